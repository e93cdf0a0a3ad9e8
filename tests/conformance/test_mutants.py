"""Every clause has a mutant, a small change that breaks it, and the tests of that clause notice.

Further mutants have names of their own, and each a test that notices.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.laws_of_the_house import Mutant, read_mutants
from conformance.mutation import FAILED, PASSED, USAGE_ERROR, citing, run_tests, try_mutant, try_the_original
from conformance.subjects import TESTS, registered_subjects, toy_subject

SUBJECTS = {subject.id: subject for subject in [*registered_subjects(), toy_subject()]}
MUTANTS = {(id, name): mutant for id in SUBJECTS for name, mutant in read_mutants(SUBJECTS[id].mutants).items()}


@pytest.mark.parametrize("game", SUBJECTS)
def test_without_a_mutant_the_tests_of_all_mutants_pass(game: str, tmp_path: Path) -> None:
    verdict = try_the_original(SUBJECTS[game], tmp_path, read_mutants(SUBJECTS[game].mutants).values())
    assert verdict.code == PASSED, verdict.output


@pytest.mark.parametrize(("game", "name"), [pytest.param(*trial, id="-".join(trial)) for trial in MUTANTS])
def test_a_mutant_is_noticed(game: str, name: str, tmp_path: Path) -> None:
    verdict = try_mutant(SUBJECTS[game], tmp_path, MUTANTS[game, name], name)
    assert verdict.code == FAILED, verdict.output


def test_a_mutant_that_breaks_nothing_is_seen_to_survive(tmp_path: Path) -> None:
    harmless = Mutant(
        "rules.py", '"""The rulebook of Lantern Duel, in its order."""', '"""The same rulebook."""', "nothing"
    )
    assert try_mutant(toy_subject(), tmp_path, harmless, "T1").code == PASSED


def test_a_mutant_that_is_not_what_runs_is_no_proof(tmp_path: Path) -> None:
    """The tests of the repository itself, with sources asked for that are elsewhere."""
    assert run_tests(citing("T1", TESTS / "toy"), TESTS.parent, tmp_path).code == USAGE_ERROR
