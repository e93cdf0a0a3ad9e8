"""The official MCP client, for tests that do one thing after another: it lives in a thread with a loop of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from mcp import Client

PATIENCE = 60.0  # seconds


class Agent:
    """Calls tools, and gets what a model would get."""

    def __init__(self, client: Client, loop: asyncio.AbstractEventLoop) -> None:
        self.client = client
        self.loop = loop

    def _do(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def tools(self) -> list[Any]:
        return list(self._do(self.client.list_tools()).tools)

    def call(self, tool: str, **arguments: object) -> Any:
        """What a tool gives: data, or text. An error fails the test."""
        result = self._do(self.client.call_tool(tool, arguments))
        assert not result.is_error, result.content
        given = result.structured_content
        return given["result"] if set(given) == {"result"} and isinstance(given["result"], str) else given

    def fails(self, tool: str, **arguments: object) -> str:
        """The sentence of a tool that fails."""
        result = self._do(self.client.call_tool(tool, arguments))
        assert result.is_error, result.structured_content
        return str(result.content[0].text)

    def answer(self, tool: str, **arguments: object) -> str:
        """Whatever a tool says, in one piece."""
        result = self._do(self.client.call_tool(tool, arguments))
        return f"{result.is_error} {[part.text for part in result.content]}"


@contextmanager
def agent(server: Any) -> Iterator[Agent]:
    """A client of that server: one in this process, or the command of one."""
    loop = asyncio.new_event_loop()
    ready, done = threading.Event(), asyncio.Event()
    made: list[Client] = []
    failed: list[BaseException] = []

    async def live() -> None:
        try:
            async with Client(server) as client:
                made.append(client)
                ready.set()
                await done.wait()
        except BaseException as error:
            failed.append(error)
        finally:
            ready.set()

    def run() -> None:
        asyncio.set_event_loop(loop)
        loop.run_until_complete(live())

    thread = threading.Thread(target=run)
    thread.start()
    ready.wait(PATIENCE)
    try:
        assert made, failed
        yield Agent(made[0], loop)
    finally:
        loop.call_soon_threadsafe(done.set)
        thread.join(PATIENCE)
        loop.close()
    if failed:
        raise failed[0]
