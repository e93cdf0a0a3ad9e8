"""`stampede mcp` with the official client: whole games, advice, reasons, and nobody else's secrets."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from mcp import StdioServerParameters

from agents.driver import Agent, agent
from stampede.agents.own import OwnTable
from stampede.agents.server import MOST_TABLES, Tables, make_server
from stampede.cli import main
from stampede.core.game import Game
from stampede.core.registry import find_game, game_ids
from stampede.core.rng import Rng
from stampede.match.referee import Referee
from stampede.match.table import Asked


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Tables:
    return Tables(tmp_path_factory.mktemp("keys"))


@pytest.fixture(scope="module")
def player(tables: Tables) -> Iterator[Agent]:
    with agent(make_server(tables)) as client:
        yield client


def play_on(player: Agent, seen: dict[str, Any]) -> dict[str, Any]:
    """Until the game is over, as an agent would: look at the choices, take one of them."""
    number = 0
    while seen["status"] != "over":
        assert seen["your_turn"], seen
        choices = player.call("what_can_i_do", table=seen["table"])["choices"]
        lively = [choice for choice in choices if choice["action"].split()[0] not in ("stop", "pass", "done")]
        number += 1
        picked = (lively or choices)[number % len(lively or choices)]
        assert picked["meaning"]
        seen = player.call("play", table=seen["table"], action=picked["action"])
    return seen


@pytest.mark.parametrize("game", game_ids())
def test_the_official_client_plays_a_whole_game(player: Agent, game: str) -> None:
    seats = find_game(game).min_seats
    seen = player.call("open_table", game=game, bots="steady", seats=seats, seed=4)
    assert seen["your_seat"] == 0
    assert [one["bot"] for one in seen["players"]] == ["", *["steady"] * (seats - 1)]
    assert seen["happened"], "the deal is told"
    assert seen["view"]
    advised = player.call("get_advice", table=seen["table"])["choices"]
    legal = [choice["action"] for choice in player.call("what_can_i_do", table=seen["table"])["choices"]]
    assert advised[0]["action"] in legal
    seen = play_on(player, seen)
    assert len(seen["result"]["ranks"]) == seats
    assert seen["result"]["why"]
    assert player.fails("play", table=seen["table"], action=legal[0])
    assert "nothing to decide" in player.fails("get_advice", table=seen["table"])
    player.call("leave_table", table=seen["table"])


def test_over_its_own_standard_streams(tmp_path: Path) -> None:
    """As an agent's host starts it: the command, its input and output."""
    environment = {**os.environ, "STAMPEDE_DATA": str(tmp_path)}
    command = StdioServerParameters(command=sys.executable, args=["-m", "stampede", "mcp"], env=environment)
    with agent(command) as client:
        names = {tool.name for tool in client.tools()}
        assert {"list_games", "read_rules", "look", "what_can_i_do", "why_not", "play", "get_advice"} <= names
        assert all(tool.description for tool in client.tools())
        seen = client.call("open_table", game="raging", seats=1, language="es")
        assert play_on(client, seen)["status"] == "over"


def test_the_page_lists_the_tools(player: Agent) -> None:
    page = (Path(__file__).parents[2] / "docs" / "agents.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE) == [tool.name for tool in player.tools()]


def test_without_the_extra_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "mcp", None)
    assert main(["mcp"]) == 1
    assert "pip install 'stampede[mcp]'" in capsys.readouterr().err


def test_the_shelf_and_the_rules(player: Agent) -> None:
    games = player.call("list_games")["games"]
    assert [game["game"] for game in games] == game_ids()
    assert all(game["about"] and game["bots"] for game in games)
    whole = player.call("read_rules", game="primes")
    assert "P7:" in whole
    assert player.call("read_rules", game="primes", clauses=["p7"]) in whole
    assert player.call("read_rules", game="primes", language="es") != whole
    assert "no such clause" in player.fails("read_rules", game="primes", clauses=["X1"])
    assert "chess" in player.fails("read_rules", game="chess")
    assert "no texts in 'tlh'" in player.fails("list_games", language="tlh")


def test_what_is_not_possible_is_explained_with_its_rule(player: Agent) -> None:
    seen = player.call("open_table", game="primes", seats=2, seed=1)
    table = seen["table"]
    legal = {choice["action"] for choice in player.call("what_can_i_do", table=table)["choices"]}
    actions = find_game("primes").actions
    against = next(action.notation for action in actions if action.notation not in legal)
    reason = player.call("why_not", table=table, action=against)
    assert "(rule P" in reason
    assert player.fails("play", table=table, action=against).endswith(reason)
    assert player.call("why_not", table=table, action=sorted(legal)[0]) == "It is possible now."
    assert "is not an action of this game" in player.fails("play", table=table, action="fly away")
    player.call("leave_table", table=table)


def test_what_cannot_be_is_said_in_a_sentence(player: Agent, tables: Tables) -> None:
    assert not tables.tables
    assert "no table yet" in player.fails("look")
    assert "chess" in player.fails("open_table", game="chess")
    assert "seats" in player.fails("open_table", game="primes", seats=9)
    assert "no bot" in player.fails("open_table", game="primes", bots="genius")
    assert "3 bots for 1 seats" in player.fails("open_table", game="primes", bots="steady,gentle,sharp", seats=2)
    assert "moons" in player.fails("open_table", game="primes", options={"moons": 2})
    assert "not a link to a table" in player.fails("join_table", link="ftp://example.org/")
    one = player.call("open_table", game="raging", seats=1)["table"]
    assert player.call("look")["table"] == one, "with one table, there is no need to name it"
    for _ in range(MOST_TABLES - 1):
        player.call("open_table", game="raging", seats=1)
    assert "leave one of them first" in player.fails("open_table", game="raging", seats=1)
    assert "say which table" in player.fails("look")
    for id in list(tables.tables):
        player.call("leave_table", table=id)


# --- two worlds -------------------------------------------------------------------------------------------------------


def second_world(own: OwnTable, seed: str) -> OwnTable | None:
    """The same table, but what the agent cannot know was dealt again; None if there is no such world."""
    game: Game = own.game
    state, belief, rng = own.match.state, game.belief(own.match.view(own.seat)), Rng.free(seed)
    seats = range(len(own.match.seats))
    for _ in range(20):
        sample = belief.sample(rng)
        same = sample.view(own.seat) == state.view(own.seat) and sample.legal(own.seat) == state.legal(own.seat)
        if same and any(sample.view(seat) != state.view(seat) for seat in seats):
            break
    else:
        return None
    twin = OwnTable(Referee(own.referee.entries), own.seat, own.language)
    twin.match.state = sample
    for seat, asked in enumerate(twin.referee.table.asked):
        if asked is not None:
            legal = sample.legal(seat)
            twin.referee.table.asked[seat] = Asked(asked.version, asked.plies, asked.since, asked.kind, legal)
    return twin


def answers(player: Agent, table: str, action: str) -> list[str]:
    """All that an agent can ask."""
    return [
        player.answer("look", table=table).replace(table, "the table"),
        player.answer("what_can_i_do", table=table),
        player.answer("why_not", table=table, action=action),
        player.answer("get_advice", table=table),
        player.answer("play", table=table, action="no such action"),
    ]


@pytest.mark.parametrize("game", game_ids())
def test_two_worlds_give_an_agent_the_same_answers(
    player: Agent, tables: Tables, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At its own table, where everything is in one process: what it cannot know changes no answer."""
    monkeypatch.setattr("stampede.agents.own.playouts_for_a_hint", lambda _: 100)
    seats = min(3, find_game(game).max_seats)
    seen = player.call("open_table", game=game, bots="random", seats=seats, seed=2)
    table, compared = seen["table"], 0
    actions = [action.notation for action in find_game(game).actions]
    for number in range(12):
        if seen["status"] == "over":
            break
        own = tables.tables[table]
        assert isinstance(own, OwnTable)
        twin = second_world(own, f"{game} {number}")
        if twin is not None:
            tables.tables["twin"] = twin
            twin.take_news()
            action = actions[(number * 37) % len(actions)]
            assert answers(player, table, action) == answers(player, "twin", action)
            compared += 1
        choices = player.call("what_can_i_do", table=table)["choices"]
        seen = player.call("play", table=table, action=choices[number % len(choices)]["action"])
    tables.tables.pop("twin", None)
    player.call("leave_table", table=table)
    assert compared >= 3 or not hides_something(game)


def hides_something(id: str) -> bool:
    from server.test_two_worlds import GAMES

    return id in GAMES


def test_a_table_that_tells_too_much_is_caught(player: Agent, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison can fail: a planted leak of all hands."""
    seen = player.call("open_table", game="encierro", bots="random", seats=3, seed=2)
    own = tables.tables[seen["table"]]
    assert isinstance(own, OwnTable)
    twin = second_world(own, "a leak")
    assert twin is not None
    tables.tables["twin"] = twin
    twin.take_news()
    honest = OwnTable.situation

    def leaking(self: OwnTable) -> Any:
        found = honest(self)
        found.view["peeked"] = str([self.match.view(seat) for seat in range(3)])
        return found

    monkeypatch.setattr(OwnTable, "situation", leaking)
    assert answers(player, seen["table"], "draw") != answers(player, "twin", "draw")
    tables.tables.clear()
