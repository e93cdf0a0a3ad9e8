"""A journal of games played, so that an arena or a study that was killed can continue where it stopped.

The first line says what is being played; every other line is an entry: a game, or a batch of games. A line without an
end was being written when the program was killed, and is dropped.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from io import FileIO
from pathlib import Path

from stampede.core.errors import StampedeError
from stampede.core.files import lock


@dataclass(frozen=True)
class Kind:
    """Whose journal it is."""

    format: str
    of: str  # "an arena"
    elsewhere: str  # how to get another journal


ARENA = Kind("stampede-arena 1", "an arena", "name another file with --journal")
STUDY = Kind("stampede-study 1", "a study", "name another folder with --out")


class JournalError(StampedeError):
    """A journal that cannot be used; says what to do."""


class Journal:
    """An open journal. A second program cannot open it at the same time."""

    def __init__(self, path: Path, about: Mapping[str, object], fresh: bool = False, kind: Kind = ARENA) -> None:
        self.path = path
        self.kind = kind
        self.games: list[dict[str, object]] = []  # those that were there already
        heading: dict[str, object] = {"format": kind.format, **about}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = FileIO(path, "a+")
        except OSError as error:
            raise JournalError(f"the journal {path} cannot be written: {error.strerror or error}") from error
        try:
            _keep_from_others(self._file, path)
            self._read(heading, fresh)
        except BaseException:
            self._file.close()
            raise

    @staticmethod
    def read(path: Path, about: Mapping[str, object]) -> list[dict[str, object]]:
        """The games in a journal that another program may be writing."""
        content = path.read_bytes()
        _recognise(path, content, ARENA)
        return _games(path, content[: content.rfind(b"\n") + 1], {"format": ARENA.format, **about}, ARENA)

    def _read(self, heading: dict[str, object], fresh: bool) -> None:
        self._file.seek(0)
        content = self._file.readall()
        whole = content.rfind(b"\n") + 1
        _recognise(self.path, content, self.kind)
        nothing_played = content.count(b"\n") < 2
        if nothing_played or fresh:
            self._file.truncate(0)
            self._write(heading)
            return
        self.games = _games(self.path, content[:whole], heading, self.kind)
        self._file.truncate(whole)

    def add(self, game: Mapping[str, object]) -> None:
        self._write(game)

    def _write(self, document: Mapping[str, object]) -> None:
        line = (json.dumps(document, ensure_ascii=False) + "\n").encode()
        try:
            while line:
                line = line[self._file.write(line) :]
        except OSError as error:
            raise JournalError(f"the journal {self.path} cannot be written: {error.strerror or error}") from error

    def close(self) -> None:
        self._file.close()


def _recognise(path: Path, content: bytes, kind: Kind) -> None:
    """Somebody's letter is not overwritten because of a wrong name, not even with --fresh."""
    begin = f'{{"format": "{kind.format}"'.encode()
    if not content.startswith(begin) and not begin.startswith(content):
        raise JournalError(f"{path} is not the journal of {kind.of}: {kind.elsewhere}")


def _games(path: Path, content: bytes, wanted: Mapping[str, object], kind: Kind) -> list[dict[str, object]]:
    """All entries in a journal of whole lines, if it is the one that is wanted."""
    try:
        heading, *games = [json.loads(line) for line in content.splitlines()]
    except ValueError:
        raise JournalError(f"the journal {path} is damaged: start a new one with --fresh") from None
    for key, value in json.loads(json.dumps(wanted)).items():
        if heading.get(key) != value:
            differs = "that other programs played" if key == "code" else f"with {key} {_plain(heading.get(key))}"
            asked = "" if key == "code" else f", not {_plain(value)}"
            raise JournalError(
                f"{path} is the journal of {kind.of} {differs}{asked}: {kind.elsewhere}, or start over with --fresh"
            )
    return games


def _plain(value: object) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value))
    return json.dumps(value) if isinstance(value, dict) else str(value)


def _keep_from_others(file: FileIO, path: Path) -> None:
    """Until this program ends, however it ends."""
    if sys.platform == "win32":
        return  # a lock there is of bytes, which nobody else could read then
    try:
        lock(file.fileno())
    except OSError:
        raise JournalError(f"another program is playing with the journal {path}") from None
