"""The writer puts alike writes into one batch, and only those."""

from __future__ import annotations

import asyncio

from sqlalchemy import Column, Integer, MetaData, Table, delete, event, insert, select, update
from sqlalchemy.ext.asyncio import create_async_engine

from stampede.server import store
from stampede.server.writer import Job, RowConflict, Statement, Step, Writer, batches

BULLS = Table("bulls", MetaData(), Column("id", Integer, primary_key=True), Column("weight", Integer))
ADD = Statement(insert(BULLS), "add")
FATTEN = Statement(update(BULLS).values(weight=BULLS.c.weight + 1), "fatten")


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
        light, heavy = (Statement(delete(BULLS).where(BULLS.c.weight == weight)) for weight in (400, 600))
        assert await batched([light], [heavy], [light], [light], [ADD, light], [ADD, light]) == [1] * 6

    asyncio.run(check())


def test_every_shared_statement_of_the_store_has_a_name_of_its_own() -> None:
    shared = [value for value in vars(store).values() if isinstance(value, Statement)]
    assert len(shared) == 5
    assert all(statement.name for statement in shared)
    assert len({statement.name for statement in shared}) == len(shared)


def test_mixed_writes_that_wait_together_all_have_their_own_effect() -> None:
    async def check() -> None:
        engine = create_async_engine("sqlite+aiosqlite://")
        connection = await engine.connect()
        await connection.run_sync(BULLS.create)
        await connection.commit()
        ran: list[str] = []
        event.listen(
            engine.sync_engine, "before_cursor_execute", lambda *args: ran.append(str(args[2]).split(maxsplit=1)[0])
        )
        writer = Writer(connection)
        answers = await asyncio.gather(
            writer.write(Step(ADD, [bull(1)])),
            writer.write(Step(ADD, [bull(2)])),
            writer.write(Step(FATTEN)),
            writer.write(Step(ADD, [bull(3)])),
            writer.write(Step(Statement(delete(BULLS).where(BULLS.c.id == 1)))),
            writer.write(Step(Statement(delete(BULLS).where(BULLS.c.id == 3)))),
            writer.write(Step(ADD, [bull(4)])),
        )
        assert ran == ["INSERT", "UPDATE", "INSERT", "DELETE", "DELETE", "INSERT"]
        assert answers[4:6] == [1, 1]
        assert (await connection.execute(select(BULLS.c.id, BULLS.c.weight))).all() == [(2, 501), (4, 500)]
        await connection.rollback()
        faulty = await asyncio.gather(
            writer.write(Step(ADD, [bull(5)])), writer.write(Step(ADD, [bull(4)])), return_exceptions=True
        )
        assert [type(answer) for answer in faulty] == [int, RowConflict]
        await writer.close()
        await engine.dispose()

    asyncio.run(check())
