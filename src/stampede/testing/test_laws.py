"""All laws, for every registered game and every seat count, or for the games that `--game` names."""

from __future__ import annotations

import pytest

from stampede.core.errors import StampedeError
from stampede.core.registry import game_ids
from stampede.testing.laws import HOUSE_LAWS, PLAY_LAWS
from stampede.testing.subjects import Subject, find_subject
from stampede.testing.trial import hold, needs_proof, tables


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    subjects = wanted(metafunc.config)
    if "seats" in metafunc.fixturenames:
        metafunc.parametrize("law", PLAY_LAWS)
        metafunc.parametrize(("subject", "seats"), tables(subjects))
    else:
        metafunc.parametrize("law", HOUSE_LAWS)
        metafunc.parametrize("subject", subjects, ids=[subject.id for subject in subjects])


def wanted(config: pytest.Config) -> list[Subject]:
    try:
        return [find_subject(id) for id in config.getoption("--game") or game_ids()]
    except StampedeError as error:
        raise pytest.UsageError(str(error)) from error


def test_play_keeps_the_law(subject: Subject, seats: int, law: str) -> None:
    skip_without_proof(subject, law)
    hold(law, subject, seats)


def test_the_house_keeps_the_law(subject: Subject, law: str) -> None:
    skip_without_proof(subject, law)
    hold(law, subject)


def skip_without_proof(subject: Subject, law: str) -> None:
    if needs_proof(law) and not subject.has_proof:
        pytest.skip(f"{subject.id} was installed without its tests: this law needs its sources (pip install -e PATH)")
