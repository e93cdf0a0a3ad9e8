"""Sets of small numbers in one integer."""

from __future__ import annotations

import pytest

from stampede.core.bits import BIT, MOST_BITS, lowest_bit


@pytest.mark.parametrize("number", range(MOST_BITS))
def test_the_lowest_of_a_set_is_found_whatever_lies_above_it(number: int) -> None:
    everything = int(BIT[MOST_BITS]) - 1
    assert lowest_bit(BIT[number]) == number
    assert lowest_bit(everything - (int(BIT[number]) - 1)) == number


def test_a_set_is_walked_through_in_order() -> None:
    numbers = [0, 3, 31, 32, 58, 59]
    left = sum(int(BIT[number]) for number in numbers)
    found = []
    while left:
        found.append(lowest_bit(left))
        left &= left - 1
    assert found == numbers
