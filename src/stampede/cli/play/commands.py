"""What a person may type besides a move: words in their language or in English, shortened if they like."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stampede.cli.play.notation import folded
from stampede.cli.play.speech import Speech
from stampede.core.errors import StampedeError

RULE = "rule"
QUESTION_MARK = "?"


class Unclear(StampedeError):  # noqa: N818
    """A shortened word that could mean several commands."""

    def __init__(self, typed: str, words: list[str]) -> None:
        super().__init__(f"{typed!r} could be {' or '.join(words)}")
        self.words = words


@dataclass(frozen=True)
class Command:
    key: str
    about: str = ""  # what was typed after it


def understand(typed: str, keys: Sequence[str], speech: Speech) -> Command | None:
    """The command that was typed, or None; Unclear if it could be several."""
    if RULE in keys and typed.startswith(QUESTION_MARK):
        return Command(RULE, typed[len(QUESTION_MARK) :].strip())
    text = folded(typed)
    forms = {form: key for key in keys for form in forms_of(key, speech)}
    # Longest first: `por qué` is not `por`.
    for form in sorted(forms, key=len, reverse=True):
        if text == form or text.startswith(form + " "):
            return Command(forms[form], behind(typed, form.count(" ") + 1))
    word = text.split(" ")[0] if text else ""
    meant = {key: form for form, key in reversed(forms.items()) if word and form.startswith(word)}
    if len(meant) > 1:
        raise Unclear(typed.split()[0], list(reversed(meant.values())))
    return Command(next(iter(meant)), behind(typed, 1)) if meant else None


def forms_of(key: str, speech: Speech) -> list[str]:
    """All ways to type a command, in lower case and without accents, the usual one first."""
    return [*(folded(form) for form in speech.say(f"command-{key}").split(",")), folded(key)]


def usual_form(key: str, speech: Speech) -> str:
    """How help writes it."""
    return speech.say(f"command-{key}").split(",")[0].strip()


def behind(typed: str, words: int) -> str:
    return " ".join(typed.split()[words:])
