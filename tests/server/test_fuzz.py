"""Whatever comes over a socket: no table is harmed by it, no position changed, no neighbour stalled."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from server.driver import ConnectionClosed, Player, ServerProcess, serving

FLOOD = 10_000
AT_ONCE = 100  # who leaves more than that unread is hung up on
KINDS = ["hello", "move", "undo", "try", "whynot", "hint", "count", "answers", "resign", "pause", "resume", "chat"]
FIELDS = ["type", "id", "seat", "decision", "action", "actions", "keys", "text", "version", "extra"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("fuzz"), generous=True) as process:
        yield process


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """With the limits that people have."""
    with serving(tmp_path_factory.mktemp("strict")) as process:
        yield process


class Watched:
    """A table in the middle of a game, with a client that misbehaves on one seat and an honest one on the other."""

    def __init__(self, server: ServerProcess, game: str) -> None:
        self.server = server
        opened = server.open_table(game, "me", "me")
        self.table = opened["table"]["id"]
        self.secrets = [key["secret"] for key in opened["keys"]]
        self.honest = Player(server, self.table, self.secrets[1])
        self.honest.catch_up(1)
        self.mad = self.come_in()
        self.before = self.position()

    def come_in(self) -> Player:
        player = Player(self.server, self.table, self.secrets[0])
        player.catch_up(1)
        return player

    def position(self) -> tuple[Any, ...]:
        """Both seats as they are told now, on new connections."""
        told = []
        for secret in self.secrets:
            with Player(self.server, self.table, secret) as fresh:
                snapshot = fresh.wait_for("snapshot")
                told.append((snapshot["table"]["version"], snapshot["seats"]))
        return tuple(told)

    def throw(self, data: str | bytes) -> None:
        """Sends something and waits until the server has dealt with it; connects again if it hangs up."""
        try:
            self.mad.socket.send(data)
            self.mad.drain()
        except ConnectionClosed:
            self.mad.close()
            self.mad = self.come_in()

    def unharmed(self) -> bool:
        return self.server.alive and self.position() == self.before

    def close(self) -> None:
        self.mad.close()
        self.honest.close()


@pytest.fixture(scope="module", params=["lantern", "primes"])
def watched(server: ServerProcess, request: pytest.FixtureRequest) -> Iterator[Watched]:
    table = Watched(server, request.param)
    yield table
    table.close()


def unplayable(message: dict[str, Any], watched: Watched) -> bool:
    """Whether a message is none that may change something: a fuzzer may hit a legal move, too."""
    return (
        message.get("type") not in ("resign", "pause", "resume", "answers", "move", "undo", "chat")
        or message.get("seat") != 0
    )


JUNK = [
    "",
    " ",
    "{",
    "}",
    "null",
    "true",
    "[]",
    "{}",
    '""',
    "0",
    "-0",
    "1e400",
    "NaN",
    "Infinity",
    '{"type":}',
    '{"type":"move"}',
    '{"type":"MOVE","id":1,"seat":0,"decision":2,"action":"wait"}',
    '{"type":null}',
    '{"type":["hello"]}',
    '{"type":"hello"} trailing',
    '{"type":"hello","type":"resign","id":1,"seat":0}{',
    '{"type":"resign","id":1,"seat":0,"really":true}',
    '{"type":"resign","id":1,"seat":"0"}',
    '{"type":"resign","id":1,"seat":0.5}',
    '{"type":"resign","id":1,"seat":-1}',
    '{"type":"resign","id":1,"seat":1}',
    '{"type":"resign","id":1,"seat":null}',
    '{"type":"resign","id":1,"seat":99999999999999999999999999999999999999999999}',
    '{"type":"resign","id":-1,"seat":0}',
    '{"type":"resign","id":4294967296,"seat":0}',
    '{"type":"resign","id":1e9999,"seat":0}',
    '{"type":"move","id":1,"seat":0,"decision":0,"action":"wait"}',
    '{"type":"move","id":1,"seat":0,"decision":2147483648,"action":"wait"}',
    '{"type":"move","id":1,"seat":0,"decision":2147483649,"action":"wait"}',
    '{"type":"move","id":1,"seat":0,"decision":2,"action":""}',
    '{"type":"move","id":1,"seat":0,"decision":2,"action":"\\u0000"}',
    '{"type":"move","id":1,"seat":0,"decision":2,"action":"\\ud800"}',
    '{"type":"move","id":1,"seat":0,"decision":2,"action":["lay","spark"]}',
    '{"type":"chat","id":1,"seat":0,"text":"\\ud83d"}',
    '{"type":"chat","id":1,"seat":0,"text":"\\u0000"}',
    '{"type":"try","id":1,"seat":0,"actions":"wait"}',
    '{"type":"try","id":1,"seat":0,"actions":' + json.dumps(["wait"] * 64) + "}",
    '{"type":"try","id":1,"seat":0,"actions":' + json.dumps(["wait"] * 65) + "}",
    '{"type":"answers","id":1,"seat":0,"keys":["duck"]}',
    '{"type":"answers","id":1,"seat":0,"keys":[[]]}',
    "[" * 8000,
    "[" * 8000 + "]" * 8000,
    '{"a":' * 2500 + "1" + "}" * 2500,
    '{"type":"chat","id":1,"seat":0,"text":' + "[" * 5000 + "]" * 5000 + "}",
    "9" * 16_000,
    '"' + "\\u0041" * 2600 + '"',
    "\ufeff{}",
    "{'type':'hello'}",
    "<xml/>",
]


def test_junk_changes_nothing(watched: Watched) -> None:
    for junk in JUNK:
        watched.throw(junk)
    for binary in (b"", b"\x00", b'{"type":"resign","id":1,"seat":0}', bytes(range(256)) * 60):
        watched.throw(binary)
    assert watched.unharmed()


def test_messages_that_are_almost_right_change_nothing(watched: Watched) -> None:
    values = st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-3, 20),
        st.integers(),
        st.floats(),
        st.text(max_size=20),
        st.sampled_from(["wait", "lay spark", "lay card", "gust 1", "take", "pass", "trip 12", *KINDS]),
        st.lists(st.one_of(st.text(max_size=5), st.integers(0, 3)), max_size=4),
        st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
    )
    messages = st.dictionaries(st.sampled_from(FIELDS), values, max_size=7)
    shaped = st.builds(
        lambda kind, more, seat: {"type": kind, "id": 1, "seat": seat, "decision": 0, **more},
        st.sampled_from(KINDS),
        st.dictionaries(st.sampled_from(FIELDS[3:]), values, max_size=3),
        st.sampled_from([0, 0, 1, 2, 15, 16, -1]),
    )

    @settings(max_examples=300, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    @given(st.one_of(messages, shaped).filter(lambda message: unplayable(message, watched)))
    def throw(message: dict[str, Any]) -> None:
        watched.throw(json.dumps(message))

    throw()
    assert watched.unharmed()


def test_moves_for_other_decisions_other_seats_and_illegal_ones_change_nothing(watched: Watched) -> None:
    choice = random.Random(5)
    decision = watched.mad.seat["decision"]
    legal = [action["notation"] for action in watched.mad.seat["legal"]] or ["wait"]
    for _ in range(150):
        seat = choice.choice([0, 0, 1, 2, 15])
        named = choice.choice([0, 1, (decision or 0) + choice.randrange(1, 99), 2**31])
        action = choice.choice(legal)
        watched.throw(json.dumps({"type": "move", "id": 1, "seat": seat, "decision": named, "action": action}))
    for action in ("lay card", "run 8", "shutter", "lay  nothing", "LAY MIRROR MIRROR", "0", "-1", "é" * 80):
        for named in (decision or 0, 2):
            watched.throw(json.dumps({"type": "move", "id": 1, "seat": 0, "decision": named, "action": action}))
    assert watched.unharmed()


@pytest.mark.parametrize(
    "first",
    ["", "{}", '{"type":"hello","version":-1}', '{"type":"hello","version":1e99}', '{"type":"resign","id":1,"seat":0}'],
)
def test_who_does_not_say_hello_first_is_hung_up_on(watched: Watched, first: str) -> None:
    with Player(watched.server, watched.table, watched.secrets[0], greet=False) as rude:
        rude.socket.send(first)
        assert rude.closed_with() == 4000
    with Player(watched.server, watched.table, watched.secrets[0], greet=False) as rude:
        rude.socket.send(first.encode())
        assert rude.closed_with() == 4000
    assert watched.unharmed()


def test_ten_thousand_messages_as_fast_as_they_go_change_nothing(watched: Watched) -> None:
    """Where no limit stops them; in between the neighbour gets an answer to everything."""
    flood = watched.come_in()
    legal = [action["notation"] for player in (flood, watched.honest) for action in player.seat["legal"]]
    wrong = {"type": "move", "seat": 0, "decision": 2**31, "action": legal[0]}
    for number in range(1, FLOOD + 1):
        flood.socket.send(json.dumps({**wrong, "id": number}))
        if number % AT_ONCE == 0:
            assert watched.honest.ask(type="whynot", seat=1, action="-")["type"] == "refusal"
            flood.wait_until(lambda answer, number=number: answer.get("id") == number)
            flood.frames.clear()
    flood.close()
    assert watched.unharmed()


def test_a_flood_is_cut_off_and_the_table_stays(strict: ServerProcess) -> None:
    watched = Watched(strict, "lantern")
    with pytest.raises(ConnectionClosed):
        send_junk_for_ever(watched.mad)
    assert watched.mad.closed_with() == 4029
    assert watched.unharmed()
    assert watched.honest.play(watched.honest.seat)["type"] == "ack"
    watched.close()


def send_junk_for_ever(player: Player) -> None:
    while True:
        player.socket.send("[")
