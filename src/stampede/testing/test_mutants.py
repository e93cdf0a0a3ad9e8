"""The mutants of games in packages of their own: the tests of its clause must notice each, and none without one.

Stampede's own games have theirs tried by Stampede's own tests.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import stampede
from stampede.testing.laws_of_the_house import read_mutants
from stampede.testing.mutants import ANY_CLAUSE, FAILED, PASSED, Copy, citing
from stampede.testing.subjects import Subject
from stampede.testing.test_laws import wanted

OURS = Path(stampede.__file__).parent


def guests(config: pytest.Config) -> list[Subject]:
    return [subject for subject in wanted(config) if subject.has_proof and OURS not in subject.room.parents]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    subjects = guests(metafunc.config)
    if "name" in metafunc.fixturenames:
        trials = [
            pytest.param(subject, name, id=f"{subject.id}-{name}")
            for subject in subjects
            if subject.mutants.is_file()
            for name in read_mutants(subject.mutants)
        ]
        metafunc.parametrize(("subject", "name"), trials)
    else:
        metafunc.parametrize("subject", subjects, ids=[subject.id for subject in subjects])


def test_without_a_mutant_the_tests_pass(subject: Subject, tmp_path: Path) -> None:
    copy = Copy(subject, tmp_path)
    verdict = copy.run(citing(ANY_CLAUSE, copy.tests))
    assert verdict.code == PASSED, verdict.output


def test_a_mutant_is_noticed(subject: Subject, name: str, tmp_path: Path) -> None:
    verdict = Copy(subject, tmp_path).try_mutant(read_mutants(subject.mutants)[name], name)
    assert verdict.code == FAILED, verdict.output
