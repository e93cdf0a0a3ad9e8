"""Answers given in advance: the cheapest way out first, and out of the run only where there is no other way."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from mypy_extensions import i64

from stampede.core.game import NO_ANSWER, NOTHING_TO_DO, StandingAnswer
from stampede.games.encierro.actions import BACK, CANCEL, GIVE, LOSE, SEND, SHIELD, USE
from stampede.games.encierro.prospects import Prospects
from stampede.games.encierro.rules import Race
from stampede.games.encierro.state import ANSWERING, ATTACKED, BULL_HITS, FALL_HITS, LEAVING
from stampede.games.encierro.weights import Weights

REPEL_BULLS: Final = "repel-bulls"
REPEL_FALLS: Final = "repel-falls"
KEEP_PAIR: Final = "keep-pair"  # for running: a shield only where the run would be over
KEEP_OBJECTS: Final = "keep-objects"
CANCEL_ATTACKS: Final = "cancel-attacks"
TAKE_ATTACKS: Final = "take-attacks"

# Each ends with what is always legal.
BY_HIT: Final = ["shield", "use", "send", "back", "lose"]
ANSWERS: Final = [
    StandingAnswer(REPEL_BULLS, "bull", BY_HIT),
    StandingAnswer(REPEL_FALLS, "fall", BY_HIT),
    StandingAnswer(KEEP_PAIR, "", []),
    StandingAnswer(KEEP_OBJECTS, "attacked", ["cancel", "back", "lose"]),
    StandingAnswer(CANCEL_ATTACKS, "answer", ["cancel", "take"]),
    StandingAnswer(TAKE_ATTACKS, "answer", ["take"]),
    StandingAnswer(NOTHING_TO_DO, "", []),
]


# What an answer costs, cheapest first; how much is not said.
SHIELDED: Final = 0  # also by Otra vez será
SAVED: Final = 1  # by the special object, which could also be given up for an object
SENT: Final = 2
PAIRED: Final = 3  # by a shield that could be half of two steps
LOST: Final = 4
GIVEN: Final = 5
WENT_BACK: Final = 6
PAIRED_AT_LAST: Final = 7
EXPELLED: Final = 8


def answer_of(race: Race, seat: i64, keys: Collection[str], weights: Weights) -> i64:
    """The action of these standing answers for the decision that the seat owes, or -1."""
    asks = race.pending.asks
    if asks == ANSWERING and (CANCEL_ATTACKS in keys or TAKE_ATTACKS in keys):
        cancels = CANCEL_ATTACKS in keys and race.holds(seat, race.box.cancel)
        return race.actions.cancel if cancels else race.actions.take
    wanted = {BULL_HITS: REPEL_BULLS, FALL_HITS: REPEL_FALLS, ATTACKED: KEEP_OBJECTS}
    if asks in wanted and wanted[asks] in keys:
        return cheapest(race, seat, KEEP_PAIR in keys, weights)
    if (asks in (ANSWERING, LEAVING) or asks in wanted) and NOTHING_TO_DO in keys:
        return no_choice(race, seat)
    return NO_ANSWER


def cheapest(race: Race, seat: i64, keeps_pair: bool, weights: Weights) -> i64:
    chosen: i64 = NO_ANSWER
    least: i64 = EXPELLED + 1
    for action in race.legal(seat):
        cost = cost_of(race, seat, action, keeps_pair)
        if cost < least:
            chosen = action
            least = cost
    return race.actions.send_to(Prospects(race, seat, weights).runner_to_send_to()) if least == SENT else chosen


def cost_of(race: Race, seat: i64, action: i64, keeps_pair: bool) -> i64:
    box, actions = race.box, race.actions
    verb = actions.verb(action)
    if verb == SHIELD and actions.card(action) in (box.patron, box.hemingway):
        return PAIRED_AT_LAST if keeps_pair else PAIRED
    if verb in (SHIELD, CANCEL):
        return SHIELDED
    if verb == USE:
        return SAVED
    if verb == SEND:
        return SENT
    if verb == GIVE:
        return GIVEN
    if verb == BACK:
        return WENT_BACK
    return LOST if race.runners[seat].object_count() > 1 else EXPELLED


def no_choice(race: Race, seat: i64) -> i64:
    """The one thing that can be done, or the loss of any of several plain objects; -1 if there is a choice."""
    legal = race.legal(seat)
    if len(legal) > 1:
        for action in legal:
            if race.actions.verb(action) != LOSE:
                return NO_ANSWER
    return legal[0]
