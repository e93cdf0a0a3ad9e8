"""Ranks from standings, and the first seat of a mask."""

from __future__ import annotations

from stampede.core.game import lowest_seat, ranks_by, ranks_of


def test_ranks_count_who_stands_better_and_ties_share_one() -> None:
    assert ranks_of([[3], [5], [3], [1]]) == [2, 1, 2, 4]
    assert ranks_of([[3, 1], [3, 2], [2, 9]]) == [2, 1, 3]


def test_ranks_by_scores_are_those_of_standings() -> None:
    assert ranks_by([3, 5, 3, 1]) == ranks_of([[3], [5], [3], [1]])


def test_the_first_seat_of_a_mask_is_the_lowest() -> None:
    assert [lowest_seat(mask) for mask in (0b1, 0b10, 0b110, 0b1000, 0b1000_0000, 0b11_0000_0000, 1 << 20)] == [
        0,
        1,
        1,
        3,
        7,
        8,
        20,
    ]
