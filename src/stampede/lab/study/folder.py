"""The folder of a study: its journal while it is played, and then what came of it.

report.html     for people
summary.json    the same figures for programs
games.parquet   a row for every game
journal/        the batches played so far, so that a study that was killed can continue where it stopped
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import polars as pl

from stampede.core.files import drafting, write_whole
from stampede.lab.crew import Crew
from stampede.lab.guests import Fault
from stampede.lab.journal import STUDY, Journal, JournalError
from stampede.lab.study.games import play_batches
from stampede.lab.study.plan import Batch, Study

REPORT, SUMMARY, GAMES, JOURNAL = "report.html", "summary.json", "games.parquet", "journal"


@dataclass(frozen=True)
class Finished:
    """A study that has been played."""

    study: Study
    folder: Path
    resumed: int  # games that the journal had already
    faults: list[Fault]
    digest: str  # SHA-256 over the digests of all records, in order

    @property
    def games(self) -> Path:
        return self.folder / GAMES


def play_study(
    study: Study,
    folder: Path,
    crew: Crew | None = None,
    *,
    fresh: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Finished:
    """Plays what the folder does not have yet, and writes `games.parquet`.

    Every batch is noted as soon as it is played. `progress` is called with the number of games finished since its last
    call. The digest depends on the study alone: not on who plays it, nor on how often it was killed.
    """
    crew = crew or Crew()
    crew.check()
    batches = study.batches()
    journal = folder / JOURNAL
    book = Journal(journal / "batches.jsonl", study.about(), fresh, STUDY)
    try:
        if fresh:
            for part in journal.glob("*.parquet"):
                part.unlink()
        faults: dict[Batch, list[Fault]] = {}
        for entry in book.games:
            batch = _batch(entry)
            if part_of(journal, batch).is_file():
                faults[batch] = _faults(entry)
        resumed = sum(batch.games for batch in batches if batch in faults)
        if progress is not None:
            progress(resumed)
        for played in play_batches(study, [batch for batch in batches if batch not in faults], crew):
            batch = played.batch
            write(part_of(journal, batch), played.rows)
            entry = {"setting": batch.setting, "first": batch.first, "games": batch.games}
            book.add({**entry, "faults": [fault.to_json() for fault in played.faults]})
            faults[batch] = played.faults
            if progress is not None:
                progress(batch.games)
        parts = [part_of(journal, batch) for batch in batches]
        bind(parts, folder / GAMES)
    finally:
        book.close()
    found = [fault for batch in batches for fault in faults[batch]]
    return Finished(study, folder, resumed, found, digest_of(parts))


def part_of(journal: Path, batch: Batch) -> Path:
    return journal / f"{batch.setting:03}-{batch.first:08}-{batch.games}.parquet"


def bind(parts: list[Path], path: Path) -> None:
    """All parts as one file, in order, without holding them all in memory."""
    with drafting(path) as draft:
        pl.scan_parquet(parts).sink_parquet(draft, compression="zstd")


def digest_of(parts: list[Path]) -> str:
    digest = sha256()
    for part in parts:
        for found in pl.read_parquet(part, columns=["digest"])["digest"]:
            digest.update(found)
    return digest.hexdigest()


def write(path: Path, content: bytes) -> None:
    """Whole or not at all."""
    try:
        write_whole(path, content)
    except OSError as error:
        raise JournalError(f"{path} cannot be written: {error.strerror or error}") from error


def write_json(path: Path, document: object) -> None:
    write(path, (json.dumps(document, indent=2, ensure_ascii=False) + "\n").encode())


def _batch(entry: dict[str, object]) -> Batch:
    read: dict = entry  # type: ignore[type-arg]  # written by `play_study`
    return Batch(read["setting"], read["first"], read["games"])


def _faults(entry: dict[str, object]) -> list[Fault]:
    read: dict = entry  # type: ignore[type-arg]  # written by `play_study`
    return [Fault(**fault) for fault in read["faults"]]
