"""Who may do and see what, and what one visitor can do to the others: nothing."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from server.driver import PATIENCE, ConnectionClosed, Player, ServerProcess, invitation, serving, wish
from server.test_live import connection_at, table_before_its_last_move
from stampede.server import wire
from stampede.server.reception import Gate, Limits
from stampede.server.security import Allowance, household_of
from stampede.server.sockets import Manners

FOREIGN = "http://evil.example"
FOREIGN_PAGE, SEAT_CLOSED, TOO_MUCH = 4003, 4001, 4029
LARGEST = 16_384
MARKUP = "<b>Ana</b><script>alert(1)</script>"


CLIENT = Path(__file__).parents[2] / "web" / "src"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Without the limits for one address: these have a server of their own below."""
    with serving(tmp_path_factory.mktemp("security"), generous=True) as process:
        yield process


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """As people run it, but with hints that cost less: some tests ask for many."""
    with serving(tmp_path_factory.mktemp("strict"), tuned="workers.HINT_SHARE=0.01") as process:
        yield process


def path(opened: dict[str, Any], *more: object) -> str:
    return "/".join(["/api/tables", opened["table"]["id"], *map(str, more)])


def secrets(opened: dict[str, Any]) -> list[str]:
    return [key["secret"] for key in opened["keys"]]


def close_code(server: ServerProcess, table: str, **headers: str) -> int | None:
    """What a WebSocket from somewhere is closed with; None if it is let in."""
    with connect(
        f"ws://localhost:{server.port}/api/tables/{table}/socket",
        additional_headers={name.replace("_", "-"): value for name, value in headers.items()},
        proxy=None,
    ) as opened:
        try:
            opened.send('{"type":"hello"}')
            opened.recv(PATIENCE)
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code
    return None


# --- other people's pages ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", [FOREIGN, "null", "http://localhost:1", "http://[", "no url", ""])
def test_a_foreign_page_opens_no_socket_and_changes_nothing(server: ServerProcess, origin: str) -> None:
    opened = server.open_table("lantern", "me", "friend")
    secret = secrets(opened)[0]
    assert close_code(server, opened["table"]["id"], Origin=origin, Authorization=f"Bearer {secret}") == FOREIGN_PAGE
    with server.client(secret) as client:
        headers = {"Origin": origin}
        for answer in (
            client.post("/api/tables", json=wish("lantern", "me", "random"), headers=headers),
            client.post(path(opened, "seats", 1, "bot"), json={"level": "random"}, headers=headers),
            client.delete(path(opened, "seats", 1), headers=headers),
        ):
            assert answer.status_code == 403, answer.text
    assert server.get(path(opened)).json()["version"] == 1


def test_our_own_page_and_programs_are_let_in(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "random")
    assert close_code(server, opened["table"]["id"], Origin=server.url) is None
    assert close_code(server, opened["table"]["id"]) is None
    with server.client() as client:
        answer = client.post("/api/tables", json=wish("lantern", "me", "random"), headers={"Origin": server.url})
    assert answer.status_code == 201


@pytest.mark.parametrize("kind", ["application/x-www-form-urlencoded", "multipart/form-data", "text/plain", ""])
def test_what_a_form_could_send_is_refused(server: ServerProcess, kind: str) -> None:
    body = json.dumps(wish("lantern", "me", "random"))
    with server.client() as client:
        answer = client.post("/api/tables", content=body, headers={"Content-Type": kind})
    assert answer.status_code == 415


# --- pages and answers ------------------------------------------------------------------------------------------------


def test_every_answer_has_the_headers_that_keep_pages_to_themselves(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "friend")
    table = opened["table"]["id"]
    answers = [
        *(
            server.get(at)
            for at in ("/", f"/table/{table}", f"/table/{table}/join/x", "/assets/nothing.js", "/nowhere")
        ),
        *(server.get(at) for at in ("/api/games", "/api/tables", "/api/tables/nowhere", "/api/openapi.json")),
        server.get(opened["keys"][0]["link"]),
        server.post("/api/tables", {"game": 1}),
        server.delete("/api/games"),
    ]
    assert {answer.status_code for answer in answers} >= {200, 303, 404, 405, 422}
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["referrer-policy"] == "no-referrer"
        if answer.request.url.path.startswith("/api"):
            assert answer.headers["cache-control"] == "no-store"
        if answer.status_code >= 400:
            assert answer.headers["content-type"] == "application/problem+json"
            assert answer.json()["detail"]


def test_no_page_has_script_or_style_inside(server: ServerProcess) -> None:
    for at in ("/", "/table/any", "/rules/any"):
        page = server.get(at).text
        assert '<script type="module"' in page
        assert re.findall(r"<script(?![^>]*\ssrc=)", page) == []
        assert re.findall(r"<style|\sstyle=|\son\w+=|javascript:", page) == []


def test_the_client_writes_no_markup_by_hand() -> None:
    """What people write is text; that a hostile name stays one is shown in a browser (tests/browser)."""
    files = [path for path in CLIENT.rglob("*") if path.suffix in (".svelte", ".ts")]
    sources = [path for path in files if not path.name.endswith(".test.ts")]  # tests are no part of the client
    assert len(sources) > 50
    for path in sources:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(", text), path


def test_secrets_are_kept_in_cookies_that_no_script_reads(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "friend", "random")
    sat = server.post(path(opened, "seats"), {"name": "Bea", **invitation(opened)})
    with server.client() as browser:
        made = browser.post("/api/tables", json=wish("lantern", "me", "random"))
        by_link = browser.get(made.json()["keys"][0]["link"])
    renewed = server.post(path(opened, "seats", 0, "link"), secret=secrets(opened)[0])
    for answer in (sat, made, by_link, renewed):
        cookies = answer.headers.get_list("set-cookie")
        assert len(cookies) == 1
        assert "httponly" in cookies[0].lower()
        assert "samesite=lax" in cookies[0].lower()


def test_a_cookie_opens_the_seat_for_a_browser(server: ServerProcess) -> None:
    with server.client() as browser:
        opened = browser.post("/api/tables", json=wish("lantern", "me", "friend")).json()
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        assert browser.post(path(opened, "invitation"), json={}).status_code == 201
    with connect(
        f"ws://localhost:{server.port}{path(opened, 'socket')}", additional_headers={"Cookie": cookies}, proxy=None
    ) as tab:
        tab.send('{"type":"hello"}')
        assert json.loads(tab.recv(PATIENCE))["seats"][0]["seat"] == 0


# --- seats ------------------------------------------------------------------------------------------------------------


def test_a_secret_opens_its_own_seat_and_no_other(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "me", "me")
    elsewhere = server.open_table("lantern", "me", "me", "me")
    with Player(server, opened["table"]["id"], secrets(opened)[1]) as player:
        player.wait_for("snapshot")
        assert [seat["seat"] for seat in player.state["seats"]] == [1]
        for message in (
            {"type": "move", "decision": 2, "action": player.seat["legal"][0]["notation"]},
            {"type": "undo"},
            {"type": "try", "actions": []},
            {"type": "whynot", "action": "wait"},
            {"type": "hint"},
            {"type": "count"},
            {"type": "answers", "keys": []},
            {"type": "resign"},
            {"type": "chat", "text": "it was me"},
        ):
            for seat in (0, 2, 15):
                assert player.ask(**message, seat=seat)["code"] == "not-yours"
        assert player.ask(type="whynot", seat=1, action="wait")["type"] == "explained"
    for foreign in (secrets(elsewhere)[1], "x" * 32, ""):
        with Player(server, opened["table"]["id"], foreign) as stranger:
            stranger.wait_for("snapshot")
            assert [seat["seat"] for seat in stranger.state["seats"]] == [None]
    assert server.get(path(opened)).json()["version"] == 2


def test_nobody_is_sent_the_secrets_or_the_cards_of_another(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "me", "friend")
    friend = server.sit(opened)
    server.post(path(opened, "start"), secret=friend["secret"])
    keys = [*secrets(opened), friend["secret"]]
    players = [Player(server, opened["table"]["id"], key) for key in keys]
    watching = Player(server, opened["table"]["id"])
    for player in [*players, watching]:
        player.catch_up(1)
    for player in players:
        answer = player.play(player.seat)
        for other in [*players, watching]:
            other.catch_up(answer["version"])
    link = invitation(opened)["invitation"]
    for player in [*players, watching]:
        seat = player.seat["seat"]
        for frame in player.frames:
            assert link not in frame
            assert not [key for key in keys if key in frame]
            for told in json.loads(frame).get("seats", []):
                assert told["seat"] == seat
                for event in told["events"]:
                    if event["kind"] in ("drew", "laid") and event["seat"] != seat:
                        assert "card" not in event
                        assert "cards" not in event


def test_the_database_keeps_no_secret_in_clear(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "friend")
    friend = server.sit(opened)
    hidden = [*secrets(opened), friend["secret"], invitation(opened)["invitation"]]
    files = [file for file in Path(server.folder).iterdir() if file.name.startswith("stampede.db")]
    stored = b"".join(file.read_bytes() for file in files)
    assert opened["table"]["id"].encode() in stored  # it is all there, but for
    for secret in hidden:
        assert secret.encode() not in stored
    assert not [secret for secret in hidden if secret in server.log]


def test_names_are_text_and_short(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "friend")
    assert server.sit(opened, MARKUP[:40])["seat"] == 1
    assert server.get(path(opened)).json()["seats"][1]["name"] == MARKUP[:40]
    assert server.get(path(opened)).headers["content-type"] == "application/json"
    other = server.open_table("lantern", "me", "friend")
    for bad in ("", "   ", "x" * 41, 7):
        assert server.post(path(other, "seats"), {"name": bad, **invitation(other)}).status_code == 422


@pytest.mark.parametrize(
    ("name", "shown"), [("   ", ""), ("a\u0000b", ""), (" a\nb ", "a b"), ("\u202eanA", ""), ("\u200b", "")]
)
def test_a_name_is_a_line_that_can_be_read(server: ServerProcess, name: str, shown: str) -> None:
    """The same conditions hold for the name of the host as for everybody else's."""
    opened = server.open_table("lantern", "me", "friend")
    sat = server.post(path(opened, "seats"), {"name": name, **invitation(opened)})
    seats = [{"kind": "me", "name": name}, {"kind": "bot"}]
    set_by = server.post("/api/tables", {"game": "lantern", "seats": seats})
    for answer in (sat, set_by):
        assert answer.status_code == (201 if shown else 422)
        if shown:
            assert shown in [seat["name"] for seat in answer.json()["table"]["seats"]]


# --- too much ---------------------------------------------------------------------------------------------------------


def test_a_body_that_is_too_large_is_refused(server: ServerProcess) -> None:
    body = json.dumps({**wish("lantern", "me", "random"), "contribution": "0" * LARGEST})
    with server.client() as client:
        answer = client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 413


def test_a_message_that_is_too_large_ends_the_connection_and_not_the_table(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "me")
    one, other = server.players(opened)
    other.catch_up(1)
    one.send(type="chat", id=1, seat=0, text="x" * LARGEST)
    assert one.closed_with() == 1009
    assert other.play(other.seat)["type"] == "ack"


def test_a_flood_is_cut_off_while_a_neighbour_plays(strict: ServerProcess) -> None:
    flooded, neighbour = (strict.open_table("lantern", "me", "random") for _ in range(2))
    with (
        Player(strict, flooded["table"]["id"], secrets(flooded)[0]) as flooding,
        Player(strict, neighbour["table"]["id"], secrets(neighbour)[0]) as playing,
    ):
        flooding.catch_up(1)
        playing.catch_up(1)
        with pytest.raises(ConnectionClosed):
            send_ten_thousand(flooding)
        assert flooding.closed_with() == TOO_MUCH
        seat = playing.wait_until_asked()
        assert seat is not None
        assert playing.play(seat)["type"] == "ack"
    with Player(strict, flooded["table"]["id"], secrets(flooded)[0]) as back:
        back.catch_up(1)
        assert back.table["status"] == "playing"


def send_ten_thousand(player: Player) -> None:
    for _ in range(10_000):
        player.send(type="whynot", id=1, seat=0, action="wait")


def test_too_much_talk_is_refused(strict: ServerProcess) -> None:
    opened = strict.open_table("lantern", "me", "random")
    with Player(strict, opened["table"]["id"], secrets(opened)[0]) as player:
        answers = [player.ask(type="chat", seat=0, text=f"line {number}") for number in range(12)]
    assert answers[0]["type"] == "ack"
    assert "too-fast" in [answer.get("code") for answer in answers]


def test_coming_again_does_not_give_more_talk(strict: ServerProcess) -> None:
    opened = strict.open_table("lantern", "me", "random")
    began, said = time.monotonic(), list[str]()
    for _ in range(4):
        with Player(strict, opened["table"]["id"], secrets(opened)[0]) as player:
            said += [player.ask(type="chat", seat=0, text="¡olé!")["type"] for _ in range(4)]
    assert said[0] == "ack"
    assert said.count("ack") <= 7 + (time.monotonic() - began) / 2


def test_whims_are_refused_before_they_fill_the_log(strict: ServerProcess) -> None:
    opened = strict.open_table("lantern", "me", "random")
    named: list[httpx.Response] = []
    with strict.client(secrets(opened)[0]) as client:
        while not named or named[-1].status_code == 200:
            assert len(named) < 400
            named.append(client.post(path(opened, "seats", 0, "name"), json={"name": f"Ana {len(named)}"}))
    assert len(named) > 60
    assert named[-1].status_code == 429
    assert named[-1].json()["detail"] == "that was too fast: wait a moment"


def test_whole_games_are_not_played_through_for_anybody_without_end(strict: ServerProcess) -> None:
    over = strict.open_table("lantern", "me", "random", options={"lights": 1})
    with Player(strict, over["table"]["id"], secrets(over)[0]) as player:
        player.play_to_the_end()
    looked: list[httpx.Response] = []
    with strict.client() as client:
        while not looked or looked[-1].status_code == 200:
            assert len(looked) < 400
            looked.append(client.get(path(over, ("replay", "proof")[len(looked) % 2])))
    assert len(looked) > 40
    assert looked[-1].status_code == 429


def test_all_connections_of_an_address_share_what_costs_much() -> None:
    async def check() -> None:
        live, _, seat = table_before_its_last_move()
        manners = Manners(100)
        manners.thoughts = Allowance(burst=10, per_second=0.1)
        answers = []
        for _ in range(5):
            connection = connection_at(live)
            connection.manners, connection.readers = manners, [seat]
            for _ in range(4):  # within the limit of each
                await connection._answer(wire.Count(1, seat))
            answers += [json.loads(message).get("code", "") for message in connection._unsent]
        assert answers == [""] * 10 + ["too-fast"] * 10

    asyncio.run(check())


@pytest.mark.parametrize(
    ("question", "burst", "per_second"),
    [({"type": "hint", "seat": 0}, 60, 4), ({"type": "past", "seat": 0, "version": 1}, 30, 2)],
    ids=["hint", "past"],
)
def test_what_costs_most_is_limited_for_an_address(
    strict: ServerProcess, question: dict[str, object], burst: int, per_second: int
) -> None:
    """However many connections ask: hints cost a bot's process, and looking back plays the game through again."""
    opened = strict.open_table("lantern", "me", "me")
    began, answers = time.monotonic(), list[str]()
    while "too-fast" not in answers:
        assert len(answers) < 400
        with Player(strict, opened["table"]["id"], secrets(opened)[0]) as player:
            player.catch_up(1)
            answers += [player.ask(**question).get("code", "") for _ in range(10)]
    given = answers.index("too-fast")
    assert set(answers[:given]) == {""}
    assert burst <= given <= burst + 1 + per_second * (time.monotonic() - began)


def test_whoever_comes_and_goes_without_end_has_to_wait(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, words=["--most-connections", "5"])
    try:
        opened = server.open_table("lantern", "me", "random")
        began, came, refused = time.monotonic(), 0, None
        while refused is None:
            assert came < 400
            with Player(server, opened["table"]["id"], secrets(opened)[0]) as player:
                try:
                    player.catch_up(1)
                    came += 1
                except ConnectionClosed as closed:
                    refused = closed.rcvd
        assert refused.code == TOO_MUCH
        assert 10 <= came <= 11 + 1.25 * (time.monotonic() - began)
    finally:
        server.stop()


def test_whoever_has_one_address_of_ipv6_has_many_and_counts_once() -> None:
    assert household_of("203.0.113.7") == "203.0.113.7"
    assert household_of("::ffff:203.0.113.7") == "203.0.113.7"
    assert household_of("2001:db8:0:7::1") == household_of("2001:db8:0:7:ffff::2%eth0") == "2001:db8:0:7::/64"
    assert household_of("2001:db8:0:8::1") != household_of("2001:db8:0:7::1")
    assert household_of("no: address") == "no: address"
    gate = Gate(Limits(most_connections=2), most=100)
    assert [gate.admit(f"2001:db8::{last}") for last in (1, 2, 3)] == [True, True, False]
    gate.release("2001:db8::1")
    assert gate.admit("2001:db8::3")


def test_who_does_not_read_is_hung_up_on_and_the_table_goes_on(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "me")
    one, other = server.players(opened)
    other.catch_up(1)
    with connect_deaf(server, opened["table"]["id"]):
        other.wait_until(lambda message: message.get("spectators") == 1)
        other.frames.clear()
        ends = time.monotonic() + 2 * PATIENCE
        while not any('"spectators":0' in frame for frame in other.frames):
            assert time.monotonic() < ends
            other.frames.clear()
            for _ in range(50):
                other.send(type="chat", id=0, seat=1, text="¿me oyes? " * 39)
            other.drain()
            one.drain()
    assert one.play(one.seat)["type"] == "ack"


def connect_deaf(server: ServerProcess, table: str) -> socket.socket:
    """A spectator that says hello and then never reads again."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    deaf.connect(("127.0.0.1", server.port))
    request = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost:{server.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    deaf.sendall(request.encode())
    assert deaf.recv(12) == b"HTTP/1.1 101"
    hello = b'{"type":"hello"}'
    deaf.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)  # masked by zeros
    return deaf


def test_connections_of_one_address_have_a_limit(strict: ServerProcess) -> None:
    opened = strict.open_table("lantern", "me", "random")
    with ExitStack() as open_ones:
        refused = None
        for _ in range(80):
            try:
                player = open_ones.enter_context(Player(strict, opened["table"]["id"]))
                player.wait_for("snapshot")
            except ConnectionClosed as closed:
                refused = closed.rcvd
                break
        assert refused is not None
        assert refused.code == TOO_MUCH
    ends = time.monotonic() + PATIENCE
    while close_code(strict, opened["table"]["id"]) is not None:  # the server has to notice that they are gone
        assert time.monotonic() < ends


def test_tables_of_one_address_have_a_limit_rematches_too(strict: ServerProcess) -> None:
    over = strict.open_table("lantern", "me", "random", options={"lights": 1})
    with Player(strict, over["table"]["id"], secrets(over)[0]) as player:
        player.ask(type="resign", seat=0)
        player.wait_until(lambda message: message.get("table", {}).get("status") == "over")
    answers: list[httpx.Response] = []
    with strict.client() as client:
        while not answers or answers[-1].status_code == 201:
            assert len(answers) < 60
            answers.append(client.post("/api/tables", json=wish("lantern", "me", "friend")))
    assert answers[-1].status_code == 429
    assert strict.post(path(over, "rematch"), {}, secrets(over)[0]).status_code == 429
    assert strict.get(path(over)).status_code == 200


def test_unknown_tables_are_not_remembered(server: ServerProcess) -> None:
    assert server.post("/test/loading", {}).json()["locks"] == 0
    for number in range(20):
        assert server.get(f"/api/tables/unknown{number}").status_code == 404
    assert server.post("/test/loading", {}).json()["locks"] == 0
