"""The terminal's own words, added to the game's."""

from __future__ import annotations

from pathlib import Path

from stampede.bots.levels import usual_name
from stampede.cli.play.notation import Notation
from stampede.core.actions import Action
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
        self.notation = Notation(game, language)

    def move(self, action: Action) -> str:
        """An action as people type it in this language."""
        return self.notation.of(action)

    def say(self, key: str, **facts: Fact) -> str:
        """One of the terminal's texts, by its key without the prefix."""
        return self.text(PREFIX + key, **facts)

    def level(self, name: str) -> str:
        """A bot's level in words, or its name if there are none."""
        known = usual_name(name)
        return self.say(f"bot-{known}") if self.can_say(f"bot-{known}") else name

    def can_say(self, key: str) -> bool:
        return self.has(PREFIX + key)
