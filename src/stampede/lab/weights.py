"""The weights of a judgement.toml as plain numbers by name, and back into the file they came from."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from stampede.core.data import Data, key_lines, read_toml
from stampede.core.errors import DataError
from stampede.core.game import Game

FILE = "judgement.toml"
NUMBER = re.compile(r"(=\s*)-?\d+")

Weights = dict[str, int]  # by dotted name


def weights_file(game: Game) -> Path:
    """The file in the game's room."""
    return Path(game.folder, FILE)


def read_weights(path: Path) -> tuple[Data, Weights]:
    """The document, and its single numbers; lists are tables that are not fitted."""
    data = read_toml(path)
    return data, dict(_numbers(data.values, ""))


def _numbers(table: Mapping[str, object], prefix: str) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    for key, value in table.items():
        if isinstance(value, dict):
            found += _numbers(value, f"{prefix}{key}.")
        elif isinstance(value, int) and not isinstance(value, bool):
            found.append((prefix + key, value))
    return found


def with_weights(data: Data, weights: Mapping[str, int]) -> Data:
    """The same document with these numbers."""
    return Data(_replaced(data.values, weights, ""), data.source, data.lines, data.prefix)


def _replaced(table: Mapping[str, object], weights: Mapping[str, int], prefix: str) -> dict[str, object]:
    return {
        key: _replaced(value, weights, f"{prefix}{key}.")
        if isinstance(value, dict)
        else weights.get(prefix + key, value)
        for key, value in table.items()
    }


def rewritten(text: str, weights: Mapping[str, int]) -> str:
    """The text of the file with these numbers in place of its own; comments stay as they are."""
    lines, where = text.splitlines(keepends=True), key_lines(text)
    for name, value in weights.items():
        if name not in where:
            raise DataError(f"{FILE} has no line for {name}: write every weight on a line of its own")
        place = where[name] - 1
        lines[place] = NUMBER.sub(rf"\g<1>{value}", lines[place], count=1)
    return "".join(lines)
