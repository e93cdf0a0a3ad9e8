"""What a seat with a perfect memory knows, for the law of recall: the protocol, how a game supplies it, and a helper.

A game's tracker lies beside its tests, in `recall.py`:

    def track(
        game: Game, seats: int, options: Mapping[str, OptionValue], reader: int | None, opening: list[Event]
    ) -> Tracker: ...

`options` are settled, `reader` is a seat or None for a spectator, and `opening` is what setting up tells. Then `hear`
gets every later event in order. All of them come redacted (`event.seen_by(reader)`): a tracker knows what its reader is
told and nothing else. It is written from the rulebook and never imports the engine's belief, view or state, so that one
slip cannot hide in both. If the events lack what a person at the table would see, the events are wrong: tell it there.

`contradiction` gets a position and says in words why it cannot be, or None. It may read `position.places(None)`, which
names every place with all its contents, hidden or not (`contents_of`). It is also asked about the real position, which
must never contradict its tracker. Neither is called once the game is over. Keep both well under a millisecond.

`Memory` is enough for most games: a list of claims "these cards lie within these places".

In the game itself, what a reader remembers goes into the position, the view and the belief. In `State.places`, what is
certain lies in an open place (such as `seen hand 2`), and hidden places among which a remembered card may be are
`uneven`, which takes their back out of `belief_shares`. Do not use `bound` for that: it says that an act told
something, and then the act cannot be taken back.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Protocol

from stampede.core.events import Event
from stampede.core.game import Game, OptionValue, State


class Tracker(Protocol):
    """What one reader, who never forgets, knows from the events alone."""

    def hear(self, event: Event) -> None:
        """The next event, redacted for the reader."""

    def contradiction(self, sample: State) -> str | None:
        """Why the position cannot be, from what the reader knows; None if it can."""


Track = Callable[[Game, int, Mapping[str, OptionValue], int | None, list[Event]], Tracker]


@cache
def find_tracker(path: Path) -> Track | None:
    """The function `track` of a file such as `tests/recall.py`; None if there is no such file."""
    if not path.is_file():
        return None
    name = f"tracker_{sha256(str(path).encode()).hexdigest()[:16]}"  # there are many files of that name
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    sys.modules[name] = module = module_from_spec(spec)  # its dataclasses look themselves up there
    spec.loader.exec_module(module)
    track: Track = module.track
    return track


def contents_of(position: State) -> dict[str, dict[str, int]]:
    """Every place of the position by name, with all that lies there."""
    return {place.name: place.contents for place in position.places(None)}


class Claim:
    """All of these cards lie within these places, taken together."""

    __slots__ = ("cards", "places")

    def __init__(self, cards: Counter[str], places: frozenset[str]) -> None:
        self.cards = cards
        self.places = places

    def __repr__(self) -> str:
        return f"{sorted(self.cards.elements())} within {sorted(self.places)}"


class Memory:
    """Claims that stay true while cards move. What is not claimed is not known.

    That a place holds exactly some cards needs no claim of its own: a claim that they are all there is enough, because
    a sample has as many cards in each place as the view says.
    """

    def __init__(self) -> None:
        self.claims: list[Claim] = []

    def know(self, cards: Iterable[str], *places: str) -> None:
        """The reader learns that all these cards lie within these places."""
        held = Counter(cards)
        if held:
            self.claims.append(Claim(held, frozenset(places)))

    def slip(self, origin: str, to: str) -> None:
        """A card that the reader does not see goes from one place to another: it may be any that was there."""
        for claim in self.claims:
            if origin in claim.places:
                claim.places |= {to}

    def leave(self, card: str, origin: str) -> None:
        """The reader sees a card leave a place; claim it again (`know`) if its new place is hidden.

        Of equal cards it may not be the one that a claim means, so that claim is of one card less from now on.
        """
        for claim in self.claims:
            if origin in claim.places and claim.cards[card] > 0:
                claim.cards[card] -= 1
        self.claims = [claim for claim in self.claims if claim.cards.total() > 0]

    def carry(self, moves: Mapping[str, str]) -> None:
        """All that lies in these places goes to others, at once: hands are swapped, a pile goes below another."""
        for claim in self.claims:
            if not moves.keys().isdisjoint(claim.places):
                claim.places = frozenset(moves.get(place, place) for place in claim.places)

    def clear(self, *places: str) -> None:
        """Everything in these places now lies open and needs no memory."""
        self.claims = [claim for claim in self.claims if not claim.places <= set(places)]

    def contradiction(self, contents: Mapping[str, Mapping[str, int]]) -> str | None:
        for claim in self.claims:
            for card, count in claim.cards.items():
                if count > 0:
                    found = sum(contents[place].get(card, 0) for place in claim.places)
                    if found < count:
                        return f"{claim}: there is {found} of {card}"
        return None
