"""A program in any language that decides for a seat: JSON lines over its standard input and output.

`docs/programs.md` describes what is said. The program never sees the seat's key, and what it says is nothing but
answers: a program that talks nonsense, or endlessly, is told so a few times, and then stopped.
"""

from __future__ import annotations

import asyncio
import os
import shlex
import shutil
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec

from stampede.client.errors import ClientError, Refused
from stampede.client.seat import Asked, Seat
from stampede.match.codes import RefusalCode
from stampede.server import wire

FORMAT = 1
LONGEST_LINE = 65_536  # bytes that a program may say at a time
MOST_FAULTS = 20  # answers in a game that are none
MOST_LOST = 3  # times in a game that the program may end or fall silent
TIME_TO_END = 2.0  # seconds
STALE = (RefusalCode.STALE, RefusalCode.GAME_OVER, RefusalCode.PAUSED)  # refusals that are nobody's fault


class Sitter(msgspec.Struct):
    name: str
    bot: bool


class Said(msgspec.Struct, tag_field="type", tag=str.lower):
    pass


class Welcome(Said):
    """Comes first, and again if the program is started again in the middle of a game."""

    format: int
    game: str
    seat: int
    seats: list[Sitter]
    options: dict[str, bool | int | str]


class Decide(Said):
    """The program answers with a line that repeats the id."""

    id: int
    kind: str
    view: Any
    legal: list[wire.ActionInfo]
    events: list[dict[str, Any]]


class Refusal(Said):
    """The last line was no answer to that question, which is still open."""

    id: int
    detail: str


class Over(Said):
    """Comes last. Then the program's input ends, and so should the program."""

    outcome: wire.OutcomeInfo


class Answer(msgspec.Struct):
    id: int
    action: str | int  # the notation of a legal action, or its index


class ProgramError(ClientError):
    """A program that cannot play, or cannot be started."""


encoder = msgspec.json.Encoder()
answers = msgspec.json.Decoder(Answer)


def words_of(command: str) -> list[str]:
    """The program and its arguments. Raises ProgramError if there is no such program."""
    try:
        words = shlex.split(command, posix=os.name != "nt")
    except ValueError as error:
        raise ProgramError(f"{command!r} is not a command: {str(error).lower()}") from None
    if not words:
        raise ProgramError("the command is empty: write the program and its arguments, as in --bot 'node bot.js'")
    if shutil.which(words[0]) is None:
        raise ProgramError(f"there is no program {words[0]!r} here: write its path, or install it")
    return words


class Program:
    """A program at work. If it ends or falls silent in the middle of a game, it is started again, a few times."""

    def __init__(self, words: Sequence[str], timeout: float) -> None:
        self.words = words
        self.timeout = timeout
        self.faults = 0
        self.lost = 0
        self._process: asyncio.subprocess.Process | None = None

    async def decide(self, seat: Seat, asked: Asked) -> None:
        """Has the program decide, and plays that."""
        question = encoder.encode(Decide(asked.decision, asked.kind, asked.view, asked.legal, asked.events))
        while True:
            try:
                await self._ask(seat, question)
                while not await self._is_played(seat, asked):
                    pass
                return
            except (OSError, EOFError, TimeoutError) as error:
                silent = isinstance(error, TimeoutError)
                trouble = f"did not answer within {self.timeout:g} s" if silent else "has ended"
                await self.end(at_once=True)
                self.lost += 1
                if self.lost > MOST_LOST:
                    raise ProgramError(f"{self.words[0]} {trouble}, for the {self.lost}th time in this game") from None

    async def _ask(self, seat: Seat, question: bytes) -> None:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *self.words,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
            )
            table = seat.table
            seats = [Sitter(other.name, other.program or other.kind == "bot") for other in table.seats]
            await self._say(encoder.encode(Welcome(FORMAT, table.game, seat.number, seats, table.options)))
        await self._say(question)

    async def _is_played(self, seat: Seat, asked: Asked) -> bool:
        """Reads a line; whether that was an answer, or there is no question any more."""
        try:
            answer = answers.decode(await self._read())
            if answer.id != asked.decision:
                raise ValueError(f"the question is {asked.decision}, not {answer.id}")
            await seat.play(chosen(answer, asked), asked.decision)
        except Refused as refusal:
            if refusal.code in STALE:
                return True
            await self._refuse(asked, str(refusal))
            return False
        except (msgspec.MsgspecError, ValueError) as error:
            await self._refuse(asked, str(error))
            return False
        return True

    async def _refuse(self, asked: Asked, detail: str) -> None:
        self.faults += 1
        if self.faults > MOST_FAULTS:
            raise ProgramError(
                f"{self.words[0]} gave no answer {self.faults} times in this game; the last time: {detail}"
            )
        await self._say(encoder.encode(Refusal(asked.decision, detail)))

    async def _read(self) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        line = await asyncio.wait_for(self._process.stdout.readline(), self.timeout)
        if not line:
            raise EOFError
        return line

    async def _say(self, line: bytes) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(line + b"\n")
        await asyncio.wait_for(self._process.stdin.drain(), self.timeout)

    async def over(self, outcome: wire.OutcomeInfo) -> None:
        if self._process is not None:
            with suppress(OSError, TimeoutError):
                await self._say(encoder.encode(Over(outcome)))
        await self.end()

    async def end(self, at_once: bool = False) -> None:
        """Ends the program: by the end of its input, if there is time for that."""
        process, self._process = self._process, None
        if process is None:
            return
        if not at_once and process.stdin is not None:
            process.stdin.close()
            with suppress(TimeoutError):
                await asyncio.wait_for(_drained(process), TIME_TO_END)
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        await process.wait()


async def _drained(process: asyncio.subprocess.Process) -> None:
    """Until it has ended. What it still says is thrown away, or it could not end."""
    assert process.stdout is not None
    while await process.stdout.read(LONGEST_LINE):
        pass
    await process.wait()


def chosen(answer: Answer, asked: Asked) -> str:
    """The notation of what the program wants. Whether it is legal, the table knows."""
    if isinstance(answer.action, str):
        return answer.action
    for action in asked.legal:
        if action.index == answer.action:
            return action.notation
    raise ValueError(f"{answer.action} is not the index of a legal action")
