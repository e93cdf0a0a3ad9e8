"""Trying a mutant: a copy of the sources with one small change, and the tests that must notice it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from conformance.subjects import TESTS
from stampede.testing.laws_of_the_house import Mutant
from stampede.testing.mutants import ANY_CLAUSE, PASSED, Verdict, citing, mutated
from stampede.testing.subjects import Subject

ROOT = TESTS.parent
PLUGIN = "stampede.testing.plugin"  # by name: others are not loaded, and this one has `--clause`
NURSERY = Path(__file__).with_name("nursery.py")


class House:
    """A copy of the sources and of a subject's tests, in which mutants are tried one after another."""

    def __init__(self, subject: Subject, folder: Path) -> None:
        self.subject = subject
        self.folder = folder
        copy_house(subject, folder)
        self.tests = folder / subject.tests.relative_to(ROOT)
        self.nursery: subprocess.Popen[str] | None = None

    def try_mutant(self, mutant: Mutant, clause: str) -> Verdict:
        """Runs the mutant's own test, or else those that cite the clause."""
        chosen = [str(self.tests / mutant.test)] if mutant.test else citing(clause, self.tests)
        path = (self.folder / self.subject.room.relative_to(ROOT) / mutant.file).resolve()
        with mutated(path, mutant):
            return self.run_in_nursery(chosen, path) if hasattr(os, "fork") else run_tests(chosen, self.folder)

    def try_original(self, mutants: Iterable[Mutant]) -> Verdict:
        """Runs the tests of all clauses and mutants without a mutant: none of them may fail for want of a file."""
        verdict = run_tests(citing(ANY_CLAUSE, self.tests), self.folder)
        named = sorted({str(self.tests / mutant.test) for mutant in mutants if mutant.test})
        return run_tests(named, self.folder) if verdict.code == PASSED and named else verdict

    def run_in_nursery(self, chosen: list[str], path: Path) -> Verdict:
        if self.nursery is None:
            self.nursery = subprocess.Popen(
                [sys.executable, str(NURSERY)],
                cwd=self.folder,
                env=variables(self.folder),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        trial = {"arguments": arguments(chosen, self.folder), "mutated": str(path)}
        print(json.dumps(trial), file=self.nursery.stdin, flush=True)
        return Verdict(**json.loads(self.nursery.stdout.readline()))

    def close(self) -> None:
        if self.nursery is not None:
            with self.nursery:
                assert self.nursery.stdin is not None
                self.nursery.stdin.close()
        shutil.rmtree(self.folder)


def run_tests(chosen: list[str], house: Path, sources: Path | None = None) -> Verdict:
    """Runs tests of a house in a process of their own, by its sources or others."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *arguments(chosen, sources or house)],
        cwd=house,
        env=variables(house),
        capture_output=True,
        text=True,
    )
    return Verdict(done.returncode, done.stdout[-3000:] + done.stderr[-3000:])


def arguments(chosen: list[str], sources: Path) -> list[str]:
    """For pytest. Tests only count if all of ours was imported from below `sources`."""
    return ["-q", "-x", "--no-header", "-p", "no:cacheprovider", "-p", PLUGIN, "--sources", str(sources), *chosen]


def variables(house: Path) -> dict[str, str]:
    return {
        **os.environ,
        "PYTHONPATH": str(house / "src"),
        "STAMPEDE_ENGINE": "interpreted",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "PYTEST_ADDOPTS": "",
    }


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
