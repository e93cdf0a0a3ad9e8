"""The deal of the day over HTTP. A browser is known by a cookie of its own, which opens nothing else."""

from __future__ import annotations

import re
import time
from datetime import date

from starlette.requests import Request
from starlette.responses import Response

from stampede.server import wire
from stampede.server.daily import SEAT, Daily
from stampede.server.http import A_YEAR, SEAT_COOKIE, Api, game_in, set_seat_cookie
from stampede.server.mornings import day_at
from stampede.server.routing import Created, HttpError, Json, Parameter, get, post
from stampede.server.security import hashed, new_secret

PLAYER_COOKIE = "daily"
DAY = Parameter("day", "query", str)
SECRET = re.compile(r"^[\w-]{32}$")


class DailyApi:
    def __init__(self, api: Api) -> None:
        self.api = api
        self.daily = Daily(api.lobby)

    @get("/api/daily")
    async def today(self, request: Request) -> Json[wire.Today]:
        """Today's deals, and how you stand."""
        return Json(await self.daily.today(player_in(request), time.time()))

    @get("/api/daily/{game}", DAY)
    async def board(self, request: Request) -> Json[wire.DailyBoard]:
        """Who has done best with a game's deal, today or on another day."""
        now = time.time()
        return Json(await self.daily.board(game_in(request), day_in(request, now), player_in(request), now))

    @post("/api/daily/{game}")
    async def begin(self, request: Request, wish: wire.BeginDaily) -> Created[wire.DailyBegun]:
        """Starts or continues your one try at today's deal."""
        game = game_in(request)
        self.api.one_more_table(request)
        secret = secret_in(request) or new_secret()
        now = time.time()
        live, key = await self.daily.begin(game, hashed(secret), wish.name, now)
        response = Created(wire.DailyBegun(live.id, day_at(now).isoformat()))
        set_seat_cookie(request, response, live, SEAT, key)
        response.set_cookie(
            PLAYER_COOKIE,
            secret,
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
        return response

    @post("/api/forget")
    async def forget(self, request: Request) -> Json[wire.Forgotten]:
        """Takes back all cookies of this browser: its seats, and whose tries it has made."""
        ours = [name for name in request.cookies if name == PLAYER_COOKIE or SEAT_COOKIE.match(name)]
        response: Response = Json(wire.Forgotten(len(ours)))
        for name in ours:
            response.delete_cookie(name)
        return response  # type: ignore[return-value]


def secret_in(request: Request) -> str:
    """This browser's own secret; empty if it has none."""
    secret = request.cookies.get(PLAYER_COOKIE, "")
    return secret if SECRET.match(secret) else ""


def player_in(request: Request) -> str:
    secret = secret_in(request)
    return hashed(secret) if secret else ""


def day_in(request: Request, now: float) -> date:
    asked = request.query_params.get("day")
    if asked is None:
        return day_at(now)
    try:
        return date.fromisoformat(asked)
    except ValueError:
        raise HttpError(422, "Not a date", "write the day like 2026-01-31, or leave it out for today") from None
