"""Sets of up to sixty small numbers, as the bits of an integer."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_BITS: Final = 60
# By number; less 1, the bit of a number is the set of all below it. Compiled, a literal 1 is a short number: shifted
# beyond 31 places it would be lost.
BIT: Final = vec[i64]([1 << number for number in range(MOST_BITS + 1)])
PRIME: Final = 67  # divided by it, no two powers of two up to 2⁶⁵ leave the same
LEFT: Final = [(1 << number) % PRIME for number in range(MOST_BITS)]
NUMBERS: Final = vec[i64]([LEFT.index(rest) if rest in LEFT else 0 for rest in range(PRIME)])  # by what its bit leaves


def lowest_bit(numbers: i64) -> i64:
    """The smallest number in a set that is not empty. To go on without it: `numbers &= numbers - 1`."""
    return NUMBERS[(numbers & -numbers) % PRIME]
