"""`stampede join`: seats a bot at a table that runs somewhere, through its invitation link."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Protocol

import typer

from stampede.cli.output import complain
from stampede.home import seats_directory

if TYPE_CHECKING:
    from stampede.bots.bot import Bot
    from stampede.client import Asked, Key, Seat, wire

INTERRUPTED = 130
USUAL_TIMEOUT = 60.0  # seconds for a decision


class Player(Protocol):
    """Something that decides for a seat."""

    async def decide(self, seat: Seat, asked: Asked) -> None:
        """Plays an action in answer to that decision."""

    async def over(self, outcome: wire.OutcomeInfo) -> None:
        """The game is over."""

    async def end(self) -> None:
        """There is nothing more to decide."""


def join(
    link: Annotated[str, typer.Argument(help="The invitation, or the link of a seat of yours.")],
    bot: Annotated[
        str, typer.Option(help="A level such as mighty, a class of yours (module:Class), or a command ('node bot.js').")
    ],
    name: Annotated[str | None, typer.Option(help="What it is called at the table.")] = None,
    key: Annotated[
        Path | None, typer.Option(help="File for the key of the seat; by default one in your data folder.")
    ] = None,
    timeout: Annotated[float, typer.Option(min=1, help="Seconds for a decision of a bot of yours.")] = USUAL_TIMEOUT,
    stay: Annotated[bool, typer.Option("--stay", help="Stay for rematches.")] = False,
) -> None:
    """Seat a bot at a live table. Started again after an interruption, it continues where it was."""
    try:
        asyncio.run(take_part(link, bot, name, key, timeout, stay))
    except KeyboardInterrupt:
        complain("left the table; run the same command again to come back")
        raise typer.Exit(INTERRUPTED) from None


async def take_part(text: str, bot: str, name: str | None, key: Path | None, timeout: float, stay: bool) -> None:
    from stampede.client import parse_link
    from stampede.client.joining import key_file, seated

    link = parse_link(text)
    player = player_for(bot, timeout)  # a bot that cannot be found takes nobody's seat
    file = key_file(link, bot, seats_directory(), key)
    try:
        current: Key | None = await seated(file, link, name, may_change=key is None)
        say(f"The key of this seat is kept in {file.path}: the same command will use it again.")
        while current is not None:
            current = await play_at(current, player, stay)
            if current is not None:
                file.keep(current)
        file.key = None
    finally:
        await player.end()
        if file.key is None and key is None:
            file.remove()
        file.close()


async def play_at(key: Key, player: Player, stay: bool) -> Key | None:
    """Plays until the game is over; the key for the rematch, if it is to stay and there is one."""
    from stampede.client import Key, Seat
    from stampede.match.status import TableStatus

    async with Seat(key, on_trouble=complain) as seat:
        table = seat.table
        say(f"{table.seats[seat.number].name} has seat {seat.number + 1} of {len(table.seats)} ({table.game}).")
        if table.status is TableStatus.OPEN:
            say("Waiting for the game to begin.")
        async for asked in seat.decisions():
            await player.decide(seat, asked)
        outcome = seat.table.outcome
        assert outcome is not None
        await player.over(outcome)
        for rank, other in sorted(zip(outcome.ranks, range(len(outcome.ranks)), strict=True)):
            say(f"{rank}. {seat.table.seats[other].name}: {outcome.scores[other]}")
        while stay and seat.table.rematch is None:
            await seat.changed()
        return Key(key.server, seat.table.rematch, key.seat, key.secret) if stay and seat.table.rematch else None


def say(sentence: str) -> None:
    print(sentence, flush=True)


# --- who plays --------------------------------------------------------------------------------------------------------


def player_for(bot: str, timeout: float) -> Player:
    """A level, a class (`module:Class`) or a command."""
    import shutil

    from stampede.bots.levels import LEVELS, UnknownBot, usual_name
    from stampede.client.programs import Program, words_of
    from stampede.lab.guests import NAME, find_player

    if usual_name(bot) in LEVELS or NAME.fullmatch(bot):
        return BotPlayer(find_player(bot, patience=timeout))
    if len(bot.split()) > 1 or "/" in bot or "\\" in bot or shutil.which(bot.strip() or "/"):
        return Program(words_of(bot), timeout)
    try:
        find_player(bot)
    except UnknownBot as error:
        raise UnknownBot(f"{error}, and a program is a command, as in --bot 'node bot.js'") from None
    raise AssertionError("a bot that is found is a level or a class")


class BotPlayer:
    """One of our bots, or a class of somebody's, which plays with the rules that are installed here."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seated: Bot | None = None

    async def decide(self, seat: Seat, asked: Asked) -> None:
        from stampede.client import Refused
        from stampede.client.programs import STALE

        action = asked.legal[0].index
        if len(asked.legal) > 1:
            action = await asyncio.to_thread(self.choose, seat.table.game, asked)
        [notation] = [legal.notation for legal in asked.legal if legal.index == action]
        try:
            await seat.play(notation, asked.decision)
        except Refused as refusal:
            if refusal.code not in STALE:
                raise
        self.tell_faults()

    def choose(self, id: str, asked: Asked) -> int:
        import msgspec

        from stampede.client import ClientError
        from stampede.core.registry import find_game
        from stampede.core.rng import Rng

        game = find_game(id)
        if any(game.actions[legal.index].notation != legal.notation for legal in asked.legal):
            raise ClientError(
                f"the server plays another version of {id} than the one installed here: install its version"
            )
        try:
            view: object = msgspec.convert(asked.view, type=game.view_type())
        except msgspec.ValidationError:
            raise ClientError(
                f"the server shows {id} in another way than the version installed here: install its version"
            ) from None
        if self.seated is None:
            self.seated = self.bot.seated()
        bot, seconds = self.seated, self.bot.thinking_time()
        if seconds > 0.0:
            bot = bot.within(seconds)
        legal = [one.index for one in asked.legal]
        return bot.choose(game, view, asked.seat, legal, Rng.free(f"{id} {asked.seat} {asked.decision}"))

    def tell_faults(self) -> None:
        from stampede.lab.guests import FALLBACK, SAID, Guest

        if isinstance(self.bot, Guest):
            for fault in self.bot.take_faults():
                complain(f"{fault.bot} {SAID[fault.kind]}: {fault.detail}; {FALLBACK} decided instead")

    async def over(self, outcome: wire.OutcomeInfo) -> None:
        self.seated = None

    async def end(self) -> None:
        from stampede.lab.guests import Guest

        if isinstance(self.bot, Guest):
            self.bot.close()
