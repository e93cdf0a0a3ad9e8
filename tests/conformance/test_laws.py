"""All laws, for every registered game and every seat count, for the toy with all its options, and for the seedling."""

from __future__ import annotations

import pytest

from conformance.subjects import registered_subjects, seedling_subject, toy_subject
from stampede.testing.laws import HOUSE_LAWS, PLAY_LAWS
from stampede.testing.subjects import Subject
from stampede.testing.trial import hold, tables

SUBJECTS = [*registered_subjects(), toy_subject(), seedling_subject()]


@pytest.mark.parametrize("law", PLAY_LAWS)
@pytest.mark.parametrize(("subject", "seats"), tables(SUBJECTS))
def test_play_keeps_the_law(subject: Subject, seats: int, law: str) -> None:
    hold(law, subject, seats)


@pytest.mark.parametrize("law", HOUSE_LAWS)
@pytest.mark.parametrize("subject", [pytest.param(subject, id=subject.id) for subject in SUBJECTS])
def test_the_house_keeps_the_law(subject: Subject, law: str) -> None:
    hold(law, subject)
