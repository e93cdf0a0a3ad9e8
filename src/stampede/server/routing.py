"""Routes that say what they read and write. Their handlers' types are all that the OpenAPI document is made from.

    @post("/api/tables/{table}/seats")
    async def sit(self, request: Request, wish: wire.Sit) -> Created[wire.TableOpened]:

A handler takes the request and, if it reads a body, the body as its type. What it returns says how it succeeds.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from stampede.core.errors import StampedeError
from stampede.server import wire
from stampede.server.plain import sentence_about

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]
Method = Callable[..., Awaitable[Response]]  # a handler as a class has it: with `self`, the request, and perhaps a body

LARGEST_BODY = 16_384  # bytes


class HttpError(StampedeError):
    """An answer other than success."""

    def __init__(self, status: int, title: str, detail: str) -> None:
        super().__init__(detail)
        self.status = status
        self.title = title


# --- how a handler succeeds -------------------------------------------------------------------------------------------


class Json(Response, Generic[T]):
    """A value of that type, as JSON."""

    media_type = "application/json"
    success: ClassVar[int] = 200

    def __init__(self, content: T) -> None:
        super().__init__(msgspec.json.encode(content), self.success)

    @classmethod
    def written(cls, text: str | bytes, headers: dict[str, str] | None = None, status: int = 0) -> Json[T]:
        """JSON of that type that is written already."""
        answer = cls.__new__(cls)
        Response.__init__(answer, text, status or cls.success, headers)
        return answer

    @classmethod
    def unchanged(cls, headers: dict[str, str]) -> Json[T]:
        """The client already has it."""
        return cls.written("", headers, 304)


class Created(Json[T]):
    """What was made, as JSON."""

    success = 201


class SeeOther(RedirectResponse):
    """Another page."""

    success: ClassVar[int] = 303

    def __init__(self, address: str) -> None:
        super().__init__(address, self.success)


class Plain(PlainTextResponse):
    """Text."""

    success: ClassVar[int] = 200


def problem(status: int, title: str, detail: str) -> Response:
    body = wire.Problem(type="about:blank", title=title, status=status, detail=detail)
    return Response(msgspec.json.encode(body), status, media_type="application/problem+json")


# --- routes -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Parameter:
    """Something that a request may carry besides its path and its body."""

    name: str
    where: str  # query or header
    kind: Any  # its type


@dataclass(frozen=True)
class Operation:
    """A route with its handler."""

    verb: str  # of HTTP
    path: str
    method: Method
    parameters: tuple[Parameter, ...]
    needs_seat: bool  # only for people who sit at the table

    @property
    def name(self) -> str:
        return self.method.__name__

    @property
    def body(self) -> type | None:
        """What it reads."""
        return next((hint for hint in self._hints().values() if is_struct(hint)), None)

    @property
    def answer(self) -> Any:
        """What it returns: `Json[…]`, `Created[…]`, `Plain` or `SeeOther`."""
        return self._hints()["return"]

    @property
    def status(self) -> int:
        """That of success."""
        kind = get_origin(self.answer) or self.answer
        return int(kind.success)

    @property
    def content(self) -> Any:
        """The type of its JSON; `str` for text, None for no content."""
        if get_origin(self.answer) is not None:
            return get_args(self.answer)[0]
        return str if self.answer is Plain else None

    def _hints(self) -> dict[str, Any]:
        return get_type_hints(self.method)

    def bound_to(self, owner: object) -> Handler:
        """The handler as a method of its owner, with its body read."""
        body = self.body

        async def handle(request: Request) -> Response:
            return await (
                self.method(owner, request) if body is None else self.method(owner, request, await read(request, body))
            )

        return handle


def is_struct(hint: object) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


M = TypeVar("M", bound=Method)


def route(verb: str, path: str, *parameters: Parameter, needs_seat: bool = False) -> Callable[[M], M]:
    def declare(method: M) -> M:
        vars(method)["operation"] = Operation(verb, path, method, parameters, needs_seat)
        return method

    return declare


def get(path: str, *parameters: Parameter, needs_seat: bool = False) -> Callable[[M], M]:
    return route("GET", path, *parameters, needs_seat=needs_seat)


def post(path: str, *parameters: Parameter, needs_seat: bool = False) -> Callable[[M], M]:
    return route("POST", path, *parameters, needs_seat=needs_seat)


def operations_of(owner: type) -> list[Operation]:
    """The operations of a class, in the order in which they are written."""
    return [method.operation for method in vars(owner).values() if hasattr(method, "operation")]


async def read(request: Request, kind: type[T]) -> T:
    """The body as that type, or a problem that says what is wrong with it."""
    body = b""
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > LARGEST_BODY:
                raise HttpError(413, "Too large", f"a request can have {LARGEST_BODY} bytes at most")
    except ClientDisconnect:
        raise HttpError(408, "Too slow", "the request did not come in time") from None
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise HttpError(422, "Not understood", sentence_about(error)) from error
