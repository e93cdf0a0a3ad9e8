"""Moves as people type them in their language: each game lists other words for those of its notation.

They are in `text/typed.es.toml`: `[verbs]` has the first words of moves, `[words]` the others, each with the ways to
type it, separated by commas. The first of them is the one that is shown. A word that is not listed stays as it is, and
so does English: the notation itself works in every language.
"""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from stampede.core.actions import Action
from stampede.core.errors import UnknownAction
from stampede.core.game import Game

JOINED = "-"  # what is one word of the notation may be typed as several


class Lexicon:
    """Other ways to type some words."""

    def __init__(self, listed: Mapping[str, str]) -> None:
        self.forms = {word: [form.strip() for form in forms.split(",")] for word, forms in listed.items()}
        self.meant = {folded(form): word for word, forms in self.forms.items() for form in forms}
        self.longest = max((form.count(JOINED) + 1 for form in self.meant), default=1)

    def shown(self, word: str) -> str:
        return self.forms[word][0] if word in self.forms else word

    def take(self, typed: Sequence[str]) -> tuple[str, int]:
        """The word that the typed ones begin with, and how many of them make it."""
        for count in range(min(self.longest, len(typed)), 0, -1):
            word = self.meant.get(folded(JOINED.join(typed[:count])))
            if word is not None:
                return word, count
        return typed[0], 1


class Notation:
    """The moves of one game, written in one language."""

    def __init__(self, game: Game, language: str) -> None:
        listed = listed_words(game.folder, language)
        self.actions = game.actions
        self.verbs = Lexicon(listed.get("verbs", {}))
        self.words = Lexicon(listed.get("words", {}))

    def all_verbs(self) -> list[str]:
        """The first words of all moves, as they are shown; not of those that only stand for what others may not see."""
        public = {action.public_index for action in self.actions if action.public_index != action.index}
        words = [action.notation.split()[0] for action in self.actions if action.index not in public]
        return [self.verbs.shown(word) for word in dict.fromkeys(words)]

    def of(self, action: Action) -> str:
        verb, *words = action.notation.split()
        return " ".join([self.verbs.shown(verb), *(self.words.shown(word) for word in words)])

    def read(self, typed: str) -> Action:
        """The action that was typed, in this language or as it is written everywhere. Raises UnknownAction."""
        try:
            return self.actions.parse(typed)
        except UnknownAction:
            return self.actions.parse(self.translated(typed))

    def translated(self, typed: str) -> str:
        """What was typed, in the notation itself, as far as its words are known."""
        rest = typed.split()
        words: list[str] = []
        while rest:
            word, count = (self.words if words else self.verbs).take(rest)
            words.append(word)
            rest = rest[count:]
        return " ".join(words)


def folded(text: str) -> str:
    """In lower case, without accents and without spaces too many."""
    letters = unicodedata.normalize("NFKD", " ".join(text.split()).casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


@cache
def listed_words(folder: str, language: str) -> dict[str, Any]:
    path = Path(folder, "text", f"typed.{language}.toml")
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
