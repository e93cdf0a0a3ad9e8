"""Requests to a server: JSON there and back, over what every Python has."""

from __future__ import annotations

import asyncio
from http.client import HTTPException
from typing import Any, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, ProxyHandler, Request, build_opener

import msgspec

from stampede.client.errors import Problem, Unreachable
from stampede.server import wire

T = TypeVar("T")
PATIENCE = 30.0  # seconds
LARGEST_ANSWER = 32 * 2**20  # bytes
LOOPBACK = ("localhost", "127.0.0.1", "::1")


class NoDetours(HTTPRedirectHandler):
    """A redirect would take the seat's secret along, to wherever."""

    def redirect_request(self, *_: Any) -> None:
        return None


async def call(server: str, verb: str, path: str, kind: type[T], body: object = None, secret: str | None = None) -> T:
    """The answer to a request as that type. Raises Problem, or Unreachable."""
    return await asyncio.to_thread(_call, server, verb, path, kind, body, secret)


def _call(server: str, verb: str, path: str, kind: type[T], body: object, secret: str | None) -> T:
    headers = {"Content-Type": "application/json", "Accept": "application/json"}
    if secret:
        headers["Authorization"] = f"Bearer {secret}"
    content = msgspec.json.encode({} if body is None else body) if verb == "POST" else None
    proxies = ProxyHandler({}) if urlsplit(server).hostname in LOOPBACK else ProxyHandler()
    try:
        request = Request(server + path, content, headers, method=verb)
        with build_opener(proxies, NoDetours).open(request, timeout=PATIENCE) as answer:
            return msgspec.json.decode(answer.read(LARGEST_ANSWER), type=kind)
    except HTTPError as error:
        raise _problem(server, error) from None
    except msgspec.MsgspecError:
        raise Unreachable(f"{server} answers, but not as a Stampede server of API {wire.API_MAJOR} does") from None
    except (OSError, HTTPException, ValueError) as error:
        why = error.reason if isinstance(error, URLError) else error
        raise Unreachable(f"{server} cannot be reached: {getattr(why, 'strerror', None) or why}") from None


def _problem(server: str, error: HTTPError) -> Problem | Unreachable:
    with error:
        try:
            problem = msgspec.json.decode(error.read(LARGEST_ANSWER), type=wire.Problem)
        except (msgspec.MsgspecError, OSError, HTTPException):
            return Unreachable(f"{server} answers with {error.code}, but not as a Stampede server does")
    return Problem(error.code, problem.title, problem.detail)
