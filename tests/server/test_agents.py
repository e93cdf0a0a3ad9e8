"""An agent at a live table, with the official MCP client: a whole game, and two worlds that it cannot tell apart."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import pytest

from agents.driver import Agent, agent
from server.driver import Player, ServerProcess, serving
from server.joining import start
from server.test_two_worlds import GAMES, Experiment, Leak, World
from stampede.agents.server import Tables, make_server
from stampede.core.registry import game_ids

READER = 1
ENOUGH = 4  # times that both worlds are asked everything


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("agents"), generous=True) as process:
        yield process


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Agent]:
    with agent(make_server(Tables(tmp_path_factory.mktemp("keys")))) as client:
        yield client


class AgentExperiment(Experiment):
    """Beside the reader's own sockets, an agent has its seat in both worlds, and asks everything that it can."""

    def __init__(self, server: ServerProcess, game: str, agent: Agent, seed: int) -> None:
        super().__init__(server, game, 3, READER, seed)
        self.agent = agent
        self.here = self.join(self.real)
        self.there = ""
        self.asked = 0
        self.real.take_frames()

    def join(self, world: World) -> str:
        link = f"{self.server.url}/table/{world.table}/seat/{self.secrets[READER]}"
        return str(self.agent.call("join_table", link=link)["table"])

    def new_world(self, ply: int) -> World | None:
        second = super().new_world(ply)
        if second is not None:
            self.there = self.join(second)
            self.real.take_frames()  # who came was told in both
            second.take_frames()
            for table in (self.here, self.there):
                self.answers(table, self.game.actions[0].notation)  # from here on, both have heard the same
        return second

    def part(self) -> None:
        if self.there:
            self.agent.call("leave_table", table=self.there)
            self.there = ""
        super().part()

    def ask_questions(self, second: World, reader: int) -> None:
        action = self.choice.choice(list(self.game.actions.entries)).notation
        one, other = (self.answers(table, action) for table in (self.here, self.there))
        if one != other:
            raise Leak(f"asking about {action}:\n{one}\nor\n{other}")
        self.asked += 1

    def answers(self, table: str, action: str) -> str:
        """Whatever was sent before an answer has been heard once it is there, so a question comes first."""
        said = [
            self.agent.answer("why_not", table=table, action=action),
            self.agent.answer("look", table=table),
            self.agent.answer("what_can_i_do", table=table),
            self.agent.answer("get_advice", table=table),
            self.agent.answer("play", table=table, action="no such action"),
        ]
        names = [(table, "a table"), (self.real.table, "the table")]
        if self.second is not None:
            names.append((self.second.table, "the table"))
        whole = "\n".join(said)
        for name, instead in names:
            whole = whole.replace(name, instead)
        return whole

    def play(self) -> None:
        ply = 0
        while not self.real.over and self.asked < ENOUGH:
            if self.second is None:
                self.second = self.new_world(ply)
            if self.second is not None:
                self.ask_questions(self.second, READER)
            self.play_a_move()
            ply += 1
        self.close()

    def close(self) -> None:
        super().close()
        self.agent.call("leave_table", table=self.here)


@pytest.mark.parametrize("game", [game for game in GAMES if game in game_ids()])
def test_what_its_seat_cannot_know_changes_no_answer_to_an_agent(
    server: ServerProcess, reader: Agent, game: str
) -> None:
    asked = 0
    for seed in range(1, 6):
        experiment = AgentExperiment(server, game, reader, seed)
        experiment.play()
        asked += experiment.asked
        if asked >= ENOUGH:
            break
    assert asked >= ENOUGH


def test_a_planted_leak_is_caught_by_an_agent_too(server: ServerProcess, reader: Agent) -> None:
    experiment = AgentExperiment(server, "encierro", reader, seed=1)
    second = next(filter(None, (experiment.new_world(ply) for ply in range(20))))
    experiment.second = second
    experiment.ask_questions(second, READER)
    server.post("/test/plant", {"leak": "view"})
    try:
        for table in (experiment.here, experiment.there):
            reader.call("leave_table", table=table)
        experiment.here, experiment.there = experiment.join(experiment.real), experiment.join(second)
        with pytest.raises(Leak):
            experiment.ask_questions(second, READER)
    finally:
        server.post("/test/plant", {"leak": ""})
    experiment.close()


def test_an_agent_plays_a_whole_game_with_a_person(server: ServerProcess, reader: Agent) -> None:
    opened = server.open_table("encierro", "me", "friend")
    seen: dict[str, Any] = reader.call("join_table", link=opened["invitation"], name="Rosita")
    assert seen["status"] == "open"
    assert seen["address"] == f"{server.url}/table/{opened['table']['id']}"
    start(server, opened)
    [person] = server.players(opened)
    playing = threading.Thread(target=person.play_to_the_end)
    playing.start()
    table = seen["table"]
    seen = reader.call("look", table=table, wait=30)
    assert [(one["name"], one["bot"]) for one in seen["players"]] == [("Ana", ""), ("Rosita", "guest")]
    number = 0
    while seen["status"] != "over":
        choices = reader.call("what_can_i_do", table=table)["choices"]
        number += 1
        seen = reader.call("play", table=table, action=choices[number % len(choices)]["action"])
        if seen["status"] == "playing" and not seen["your_turn"]:
            seen = reader.call("look", table=table, wait=30)
    playing.join()
    assert person.table["seats"][1]["program"]
    assert person.table["seats"][1]["stood_in"] == 0
    assert seen["result"]["ranks"] == person.table["outcome"]["ranks"]
    reader.call("leave_table", table=table)
    assert "this game is over" in reader.fails("join_table", link=opened["invitation"])
    person.close()


def test_a_link_that_leads_nowhere_is_explained(server: ServerProcess, reader: Agent) -> None:
    opened = server.open_table("encierro", "me", "me")
    table = opened["table"]["id"]
    assert "no such table" in reader.fails("join_table", link=f"{server.url}/table/nosuch/join/x")
    assert "all seats are taken" in reader.fails("join_table", link=f"{server.url}/table/{table}/join/x")
    with Player(server, table) as spectator:
        spectator.catch_up(1)
        assert not any(seat["program"] for seat in spectator.table["seats"])
