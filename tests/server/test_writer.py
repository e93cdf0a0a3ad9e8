"""The writer puts alike writes into one batch, and only those."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from stampede.server import database, store
from stampede.server import writer as writer_module
from stampede.server.database import RowConflict, Statement, Step
from stampede.server.errors import StoreError
from stampede.server.writer import Job, Writer, batches

ADD = Statement("INSERT INTO bulls (id, weight) VALUES (:id, :weight)", "add")
FATTEN = Statement("UPDATE bulls SET weight = weight + 1", "fatten")


def bull(number: int) -> dict[str, object]:
    return {"id": number, "weight": 500}


async def batched(*jobs: list[Statement]) -> list[int]:
    done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    return [len(batch) for batch in batches([Job([Step(each) for each in statements], done) for statements in jobs])]


def test_neighbours_with_the_same_named_statements_are_one_batch() -> None:
    async def check() -> None:
        sizes = await batched([ADD], [ADD], [FATTEN], [ADD], [ADD, FATTEN], [ADD, FATTEN], [FATTEN, ADD])
        assert sizes == [2, 1, 1, 2, 1]

    asyncio.run(check())


def test_statements_without_a_name_are_never_put_together() -> None:
    async def check() -> None:
        light, heavy = (Statement(f"DELETE FROM bulls WHERE weight = {weight}") for weight in (400, 600))
        assert await batched([light], [heavy], [light], [light], [ADD, light], [ADD, light]) == [1] * 6

    asyncio.run(check())


def test_every_shared_statement_of_the_store_has_a_name_of_its_own() -> None:
    shared = {value for value in (vars(store) | vars(database)).values() if isinstance(value, Statement)}
    assert len(shared) == 6
    assert all(statement.name for statement in shared)
    assert len({statement.name for statement in shared}) == len(shared)


def test_mixed_writes_that_wait_together_all_have_their_own_effect() -> None:
    async def check() -> None:
        connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        connection.execute("CREATE TABLE bulls (id INTEGER PRIMARY KEY, weight INTEGER)")
        ran: list[str] = []
        connection.set_trace_callback(lambda sql: ran.append(" ".join(sql.split()[:2])))
        writer = Writer(connection)
        answers = await asyncio.gather(
            writer.write(Step(ADD, [bull(1)])),
            writer.write(Step(ADD, [bull(2)])),
            writer.write(Step(FATTEN)),
            writer.write(Step(ADD, [bull(3)])),
            writer.write(Step(Statement("DELETE FROM bulls WHERE id = 1"))),
            writer.write(Step(Statement("DELETE FROM bulls WHERE id = 3"))),
            writer.write(Step(ADD, [bull(4)])),
        )
        add, drop = "INSERT INTO", "DELETE FROM"
        assert ran == ["BEGIN IMMEDIATE", add, add, "UPDATE bulls", add, drop, drop, add, "COMMIT"]
        assert answers[4:6] == [1, 1]
        assert connection.execute("SELECT id, weight FROM bulls").fetchall() == [(2, 501), (4, 500)]
        faulty = await asyncio.gather(
            writer.write(Step(ADD, [bull(5)])), writer.write(Step(ADD, [bull(4)])), return_exceptions=True
        )
        assert [type(answer) for answer in faulty] == [int, RowConflict]
        assert connection.execute("SELECT id FROM bulls").fetchall() == [(2,), (4,), (5,)]
        await writer.close()

    asyncio.run(check())


def test_what_comes_shortly_after_a_commit_shares_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        monkeypatch.setattr(writer_module, "APART", 0.3)
        connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        connection.execute("CREATE TABLE bulls (id INTEGER PRIMARY KEY, weight INTEGER)")
        ran: list[str] = []
        connection.set_trace_callback(ran.append)
        writer = Writer(connection)
        await writer.write(Step(ADD, [bull(1)]))
        assert ran.count("COMMIT") == 1, "who comes first does not wait for others"
        second = asyncio.create_task(writer.write(Step(ADD, [bull(2)])))
        await asyncio.sleep(0.01)
        await asyncio.gather(second, writer.write(Step(ADD, [bull(3)])))
        assert ran.count("COMMIT") == 2
        await writer.close()

    asyncio.run(check())


def test_while_the_file_stays_locked_only_the_first_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or the tenth command at a table would be answered after ten times as long."""
    monkeypatch.setattr(writer_module, "BUSY_SECONDS", 0.3)
    monkeypatch.setattr(writer_module, "AGAIN", 0.001)

    async def check() -> None:
        file = tmp_path / "bulls.db"
        other, connection = (sqlite3.connect(file, isolation_level=None, check_same_thread=False) for _ in range(2))
        other.execute("PRAGMA journal_mode = WAL")
        other.execute("CREATE TABLE bulls (id INTEGER PRIMARY KEY, weight INTEGER)")
        connection.execute("PRAGMA busy_timeout = 0")
        tries: list[int] = []
        connection.set_trace_callback(lambda sql: tries.append(1) if sql.startswith("BEGIN") else None)
        writer = Writer(connection)
        other.execute("BEGIN IMMEDIATE")
        took = []
        for number in range(4):
            tries.clear()
            with pytest.raises(StoreError, match="locked"):
                await writer.write(Step(ADD, [bull(number)]))
            took.append(len(tries))
        assert took[0] > 10
        assert max(took[1:]) <= 4
        other.execute("ROLLBACK")
        assert await writer.write(Step(ADD, [bull(1)])) == 1
        await writer.close()
        other.close()

    asyncio.run(check())
