"""Trying a mutant: a copy of the sources with one small change, and the tests that must notice it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from conformance.laws_of_the_house import Mutant
from conformance.subjects import TESTS, Subject

ROOT = TESTS.parent
# Exit codes of pytest. Only tests that ran and failed prove anything about a mutant.
PASSED = 0
FAILED = 1
USAGE_ERROR = 4
ANY_CLAUSE = "any"


@dataclass(frozen=True)
class Verdict:
    code: int
    output: str


def try_mutant(subject: Subject, folder: Path, mutant: Mutant, clause: str) -> Verdict:
    """Runs the mutant's own test, or else those that cite the clause, in a mutated copy below `folder`."""
    copy = folder / "copy"
    copy_house(subject, copy)
    mutate(copy / subject.room.relative_to(ROOT) / mutant.file, mutant)
    tests = copy / subject.tests.relative_to(ROOT)
    chosen = [str(tests / mutant.test)] if mutant.test else citing(clause, tests)
    verdict = run_tests(chosen, copy, copy)
    shutil.rmtree(copy)
    return verdict


def try_the_original(subject: Subject, folder: Path, mutants: Iterable[Mutant]) -> Verdict:
    """Runs the tests of all clauses and mutants in a copy as it is: none of them may fail for want of a file."""
    copy = folder / "copy"
    copy_house(subject, copy)
    tests = copy / subject.tests.relative_to(ROOT)
    verdict = run_tests(citing(ANY_CLAUSE, tests), copy, copy)
    named = sorted({str(tests / mutant.test) for mutant in mutants if mutant.test})
    if verdict.code == PASSED and named:
        verdict = run_tests(named, copy, copy)
    shutil.rmtree(copy)
    return verdict


def run_tests(chosen: list[str], house: Path, sources: Path) -> Verdict:
    """Runs tests of a house by its own sources; they only count if all of ours was imported from below `sources`."""
    arguments = ["-q", "-x", "--no-header", "-p", "no:cacheprovider", "--sources", str(sources)]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *arguments, *chosen],
        cwd=house,
        env={
            **os.environ,
            "PYTHONPATH": str(house / "src"),
            "STAMPEDE_ENGINE": "interpreted",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PYTEST_ADDOPTS": "",
        },
        capture_output=True,
        text=True,
    )
    return Verdict(done.returncode, done.stdout[-3000:] + done.stderr[-3000:])


def citing(clause: str, tests: Path) -> list[str]:
    """The tests that cite a clause, from the files that name it; from the whole folder if none does."""
    files = [path for path in sorted(tests.glob("test_*.py")) if f'"{clause}"' in path.read_text(encoding="utf-8")]
    return ["--clause", clause, *map(str, files or [tests])]


def copy_house(subject: Subject, copy: Path) -> None:
    """The sources, what the subject's tests need, and the compiled bytecode of both, which saves most of the time."""
    shutil.copytree(ROOT / "src" / "stampede", copy / "src" / "stampede", ignore=shutil.ignore_patterns("client"))
    for folder in {subject.tests, subject.records, subject.room} - {ROOT / "src"}:
        if TESTS in folder.parents:
            shutil.copytree(folder, copy / folder.relative_to(ROOT), dirs_exist_ok=True)
    for above in subject.tests.relative_to(TESTS).parents:
        for path in (TESTS / above).glob("*.py"):
            if not path.name.startswith("test_"):
                shutil.copy2(path, copy / path.relative_to(ROOT))
    shutil.copy2(ROOT / "pyproject.toml", copy)


def mutate(path: Path, mutant: Mutant) -> None:
    text = path.read_text(encoding="utf-8")
    if text.count(mutant.old) != 1:
        raise ValueError(f"{mutant.old!r} is {text.count(mutant.old)} times in {path.name}")
    path.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")
    # Bytecode is found stale by time and size alone: a mutant of the same size must not run as the original.
    for stale in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
        stale.unlink()
