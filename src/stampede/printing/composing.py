"""What is printed of a game, and in which order, as plain data for sheets.typ."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from stampede.core.game import Game
from stampede.match.rulebook import page_of, read_sections
from stampede.match.words import Words
from stampede.printing.box import OF_SEAT, Component, components_of
from stampede.printing.drawings import Board, CardSet, Drawings, Piece, Size, drawings_of
from stampede.printing.effects import effects_of, glosses_of
from stampede.printing.plain import plain_drawings
from stampede.printing.words import PrintWords, times
from stampede.printing.writing import score_sheet, writing_sheets

PAPERS: dict[str, Size] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
EDGE = 8.0  # millimetres that a board leaves free around it
PLACEHOLDER = re.compile(r"\{\{([\w-]+)\}\}")
GROUPS = {"standee": "figures", "chip": "tokens", "die": "dice"}
Section = dict[str, Any]


@dataclass(frozen=True)
class Composition:
    """Everything that goes onto paper. `components` is what has to be there, each so many times."""

    data: dict[str, Any]
    components: dict[str, int]


class Composer:
    """Lays out one game in one language on one paper."""

    def __init__(self, game: Game, language: str, paper: str) -> None:
        self.game = game
        self.words = PrintWords(game, language)
        self.paper = PAPERS[paper]
        self.box = components_of(game)
        drawn = drawings_of(game.id)
        self.drawn: Drawings = drawn or plain_drawings(self.box)
        texts = Words(game, language) if self.words.own else None
        self.effects = effects_of(game, texts) if texts else {}
        self.glosses = glosses_of(game, texts) if texts else {}
        self.contents: list[dict[str, Any]] = []
        self.printed: dict[str, int] = {}

    def compose(self) -> Composition:
        words = self.words
        sections = [
            *[self.board(board) for board in self.drawn.boards],
            *[self.cards(cards) for cards in self.drawn.cards],
            *self.pieces(),
            *writing_sheets(self.game, words, self.drawn, self.note),
            *score_sheet(self.game, words),
        ]
        data = {
            "language": words.language,
            "paper": self.paper,
            "title": words.title,
            "line": words.line,
            "facts": " · ".join(filter(None, [words.players(self.game), words.own_text("game-time")])),
            "cover": self.drawn.cover,
            "drawings": {name: self.fill(drawing) for name, drawing in self.drawn.drawings.items()},
            "contents": self.contents,
            "note": words.own_text("print-note"),
            "how": [words.text(f"how-{point}", length="80 mm") for point in self.points(sections)],
            "texts": words.labels(),
            "rules": self.rules(),
            "sections": sections,
        }
        return Composition(data, self.printed)

    def points(self, sections: list[Section]) -> list[str]:
        """What there is to know about printing this."""
        cards = [part for part in sections if part["layout"] == "cards"]
        both = any(part["two-sided"] for part in cards)
        return ["scale", "card" if cards else "paper", *(["both", "one"] if both else ["all-one"]), "cut"]

    def fill(self, drawing: str) -> str:
        """The words that stand in a drawing."""
        return PLACEHOLDER.sub(lambda found: escape(self.words.placeholder(found[1])), drawing)

    def note(self, name: str, count: int, detail: str, parts: dict[str, int]) -> None:
        """Something of the box is printed."""
        self.contents.append({"name": name, "count": count, "detail": detail})
        for part, often in parts.items():
            self.printed[part] = self.printed.get(part, 0) + often

    def cards(self, cards: CardSet) -> Section:
        items = []
        parts = [component for component in self.box if component.name in cards.fronts]
        for component in parts:
            fronts = cards.fronts[component.name]
            for copy in range(component.count):
                items.append(
                    {
                        "name": component.name,
                        "alt": self.words.component(component.name),
                        "title": self.words.component(component.name) if cards.title else "",
                        "text": self.effects.get(component.name, ""),
                        "gloss": self.glosses.get(component.name, ""),
                        "front": fronts[min(copy, len(fronts) - 1)] if fronts else None,
                        "back": cards.backs.get(component.name),
                    }
                )
        name = self.words.set_name(cards.name)
        named = [times(part.count, self.words.component(part.name)) for part in parts if cards.title]
        self.note(name, len(items), ", ".join(named), {part.name: part.count for part in parts})
        return {
            "layout": "cards",
            "name": name,
            "size": cards.size,
            "title": room_of(cards.title),
            "text": room_of(cards.text),
            "items": items,
            "two-sided": bool(cards.backs),
            "bleed": cards.bleed,
        }

    def pieces(self) -> list[Section]:
        """Pieces of one kind and size lie side by side."""
        found: dict[tuple[str, Size], list[dict[str, Any]]] = {}
        names: dict[tuple[str, Size], list[str]] = {}
        for id, piece in self.drawn.pieces.items():
            own = [component for component in self.box if component.id == id]
            items = found.setdefault((piece.kind, piece.size), [])
            names.setdefault((piece.kind, piece.size), []).append(self.words.piece(id))
            if piece.extra:
                seats = range(self.game.max_seats)
                items += [self.piece(id, piece, seat, False) for seat in seats for _ in range(piece.extra)]
                continue
            for component in own:
                items += [self.piece(component.name, piece, component.seat, True)] * component.count
            if own:
                total = sum(component.count for component in own)
                self.note(self.words.piece(id), total, self.by_seat(own), {part.name: part.count for part in own})
        groups = [
            {
                "kind": kind,
                "name": self.words.text(
                    "group", kind=self.words.text(GROUPS[kind]), names=", ".join(names[kind, size])
                ),
                "size": size,
                "items": items,
                "hint": self.words.text(f"hint-{kind}"),
            }
            for (kind, size), items in found.items()
            if items
        ]
        return [{"layout": "pieces", "name": self.words.text("pieces"), "groups": groups}] if groups else []

    def piece(self, name: str, piece: Piece, seat: int | None, component: bool) -> dict[str, Any]:
        told = self.words.piece(OF_SEAT.sub("", name))
        return {
            "name": name,
            "alt": told if seat is None else f"{told}, {self.words.seat(seat)}",
            "front": piece.drawings[(seat or 0) % len(piece.drawings)],
            "component": component,
        }

    def by_seat(self, components: list[Component]) -> str:
        if any(component.seat is None for component in components):
            return ""
        return ", ".join(times(part.count, self.words.seat(part.seat or 0)) for part in components)

    def board(self, board: Board) -> Section:
        """All parts at one scale: as large as they were drawn, or as the paper allows."""
        wide, high = reversed(self.paper) if board.landscape else self.paper
        scale = min(
            1.0, *(min((wide - 2 * EDGE) / part.size[0], (high - 2 * EDGE) / part.size[1]) for part in board.parts)
        )
        parts = [
            {"drawing": part.drawing, "size": [part.size[0] * scale, part.size[1] * scale]} for part in board.parts
        ]
        name = self.words.own_text(f"print-board-{board.name}") or board.name
        self.contents.append({"name": name, "count": 1, "detail": ""})
        return {"layout": "board", "name": name, "landscape": board.landscape, "parts": parts}

    def rules(self) -> list[dict[str, Any]]:
        """The page of the room, clause by clause; a game without one is printed without."""
        page = page_of(self.game, self.words.language)
        if not Path(page).is_file():
            return []
        return [
            {
                "title": section.title,
                "lines": [markup(" ".join(section.lines))] if section.lines else [],
                "clauses": [
                    {"id": clause.id, "text": markup(clause.text.replace("\n", " "))} for clause in section.clauses
                ],
            }
            for section in read_sections(page)
        ]


def room_of(room: Any) -> dict[str, float] | None:
    return None if room is None else {"x": room.x, "y": room.y, "w": room.w, "h": room.h}


STRONG = re.compile(r"\*\*(.+?)\*\*")
SLANTED = re.compile(r"(?<![\w\*])\*(?!\s)([^*]+?)\*(?!\w)")
CODE = re.compile(r"`([^`]+)`")
TYPST = re.compile(r"([\\#$@<>\[\]_~])")


def markup(text: str) -> str:
    """Markdown of a rules page as Typst's markup: strong, slanted and `code`; all else is as it is."""
    marks: list[str] = []

    def keep(mark: str) -> str:
        marks.append(mark)
        return f"\0{len(marks) - 1}\0"

    text = CODE.sub(lambda found: keep("#raw(" + quoted(found[1]) + ")"), text)
    text = STRONG.sub(lambda found: keep("#strong[") + found[1] + keep("]"), text)
    text = SLANTED.sub(lambda found: keep("#emph[") + found[1] + keep("]"), text)
    text = TYPST.sub(r"\\\1", text).replace("*", r"\*").replace("//", r"\/\/").replace("`", r"\`")
    text = re.sub(r"^([=+\-/])", r"\\\1", text)
    return re.sub(r"\0(\d+)\0", lambda found: marks[int(found[1])], text)


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
