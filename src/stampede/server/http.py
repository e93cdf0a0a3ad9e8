"""The HTTP API. Errors are application/problem+json, with a sentence.

Whatever changes something must come from our own pages or from a program, never from a form of somebody else's.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from stampede.bots.levels import bot_names
from stampede.core.errors import StampedeError
from stampede.core.game import Game
from stampede.core.registry import find_game, game_ids
from stampede.match.referee import Declined
from stampede.match.seats import HUMAN
from stampede.match.status import TableStatus
from stampede.match.words import LANGUAGES, words_for
from stampede.server import library, wire
from stampede.server.live import LiveTable
from stampede.server.lobby import INVITE, NO_SEAT, OWNER, Lobby, NoSuchTable
from stampede.server.security import Allowance, cookie_name, same_origin

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]

LARGEST_BODY = 16_384
SEAT_COOKIE = re.compile(r"^seat_(\w+)_(\d{1,2})$")
A_YEAR = 365 * 86_400
NOT_FOUND, FORBIDDEN, CONFLICT = 404, 403, 409
STATUS_OF = {"not-yours": FORBIDDEN, "not-host": FORBIDDEN, "not-invited": FORBIDDEN, "bad-name": 422}


class Refused(StampedeError):  # noqa: N818
    """An answer other than success."""

    def __init__(self, status: int, title: str, detail: str) -> None:
        super().__init__(detail)
        self.status = status
        self.title = title


class Api:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.tables = Allowance(burst=30, per_second=1 / 20)  # new tables, by address
        self.requests = Allowance(burst=200, per_second=50)  # by address

    # --- games --------------------------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        """All registered games."""
        return reply([game_info(find_game(id), language_of(request)) for id in game_ids()])

    async def words(self, request: Request) -> Response:
        """A game's words, as Fluent."""
        return Response(library.words_of(game_in(request), language_of(request)), media_type="text/plain")

    async def actions(self, request: Request) -> Response:
        """A game's action table. Browsers keep it, and ask only whether it has changed."""
        body, tag = library.actions_of(game_in(request))
        headers = {"etag": tag, "cache-control": "no-cache"}
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return Response(body, media_type="application/json", headers=headers)

    async def rules(self, request: Request) -> Response:
        """A game's rulebook, clause by clause."""
        return reply(library.rulebook_of(game_in(request), language_of(request)))

    async def lessons(self, request: Request) -> Response:
        """Real positions that show how a game is played."""
        game = game_in(request)
        return reply(await asyncio.to_thread(library.lessons_of, game))

    # --- tables -------------------------------------------------------------------------------------------------------

    async def open_table(self, request: Request) -> Response:
        """Sets a table; the answer carries the secrets of your seats, which are also set as cookies."""
        self.one_more_table(request)
        wish = await read(request, wire.NewTable)
        idempotency_key = request.headers.get("idempotency-key")
        if idempotency_key is not None and not 16 <= len(idempotency_key) <= 100:
            raise Refused(400, "Bad key", "an Idempotency-Key has 16 to 100 characters that nobody can guess")
        opened = await self.lobby.open_table(wish, idempotency_key)
        live = opened.live
        if opened.invitation is None and live.status is TableStatus.OPEN:
            await live.carry_out(lambda now: live.referee.start(now))
        invitation = None if opened.invitation is None else link(request, live, "join", opened.invitation)
        keys = [wire.SeatKey(seat, secret, link(request, live, "seat", secret)) for seat, secret in opened.keys.items()]
        response = reply(wire.TableOpened(live.info(), keys, invitation), 201)
        for seat, secret in opened.keys.items():
            set_seat_cookie(request, response, live, seat, secret)
        return response

    def one_more_table(self, request: Request) -> None:
        if not self.tables.take(address(request), time.monotonic()):
            raise Refused(429, "Too many tables", "you have opened many tables: wait a little")

    async def tables_open(self, request: Request) -> Response:
        """Public tables that wait for players."""
        live_tables = [await self.lobby.find(summary.id) for summary in await self.lobby.open_tables()]
        return reply([live.info() for live in live_tables if live.status is TableStatus.OPEN])

    async def mine(self, request: Request) -> Response:
        """The tables where seats are yours, by your cookies; what waits for you first, then the newest."""
        secrets: dict[str, dict[int, str]] = {}
        for name, secret in request.cookies.items():
            found = SEAT_COOKIE.match(name)
            if found:
                secrets.setdefault(found[1], {})[int(found[2])] = secret
        tables = await self.lobby.mine(secrets)
        response = reply(tables)
        for id in secrets.keys() - {table.id for table in tables}:  # swept, or the seat was closed: forget it
            for seat in secrets[id]:
                response.delete_cookie(cookie_name(id, seat))
        return response

    async def table(self, request: Request) -> Response:
        """A table, as everybody may see it."""
        return reply((await self.live(request)).info())

    async def sit(self, request: Request) -> Response:
        """Takes an open seat."""
        live = await self.live(request)
        seat, secret = await self.lobby.sit(live, await read(request, wire.Sit))
        key = wire.SeatKey(seat, secret, link(request, live, "seat", secret))
        response = reply(wire.TableOpened(live.info(), [key], None), 201)
        set_seat_cookie(request, response, live, seat, secret)
        return response

    async def start(self, request: Request) -> Response:
        """Deals; only who sits at the table may."""
        live = await self.live(request)
        await self.my_seats(request, live)
        await live.carry_out(lambda now: live.referee.start(now))
        return reply(live.info())

    async def give_to_bot(self, request: Request) -> Response:
        """The host gives a seat to a bot."""
        live = await self.live(request)
        seat = seat_in(request, live)
        wish = await read(request, wire.SeatLevel)
        if wish.level not in bot_names():
            raise Refused(422, "No such bot", f"there is no bot {wish.level!r}; there are: {', '.join(bot_names())}")
        host = await self.as_host(request, live)
        await live.carry_out(lambda now: live.referee.replace(host, seat, wish.level, now))
        await self.close_seat(live, seat)
        return reply(live.info())

    async def give_up(self, request: Request) -> Response:
        """Leaves a seat for good: opened again before the deal, resigned afterwards. The host may remove others."""
        live = await self.live(request)
        seat = seat_in(request, live)
        mine = await self.my_seats(request, live)
        host = live.referee.table.host
        if seat in mine and live.status is TableStatus.PLAYING:
            await live.carry_out(lambda now: live.referee.resign(seat, now))
        elif seat in mine and seat != host:
            await live.carry_out(lambda now: live.referee.remove(host, seat, now))
        else:
            by = await self.as_host(request, live)
            await live.carry_out(lambda now: live.referee.remove(by, seat, now))
        if live.referee.table.seats[seat].kind != HUMAN:
            await self.close_seat(live, seat)
        return reply(live.info())

    async def new_link(self, request: Request) -> Response:
        """Closes all links of a seat that is yours and gives a new one."""
        live = await self.live(request)
        seat = seat_in(request, live)
        if seat not in await self.my_seats(request, live):
            raise Declined("not-yours", "this is not your seat")
        await self.close_seat(live, seat)
        secret = await self.lobby.new_key(live, seat, OWNER)
        key = wire.SeatKey(seat, secret, link(request, live, "seat", secret))
        response = reply(key, 201)
        set_seat_cookie(request, response, live, seat, secret)
        return response

    async def new_invitation(self, request: Request) -> Response:
        """The host closes the invitation and makes a new one."""
        live = await self.live(request)
        await self.as_host(request, live)
        await self.lobby.store.close_secrets(live.id, NO_SEAT, INVITE)
        return reply({"link": link(request, live, "join", await self.lobby.new_key(live, NO_SEAT, INVITE))}, 201)

    async def rematch(self, request: Request) -> Response:
        """The same seats again, when the game is over."""
        live = await self.live(request)
        mine = await self.my_seats(request, live)
        if live.status is not TableStatus.OVER:
            raise Declined("not-over", "the game is not over")
        self.one_more_table(request)
        wish = await read(request, wire.Rematch)
        again = await self.lobby.rematch(live, wish.same_deal, dict.fromkeys(mine, wish.contribution))
        response = reply(again.info(), 201)
        secrets = secrets_in(request, live)
        for seat in mine:
            set_seat_cookie(request, response, again, seat, secrets[seat])
        return response

    async def record(self, request: Request) -> Response:
        """The record of a finished game, secrets and dice included."""
        live = await self.finished(request)
        return Response(live.referee.table.record().to_text(), media_type="application/json")

    async def replay(self, request: Request) -> Response:
        """A finished game move by move, as a seat or a spectator saw it."""
        live = await self.finished(request)
        asked = request.query_params.get("seat")
        if asked is not None and not (asked.isdecimal() and int(asked) < len(live.referee.table.seats)):
            raise Refused(422, "No such seat", "seat is the number of a seat, or left out for a spectator")
        return reply(await asyncio.to_thread(library.replay_of, live, None if asked is None else int(asked)))

    async def proof(self, request: Request) -> Response:
        """What the record of a finished game proves about its dice."""
        live = await self.finished(request)
        return reply(await asyncio.to_thread(library.proof_of, live, language_of(request)))

    async def finished(self, request: Request) -> LiveTable:
        live = await self.live(request)
        if live.status is not TableStatus.OVER:
            raise Refused(CONFLICT, "Not over", "this is open when the game is over")
        return live

    # --- links --------------------------------------------------------------------------------------------------------

    async def open_seat(self, request: Request) -> Response:
        """A seat's own link: sets its cookie and goes to the table, without the secret in the address."""
        live = await self.live(request)
        opened = await self.lobby.opens(live, request.path_params["secret"])
        if opened is None or opened[0] != OWNER:
            raise Refused(FORBIDDEN, "Closed", "this link does not open a seat: it was closed, or it is not whole")
        response = RedirectResponse(f"/table/{live.id}", 303)
        set_seat_cookie(request, response, live, opened[1], request.path_params["secret"])
        return response

    async def close_seat(self, live: LiveTable, seat: int) -> None:
        """All that opened a seat is worth nothing any more, and whoever came in by it is out."""
        await self.lobby.store.close_secrets(live.id, seat, OWNER)
        live.dismiss(seat)

    # --- who asks -----------------------------------------------------------------------------------------------------

    async def live(self, request: Request) -> LiveTable:
        return await self.lobby.find(request.path_params["table"])

    async def my_seats(self, request: Request, live: LiveTable) -> list[int]:
        """The seats of who asks; there must be one."""
        seats = await self.lobby.seats_of(live, secrets_in(request, live))
        if not seats:
            raise Declined("not-yours", "you do not sit at this table")
        return seats

    async def as_host(self, request: Request, live: LiveTable) -> int:
        if live.referee.table.host not in await self.my_seats(request, live):
            raise Declined("not-host", "only the host can do this")
        return live.referee.table.host

    def guarded(self, handler: Handler) -> Handler:
        """A handler with all errors as problems, and nothing let in that a foreign page could send."""

        async def answer(request: Request) -> Response:
            try:
                self._let_in(request)
                return await handler(request)
            except Refused as error:
                return problem(error.status, error.title, str(error))
            except NoSuchTable as error:
                return problem(NOT_FOUND, "No such table", str(error))
            except Declined as error:
                return problem(STATUS_OF.get(error.code, CONFLICT), error.code, str(error))
            except StampedeError as error:
                return problem(422, "Not possible", str(error))

        return answer

    def _let_in(self, request: Request) -> None:
        if not self.requests.take(address(request), time.monotonic()):
            raise Refused(429, "Too many requests", "not so fast")
        if request.method in ("GET", "HEAD", "OPTIONS"):
            return
        if not same_origin(request.headers.get("origin"), request.headers.get("host")):
            raise Refused(FORBIDDEN, "Foreign page", "this can only be asked from our own pages")
        if request.method == "POST" and not request.headers.get("content-type", "").startswith("application/json"):
            raise Refused(415, "Not JSON", "send application/json")


# --- small things -----------------------------------------------------------------------------------------------------


def reply(content: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def problem(status: int, title: str, detail: str) -> Response:
    body = wire.Problem(type="about:blank", title=title, status=status, detail=detail)
    return Response(msgspec.json.encode(body), status, media_type="application/problem+json")


async def read(request: Request, kind: type[T]) -> T:
    """The body as that type, or a problem that says what is wrong with it."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_BODY:
            raise Refused(413, "Too large", f"a request has at most {LARGEST_BODY} bytes")
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(422, "Not understood", str(error)) from error


def address(request: Request) -> str:
    return request.client.host if request.client else ""


def language_of(request: Request) -> str:
    language = request.query_params.get("lang", "en")
    return language if language in LANGUAGES else "en"


def game_in(request: Request) -> Game:
    id = request.path_params["game"]
    if id not in game_ids():
        raise Refused(NOT_FOUND, "No such game", f"there is no game {id!r}")
    return find_game(id)


def seat_in(request: Request, live: LiveTable) -> int:
    seat: Any = request.path_params["seat"]
    if not 0 <= seat < len(live.referee.table.seats):
        raise Refused(NOT_FOUND, "No such seat", f"there is no seat {seat} at this table")
    return int(seat)


def secrets_in(request: Any, live: LiveTable) -> dict[int, str]:
    """The secrets that come along with a request or a WebSocket: cookies, or one `Authorization: Bearer`."""
    secrets = {
        seat: request.cookies[name]
        for seat in range(len(live.referee.table.seats))
        if (name := cookie_name(live.id, seat)) in request.cookies
    }
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and bearer:
        for seat in range(len(live.referee.table.seats)):
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
        bots=bot_names(),
        standing_answers=[answer.key for answer in game.standing_answers()],
    )
