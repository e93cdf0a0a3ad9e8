"""Whatever is typed is answered: commands, shortened ones, nonsense, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from terminal.conftest import Run
from terminal.driver import entries, log_of, moves_of

PLAY = "play primes --seats 2 --name Ana --seed 7 --bots random"


def answers(run: Run, *typed: str, words: str = PLAY) -> list[str]:
    """What was said to each line: the text between one prompt and the next."""
    said = run(words, *typed).said
    return [answer.strip() for answer in said.split("Ana> ")[1:]]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("hint", "Number 1, run 1[5]: Run with 1 (orange). You hold one 1: a run with 1 takes you furthest."),
        ("hi", "Number 1, run 1[5]"),
        (
            "preview 1",
            "You run with 1 (orange). A move of 1: start to 1 (100 % safe). Then you could choose: 1 move 0, 2",
        ),
        (
            "preview run 1[5], move 0",
            "You run with 1 (orange). You move 1: start → 1. From there on, it is up to chance.",
        ),
        ("PREVIEW run 1[5], 2", "You choose not to move 1. From there on, it is up to chance."),
        ("preview 1, 1, 1", "From there on, it is up to chance."),
        ("preview run 1[5], pass", "pass would not be possible then: Cards come before the moves."),
        ("preview", "For example: preview run 1[5]."),
        ("preview dance", "“dance” is neither a choice nor a command"),
        ("?", "P10 Then you may run, once"),
        ("? 2", "P13 A turn with neither a trip nor a run is a pass."),
        ("? run 1[5]", "P10 Then you may run, once"),
        ("? trip", "P7 First you may trip"),
        ("?P14", "P14 At the end of your turn draw one card more"),
        ("rule 2", "P13 A turn with neither"),
        ("why trip 12", "No opponent stands on square 12. P7 First you may trip"),
        ("why 1", "run 1[5] is possible now."),
        ("why", "Type why and the move"),
        ("why 9", "Choose a number from 1 to 2, or type a move."),
        ("undo", "You have nothing to take back."),
        ("log", "You are dealt 1 (orange)."),
        ("rules", "Trip & Run"),
        ("dice", "was chosen in advance: by a seed"),
        ("help", "the best choice, why, and what it’s worth"),
        ("square 42", "Square 42 shows 2 (cherries), 3 (banana) and 7 (grapes). Nobody stands there."),
        ("sq 0", "The start shows nothing. There: Ana ●●● and Amaia ■■■."),
        ("square 101", "Type square and a number from 0 to 100."),
        ("square", "Type square and a number from 0 to 100."),
        ("discards", "Runs of Ana: –"),
        ("cards 9", "Number 9: 12 of 12 unseen (12 in the pile)"),
        ("cards 1", "1[19] In your hand: 1[5]"),
        ("cards 97", "In the pile: 9[97]"),
        ("cards bull", "No such card."),
        ("7", "Choose a number from 1 to 2, or type a move."),
        ("0", "Choose a number from 1 to 2, or type a move."),
        ("run 1", "Say which card you run with."),
        ("run", "“run” is not a choice. Did you mean: run 1[5]?"),
        ("trip 12", "No opponent stands on square 12. (P7:"),
        ("dance", "“dance” is neither a choice nor a command. Choose 1 to 2, or type: run 1[5], pass."),
        ("h", "several commands: hint, help."),
        ("resign", "Type yes to confirm. > You are still in the game."),
    ],
)
def test_every_line_is_answered(run: Run, data: Path, typed: str, said: str) -> None:
    answer = answers(run, typed, "no")[0]
    assert said in answer
    assert moves_of(log_of(data)) == []


def test_a_choice_is_made_by_number_or_by_notation_in_any_case(run: Run, data: Path) -> None:
    run(PLAY, "1", "MOVE  0")
    assert moves_of(log_of(data)) == ["run 1[5]", "move 0"]


def test_a_move_can_be_taken_back_until_cards_are_drawn(run: Run, data: Path) -> None:
    said = answers(run, "run 1[5]", "undo", "1", "1", "undo")
    assert "Trip, run, or end your turn" in said[1]
    assert "You can’t take this back" in said[-2]
    assert [entry["kind"] for entry in entries(log_of(data))[2:5]] == ["acted", "undone", "acted"]


def test_who_plays_a_move_sees_what_came_of_it(run: Run) -> None:
    shown = answers(run, "1", "1")[1]
    assert "● You move 1: start → 1. You draw" in shown
    assert "■ Amaia runs" in shown or "■ Amaia passes" in shown


def test_the_cards_of_a_run_are_known_to_who_laid_them_only(run: Run) -> None:
    shared = "play primes --seats 2 --me 1 --me 2 --name Ana --name Bo --seed 7"
    said = run(shared, "", "run 1[5]", "move 0", "", "discards").said.split("Bo> ")[1]
    assert "Runs of Ana: 1 Runs of Bo: –" in said
    assert "Runs of Ana: 1[5]" in run(shared, "", "run 1[5]", "discards").said


def test_enter_shows_the_table_again(run: Run) -> None:
    said = answers(run, "", "quit")
    assert "Trip & Run" in said[0]


def test_what_a_pipe_leaves_unanswered_is_saved(run: Run, data: Path) -> None:
    ran = run(PLAY)
    assert ran.code == 0
    assert f"stampede play --resume {log_of(data)}" in ran.said


# --- Spanish ----------------------------------------------------------------------------------------------------------

JUEGA = f"{PLAY} --lang es"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("pista", "Número 1, correr 1[5]: Correr con 1 (naranja)."),
        ("hint", "Número 1, correr 1[5]"),
        ("prueba 1", "Después podrías elegir"),
        ("por qué trip 12", "P7 Lo primero, si quieres, son las zancadillas"),
        ("por que trip 12", "P7"),
        ("why trip 12", "P7"),
        ("por qué zancadilla 12", "P7"),
        ("? zancadilla", "P7 Lo primero"),
        ("correr", "¿Querías decir: correr 1[5]?"),
        ("deshacer", "No tienes nada que deshacer."),
        ("historia", "Recibes"),
        ("casilla 42", "La casilla 42 muestra 2 (cerezas)"),
        ("ayuda", "la mejor jugada, por qué y cuánto vale"),
        ("ayuda", "empiezan por: zancadilla, poner, correr, usar, mover, pasar, parar, terminar."),
        ("fandango", "«fandango» no es ni una opción ni una orden"),
        ("9", "Elige un número del 1 al 2"),
        ("abandonar", "Escribe sí para confirmarlo"),
        ("salir", "Todo está guardado."),
    ],
)
def test_spanish_is_understood_and_spoken_and_english_words_too(run: Run, typed: str, said: str) -> None:
    assert said in answers(run, typed, "no", words=JUEGA)[0]


def test_the_environment_chooses_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert "Haz tropezar" in run(PLAY, "salir").out
    assert "Trip, run" in run(f"{PLAY} --lang en", "quit").out


# --- setting a table --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ("play", 2, "which game?"),
        ("play chess", 1, "there is no game 'chess'"),
        ("play primes --seats 9", 1, "2 to 6 seats, not 9"),
        ("play primes --seats 2 --me 3", 1, "--me 3: this table has seats 1 to 2"),
        ("play primes --me 0", 1, "--me 0: this table has seats 1 to 3"),
        ("play primes --me 1 --me 1", 1, "given twice"),
        ("play primes --name A --name B", 1, "more names (2) than seats given with --me (1)"),
        ("play primes --me 1 --me 2 --name Bo --name bo", 1, "the same name"),
        ("play primes --name \x1b[2J", 1, "1 to 40 printable characters"),
        ("play primes --bots gredy", 1, "did you mean greedy?"),
        ("play primes --seats 4 --bots greedy,random", 1, "2 bots for 3 free seats"),
        ("play primes --option speed=3", 1, "primes has no option speed"),
        ("play primes --option speed", 2, "name=value"),
        ("play primes --lang fr", 2, "en or es"),
        ("play primes game.jsonl", 2, "with --resume"),
        ("play --resume", 1, "there is no unfinished table"),
        ("play --resume primes", 1, "there is no unfinished table of primes"),
        ("play --resume /nowhere.jsonl", 1, "/nowhere.jsonl cannot be opened"),
    ],
)
def test_a_table_that_cannot_be_set_is_one_sentence(run: Run, words: str, code: int, said: str) -> None:
    ran = run(words)
    assert ran.code == code
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert said in ran.err


def test_seats_are_for_people_and_bots_as_asked(run: Run, data: Path) -> None:
    run("play primes --seats 4 --me 3 --me 1 --name Cy --name Amaia --bots random,greedy --seed 1")
    seats = entries(log_of(data))[0]["data"]["seats"]  # type: ignore[index]
    assert [(seat["kind"], seat["name"], seat["level"]) for seat in seats] == [
        ("human", "Amaia", ""),
        ("bot", "Bruno", "random"),
        ("human", "Cy", ""),
        ("bot", "Carmen", "steady"),
    ]


@pytest.mark.parametrize("command", ["play", "replay", "verify"])
def test_every_command_explains_itself(run: Run, command: str) -> None:
    ran = run(f"{command} --help")
    assert ran.code == 0
    assert f"Usage: stampede {command}" in ran.out


# --- a game without a board of its own --------------------------------------------------------------------------------


def test_any_game_is_played_on_the_plain_board(run: Run, data: Path) -> None:
    ran = run("play lantern --seats 3 --name Ana --seed 3 --option lights=1", *(["1"] * 40))
    assert ran.code == 0
    assert "The game is over" in ran.out
    assert "pile cards" in ran.out
    assert "Glow of the row" in ran.out
    assert log_of(data).with_suffix(".json").is_file()


def test_people_share_a_game_in_which_all_decide_at_once(run: Run) -> None:
    """A line too many for each curtain: it is not taken for a move."""
    ran = run("play lantern --seats 2 --me 1 --me 2 --name Ana --name Bo --seed 3", *(["1"] * 90))
    assert "The game is over" in ran.out
    assert ran.out.count("Pass the screen to Ana") > 2
    assert ran.out.count("Pass the screen to Bo") > 2


def test_a_question_and_a_refusal_lead_to_their_clause(run: Run) -> None:
    said = run("play lantern --seats 2 --name Ana --seed 3", "?", "why wait").said
    assert said.count("T3 At nightfall") == 2
    assert "Something else has to be decided first. T3 At nightfall" in said
