"""The terminal's own words, added to the game's."""

from __future__ import annotations

from pathlib import Path

from stampede.core.events import Fact
from stampede.core.game import Game
from stampede.match.words import Words

TEXT = Path(__file__).parent / "text"
PREFIX = "terminal-"  # so that it never clashes with a game's key


class Speech(Words):
    """All the words a table needs, in one language."""

    def __init__(self, game: Game, language: str = "en") -> None:
        super().__init__(game, language)
        self._read(TEXT / f"{language}.ftl")

    def say(self, key: str, **facts: Fact) -> str:
        """One of the terminal's texts, by its key without the prefix."""
        return self.text(PREFIX + key, **facts)

    def can_say(self, key: str) -> bool:
        return self.has(PREFIX + key)
