"""What speaks for a choice, as facts for hints: that it wins, whom it throws back, how far it leads, how safely."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stampede.core.events import Event, Fact
from stampede.games.primes.actions import AIM, LAY_FOR_RUN, MOVE_MEEPLE, PASS_TURN, STOP_LAYING, STOP_MOVING, USE_MOVE
from stampede.games.primes.choices import can_move
from stampede.games.primes.components import BACKS
from stampede.games.primes.prospects import Prospects
from stampede.games.primes.rules import Race, including, without
from stampede.games.primes.safety import safety
from stampede.games.primes.state import DISCARDS, RUN
from stampede.games.primes.weights import Weights

NEVER: Final[i64] = -1


def facts_of(race: Race, seat: i64, action: i64, usual: bool, weights: Weights) -> list[Event]:
    """For any legal action of the seat on turn; `usual`: it is what somebody who knows the game would do."""
    verb = race.actions.verb(action)
    if verb == PASS_TURN:
        return [fact_of_pass(race, seat, usual, weights)]
    if verb == STOP_LAYING:
        return [fact_of_stop(race, seat, usual)]
    if verb == STOP_MOVING:
        return [Event("advice-forgo" if usual else "advice-unmade", {})]
    if verb == LAY_FOR_RUN:
        return facts_of_run(race, seat, race.box.number[race.actions.card(action)])
    if verb == USE_MOVE:
        return [fact_of_use(race, seat, race.actions.total(action))]
    if verb == MOVE_MEEPLE:
        return [fact_of_move(race, seat, race.actions.square(action))]
    card = race.actions.card(action) if verb != AIM else NEVER
    return facts_of_trip(race, seat, race.actions.square(action) if verb == AIM else race.pending.square, card, weights)


# --- winning ----------------------------------------------------------------------------------------------------------


def moves_to_win(race: Race, seat: i64, totals: list[int]) -> int:
    """How few of these moves bring all the seat's meeples to the goal; 0 if they cannot."""  # P15
    missing = [int(race.box.goal - race.square(seat, meeple)) for meeple in range(race.per)]
    return fewest_to_fill([left for left in missing if left > 0], totals)


def fewest_to_fill(missing: list[int], totals: list[int]) -> int:
    """How few of the totals are exactly what is missing; each fills one gap or a part of it. 0: it cannot be done."""
    if not missing or not totals or sum(missing) > sum(totals):
        return 0
    total, rest = totals[0], totals[1:]
    fewest = fewest_to_fill(missing, rest)
    for index, left in enumerate(missing):
        if total <= left:
            open_still = [*missing[:index], *([left - total] if total < left else []), *missing[index + 1 :]]
            more = fewest_to_fill(open_still, rest) if open_still else 0
            if (more or not open_still) and (not fewest or more + 1 < fewest):
                fewest = more + 1
    return fewest


def earned_by(race: Race, *more: i64) -> list[int]:
    """The moves earned so far, and some more."""
    return [*(int(total) for total in race.earned), *(int(total) for total in more)]


# --- ending a turn ----------------------------------------------------------------------------------------------------


def fact_of_pass(race: Race, seat: i64, usual: bool, weights: Weights) -> Event:
    """A pass that ends the game decides it."""  # P15, P16
    prospects = Prospects(race, seat, weights)
    if prospects.pass_ends():
        lead = prospects.lead()
        return Event("advice-pass-ends", {"result": "win" if lead > 0 else "share" if lead == 0 else "lose"})
    return Event("advice-nothing-better" if usual else "advice-keep", {})


def fact_of_stop(race: Race, seat: i64, usual: bool) -> Event:
    """Of a run, or of trips; then the moves are made."""
    totals = earned_by(race, race.pending.total) if race.pending.asked == RUN else earned_by(race)
    if moves_to_win(race, seat, totals) > 0:
        return Event("advice-moves-win", {})
    return Event("advice-nothing-better" if usual else "advice-keep", {})


# --- runs -------------------------------------------------------------------------------------------------------------


def facts_of_run(race: Race, seat: i64, number: i64) -> list[Event]:
    """How far it leads with as many cards of the number as can be used, or whether some of them win."""
    begun = race.pending.total if race.pending.asked == RUN else i64(0)
    head_start = race.head_start_of(seat)  # P17: nothing once a run has begun
    held = race.size_of(race.hand(seat), number)
    for cards in range(i64(1), held + 1):
        moves = moves_to_win(race, seat, earned_by(race, begun + head_start + number * cards))
        if moves > 0:
            return [Event("advice-run-wins", {"number": int(number), "cards": int(cards), "moves": moves})]
    cards = usable(race, seat, number)
    if cards == 0:
        return [Event("advice-run-stuck", {})]
    if race.pending.asked == RUN:
        facts: dict[str, Fact] = {"number": int(number), "cards": int(cards), "sum": int(begun + number * cards)}
        return [Event("advice-run-on", facts)]
    furthest = "yes" if number * cards == longest_run(race, seat) else "no"
    facts = {
        "number": int(number),
        "held": int(held),
        "cards": int(cards),
        "sum": int(number * cards),
        "furthest": furthest,
    }
    told = [Event("advice-run", facts)]
    if head_start > 0:
        told.append(Event("advice-head-start", {"squares": int(head_start)}))
    return told


def usable(race: Race, seat: i64, number: i64) -> i64:
    """How many of its cards of a number the seat can lay in this run so that some meeple can still move as far."""
    last = race.box.goal
    for meeple in range(race.per):
        square = race.square(seat, meeple)
        last = square if square < last else last
    begun = race.pending.total if race.pending.asked == RUN else race.head_start_of(seat)
    cards = race.size_of(race.hand(seat), number)
    while cards > 0 and not can_move(race, last, begun + number * cards):
        cards -= 1
    return cards


def longest_run(race: Race, seat: i64) -> i64:
    """The squares of the cards in the run that goes furthest."""
    longest: i64 = 0
    for number in range(i64(1), i64(BACKS)):
        squares = number * usable(race, seat, number)
        longest = squares if squares > longest else longest
    return longest


# --- moves ------------------------------------------------------------------------------------------------------------


def fact_of_use(race: Race, seat: i64, total: i64) -> Event:
    """Whether it wins, alone or with others."""
    moves = moves_to_win_with(race, seat, total, NEVER)
    if moves > 0:
        return Event("advice-use-wins", {"sum": int(total), "moves": moves})
    return Event("advice-use", {"sum": int(total)})


def fact_of_move(race: Race, seat: i64, square: i64) -> Event:
    """Where it leads, and how safe that is."""
    total = race.pending.total
    moves = moves_to_win_with(race, seat, total, square)
    if moves > 0:
        return Event("advice-move-wins", {"sum": int(total), "moves": moves})
    to = square + total
    if to == race.box.goal:
        return Event("advice-come-home", {})
    return Event("advice-land", {"to": int(to), "safety": safety(race, seat, to)})


def moves_to_win_with(race: Race, seat: i64, total: i64, square: i64) -> int:
    """How few moves win if one of that length comes first, of the meeple on that square or of any; 0 if none do."""
    fewest = 0
    rest = [int(other) for other in without(race.earned, total)]
    for meeple in range(race.per):
        stands = race.square(seat, meeple)
        if square in (NEVER, stands) and can_move(race, stands, total):
            missing = [int(race.box.goal - race.square(seat, other)) for other in range(race.per)]
            missing[meeple] -= int(total)
            left = [gap for gap in missing if gap > 0]
            more = fewest_to_fill(left, rest)
            if (more or not left) and (not fewest or more + 1 < fewest):
                fewest = more + 1
    return fewest


# --- trips ------------------------------------------------------------------------------------------------------------


def facts_of_trip(race: Race, seat: i64, square: i64, card: i64, weights: Weights) -> list[Event]:
    """Whom it throws back how far, and what it earns."""
    total = sum_of_trip(race, seat, square, card, weights)
    victims = Prospects(race, seat, weights).victims(square)
    facts: dict[str, Fact] = {
        "square": int(square),
        "to": int(square - total if square > total else i64(0)),  # P8
        "sum": int(total),
        "meeples": int(victims),
    }
    told = [Event("advice-trip", facts)]
    earned = race.earned
    for _victim in range(victims):
        earned = including(earned, total)
    if moves_to_win(race, seat, [int(one) for one in earned]) > 0:
        return [Event("advice-trip-wins", {"sum": int(total), "meeples": int(victims)}), *told]
    return told


def sum_of_trip(race: Race, seat: i64, square: i64, card: i64, weights: Weights) -> i64:
    """The sum of the best trip of that square, in which that card comes next, if any is named."""
    if card == NEVER:
        return Prospects(race, seat, weights).sum_of_trip(square)
    twin = race.copy()
    twin.shift(card, twin.hand(seat), DISCARDS)
    twin.pending = race.pending.laying(card, race.box)
    if twin.pending.needs == 1:
        return twin.pending.total
    return Prospects(twin, seat, weights).sum_of_trip(square)
