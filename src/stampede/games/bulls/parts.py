"""What a position is made of besides numbers: players, the pending decision, notes of cards, and the latest evening."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from stampede.games.bulls.components import EFFECTS, FACES, MOST_DAYS, OWN_HERE

# What the seat on turn is asked: how to carry out an effect (by its number), or one of these.
START: Final = 13  # which start a rolled 1 goes to
CARD: Final = 14  # which card to play
OLD_TOKEN: Final = 15  # which token to move, when all are placed
UNWANTED: Final = 16  # which cards to discard before the next day
DECISIONS: Final = [*EFFECTS, "place", "card", "lift", "discard"]

NONE: Final = -1  # no card in play, no opponent chosen, no roundabout chosen, no token on a sign
NOTHING: Final = vec[u8]([0 for _ in range(4_000)])


@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """What is noted of a player. It never changes: a new note replaces it, so that copies can share it."""

    def __init__(self, points: vec[i64], squad: i64, ones: i64, more_runners: i64, more_cards: i64) -> None:
        self.points: Final = points  # by day
        self.squad: Final = squad  # runners of the day
        self.ones: Final = ones  # rolled 1s not placed yet
        self.more_runners: Final = more_runners  # extra runners (or fewer, if negative) on the next day
        self.more_cards: Final = more_cards  # extra action cards on the next day

    def scoring(self, day: i64, points: i64) -> Player:
        scored = self.points[:]
        scored[day] += points
        return Player(scored, self.squad, self.ones, self.more_runners, self.more_cards)

    def earning(self, runners: i64, cards: i64) -> Player:
        """With more of both on the next day."""
        return Player(self.points, self.squad, self.ones, self.more_runners + runners, self.more_cards + cards)

    def rolling(self, squad: i64, ones: i64) -> Player:
        """With the runners of a new day; what was earned for it has been spent."""
        return Player(self.points, squad, ones, 0, 0)

    def placing(self) -> Player:
        """With a rolled 1 less to place."""
        return Player(self.points, self.squad, self.ones - 1, self.more_runners, self.more_cards)

    def total(self) -> i64:
        total: i64 = 0
        for day in range(i64(MOST_DAYS)):
            total += self.points[day]
        return total


@mypyc_attr(acyclic=True, free_list_len=1)
class Pending:
    """The decision that the seat on turn owes, with what it has chosen so far. It never changes, like a Player."""

    def __init__(
        self, asked: i64, card: i64, target: i64, here: i64, picks: i64, picked: vec[u8], lifted: bool
    ) -> None:
        self.asked: Final = asked
        self.card: Final = card  # the kind being resolved
        self.target: Final = target  # the seat whose runners are picked
        self.here: Final = here  # the column that all picks must come from
        self.picks: Final = picks  # runners that will be rolled
        self.picked: Final = picked  # those, by column and face; empty before the first one
        self.lifted: Final = lifted  # a token of the seat on turn is in the air

    def picked_at(self, column: i64, face: i64) -> i64:
        if self.picks == 0:
            return 0
        return i64(self.picked[column * FACES + face - 1])

    def picking(self, seat: i64, column: i64, face: i64, wide: i64) -> Pending:
        """With one more runner picked, in a town so wide; some cards stay in the roundabout of the first pick."""
        picked = self.picked[:] if self.picks > 0 else NOTHING[: wide * FACES]
        die = column * FACES + face - 1
        picked[die] = u8(i64(picked[die]) + 1)
        here = column if self.asked == OWN_HERE else self.here
        return Pending(self.asked, self.card, seat, here, self.picks + 1, picked, False)


NO_PICKS: Final = vec[u8]()


def question(asked: i64) -> Pending:
    """A decision that is not about a card in play."""
    return Pending(asked, NONE, NONE, NONE, 0, NO_PICKS, False)


def effect_of(card: i64, asked: i64, lifted: bool = False) -> Pending:
    """How to carry out the card in play; nothing is chosen yet."""
    return Pending(asked, card, NONE, NONE, 0, NO_PICKS, lifted)


class Note:
    """Something everybody saw of a seat's cards since discards were first shuffled: it drew some, or laid one down.

    Notes hang together, the latest first. They never change, so copies of a position share them. Not `acyclic`, which
    crashes where more than fifty hang together: Python then puts them aside by what only collected objects have.
    """

    def __init__(self, before: Note | None, seat: i64, deck: i64, drew: i64, laid: i64) -> None:
        self.before: Final = before
        self.seat: Final = seat
        self.deck: Final = deck  # which deck was drawn from, or NONE
        self.drew: Final = drew  # how many cards
        self.laid: Final = laid  # the kind laid down, or NONE


@mypyc_attr(acyclic=True, free_list_len=1)
class Evening:
    """How the latest day ended, for everybody to look back at. It never changes, so copies of a position share it."""

    def __init__(self, day: i64, sights: vec[u8], arrived: vec[u8], trampled: vec[u8]) -> None:
        self.day: Final = day
        self.sights: Final = sights  # by column: the kind of the destination card
        self.arrived: Final = arrived  # by seat and column: runners that reached it
        self.trampled: Final = trampled  # by seat

    def arrived_at(self, seat: i64, column: i64, wide: i64) -> i64:
        return i64(self.arrived[seat * wide + column])


WHICH_START: Final = question(START)
WHICH_CARD: Final = question(CARD)
WHICH_UNWANTED: Final = question(UNWANTED)
