"""Two worlds over sockets: what a seat cannot know changes nothing of what it is sent.

A whole game is played by people on sockets. Beside it there is a second table with the same log, the same secrets and
the same chance, on which everything that one reader cannot know was dealt again in the middle. In both the same is
played, as far as the reader can see; and every frame to the reader has to be the same until chance is drawn or
something is shown. Then the game goes on, beside a new second world.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import toy
from server.driver import Player, ServerProcess, serving
from stampede.core.game import Game
from stampede.core.registry import find_game, game_ids
from stampede.core.rng import Rng


def hides_something(game: Game) -> bool:
    """Whether anything is hidden from a spectator in a random game. Without secrets there is no second world."""
    rng = Rng.free("secrets")
    state = game.new(game.max_seats, game.settle(game.max_seats, {}), rng)
    while state.owing():
        if any(place.hidden for place in state.places(None)):
            return True
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))], rng, None)
    return False


GAMES = [*(id for id in game_ids() if hides_something(find_game(id))), "lantern"]
MOST_GAMES = 5
SHORTER = {"street": {"max_rebuilds": 1}}  # random play hardly ever stops exactly at a goal
ASK_EVERY = 5  # plies between two rounds of questions
SPECTATOR = "spectator"
TUNED = "workers.HINT_SHARE=0.1;workers.ADVISED_WITHIN=600"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    # Hints are weighed by fewer playouts, but by all of them, however busy the machine is.
    with serving(tmp_path_factory.mktemp("worlds"), generous=True, tuned=TUNED) as process:
        yield process


@pytest.fixture(autouse=True)
def nothing_planted(server: ServerProcess) -> Iterator[None]:
    yield
    server.post("/test/plant", {"leak": ""})


class Leak(AssertionError):  # noqa: N818
    """A reader was sent what depends on something it cannot know."""


class World:
    """A table with everybody connected, who know what happened up to `since`; `reader` must not notice anything."""

    def __init__(
        self, server: ServerProcess, table: str, secrets: list[str], reader: int | None, since: int = 0
    ) -> None:
        self.server = server
        self.table = table
        self.seats = [Player(server, table, secret, since) for secret in secrets]
        self.reader = Player(server, table, version=since) if reader is None else self.seats[reader]
        for player in [*self.seats, self.reader]:
            player.catch_up(1)
        self.take_frames()

    def take_frames(self) -> list[str]:
        """What the reader was sent since the last time."""
        self.reader.drain()
        frames = [self.anonymous(json.loads(frame)) for frame in self.reader.frames[:-1]]
        self.reader.frames.clear()
        return frames

    def anonymous(self, message: dict[str, Any]) -> str:
        """Without the name of the table, and without the number that a client gave its own question."""
        return json.dumps({**message, "id": 0}).replace(self.table, "the table")

    def move(self, seat: int, action: int) -> int:
        """Plays an action for a seat on its own socket; returns the version."""
        player = self.seats[seat]
        notation = next(legal["notation"] for legal in player.seat["legal"] if legal["index"] == action)
        answer = player.ask(type="move", seat=seat, decision=player.seat["decision"], action=notation)
        assert answer["type"] == "ack", answer
        for other in self.seats:  # those who are told of it have been told now
            if other is not self.reader:
                other.drain()
        return int(answer["version"])

    @property
    def over(self) -> bool:
        return bool(self.reader.table["status"] == "over")

    def owing(self, seat: int) -> bool:
        return bool(self.reader.table["seats"][seat]["owes"])

    def close(self) -> None:
        for player in [*self.seats, self.reader]:
            player.close()


class Experiment:
    """A game on a real table, beside second worlds."""

    def __init__(self, server: ServerProcess, game: str, seats: int, reader: int | None, seed: int) -> None:
        self.server = server
        self.doors = server.client()
        self.game: Game = toy.load(None) if game == "lantern" else find_game(game)
        self.reader = reader
        self.choice = random.Random(f"{game} {seats} {reader} {seed}")
        self.doors.post("/test/dice", json={"seed": f"{game} {seats} {reader} {seed}"})
        opened = server.open_table(game, *["me"] * seats, options=SHORTER.get(game, {}))
        self.table = opened["table"]["id"]
        self.secrets = [key["secret"] for key in opened["keys"]]
        self.real = World(server, self.table, self.secrets, reader)
        self.second: World | None = None
        self.compared: Counter[str] = Counter()
        self.worlds = 0

    def play(self) -> None:
        """To the end. Raises Leak if the reader can tell the worlds apart."""
        ply = 0
        while not self.real.over:
            if self.second is None:
                self.second = self.new_world(ply)
            if self.second is not None and self.reader is not None and ply % ASK_EVERY == 0:
                self.ask_questions(self.second, self.reader)
            self.play_a_move()
            ply += 1
        self.close()

    def new_world(self, ply: int) -> World | None:
        wish = {"table": self.table, "reader": self.reader, "seed": f"world {ply}"}
        twin = self.doors.post("/test/twin", json=wish).json()["table"]
        if twin is None:
            return None
        self.worlds += 1
        second = World(self.server, twin, self.secrets, self.reader, since=self.real.reader.version)
        # Somebody who comes in now is sent the whole story, and it must be the same story.
        again = [Player(self.server, world.table, self.reader_secret) for world in (self.real, second)]
        stories = []
        for world, player in zip((self.real, second), again, strict=True):
            player.catch_up(1)
            stories.append(world.anonymous(player.state))
            player.close()
            # Presence of who came and went is told in its own time: both have heard of it now.
            world.reader.wait_until(lambda message: message["type"] == "presence")
            world.reader.wait_until(lambda message: message["type"] == "presence")
            world.take_frames()
        self.compare(stories[:1], stories[1:], "coming in")
        return second

    @property
    def reader_secret(self) -> str | None:
        return None if self.reader is None else self.secrets[self.reader]

    def compare(self, real: list[str], second: list[str], when: str) -> bool:
        """Raises Leak at the first frame that differs."""
        for one, other in zip([*real, ""], [*second, ""], strict=False):
            if one != other:
                raise Leak(f"reader {self.reader}, {when}:\n{one}\nor\n{other}")
            if one:
                self.compared[json.loads(one)["type"]] += 1
        return True

    def ask_questions(self, second: World, reader: int) -> None:
        """Hints, drafts, reasons, the card counter, and everything that is refused."""
        asked = self.real.reader.seat
        any_action = self.choice.choice(list(self.game.actions.entries)).notation
        legal = [action["notation"] for action in asked["legal"]]
        likely = self.choice.choice(legal) if legal else any_action
        decision = asked["decision"] or 0
        for world in (self.real, second):
            player = world.reader
            player.ask(type="hint", seat=reader)
            player.ask(type="try", seat=reader, actions=[likely])
            player.ask(type="try", seat=reader, actions=[likely, any_action, likely])
            player.ask(type="whynot", seat=reader, action=any_action)
            player.ask(type="count", seat=reader)
            player.ask(type="move", seat=reader, decision=decision, action=self.unplayable(any_action, legal))
            player.ask(type="move", seat=reader, decision=2**20, action=likely)
            player.ask(type="move", seat=(reader + 1) % len(self.secrets), decision=decision, action=likely)
            if not asked["may_undo"]:
                player.ask(type="undo", seat=reader)
        self.compare(self.real.take_frames(), second.take_frames(), f"asking about {likely} and {any_action}")

    @staticmethod
    def unplayable(action: str, legal: list[str]) -> str:
        return "no such action" if action in legal else action

    def play_a_move(self) -> None:
        owing = [seat for seat, player in enumerate(self.real.seats) if player.seat["decision"] is not None]
        seat = self.choice.choice(owing)
        action = self.choice.choice(self.real.seats[seat].seat["legal"])["index"]
        before = self.lying_open(self.real)
        at_once = len(owing) > 1 and seat != self.reader
        real_version = self.real.move(seat, action)
        told = self.real.take_frames()
        second = self.second
        if second is None:
            return
        alike = self.looking_alike(second, seat, action)
        if not alike:
            self.part()
            return
        assert second.move(seat, self.choice.choice(alike)) == real_version
        told_there = second.take_frames()
        try:
            self.compare(told, told_there, f"after {self.game.actions[action]} of seat {seat}")
        except Leak:
            # Of what somebody decides while others decide, only whether they are ready is public.
            ready = at_once and self.real.owing(seat) != second.owing(seat)
            over = self.real.over and second.over  # then everything is shown
            if not (ready or over or self.may_part(before, self.lying_open(self.real), self.lying_open(second))):
                raise
            self.part()
        if self.real.over:
            self.part()

    def looking_alike(self, second: World, seat: int, action: int) -> list[int]:
        """What the seat can do in the second world so that the reader sees the same action."""
        legal = [entry["index"] for entry in second.seats[seat].seat["legal"]]
        if seat == self.reader:
            return [action]
        shown = self.game.actions[action].public_index
        return [index for index in legal if self.game.actions[index].public_index == shown]

    def lying_open(self, world: World) -> dict[str, Any]:
        known: dict[str, Any] = self.doors.post("/test/open", json={"table": world.table, "reader": self.reader}).json()
        return known

    @staticmethod
    def may_part(before: dict[str, Any], one: dict[str, Any], other: dict[str, Any]) -> bool:
        """Whether chance was drawn, or what has now come to light is not the same or not at the same place."""
        if one["chances"] != before["chances"] or other["chances"] != before["chances"]:
            return True
        known = total(before)
        shown = {name for world in (one, other) for name, count in total(world).items() if count > known[name]}
        return any(
            {place: contents.get(name, 0) for place, contents in one["places"].items()}
            != {place: contents.get(name, 0) for place, contents in other["places"].items()}
            for name in shown
        )

    def part(self) -> None:
        if self.second is not None:
            self.second.close()
        self.second = None

    def close(self) -> None:
        self.part()
        self.real.close()
        self.doors.close()


def total(world: dict[str, Any]) -> Counter[str]:
    counts: Counter[str] = Counter()
    for contents in world["places"].values():
        counts.update(contents)
    return counts


@pytest.mark.parametrize("reader", [1, None], ids=["seat", SPECTATOR])
@pytest.mark.parametrize("game", GAMES)
def test_what_a_reader_cannot_know_changes_no_frame(server: ServerProcess, game: str, reader: int | None) -> None:
    compared: Counter[str] = Counter()
    worlds = 0
    for seed in range(1, 1 + MOST_GAMES):
        experiment = Experiment(server, game, 3, reader, seed)
        experiment.play()
        compared += experiment.compared
        worlds += experiment.worlds
        if compared["update"] >= 5:  # a short game may be over before there is anything to compare
            break
    assert worlds
    assert compared["snapshot"] == worlds
    assert compared["update"] >= 5
    if reader is not None:
        for kind in ("refusal", "drafted", "explained"):
            assert compared[kind], kind


@pytest.mark.parametrize(
    ("leak", "reader"),
    [("view", 0), ("spectator", None), ("events", 1), ("events", None), ("refusal", 0), ("hint", 0)],
    ids=lambda value: SPECTATOR if value is None else str(value),
)
def test_a_planted_leak_is_caught(server: ServerProcess, leak: str, reader: int | None) -> None:
    server.post("/test/plant", {"leak": leak})
    experiment = Experiment(server, "lantern", 3, reader, seed=2)
    with pytest.raises(Leak):
        experiment.play()
    experiment.close()


# --- steps that nobody else may know of -------------------------------------------------------------------------------


class Round:
    """A table of two with a spectator; what seat 1 and the spectator are sent while seat 0 does something in secret."""

    def __init__(self, server: ServerProcess, game: str) -> None:
        server.post("/test/dice", {"seed": "a secret"})
        opened = server.open_table(game, "me", "me", move_seconds=60)
        self.server, self.id = server, opened["table"]["id"]
        # One after another: everybody is told who is here already, and that must not depend on who was quicker.
        self.actor, self.rival, spectator = (
            self.come(secret) for secret in (*(key["secret"] for key in opened["keys"]), None)
        )
        self.others = [self.rival, spectator]

    def come(self, secret: str | None) -> Player:
        player = Player(self.server, self.id, secret)
        player.catch_up(1)
        return player

    def play(self, player: Player, action: str) -> None:
        player.drain()
        seat = player.seat
        answer = player.ask(type="move", seat=seat["seat"], decision=seat["decision"], action=action)
        assert answer["type"] == "ack", answer

    def undo(self) -> None:
        assert self.actor.ask(type="undo", seat=0)["type"] == "ack"

    def sent(self) -> list[list[str]]:
        """What both were sent since the last time, without the times on the clock, and what anybody can fetch."""
        for player in self.others:
            player.drain()
        frames = [[self.timeless(frame) for frame in player.frames[:-1]] for player in self.others]
        for player in self.others:
            player.frames.clear()
        return [*frames, [self.timeless(json.dumps(self.server.get(f"/api/tables/{self.id}").json()))]]

    def timeless(self, frame: str) -> str:
        message = json.loads(frame)
        table = message.get("table", message)
        for seat in table.get("seats", []) if isinstance(table, dict) else []:
            seat["deadline"] = seat.get("deadline") is not None
        return json.dumps({**message, "id": 0}).replace(self.id, "the table")

    def deadline(self) -> float:
        return float(self.server.get(f"/api/tables/{self.id}").json()["seats"][0]["deadline"])

    def come_again(self) -> str:
        """What a returning spectator is sent, who knows what the other one knows."""
        back = Player(self.server, self.id, version=self.others[1].version)
        back.drain()
        kinds = [json.loads(frame)["type"] for frame in back.frames[:-1]]
        back.close()
        for player in self.others:
            player.wait_for("presence")  # somebody has come,
            player.wait_for("presence")  # and gone
            player.frames.clear()
        return " ".join(kinds)

    def close(self) -> None:
        for player in (self.actor, *self.others):
            player.close()


def test_nobody_can_tell_how_much_somebody_does_in_an_open_round(server: ServerProcess) -> None:
    """Seat 0 builds a fence at once, or after taking back two others: the rival and spectators hear the same."""
    told, came = [], []
    for order in ([0], [1, 2, 0]):
        table = Round(server, "raging")
        table.play(table.actor, "roll")
        table.play(table.rival, "roll")
        heard, deadline = [table.sent()], table.deadline()
        legal = [action["notation"] for action in table.rival.seat["legal"]]
        fences = [action for action in legal if action.startswith("fence")]
        for number in order:
            table.play(table.actor, fences[number])
            if number != 0:
                table.undo()
        heard.append(table.sent())
        assert heard[-1][:2] == [[], []]
        assert table.deadline() == deadline
        came.append(table.come_again())
        for player, action in ((table.rival, fences[0]), (table.actor, "roll"), (table.rival, "roll")):
            table.play(player, action)
            heard.append(table.sent())
        told.append(heard)
        table.close()
    assert told[0] == told[1]
    assert came == ["update presence", "update presence"]


def test_nobody_is_told_that_somebody_answers_in_advance(server: ServerProcess) -> None:
    table = Round(server, "lantern")
    table.sent()
    before = table.others[0].version
    assert table.actor.ask(type="answers", seat=0, keys=["take"])["type"] == "ack"
    assert table.sent()[:2] == [[], []]
    table.play(table.actor, table.actor.seat["legal"][0]["notation"])
    table.sent()
    assert table.others[0].version == before + 1
    table.close()
