"""Where the deals of the day are kept: their secrets, who has tried them, and how that went."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from stampede.match.fairness import new_secret
from stampede.match.status import TableStatus
from stampede.server.database import Database, RowConflict, Statement, Step

_ADD_DEAL = Statement("INSERT INTO daily_deals (day, game, secret) VALUES (?, ?, ?)", "add daily deal")
_ADD_TRY = Statement("INSERT INTO daily_tries (day, game, player, table_id) VALUES (?, ?, ?, ?)", "add daily try")
_SETTLE = Statement(
    "UPDATE daily_tries SET ended_at = ?, name = ?, place = ?, score = ?, moves = ?"
    " WHERE table_id = ? AND ended_at IS NULL",
    "settle daily try",
)
_BETTER = (  # whether the try `other` is better than the try `own`
    "(other.place < own.place OR (other.place = own.place AND"
    " (other.score > own.score OR (other.score = own.score AND other.moves < own.moves))))"
)
MOST_SETTLED = 50  # in one go


@dataclass(frozen=True)
class Result:
    """How a try ended: the place at its table, the score, and how many moves it took."""

    place: int
    score: int
    moves: int


@dataclass(frozen=True)
class Finished:
    """A try that is over; without a result it does not count."""

    table_id: str
    ended_at: float
    name: str
    result: Result | None


@dataclass(frozen=True)
class OwnTry:
    """A player's try, and how it stands among all of its day."""

    day: str
    game: str
    table_id: str
    is_over: bool
    result: Result | None
    rank: int  # 1 is best; level players share it
    players: int  # who have a result


@dataclass(frozen=True)
class Ranked:
    """A result among all of its day."""

    rank: int
    player: str
    table_id: str
    name: str
    result: Result


def add_try(day: str, game: str, player: str, table_id: str) -> Step:
    """To be written with its table: a player has one try a day."""
    return Step(_ADD_TRY, [(day, game, player, table_id)])


class DailyShelf:
    """All methods raise StoreError if the database cannot be read or written."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def secret_of(self, day: str, game: str) -> str:
        """What decides all chance of that day's deal. It is chosen when the first person plays it."""
        wanted = "SELECT secret FROM daily_deals WHERE day = ? AND game = ?"
        if not (found := await self._database.rows(wanted, day, game)):
            with suppress(RowConflict):  # somebody was quicker: then it is theirs
                await self._database.write(Step(_ADD_DEAL, [(day, game, new_secret())]))
            found = await self._database.rows(wanted, day, game)
        return str(found[0][0])

    async def unsettled(self) -> list[tuple[str, str]]:
        """Tables that are over, but whose results are not written down yet, with the days of their deals."""
        rows = await self._database.rows(
            "SELECT daily_tries.table_id, daily_tries.day FROM daily_tries"
            " JOIN tables ON tables.id = daily_tries.table_id"
            " WHERE daily_tries.ended_at IS NULL AND tables.status = ? ORDER BY tables.changed_at LIMIT ?",
            TableStatus.OVER.value,
            MOST_SETTLED,
        )
        return [(row[0], row[1]) for row in rows]

    async def settle(self, finished: Finished) -> None:
        """Writes down how a try ended, once."""
        result = finished.result
        numbers = (None, None, None) if result is None else (result.place, result.score, result.moves)
        await self._database.write(
            Step(_SETTLE, [(finished.ended_at, finished.name, *numbers, finished.table_id)]),
        )

    async def tries_of(self, player: str) -> list[OwnTry]:
        """All tries of a player, newest first."""
        of_day = "FROM daily_tries other WHERE other.day = own.day AND other.game = own.game"
        rows = await self._database.rows(
            "SELECT own.day, own.game, own.table_id, own.ended_at, own.place, own.score, own.moves,"
            f" (SELECT count(*) {of_day} AND other.place IS NOT NULL AND {_BETTER}),"
            f" (SELECT count(*) {of_day} AND other.place IS NOT NULL)"
            " FROM daily_tries own WHERE own.player = ? ORDER BY own.day DESC, own.game",
            player,
        )
        return [
            OwnTry(
                day,
                game,
                table_id,
                ended_at is not None,
                None if place is None else Result(place, score, moves),
                better + 1,
                players,
            )
            for day, game, table_id, ended_at, place, score, moves, better, players in rows
        ]

    async def players(self, day: str) -> dict[str, int]:
        """How many have a result that day, by game."""
        rows = await self._database.rows(
            "SELECT game, count(*) FROM daily_tries WHERE day = ? AND place IS NOT NULL GROUP BY game", day
        )
        return {row[0]: row[1] for row in rows}

    async def board(self, day: str, game: str, player: str, most: int) -> list[Ranked]:
        """The best results of a day, and the player's own."""
        rows = await self._database.rows(
            "SELECT player, table_id, name, place, score, moves FROM daily_tries"
            " WHERE day = ? AND game = ? AND place IS NOT NULL"
            " ORDER BY place, score DESC, moves, ended_at, table_id",
            day,
            game,
        )
        ranked: list[Ranked] = []
        for number, (whose, table_id, name, place, score, moves) in enumerate(rows, 1):
            result = Result(place, score, moves)
            level = bool(ranked) and ranked[-1].result == result
            ranked.append(Ranked(ranked[-1].rank if level else number, whose, table_id, name, result))
        return [one for number, one in enumerate(ranked) if number < most or one.player == player]
