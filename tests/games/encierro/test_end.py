"""How it ends, and who is where."""

from __future__ import annotations

import pytest

from games.encierro.positions import table


@pytest.mark.clause("E22")
def test_reaching_the_bullring_wins_at_once() -> None:
    game = table([6, 5, 3], {0: "avanzar kilikis"}).play("advance")
    assert game.result() == ("arrival", [1, 2, 3])
    assert game.race.to_act() == []


@pytest.mark.clause("E22")
def test_ropa_basica_is_enough() -> None:
    assert table([6, 5], {0: "avanzar"}, objects={0: "ropa"}).play("advance").result()[0] == "arrival"


@pytest.mark.clause("E22")
def test_the_last_runner_wins_at_once_though_hit_too() -> None:
    game = table([1, 1], objects={0: "ropa"}).draw("chulin").play("lose ropa")
    assert game.result() == ("last-runner", [2, 1])


@pytest.mark.clause("E22")
def test_the_last_runner_after_an_attack() -> None:
    game = table([1, 1], {0: "kilikis"}, objects={1: "ropa"}).play("attack kilikis 2", "lose ropa")
    assert game.result() == ("last-runner", [1, 2])


@pytest.mark.clause("E22")
def test_the_last_runner_after_a_fall() -> None:
    game = table([1, 2, 1], pile="otra").draw("otra").play("stay", "stay")
    assert game.result() == ("last-runner", [2, 1, 2])


@pytest.mark.clause("E22")
def test_all_expelled_together_share_the_victory() -> None:
    game = table([1, 1, 1], pile="otra").draw("otra").play("stay", "stay", "stay")
    assert game.result() == ("all-expelled", [1, 1, 1])


@pytest.mark.clause("E22")
def test_who_went_before_does_not_share_it() -> None:
    game = table([1, 1, 1], gone={2: 1}, pile="otra").draw("otra").play("stay", "stay")
    assert game.result() == ("all-expelled", [1, 1, 3])


@pytest.mark.clause("E22")
def test_what_an_expelled_runner_had_is_discarded_and_the_objects_leave_the_game() -> None:
    game = table([1, 1, 2], {0: "kilikis", 1: "recorte avanzar"}, objects={1: "ropa"}, barred={1: "pending"})
    game.play("attack kilikis 2", "lose ropa")
    assert sorted(game.discards()) == ["avanzar", "barrera", "kilikis", "recorte"]
    view = game.view().players[1]
    assert (view.cards, view.objects, view.lost, view.barred) == (0, [], [], "")
    falls = table([2, 1, 3], {1: "recorte"}, special={1: "capote"}, pile="otra").draw("otra").play("stay")
    assert {"recorte", "capote"} <= set(falls.shuffled())


@pytest.mark.clause("E23")
def test_further_ahead_is_better_then_more_objects() -> None:
    game = table([6, 3, 5, 3], {0: "avanzar"}, objects={1: "ropa faja", 3: "ropa faja boina"}).play("advance")
    assert game.result() == ("arrival", [1, 4, 2, 3])


@pytest.mark.clause("E23")
def test_equal_runners_share_a_place() -> None:
    assert table([6, 3, 3], {0: "avanzar"}).play("advance").result() == ("arrival", [1, 2, 2])


@pytest.mark.clause("E23")
def test_the_expelled_come_last_the_later_the_better() -> None:
    game = table([6, 1, 1, 2, 1], {0: "avanzar"}, gone={1: 1, 2: 2, 4: 1}).play("advance")
    assert game.result() == ("arrival", [1, 4, 3, 2, 4])


def test_the_account_of_each() -> None:
    game = table([6, 3, 1], {0: "avanzar"}, objects={1: "ropa faja"}, gone={2: 1}).play("advance")
    outcome = game.race.outcome()
    assert outcome is not None
    assert outcome.scores == [7, 3, 0]
    assert [[(line.key, line.points) for line in lines] for lines in outcome.lines] == [
        [("location", 7), ("objects", 5)],
        [("location", 3), ("objects", 2)],
        [("expelled", 1)],
    ]
