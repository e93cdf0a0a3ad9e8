"""Every clause has a mutant, a small change that breaks it, and the tests of that clause notice."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest

from conformance.laws_of_the_house import Mutant, read_mutants
from conformance.mutation import FAILED, PASSED, USAGE_ERROR, Verdict, run_tests, try_mutant
from conformance.subjects import TESTS, registered_subjects, toy_subject

AT_ONCE = 2
SUBJECTS = {subject.id: subject for subject in [*registered_subjects(), toy_subject()]}
HEALTHY = ""  # in the place of a clause: no mutant, and all tests
TRIALS = [(id, clause) for id, subject in SUBJECTS.items() for clause in [HEALTHY, *read_mutants(subject.mutants)]]

Verdicts = dict[tuple[str, str], Future[Verdict]]


@pytest.fixture(scope="module")
def verdicts(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Verdicts]:
    """All trials that were asked for, under way together."""
    asked = {
        (item.callspec.params["game"], item.callspec.params["clause"])
        for item in request.session.items
        if item.path == request.path and isinstance(item, pytest.Function) and hasattr(item, "callspec")
    }
    with ThreadPoolExecutor(AT_ONCE) as pool:
        yield {
            (id, clause): pool.submit(judge, id, clause, tmp_path_factory.mktemp("mutant"))
            for id, clause in TRIALS
            if (id, clause) in asked
        }
        pool.shutdown(cancel_futures=True)


def judge(id: str, clause: str, folder: Path) -> Verdict:
    if clause == HEALTHY:
        return try_mutant(SUBJECTS[id], folder, None, None)
    return try_mutant(SUBJECTS[id], folder, read_mutants(SUBJECTS[id].mutants)[clause], clause)


@pytest.mark.parametrize(
    ("game", "clause"), [pytest.param(id, clause, id=f"{id}-{clause or 'healthy'}") for id, clause in TRIALS]
)
def test_the_tests_of_a_clause_notice_its_mutant(game: str, clause: str, verdicts: Verdicts) -> None:
    verdict = verdicts[game, clause].result()
    assert verdict.code == (PASSED if clause == HEALTHY else FAILED), verdict.output


def test_a_mutant_that_breaks_nothing_is_seen_to_survive(tmp_path: Path) -> None:
    harmless = Mutant(
        "rules.py", '"""The rulebook of Lantern Duel, in its order."""', '"""The same rulebook."""', "nothing"
    )
    assert try_mutant(toy_subject(), tmp_path, harmless, "T1").code == PASSED


def test_a_mutant_that_is_not_what_runs_is_no_proof(tmp_path: Path) -> None:
    """The tests of the repository itself, with sources asked for that are elsewhere."""
    assert run_tests(TESTS / "toy", TESTS.parent, tmp_path, "T1").code == USAGE_ERROR
