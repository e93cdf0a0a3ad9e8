"""What a seat can conclude, and nothing more."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import permutations

import pytest

from games.street.positions import BOX, GAME, Rider, race, table
from stampede.core.errors import BrokenPosition
from stampede.core.rng import Rng
from stampede.games.street.rules import Race
from stampede.games.street.state import DECK, DISCARDS

EIGHT = "1km 2km 3km 5km 7km 8km 10km 20km"


def samples(position: Race, reader: int | None, count: int) -> list[Race]:
    belief = GAME.belief(position.view(reader))
    rng = Rng.free("belief")
    return [belief.sample(rng) for _ in range(count)]


def test_what_lies_open_stays() -> None:
    game = table(
        Rider(EIGHT, km=42, vehicle="bmx", laid="20km 2km", shields=(0, 2)),
        Rider("cramp 1km", km=20, vehicle="scooter", trick="cramp", waited=1, laid="20km"),
        Rider("dodge figure", stopped=True),
        deck=60,
    )
    for reader in (0, 1, 2, None):
        for twin in samples(game.race, reader, 10):
            twin.check()
            assert twin.names_at(DISCARDS) == game.discards()
            assert [twin.names_at(twin.lane(seat)) for seat in range(3)] == [game.lane(seat) for seat in range(3)]
            assert [twin.size(twin.hand(seat)) for seat in range(3)] == [8, 2, 2]
            assert twin.size(DECK) == 60
            assert twin.view(reader) == game.view(reader)


def test_after_a_swap_both_hands_are_known_to_both() -> None:
    game = table(Rider("hand-swap dodge dodge figure"), Rider("cramp obstacle pothole"), Rider("5km 7km"))
    game.play("swap B")
    for twin in samples(game.race, 0, 20):
        assert twin.names_at(twin.hand(1)) == ["dodge", "dodge", "figure"]
    for twin in samples(game.race, 1, 20):
        assert twin.names_at(twin.hand(0)) == ["cramp", "obstacle", "pothole"]
        # And seat 1 knows what seat 0 knows of its own hand.
        assert twin.view(0).players[1].hand == ["dodge", "dodge", "figure"]
    third = {tuple(twin.names_at(twin.hand(0))) for twin in samples(game.race, 2, 40)}
    assert len(third) > 30


def test_known_cards_stay_while_they_are_not_moved_and_drawn_ones_are_unknown() -> None:
    game = table(Rider("hand-swap dodge dodge figure"), Rider("cramp obstacle pothole"), Rider("5km 7km"))
    game.play("swap B", "discard cramp")
    drawn = Counter[str]()
    for twin in samples(game.race, 1, 60):
        hand = Counter(twin.names_at(twin.hand(0)))
        assert hand["obstacle"] >= 1
        assert hand["pothole"] >= 1
        assert hand.total() == 8
        drawn.update(hand)
    assert len(drawn) > 20


def test_a_known_card_that_is_played_may_or_may_not_have_been_the_last_of_its_kind() -> None:
    game = table(Rider("hand-swap dodge"), Rider("cramp cramp 1km"), Rider("5km 7km"))
    game.play("swap B", "discard cramp")
    assert game.view(1).players[0].hand == ["1km", "cramp"]
    game.play("discard 5km", "end", "discard dodge", "discard cramp", "end")
    assert game.view(1).players[0].hand == ["1km"]


def test_objectives_fit_the_kilometres_ridden() -> None:
    """Exactly: every deal in which nobody has reached the own objective is equally likely."""
    position = race(
        Rider("1km", km=10, goal=101), Rider("1km", km=100, goal=104), Rider("1km", km=98, goal=99), Rider("1km", km=3)
    )
    others = [goal for goal in BOX.day if goal != 101]
    deals = [deal for deal in permutations(others, 3) if deal[0] > 100 and deal[1] > 98 and deal[2] > 3]
    count = 2500
    seen = Counter(tuple(int(twin.goal(seat)) for seat in (1, 2, 3)) for twin in samples(position, 0, count))
    assert set(seen) == set(deals)
    expected = count / len(deals)
    assert all(abs(times - expected) < 5.5 * expected**0.5 for times in seen.values())


def test_a_shared_objective_is_known() -> None:
    position = race(Rider("1km"), Rider("1km"), Rider("1km"), shared=True)
    for twin in samples(position, None, 10):
        assert [int(twin.goal(seat)) for seat in range(3)] == [106, 106, 106]
        twin.check()


def test_the_objective_of_who_is_out_is_known() -> None:
    game = table(Rider("20km", km=90, vehicle="bmx", goal=97), Rider("1km"), Rider("1km"))
    game.play("ride 20")
    for twin in samples(game.race, 1, 20):
        assert twin.goal(0) == 97
        twin.check()


def test_a_view_with_a_card_too_many_is_refused_by_name() -> None:
    view = table(Rider(EIGHT), Rider("cramp 1km")).view(0)
    with pytest.raises(BrokenPosition, match="50 cards cramp, by place"):
        GAME.belief(replace(view, discards=["cramp"] * 50))
