"""What a seat can conclude, and nothing more."""

from __future__ import annotations

from collections import Counter

from games.encierro.positions import BOX, GAME, kind, table
from stampede.core.rng import Rng
from stampede.games.encierro.rules import Race
from stampede.games.encierro.state import DISCARDS, PILE


def samples(position: Race, reader: int | None, count: int) -> list[Race]:
    belief = GAME.belief(position.view(reader))
    rng = Rng.free("belief")
    return [belief.sample(rng) for _ in range(count)]


def test_a_stolen_card_is_known_to_who_lost_it_until_it_leaves() -> None:
    game = table([1, 1, 2], {0: "pillo otra", 1: "kilikis recorte"}).play("attack pillo 2").take("kilikis")
    assert all(twin.holds(0, kind("kilikis")) for twin in samples(game.race, 1, 30))
    assert not all(twin.holds(0, kind("kilikis")) for twin in samples(game.race, 2, 60))
    game.play("attack kilikis 3", "lose faja")
    assert game.view(1).players[0].known == []


def test_the_thief_who_takes_a_known_card_back_knows_it_is_gone() -> None:
    game = table([1, 1], {0: "pillo recorte", 1: "kilikis pillo"}).play("attack pillo 2").take("kilikis")
    game.draw("otra").play("stop")
    game.play("attack pillo 1").take("kilikis")
    assert game.view(1).players[0].known == []
    assert game.view(0).players[1].known == ["kilikis"]


def test_eye_cards_are_never_in_hands_and_open_cards_stay() -> None:
    game = table([1, 1, 2], {0: "pillo otra", 1: "kilikis recorte", 2: "avanzar"}).draw("chulin").play("lose faja")
    for twin in samples(game.race, 2, 40):
        twin.check()
        assert twin.cards_in(DISCARDS) == game.race.cards_in(DISCARDS)
        assert twin.pending.card == game.race.pending.card
        assert [twin.size(twin.hand(seat)) for seat in range(3)] == [2, 2, 1]


def test_straight_after_a_shuffle_the_pile_is_known_and_hands_are_the_rest() -> None:
    """The reader holds recorte; what was not shuffled in is in the other two hands, every deal equally likely."""
    hands = {0: "recorte", 1: "kilikis ole", 2: "zaldiko avanzar"}
    game = table([2, 3, 3], hands, pile="otra", turn=0).draw("otra")
    assert game.view(0).fallen == 1
    seen: Counter[tuple[str, ...]] = Counter()
    count = 900
    for twin in samples(game.race, 0, count):
        assert twin.cards_in(PILE) == game.race.cards_in(PILE)
        seen[tuple(twin.cards_in(twin.hand(1)))] += 1
    assert len(seen) == 6  # two of four
    for held, times in seen.items():
        assert abs(times - count / 6) < 5 * (count / 6) ** 0.5, held


def test_what_others_draw_after_a_shuffle_comes_from_the_pile_they_know() -> None:
    """Seat 1 has not drawn since: its hand is still of old cards. Seat 0 has drawn one of the pile."""
    game = table([2, 3, 3], {0: "recorte", 1: "kilikis ole", 2: "zaldiko avanzar"}, pile="otra").draw(
        "otra", "garrotazo"
    )
    shuffled = set(game.shuffled())
    old = {"recorte", "kilikis", "ole", "otra"}
    for twin in samples(game.race, 2, 120):
        twin.check()
        assert set(twin.cards_in(twin.hand(1))) <= old
        fresh = [id for id in twin.cards_in(twin.hand(0)) if id not in old]
        assert len(fresh) <= 1
        assert set(fresh) <= shuffled
    drawn = Counter(id for twin in samples(game.race, 2, 400) for id in twin.cards_in(twin.hand(0)))
    assert len(drawn) > 15  # it may be any card of the pile


def test_what_the_reader_has_drawn_since_is_no_longer_in_the_pile() -> None:
    game = table([2, 3], {0: "recorte", 1: "kilikis"}, pile="otra").draw("otra", "garrotazo")
    for twin in samples(game.race, 0, 40):
        assert twin.count(PILE, kind("garrotazo")) == 0
        assert twin.cards_in(twin.hand(1)) == ["kilikis"]


def test_a_spectator_sees_no_hand() -> None:
    game = table([1, 1], {0: "recorte", 1: "kilikis"})
    held = {id for twin in samples(game.race, None, 400) for id in twin.cards_in(twin.hand(0))}
    assert held == set(BOX.ids[int(BOX.eyes) :])
