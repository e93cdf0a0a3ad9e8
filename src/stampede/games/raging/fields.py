"""Fields: where bulls, cows and ponds are, which fences they block, and fields drawn at random."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from stampede.core.rng import Rng
from stampede.games.raging.geometry import INTERSECTIONS, LINES, NUMBERS, PERIMETER, WHOLE, Ground, point_bit, popcount

Spots = list[tuple[int, int]]

# What blocks a fence.
NOTHING: Final = 0
BULL: Final = 1
POND: Final = 2

TRIES: Final = 12  # to find fences that isolate every bull
ENOUGH: Final = 3  # tries that must succeed on a random field: one that takes luck is no fun
BEST_FEW: Final = 3  # fences a try chooses from
STILL_TOGETHER: Final[i64] = 8  # how much another bull in a region counts; a piece of perimeter counts 1


class Field:
    """One field, with the fences it allows. It never changes, so positions share it."""

    def __init__(self, ground: Ground, name: str, bulls: Spots, cows: Spots, ponds: Spots) -> None:
        self.name: Final = name
        self.bull_spots: Final = bulls
        self.cow_spots: Final = cows
        self.pond_spots: Final = ponds
        self.bulls: Final = mask_of(bulls)
        self.cows: Final = mask_of(cows)
        self.herd: Final[i64] = len(bulls)
        # By intersection, row by row from the bottom: 1 a bull, 2 a cow.
        self.animals: vec[u8] = vec[u8](
            [u8((self.bulls >> spot & 1) + 2 * (self.cows >> spot & 1)) for spot in range(i64(INTERSECTIONS))]
        )
        self.obstacle: vec[u8] = vec[u8]([0 for _ in range(ground.fences)])  # by fence
        for fence in range(ground.fences):
            self.obstacle[fence] = u8(self.what_blocks(ground, fence))
        # The fences that nothing blocks, by the numbers of their posts: those between 2 and 5 are the ones from
        # `start[pair_index(2, 5)]` to the next start.
        self.fences: vec[i64] = vec[i64]()
        self.start: vec[i64] = vec[i64]()
        for low in range(i64(1), i64(NUMBERS + 1)):
            for high in range(low, i64(NUMBERS + 1)):
                self.start = append(self.start, i64(len(self.fences)))
                self.add_fences(ground, low, high)
        self.start = append(self.start, i64(len(self.fences)))

    def what_blocks(self, ground: Ground, fence: i64) -> i64:
        """A bull in the way, or the inside of a pond; not a cow, nor the edge or corner of a pond."""  # R3
        for column, row in self.bull_spots:
            if ground.passes_through(fence, column, row):
                return BULL
        for column, row in self.pond_spots:
            if ground.crosses_pond(fence, column, row):
                return POND
        return NOTHING

    def add_fences(self, ground: Ground, low: i64, high: i64) -> None:
        for fence in range(ground.fences):
            one, other = ground.number[ground.first[fence]], ground.number[ground.second[fence]]
            fits = (one == low and other == high) or (one == high and other == low)
            if fits and self.obstacle[fence] == NOTHING:
                self.fences = append(self.fences, fence)


def pair_index(low: i64, high: i64) -> i64:
    """The index of two numbers, low <= high, among all pairs in order."""
    return (low - 1) * NUMBERS - (low - 1) * (low - 2) // 2 + high - low


def mask_of(spots: Spots) -> i64:
    mask: i64 = 0
    for column, row in spots:
        mask |= point_bit(column, row)
    return mask


# --- playable fields --------------------------------------------------------------------------------------------------


def is_playable(ground: Ground, field: Field, rng: Rng) -> bool:
    """Whether some fences isolate every bull, with each post used once."""  # R2
    return any(len(fences_that_isolate(ground, field, rng)) > 0 for _ in range(TRIES))


def is_pleasant(ground: Ground, field: Field, rng: Rng) -> bool:
    """Whether such fences are easy enough to find."""
    found = 0
    for tried in range(TRIES):
        if len(fences_that_isolate(ground, field, rng)) > 0:
            found += 1
        if found == ENOUGH:
            return True
        if found + TRIES - tried - 1 < ENOUGH:
            return False
    return False


def fences_that_isolate(ground: Ground, field: Field, rng: Rng) -> vec[i64]:
    """One try, fence by fence, each among the best few. Empty if it fails."""
    regions = vec[i64]([WHOLE])  # only those with bulls
    chosen = vec[i64]()
    used: i64 = 0
    while disorder(field, regions) > 0:
        best = best_fences(ground, field, regions, used)
        if len(best) == 0:
            return best
        fence = best[rng.below(len(best))]
        chosen = append(chosen, fence)
        used |= ground.ends[fence]
        regions = with_bulls(field, regions, ground.left[fence], ground.right[fence])
    return chosen


def best_fences(ground: Ground, field: Field, regions: vec[i64], used: i64) -> vec[i64]:
    """The few fences that reduce the disorder most, the best first."""
    best = vec[i64]()
    values = vec[i64]()
    now = disorder(field, regions)
    for index in range(i64(len(field.fences))):
        fence = field.fences[index]
        if ground.ends[fence] & used:
            continue
        value = disorder(field, with_bulls(field, regions, ground.left[fence], ground.right[fence]))
        if value >= now:
            continue
        place: i64 = len(values)
        if place < BEST_FEW:
            best, values = append(best, fence), append(values, value)
        elif value < values[place - 1]:
            place -= 1
        else:
            continue
        while place > 0 and values[place - 1] > value:
            best[place] = best[place - 1]
            values[place] = values[place - 1]
            place -= 1
        best[place] = fence
        values[place] = value
    return best


def with_bulls(field: Field, regions: vec[i64], left: i64, right: i64) -> vec[i64]:
    """The regions with bulls after one more fence."""
    split = vec[i64]()
    for index in range(i64(len(regions))):
        if regions[index] & left & field.bulls:
            split = append(split, regions[index] & left)
        if regions[index] & right & field.bulls:
            split = append(split, regions[index] & right)
    return split


def disorder(field: Field, regions: vec[i64]) -> i64:
    """How far the bulls are from being isolated: 0 when all of them are."""
    value: i64 = 0
    for index in range(i64(len(regions))):
        value += STILL_TOGETHER * (popcount(regions[index] & field.bulls) - 1)
        value += popcount(regions[index] & PERIMETER)
    return value


# --- random fields ----------------------------------------------------------------------------------------------------


class Recipe:
    """How many bulls, cows and ponds a random field has."""

    def __init__(self, bulls: int, cows: int, ponds: int) -> None:
        self.bulls: Final = bulls
        self.cows: Final = cows
        self.ponds: Final = ponds


def random_field(ground: Ground, name: str, recipe: Recipe, rng: Rng) -> Field:
    """Two dice place each animal, and ponds do not touch; drawn again until the field is playable."""  # R2
    while True:
        ponds: Spots = []
        while len(ponds) < recipe.ponds:
            pond = (int(rng.below(LINES - 1)) + 1, int(rng.below(LINES - 1)) + 1)
            if not any(touch(pond, other) for other in ponds):
                ponds.append(pond)
        animals: Spots = []
        while len(animals) < recipe.bulls + recipe.cows:
            spot = (int(rng.below(NUMBERS)) + 1, int(rng.below(NUMBERS)) + 1)
            if spot not in animals:
                animals.append(spot)
        field = Field(ground, name, animals[: recipe.bulls], animals[recipe.bulls :], ponds)
        if is_pleasant(ground, field, rng):
            return field


def touch(pond: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two ponds share an edge or a corner, or are the same."""
    return abs(pond[0] - other[0]) <= 1 and abs(pond[1] - other[1]) <= 1
