"""The card counter: what is gone, and where what is left can be, as a reader with a perfect memory would know.

It is worked out from the view alone: a sample of it has the same cards in its open places as the real position, and as
many cards with each back in its hidden ones. So it knows no more than the reader, and every game has it at once.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

from stampede.core.game import Claim, Game
from stampede.core.rng import Rng
from stampede.match.counts import Amount, BackCount, CardCount, Spot, Unseen

NUMBERED = re.compile(r"(.+) (\d+)")


def counts_cards(game: Game) -> bool:
    """Whether there is anything to count: several components that look alike from behind."""
    return bool(backs_of(game, game.max_seats))


def backs_of(game: Game, seats: int) -> dict[str, list[str]]:
    """The cards of a game by their backs. What looks like nothing else from behind is no card."""
    backs: dict[str, list[str]] = {}
    for component in game.components(seats):
        backs.setdefault(game.back(component), []).append(component)
    return {back: cards for back, cards in backs.items() if back and len(cards) > 1}


def count_cards(game: Game, view: object, reader: int | None, seats: int) -> list[BackCount]:
    places = game.belief(view).sample(Rng.free("counter")).places(reader)
    totals = game.components(seats)
    claims = game.remembered(view)
    backs = backs_of(game, seats)
    back_of = {card: back for back, cards in backs.items() for card in cards}
    seen = {card: Counter[str]() for card in back_of}
    left = {back: Counter[str]() for back in backs}
    rooms = {back: Counter[str]() for back in backs}
    for place in places:
        for card, count in place.contents.items():
            if card in back_of and place.hidden:
                left[back_of[card]][card] += count
                rooms[back_of[card]][place.name] += count
            elif card in back_of:
                seen[card][place.name] += count
    counts: list[BackCount] = []
    for back, cards in backs.items():
        room = rooms[back]
        where = whereabouts(left[back], room, claims)
        counted = [
            CardCount(
                card,
                totals[card],
                amounts(seen[card]),
                [Unseen(count, [spot(name) for name in room if name in names]) for count, names in where.get(card, [])],
            )
            for card in cards
        ]
        counts.append(BackCount(back, sum(totals[card] for card in cards), amounts(room), counted))
    return counts


def amounts(places: Counter[str]) -> list[Amount]:
    return [Amount(count, spot(name)) for name, count in places.items() if count > 0]


def whereabouts(
    left: Counter[str], room: Counter[str], claims: list[Claim]
) -> dict[str, list[tuple[int, frozenset[str]]]]:
    """For every card, how many of it are in which set of hidden places. `room`: how many cards each place holds.

    Some are claimed to be within certain places. A set of places that is full of such cards has no room for others.
    """
    unclaimed = Counter(left)
    groups: Counter[tuple[str, frozenset[str]]] = Counter()
    everywhere = frozenset(name for name in room if room[name] > 0)
    for claim in claims:
        for card, count in claim.cards.items():
            if left[card] > 0:
                groups[card, everywhere & set(claim.places)] += count
                unclaimed[card] -= count
    for card, count in unclaimed.items():
        if count > 0:
            groups[card, everywhere] += count
    while True:
        full = [
            names
            for names in {names for _, names in groups}
            if sum(room[name] for name in names)
            == sum(count for (_, within), count in groups.items() if within <= names)
        ]
        narrower: Counter[tuple[str, frozenset[str]]] = Counter()
        for (card, within), count in groups.items():
            taken = frozenset[str]().union(*(names for names in full if not within <= names))
            narrower[card, within - taken] += count
        if narrower == groups:
            break
        groups = narrower
    found: dict[str, list[tuple[int, frozenset[str]]]] = {}
    for (card, within), count in sorted(groups.items(), key=lambda group: len(group[0][1])):
        found.setdefault(card, []).append((count, within))
    return found


@cache
def spot(name: str) -> Spot:
    """A place by its name in `State.places`: `face down 2` is `place-face-down` of seat 2."""
    found = NUMBERED.fullmatch(name)
    key = found[1] if found else name
    return Spot(key.replace(" ", "-"), int(found[2]) if found else None)
