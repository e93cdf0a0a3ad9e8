"""The words on paper: those of the house, and those of the game where it has some."""

from __future__ import annotations

from pathlib import Path

from fluent.runtime import FluentBundle

from stampede.core.events import Fact
from stampede.core.game import Game
from stampede.match.words import MissingText, Words, parse

TEXT = Path(__file__).parent / "text"
LABELS = (
    "box",
    "how",
    "pages",
    "side-one",
    "side-both",
    "side-any",
    "rules",
    "front-page",
    "table",
    "front",
    "back",
    "made-with",
)


class PrintWords:
    """A game without texts in a language is printed with its ids."""

    def __init__(self, game: Game, language: str) -> None:
        self.language = language
        self.own = Words(game, language) if Path(game.folder, "text", f"{language}.ftl").is_file() else None
        self.title = self.own_text("game-title") or game.id
        self.line = self.own_text("game-line")
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(parse((TEXT / f"{language}.ftl").read_text(encoding="utf-8")))

    def text(self, key: str, **facts: int | str) -> str:
        """A text of the house."""
        if not self._bundle.has_message(key):
            raise MissingText(f"there is no text {key!r} for printing in {self.language}")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise MissingText(f"the text {key!r} for printing in {self.language}: {errors[0]}")
        return str(text)

    def labels(self) -> dict[str, str]:
        return {key: self.text(key) for key in LABELS}

    def own_text(self, key: str, **facts: Fact) -> str:
        """A text of the game; nothing if it has none."""
        return self.own.text(key, **facts) if self.own is not None and self.own.has(key) else ""

    def placeholder(self, key: str) -> str:
        """What stands in a drawing for {{key}}."""
        return self.title if key == "title" else self.own_text(f"print-{key}") or self.own_text(key) or key

    def players(self, game: Game) -> str:
        return self.text("players", least=game.min_seats, most=game.max_seats)

    def component(self, name: str) -> str:
        return name if self.own is None else self.own.component(name)

    def piece(self, id: str) -> str:
        return self.own_text(f"piece-{id}") or self.component(id)

    def set_name(self, name: str) -> str:
        return self.own_text(f"print-set-{name}") or self.text("cards-plain")

    def seat(self, seat: int) -> str:
        return self.text(f"seat-shape-{seat % 6 + 1}")


def times(count: int, name: str) -> str:
    """Never broken before the name."""
    return f"{count}\u00a0×\u00a0{name}"
