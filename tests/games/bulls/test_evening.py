"""How a day ended, and what the next row brings: what everybody may look at, and whether it is true."""

from __future__ import annotations

import pytest

from games.bulls.positions import BOX, GAME, Table, holiday, table
from stampede.core.errors import BrokenPosition
from stampede.core.play import act
from stampede.core.rng import Rng
from stampede.games.bulls.parts import Evening
from stampede.games.bulls.rules import Holiday
from stampede.games.bulls.view import EveningView


def evening_of(position: Holiday, seat: int | None = 0) -> EveningView:
    evening = position.view(seat).evening
    assert evening is not None
    return evening


def second_evening() -> Table:
    """C1 leads to D1 (Restaurant, 3) and D2 (Nightclub, 4), C4 to D4 (Bookstore, 2) and D5 (China Shop, 1)."""
    game = table(
        {0: ["C1 1", "C1 3", "C1 2", "C4 1"], 1: ["C4 2"], 2: ["C1 4", "C1 6"]},
        ["C4 2"],
        {0: ["souvenir", "panic"], 1: ["souvenir"], 2: ["souvenir"]},
        seats=3,
        day=2,
        points={0: [5], 1: [9], 2: [9]},
    ).load(2)
    return game.play(*["play souvenir"] * 3)


def test_an_evening_tells_who_arrived_where_and_what_it_brought() -> None:
    evening = evening_of(second_evening().position)
    assert evening.day == 2
    assert [(card.name, card.points) for card in evening.destinations] == [
        *(("restaurant", 3), ("nightclub", 4), ("bank", 4)),
        *(("bookstore", 2), ("china-shop", 1)),
    ]
    assert [one.arrived for one in evening.seats] == [[2, 1, 0, 1, 0], [0] * 5, [0, 2, 0, 0, 0]]
    assert [one.trampled for one in evening.seats] == [4, 8, 6]  # of eight; those that never stood there count too
    assert [one.souvenirs for one in evening.seats] == [2, 2, 2]
    assert [one.points for one in evening.seats] == [14, 2, 10]
    assert [one.total for one in evening.seats] == [19, 11, 19]
    assert [(one.rank_before, one.rank) for one in evening.seats] == [(3, 1), (1, 3), (1, 1)]
    assert [(one.more_runners, one.more_cards) for one in evening.seats] == [(-1, 2), (0, 0), (-1, 0)]


def test_an_evening_can_be_looked_back_at_until_the_next_one() -> None:
    """When all are ready the dice are gone, the sights are shuffled and the effects are spent."""
    game = second_evening()
    told = evening_of(game.position)
    copy = game.position.copy()
    game.play_as(0, "discard panic", "keep")
    assert game.position.day == 2
    assert [evening_of(game.position, reader) for reader in (0, 1, None)] == [told] * 3
    while game.position.row < BOX.town.steps:
        seat = game.position.to_act()[0]
        act(game.position, seat, game.position.legal(seat)[-1], game.rng, game.events)
    later = evening_of(game.position)
    assert later.day == 3
    assert all(one.more_runners == one.more_cards == 0 for one in later.seats)  # there is no fourth day
    assert evening_of(copy) == told
    assert holiday().view(0).evening is None


@pytest.mark.parametrize(
    ("day", "sight", "arrived", "said"),
    [
        (0, "bank", 1, "day 0 is remembered"),
        (1, "bank", 2, "other runners at a destination"),
        (1, "bank", 9, "other runners at a destination"),
    ],
)
def test_a_wrong_memory_of_a_day_is_a_broken_position(day: int, sight: str, arrived: int, said: str) -> None:
    position = second_evening().position
    true = position.evening
    assert true is not None
    position.check()
    wrong = true.arrived[:]
    wrong[2] = arrived  # type: ignore[call-overload]
    position.evening = Evening(day, true.sights, wrong, true.trampled)
    with pytest.raises(BrokenPosition, match=said):
        position.check()
    position.row = 0
    position.day = 2
    position.clear_dice()
    position.evening = Evening(1, true.sights, wrong, true.trampled)
    if arrived * BOX.points[BOX.sight_of[sight]] > 2:
        with pytest.raises(BrokenPosition, match="more points than it scored"):
            position.check()


def test_a_sample_remembers_the_evening_too() -> None:
    game = second_evening()
    game.play_as(0, "keep")
    view = game.position.view(1)
    for seed in range(5):
        assert GAME.belief(view).sample(Rng.free(seed)).view(1) == view


# --- the forecast -----------------------------------------------------------------------------------------------------


def played_out(seed: int) -> Holiday:
    """Somewhere in a game, with a card to be played."""
    rng = Rng.free(("forecast", seed))
    position = GAME.new(2 + seed % 5, {}, rng)
    for _ in range(20 + 7 * seed):
        if position.outcome() is None:
            seat = position.to_act()[0]
            legal = position.legal(seat)
            position.apply(seat, legal[rng.below(len(legal))], rng, None)
    assert isinstance(position, Holiday)
    return position


@pytest.mark.parametrize("seed", range(6))
def test_the_forecast_is_what_happens_if_no_more_cards_are_played(seed: int) -> None:
    """Who is charged is certain; over many playouts as many of them fall as the forecast has fatal faces."""
    position = played_out(seed)
    coming = position.view(None).forecast
    rolled: dict[tuple[str, int], int] = {}
    fallen: dict[tuple[str, int], int] = {}
    playouts = 150
    for playout in range(playouts):
        twin = position.copy()
        log: list = []  # type: ignore[type-arg]
        twin.advance(Rng.free(("playout", seed, playout)), log)
        met = [event.facts for event in log if event.kind == "charged"]
        dice: dict[tuple[str, int], int] = {}
        for facts in met:
            key = (facts["place"], facts["target"])
            dice[key] = dice.get(key, 0) + facts["dice"]
            rolled[key] = rolled.get(key, 0) + facts["dice"]
            fallen[key] = fallen.get(key, 0) + facts["trampled"]
        assert dice == {
            (well.name, seat): charged for well in coming for seat, charged in enumerate(well.charged) if charged
        }
    assert rolled
    odds = {well.name: well.odds for well in coming}
    expected = sum(rolled[key] * odds[key[0]] / 6 for key in rolled)
    spread = sum(rolled[key] * odds[key[0]] / 6 * (1 - odds[key[0]] / 6) for key in rolled) ** 0.5
    assert abs(sum(fallen.values()) - expected) <= 4 * spread


def test_each_fatal_face_is_fatal_and_no_other() -> None:
    """Enumerated: a 4 that meets bulls showing 4, 4 and 2 falls with two of the six faces."""
    falls = []
    for face in range(1, 7):
        game = table({0: ["S4 4"]}, ["S4 4", "S4 4", "S4 2"], {0: ["souvenir"], 1: ["souvenir"]})
        (well,) = [well for well in game.position.view(0).forecast if well.charged[0]]
        assert (well.charged, well.odds) == ([1, 0], 2)
        game.load(face).play("play souvenir", "play souvenir")
        falls.append(game.told("charged")[0]["trampled"])
    assert falls == [0, 1, 0, 1, 0, 0]
