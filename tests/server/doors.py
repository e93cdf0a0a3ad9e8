"""Doors into a running server that only tests have: second worlds, planted leaks, workers that die.

The launcher opens them below `/test`; the server that people install knows nothing of them.
"""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from itertools import count
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from stampede.core.actions import Action
from stampede.core.events import Event
from stampede.core.game import State
from stampede.core.rng import Rng, derive_key
from stampede.match import reading, undo
from stampede.match import table as match_table
from stampede.match.codes import RefusalCode
from stampede.match.match import Match
from stampede.match.referee import Declined, Referee
from stampede.match.table import Asked, Table
from stampede.server import app, describe, promises, sockets, wire
from stampede.server.live import LiveTable
from stampede.server.lobby import Lobby
from stampede.server.security import new_table_id
from stampede.server.store import INVITE, OWNER

ATTEMPTS = 20  # to find a second world that differs at all

# --- second worlds ----------------------------------------------------------------------------------------------------


class TwinKey(bytes):
    """A match key: the same chance, but after so many plies the position is another one."""

    at: int
    dealt: State


class TwinMatch(Match):
    """A match that is dealt again in the middle, whenever it is played through."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._deal_again()

    def play(self, seat: int, action: Action | int | str) -> list[Event]:
        told = super().play(seat, action)
        self._deal_again()
        return told

    def _deal_again(self) -> None:
        assert isinstance(self.key, TwinKey)
        if len(self.moves) == self.key.at:
            self.state = self.key.dealt.copy()


def match_of_either_world(*args: Any) -> Match:
    return TwinMatch(*args) if isinstance(args[-1], TwinKey) else Match(*args)


genuine_obstacle = undo.obstacle


def public_obstacle(table: Table, seat: int) -> RefusalCode | None:
    """That part of `obstacle` that needs no replay; None if a replay would have to tell."""
    assert table.match is not None
    latest = undo.latest_of(table, seat)
    if latest < 0:
        return RefusalCode.NOTHING_TO_UNDO
    if any(table.match.drew[latest:]):
        return RefusalCode.CHANCE_DRAWN
    return RefusalCode.ANSWERED if any(ply.asked > latest for ply in table.plies[latest + 1 :]) else None


def obstacle_in_either_world(table: Table, seat: int) -> RefusalCode | None:
    """A twin has no past of its own: what was played before it was dealt again stays played."""
    assert table.match is not None
    key = table.match.key
    if isinstance(key, TwinKey) and undo.latest_of(table, seat) < key.at:
        return public_obstacle(table, seat) or RefusalCode.SHOWN
    return genuine_obstacle(table, seat)


def second_world(original: LiveTable, reader: int | None, seed: str) -> State | None:
    """A position that the reader cannot tell from the real one, though others can; None if there is none to be had."""
    table = original.committed.table
    assert table.match is not None
    state, seats = table.match.state, range(len(table.seats))
    belief, rng = table.game.belief(state.view(reader)), Rng.free(seed)
    for _ in range(ATTEMPTS):
        sample = belief.sample(rng)
        same = sample.view(reader) == state.view(reader) and sample.chances() == state.chances()
        if same and reader is not None:
            same = sample.legal(reader) == state.legal(reader)
        if same and any(sample.view(seat) != state.view(seat) for seat in seats):
            return sample
    return None


async def make_twin(lobby: Lobby, original: LiveTable, reader: int | None, seed: str) -> LiveTable | None:
    """A second table with the same log and the same secrets, on which what the reader cannot know is another."""
    first = original.committed.table
    if first.match is None or first.over:
        return None
    if reader is not None and not public_obstacle(first, reader):
        return None  # what the reader may take back lies before the deal: the worlds could not share it
    dealt = second_world(original, reader, seed)
    if dealt is None:
        return None
    again = Referee(original.committed.entries)
    table = again.table
    key = TwinKey(first.match.key)
    key.at, key.dealt = len(table.plies), dealt
    table.match = TwinMatch(table.game, first.match.seats, table.options, key)
    for ply in table.plies:
        table.match.play(ply.seat, ply.action)
    for seat, asked in enumerate(table.asked):
        if asked is not None:
            legal = table.match.state.legal(seat)
            table.asked[seat] = Asked(asked.version, asked.plies, asked.since, asked.kind, legal)
    twin = LiveTable(new_table_id(), original.public, original.created_at, again, lobby.store, lobby.bots)
    await lobby.store.create_table(twin.summary(), again.entries, None)
    for secret in await lobby.store.secrets_of(original.id):
        await lobby.store.add_secret(
            twin.id, secret.seat, OWNER if secret.kind == OWNER else INVITE, secret.secret_hash
        )
    lobby.live_tables[twin.id] = twin
    return twin


# --- planted leaks ----------------------------------------------------------------------------------------------------

planted = ""
genuine_seat_view = LiveTable.seat_view
genuine_refuse = sockets.Connection._refuse


def other_hands(of: LiveTable, reader: int | None) -> str:
    """What a reader may not know."""
    match = of.committed.table.match
    return "" if match is None else str([match.view(seat) for seat in range(len(match.seats)) if seat != reader])


def leaking_seat_view(self: LiveTable, reader: int | None, plies: int, version: int) -> wire.SeatView:
    seen = genuine_seat_view(self, reader, plies, version)
    table = self.committed.table
    if table.match is None:
        return seen
    if planted == "view":
        seen.view = [seen.view, other_hands(self, reader)]
    if planted == "spectator" and reader is None:
        seen.view = table.match.view(0)
    if planted == "events":
        story = table.match.events[len(table.match.events) - len(seen.events) :]
        seen.events = [event.seen_by(reader, over=True).to_json() for event in story]
    return seen


def leaking_refuse(self: sockets.Connection, id: int, error: Declined) -> None:
    more = other_hands(self.live, self.readers[0]) if planted == "refusal" else ""
    genuine_refuse(self, id, Declined(error.code, str(error) + more, error.reason))


async def leaking_hint(self: sockets.Connection, message: wire.Hint) -> None:
    if planted != "hint":
        await sockets.Connection.hint(self, message)
        return
    peeked: dict[str, Any] = {"kind": "peeked", "hands": other_hands(self.live, message.seat)}
    asked = self.live.committed.table.asked[message.seat]
    game = self.live.committed.table.game
    action = describe.action_info(game, asked.legal[0] if asked else 0)
    self.send(wire.Hinted(message.id, message.seat, False, [wire.Weighed(action, [peeked], 0.0, 0.0, 0.0, 0)]))


# --- the doors --------------------------------------------------------------------------------------------------------


def doors(server: app.Server) -> Starlette:
    lobby = server.lobby

    async def twin(request: Request) -> Response:
        asked = await request.json()
        made = await make_twin(lobby, await lobby.find(asked["table"]), asked["reader"], asked["seed"])
        return JSONResponse({"table": None if made is None else made.id})

    async def lying_open(request: Request) -> Response:
        """What a reader can tell of a position, place by place, and how much chance there was."""
        asked = await request.json()
        match = (await lobby.find(asked["table"])).committed.table.match
        assert match is not None
        places = {place.name: place.contents for place in match.state.places(asked["reader"]) if not place.hidden}
        return JSONResponse({"chances": int(match.state.chances()), "places": places})

    async def dice(request: Request) -> Response:
        """Lets the next tables have secrets that this seed gives: the same game every time."""
        seed, numbers = (await request.json())["seed"], count()
        reading.new_secret = promises.new_secret = lambda: derive_key("test", seed, next(numbers)).hex()
        return JSONResponse({})

    async def plant(request: Request) -> Response:
        global planted
        planted = (await request.json())["leak"]
        for live in lobby.live_tables.values():
            live._written.clear()
        return JSONResponse({})

    async def kill_thinkers(_request: Request) -> Response:
        """Kills the worker processes, as the kernel would that is short of memory."""
        victims = list(lobby.bots._pool._processes or {})
        for pid in victims:
            with suppress(ProcessLookupError):  # dead already, and not yet replaced
                os.kill(pid, signal.SIGKILL)
        return JSONResponse({"killed": victims, "replaced": lobby.bots.replaced})

    async def thinkers(_request: Request) -> Response:
        return JSONResponse({"processes": list(lobby.bots._pool._processes or {})})

    async def loading(_request: Request) -> Response:
        """How many tables the lobby thinks it is reading from the store."""
        return JSONResponse({"locks": len(lobby._loading)})

    routes = {
        "dice": dice,
        "twin": twin,
        "open": lying_open,
        "plant": plant,
        "kill-thinkers": kill_thinkers,
        "thinkers": thinkers,
        "loading": loading,
    }
    return Starlette(routes=[Route(f"/test/{name}", door, methods=["POST"]) for name, door in routes.items()])


def open_doors() -> None:
    """Before the server starts."""
    genuine_application = app.application

    def application(server: app.Server) -> ASGIApp:
        inside, own = doors(server), genuine_application(server)

        async def either(scope: Scope, receive: Receive, send: Send) -> None:
            chosen: ASGIApp = inside if scope.get("path", "").startswith("/test/") else own
            await chosen(scope, receive, send)

        return either

    app.application = application
    match_table.Match = match_of_either_world  # type: ignore[assignment,misc]
    undo.Match = match_of_either_world  # type: ignore[assignment,misc]
    undo.obstacle = obstacle_in_either_world
    reading.obstacle = obstacle_in_either_world
    LiveTable.seat_view = leaking_seat_view  # type: ignore[method-assign]
    sockets.Connection._refuse = leaking_refuse  # type: ignore[method-assign]
    sockets.ANSWERS[wire.Hint] = leaking_hint
