"""Small numbers from 0 to 15, up to fifteen of them in one integer: cheap to copy with a position.

Also what players have done without. Who had a use for a card and did not use one most likely holds none. For each use,
0 says that nothing is known, 1 that it has just been declined; then there is one more for each card that came to the
hand since. That one of the older cards would have been of use is possible, but unlikely.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BITS: Final = 4
MASK: Final = 15
ALL_BITS: Final = vec[i64]([MASK])  # compiled, a shifted constant has 32 bits only
MOST_NOTES: Final = 15
ONES: Final[i64] = 0x111111111111111  # a 1 in each place

WHOLE: Final = 1000
SLIP: Final = 120  # of a thousand: how likely somebody keeps a card that could have been used


def noted(notes: i64, place: i64) -> i64:
    """One of the numbers."""
    return notes >> BITS * place & MASK


def noting(notes: i64, place: i64, number: i64) -> i64:
    """All numbers, with a new one in that place."""
    at, mask = BITS * place, ALL_BITS[0]
    return notes & ~(mask << at) | number << at


# --- what was done without --------------------------------------------------------------------------------------------


def after_a_card(declined: i64, hand: i64) -> i64:
    """A card has come, and may be of any use. Once so many have come that all may be new, nothing is known."""
    known = places_with_something(declined)
    whole: i64 = hand if hand < MASK else i64(MASK)
    still = known & places_with_something(declined ^ whole * ONES)  # not where the number is that of a whole hand
    return (declined + still) & still * MASK


def places_with_something(notes: i64) -> i64:
    """A 1 in each place whose number is not 0: all places at once."""
    return (notes | notes >> 1 | notes >> 2 | notes >> 3) & ONES


def after_using(declined: i64, use: i64) -> i64:
    """A card of that use has left the hand openly: if the use was declined, it is one of those that came later."""
    number = noted(declined, use)
    return noting(declined, use, number - 1) if number > 1 else declined


def likelihood(number: i64, cards: i64, size: i64) -> i64:
    """That another card of a use is one of those that came later, in thousandths; `cards` of it were met before."""
    if number == 0:
        return WHOLE
    chance = (number - 1 - cards) * WHOLE // (size - cards)
    return chance if chance > SLIP else i64(SLIP)


def named_uses(declined: i64, uses: list[str]) -> dict[str, int]:
    """For views: the uses that were declined, and how many cards have come since."""
    return {use: int(noted(declined, at)) - 1 for at, use in enumerate(uses) if noted(declined, at) > 0}


def uses_by_name(named: dict[str, int], uses: list[str]) -> i64:
    """The same from a view."""
    declined: i64 = 0
    for use, since in named.items():
        declined = noting(declined, uses.index(use), since + 1)
    return declined
