"""The terminal's own words, beside those of the game."""

from __future__ import annotations

from pathlib import Path

from stampede.core.events import Fact
from stampede.core.game import Game
from stampede.match.words import Words

TEXT = Path(__file__).parent / "text"
PREFIX = "terminal-"  # so that no game's key can be in the way


class Speech(Words):
    """All words that a table needs in one language."""

    def __init__(self, game: Game, language: str = "en") -> None:
        super().__init__(game, language)
        self._read(TEXT / f"{language}.ftl")

    def say(self, key: str, **facts: Fact) -> str:
        """A text of the terminal, by its key without the prefix."""
        return self.text(PREFIX + key, **facts)

    def can_say(self, key: str) -> bool:
        return self.has(PREFIX + key)
