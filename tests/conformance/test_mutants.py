"""Every clause has a mutant, a small change that breaks it, and the tests of that clause notice.

Further mutants have names of their own, and each a test that notices.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from conformance.mutation import House, run_tests
from conformance.subjects import TESTS, registered_subjects, toy_subject
from stampede.testing.laws_of_the_house import Mutant, read_mutants
from stampede.testing.mutants import FAILED, PASSED, USAGE_ERROR, Verdict, citing

SUBJECTS = {subject.id: subject for subject in [*registered_subjects(), toy_subject()]}
MUTANTS = {(id, name): mutant for id in SUBJECTS for name, mutant in read_mutants(SUBJECTS[id].mutants).items()}


@pytest.fixture(scope="module")
def house_of(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], House]]:
    houses: list[House] = []

    @cache
    def house(game: str) -> House:
        houses.append(House(SUBJECTS[game], tmp_path_factory.mktemp("houses") / game))
        return houses[-1]

    yield house
    for opened in houses:
        opened.close()


@pytest.mark.parametrize("game", SUBJECTS)
def test_without_a_mutant_the_tests_of_all_mutants_pass(game: str, house_of: Callable[[str], House]) -> None:
    verdict = house_of(game).try_original(read_mutants(SUBJECTS[game].mutants).values())
    assert verdict.code == PASSED, verdict.output


@pytest.mark.parametrize(("game", "name"), [pytest.param(*trial, id="-".join(trial)) for trial in MUTANTS])
def test_a_mutant_is_noticed(game: str, name: str, house_of: Callable[[str], House]) -> None:
    verdict = house_of(game).try_mutant(MUTANTS[game, name], name)
    assert verdict.code == FAILED, verdict.output


def test_a_mutant_that_breaks_nothing_is_seen_to_survive(house_of: Callable[[str], House]) -> None:
    assert try_harmless(house_of, "rules.py", '"""The rulebook of Lantern Duel, in its order."""').code == PASSED


def test_a_mutant_of_what_was_imported_before_is_no_proof(house_of: Callable[[str], House]) -> None:
    """`nursery` has read this file already, and would try the original."""
    verdict = try_harmless(house_of, "../../src/stampede/core/record.py", "one JSON document")
    assert verdict.code == USAGE_ERROR


def try_harmless(house_of: Callable[[str], House], file: str, text: str) -> Verdict:
    toys = next(id for id, subject in SUBJECTS.items() if subject.tests == TESTS / "toy")
    return house_of(toys).try_mutant(Mutant(file, text, "# nothing", "nothing"), "T1")


def test_a_mutant_that_is_not_what_runs_is_no_proof(tmp_path: Path) -> None:
    """The tests of the repository itself, with sources asked for that are elsewhere."""
    assert run_tests(citing("T1", TESTS / "toy"), TESTS.parent, tmp_path).code == USAGE_ERROR
