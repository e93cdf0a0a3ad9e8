"""A tutorial at the terminal: you make the move, wrong ones get the real reason, and your place is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from stampede.cli.play.learning import is_new_to
from stampede.core.registry import find_game, game_ids
from stampede.match.tutorial import Rehearsal, Step, read_tutorial
from terminal.conftest import Run
from terminal.driver import Person


def steps_of(game: str) -> tuple[Step, ...]:
    tutorial = read_tutorial(find_game(game))
    assert tutorial is not None
    return tutorial.steps


def moves_of(step: Step) -> list[str]:
    """What to type for a step: the first actions that count."""
    learner = Rehearsal(step)
    if step.refused:
        return [next(action.notation for action in learner.match.game.actions if learner.is_tried(action))]
    while not learner.done:
        learner.play(learner.match.game.actions[learner.legal[0]])
    return [action.notation for action in learner.played]


@pytest.mark.parametrize("game", game_ids())
def test_every_tutorial_is_played_to_its_end(game: str, run: Run) -> None:
    steps = steps_of(game)
    typed = [move for step in steps for move in moves_of(step)]
    done = run(f"learn {game} --lang en", *typed, *(["yes"] if typed[-1] == "stop" else []))  # a board may ask twice
    assert done.code == 0
    assert done.out.count("¡Bien!") == len(steps)
    assert f"Step {len(steps)} of {len(steps)}." in done.out
    assert "You can run! That was" in done.said
    assert f"Play for real: stampede play {game}" in done.said
    assert not is_new_to(find_game(game))


def test_a_wrong_move_gets_the_real_reason_and_nothing_is_counted(run: Run) -> None:
    said = run("learn street", "ride 20", "discard 20km", "sing", "hint", "why ride 20", "quit").said
    assert "You need a vehicle before you can ride." in said
    assert "That’s allowed, but it isn’t what this step is about. Step 1 of 7. Get on the Skateboard." in said
    assert "“sing” is neither a choice nor a command." in said
    assert "Type: mount skateboard" in said
    assert "S8" in said  # the clause behind the reason
    assert "¡Bien!" not in said
    assert "Your place is kept. To continue: stampede learn street" in said


def test_a_refusal_can_be_the_lesson(run: Run) -> None:
    before = ["next"] * 3
    said = run("learn raging", *before, "fence N1-E3", "fence N4-S3", "quit").said
    assert "That’s allowed, but it isn’t what this step is about." in said
    assert "That fence would run through a bull. ¡Bien! No fence runs through a bull." in said


def test_the_learner_goes_on_where_they_left(run: Run) -> None:
    assert "Step 1 of 5." in run("learn primes", "run 8[47], move 0").said
    said = run("learn primes", "next").said
    assert "Step 1 of 5." not in said
    assert "Step 2 of 5." in said
    assert "Step 3 of 5." in said
    assert "Step 1 of 5." in run("learn primes --again").said


def test_it_speaks_spanish_and_takes_spanish(run: Run) -> None:
    said = run("learn primes --lang es", "pista", "siguiente", "salir").said
    assert "Paso 1 de 5. Corre con tu 8 y mueve tu peón." in said
    assert "Escribe: correr 8[47]" in said
    assert "Tu sitio queda guardado." in said


def test_a_game_without_one_says_what_to_read(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stampede.cli.play.learning.read_tutorial", lambda _: None)
    left = run("learn primes")
    assert left.code == 1
    assert "primes has no tutorial; read its rules with: stampede rules primes" in left.err


def test_whoever_is_new_gets_the_goal_and_the_offer(tmp_path: Path) -> None:
    with Person("play primes --seats 3 --name Ana", tmp_path) as ana:
        asked = ana.until_prompt()
        assert "Be the first to bring all your meeples exactly to 100." in asked
        assert "Type learn for a tutorial" in asked
        assert "Step 1 of 5." in ana.say("learn")
        assert "Which bots" in ana.say("quit")
        ana.say("")
    with Person("play primes --seats 3 --name Ana", tmp_path) as ana:
        assert "Type learn" not in ana.until_prompt()
