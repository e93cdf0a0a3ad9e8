"""A table's log in a file, one entry per line, on the disk before anybody sees it. A killed game loses nothing.

The first line also names the rules and the box of the table, which is never resumed under any others.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from io import FileIO
from pathlib import Path

from stampede.core.errors import StampedeError
from stampede.core.files import lock, write_whole
from stampede.core.game import Game
from stampede.core.registry import find_game
from stampede.match import log
from stampede.match.log import Entry
from stampede.match.referee import Referee

FORMAT = "stampede-table 1"
ENDING = ".jsonl"


class SavedTableError(StampedeError):
    """A table's file that cannot be read, written or continued; names the file and, if possible, the line."""


class DamagedTable(SavedTableError):  # noqa: N818
    """A log that makes no sense; names the line."""


class SavedTable:
    """The open file of one table. A second program cannot open it at the same time."""

    def __init__(self, path: Path, file: FileIO) -> None:
        self.path = path
        self._file = file

    @classmethod
    def create(cls, folder: Path, referee: Referee) -> SavedTable:
        """A new file, named after the game and the time, with all entries so far."""
        game = referee.table.game
        stamp = time.strftime("%Y-%m-%d-%H%M%S")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for number in range(1, 1000):
                path = folder / f"{game.id}-{stamp}{'' if number == 1 else f'-{number}'}{ENDING}"
                try:
                    file = path.open("x+b", buffering=0)
                except FileExistsError:
                    continue
                break
        except OSError as error:
            raise SavedTableError(f"the table cannot be saved in {folder}: {error.strerror}") from error
        saved = cls(path, file)
        keep_from_others(file, path)
        first, *others = referee.entries
        saved._write([{**header(game), **first.to_json()}, *(entry.to_json() for entry in others)])
        keep_name(folder)
        return saved

    @classmethod
    def open(cls, path: Path) -> tuple[SavedTable, Referee, bool]:
        """The table in a file, ready to continue. The last value is True if a half-written line was dropped."""
        try:
            file = path.open("r+b", buffering=0)
        except OSError as error:
            raise SavedTableError(f"{path} cannot be opened: {error.strerror}") from error
        try:
            keep_from_others(file, path)
            content = file.readall()
            entries, whole = read_entries(content, path)
            referee = replayed(entries, path)
        except StampedeError:
            file.close()
            raise
        file.truncate(whole)
        file.seek(whole)
        return cls(path, file), referee, whole < len(content)

    def append(self, entries: Sequence[Entry]) -> None:
        """Writes entries, and returns once they are on the disk."""
        if entries:
            self._write([entry.to_json() for entry in entries])

    def _write(self, documents: Sequence[dict[str, object]]) -> None:
        text = "".join(json.dumps(document, ensure_ascii=False) + "\n" for document in documents)
        unwritten = text.encode()
        try:
            while unwritten:
                unwritten = unwritten[self._file.write(unwritten) :]
            os.fsync(self._file.fileno())
        except OSError as error:
            raise SavedTableError(f"the table cannot be saved in {self.path}: {error.strerror}") from error

    def close(self) -> None:
        self._file.close()

    @property
    def record_path(self) -> Path:
        return record_path(self.path)

    def write_record(self, referee: Referee) -> Path:
        """The record of a finished game, beside the log, whole or not at all."""
        path = self.record_path
        try:
            write_whole(path, referee.table.record().to_text())
        except OSError as error:
            raise SavedTableError(f"the record cannot be saved as {path}: {error.strerror}") from error
        return path


def keep_name(folder: Path) -> None:
    """A new file is safe only once its folder is on the disk too. Not every system lets us ask for that."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def record_path(path: Path) -> Path:
    return path.with_suffix(".json")


def header(game: Game) -> dict[str, object]:
    return {"format": FORMAT, "rules": game.rules_version, "components": game.digest}


def is_table(line: str | bytes) -> bool:
    """Whether this is the first line of a table's log."""
    try:
        document = json.loads(line)
    except ValueError:
        return False
    return isinstance(document, dict) and document.get("kind") == log.OPENED


def load_table(path: Path) -> Referee:
    """The table in a file, just to look at."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise SavedTableError(f"{path} cannot be read: {error.strerror}") from error
    return replayed(read_entries(content, path)[0], path)


def read_entries(content: bytes, path: Path) -> tuple[list[Entry], int]:
    """The entries and their size in bytes. A last line without an end was being written when the game stopped."""
    entries: list[Entry] = []
    whole = 0
    for number, line in enumerate(content.splitlines(keepends=True), 1):
        if not line.endswith(b"\n"):
            break
        try:
            document = json.loads(line)
            entry = Entry.from_json(document)
        except (ValueError, AttributeError):
            raise damaged(path, number, "this line is not an entry of a table's log") from None
        if number == 1:
            check_header(document, entry, path)
        entries.append(entry)
        whole += len(line)
    if not entries:
        raise damaged(path, 1, "this file holds no table")
    return entries, whole


def check_header(document: dict[str, object], entry: Entry, path: Path) -> None:
    if entry.kind != log.OPENED or document.get("format") != FORMAT:
        raise damaged(path, 1, f"this is not the log of a table ({FORMAT})")
    game = find_game(str(entry.data.get("game")))
    wanted = header(game)
    if document.get("rules") != wanted["rules"]:
        raise damaged(
            path,
            1,
            f"played under version {document.get('rules')} of {game.id}'s rules; this program has {wanted['rules']}",
        )
    if document.get("components") != wanted["components"]:
        raise damaged(path, 1, f"played with a different box of {game.id}: its components are not the ones here")


def replayed(entries: list[Entry], path: Path) -> Referee:
    """The table that the entries lead to, or an error that names the first line that does not follow."""
    try:
        referee = Referee(entries)
    except Exception:  # whatever broke, the file is at fault
        number = first_wrong(entries)
        raise damaged(path, number, "this entry does not follow from the ones before it") from None
    if referee.table.match is None:
        raise damaged(path, len(entries), "it ends before the cards were dealt: there is nothing to continue")
    return referee


def first_wrong(entries: list[Entry]) -> int:
    """The number of the first entry that cannot be played. Later entries cannot repair a log, so this bisects."""
    good, bad = 0, len(entries)
    while bad - good > 1:
        middle = (good + bad) // 2
        try:
            Referee(entries[:middle])
            good = middle
        except Exception:
            bad = middle
    return bad


def damaged(path: Path, line: int, what: str) -> DamagedTable:
    return DamagedTable(f"{path}, line {line}: {what}")


def saved_tables(folder: Path) -> list[Path]:
    """The logs of tables without a record yet, latest first."""
    if not folder.is_dir():
        return []
    found = [path for path in folder.glob(f"*{ENDING}") if not record_path(path).exists()]
    return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def keep_from_others(file: FileIO, path: Path) -> None:
    """Keeps a second program from writing the same table until this one ends, however it ends."""
    if sys.platform == "win32":
        return  # a lock there is of bytes, which nobody else could read then
    try:
        lock(file.fileno())
    except OSError:
        raise SavedTableError(f"{path} is open in another window") from None
