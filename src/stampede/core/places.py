"""What lies where, counted, and whether a reader knows more of it than before."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from stampede.core.game import Place


def counted(names: list[str]) -> dict[str, int]:
    """How many there are of each: the contents of a place."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return counts


def tallied(counts: vec[u8], start: i64, names: list[str]) -> dict[str, int]:
    """The same, from a position's table of counts: that of the first kind is at `start`."""
    contents: dict[str, int] = {}
    at = start
    for name in names:
        if counts[at] != 0:
            contents[name] = int(counts[at])
        at += 1
    return contents


def learns(then: list[Place], now: list[Place]) -> bool:
    """Whether a reader knows more about where components lie. Knowing less does no harm."""
    if len(then) == len(now):
        # Most places stay as they were, and say nothing new.
        changed = [index for index in range(len(now)) if not are_alike(then[index], now[index])]
        then, now = [then[index] for index in changed], [now[index] for index in changed]
    known = known_in(then)
    return any(number > known.get(name, 0) for name, number in known_in(now).items())


def are_alike(old: Place, new: Place) -> bool:
    return (
        old.hidden == new.hidden
        and old.bound == new.bound
        and (not old.bound or old.name == new.name)
        and old.contents == new.contents
    )


def known_in(places: list[Place]) -> dict[str, int]:
    """What can be told about where components lie. A bound hand is known in part."""
    counts: dict[str, int] = {}
    for place in places:
        if not place.hidden:
            for name, number in place.contents.items():
                counts[name] = counts.get(name, 0) + number
        if place.bound:
            counts[f"bound: {place.name}"] = 1
    return counts
