"""Trying out actions, on a position sampled from the seat's own view, so that the client needs no rules.

A draft shows only what the seat can foresee: it stops where chance or hidden information would come in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stampede.core.events import Event, told_to
from stampede.core.game import Game, Reason, State
from stampede.core.rng import ChanceReached, Rng

CHANCE = "chance"
HIDDEN = "hidden"
END = "end"


@dataclass(frozen=True)
class Draft:
    """What the actions would lead to: the view after them, the next legal actions, and what would have happened.

    `stopped` says why it ends early: `chance` (the view shows everything up to the dice), `hidden` (the next action
    would reveal something) or `end` (it would end the game, and with it all secrets). `refused` says why an action is
    not legal; `done` counts the actions that the view includes.
    """

    view: object
    legal: list[int]
    events: list[Event]
    done: int
    asked: str = ""  # the kind of decision the seat would owe next; empty: none
    stopped: str = ""
    refused: Reason | None = None


def draft(game: Game, view: object, seat: int, actions: Sequence[int]) -> Draft:
    state = game.belief(view).sample(Rng.free("draft"))
    events: list[Event] = []
    for done, action in enumerate(actions):
        refused = state.why_not(seat, action)
        if refused is not None:
            return Draft(state.view(seat), state.legal(seat), events, done, asked_of(state, seat), refused=refused)
        twin = state.copy()
        told: list[Event] = []
        try:
            twin.apply(seat, action, Rng.barred(), told)
        except ChanceReached:
            # The position is as it was before the dice; what led there can be shown.
            return Draft(twin.view(seat), [], events + told_to(seat, told), done + 1, stopped=CHANCE)
        if twin.owing() == 0:
            return Draft(state.view(seat), [], events, done, stopped=END)
        if hidden_from(twin, seat) < hidden_from(state, seat):
            return Draft(state.view(seat), [], events, done, stopped=HIDDEN)
        events += told_to(seat, told)
        state = twin
    return Draft(state.view(seat), state.legal(seat), events, len(actions), asked_of(state, seat))


def asked_of(state: State, seat: int) -> str:
    return state.decision(seat) if seat in state.to_act() else ""


def hidden_from(state: State, reader: int | None) -> int:
    """How many components are hidden from the reader."""
    return sum(sum(place.contents.values()) for place in state.places(reader) if place.hidden)
