"""What a seat can conclude, and nothing more."""

from __future__ import annotations

from collections import Counter

import pytest

from games.bulls.positions import BOX, GAME, Table, table
from stampede import Match
from stampede.core.errors import BrokenPosition
from stampede.core.rng import Rng
from stampede.games.bulls.rules import Holiday
from stampede.games.bulls.state import DECK, DISCARDS
from stampede.games.bulls.view import BullsView, PastView


def samples(position: Holiday, reader: int | None, count: int) -> list[Holiday]:
    belief = GAME.belief(position.view(reader))
    rng = Rng.free("belief")
    return [belief.sample(rng) for _ in range(count)]


def test_own_hand_and_discards_stay_and_the_rest_is_dealt_anew() -> None:
    hands = {0: ["souvenir", "panic"], 1: ["shove", "ole", "ole"]}
    game = table({0: ["A1 3"]}, ["A2 4"], hands, deck=30)
    others = set()
    for twin in samples(game.position, 0, 300):
        twin.check()
        assert twin.names_at(twin.hand(0)) == ["panic", "souvenir"]
        assert twin.names_at(DISCARDS) == game.discards
        assert twin.size(twin.hand(1)) == 3
        others |= set(twin.names_at(twin.hand(1)))
    unseen = {name for name in BOX.names if [*game.discards, "souvenir", "panic"].count(name) < copies_of(name)}
    assert others <= unseen


def copies_of(name: str) -> int:
    return int(BOX.copies[BOX.kind_of[name]])


def reshuffled() -> Holiday:
    """Seat 0 has played a Guidebook with one card in the deck: the discards were shuffled in between."""
    hands = {0: ["guidebook"], 1: ["souvenir", "ole", "ole", "stampede"]}
    return table({0: ["A1 3"]}, ["A2 4"], hands, deck=1).play("play guidebook").position


def test_after_a_reshuffle_everybody_knows_what_is_not_in_the_deck() -> None:
    """Souvenir, ¡Olé! and Stampede were not among the discards, so the opponent holds them; the deck is exact."""
    position = reshuffled()
    for twin in samples(position, 0, 60):
        twin.check()
        assert twin.names_at(twin.hand(1)) == position.names_at(position.hand(1))
        assert twin.names_at(DECK) == position.names_at(DECK)


def test_a_spectator_does_not_know_which_hand_they_are_in() -> None:
    position = reshuffled()
    with_ole = Counter(
        seat for twin in samples(position, None, 400) for seat in (0, 1) if "ole" in twin.names_at(twin.hand(seat))
    )
    assert with_ole[0] > 50
    assert with_ole[1] > 50
    for twin in samples(position, None, 60):
        assert "ole" not in twin.names_at(DECK)


def test_what_was_drawn_since_the_reshuffle_is_known_to_its_drawer_only() -> None:
    position = reshuffled()
    mine, others = position.view(0), position.view(1)
    assert [len(cards) for cards in mine.players[0].drawn or []] == [1, 1]  # of the old deck, then of the new one
    assert others.players[0].drawn is None
    assert mine.decks == others.decks
    assert [len(deck) for deck in mine.decks] == [5, 46]  # what both held, and the discards
    assert mine.players[0].past == others.players[0].past == [PastView(0, 1, []), PastView(1, 1, [])]
    assert mine.players[1].past == others.players[1].past == [PastView(0, 4, [])]


def test_nothing_is_noted_before_discards_are_shuffled() -> None:
    game = table({0: ["A1 3"]}, [], {0: ["guidebook"], 1: ["souvenir"]}, deck=30).play("play guidebook")
    view = game.position.view(0)
    assert (view.decks, view.players[0].past, view.players[0].drawn) == ([], [], [])


def three_hands() -> Table:
    """Seat 0 has an old card and drew a new one; seat 1 has only old ones; seat 2 has none at all.

    Both ¡Olé! and both Road Crews were in hands when the discards became the deck, and were not among these.
    """
    hands = {0: ["guidebook", "ole"], 1: ["souvenir", "ole", "road-crew", "road-crew"]}
    return table({0: ["A1 3"]}, ["A2 4"], hands, seats=3, deck=1).play("play guidebook")


def test_who_held_no_card_at_the_reshuffle_holds_none_of_those_that_were_held() -> None:
    """For a spectator the old cards lie with seats 0 and 1; a Guidebook later, seat 2 can only have new ones."""
    game = three_hands()
    draw(game.position, 2, "panic")
    game.position.check()
    for twin in samples(game.position, None, 200):
        twin.check()
        held = twin.names_at(twin.hand(2))
        assert not {"ole", "road-crew"} & set(held)
        assert Counter(twin.names_at(twin.hand(0)))["ole"] <= 2


def test_an_old_card_laid_down_leaves_the_other_to_be_found() -> None:
    """Seat 1 plays an ¡Olé!: nobody can have drawn it since. The other one is with seat 0 or 1, never with 2."""
    game = three_hands().play("play ole", "lead A2 4 A1")
    where = Counter(
        seat
        for twin in samples(game.position, None, 200)
        for seat in range(3)
        if "ole" in twin.names_at(twin.hand(seat))
    )
    assert set(where) == {0, 1}
    for twin in samples(game.position, 1, 20):  # who held the other old cards knows where it is
        assert "ole" in twin.names_at(twin.hand(0))


def draw(position: Holiday, seat: int, name: str) -> None:
    position.shift(BOX.kind_of[name], DECK, position.hand(seat))
    position.note_drawn(seat, BOX.kind_of[name])


def lay(position: Holiday, seat: int, name: str) -> None:
    position.shift(BOX.kind_of[name], position.hand(seat), DISCARDS)
    position.note_laid(seat, BOX.kind_of[name])


def test_cards_laid_before_drawing_again_were_not_drawn_later() -> None:
    """Two Stampedes: one was old, one is new. Seat 1 laid one before it drew, so that was the old one.

    So seat 2 laid the new one, and still holds its old card: the ¡Olé!, which no new card can be.
    """
    hands = {0: ["guidebook", "ole"], 1: ["stampede"], 2: ["ole"]}
    position = table({0: ["A1 3"]}, ["A2 4"], hands, seats=3, deck=1).play("play guidebook").position
    lay(position, 1, "stampede")
    draw(position, 1, "panic")
    draw(position, 2, "stampede")
    lay(position, 2, "stampede")
    position.check()
    assert position.view(0).players[1].past == [PastView(0, 1, ["stampede"]), PastView(1, 1, [])]
    for twin in samples(position, 0, 60):
        twin.check()
        assert twin.names_at(twin.hand(2)) == ["ole"]


def test_discards_are_remembered_too() -> None:
    hands = {0: ["guidebook"], 1: ["souvenir", "ole", "ole", "stampede"]}
    game = table({}, [], hands, row="C1", deck=1).play("play guidebook", "play souvenir")
    game.play_as(1, "discard ole", "keep").play_as(0, "keep")
    assert game.position.view(0).players[1].past[0].laid == ["souvenir", "ole"]
    for twin in samples(game.position, 0, 30):
        twin.check()
        assert twin.names_at(twin.hand(1)).count("stampede") >= 1


def test_the_memory_that_is_recorded_is_true() -> None:
    for spoil in (
        lambda position: position.note_drawn(1, BOX.kind_of["panic"]),
        lambda position: position.note_laid(1, BOX.kind_of["ole"]),
        lambda position: position.remember_drawn(1, 0, BOX.kind_of["panic"], 1),
        lambda position: position.reject(1, BOX.kind_of["panic"]),
    ):
        position = three_hands().position
        position.check()
        spoil(position)
        with pytest.raises(BrokenPosition):
            position.check()


def test_a_copy_and_its_original_remember_apart() -> None:
    position = three_hands().position
    twin = position.copy()
    kept = position.view(0)
    draw(twin, 0, "panic")
    twin.reject(0, BOX.kind_of["panic"])
    assert position.view(0) == kept
    assert twin.view(0) != kept


def test_everything_that_can_be_turns_up() -> None:
    """Seat 2 has drawn two new cards and laid a Panic!; seats 0 and 1 hold what may be old or new."""
    game = three_hands()
    position = game.position
    for _ in range(2):
        draw(position, 2, "panic")
    lay(position, 2, "panic")
    seen = {name for twin in samples(position, None, 600) for name in twin.names_at(twin.hand(2))}
    assert seen == set(BOX.names) - {"ole", "road-crew"}


def test_who_is_ready_may_be_discarding_anything() -> None:
    """Samples differ in what others discard, never in what the reader does."""
    game = table({}, [], {0: ["souvenir", "panic"], 1: ["souvenir", "shove", "sprint"]}, row="C1")
    game.play("play souvenir", "play souvenir").play_as(0, "discard panic").play_as(1, "discard shove", "keep")
    numbers = Counter(
        sum(int(twin.unwanted_of(1, kind)) for kind in range(BOX.kinds)) for twin in samples(game.position, 0, 100)
    )
    assert set(numbers) == {0, 1, 2}
    assert all(unwanted(twin, 0) == ["panic"] for twin in samples(game.position, 0, 20))
    assert all(unwanted(twin, 0) == [] for twin in samples(game.position, 1, 20))  # not ready: still to choose


def unwanted(position: Holiday, seat: int) -> list[str]:
    return position.view(seat).players[seat].unwanted or []


def test_a_spectator_sees_no_hand() -> None:
    view = Match.new("bulls", seats=3, seed=4).view(None)
    assert isinstance(view, BullsView)
    assert [player.hand for player in view.players] == [None] * 3
