"""Nothing that a seat has seen is forgotten: what it can tell of hidden cards, however they move on."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from games.encierro.positions import BOX, Table, kind, table
from games.encierro.test_belief import samples
from stampede.core.errors import BrokenPosition
from stampede.core.rng import Rng
from stampede.games.encierro.memory import (
    DREW,
    HEAVIEST,
    LEFT,
    SHUFFLED,
    SPECTATOR,
    STOLE,
    Filter,
    Recollection,
    note,
    recollect,
)
from stampede.games.encierro.state import PILE


def holders(game: Table, reader: int | None, id: str, count: int = 400) -> Counter[str]:
    """Where a single card lies in samples: the pile, or the seats that hold it."""
    found: Counter[str] = Counter()
    for twin in samples(game.race, reader, count):
        found.update(str(seat) for seat in range(int(twin.seats)) if twin.holds(seat, kind(id)))
        found["pile"] += int(twin.count(PILE, kind(id)))
    return +found


def robbed_twice() -> Table:
    """Seat 0 takes Kilikis from seat 1; then seat 2 takes a card from seat 0."""
    hands = {0: "pillo recorte zaldiko", 1: "kilikis", 2: "pillo ole"}
    game = table([1, 1, 2], hands).play("attack pillo 2").take("kilikis")
    return game.draw("otra").play("stop").draw("avanzar").play("stop", "attack pillo 1")


def test_a_card_that_is_stolen_on_is_in_one_of_two_hands() -> None:
    game = robbed_twice()
    assert game.view(1).players[0].known == ["kilikis"]
    game.take("recorte")
    assert game.view(1).players[0].known == []  # it may be the card that was taken
    assert game.view(0).players[2].known == ["recorte"]
    found = holders(game, 1, "kilikis", 900)
    assert found.keys() == {"0", "2"}
    assert abs(found["2"] - 900 / 4) < 75  # one of four cards was taken, each as likely


def test_it_is_known_again_once_the_other_card_shows() -> None:
    game = robbed_twice().take("recorte").draw("chupete").play("stop").play("discard otra")
    assert holders(game, 1, "kilikis").keys() == {"0", "2"}  # it was not the one that was taken, and says nothing
    game = robbed_twice().take("kilikis")
    assert "kilikis" not in game.view(1).players[2].known
    game.play("attack kilikis 1", "lose faja")
    assert holders(game, 1, "kilikis") == {}
    assert game.view(1).players[0].known == []


def test_of_two_known_cards_a_thief_takes_one_at_most() -> None:
    """The reader, seat 1, knows two cards of seat 0; seat 2 takes one of that hand unseen."""
    known, other = (kind("recorte"), kind("kilikis")), (kind("ole"), kind("txiki"))
    before = Recollection(1, [((known, (2, 0, 0, 0)), (other, (1, 0, 1, 0)))], [1])
    found = recollect(BOX, 3, 1, before, note(vec[u8](), STOLE + 0, 2, kind("txiki")))
    moved = {sum(slots[2] for cards, slots in world if known[0] in cards): world for world in found.worlds}
    assert moved.keys() == {0, 1}
    assert (known, (1, 0, 1, 0)) in moved[1]
    weights = dict(zip(found.worlds, found.weights, strict=True))
    assert weights[moved[1]] == pytest.approx(2 * weights[moved[0]], rel=0.01)  # two of the three cards are known


def fallen_once(hands: dict[int, str]) -> Table:
    """The pile has just been shuffled by the draw of its last card, Otra vez será."""
    return table([2, 3, 3], hands, pile="otra").draw("otra")


def test_a_fresh_card_that_is_played_leaves_the_hand_as_old_as_before() -> None:
    """Seat 0 draws one card of the new pile and later shows it: all other cards in that hand are old."""
    game = fallen_once({0: "recorte ole", 1: "kilikis", 2: "zaldiko"}).draw("linea").play("stop")
    game.draw("chupete").play("stop").draw("miron").play("stop")
    assert holders(game, 2, "garrotazo").keys() == {"pile", "0", "1"}
    game.play("attack linea 2").take("kilikis")
    assert holders(game, 2, "garrotazo").keys() == {"pile", "1"}
    assert holders(game, None, "garrotazo").keys() == {"pile", "1", "2"}


def test_a_hand_of_fresh_cards_holds_no_old_one() -> None:
    game = fallen_once({0: "avanzar", 1: "kilikis", 2: "zaldiko"}).play("stop").play("discard kilikis")
    game.draw("garrotazo").play("stop")
    assert holders(game, 2, "avanzar", 60)["1"] < 60  # there are more of them in the pile
    for twin in samples(game.race, 2, 60):
        assert twin.holds(0, kind("avanzar"))
        assert twin.holds(0, kind("otra"))
    assert game.view(2).players[0].known == ["otra", "avanzar"]


def test_of_equal_cards_the_one_that_shows_may_be_an_old_one_or_a_fresh_one() -> None:
    """Seat 0 holds an old Avanzar tramo or not, and draws a fresh card: what it plays may be either."""
    game = fallen_once({0: "avanzar recorte", 1: "kilikis ole", 2: "zaldiko"}).draw("garrotazo").play("stop")
    game.draw("linea").play("stop").draw("chupete").play("stop").play("advance")
    assert len(game.view(2).memory) == 2
    found = holders(game, 2, "garrotazo")
    assert found.keys() == {"pile", "0", "1"}  # if it was old, the fresh card is still there
    both = [twin for twin in samples(game.race, 2, 200) if twin.count(twin.hand(0), kind("avanzar")) > 0]
    assert both  # if it was fresh, the old one may be there


def test_what_is_known_outlives_a_shuffle() -> None:
    hands = {0: "pillo avanzar", 1: "kilikis", 2: "zaldiko"}
    game = table([2, 2, 3], hands, pile="otra ole").play("attack pillo 2").take("kilikis").draw("otra", "ole")
    assert game.view(1).fallen == 1
    assert holders(game, 1, "kilikis").keys() == {"0"}
    assert holders(game, 2, "kilikis").keys() == {"0"}  # seat 1 has no card left


def test_at_two_the_other_hand_is_known_after_a_shuffle() -> None:
    game = table([2, 3], {0: "recorte", 1: "kilikis avanzar"}, pile="otra").draw("otra")
    assert game.view(0).players[1].known == ["kilikis", "avanzar"]
    assert game.view(None).players[1].known == []


def test_what_the_pile_is_made_of_lies_open_until_somebody_draws() -> None:
    game = fallen_once({0: "recorte", 1: "kilikis", 2: "zaldiko"})
    assert [place.hidden for place in game.race.places(2) if place.name == "pile"] == [False]
    game.draw("garrotazo")
    assert [place.hidden for place in game.race.places(2) if place.name == "pile"] == [True]
    assert [place.hidden for place in game.race.places(0) if place.name == "pile"] == [False]


def test_a_position_in_which_a_seat_remembers_wrongly_is_broken() -> None:
    game = table([1, 1, 2], {0: "pillo", 1: "kilikis", 2: "ole"}).play("attack pillo 2").take("kilikis")
    game.race.check()
    for id, loser, winner in (("kilikis", 0, 2), ("ole", 2, 0)):
        game.race.put(kind(id), game.race.hand(loser), -1)
        game.race.put(kind(id), game.race.hand(winner), 1)
    with pytest.raises(BrokenPosition, match="can tell is not true"):
        game.race.check()


def test_where_no_world_is_left_any_hidden_card_may_be_anywhere() -> None:
    """Only the likeliest worlds are kept, so a very unlikely one may turn out to be true."""
    one, other = kind("recorte"), kind("kilikis")
    before = Recollection(SPECTATOR, [(((one,), (1, 0, 0)), ((other,), (0, 1, 0)))], [1])
    found = recollect(BOX, 2, SPECTATOR, before, note(vec[u8](), LEFT, 0, other))
    assert found.worlds == [(((one,), (0, 1, 0)),)]


def test_memory_is_the_same_read_at_once_or_bit_by_bit() -> None:
    notes = vec[u8]()
    for seat, id in enumerate(("recorte", "kilikis", "ole")):
        notes = note(notes, DREW, seat, kind(id))
        recollect(BOX, 3, 0, None, notes)
    notes = note(note(notes, LEFT, 1, kind("kilikis")), SHUFFLED, 0, 0)
    bit_by_bit = recollect(BOX, 3, 0, None, notes)
    at_once = recollect(BOX, 3, 0, recollect(BOX, 3, 0, None, vec[u8]()), notes)
    assert bit_by_bit.worlds == at_once.worlds


def test_others_remember_nothing_in_a_position_that_is_only_believed() -> None:
    game = robbed_twice().take("recorte")
    twin = samples(game.race, 1, 1)[0]
    assert twin.view(1) == game.view(1)
    (world,) = twin.view(2).memory
    assert sum(len(pool.cards) for pool in world.pools) == sum(len(pool.cards) for pool in game.view(2).memory[0].pools)
    twin.apply(twin.pending.seat, twin.legal(twin.pending.seat)[-1], Rng.free(1), None)
    twin.check()


def test_a_card_that_shows_is_the_likelier_of_a_pool_the_more_of_it_the_hand_would_hold() -> None:
    """Of the first pool the hand holds one of three cards, two of them like this one; of the second two of four."""
    pools = (((20, 20, 21), (0, 1, 2)), ((20, 22, 22, 23), (0, 2, 2)))
    memory = Filter(2, 0, Recollection(0, [pools], [HEAVIEST]))
    memory.leave(1, 20)
    likelier, other = memory.weights
    assert other / likelier == pytest.approx((2 * 1 / 4) / (1 * 2 / 3), abs=0.01)
    assert (20, 21) in [cards for cards, _ in memory.worlds[0]]
