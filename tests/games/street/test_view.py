"""What the board is told, so that it needs no rules: objectives, warnings and hints."""

from __future__ import annotations

import msgspec

from games.street.positions import BOX, GAME, Rider, table
from stampede.core.rng import Rng
from stampede.games.street.view import StreetView


def test_possible_objectives_are_beyond_what_was_ridden_and_nobody_elses() -> None:
    game = table(
        Rider("1km", km=10, vehicle="bmx", goal=103),
        Rider("1km", km=97, vehicle="bmx", goal=106),
        Rider("20km", km=94, vehicle="bmx", goal=96),
        turn=2,
    )
    assert game.view(0).players[1].possible == [99, 101, 104, 106]
    assert game.view(0).players[2].possible == [96, 97, 99, 101, 104, 106]
    assert game.view(0).players[0].possible == [103]
    game.play("ride 20")
    assert game.view(0).players[2].possible == [96]
    assert game.view(None).players[0].possible == [goal for goal in BOX.day if goal != 96]


def test_finishes_with_one_card_and_with_two() -> None:
    hand = "20km 10km 10km 7km 3km 8km 2km 1km"
    game = table(Rider(hand, km=77, vehicle="bmx", goal=97), Rider("1km"))
    assert game.view(0).finishes == [["ride 20"], ["ride 10", "ride 10"]]
    assert game.view(1).finishes == []
    game.play("ride 10")
    assert game.view(0).finishes == [["ride 10"]]


def test_a_pair_needs_both_cards() -> None:
    game = table(Rider("10km 7km 3km", km=77, vehicle="bmx", goal=97), Rider("1km"))
    assert game.view(0).finishes == []


def test_finishes_by_freeing_oneself_first() -> None:
    game = table(Rider("20km dodge figure 10km 10km", km=77, vehicle="bmx", trick="pothole", goal=97), Rider("1km"))
    assert game.view(0).finishes == [["counter dodge", "ride 20"], ["counter figure", "ride 20"]]
    assert game.view(0).overshoots == []
    game = table(Rider("20km scooter", km=77, goal=97), Rider("1km"))
    assert game.view(0).finishes == [["mount scooter", "ride 20"]]
    game.play("discard scooter")
    assert game.view(0).finishes == []


def test_finishes_are_legal_and_win() -> None:
    """In random games, whenever the view hints at a way to win."""
    hints = 0
    for seed in range(20):
        chance = Rng.free(("finishes", seed))
        state = GAME.new(3, GAME.settle(3, {}), chance)
        while state.owing():
            seat = state.to_act()[0]
            view = state.view(seat)
            legal = state.legal(seat)
            assert {GAME.actions.parse(choice).index for choice in view.overshoots} <= set(legal)
            for way in view.finishes:
                hints += 1
                twin = state.copy()
                for choice in way:
                    action = GAME.actions.parse(choice).index
                    assert twin.why_not(seat, action) is None
                    twin.apply(seat, action, chance, None)
                outcome = twin.outcome()
                assert outcome is not None
                assert outcome.winners == [seat]
            state.apply(seat, legal[chance.below(len(legal))], chance, None)
    assert hints > 5


def test_a_view_can_be_written_and_read_back() -> None:
    game = table(
        Rider("1km hand-swap", vehicle="bmx", shields=(2, 0)), Rider("cramp 2km", vehicle="scooter", trick="cramp")
    )
    game.play("swap B")
    view = game.view(0)
    assert msgspec.json.decode(msgspec.json.encode(view), type=StreetView) == view


def test_waiting_and_safety_as_numbers() -> None:
    game = table(
        Rider("1km", vehicle="bmx", trick="obstacle", waited=1),
        Rider("1km", vehicle="bmx", trick="broken-wheel"),
        Rider("1km", vehicle="bmx", shields=(1, 3), stopped=True),
    )
    riders = game.view(None).players
    assert [(rider.waited, rider.wait) for rider in riders] == [(1, 2), (0, 0), (0, 0)]
    assert [rider.invincible for rider in riders] == [0, 0, 3]
    assert [rider.stopped for rider in riders] == [False, False, True]


def test_when_the_game_is_over_everything_is_open() -> None:
    game = table(Rider("20km 1km", km=77, vehicle="bmx", goal=97), Rider("2km 3km", goal=99))
    game.play("ride 20")
    view = game.view(None)
    assert view.decision == ""
    assert view.ending == "exact"
    assert [rider.goal for rider in view.players] == [97, 99]
    assert [rider.hand for rider in view.players] == [["1km"], ["2km", "3km"]]
