"""Sheets to write on: fields with their marks and scores, and points by day."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from stampede.core.game import Game
from stampede.printing.drawings import Drawings
from stampede.printing.words import PrintWords, times

Note = Callable[[str, int, str, dict[str, int]], None]
SCORE_COPIES = 5  # tables on a page
TEXTS = ("player", "mallets", "recycling", "total")
# A line of the account, its value in the box, and its value with the shed.
ACCOUNT = (
    ("isolated", "isolated", ""),
    ("couples", "couple", ""),
    ("prize", "prize", "prize_shed"),
    ("sheep", "sheep", "sheep_shed"),
    ("mallets", "mallet", ""),
    ("posts", "post", ""),
    ("escaped", "escaped", ""),
)


def writing_sheets(game: Game, words: PrintWords, drawn: Drawings, note: Note) -> list[dict[str, Any]]:
    """Everybody gets a sheet of every field; what a sheet shows is there once for each seat and field."""
    if not drawn.sheets:
        return []
    items: list[dict[str, Any]] = []
    for sheet in drawn.sheets:
        field = words.own_text(f"field-{sheet.name}") or sheet.name
        for seat in range(game.max_seats):
            shows = {f"{id} of seat {seat}": count for id, count in sheet.shows.items()}
            title = words.own_text("print-sheet", field=field, seat=seat + 1)
            items.append({"title": title, "field": sheet.field, "zone": sheet.zone, "mark": sheet.mark, "shows": shows})
    name = words.own_text("print-set-sheets")
    parts: dict[str, int] = {}
    for item in items:
        for part, count in item["shows"].items():
            parts[part] = parts.get(part, 0) + count
    each = ", ".join(times(count, words.piece(id)) for id, count in drawn.sheets[0].shows.items())
    note(name, len(items), each, parts)
    score = tomllib.loads(Path(game.folder, "components.toml").read_text(encoding="utf-8"))["score"]
    return [
        {
            "layout": "writing",
            "name": name,
            "items": items,
            "texts": {key: words.own_text(f"print-{key}") for key in TEXTS},
            "scores": [[words.own_text(f"score-{line}"), worth(words, score, *keys)] for line, *keys in ACCOUNT],
        }
    ]


def worth(words: PrintWords, score: dict[str, int], key: str, shed: str) -> str:
    sign = "−" if key == "escaped" else ""
    if shed:
        return words.own_text("print-or", points=score[key], shed=score[shed])
    return f"{sign}{score[key]} ×"


def score_sheet(game: Game, words: PrintWords) -> list[dict[str, Any]]:
    """For a game of several days."""
    days = getattr(getattr(game, "box", None), "days", 0)
    if not days or not words.own_text("print-score"):
        return []
    rows = [words.own_text("print-day", day=day + 1) for day in range(days)]
    seats = [{"drawing": f"seat-{seat + 1}", "name": words.seat(seat).split(" (")[0]} for seat in range(game.max_seats)]
    return [
        {
            "layout": "scores",
            "name": words.own_text("print-score"),
            "copies": SCORE_COPIES,
            "seats": seats,
            "rows": [*rows, words.own_text("print-total")],
        }
    ]
