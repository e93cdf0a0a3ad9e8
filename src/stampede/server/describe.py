"""How actions, events, results and reasons look in messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from stampede.core.events import Event
from stampede.core.game import Game, Outcome, Reason
from stampede.match.drafts import Draft
from stampede.server import wire

encoder = msgspec.json.Encoder()

_ACTIONS: dict[tuple[str, str], dict[int, msgspec.Raw]] = {}  # by game and box: its actions as JSON


def actions_json(game: Game, indices: Sequence[int]) -> list[msgspec.Raw]:
    """Entries of a game's action table, each written only once."""
    known = _ACTIONS.setdefault((game.id, game.digest), {})
    for index in indices:
        if index not in known:
            known[index] = msgspec.Raw(encoder.encode(action_info(game, index)))
    return [known[index] for index in indices]


def action_info(game: Game, index: int) -> wire.ActionInfo:
    action = game.actions[index]
    return wire.ActionInfo(index, action.verb, list(action.args), action.notation, game.clause_for(action.verb))


def outcome_info(outcome: Outcome) -> wire.OutcomeInfo:
    return wire.OutcomeInfo(
        reason=outcome.reason,
        scores=list(outcome.scores),
        ranks=list(outcome.ranks),
        lines=[[wire.ScoreLineInfo(line.key, line.points) for line in account] for account in outcome.lines],
    )


def event_info(event: Event) -> dict[str, Any]:
    """A redacted event; `seen` if this reader learns something that others do not."""
    return {**event.to_json(), "seen": True} if event.revealed else event.to_json()


def reason_info(reason: Reason | None) -> wire.ReasonInfo | None:
    return None if reason is None else wire.ReasonInfo(key=reason.key, clause=reason.clause, args=dict(reason.args))


def drafted(message: wire.Try, game: Game, tried: Draft) -> wire.Drafted:
    """The answer to a draft."""
    return wire.Drafted(
        id=message.id,
        seat=message.seat,
        view=tried.view,
        legal=[action_info(game, index) for index in tried.legal],
        events=[event_info(event) for event in tried.events],
        done=tried.done,
        asked=tried.asked,
        stopped=tried.stopped,
        refused=reason_info(tried.refused),
    )
