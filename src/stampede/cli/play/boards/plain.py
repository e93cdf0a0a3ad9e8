"""A board for any game: its view in words, part by part."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stampede.cli.play.boards.board import Board, Scene, name_line
from stampede.core.seats import seat_fields

WIDEST = 60


class PlainBoard(Board):
    def picture(self, view: Any, scene: Scene) -> RenderableType:
        """Everything that belongs to no seat."""
        rows = Table.grid(padding=(0, 2))
        rows.add_column(style="dim", no_wrap=True)
        rows.add_column()
        seats = seat_fields(type(view))
        for name, value in parts(view):
            if name != "reader" and not is_by_seat(value, scene):
                known = scene.names[value] if name in seats and isinstance(value, int) else said(name, value, scene)
                rows.add_row(label(name, scene), Text(known) if known else self.value(value, scene))
        return rows

    def width(self, scene: Scene) -> int:
        return min(WIDEST, scene.width // 2)

    def seats(self, view: Any, scene: Scene) -> RenderableType:
        lines: list[RenderableType] = []
        for seat in range(len(scene.names)):
            lines.append(name_line(seat, scene))
            rows = Table.grid(padding=(0, 1))
            rows.add_column(width=3)
            rows.add_column(style="dim", no_wrap=True)
            rows.add_column()
            for _, value in parts(view):
                if is_by_seat(value, scene):
                    for part, what in parts(value[seat]):
                        if what not in (None, "", [], ()):
                            known = said(part, what, scene)
                            rows.add_row("", label(part, scene), Text(known) if known else self.value(what, scene))
            lines.append(rows)
        return Group(*lines)

    def value(self, value: Any, scene: Scene) -> Text:
        if value is None or value in ("", [], ()):
            return Text("–", "dim")
        if isinstance(value, bool):
            return Text(scene.speech.say("yes" if value else "no"))
        if is_dataclass(value):
            return Text(", ".join(f"{label(name, scene)} {self.value(part, scene)}" for name, part in parts(value)))
        if isinstance(value, list | tuple):
            whole = all(isinstance(item, list | tuple) or is_dataclass(item) for item in value)
            return Text((", " if whole else " ").join(self.value(item, scene).plain for item in value))
        return Text(str(value))


def parts(value: Any) -> list[tuple[str, Any]]:
    """The fields of a dataclass and their values; anything else is one part without a name."""
    if is_dataclass(value):
        return [(field.name, getattr(value, field.name)) for field in fields(value)]
    return [("", value)]


def is_by_seat(value: Any, scene: Scene) -> bool:
    """Whether a part of a view has one item for each seat."""
    return isinstance(value, list) and len(value) == len(scene.names) and all(is_dataclass(item) for item in value)


def said(name: str, value: Any, scene: Scene) -> str:
    """The game's own text for this value of a field, such as `view-stone-0`; empty if it has none."""
    key = f"view-{name}-{value}".replace("_", "-") if isinstance(value, int | str) and value != "" else ""
    return scene.speech.text(key) if key and scene.speech.has(key) else ""


def label(name: str, scene: Scene) -> str:
    """The name of a field: the game's own text, if it has one."""
    key = f"view-{name}".replace("_", "-")
    return scene.speech.text(key) if scene.speech.has(key) else name.replace("_", " ")
