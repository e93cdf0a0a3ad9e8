"""Small numbers in one integer, and what they say about cards that players have done without."""

from __future__ import annotations

import pytest

from stampede.core.notes import (
    MASK,
    MOST_NOTES,
    SLIP,
    WHOLE,
    after_a_card,
    after_using,
    likelihood,
    named_uses,
    noted,
    noting,
    uses_by_name,
)


@pytest.mark.parametrize("place", range(MOST_NOTES))
def test_every_place_keeps_its_number_and_leaves_the_others_alone(place: int) -> None:
    notes = 0
    for other in range(MOST_NOTES):
        notes = noting(notes, other, MASK)
    for number in (2, 1, 0, 7):
        changed = noting(notes, place, number)
        assert [int(noted(changed, other)) for other in range(MOST_NOTES)] == [
            number if other == place else MASK for other in range(MOST_NOTES)
        ]


@pytest.mark.parametrize("hand", range(1, MASK + 1))
def test_a_card_is_counted_for_all_uses_at_once(hand: int) -> None:
    numbers = [place % (hand + 1) for place in range(MOST_NOTES)]
    declined = sum(number << 4 * place for place, number in enumerate(numbers))
    expected = [number + 1 if 0 < number < hand else 0 for number in numbers]
    assert [int(noted(after_a_card(declined, hand), place)) for place in range(MOST_NOTES)] == expected


def test_a_use_is_declined_until_the_whole_hand_may_be_new() -> None:
    declined = noting(0, 3, 1)
    for number in (2, 3, 4, 5, 0, 0):
        declined = after_a_card(declined, 5)
        assert noted(declined, 3) == number
        assert noted(declined, 2) == 0


def test_a_card_that_is_used_was_one_of_the_later_ones() -> None:
    declined = after_a_card(after_a_card(noting(0, 1, 1), 5), 5)
    assert noted(declined, 1) == 3
    assert noted(after_using(declined, 1), 1) == 2
    assert after_using(declined, 0) == declined
    assert after_using(noting(0, 1, 1), 1) == noting(0, 1, 1)


def test_a_later_card_is_as_likely_as_its_share_of_the_hand() -> None:
    assert likelihood(0, 0, 5) == WHOLE  # nothing is known
    assert likelihood(3, 0, 5) == 2 * WHOLE // 5
    assert likelihood(3, 1, 5) == WHOLE // 4
    assert likelihood(3, 2, 5) == SLIP
    assert likelihood(1, 0, 5) == SLIP


def test_uses_have_names_in_views() -> None:
    uses = ["ride", "lay", "cancel"]
    declined = noting(noting(0, 0, 1), 2, 4)
    assert named_uses(declined, uses) == {"ride": 0, "cancel": 3}
    assert uses_by_name(named_uses(declined, uses), uses) == declined
