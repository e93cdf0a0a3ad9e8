"""An agent's own table, in this process: the agent against bots."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping, Sequence

import msgspec

from stampede.agents.seated import Advised, AgentError, NotPlayed, Result, Sitter, Situation
from stampede.bots.advice import POINT, advise
from stampede.bots.bot import Bot
from stampede.bots.levels import find_bot, usual_name
from stampede.bots.search import WHOLE
from stampede.bots.tunings import playouts_for_a_hint
from stampede.core.actions import Action
from stampede.core.errors import OptionError
from stampede.core.events import Event
from stampede.core.game import Game, Reason
from stampede.core.rng import Rng, derive_key
from stampede.engine import is_compiled
from stampede.match.match import Match
from stampede.match.referee import BY_BOT, BotTurn, Declined, Referee, Setup
from stampede.match.seats import BOT, BOT_NAMES, SeatPlan
from stampede.match.status import status_of
from stampede.match.table import FROM_THE_DEAL

MOST_ADVISED = 3


class OwnTable:
    address = ""

    def __init__(self, referee: Referee, seat: int, language: str) -> None:
        self.referee = referee
        self.game: Game = referee.table.game
        self.seat = seat
        self.language = language
        self._told = 0  # of the seat's story
        self._seated: dict[int, Bot] = {}
        self._playing = asyncio.Lock()

    @classmethod
    def open(
        cls,
        game: Game,
        name: str,
        bots: Sequence[str],
        options: Mapping[str, object],
        seed: int | None,
        language: str,
    ) -> OwnTable:
        """The agent has the first seat, and a bot of that level each of the others. A seed repeats the deal."""
        count = 1 + len(bots)
        game.settle(count, options)
        levels = [usual_name(level) for level in bots]
        for level in levels:
            find_bot(level)
        names = iter([other for other in BOT_NAMES if other.casefold() != name.casefold()])
        seats = [SeatPlan.human(name), *(SeatPlan(BOT, next(names), level) for level in levels)]
        key = "" if seed is None else derive_key("match", seed).hex()
        referee = Referee.open(Setup(game.id, seats, options, key=key), time.time())
        referee.start(time.time())
        return cls(referee, 0, language)

    @property
    def match(self) -> Match:
        assert self.referee.table.match is not None
        return self.referee.table.match

    def situation(self) -> Situation:
        table, match = self.referee.table, self.match
        asked, outcome = table.asked[self.seat], table.outcome()
        return Situation(
            status=status_of(match),
            sitters=[
                Sitter(name, seat.level if seat.kind == BOT else "", table.asked[number] is not None)
                for number, (name, seat) in enumerate(zip(match.seats, table.seats, strict=True))
            ],
            view=msgspec.to_builtins(match.view(self.seat)),
            decision=None if asked is None else asked.version,
            asked="" if asked is None else asked.kind,
            legal=[] if asked is None else [self.game.actions[index] for index in asked.legal],
            result=None if outcome is None else Result(outcome.reason, list(outcome.ranks), list(outcome.scores)),
        )

    def take_news(self) -> list[Event]:
        story = self.referee.history(self.seat, FROM_THE_DEAL)
        news, self._told = story[self._told :], len(story)
        return news

    async def play(self, action: Action, decision: int) -> None:
        async with self._playing:
            try:
                self.referee.act(self.seat, action, time.time(), decision)
            except Declined as declined:
                raise NotPlayed(str(declined), declined.reason) from declined

    async def wait(self, seconds: float) -> None:
        """Bots play until it is the agent's turn. They take their time, but they always answer."""
        async with self._playing:
            while self.referee.table.asked[self.seat] is None and (turns := self.referee.bot_turns()):
                turn = turns[0]
                action = await asyncio.to_thread(self._choose, turn)
                self.referee.act(turn.seat, action, time.time(), turn.decision, BY_BOT)

    def _choose(self, turn: BotTurn) -> int:
        if len(turn.legal) == 1:
            return turn.legal[0]
        bot = self._seated.setdefault(turn.seat, find_bot(turn.level).seated())
        if bot.thinking_time() > 0.0:
            bot = bot.within(bot.thinking_time())
        key = self.referee.table.fixed_key or secrets.token_hex()
        return bot.choose(
            self.game, turn.view, turn.seat, turn.legal, Rng.free(f"bot {key} {turn.seat} {turn.decision}")
        )

    async def why_not(self, action: Action) -> Reason | None:
        return self.match.why_not(self.seat, action)

    async def advise(self) -> list[Advised]:
        asked = self.referee.table.asked[self.seat]
        if asked is None:
            raise AgentError("there is nothing to decide now")
        view, legal = self.match.view(self.seat), list(asked.legal)
        # Interpreted, games played to the end take too long, so nothing is weighed. There is no limit in time: what can
        # be said must not depend on how busy the machine is.
        playouts = playouts_for_a_hint(self.game.id) if is_compiled() else 0
        rng = Rng.free(f"hint {self.seat} {asked.version}")
        advice = await asyncio.to_thread(advise, self.game, view, self.seat, legal, rng, playouts)
        unit = POINT if advice.alone else WHOLE
        return [
            Advised(
                self.game.actions[choice.action],
                facts,
                choice.worth / unit if choice.playouts else None,
                choice.behind / unit,
            )
            for choice, facts in zip(advice.choices[:MOST_ADVISED], advice.facts, strict=False)
        ]

    async def close(self) -> None:
        """There is nothing to leave behind."""


def seats_for(game: Game, bots: str, seats: int | None) -> list[str]:
    """The levels of the bots: one for all other seats, or one for each, with commas."""
    levels = [level.strip() for level in bots.split(",") if level.strip()] or ["steady"]
    others = max(game.min_seats, min(3, game.max_seats)) - 1 if seats is None and len(levels) == 1 else len(levels)
    others = others if seats is None else seats - 1
    if others < 0:
        raise OptionError("a table needs a seat for you")
    if len(levels) == 1:
        levels *= others
    if len(levels) != others:
        raise OptionError(f"{len(levels)} bots for {others} seats: give one level for all, or one for each")
    return levels
