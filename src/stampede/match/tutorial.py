"""Learning a game by playing it: `tutorial.toml` in a game's room leads through real positions, a step at a time.

minutes = 3                 # how long it takes

[[step]]
key = "trick"               # its texts: `tutorial-trick`, `tutorial-trick-why` and `tutorial-trick-done`
seats = 3
seed = 7
seat = 0                    # whose part the learner plays
moves = ["ride 20", …]      # what leads there, by whoever is to act; `"1: wait"` if several are to act at once
options = { short = true }  # if not the defaults
do = ["cramp *", "end"]     # what counts as done: these actions in turn; `*` stands for anything, `|` for "or"
refused = "fence *"         # or, in place of `do`: trying such an action, which the rules refuse
look = "goal"               # or only looking at something, until the learner goes on
then = ["draw", …]          # what the others answer

A `Rehearsal` is one learner in one step. It lets through what counts as done, and gives the reason for everything else:
the referee's own, if the rules refuse it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from stampede.core.actions import Action
from stampede.core.errors import DataError, StampedeError
from stampede.core.game import Game, Reason
from stampede.core.play import Refused
from stampede.match.drafts import Draft, draft
from stampede.match.lessons import FOR_SEAT, NAMES
from stampede.match.match import Match

NOT_THIS_STEP: Final = Reason("not-this-step", "")  # the rules allow it, but the step is about something else
MOST_LEARNED: Final = 3  # things to remember at the end: the texts `tutorial-learned-1` and so on


@dataclass(frozen=True)
class Step:
    key: str
    seat: int
    match: Match  # at the position where it begins; never played on
    do: tuple[str, ...] = ()
    refused: str = ""
    look: str = ""
    then: tuple[str, ...] = ()

    @property
    def kind(self) -> str:
        """`do`, `refused` or `look`."""
        return "do" if self.do else "refused" if self.refused else "look"

    @property
    def tries(self) -> str:
        """The first of the actions that are to be tried, if the step names one."""
        first = self.refused.split("|")[0].strip()
        return "" if "*" in first else first


@dataclass(frozen=True)
class Tutorial:
    minutes: int
    steps: tuple[Step, ...]


@cache
def read_tutorial(game: Game) -> Tutorial | None:
    """The tutorial of a game, with every position played; None if it has none."""
    page = Path(game.folder, "tutorial.toml")
    if not page.is_file():
        return None
    try:
        content = tomllib.loads(page.read_text(encoding="utf-8"))
        steps = tuple(read_step(game, entry) for entry in content["step"])
        return Tutorial(int(content["minutes"]), steps)
    except (KeyError, TypeError, ValueError) as error:
        raise DataError(f"{game.id}/tutorial.toml: {error!r}; see match/tutorial.py for what a step holds") from error


@cache
def tutorial_minutes(game: Game) -> int:
    """How long the tutorial of a game takes, without playing its positions; 0 if it has none."""
    page = Path(game.folder, "tutorial.toml")
    return int(tomllib.loads(page.read_text(encoding="utf-8"))["minutes"]) if page.is_file() else 0


def read_step(game: Game, entry: dict[str, Any]) -> Step:
    key = str(entry["key"])
    match = Match.new(game, NAMES[: entry["seats"]], entry["seed"], entry.get("options"))
    for number, move in enumerate(entry["moves"], 1):
        try:
            play_next(match, move)
        except StampedeError as error:
            raise DataError(f"{game.id}/tutorial.toml, {key!r}, move {number}: {error}") from error
    texts = {name: str(entry.get(name, "")) for name in ("refused", "look")}
    step = Step(key, int(entry["seat"]), match, tuple(entry.get("do", ())), **texts, then=tuple(entry.get("then", ())))
    if sum(map(bool, (step.do, step.refused, step.look))) != 1:
        raise DataError(f"{game.id}/tutorial.toml, {key!r}: give exactly one of `do`, `refused` and `look`")
    return step


def play_next(match: Match, move: str) -> None:
    """Plays a move of a script, by the seat that it names or else by the one that is to act."""
    found = FOR_SEAT.match(move)
    if found is None and not match.to_act:
        raise DataError(f"the game is over before {move!r}")
    seat, notation = (int(found[1]), found[2]) if found else (match.to_act[0], move)
    match.play(seat, notation)


def fits(pattern: str, action: Action) -> bool:
    return any(re.fullmatch(written(form), action.notation) for form in pattern.split("|"))


@cache
def written(form: str) -> re.Pattern[str]:
    return re.compile(re.escape(form.strip()).replace(r"\*", ".*"))


class Rehearsal:
    """One learner in one step, after these moves of theirs. The learner sees no more than their seat may know."""

    def __init__(self, step: Step, moves: Sequence[str] = ()) -> None:
        self.step = step
        self.match = step.match.branch()
        self.played: list[Action] = []
        for move in moves:
            self.play(self.match.game.actions.parse(move))

    @property
    def done(self) -> bool:
        """Whether all that the step asks for has been played. Trying and looking are up to the page that shows it."""
        return bool(self.step.do) and len(self.played) == len(self.step.do)

    @property
    def legal(self) -> list[int]:
        """What the learner may choose: what leads on, or everything where nothing is to be played."""
        if self.done or self.step.seat not in self.match.to_act:
            return []
        return self._leading_on(self.match.state.legal(self.step.seat), len(self.played))

    def why_not(self, action: Action) -> Reason | None:
        """None exactly for what leads on; for the rest, the referee's reason, if the rules refuse it."""
        refused = self.match.why_not(self.step.seat, action)
        if refused is not None:
            return refused
        return None if self.step.do and not self.done and self._wanted(action, len(self.played)) else NOT_THIS_STEP

    def is_tried(self, action: Action) -> bool:
        """Whether asking for this action is what the step is about: the rules refuse it, and the learner sees why."""
        return bool(self.step.refused) and fits(self.step.refused, action) and self.why_not(action) != NOT_THIS_STEP

    def play(self, action: Action) -> None:
        """Plays an action that leads on; any other raises Refused and changes nothing."""
        reason = self.why_not(action)
        if reason is not None:
            raise Refused(reason)
        self.match.play(self.step.seat, action)
        self.played.append(action)

    def draft(self, actions: Sequence[int]) -> Draft:
        """What these actions would lead to, as far as the seat can foresee, with only what leads on as next choices."""
        game, seat, count = self.match.game, self.step.seat, len(self.played)
        tried = draft(game, self.match.view(seat), seat, actions)
        if tried.refused is not None or not self.step.do:
            return tried
        for ahead, action in enumerate(actions):
            if count + ahead >= len(self.step.do) or not self._wanted(game.actions[action], count + ahead):
                kept = draft(game, self.match.view(seat), seat, actions[:ahead])
                return replace(kept, legal=self._leading_on(kept.legal, count + ahead), refused=NOT_THIS_STEP)
        return replace(tried, legal=self._leading_on(tried.legal, count + len(actions)))

    def reply(self, move: str) -> None:
        """One of the others' answers."""
        play_next(self.match, move)

    def _leading_on(self, legal: Sequence[int], number: int) -> list[int]:
        if not self.step.do:
            return list(legal)
        return [index for index in legal if self._wanted(self.match.game.actions[index], number)]

    def _wanted(self, action: Action, number: int) -> bool:
        return number < len(self.step.do) and fits(self.step.do[number], action)
