"""Options of the whole suite: the tests of one clause, and proof that a copy of the sources is the one under test."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clause", metavar="ID", help="run only the tests that cite this clause of a rulebook, or `any`")
    parser.addoption("--sources", metavar="FOLDER", help="refuse to run unless all of ours is imported from below it")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    clause = config.getoption("--clause")
    if clause is None:
        return
    cites = [any(clause in ("any", *mark.args) for mark in item.iter_markers("clause")) for item in items]
    config.hook.pytest_deselected(items=[item for item, kept in zip(items, cites, strict=True) if not kept])
    items[:] = [item for item, kept in zip(items, cites, strict=True) if kept]


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
