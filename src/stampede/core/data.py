"""Reading the box: TOML files, with errors that name the file, the line, the key and what would be right."""

from __future__ import annotations

import json
import re
import tomllib
from hashlib import sha256
from pathlib import Path

from stampede.core.errors import DataError

HEADER = re.compile(r"^\s*\[([^\]]+)\]")
ASSIGNMENT = re.compile(r"^\s*([A-Za-z0-9_\"'.-]+)\s*=")


class Data:
    """A TOML document, or a table in it, that knows where it came from."""

    def __init__(self, values: dict[str, object], source: str, lines: dict[str, int], prefix: str) -> None:
        self.values = values
        self.source = source
        self.lines = lines
        self.prefix = prefix

    def wrong(self, key: str, should: str) -> DataError:
        """The error for a key of this table: `components.toml, line 12: deck.3 must …`."""
        path = self.prefix + key
        line = self.lines.get(path, self.lines.get(self.prefix.rstrip("."), 1))
        return DataError(f"{self.source}, line {line}: {path} {should}")

    def get(self, key: str) -> object:
        if key not in self.values:
            raise self.wrong(key, "is missing")
        return self.values[key]

    def section(self, key: str) -> Data:
        value = self.get(key)
        if not isinstance(value, dict):
            raise self.wrong(key, f"must be a table [{self.prefix}{key}]")
        return Data(value, self.source, self.lines, f"{self.prefix}{key}.")

    def number(self, key: str, low: int, high: int) -> int:
        value = self.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(key, f"must be a whole number from {low} to {high}, not {value!r}")
        return value

    def numbers(self, key: str, low: int, high: int) -> list[int]:
        value = self.get(key)
        if not isinstance(value, list) or not all(
            isinstance(item, int) and not isinstance(item, bool) and low <= item <= high for item in value
        ):
            raise self.wrong(key, f"must be a list of whole numbers from {low} to {high}, not {value!r}")
        return [int(item) for item in value]

    def seats(self, most: int, fewest: int = 2) -> tuple[int, int]:
        """For how many players a game is, from `seats = [fewest, most]`."""
        value = self.get("seats")
        if isinstance(value, list) and len(value) == 2:
            low, high = value
            if isinstance(low, int) and isinstance(high, int) and fewest <= low <= high <= most:
                return low, high
        raise self.wrong("seats", f"must be [fewest, most], from {fewest} to {most}, not {value!r}")

    def text(self, key: str) -> str:
        value = self.get(key)
        if not isinstance(value, str) or not value:
            raise self.wrong(key, f"must be a text, not {value!r}")
        return value

    def texts(self, key: str) -> list[str]:
        value = self.get(key)
        if not isinstance(value, list) or not all(isinstance(item, str) and item for item in value):
            raise self.wrong(key, f'must be a list of texts such as ["a", "b"], not {value!r}')
        return [str(item) for item in value]

    def only(self, *keys: str) -> None:
        """Raises DataError for unknown keys, so that a misspelled one is not ignored."""
        for key in self.values:
            if key not in keys:
                raise self.wrong(key, f"is not known; this table has {', '.join(keys)}")

    def digest(self) -> str:
        """SHA-256 of the contents, regardless of comments, spacing and the order of keys."""
        text = json.dumps(self.values, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return sha256(text.encode()).hexdigest()


def read_toml(path: Path) -> Data:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise DataError(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise DataError(f"{path} is not UTF-8 text") from error
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{path} is not TOML: {error}") from error
    return Data(values, path.name, key_lines(text), "")


def key_lines(text: str) -> dict[str, int]:
    """The line on which each table and key begins, by its dotted path."""
    lines: dict[str, int] = {}
    prefix = ""
    for number, line in enumerate(text.splitlines(), 1):
        header = HEADER.match(line)
        if header:
            prefix = header[1].replace('"', "").strip() + "."
            lines[prefix.rstrip(".")] = number
            continue
        assignment = ASSIGNMENT.match(line)
        if assignment:
            lines.setdefault(prefix + assignment[1].strip("\"'"), number)
    return lines
