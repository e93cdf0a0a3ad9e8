"""Ranks from standings."""

from __future__ import annotations

from stampede.core.game import ranks_of


def test_ranks_count_who_stands_better_and_ties_share_one() -> None:
    assert ranks_of([[3], [5], [3], [1]]) == [2, 1, 2, 4]
    assert ranks_of([[3, 1], [3, 2], [2, 9]]) == [2, 1, 3]
