"""Cards that are counted by place and kind in one table, a row for each place."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8


def names_of(counts: vec[u8], first: i64, names: list[str]) -> list[str]:
    """The names of a row's cards, in the order of kinds. `first` is where the first kind is counted."""
    found: list[str] = []
    for kind in range(i64(len(names))):
        for _card in range(i64(counts[first + kind])):
            found.append(names[kind])
    return found
