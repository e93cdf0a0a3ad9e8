"""What pytest gets wherever Stampede is installed: games to hold the laws against, and clauses for tests to cite.

It is loaded for all tests of every project, so it imports nothing of the engine.
"""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("stampede", "the games of Stampede")
    group.addoption(
        "--game",
        metavar="ID",
        action="append",
        help="with `--pyargs stampede.testing`: hold only this game to the laws; may be given several times",
    )
    group.addoption("--clause", metavar="ID", help="run only the tests that cite this clause of a rulebook, or `any`")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the rulebook clauses this test proves")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    clause = config.getoption("--clause")
    if clause is not None:
        config.hook.pytest_deselected(items=[item for item in items if not cites(item, clause)])
        items[:] = [item for item in items if cites(item, clause)]


def cites(item: pytest.Item, clause: str) -> bool:
    return any(clause in ("any", *mark.args) for mark in item.iter_markers("clause"))
