"""The terminal's own words: the same keys in both languages, each used, each with the facts it is given."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import stampede.cli.play as room
from stampede.bots.levels import offered_levels
from stampede.cli.play.boards import BOARDS
from stampede.cli.play.commands import Command, Unclear, understand
from stampede.cli.play.company import LEARN
from stampede.cli.play.session import AFTERWARDS, COMMANDS
from stampede.cli.play.speech import PREFIX, Speech
from stampede.cli.play.stepping import COMMANDS as STEPS
from stampede.core.registry import find_game
from stampede.lab.guests import SAID
from stampede.match import drafts
from stampede.match.codes import RefusalCode

ROOM = Path(room.__file__).parent
LANGUAGES = ("en", "es")
MESSAGE = re.compile(rf"^{PREFIX}([\w-]+) =", re.MULTILINE)
VARIABLE = re.compile(r"\$([\w-]+)")
NOT_UNDONE = (RefusalCode.NOTHING_TO_UNDO, RefusalCode.ANSWERED, RefusalCode.CHANCE_DRAWN, RefusalCode.SHOWN)


def text(language: str) -> str:
    return (ROOM / "text" / f"{language}.ftl").read_text(encoding="utf-8")


def facts_of(language: str) -> dict[str, set[str]]:
    """Every key with the facts it wants."""
    parts = MESSAGE.split(text(language))[1:]
    return {key: set(VARIABLE.findall(body)) for key, body in zip(parts[::2], parts[1::2], strict=True)}


def keys_said() -> set[str]:
    """Every literal in the room's sources, and the keys that are put together from a command or a code."""
    literals: set[str] = set()
    for path in ROOM.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                literals.add(node.value)
    questions = [question for board in BOARDS.values() for question in board.questions()]
    listed = {*COMMANDS, *questions}
    made = {f"command-{key}" for key in {*listed, *AFTERWARDS, *STEPS, LEARN}}
    made |= {f"help-{key}" for key in listed}
    made |= {f"about-{key}" for key in ("preview", "cards", "rule", "why", "auto", *questions)}
    made |= {f"preview-{why}" for why in (drafts.CHANCE, drafts.HIDDEN, drafts.END)}
    made |= {f"declined-{why}" for why in NOT_UNDONE}
    made |= {f"bot-{level}{part}" for level in offered_levels() for part in ("", "-title", "-line")} | {"bot-random"}
    made |= {f"guest-{kind}" for kind in SAID}
    return literals | made


def test_both_languages_have_the_same_keys_and_facts() -> None:
    assert facts_of("en") == facts_of("es")


def test_every_key_is_there_once() -> None:
    for language in LANGUAGES:
        keys = MESSAGE.findall(text(language))
        assert len(keys) == len(set(keys))


def test_every_text_is_used() -> None:
    assert set(facts_of("en")) <= keys_said()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    speech = Speech(find_game("primes"), language)
    for key, facts in facts_of(language).items():
        for value in (1, 5):
            assert speech.say(key, **dict.fromkeys(facts, value))


# --- commands ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "language", "command"),
    [
        ("hint", "en", Command("hint")),
        ("UNDO", "en", Command("undo")),
        ("un", "en", Command("undo")),
        ("pre run 8[5],  move 12", "en", Command("preview", "run 8[5], move 12")),
        ("?", "en", Command("rule")),
        ("? 3", "en", Command("rule", "3")),
        ("?P7", "es", Command("rule", "P7")),
        ("exit", "en", Command("quit")),
        ("por qué trip 12", "es", Command("why", "trip 12")),
        ("POR QUE trip 12", "es", Command("why", "trip 12")),
        ("porque trip 12", "es", Command("why", "trip 12")),
        ("desh", "es", Command("undo")),
        ("quit", "es", Command("quit")),
        ("dance", "en", None),
        ("", "en", None),
        ("pista", "en", None),
    ],
)
def test_commands_are_understood(typed: str, language: str, command: Command | None) -> None:
    assert understand(typed, COMMANDS, Speech(find_game("primes"), language)) == command


def test_a_word_that_could_be_several_is_asked_about() -> None:
    speech = Speech(find_game("primes"), "en")
    with pytest.raises(Unclear) as error:
        understand("r", COMMANDS, speech)
    assert error.value.words == ["rule", "rules", "resign"]
    assert understand("rule", COMMANDS, speech) == Command("rule")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_are_written_alike(language: str) -> None:
    speech = Speech(find_game("primes"), language)
    for keys in (COMMANDS, AFTERWARDS, STEPS):
        for key in keys:
            for form in speech.say(f"command-{key}").split(","):
                found = understand(form.strip(), keys, speech)
                assert found is not None
                assert found.key == key
