"""Setting up a table: who sits where, where the dice come from, and which table to continue."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from stampede.bots.levels import usual_name
from stampede.cli.output import complain
from stampede.cli.play.saved import ENDING, DamagedTable, SavedTable, SavedTableError, record_path, saved_tables
from stampede.core.errors import OptionError
from stampede.core.game import Game
from stampede.core.rng import derive_key
from stampede.home import tables_directory
from stampede.lab.guests import find_player
from stampede.lab.series import usual_seats
from stampede.match.referee import Referee, Setup
from stampede.match.seats import BOT, BOT_NAMES, HUMAN, LONGEST_NAME, OPEN, SeatPlan, clean_name

CONTRIBUTION = 16  # bytes that each person adds to the dice


@dataclass(frozen=True)
class Plan:
    """A table as the command line describes it, with seats counted from 0."""

    game: Game
    seats: Sequence[SeatPlan]
    options: Mapping[str, object]
    key: str = ""  # for a given deal, in hexadecimal; empty: fair dice


def plan_table(
    game: Game,
    seats: int | None,
    me: Sequence[int],
    names: Sequence[str],
    bots: str,
    seed: int | None,
    options: Mapping[str, object],
    usual_name: str,
) -> Plan:
    """Checks what was asked for, with seats counted from 1. `usual_name` has `{}` for the number of the seat."""
    own = [number - 1 for number in (me or [1])]
    count = max(usual_seats(game), max(own) + 1) if seats is None else seats
    game.settle(count, options)
    if len(set(own)) != len(own):
        raise OptionError("--me: the same seat is given twice")
    for seat in own:
        if not 0 <= seat < count:
            raise OptionError(f"--me {seat + 1}: this table has seats 1 to {count}")
    people = {seat: usual_name.format(seat + 1) for seat in own}
    if len(names) > len(own):
        raise OptionError(f"--name: more names ({len(names)}) than seats given with --me ({len(own)})")
    for seat, name in zip(own, names, strict=False):
        people[seat] = checked_name(name)
    if len({name.casefold() for name in people.values()}) < len(people):
        raise OptionError("--name: two people have the same name")
    levels = levels_of([seat for seat in range(count) if seat not in people], bots)
    spare = iter(name for name in BOT_NAMES if name.casefold() not in {other.casefold() for other in people.values()})
    plans = [
        SeatPlan.human(people[seat]) if seat in people else SeatPlan(BOT, next(spare), levels[seat])
        for seat in range(count)
    ]
    return Plan(game, plans, options, "" if seed is None else derive_key("match", seed).hex())


def checked_name(name: str) -> str:
    clean = clean_name(name)
    if clean is None:
        raise OptionError(f"--name: a name is 1 to {LONGEST_NAME} printable characters, not {name!r}")
    return clean


def levels_of(seats: Sequence[int], bots: str) -> dict[int, str]:
    """The bot of each free seat: one for all, or one each."""
    levels = [usual_name(level.strip()) for level in bots.split(",")]
    for level in levels:
        find_player(level)
    if len(levels) == 1:
        levels *= len(seats)
    if len(levels) != len(seats):
        raise OptionError(f"--bots: {len(levels)} bots for {len(seats)} free seats; give one for all, or one for each")
    return dict(zip(seats, levels, strict=True))


def open_table(plan: Plan) -> Referee:
    """A table that has committed itself to its secret. People sit down, and add to the dice, only after that."""
    fair = not plan.key
    plans = [SeatPlan.open() if fair and seat.kind == HUMAN else seat for seat in plan.seats]
    return Referee.open(Setup(plan.game.id, plans, plan.options, key=plan.key), time.time())


def sit_down(referee: Referee, plan: Plan) -> None:
    """Everybody takes a seat and adds to the dice; then the cards are dealt."""
    for seat, person in enumerate(plan.seats):
        if referee.table.seats[seat].kind == OPEN:
            referee.sit(seat, person.name, secrets.token_hex(CONTRIBUTION), time.time())
    referee.start(time.time())


def plan_of(referee: Referee) -> Plan:
    """The plan of an existing table, for another one with fair dice."""
    table = referee.table
    seats = [SeatPlan(seat.kind, seat.name, seat.level) for seat in table.seats]
    return Plan(table.game, seats, table.game.spelled_out(table.options))


def rematch(referee: Referee, same_deal: bool) -> tuple[Referee, Plan]:
    """The same seats again, with the same deal (to compare) or with fair dice."""
    plan = plan_of(referee)
    return referee.rematch(time.time(), same_deal=True) if same_deal else open_table(plan), plan


def table_to_resume(game: str | None, file: str | None) -> tuple[SavedTable, Referee, bool]:
    """The table in a file, or else the latest unfinished one (of that game). The file may come without a game."""
    if game is not None and file is None and is_path(game):
        game, file = None, game
    if file is not None:
        return unfinished(Path(file))
    folder = tables_directory()
    for path in saved_tables(folder):
        if game is not None and not path.name.startswith(f"{game}-"):
            continue
        try:
            return unfinished(path)
        except FinishedTable:
            continue  # killed after its last move but before its record, which has just been written
        except DamagedTable as error:
            complain(f"skipped: {error}")
    of_game = f" of {game}" if game else ""
    raise SavedTableError(f"there is no unfinished table{of_game} in {folder}; start one with: stampede play GAME")


def is_path(word: str) -> bool:
    return bool(Path(word).suffix) or Path(word).name != word or Path(word).is_file()


class FinishedTable(SavedTableError):  # noqa: N818
    """There is nothing to continue."""


def unfinished(path: Path) -> tuple[SavedTable, Referee, bool]:
    """The table in a log, or in the log beside that record."""
    if path.suffix == ".json" and path.with_suffix(ENDING).exists():
        path = path.with_suffix(ENDING)
    saved, referee, torn = SavedTable.open(path)
    if referee.table.over:
        saved.write_record(referee)
        saved.close()
        raise FinishedTable(f"the game in {path} is over; watch it with: stampede replay {record_path(path)}")
    return saved, referee, torn
