"""What a seat can conclude, and nothing more."""

from __future__ import annotations

from collections import Counter

import pytest

from games.bulls.positions import BOX, GAME, table
from stampede import Match
from stampede.core.rng import Rng
from stampede.games.bulls.rules import Holiday
from stampede.games.bulls.state import DECK, DISCARDS
from stampede.games.bulls.view import BullsView


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
    assert len(mine.players[0].drawn or []) == 1
    assert others.players[0].drawn is None
    assert mine.shuffled == others.shuffled
    assert len(mine.shuffled) == 46


@pytest.mark.parametrize("seats", [4, 6])
def test_no_sample_contradicts_a_reshuffle_in_real_games(seats: int) -> None:
    """Whoever counts the cards knows how many of each kind the deck can still hold."""
    reshuffles = 0
    for seed in range(2):
        match = Match.new("bulls", seats=seats, seed=seed)
        rng = Rng.free(seed)
        while not match.over:
            seat = match.to_act[0]
            view = match.view(seat)
            assert isinstance(view, BullsView)
            if view.shuffled and len(match.moves) % 7 == 0:
                reshuffles += 1
                made, drawn = Counter(view.shuffled), Counter(view.players[seat].drawn)
                for _ in range(5):
                    twin = GAME.belief(view).sample(rng)
                    assert isinstance(twin, Holiday)
                    twin.check()
                    assert Counter(twin.names_at(DECK)) <= made - drawn
            legal = match.legal(seat)
            match.play(seat, legal[rng.below(len(legal))])
    assert reshuffles > 0


def test_a_spectator_sees_no_hand() -> None:
    view = Match.new("bulls", seats=3, seed=4).view(None)
    assert isinstance(view, BullsView)
    assert [player.hand for player in view.players] == [None] * 3
