"""Moves typed in another language: every verb of every game has a word, and no word has two meanings."""

from __future__ import annotations

from pathlib import Path

import pytest

from stampede.cli.play.boards import board_for
from stampede.cli.play.commands import forms_of
from stampede.cli.play.notation import Lexicon, Notation, folded
from stampede.cli.play.session import COMMANDS
from stampede.cli.play.speech import Speech
from stampede.cli.play.terminal import Completion
from stampede.core.errors import UnknownAction
from stampede.core.registry import find_game, game_ids
from terminal.conftest import Run
from terminal.driver import log_of, moves_of

GAMES = game_ids()


def lexicons(notation: Notation) -> list[tuple[Lexicon, set[str]]]:
    """What is listed, and the words that can be: the first ones of moves, and the others."""
    split = [action.notation.split() for action in notation.actions]
    others = {word for _, *words in split for word in words}
    return [(notation.verbs, {first for first, *_ in split}), (notation.words, others)]


@pytest.mark.parametrize("id", GAMES)
def test_every_verb_has_a_spanish_word(id: str) -> None:
    notation = Notation(find_game(id), "es")
    (verbs, firsts), (words, others) = lexicons(notation)
    assert set(verbs.forms) == firsts
    assert set(words.forms) <= others


@pytest.mark.parametrize("id", GAMES)
def test_no_word_means_two_things(id: str) -> None:
    game = find_game(id)
    speech = Speech(game, "es")
    for listed, english in lexicons(speech.notation):
        forms = [folded(form) for forms in listed.forms.values() for form in forms]
        assert len(forms) == len(set(forms))
        assert [form for form in forms if form in english - {listed.meant[form]}] == []
    commands = {form for key in [*COMMANDS, *board_for(game).questions()] for form in forms_of(key, speech)}
    assert commands.isdisjoint(speech.notation.verbs.meant)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("id", GAMES)
def test_what_is_shown_can_be_typed_and_so_can_the_notation(id: str, language: str) -> None:
    notation = Notation(find_game(id), language)
    for action in notation.actions:
        assert notation.read(notation.of(action)) == action
        assert notation.read(action.notation) == action
        if language == "en":
            assert notation.of(action) == action.notation


@pytest.mark.parametrize(
    ("id", "typed", "meant"),
    [
        ("encierro", "robar", "draw"),
        ("encierro", "Envía  3", "send 3"),
        ("encierro", "ENVIA 3", "send 3"),
        ("encierro", "descartar barrera", "discard barrera"),
        ("encierro", "barrera 2", "barrier 2"),
        ("street", "rueda rota C", "broken-wheel C"),
        ("street", "descartar cambio de manos", "discard hand-swap"),
        ("bulls", "elegir amarillo s2 1", "pick yellow S2 1"),
        ("bulls", "toro s2 1", "bull S2 1"),
        ("bulls", "jugar toro", "play loose-bull"),
        ("raging", "establo ovejas", "shed sheep"),
    ],
)
def test_words_are_understood_by_their_place(id: str, typed: str, meant: str) -> None:
    assert Notation(find_game(id), "es").read(typed).notation == meant


def test_what_is_no_move_in_any_language_is_none() -> None:
    for typed in ("bailar", "", "robar barrera", "draw 3"):
        with pytest.raises(UnknownAction):
            Notation(find_game("encierro"), "es").read(typed)


def test_a_move_typed_in_spanish_is_kept_as_it_is_written_everywhere(run: Run, data: Path) -> None:
    words = "play primes --seats 2 --name Ana --seed 7 --bots random"
    run(f"{words} --lang es", "Correr 1[5]", "mover 0", "salir")
    assert moves_of(log_of(data)) == ["run 1[5]", "move 0"]


def test_tab_completes_moves_and_commands() -> None:
    completion = Completion()
    completion.lines = ["robar", "recuperar faja", "historia", "envía 3"]
    assert [completion("r", number) for number in range(3)] == ["robar", "recuperar faja", None]
    assert completion("ENVIA", 0) == "envía 3"
    assert completion("x", 0) is None
