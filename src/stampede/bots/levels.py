"""The levels: how well a bot plays, as data, weakest first."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from stampede.bots.bot import Bot
from stampede.bots.judging import JudgingBot
from stampede.bots.random import RandomBot
from stampede.bots.search import SearchBot
from stampede.core.errors import StampedeError

AT_RANDOM: Final = "random"
BY_JUDGEMENT: Final = "judgement"
BY_SEARCH: Final = "search"


class Level:
    """A name, a policy and its measure.

    `overlooks`: how many of a hundred actions a judging bot does not notice. `seconds`: what a searching bot thinks
    about a decision on one core of the machine on which the levels were measured. It does not look at the clock: that
    many seconds are a number of iterations in every game (`stampede.bots.tunings`), so that it can be repeated.
    """

    def __init__(self, name: str, policy: str, overlooks: int = 0, seconds: float = 0.0) -> None:
        self.name: Final = name
        self.policy: Final = policy
        self.overlooks: Final = overlooks
        self.seconds: Final = seconds

    def bot(self) -> Bot:
        if self.policy == AT_RANDOM:
            return RandomBot()
        if self.policy == BY_JUDGEMENT:
            return JudgingBot(self.name, self.overlooks)
        return SearchBot(self.name, seconds=self.seconds)


GENTLE: Final = Level("gentle", BY_JUDGEMENT, overlooks=35)
STEADY: Final = Level("steady", BY_JUDGEMENT)
SHARP: Final = Level("sharp", BY_SEARCH, seconds=0.2)
MIGHTY: Final = Level("mighty", BY_SEARCH, seconds=1.0)
OFFERED: Final = [GENTLE, STEADY, SHARP, MIGHTY]
ALL: Final = [Level("random", AT_RANDOM), *OFFERED]

LEVELS: dict[str, Bot] = {level.name: level.bot() for level in ALL}
ALIASES: Final = {"greedy": "steady"}  # what it was called in tables and records until there were levels


class UnknownBot(StampedeError):  # noqa: N818
    """No bot has that name."""


def offered_levels() -> list[str]:
    """The levels that people may choose from, weakest first. The random bot is for studies only."""
    return [level.name for level in OFFERED]


def usual_name(name: str) -> str:
    """A bot's name today, if it has had another."""
    return ALIASES.get(name, name)


def find_bot(name: str) -> Bot:
    bot = LEVELS.get(usual_name(name))
    if bot is None:
        near = get_close_matches(name, [*LEVELS, *ALIASES], 1)
        hint = f"did you mean {near[0]}?" if near else f"choose one of: {', '.join(LEVELS)}"
        raise UnknownBot(f"there is no bot {name!r}; {hint}")
    return bot
