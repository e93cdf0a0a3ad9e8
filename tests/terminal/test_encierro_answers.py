"""Reactions of Corre el encierro in the terminal: the risk of a draw, one key if nothing helps, answers in advance."""

from __future__ import annotations

from pathlib import Path

import pytest

from stampede.cli.play.terminal import Terminal
from stampede.match.reading import ANSWER_PAUSE
from terminal.conftest import Run
from terminal.driver import log_of, moves_of

# Ana begins and draws a fall. With seed 7 she has nothing against it; with seed 58 she has a shield.
PLAY = "play encierro --seats 3 --name Ana --bots greedy --seed {seed}"
HELPLESS, SHIELDED = 7, 58
DISCARD = {HELPLESS: "discard ole", SHIELDED: "discard patron"}


def said(run: Run, seed: int, *typed: str, lang: str = "en") -> list[str]:
    """What was said to each line."""
    told = run(f"{PLAY.format(seed=seed)} --lang {lang}", *typed).said
    return [answer.strip() for answer in told.split("Ana> ")]


def test_the_risk_of_a_draw_is_always_in_sight(run: Run) -> None:
    assert "39 until the Cabestros: 6 bulls, 6 falls" in said(run, HELPLESS)[0]
    drawing = said(run, HELPLESS, DISCARD[HELPLESS], "draw")
    assert "38 until the Cabestros: 6 bulls, 5 falls" in drawing[2]
    assert "39 hasta los cabestros: 6 toros, 6 caídas" in said(run, HELPLESS, lang="es")[0]


@pytest.mark.parametrize(
    ("lang", "why"),
    [
        ("en", "You have nothing against a fall. Enter: Lose the Periódico enroscado."),
        ("es", "No tienes nada contra una caída. Intro: Perder el Periódico enroscado."),
    ],
)
def test_enter_loses_an_object_where_nothing_else_can_be_done(run: Run, data: Path, lang: str, why: str) -> None:
    told = said(run, HELPLESS, DISCARD[HELPLESS], "draw", "", lang=lang)
    assert why in told[2]
    assert moves_of(log_of(data))[:3] == [DISCARD[HELPLESS], "draw", "lose periodico"]


def test_another_object_may_still_be_chosen(run: Run, data: Path) -> None:
    said(run, HELPLESS, DISCARD[HELPLESS], "draw", "lose boina")
    assert moves_of(log_of(data))[2] == "lose boina"


def test_enter_decides_nothing_where_there_is_a_choice(run: Run, data: Path) -> None:
    told = said(run, SHIELDED, DISCARD[SHIELDED], "draw", "")
    assert "Enter:" not in told[2]
    assert "shield desayuno" in told[3]
    assert moves_of(log_of(data)) == [DISCARD[SHIELDED], "draw"]


def test_answers_in_advance_are_listed_and_switched_by_number(run: Run, data: Path) -> None:
    told = said(run, HELPLESS, "auto", "auto 2, 7", "auto 7", "auto 8", "auto falls")
    assert "1 [ ] Repel bulls, or send them on, whenever I can 2 [ ] Repel falls whenever I can" in told[1]
    assert "2 [x] Repel falls" in told[2]
    assert "7 [x] Let it happen when I can do nothing about it" in told[2]
    assert "2 [x] Repel falls" in told[3]
    assert "7 [ ] Let it happen" in told[3]
    assert told[4].startswith("Type auto and numbers from 1 to 7")
    assert told[5].startswith("Type auto and numbers from 1 to 7")
    assert moves_of(log_of(data)) == []
    assert "7 [ ] Dejar que pase cuando no pueda hacer nada" in said(run, HELPLESS, "automático", lang="es")[1]


@pytest.mark.parametrize(
    ("seed", "answers", "given"),
    [
        (HELPLESS, "7", "lose periodico"),
        (HELPLESS, "2", "lose periodico"),
        (SHIELDED, "2", "shield desayuno"),
        (SHIELDED, "7", None),  # that is a choice, and stays Ana's
        (HELPLESS, "1", None),  # bulls only
    ],
)
def test_they_are_given_after_the_usual_pause(
    run: Run, data: Path, monkeypatch: pytest.MonkeyPatch, seed: int, answers: str, given: str | None
) -> None:
    waited: list[float] = []
    monkeypatch.setattr(Terminal, "wait", lambda _, seconds: waited.append(seconds))
    told = said(run, seed, f"auto {answers}", DISCARD[seed], "draw", "quit")
    by_themselves = moves_of(log_of(data), by="standing")[:1]
    assert by_themselves == ([] if given is None else [given])
    assert bool(waited) == (given is not None)
    assert all(ANSWER_PAUSE - 1 < seconds <= ANSWER_PAUSE for seconds in waited)
    assert ("You are falling" in told[3]) == (given is None)  # whether she is asked
