"""Tables on a stage: a position reached in a fixed way, shown to a page without a server that plays it."""

from __future__ import annotations

import json
import random
import re
from typing import Any, cast

import msgspec
from playwright.sync_api import WebSocketRoute

from browser.driver import Person
from stampede.core.registry import find_game
from stampede.core.rng import derive_key
from stampede.match.referee import BY_BOT, BY_OWNER, Referee, Setup
from stampede.match.seats import SeatPlan
from stampede.match.table import FROM_THE_DEAL
from stampede.server import wire
from stampede.server.live import LiveTable

NAMES = ("Nerea", "Teo", "Maite", "Ane", "Unai")
PLIES = 14  # then things have happened, and nothing is over
ALONE = 6  # where by lot a game is soon over
TRIES = 20  # games until one is found in which the first seat is asked something then


def position(game: str, seats: int) -> Referee:
    """The same each time: a person and bots who choose by lot, until the person has to decide something."""
    enough = PLIES if seats > 1 else ALONE
    for number in range(TRIES):
        lot = random.Random(f"{game} {seats} {number}")
        plans = [SeatPlan.human("Ada"), *(SeatPlan("bot", name, "steady") for name in NAMES[: seats - 1])]
        key = derive_key("stage", game, seats, number).hex()
        referee = Referee.open(Setup(game, plans, find_game(game).settle(seats, {}), key=key), 0.0)
        referee.start(0.0)
        table = referee.table
        while not table.over:
            seat = lot.choice([seat for seat, asked in enumerate(table.asked) if asked is not None])
            asked = table.asked[seat]
            assert asked is not None
            if seat == 0 and len(table.plies) >= enough and len(asked.legal) > 1:
                return referee
            referee.act(seat, lot.choice(asked.legal), 0.0, by=BY_OWNER if seat == 0 else BY_BOT)
    raise AssertionError(f"no position of {game} for {seats}")


def ended(game: str, seats: int) -> Referee:
    """A whole game of that kind."""
    referee = position(game, seats)
    lot = random.Random(f"the end of {game}")
    table = referee.table
    while not table.over:
        seat = lot.choice([seat for seat, asked in enumerate(table.asked) if asked is not None])
        asked = table.asked[seat]
        assert asked is not None
        referee.act(seat, lot.choice(asked.legal), 0.0, by=BY_OWNER if seat == 0 else BY_BOT)
    return referee


def live_table(referee: Referee) -> LiveTable:
    """Nothing is stored, and nobody thinks."""
    return LiveTable("stage", False, 0.0, referee, cast(Any, None), cast(Any, None))


def snapshot(referee: Referee) -> str:
    """What the table would tell the first seat."""
    live = live_table(referee)
    said = wire.Snapshot(live.info([0]), [live.seat_view(0, FROM_THE_DEAL, 0)])
    return msgspec.json.encode(said).decode()


def show(person: Person, referee: Referee) -> None:
    """Opens a page at that table. Whatever it asks stays without an answer."""
    told = snapshot(referee)

    def answer(socket: WebSocketRoute, message: str | bytes) -> None:
        if json.loads(message)["type"] == "hello":
            socket.send(told)

    def connect(socket: WebSocketRoute) -> None:
        socket.on_message(lambda message: answer(socket, message))

    game = referee.table.game.id
    person.page.route_web_socket(re.compile("/socket$"), connect)
    person.context.add_init_script(f'localStorage.setItem("stampede-goal-{game}", "yes")')
    person.go("/table/stage")
    person.look_at_the_table()
