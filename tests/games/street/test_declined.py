"""What riders have done without: everybody sees it, and samples for a search fit it better."""

from __future__ import annotations

import pytest

from games.street.positions import GAME, Rider, Table, race
from stampede.core.rng import Rng

SAMPLES = 300
OTHER = Rider("1km 2km 3km 5km 7km 8km 10km 20km")


@pytest.mark.parametrize(
    ("rider", "plays", "expected"),
    [
        (Rider("dodge figure cramp 1km 2km 3km 5km 7km"), ["discard dodge", "discard figure"], {"vehicle": 2}),
        (Rider("scooter figure cramp 1km 2km 3km 5km 7km"), ["mount scooter", "ride 7"], {}),
        (
            Rider("dodge figure 1km 2km 3km 5km 7km 8km", vehicle="bmx", trick="broken-wheel"),
            ["discard dodge", "end"],
            {"vehicle": 1, "spare-wheel": 1},
        ),
        (
            Rider("scooter figure 1km 2km 3km 5km 7km 8km", vehicle="bmx", trick="cramp"),
            ["discard figure", "end"],
            {"water-bottle": 1},
        ),
        (Rider("dodge figure 1km 2km 3km 5km cramp", vehicle="bmx"), ["ride 5", "ride 3"], {"distance": 3}),
        (Rider("dodge figure 1km 2km 3km 5km cramp", vehicle="bmx"), ["discard dodge", "end"], {"distance": 2}),
        (Rider("dodge figure 1km 2km 3km 20km cramp", vehicle="bmx"), ["ride 20", "end"], {}),
        (Rider("dodge figure 1km 2km 3km 5km cramp", km=70, vehicle="bmx"), ["ride 5", "ride 3"], {}),  # too near
    ],
)
def test_who_does_without_a_card_is_noted(rider: Rider, plays: list[str], expected: dict[str, int]) -> None:
    game = Table(race(rider, OTHER)).play(*plays)
    for reader in (None, 0, 1):
        assert game.race.view(reader).players[0].declined == expected


def test_the_notes_go_with_the_hands() -> None:
    game = Table(race(Rider("hand-swap dodge figure", vehicle="bmx"), Rider("dodge 1km"), turn=1))
    game.play("discard dodge", "end", "swap B")
    assert [rider.declined for rider in game.race.view(0).players] == [{"vehicle": 7}, {}]


def test_likely_hands_lack_what_was_done_without() -> None:
    """A rider still on foot after a turn has a vehicle only if one of the last cards was one."""
    game = Table(race(Rider("dodge figure cramp 1km 2km 3km 5km 7km"), OTHER)).play("discard dodge", "discard figure")
    belief, rng = GAME.belief(game.race.view(1)), Rng.free("likely")
    box = GAME.box

    def has_vehicle(likely: bool) -> float:
        found = 0
        for _ in range(SAMPLES):
            sample = belief.likely(rng) if likely else belief.sample(rng)
            assert sample.view(1) == game.race.view(1)
            found += any(sample.count(sample.hand(0), kind) for kind in range(box.first_vehicle, box.first_distance))
        return found / SAMPLES

    assert has_vehicle(likely=False) > 0.6
    assert 0.1 < has_vehicle(likely=True) < 0.5
