"""A socket beside a database file, where its server takes commands of administrators. Only its owner may connect."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from stampede.core.errors import StampedeError
from stampede.server import sqlite
from stampede.server.errors import StoreError
from stampede.server.moderation import Command, Tell, perform
from stampede.server.store import Store

logger = logging.getLogger("stampede.server")

LONGEST_PATH = 100  # of a socket, on any system
MOST = 1 << 26  # bytes of an answer: the export of a long game

decoder = msgspec.json.Decoder(Command)
encoder = msgspec.json.Encoder()


class Reply(msgspec.Struct):
    result: Any = None
    error: str | None = None


def path_of(url: str) -> Path | None:
    """Where the socket of that database is; None if there can be none."""
    if not url.startswith("sqlite") or not hasattr(socket, "AF_UNIX"):
        return None
    database = sqlite.file_of(url)
    path = database.with_name(f"admin.{database.name}")
    return path if len(os.fsencode(path)) < LONGEST_PATH else None


@asynccontextmanager
async def listening(url: str, store: Store, tell: Tell) -> AsyncIterator[None]:
    """Takes commands for as long as it lasts. The lock of the database says that the socket can only be ours."""
    path = path_of(url)
    if path is None:
        yield
        return

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            writer.write(encoder.encode(await _reply(store, tell, await reader.readline())) + b"\n")
            await writer.drain()
            writer.close()

    path.unlink(missing_ok=True)
    before = os.umask(0o177)
    try:
        server = await asyncio.start_unix_server(answer, path)
    except OSError as error:
        logger.warning("administrators cannot reach this server: %s cannot be made (%s)", path, error.strerror)
        yield
        return
    finally:
        os.umask(before)
    try:
        yield
    finally:
        server.close()
        path.unlink(missing_ok=True)


async def _reply(store: Store, tell: Tell, line: bytes) -> Reply:
    try:
        return Reply(await perform(store, tell, decoder.decode(line)))
    except StampedeError as error:
        return Reply(error=str(error))
    except msgspec.MsgspecError:
        return Reply(error="the server is of another version: restart it")


async def ask(url: str, command: Command) -> Reply | None:
    """What the server at work on that file answers; None if there is none."""
    path = path_of(url)
    if path is None or not path.exists():
        return None
    try:
        reader, writer = await asyncio.open_unix_connection(path, limit=MOST)
    except OSError:
        return None
    try:
        writer.write(encoder.encode(command) + b"\n")
        await writer.drain()
        line = await reader.readline()
    finally:
        writer.close()
    if not line:
        raise StoreError("the server has not answered: is it just stopping? Try again in a moment")
    return msgspec.json.decode(line, type=Reply)
