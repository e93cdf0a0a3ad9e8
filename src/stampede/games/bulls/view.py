"""What a seat may know, as plain data for clients, bots and logs: an allow-list, never the position itself.

Everything but the cards in hands and in the deck is open. What follows from the rules (where dice will go, whom the
bulls will charge) is here too, so that clients need no rules.
"""

from __future__ import annotations

from dataclasses import dataclass

from stampede.core.seats import SeatNumber
from stampede.core.views import quick


@quick
@dataclass(frozen=True, slots=True)
class RoundaboutView:
    """A roundabout or destination of the town; the same in every view of a game."""

    name: str
    row: int  # 0: the starts
    x: int  # where it is drawn, in thousandths of the board from the left …
    y: int  # … and from the top
    odd: str  # where odd faces go; empty at a destination
    even: str  # where even faces go; the same as `odd` where there is a single path without signs


@quick
@dataclass(frozen=True, slots=True)
class WellView:
    """A roundabout in the row where all the dice are."""

    name: str
    runners: list[list[int]]  # by seat: how many show 1, 2, … 6
    bulls: list[int]  # their faces, ascending
    exits: list[list[str]]  # by seat: where its odd and its even faces go from here; empty at a destination


@quick
@dataclass(frozen=True, slots=True)
class ForecastView:
    """A roundabout of the next row: what arrives there if no more cards are played."""

    name: str
    runners: list[int]  # by seat
    bulls: list[int]  # their faces, ascending
    charged: list[int]  # by seat: runners that the bulls will make roll
    odds: int  # how many of the six faces are fatal to such a roll


@quick
@dataclass(frozen=True, slots=True)
class TokenView:
    place: str
    sign: str  # odd or even
    seat: SeatNumber


@quick
@dataclass(frozen=True, slots=True)
class PickView:
    """Dice that will be rolled."""

    place: str
    face: int
    dice: int


@quick
@dataclass(frozen=True, slots=True)
class DestinationView:
    place: str
    name: str
    points: int  # for each runner
    runners: int  # extra ones on the next day
    cards: int  # extra action cards on the next day


@quick
@dataclass(frozen=True, slots=True)
class EveningSeatView:
    """What a day brought a seat."""

    arrived: list[int]  # by destination: runners that reached it
    trampled: int
    souvenirs: int  # points gained on the way
    points: int  # of that day, souvenirs included
    total: int  # of all days up to it
    rank: int  # by the total
    rank_before: int  # the evening before; 0 on the first day
    more_runners: int  # what its destinations mean for the next day: runners …
    more_cards: int  # … and action cards


@quick
@dataclass(frozen=True, slots=True)
class EveningView:
    """How the latest day ended."""

    day: int
    destinations: list[DestinationView]
    seats: list[EveningSeatView]


@quick
@dataclass(frozen=True, slots=True)
class PastView:
    """Since discards were first shuffled: cards a seat drew from one deck, and what it laid down before it drew again.

    Deck 0 is what all hands held at that moment; deck 1 is the first made of discards.
    """

    deck: int
    cards: int  # how many it drew, or held
    laid: list[str]


@quick
@dataclass(frozen=True, slots=True)
class PlayerView:
    """A seat as the reader sees it."""

    colour: str
    points: int
    days: list[int]  # points of each day so far, today included
    cards: int  # in hand
    hand: list[str] | None  # the cards themselves, if the reader may know them
    past: list[PastView]  # what everybody saw of its cards since discards were first shuffled
    drawn: list[list[str]] | None  # the cards it drew from each deck since then, if the reader may know them
    ready: bool  # has chosen what to discard
    unwanted: list[str] | None  # the cards it will discard, if the reader may know them
    squad: int  # runners of the day
    standing: int  # those on the board
    trampled: int
    ones: int  # rolled 1s still to be placed
    tokens: int  # direction tokens not on the board
    more_runners: int  # what the day's destinations mean for the next day: runners …
    more_cards: int  # … and action cards


@quick
@dataclass(frozen=True, slots=True)
class BullsView:
    reader: SeatNumber | None  # None: a spectator
    players: list[PlayerView]
    day: int  # from 1
    days: int
    step: int  # from 1; one more than `steps` when all have arrived
    steps: int
    first: SeatNumber  # the seat with the first-player token
    turn: SeatNumber  # the seat on turn
    done: int  # seats that have answered in this round, from the first player on
    decision: str  # what the seat on turn is asked; empty when the game is over
    card: str  # the card being resolved; empty: none
    target: SeatNumber | None  # the seat whose runners are being picked
    here: str  # the roundabout that all picks must come from; empty: any
    picked: list[PickView]  # runners that will be rolled
    most_picks: int  # how many may be picked; 0: any number
    lifted: bool  # a direction token of the seat on turn is in the air
    wells: list[WellView]  # the row where all the dice are
    forecast: list[ForecastView]  # the next row; empty when all have arrived
    destinations: list[DestinationView]
    aside: list[str]  # destinations not laid out today
    tokens: list[TokenView]
    evening: EveningView | None  # of the latest day that is over
    spare_bulls: int
    deck: int  # action cards left
    decks: list[list[str]]  # what all hands held when discards were first shuffled, then what each new deck was made of
    discards: list[str]
    chances: int  # chance events so far
    ending: str  # the end reason; empty until the game is over
    town: list[RoundaboutView]
