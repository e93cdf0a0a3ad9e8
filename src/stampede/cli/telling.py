"""Events in sentences, using a game's own words. For a game without words there are only the bare facts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from stampede.core.events import Event
from stampede.core.game import Game

LANGUAGE = "en"  # the only one these commands speak


class Teller:
    """Tells a game to a spectator. `seats` are the players' names."""

    def __init__(self, game: Game, seats: Sequence[str] = ()) -> None:
        # Imported here because most commands do not need it and should start quickly.
        from stampede.match.words import Words

        self.game = game
        self.seats = seats
        has_words = Path(game.folder, "text", f"{LANGUAGE}.ftl").is_file()
        self.words = Words(game, LANGUAGE) if has_words else None

    def title(self) -> str:
        return self._text("game-title", self.game.id)

    def line(self) -> str:
        """What the game is about, in one line."""
        return self._text("game-line", "")

    def end_reason(self, reason: str) -> str:
        return self._text(f"end-{reason}", reason)

    def sentence(self, event: Event) -> str:
        if self.words is not None:
            return self.words.event(event, self.seats)
        return " ".join([event.kind, *(f"{name}={value}" for name, value in event.facts.items())])

    def _text(self, key: str, otherwise: str) -> str:
        return self.words.text(key) if self.words is not None and self.words.has(key) else otherwise
