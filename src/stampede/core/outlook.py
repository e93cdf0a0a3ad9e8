"""An outlook: who will win, as a weighed sum of what can be seen, fitted to games by `python -m stampede.lab.outlook`.

Its weights stand in the table [outlook] of a judgement.toml, as a list for each group of traits; without it there is no
outlook. Traits are in thousandths, weights in thousandths of what the curve of a search makes a share of the win.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.data import Data

MOST: Final = 20_000


def read_outlook(data: Data, groups: Mapping[str, int]) -> vec[i64]:
    """The weights in the order of the groups, each of which has so many; none if there is no such table."""
    weights = vec[i64]()
    if "outlook" not in data.values:
        return weights
    table = data.section("outlook")
    table.only(*groups)
    for name, count in groups.items():
        numbers = table.numbers(name, -MOST, MOST)
        if len(numbers) != count:
            raise table.wrong(name, f"must be {count} numbers, not {len(numbers)}")
        for number in numbers:
            weights = append(weights, i64(number))
    return weights


def weighed(traits: vec[i64], weights: vec[i64]) -> i64:
    total: i64 = 0
    for index in range(i64(len(weights))):
        total += traits[index] * weights[index]
    return total // 1000
