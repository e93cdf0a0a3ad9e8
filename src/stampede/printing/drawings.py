"""The drawings for paper, made from those of the screen when the client is built (web/src/print)."""

from __future__ import annotations

from pathlib import Path

import msgspec

from stampede.core.errors import StampedeError

FOLDER = Path(__file__).parent / "drawings"
HOUSE = "house"  # for games that have none of their own
Size = tuple[float, float]  # width and height in millimetres


class NotBuilt(StampedeError):  # noqa: N818
    """There are no drawings to print."""


class Space(msgspec.Struct, frozen=True):
    """Where words go on a card, in millimetres from its upper left corner."""

    x: float
    y: float
    w: float
    h: float


class CardSet(msgspec.Struct, frozen=True):
    """Cards of one size. Fronts by component: a drawing for each copy, the last one for all that remain."""

    name: str
    size: Size
    title: Space | None
    text: Space | None
    fronts: dict[str, list[str]]
    backs: dict[str, str]
    bleed: str = ""


class Piece(msgspec.Struct, frozen=True):
    """A piece to cut or fold: a drawing for each seat, or one. `extra`: not in the box, so many for each seat."""

    kind: str
    size: Size
    drawings: list[str]
    extra: int = 0


class Part(msgspec.Struct, frozen=True):
    drawing: str
    size: Size


class Board(msgspec.Struct, frozen=True):
    name: str
    landscape: bool
    parts: list[Part]


class WritingSheet(msgspec.Struct, frozen=True):
    """A sheet to write on, one for each seat; it shows components so many times."""

    name: str
    field: str
    zone: str
    mark: str
    shows: dict[str, int]


class Drawings(msgspec.Struct, frozen=True):
    """All drawings of a game by name, and what becomes of them."""

    cover: str
    drawings: dict[str, str]
    cards: list[CardSet]
    pieces: dict[str, Piece]
    boards: list[Board]
    sheets: list[WritingSheet]


def drawings_of(game: str) -> Drawings | None:
    """None for a game that nobody has drawn."""
    house_drawings()
    path = FOLDER / f"{game}.json"
    return msgspec.json.decode(path.read_bytes(), type=Drawings) if path.is_file() and game != HOUSE else None


def house_drawings() -> Drawings:
    """A figure for each seat, a die and a cover, for any game."""
    path = FOLDER / f"{HOUSE}.json"
    if not path.is_file():
        raise NotBuilt(
            "the drawings for paper have not been made; in a checkout, make them with: python3 run.py client"
        )
    return msgspec.json.decode(path.read_bytes(), type=Drawings)
