"""The HTTP API. Errors are application/problem+json, with a sentence for people.

Requests that change something must come from our own pages or from a program, never from another site's page.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from stampede import __version__
from stampede.bots.levels import UnknownBot, find_bot, offered_levels, usual_name
from stampede.core.errors import StampedeError, UnknownAction
from stampede.core.game import Game
from stampede.core.play import Refused
from stampede.core.registry import find_game, game_ids
from stampede.match.codes import RefusalCode
from stampede.match.counter import counts_cards
from stampede.match.log import Entry
from stampede.match.referee import Declined, Referee
from stampede.match.status import TableStatus
from stampede.match.tutorial import Tutorial, read_tutorial, tutorial_minutes
from stampede.match.words import LANGUAGES, Language, words_for
from stampede.server import library, wire
from stampede.server.errors import DamagedLog, NoSuchTable, StoreError
from stampede.server.live import CLOSED_MEANWHILE, Command, LiveTable
from stampede.server.lobby import NO_SEAT, Lobby
from stampede.server.rehearsals import rehearse, tutorial_info
from stampede.server.reviews import Reviews
from stampede.server.routing import (
    Created,
    Handler,
    HttpError,
    Json,
    Operation,
    Parameter,
    Plain,
    SeeOther,
    get,
    post,
    problem,
    route,
)
from stampede.server.security import Allowance, cookie_name, household_of, same_origin
from stampede.server.store import INVITE, OWNER

SEAT_COOKIE = re.compile(r"^seat_(\w+)_(\d{1,2})$")
A_YEAR = 365 * 86_400
NOT_FOUND, FORBIDDEN, CONFLICT = 404, 403, 409
UNAVAILABLE = 503
STATUS_OF = {
    RefusalCode.NOT_YOURS: FORBIDDEN,
    RefusalCode.NOT_HOST: FORBIDDEN,
    RefusalCode.NOT_INVITED: FORBIDDEN,
    RefusalCode.BAD_NAME: 422,
    RefusalCode.TOO_FAST: 429,
    RefusalCode.NOT_WRITTEN: UNAVAILABLE,
}


UNREACHABLE = "the server cannot reach its tables right now, so nothing has changed: try again in a moment"

logger = logging.getLogger("stampede.server")

LANGUAGE = Parameter("lang", "query", Language)
SEAT = Parameter("seat", "query", wire.SeatNumber)
IDEMPOTENCY_KEY = Parameter("Idempotency-Key", "header", wire.IdempotencyKey)


@dataclass(frozen=True)
class Caller:
    """Who asks, by the seats that their secrets opened."""

    live: LiveTable
    seats: list[int]
    known_at: int  # after how many closings of seats that was

    async def carry_out(self, command: Command, closes: int | None = None) -> None:
        """`LiveTable.carry_out`, unless one of the seats has been closed when it comes to that."""

        def still_there(referee: Referee, now: float) -> Sequence[Entry]:
            if any(self.live.closed_at.get(seat, 0) > self.known_at for seat in self.seats):
                raise Declined(RefusalCode.NOT_YOURS, CLOSED_MEANWHILE)
            return command(referee, now)

        await self.live.carry_out(still_there, closes=closes)


class Api:
    def __init__(self, lobby: Lobby, most_tables: int) -> None:
        self.lobby = lobby
        self.reviews = Reviews()
        self.tables = Allowance(burst=most_tables, per_second=1 / 20)  # new tables, by address
        self.requests = Allowance(burst=200, per_second=50)  # by address
        self.look_ups = Allowance(burst=40, per_second=2)  # of whole games, by address

    @get("/api/version")
    async def version(self, request: Request) -> Json[wire.ApiInfo]:
        """Which version of the API this server speaks."""
        return Json(wire.ApiInfo(wire.API_VERSION, __version__))

    # --- games --------------------------------------------------------------------------------------------------------

    @get("/api/games", LANGUAGE)
    async def games(self, request: Request) -> Json[list[wire.GameInfo]]:
        """All registered games."""
        return Json([game_info(find_game(id), language_of(request)) for id in game_ids()])

    @get("/api/games/{game}/words", LANGUAGE)
    async def words(self, request: Request) -> Plain:
        """A game's words, as Fluent."""
        return Plain(library.words_of(game_in(request), language_of(request)))

    @get("/api/games/{game}/actions")
    async def actions(self, request: Request) -> Json[wire.GameActions]:
        """A game's action table. Browsers keep it, and ask only whether it has changed."""
        body, tag = library.actions_of(game_in(request))
        headers = {"etag": tag, "cache-control": "no-cache"}
        if tag in request.headers.get("if-none-match", ""):
            return Json.unchanged(headers)
        return Json.written(body, headers)

    @get("/api/games/{game}/layout")
    async def layout(self, request: Request) -> Json[wire.LayoutInfo]:
        """The parts of a board that the game declares, if it does."""
        return Json(library.layout_of(game_in(request)))

    @get("/api/games/{game}/rules", LANGUAGE)
    async def rules(self, request: Request) -> Json[wire.Rulebook]:
        """A game's rulebook, clause by clause."""
        return Json(library.rulebook_of(game_in(request), language_of(request)))

    @get("/api/games/{game}/lessons")
    async def lessons(self, request: Request) -> Json[list[wire.Lesson]]:
        """Real positions that show how a game is played."""
        game = game_in(request)
        return Json(await asyncio.to_thread(library.lessons_of, game))

    @get("/api/games/{game}/tutorial")
    async def tutorial(self, request: Request) -> Json[wire.Tutorial]:
        """The steps of a game's tutorial."""
        return Json(tutorial_info(await tutorial_in(request)))

    @post("/api/games/{game}/tutorial/{step:int}")
    async def rehearse(self, request: Request, asked: wire.Rehearse) -> Json[wire.Rehearsed]:
        """One message of a learner in a step, and what a table would answer. Nothing is kept."""
        tutorial, step = await tutorial_in(request), int(request.path_params["step"])
        if step >= len(tutorial.steps):
            raise HttpError(NOT_FOUND, "No such step", f"this tutorial has the steps 0 to {len(tutorial.steps) - 1}")
        try:
            return Json(rehearse(tutorial, step, asked))
        except (Refused, UnknownAction) as error:
            raise HttpError(422, "Not played", f"these moves do not lead through the step: {error}") from error

    # --- tables -------------------------------------------------------------------------------------------------------

    @post("/api/commitments")
    async def promise(self, request: Request) -> Created[wire.Promised]:
        """What the next table you open, or the next rematch, commits itself to: see it before you add to the dice."""
        return Created(wire.Promised(await self.lobby.promises.make(time.time())))

    @post("/api/tables", IDEMPOTENCY_KEY)
    async def open_table(self, request: Request, wish: wire.NewTable) -> Created[wire.TableOpened]:
        """Opens a table. The answer holds the secrets of your seats, which are also set as cookies."""
        self.one_more_table(request)
        idempotency_key = request.headers.get("idempotency-key")
        if idempotency_key is not None and not 16 <= len(idempotency_key) <= 100:
            raise HttpError(400, "Bad key", "an Idempotency-Key is 16 to 100 characters that nobody can guess")
        opened = await self.lobby.open_table(wish, idempotency_key)
        live = opened.live
        if opened.invitation is None and live.status is TableStatus.OPEN:
            await live.carry_out(lambda referee, now: referee.start(now))
        invitation = None if opened.invitation is None else link(request, live, "join", opened.invitation)
        keys = [wire.SeatKey(seat, secret, link(request, live, "seat", secret)) for seat, secret in opened.keys.items()]
        response = Created(wire.TableOpened(live.info(), keys, invitation))
        for seat, secret in opened.keys.items():
            set_seat_cookie(request, response, live, seat, secret)
        return response

    def one_more_table(self, request: Request) -> None:
        if not self.tables.take(address(request), time.monotonic()):
            raise HttpError(429, "Too many tables", "you have opened many tables: wait a while before you open another")

    def one_more_look(self, request: Request) -> None:
        """A whole game is played through again for it, and anybody may ask."""
        if not self.look_ups.take(address(request), time.monotonic()):
            raise HttpError(429, "Too many requests", "you are looking at many games: wait a moment")

    @get("/api/tables")
    async def tables_open(self, request: Request) -> Json[list[wire.TableInfo]]:
        """Public tables that are waiting for players."""
        return Json([live.info() for live in await self.lobby.open_tables()])

    @get("/api/mine")
    async def mine(self, request: Request) -> Json[list[wire.MyTable]]:
        """The tables where you have seats, according to your cookies: those waiting for you first, then the newest."""
        secrets: dict[str, dict[int, str]] = {}
        for name, secret in request.cookies.items():
            found = SEAT_COOKIE.match(name)
            if found:
                secrets.setdefault(found[1], {})[int(found[2])] = secret
        tables = await self.lobby.mine(secrets)
        response = Json(tables)
        for id in secrets.keys() - {
            table.id for table in tables
        }:  # the table was deleted or the seat closed: forget it
            for seat in secrets[id]:
                response.delete_cookie(cookie_name(id, seat))
        return response

    @get("/api/tables/{table}")
    async def table(self, request: Request) -> Json[wire.TableInfo]:
        """A table, as anybody may see it."""
        return Json((await self.live(request)).info())

    @post("/api/tables/{table}/seats")
    async def sit(self, request: Request, wish: wire.Sit) -> Created[wire.TableOpened]:
        """Takes an open seat."""
        live = await self.live(request)
        seat, secret = await self.lobby.sit(live, wish)
        key = wire.SeatKey(seat, secret, link(request, live, "seat", secret))
        response = Created(wire.TableOpened(live.info(), [key], None))
        set_seat_cookie(request, response, live, seat, secret)
        return response

    @post("/api/tables/{table}/start", needs_seat=True)
    async def start(self, request: Request) -> Json[wire.TableInfo]:
        """Deals the cards. Only for people who sit at the table."""
        live = await self.live(request)
        caller = await self.caller(request, live)
        await caller.carry_out(lambda referee, now: referee.start(now))
        return Json(live.info())

    @post("/api/tables/{table}/seats/{seat:int}/bot", needs_seat=True)
    async def give_to_bot(self, request: Request, wish: wire.SeatLevel) -> Json[wire.TableInfo]:
        """The host gives a seat to a bot."""
        live = await self.live(request)
        seat = seat_in(request, live)
        level = usual_name(wish.level)
        try:
            find_bot(level)
        except UnknownBot as error:
            raise HttpError(422, "No such bot", str(error)) from error
        host = await self.as_host(request, live)
        by = live.committed.table.host
        await host.carry_out(lambda referee, now: referee.replace(by, seat, level, now), closes=seat)
        return Json(live.info())

    @route("DELETE", "/api/tables/{table}/seats/{seat:int}", needs_seat=True)
    async def give_up(self, request: Request) -> Json[wire.TableInfo]:
        """Leaves a seat for good: before the deal it opens again, later you resign. The host may remove others."""
        live = await self.live(request)
        seat = seat_in(request, live)
        caller = await self.caller(request, live)
        host = live.committed.table.host
        if seat in caller.seats and live.status is TableStatus.PLAYING:
            await caller.carry_out(lambda referee, now: referee.resign(seat, now))
            return Json(live.info())
        if seat not in caller.seats or seat == host:
            caller = await self.as_host(request, live)
        await caller.carry_out(lambda referee, now: referee.remove(host, seat, now), closes=seat)
        return Json(live.info())

    @post("/api/tables/{table}/seats/{seat:int}/name", needs_seat=True)
    async def rename(self, request: Request, wish: wire.SeatName) -> Json[wire.TableInfo]:
        """Gives you another name, which everybody sees at once."""
        live = await self.live(request)
        seat = seat_in(request, live)
        owner = await self.owner(request, live, seat)
        live.change_of_mind(seat)
        await owner.carry_out(lambda referee, now: referee.rename(seat, wish.name, now))
        return Json(live.info())

    @post("/api/tables/{table}/seats/{seat:int}/link", needs_seat=True)
    async def new_link(self, request: Request) -> Created[wire.SeatKey]:
        """Closes all links to your seat and makes a new one."""
        live = await self.live(request)
        seat = seat_in(request, live)
        await self.owner(request, live, seat)
        secret = await self.lobby.renew_key(live, seat, OWNER, secrets_in(request, live)[seat])
        key = wire.SeatKey(seat, secret, link(request, live, "seat", secret))
        response = Created(key)
        set_seat_cookie(request, response, live, seat, secret)
        return response

    @post("/api/tables/{table}/invitation", needs_seat=True)
    async def new_invitation(self, request: Request) -> Created[wire.Invitation]:
        """The host closes the invitation and makes a new one."""
        live = await self.live(request)
        await self.as_host(request, live)
        secret = await self.lobby.renew_key(live, NO_SEAT, INVITE)
        return Created(wire.Invitation(link(request, live, "join", secret)))

    @post("/api/tables/{table}/rematch", needs_seat=True)
    async def rematch(self, request: Request, wish: wire.Rematch) -> Created[wire.TableInfo]:
        """Starts another game with the same seats, once this one is over."""
        live = await self.live(request)
        mine = (await self.caller(request, live)).seats
        if live.status is not TableStatus.OVER:
            raise Declined(RefusalCode.NOT_OVER, "the game is not over yet")
        self.one_more_table(request)
        again = await self.lobby.rematch(live, wish, mine)
        response = Created(again.info())
        secrets = secrets_in(request, live)
        for seat in mine:
            set_seat_cookie(request, response, again, seat, secrets[seat])
        return response

    @get("/api/tables/{table}/record")
    async def record(self, request: Request) -> Json[dict[str, Any]]:
        """The record of a finished game, including secrets and dice."""
        live = await self.finished(request)
        return Json.written(live.committed.table.record().to_text())

    @get("/api/tables/{table}/replay", SEAT)
    async def replay(self, request: Request) -> Json[wire.Replay]:
        """A finished game, move by move, as a seat or a spectator saw it."""
        live = await self.finished(request)
        asked = request.query_params.get("seat")
        if asked is not None and not (asked.isdecimal() and int(asked) < len(live.committed.table.seats)):
            raise HttpError(
                422, "No such seat", "give the number of a seat, or leave it out to see what spectators saw"
            )
        self.one_more_look(request)
        reader = None if asked is None else int(asked)
        return Json.written(await self.lobby.aside(lambda: msgspec.json.encode(library.replay_of(live, reader))))

    @get("/api/tables/{table}/proof", LANGUAGE)
    async def proof(self, request: Request) -> Json[wire.Proof]:
        """What the record of a finished game proves about its dice."""
        live, language = await self.finished(request), language_of(request)
        self.one_more_look(request)
        return Json(await self.lobby.aside(lambda: library.proof_of(live, language)))

    @get("/api/tables/{table}/seats/{seat:int}/review", needs_seat=True)
    async def review(self, request: Request) -> Json[wire.Review]:
        """Your costliest mistakes in a finished game. Looking back takes a while: ask again until it is over."""
        live = await self.live(request)
        seat = seat_in(request, live)
        await self.owner(request, live, seat)
        return Json(await self.reviews.of(await self.finished(request), seat, address(request)))

    @post("/api/tables/{table}/attempts", needs_seat=True)
    async def attempt(self, request: Request, wish: wire.Attempt) -> Created[wire.TableOpened]:
        """Opens a table at a past position of a finished game: you have your seats, and bots have the others."""
        live = await self.live(request)
        mine = (await self.caller(request, live)).seats
        await self.finished(request)
        self.one_more_table(request)
        opened = await self.lobby.attempt(live, wish.move, mine)
        keys = [
            wire.SeatKey(seat, secret, link(request, opened.live, "seat", secret))
            for seat, secret in opened.keys.items()
        ]
        response = Created(wire.TableOpened(opened.live.info(), keys, None))
        for seat, secret in opened.keys.items():
            set_seat_cookie(request, response, opened.live, seat, secret)
        return response

    async def finished(self, request: Request) -> LiveTable:
        live = await self.live(request)
        if live.status is not TableStatus.OVER:
            raise HttpError(CONFLICT, "Not over", "this can be seen once the game is over")
        return live

    # --- links --------------------------------------------------------------------------------------------------------

    @get("/table/{table}/seat/{secret}")
    async def open_seat(self, request: Request) -> SeeOther:
        """A seat's own link: sets its cookie and redirects to the table, so that the secret leaves the address bar."""
        live = await self.live(request)
        opened = await self.lobby.opens(live, request.path_params["secret"])
        if opened is None or opened[0] != OWNER:
            raise HttpError(
                FORBIDDEN, "Closed", "this link does not open a seat: it has been closed, or it is incomplete"
            )
        response = SeeOther(f"/table/{live.id}")
        set_seat_cookie(request, response, live, opened[1], request.path_params["secret"])
        return response

    # --- who is asking ------------------------------------------------------------------------------------------------

    async def live(self, request: Request) -> LiveTable:
        return await self.lobby.find(request.path_params["table"])

    async def caller(self, request: Request, live: LiveTable) -> Caller:
        """Who asks, and has a seat at this table."""
        known_at = live.closings
        seats = await self.lobby.seats_of(live, secrets_in(request, live))
        if not seats:
            raise Declined(RefusalCode.NOT_YOURS, "you have no seat at this table")
        return Caller(live, seats, known_at)

    async def owner(self, request: Request, live: LiveTable, seat: int) -> Caller:
        caller = await self.caller(request, live)
        if seat not in caller.seats:
            raise Declined(RefusalCode.NOT_YOURS, "this is not your seat")
        return caller

    async def as_host(self, request: Request, live: LiveTable) -> Caller:
        caller = await self.caller(request, live)
        if live.committed.table.host not in caller.seats:
            raise Declined(RefusalCode.NOT_HOST, "only the host can do this")
        return caller

    def handler(self, operation: Operation, owner: object | None = None) -> Handler:
        """Answers an operation, ours or another owner's.

        Errors become problems, and nothing is let in that a foreign page could send.
        """
        handle = operation.bound_to(owner or self)

        async def answer(request: Request) -> Response:
            try:
                self._let_in(request)
                return await handle(request)
            except HttpError as error:
                return problem(error.status, error.title, str(error))
            except NoSuchTable as error:
                return problem(NOT_FOUND, "No such table", str(error))
            except Declined as error:
                return problem(STATUS_OF.get(error.code, CONFLICT), error.code, str(error))
            except DamagedLog as error:
                return problem(422, "Not possible", str(error))
            except StoreError as error:
                logger.warning("%s %s: %s", request.method, operation.path, error)
                return problem(UNAVAILABLE, RefusalCode.NOT_WRITTEN, UNREACHABLE)
            except StampedeError as error:
                return problem(422, "Not possible", str(error))

        return answer

    def _let_in(self, request: Request) -> None:
        if not self.requests.take(address(request), time.monotonic()):
            raise HttpError(429, "Too many requests", "you are asking too often: wait a moment")
        if request.method in ("GET", "HEAD", "OPTIONS"):
            return
        if not same_origin(request.headers.get("origin"), request.headers.get("host")):
            raise HttpError(FORBIDDEN, "Foreign page", "this can only be done from our own pages")
        if request.method == "POST" and not request.headers.get("content-type", "").startswith("application/json"):
            raise HttpError(
                415, "Not JSON", "a request has to be JSON, with the header “Content-Type: application/json”"
            )


# --- small things -----------------------------------------------------------------------------------------------------


def address(request: Request) -> str:
    """Whom a request counts for, where something is counted."""
    return household_of(request.client.host) if request.client else ""


def language_of(request: Request) -> str:
    language = request.query_params.get("lang", "en")
    return language if language in LANGUAGES else "en"


def game_in(request: Request) -> Game:
    id = request.path_params["game"]
    if id not in game_ids():
        raise HttpError(NOT_FOUND, "No such game", f"there is no game {id!r}")
    return find_game(id)


def seat_in(request: Request, live: LiveTable) -> int:
    seat: Any = request.path_params["seat"]
    if not 0 <= seat < len(live.committed.table.seats):
        raise HttpError(NOT_FOUND, "No such seat", f"there is no seat {seat} at this table")
    return int(seat)


def secrets_in(request: Any, live: LiveTable) -> dict[int, str]:
    """The secrets sent with a request or a WebSocket: cookies, or one `Authorization: Bearer`."""
    secrets = {
        seat: request.cookies[name]
        for seat in range(len(live.committed.table.seats))
        if (name := cookie_name(live.id, seat)) in request.cookies
    }
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and bearer:
        for seat in range(len(live.committed.table.seats)):
            secrets.setdefault(seat, bearer.strip())
    return secrets


def set_seat_cookie(request: Request, response: Response, live: LiveTable, seat: int, secret: str) -> None:
    response.set_cookie(
        cookie_name(live.id, seat),
        secret,
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def link(request: Request, live: LiveTable, kind: str, secret: str) -> str:
    return str(request.url.replace(path=f"/table/{live.id}/{kind}/{secret}", query=""))


async def tutorial_in(request: Request) -> Tutorial:
    game = game_in(request)
    tutorial = await asyncio.to_thread(read_tutorial, game)
    if tutorial is None:
        raise HttpError(NOT_FOUND, "No tutorial", f"{game.id} has no tutorial: read its rules")
    return tutorial


def game_info(game: Game, language: str) -> wire.GameInfo:
    words = words_for(game, language)
    return wire.GameInfo(
        id=game.id,
        title=words.text("game-title"),
        line=words.text("game-line"),
        time=words.text("game-time") if words.has("game-time") else "",
        kind=words.text("game-kind") if words.has("game-kind") else "",
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        options=[
            wire.OptionInfo(option.name, option.default, option.choices, option.low, option.high)
            for option in game.options
        ],
        bots=offered_levels(),
        standing_answers=[answer.key for answer in game.standing_answers()],
        counts_cards=counts_cards(game),
        pick=words.text("game-pick" if words.has("game-pick") else "game-line"),
        goal=words.text("first-goal") if words.has("first-goal") else "",
        first=words.text("first-first") if words.has("first-first") else "",
        tutorial=tutorial_minutes(game),
    )
