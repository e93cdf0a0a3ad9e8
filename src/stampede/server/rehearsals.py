"""Tutorials for browsers: the messages of a table, answered without a table. All that is known comes with the request.

The learner's moves in a step lead to a position of their own; the answer is what a table's connection would have sent,
and whether the step is done.
"""

from __future__ import annotations

from collections.abc import Sequence

from stampede.core.actions import Action
from stampede.core.errors import UnknownAction
from stampede.core.game import Game
from stampede.core.play import Refused
from stampede.match.codes import RefusalCode
from stampede.match.counter import count_cards
from stampede.match.seats import BOT, HUMAN
from stampede.match.status import TableStatus
from stampede.match.table import USUAL_LEVEL
from stampede.match.tutorial import Rehearsal, Step, Tutorial
from stampede.server import wire
from stampede.server.describe import action_info, drafted, event_info, reason_info

STEP_VERSIONS = 1000  # versions between two steps, so that a later step is always newer


def tutorial_info(tutorial: Tutorial) -> wire.Tutorial:
    steps = [wire.TutorialStep(step.key, step.kind, step.look, step.tries) for step in tutorial.steps]
    return wire.Tutorial(tutorial.minutes, steps)


def rehearse(tutorial: Tutorial, number: int, asked: wire.Rehearse) -> wire.Rehearsed:
    """The answer to one message. Moves that don't lead on raise Refused; actions that are none, UnknownAction."""
    step = tutorial.steps[number]
    table = Practice(step, number, asked.moves)
    table.answer(asked.message)
    return wire.Rehearsed([action.notation for action in table.learner.played], table.done, table.said)


class Practice:
    """A table at which nobody really sits, for one request."""

    def __init__(self, step: Step, number: int, moves: Sequence[str]) -> None:
        self.step = step
        self.number = number
        self.learner = Rehearsal(step, moves)
        self.tried = False
        self.said: list[wire.FromServer] = []

    @property
    def game(self) -> Game:
        return self.learner.match.game

    @property
    def done(self) -> bool:
        return self.learner.done or self.tried

    @property
    def version(self) -> int:
        return self.number * STEP_VERSIONS + len(self.learner.match.moves) + 1

    def answer(self, message: wire.FromClient) -> None:
        if isinstance(message, wire.Hello):
            self.said.append(wire.Snapshot(self.table(), [self.seat(0)]))
        elif message.seat != self.step.seat:
            self._refuse(message.id, RefusalCode.NOT_YOURS, "this is not your seat")
        elif isinstance(message, wire.Move | wire.Try | wire.WhyNot | wire.Hint):
            try:
                self._answer_about_actions(message)
            except UnknownAction as error:
                self._refuse(message.id, RefusalCode.UNKNOWN_ACTION, str(error))
        elif isinstance(message, wire.Count):
            match = self.learner.match
            backs = count_cards(self.game, match.view(message.seat), message.seat, len(match.seats))
            self.said.append(wire.Counted(message.id, message.seat, backs))
        else:
            self._refuse(message.id, RefusalCode.TUTORIAL, "there is no such thing in a tutorial")

    def _answer_about_actions(self, message: wire.Move | wire.Try | wire.WhyNot | wire.Hint) -> None:
        if isinstance(message, wire.Move):
            self._move(message)
        elif isinstance(message, wire.Try):
            self._draft(message)
        elif isinstance(message, wire.WhyNot):
            action = self.game.actions.parse(message.action)
            self._notice(action)
            self.said.append(wire.Explained(message.id, reason_info(self.learner.why_not(action))))
        else:
            legal = self.learner.draft(self._parsed(message.actions)).legal if message.actions else self.learner.legal
            if not legal:
                self._refuse(message.id, RefusalCode.NOTHING_ASKED, "there is nothing more to choose there")
                return
            suggestion = wire.Weighed(action_info(self.game, legal[0]), [], 0.0, 0.0, 0.0, 0)
            self.said.append(wire.Hinted(message.id, message.seat, False, [suggestion]))

    def _move(self, message: wire.Move) -> None:
        told = len(self.learner.match.events)
        try:
            self.learner.play(self.game.actions.parse(message.action))
        except Refused as refused:
            reason = reason_info(refused.reason)
            self.said.append(wire.Refusal(message.id, RefusalCode.ILLEGAL, "not possible now", self.version, reason))
            return
        self.said.append(wire.Update(self.table(), [self.seat(told)]))
        self.said.append(wire.Ack(message.id, self.version))
        for move in self.step.then if self.done else ():
            told = len(self.learner.match.events)
            self.learner.reply(move)
            self.said.append(wire.Update(self.table(), [self.seat(told)]))

    def _draft(self, message: wire.Try) -> None:
        actions = self._parsed(message.actions)
        tried = self.learner.draft(actions)
        if tried.refused is not None:
            self._notice(self.game.actions[actions[tried.done]])
        self.said.append(drafted(message, self.game, tried))

    def _notice(self, action: Action) -> None:
        """The learner has asked for this action, and hears why it is refused."""
        self.tried = self.tried or self.learner.is_tried(action)

    def _parsed(self, actions: Sequence[str]) -> list[int]:
        return [self.game.actions.parse(notation).index for notation in actions]

    def _refuse(self, id: int, code: RefusalCode, detail: str) -> None:
        self.said.append(wire.Refusal(id, code, detail, self.version))

    def seat(self, told: int) -> wire.SeatView:
        """What the learner sees, with what has happened since that event. Once the step is done, nothing is asked."""
        match, seat = self.learner.match, self.step.seat
        seen = wire.SeatView(
            seat=seat, view=match.view(seat), events=[event_info(event) for event in match.story(seat, told)]
        )
        if seat in match.to_act and not self.done:
            seen.decision, seen.asked = self.version, match.state.decision(seat)
            seen.legal = [action_info(self.game, index) for index in self.learner.legal]
        return seen

    def table(self) -> wire.TableInfo:
        """It never counts as over: what comes after the last move is the next step, not a result."""
        match = self.learner.match
        seats = [
            wire.SeatInfo(
                kind=HUMAN if seat == self.step.seat else BOT,
                name=name if seat == self.step.seat else USUAL_LEVEL,
                level=USUAL_LEVEL,
                present=True,
                stand_in=False,
                stood_in=0,
                resigned=False,
                owes=seat in match.to_act and not (self.done and seat == self.step.seat),
                deadline=None,
            )
            for seat, name in enumerate(match.seats)
        ]
        return wire.TableInfo(
            id="",
            game=self.game.id,
            options=dict(match.options),
            status=TableStatus.PLAYING,
            version=self.version,
            host=self.step.seat,
            public=False,
            seats=seats,
            commitment="",
            known_deal=False,
            move_seconds=None,
            outcome=None,
        )
