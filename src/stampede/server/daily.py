"""The deal of the day: for each game the same deal against the same bots, one try for everybody, and a board.

What is protected: the secret that decides a day's dice and cards is chosen at random when the first person plays it,
and never leaves the server before a table that uses it is over. Results are only ever read from the logs of tables that
this server has played to their end. What is not: there are no accounts, so a second browser has a second try,
and people who have finished can tell others what they saw. A field that a game makes from the date is known before.
"""

from __future__ import annotations

import logging
import math
from datetime import date
from typing import Literal

from stampede.core.errors import StampedeError
from stampede.core.game import Game
from stampede.core.registry import find_game, game_ids
from stampede.match import log
from stampede.match.codes import RefusalCode
from stampede.match.reading import Reading
from stampede.match.referee import Declined, Referee, Setup
from stampede.match.seats import SeatPlan
from stampede.server import wire
from stampede.server.daily_shelf import DailyShelf, Finished, OwnTry, Result, add_try
from stampede.server.errors import StoreError
from stampede.server.live import LiveTable
from stampede.server.lobby import Lobby
from stampede.server.mornings import DAY, day_at, end_of
from stampede.server.names import friendly_name
from stampede.server.security import hashed, new_secret, new_table_id
from stampede.server.store import OWNER, StoredSecret

logger = logging.getLogger("stampede.server")

SEAT = 0  # of the person who tries
BOTS = ("steady", "gentle", "steady")  # they answer the same to the same, however busy the server is
LATE = 3600.0  # seconds after its day in which a try still counts: nobody loses a race against the rocket
SHOWN = 50  # lines of a board
WEEK = 7  # days

# Whatever else is in a log was somebody's help, or somebody giving up.
OWN_WORK = frozenset(
    {log.OPENED, log.STARTED, log.ACTED, log.UNDONE, log.ANSWERS, log.RENAMED, log.PAUSED, log.RESUMED}
)

Medal = Literal["", "gold", "silver", "bronze"]


def is_settled(day: date, now: float) -> bool:
    """Whether nothing can change any more."""
    return now >= end_of(day) + LATE


def bots_of(game: Game) -> list[str]:
    """Who sits there besides the player: nobody, if the game can be played alone."""
    if game.min_seats == 1:
        return []
    return list(BOTS[: max(game.min_seats, min(game.max_seats, len(BOTS) + 1)) - 1])


def setup_of(game: Game, day: date, name: str, secret: str) -> Setup:
    """The same for everybody, but for the name."""
    return Setup(
        game=game.id,
        seats=[SeatPlan.human(name), *[SeatPlan.bot(level) for level in bots_of(game)]],
        options=game.options_of_the_day(int(day.strftime("%Y%m%d"))),
        secret=secret,
        sealed=True,
    )


def medal_for(rank: int, players: int) -> Medal:
    """Gold for the best tenth, silver for the best quarter, bronze for the best half."""
    kinds: tuple[tuple[Medal, int], ...] = (("gold", 10), ("silver", 4), ("bronze", 2))
    return next((medal for medal, part in kinds if rank <= math.ceil(players / part)), "")


def result_of(reading: Reading, day: date) -> Finished | None:
    """How a try ended, by its log; None if it has not. Help, giving up and lateness do not count."""
    table = reading.table
    outcome = table.outcome()
    if outcome is None:
        return None
    ended_at = reading.last_known_at()
    own = all(entry.kind in OWN_WORK for entry in reading.entries) and ended_at <= end_of(day) + LATE
    moves = sum(ply.seat == SEAT for ply in table.plies)
    result = Result(outcome.ranks[SEAT], outcome.scores[SEAT], moves) if own else None
    return Finished("", ended_at, table.seats[SEAT].name, result)


class Daily:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.shelf = DailyShelf(lobby.store.database)

    async def begin(self, game: Game, player: str, name: str | None, now: float) -> tuple[LiveTable, str]:
        """A player's one try, begun or gone on with: its table, and a secret that opens the seat."""
        day = day_at(now)
        secret = await self.shelf.secret_of(day.isoformat(), game.id)
        referee = Referee.open(setup_of(game, day, name or friendly_name([]), secret), now)
        referee.start(now)
        live = self.lobby.live(new_table_id(), False, now, referee)
        key = new_secret()
        made = await self.lobby.store.create_table(
            live.summary(),
            referee.entries,
            try_key(day, game, player),
            [StoredSecret(SEAT, OWNER, hashed(key))],
            [add_try(day.isoformat(), game.id, player, live.id)],
        )
        if made == live.id:
            self.lobby.live_tables[made] = live
            return live, key
        begun = await self.lobby.find(made)
        return begun, await self.lobby.new_key(begun, SEAT, OWNER)

    async def settle(self) -> None:
        """Writes down the results of all tries that are over, from the logs of their tables."""
        for table_id, day in await self.shelf.unsettled():
            found = await self._ending_of(table_id, date.fromisoformat(day))
            if found is not None:
                await self.shelf.settle(Finished(table_id, found.ended_at, found.name, found.result))

    async def _ending_of(self, table_id: str, day: date) -> Finished | None:
        """How a try ended, if that can be told. One that this program cannot play does not count."""
        live = self.lobby.live_tables.get(table_id)
        if live is not None and live.committed.table.over:
            return result_of(live.committed, day)
        try:
            stored = await self.lobby.store.load(table_id)
        except StoreError as error:
            logger.warning("the try at table %s cannot be settled: %s", table_id, error)
            return None
        if stored is None:
            return None
        try:
            return await self.lobby.aside(lambda: result_of(Reading(stored.entries), day))
        except StampedeError as error:  # nobody else's day is spoiled by it
            logger.warning("the try at table %s does not count: %s", table_id, error)
            return Finished("", stored.summary.changed_at, "", None)

    async def today(self, player: str, now: float) -> wire.Today:
        await self.settle()
        day = day_at(now)
        tries = await self.shelf.tries_of(player) if player else []
        players = await self.shelf.players(day.isoformat())
        mine = {one.game: one for one in tries if one.day == day.isoformat()}
        played = {one.day for one in tries if one.result is not None}
        return wire.Today(
            day=day.isoformat(),
            ends_at=end_of(day),
            late_until=end_of(day) + LATE,
            games=[
                wire.DailyGame(id, bots_of(find_game(id)), players.get(id, 0), try_info(mine.get(id)))
                for id in game_ids()
            ],
            week=[
                wire.DailyDate(each.isoformat(), each.isoformat() in played)
                for each in (day - DAY * back for back in reversed(range(WEEK)))
            ],
            streak=streak_of(played, day),
            medals=medals_of(tries, now),
        )

    async def board(self, game: Game, day: date, player: str, now: float) -> wire.DailyBoard:
        if day > day_at(now):
            raise Declined(RefusalCode.NOT_YET, "there is no deal for that day yet")
        await self.settle()
        name = day.isoformat()
        ranked = await self.shelf.board(name, game.id, player, SHOWN)
        # Nobody sees others' games before their own try is over.
        may_look = is_settled(day, now) or any(
            one.day == name and one.game == game.id and one.is_over
            for one in (await self.shelf.tries_of(player) if player else [])
        )
        entries = [
            wire.DailyEntry(
                one.rank,
                one.name,
                one.result.place,
                one.result.score,
                one.result.moves,
                one.player == player,
                one.table_id if may_look else None,
            )
            for one in ranked
        ]
        players = (await self.shelf.players(name)).get(game.id, 0)
        return wire.DailyBoard(name, game.id, players, is_settled(day, now), entries)


def try_key(day: date, game: Game, player: str) -> str:
    """Makes sure that there is only one. It holds a letter that no header can, so nobody can use it up."""
    return f"☀ {day.isoformat()} {game.id} {player}"


def try_info(own: OwnTry | None) -> wire.DailyTry | None:
    if own is None:
        return None
    result = own.result
    if result is None:
        return wire.DailyTry(own.table_id, "void" if own.is_over else "begun", 0, 0, 0, 0, "")
    medal = medal_for(own.rank, own.players)
    return wire.DailyTry(own.table_id, "done", own.rank, result.place, result.score, result.moves, medal)


def streak_of(played: set[str], today: date) -> int:
    """Days in a row, up to today, or to yesterday as long as today's can still be played."""
    day = today if today.isoformat() in played else today - DAY
    count = 0
    while (day - DAY * count).isoformat() in played:
        count += 1
    return count


def medals_of(tries: list[OwnTry], now: float) -> wire.Medals:
    """Of the days that are over: before, they may still be lost."""
    won = [
        medal_for(one.rank, one.players)
        for one in tries
        if one.result is not None and is_settled(date.fromisoformat(one.day), now)
    ]
    return wire.Medals(won.count("gold"), won.count("silver"), won.count("bronze"))
