"""What the client weighs: JavaScript, gzipped as it travels, by what a page loads. Read from the build's own list."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

from stampede.core.registry import game_ids

CLIENT = Path(__file__).parents[2] / "src" / "stampede" / "server" / "client"
MOST_HOME = 150_000  # bytes
MOST_BOARD = 60_000  # more, for the board of a game


@cache
def chunks() -> dict[str, Any]:
    listed: dict[str, Any] = json.loads((CLIENT / "chunks.json").read_text(encoding="utf-8"))
    return listed


def loaded_by(*sources: str) -> frozenset[str]:
    """The chunks that these sources need before they can run."""
    needed: set[str] = set()
    waiting = list(sources)
    while waiting:
        source = waiting.pop()
        if source not in needed:
            needed.add(source)
            waiting += chunks()[source].get("imports", [])
    return frozenset(needed)


def weight(sources: frozenset[str]) -> int:
    files = {chunks()[source]["file"] for source in sources}
    return sum(len(gzip.compress((CLIENT / file).read_bytes())) for file in files if file.endswith(".js"))


def home() -> frozenset[str]:
    return loaded_by("index.html", "src/pages/Home.svelte")


def table() -> frozenset[str]:
    """The page of a table, with everything that doesn't depend on its game."""
    return loaded_by("index.html", "src/pages/Home.svelte", "src/pages/Table.svelte")


def board(game: str) -> frozenset[str]:
    """What a table of that game loads more than a table of any other."""
    return loaded_by(f"src/games/{game}/index.ts") - table()


def weights() -> dict[str, int]:
    boards = {f"the board of {game}": weight(board(game)) for game in game_ids()}
    return {"home": weight(home()), "the page of a table, more": weight(table() - home()), **boards}
