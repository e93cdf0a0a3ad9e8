"""What lies in a place, counted."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import u8

from stampede.core.places import counted, tallied


def test_a_place_is_read_from_the_table_of_counts_as_if_its_cards_were_counted() -> None:
    table = vec[u8]([9, 9, 2, 0, 1, 9])  # the place begins after the second count

    assert tallied(table, 2, ["fig", "pear", "plum"]) == counted(["fig", "fig", "plum"]) == {"fig": 2, "plum": 1}
    assert tallied(table, 3, ["pear"]) == {}
