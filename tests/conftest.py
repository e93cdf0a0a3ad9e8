"""Options of the whole suite: tests of one room, and proof that a copy of the sources is what is tested."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--room", metavar="ID", action="append", help="of the laws of other rooms, run only the quick ones"
    )
    parser.addoption("--fewest", action="store_true", help="hold the laws of play at the fewest seats of a game only")
    parser.addoption("--sources", metavar="FOLDER", help="refuse to run unless all of ours is imported from below it")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    rooms, fewest = config.getoption("--room"), config.getoption("--fewest")
    wanted = [
        (rooms is None or room_of(item) in (None, *rooms) or is_quick(item))
        and not (fewest and is_at_a_larger_table(item))
        for item in items
    ]
    config.hook.pytest_deselected(items=[item for item, kept in zip(items, wanted, strict=True) if not kept])
    items[:] = [item for item, kept in zip(items, wanted, strict=True) if kept]
    items.sort(key=lambda item: item.get_closest_marker("long") is None)  # or one core would wait for the other


# While a browser is open, Playwright's loop counts as running in this thread, and other tests could not run one of
# their own. At the very end the browser itself is closed, and needs it.


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    with out_of_sight(item):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    with out_of_sight(item):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    with out_of_sight(item) if nextitem is not None else nullcontext():
        return (yield)


@contextmanager
def out_of_sight(item: pytest.Item) -> Iterator[None]:
    """For tests without a browser: no loop is running."""
    loop = None if item.path.parent.name == "browser" else asyncio._get_running_loop()
    if loop is not None:
        asyncio._set_running_loop(None)
    try:
        yield
    finally:
        if loop is not None:
            asyncio._set_running_loop(loop)


def room_of(item: pytest.Item) -> str | None:
    """The game that a law or a mutant is tried on; None for any other test."""
    if item.path.parent.name != "conformance" or not isinstance(item, pytest.Function):
        return None
    tried_on = item.callspec.params if hasattr(item, "callspec") else {}
    return tried_on["subject"].id if "subject" in tried_on else tried_on.get("game")


def is_quick(item: pytest.Item) -> bool:
    """Of a game's laws: those of the house, and two of play at its smallest table."""
    assert isinstance(item, pytest.Function)
    tried_on = item.callspec.params
    if "seats" in tried_on:
        return tried_on["law"] in ("ends", "accounts") and tried_on["seats"] == tried_on["subject"].game.min_seats
    return "law" in tried_on


def is_at_a_larger_table(item: pytest.Item) -> bool:
    """Whether it is a law at a table that is not the smallest."""
    if room_of(item) is None:
        return False
    assert isinstance(item, pytest.Function)
    tried_on = item.callspec.params
    return "seats" in tried_on and tried_on["subject"].game.min_seats < tried_on["seats"]


def pytest_sessionfinish(session: pytest.Session) -> None:
    """At the end, when all that was needed is imported; a usage error cannot be taken for a test that failed."""
    folder = session.config.getoption("--sources")
    if folder is None:
        return
    ours = {name: module for name, module in sys.modules.items() if name.split(".")[0] in ("stampede", "toy")}
    paths = [Path(module.__file__) for module in ours.values() if module.__file__]
    strangers = [path for path in paths if Path(folder) not in path.parents]
    if strangers or not paths:
        print(f"\nimported from elsewhere than {folder}: {strangers or 'nothing at all was imported'}", file=sys.stderr)
        session.exitstatus = pytest.ExitCode.USAGE_ERROR
