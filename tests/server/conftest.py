"""A PostgreSQL for the tests of this folder, started when the first of them asks for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.postgres import PostgresServer


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    server = PostgresServer()
    yield server
    server.remove()
