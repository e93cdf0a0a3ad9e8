"""Trying the mutants of a game: a copy of its project with one small change, which its tests must notice."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from stampede.testing.laws_of_the_house import Mutant
from stampede.testing.subjects import Subject, project_of

# Exit codes of pytest. Only tests that ran and failed prove anything about a mutant.
PASSED = 0
FAILED = 1
USAGE_ERROR = 4
ANY_CLAUSE = "any"
LEFT_BEHIND = shutil.ignore_patterns(".*", "__pycache__", "node_modules", "*.egg-info")


@dataclass(frozen=True)
class Verdict:
    code: int
    output: str


class Copy:
    """A copy of the project that a game's room belongs to."""

    def __init__(self, subject: Subject, folder: Path) -> None:
        project = project_of(subject.room)
        assert project is not None
        shutil.copytree(project, folder, ignore=LEFT_BEHIND, dirs_exist_ok=True)
        room = subject.room.resolve().relative_to(project)
        self.folder = folder
        self.room = folder / room
        self.sources = next(above for above in self.room.parents if not (above / "__init__.py").is_file())
        self.tests = folder / subject.tests.relative_to(project)

    def try_mutant(self, mutant: Mutant, clause: str) -> Verdict:
        """Runs the mutant's own test, or else those that cite the clause."""
        chosen = [str(self.tests / mutant.test)] if mutant.test else citing(clause, self.tests)
        with mutated(self.room / mutant.file, mutant):
            return self.run(chosen)

    def run(self, chosen: list[str]) -> Verdict:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-x", "--no-header", "-p", "no:cacheprovider", *chosen],
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": str(self.sources), "PYTEST_ADDOPTS": "", "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
        )
        return Verdict(done.returncode, done.stdout[-3000:] + done.stderr[-3000:])


def citing(clause: str, tests: Path) -> list[str]:
    """The tests that cite a clause, from the files that name it; from the whole folder if none does."""
    files = [path for path in sorted(tests.glob("test_*.py")) if f'"{clause}"' in path.read_text(encoding="utf-8")]
    return ["--clause", clause, *map(str, files or [tests])]


@contextmanager
def mutated(path: Path, mutant: Mutant) -> Iterator[None]:
    """The file is another one for a while."""
    text, times = path.read_text(encoding="utf-8"), path.stat()
    if text.count(mutant.old) != 1:
        raise ValueError(f"{mutant.old!r} is {text.count(mutant.old)} times in {path.name}")
    path.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")
    # Bytecode is found stale by time and size alone: a mutant of the same size must not run as the original.
    os.utime(path, (times.st_atime, times.st_mtime + 1000))
    try:
        yield
    finally:
        path.write_text(text, encoding="utf-8")
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
