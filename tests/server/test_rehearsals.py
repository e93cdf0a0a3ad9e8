"""Tutorials over HTTP: the messages of a table, without a table."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from stampede.core.registry import find_game, game_ids
from stampede.match.match import Match
from stampede.match.tutorial import Rehearsal, read_tutorial
from stampede.server import wire
from stampede.server.rehearsals import rehearse

HELLO = wire.Hello()


def asked(game: str, step: int, message: wire.FromClient, moves: list[str] | None = None) -> tuple[Any, Any]:
    """The answer, and the messages in it as JSON."""
    tutorial = read_tutorial(find_game(game))
    assert tutorial is not None
    answer = rehearse(tutorial, step, wire.Rehearse(message, moves or []))
    return answer, msgspec.json.decode(msgspec.json.encode(answer.messages))


@pytest.mark.parametrize("game", game_ids())
def test_every_step_is_done_by_its_messages(game: str) -> None:
    tutorial = read_tutorial(find_game(game))
    assert tutorial is not None
    for number, step in enumerate(tutorial.steps):
        answer, (snapshot,) = asked(game, number, HELLO)
        assert snapshot["type"] == "snapshot"
        assert snapshot["table"]["status"] == "playing"
        while not answer.done:
            learner = Rehearsal(step, answer.moves)
            if step.refused:
                tried = next(action for action in learner.match.game.actions if learner.is_tried(action))
                answer, (told,) = asked(game, number, wire.WhyNot(1, step.seat, tried.notation), answer.moves)
                assert told["reason"]["clause"]
            else:
                action = learner.match.game.actions[learner.legal[0]].notation
                answer, (update, ack, *replies) = asked(game, number, wire.Move(1, step.seat, 1, action), answer.moves)
                assert (update["type"], ack["type"]) == ("update", "ack")
                assert len(replies) == (len(step.then) if answer.done else 0)
                assert answer.done == (update["seats"][0]["decision"] is None)


def test_only_what_leads_on_is_legal_and_the_rest_gets_its_reason() -> None:
    _, (snapshot,) = asked("street", 0, HELLO)
    assert [action["notation"] for action in snapshot["seats"][0]["legal"]] == ["mount skateboard"]
    for action, reason in (("ride 20", "no-vehicle"), ("discard 20km", "not-this-step"), ("mount bmx", "not-in-hand")):
        answer, (explained,) = asked("street", 0, wire.WhyNot(1, 0, action))
        assert (explained["reason"]["key"], answer.done) == (reason, False)
        answer, (refusal,) = asked("street", 0, wire.Move(1, 0, 1, action))
        assert (refusal["reason"]["key"], answer.moves) == (reason, [])
    _, (drafted,) = asked("street", 0, wire.Try(1, 0, ["mount skateboard", "ride 20"]))
    assert (drafted["refused"]["key"], drafted["done"], drafted["legal"]) == ("not-this-step", 1, [])
    _, (hinted,) = asked("street", 0, wire.Hint(1, 0))
    assert hinted["choices"][0]["action"]["notation"] == "mount skateboard"


def test_a_draft_can_be_refused_as_the_lesson() -> None:
    answer, (drafted,) = asked("raging", 3, wire.Try(1, 0, ["fence N4-S3"]))
    assert drafted["refused"]["key"] == "through-a-bull"
    assert answer.done


@pytest.mark.parametrize("game", game_ids())
def test_the_learner_sees_only_what_their_seat_may_know(game: str) -> None:
    tutorial = read_tutorial(find_game(game))
    assert tutorial is not None
    for number, step in enumerate(tutorial.steps):
        _, (snapshot,) = asked(game, number, HELLO)
        (seen,) = snapshot["seats"]
        fresh = Match(step.match.game, step.match.seats, step.match.options, step.match.key)
        for seat, action in step.match.moves:
            fresh.play(seat, action)
        assert seen["view"] == msgspec.json.decode(msgspec.json.encode(fresh.view(step.seat)))
        told = [event.to_json() for event in fresh.story(step.seat)]
        assert [{**event, "seen": None} for event in seen["events"]] == [{**event, "seen": None} for event in told]


def test_what_makes_no_sense_is_refused() -> None:
    _, (refusal,) = asked("street", 0, wire.Move(1, 1, 1, "mount skateboard"))
    assert refusal["code"] == "not-yours"
    _, (refusal,) = asked("street", 0, wire.Move(1, 0, 1, "fly"))
    assert refusal["code"] == "unknown-action"
    _, (refusal,) = asked("street", 0, wire.Resign(1, 0))
    assert refusal["code"] == "tutorial"
    _, (counted,) = asked("street", 0, wire.Count(1, 0))
    assert counted["type"] == "counted"
