"""Running, moving, passing."""

from __future__ import annotations

import pytest

from games.primes.positions import GAME, Table, race, table
from stampede.games.primes.view import PrimesView


@pytest.mark.clause("P10")
def test_a_run_is_of_cards_of_one_number() -> None:
    game = table([[0], [0], [0], [0]], {0: ["8[2]", "8[7]", "3[2]"]})
    game.play("run 8[2]")
    assert game.legal() == ["run 8[7]", "stop"]
    assert game.why_not("run 3[2]") == ("other-number", "P10")
    game.play("run 8[7]", "move 0")
    assert game.race.square(0, 0) == 16


@pytest.mark.clause("P10")
def test_one_run_a_turn_and_no_trip_after_it() -> None:
    game = table([[0], [5], [0], [0]], {0: ["8[2]", "8[7]", "6[5]"]})
    game.play("run 8[2]")
    assert game.why_not("trip 5") == ("trips-before-run", "P10")
    game.play("stop")
    assert game.race.decision(0) == "meeple"
    assert game.why_not("run 8[7]") == ("laying-is-over", "P11")
    assert game.why_not("trip 5") == ("laying-is-over", "P11")


@pytest.mark.clause("P10")
def test_the_fronts_of_a_run_stay_secret_and_its_numbers_do_not() -> None:
    game = table([[0], [0], [0], [0]], {0: ["8[2]", "8[7]", "3[2]"], 1: ["1[2]"]})
    game.play("run 8[2]", "stop", "done")
    for reader in (0, 1, None):
        view = game.race.view(reader)
        assert isinstance(view, PrimesView)
        assert view.players[0].run_backs == [8]
        assert view.players[0].run_cards == (["8[2]"] if reader == 0 else None)
        assert "8[2]" not in view.discards
    ran = next(event for event in game.events if event.kind == "ran")
    assert ran.seen_by(1).facts == {"seat": 0, "number": 8}
    assert ran.seen_by(0).facts == {"seat": 0, "number": 8, "card": "8[2]"}
    action = GAME.actions.parse("run 8[2]")
    assert GAME.actions.public(action).notation == "run 8"


@pytest.mark.clause("P10")
def test_cards_laid_for_a_trip_are_open_to_all() -> None:
    game = table([[0], [5], [0], [0]], {0: ["6[5]", "3[2]"]})
    game.play("trip 5", "lay 6[5]")
    view = game.race.view(None)
    assert isinstance(view, PrimesView)
    assert "6[5]" in view.discards


@pytest.mark.clause("P10")
def test_all_fronts_are_open_when_the_game_is_over() -> None:
    game = table([[92], [50], [0], [0]], {0: ["8[2]"], 1: ["1[2]"]})
    game.play("run 8[2]", "move 92")
    view = game.race.view(1)
    assert isinstance(view, PrimesView)
    assert view.ending == "home"
    assert view.players[0].run_cards == ["8[2]"]


@pytest.mark.clause("P11")
def test_every_tripped_meeple_and_the_run_earn_a_move() -> None:
    game = table([[0], [5], [5], [0]], {0: ["6[5]", "3[2]", "3[7]"]})
    game.play("trip 5", "lay 6[5]", "run 3[2]", "run 3[7]")
    assert sorted(game.race.earned) == [6, 6, 6]
    game.play("move 0", "move 6", "move 12")
    assert game.race.square(0, 0) == 18


@pytest.mark.clause("P11")
def test_moves_in_any_order_with_any_meeple_several_with_one() -> None:
    game = table([[10, 20], [5, 0], [0, 0]], {0: ["6[5]", "3[2]"]})
    game.play("trip 5", "lay 6[5]", "run 3[2]")
    assert game.legal() == ["use 3", "use 6", "done"]
    game.play("use 3", "move 20")
    assert game.legal() == ["move 10", "move 23", "done"]
    game.play("move 23")
    assert game.race.sorted_squares(0) == [10, 29]

    other = table([[10, 20], [5, 0], [0, 0]], {0: ["6[5]", "3[2]"]})
    other.play("trip 5", "lay 6[5]", "run 3[2]", "use 6", "move 10", "move 20")
    assert other.race.sorted_squares(0) == [16, 23]


@pytest.mark.clause("P11")
def test_every_move_is_optional() -> None:
    game = table([[10, 20], [5, 0], [0, 0]], {0: ["6[5]", "3[2]"], 1: ["1[2]"]})
    game.play("trip 5", "lay 6[5]", "run 3[2]", "use 6", "move 10", "done")
    assert game.race.sorted_squares(0) == [16, 20]
    assert game.race.turn == 1
    assert next(event for event in game.events if event.kind == "forwent").facts == {"seat": 0, "moves": [3]}


@pytest.mark.clause("P12")
def test_nothing_moves_beyond_the_goal() -> None:
    game = table([[93, 20], [0, 0], [0, 0]], {0: ["8[2]"]})
    game.play("run 8[2]")
    assert game.legal() == ["move 20", "done"]
    assert game.why_not("move 93") == ("beyond-the-goal", "P12")


@pytest.mark.clause("P12")
def test_the_goal_is_hit_exactly() -> None:
    game = table([[92, 92], [0, 0], [0, 0]], {0: ["8[2]"]})
    game.play("run 8[2]", "move 92")
    assert game.race.sorted_squares(0) == [92, 100]


@pytest.mark.clause("P12", "P13")
def test_a_run_that_moves_nobody_is_legal_and_no_pass() -> None:
    game = table([[99], [50], [0], [0]], {0: ["8[2]"], 1: ["1[2]"]})
    game.race.passes = 2
    game.play("run 8[2]")
    assert game.race.square(0, 0) == 99
    assert "stuck" in game.kinds()
    assert game.race.turn == 1
    assert game.race.passes == 0


@pytest.mark.clause("P13")
def test_pass_and_stop_are_different_things() -> None:
    game = table([[0], [5], [0], [0]], {0: ["6[5]", "3[2]"]})
    assert "pass" in game.legal()
    assert game.why_not("stop") == ("nothing-played", "P13")
    game.play("trip 5", "lay 6[5]")
    assert "stop" in game.legal()
    assert game.why_not("pass") == ("pass-after-cards", "P13")


@pytest.mark.clause("P13")
def test_a_turn_with_a_trip_whose_move_is_not_made_is_no_pass() -> None:
    game = table([[99], [5], [0], [0]], {0: ["6[5]", "3[2]"], 1: ["1[2]"]})
    game.race.passes = 3
    game.play("trip 5", "lay 6[5]", "stop")
    assert game.race.outcome() is None
    assert game.race.passes == 0


def test_an_empty_hand_goes_straight_to_the_moves() -> None:
    game = table([[0], [5], [0], [0]], {0: ["6[5]"]})
    game.play("trip 5", "lay 6[5]")
    assert game.race.decision(0) == "meeple"


def test_the_longest_hand_stays_quick_and_whole() -> None:
    """Half the deck in one hand: legal actions are listed once each and all can be applied."""
    names = [name for kind, name in enumerate(GAME.box.names) if GAME.box.number[kind] <= 5]
    position = race([[0, 0, 0], [12, 30, 64]], {0: names})
    legal = position.legal(0)
    assert len(legal) == len(set(legal)) == 3 + len(names) + 1
    for action in legal:
        twin = position.copy()
        twin.apply(0, action, Table(twin).rng, None)
        twin.check()
