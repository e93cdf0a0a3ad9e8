"""An agent's seat at a live table somewhere, through its invitation link. Everybody is shown a guest bot."""

from __future__ import annotations

import asyncio
from pathlib import Path

from stampede.agents.seated import Advised, AgentError, NotPlayed, Result, Sitter, Situation
from stampede.client import Refused, Seat, parse_link, wire
from stampede.client.joining import key_file, seated
from stampede.client.keys import KeyFile
from stampede.core.actions import Action
from stampede.core.events import Event
from stampede.core.game import Game, Reason
from stampede.core.registry import find_game

WHO = "an agent"  # whose key it is, among those of other programs


class AwayTable:
    def __init__(self, seat: Seat, file: KeyFile, game: Game, address: str, language: str) -> None:
        self.game = game
        self.seat = seat.number
        self.language = language
        self.address = address
        self._seat = seat
        self._file = file

    @classmethod
    async def join(cls, text: str, name: str | None, folder: Path, language: str) -> AwayTable:
        """Takes a seat, or continues at the one whose key is in the folder. The key stays here: no agent sees it."""
        link = parse_link(text)
        file = key_file(link, WHO, folder)
        try:
            key = await seated(file, link, name)
            seat = Seat(key)
            await seat.__aenter__()
        except BaseException:
            if file.key is None:
                file.remove()
            file.close()
            raise
        try:
            game = find_game(seat.table.game)
            for action in seat.seen.legal:
                if game.actions[action.index].notation != action.notation:
                    raise AgentError(f"that server plays another version of {game.id} than the one installed here")
            return cls(seat, file, game, f"{link.server}/table/{link.table}", language)
        except BaseException:
            await seat.__aexit__()
            file.close()
            raise

    def situation(self) -> Situation:
        table, seen = self._seat.table, self._seat.seen
        outcome = table.outcome
        return Situation(
            status=table.status,
            sitters=[
                Sitter(
                    other.name or "(free seat)",
                    other.level if other.kind == "bot" else "guest" if other.program else "",
                    other.owes,
                )
                for other in table.seats
            ],
            view=seen.view,
            decision=seen.decision,
            asked=seen.asked,
            legal=[self.game.actions[action.index] for action in seen.legal],
            result=None if outcome is None else Result(outcome.reason, outcome.ranks, outcome.scores),
        )

    def take_news(self) -> list[Event]:
        return [event_of(told) for told in self._seat.take_news()]

    async def play(self, action: Action, decision: int) -> None:
        try:
            await self._seat.play(action.notation, decision)
        except Refused as refused:
            raise NotPlayed(str(refused), reason_of(refused.reason)) from refused

    async def wait(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                while self._seat.seen.decision is None and not self._seat.over:
                    await self._seat.changed()
        except TimeoutError:
            pass

    async def why_not(self, action: Action) -> Reason | None:
        try:
            return reason_of(await self._seat.why_not(action.notation))
        except Refused as refused:
            raise AgentError(str(refused)) from refused

    async def advise(self) -> list[Advised]:
        try:
            hinted = await self._seat.hint()
        except Refused as refused:
            raise AgentError(str(refused)) from refused
        return [
            Advised(
                self.game.actions[choice.action.index],
                [event_of(fact) for fact in choice.facts],
                choice.worth if choice.playouts else None,
                choice.behind,
            )
            for choice in hinted.choices
        ]

    async def close(self) -> None:
        if self._seat.over:
            self._file.remove()
        await self._seat.__aexit__()
        self._file.close()


def event_of(told: dict[str, object]) -> Event:
    """An event as it was told to this seat."""
    facts = {name: fact for name, fact in told.items() if name not in ("kind", "seen")}
    event = Event(str(told["kind"]), facts)  # type: ignore[arg-type]
    event.revealed = bool(told.get("seen", False))
    return event


def reason_of(reason: wire.ReasonInfo | None) -> Reason | None:
    return None if reason is None else Reason(reason.key, reason.clause, reason.args)
