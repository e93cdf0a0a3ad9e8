"""The server keeps its word: nobody is played for behind their back, a closed seat stays closed, a failed write changes
nothing and stops nothing.

`STAMPEDE_LOCKED=60 STAMPEDE_LOCKED_TABLES=50 STAMPEDE_RESTARTED=1000` make it the long run (`run.py faults`).
"""

from __future__ import annotations

import json
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from server.driver import PATIENCE, ConnectionClosed, Player, ServerProcess, invitation, play_all_to_the_end, wish

LOCKED = float(os.environ.get("STAMPEDE_LOCKED", "0"))  # seconds for which the database stays locked, at least
LOCKED_TABLES = int(os.environ.get("STAMPEDE_LOCKED_TABLES", "2"))
RESTARTED = int(os.environ.get("STAMPEDE_RESTARTED", "2"))  # tables in play when the server is killed
GRACE = 0.6
BUSY = 1.0


class Hurried(ServerProcess):
    """A server whose people are patient for less than a second, and whose database is given up on as quickly."""

    environment = {  # noqa: RUF012
        "STAMPEDE_TUNED": f"lobby.LIVE_GRACE={GRACE};lobby.RECONNECTING=0.1;sqlite.BUSY_SECONDS={BUSY}"
    }


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = Hurried(tmp_path_factory.mktemp("word"), generous=True)
    yield process
    assert process.alive, process.log
    process.stop()
    assert "Traceback" not in process.log, process.log


def database(server: ServerProcess) -> sqlite3.Connection:
    return sqlite3.connect(server.folder / "stampede.db", isolation_level=None)


@contextmanager
def locked(server: ServerProcess) -> Iterator[None]:
    """Somebody else writes to the database, and takes their time."""
    with closing(database(server)) as other:
        other.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            other.execute("ROLLBACK")


def info(server: ServerProcess, opened: dict[str, Any]) -> dict[str, Any]:
    told: dict[str, Any] = server.get(f"/api/tables/{opened['table']['id']}").json()
    return told


def path(opened: dict[str, Any], *parts: object) -> str:
    return "/".join(["/api/tables", opened["table"]["id"], *map(str, parts)])


def secret(opened: dict[str, Any], seat: int = 0) -> str:
    return next(key["secret"] for key in opened["keys"] if key["seat"] == seat)


def kinds(player: Player) -> list[str]:
    """Of everything that happened, as the player was told."""
    told: list[str] = []
    for frame in map(json.loads, player.frames):
        if frame["type"] == "snapshot":
            told = []
        if frame["type"] in ("snapshot", "update"):
            told += [event["kind"] for event in frame["seats"][0]["events"]]
    return told


# --- nobody plays at a table that nobody watches ----------------------------------------------------------------------


def test_playing_alone_leaving_is_a_pause(server: ServerProcess) -> None:
    opened = server.open_table("primes", "me", "random", "random")
    with Player(server, opened["table"]["id"], secret(opened)) as player:
        asked = player.wait_until_asked()
        assert asked is not None
        version = player.version
    time.sleep(2 * GRACE)
    after = info(server, opened)
    assert (after["version"], after["status"]) == (version, "playing")
    assert not after["seats"][0]["stand_in"]


def test_a_bot_stands_in_while_somebody_waits_says_so_and_goes_at_the_first_touch(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "me")
    one, other = server.players(opened)
    for player in (one, other):
        player.wait_for("snapshot")
    assert other.play(other.seat)["type"] == "ack"  # both lay a card: the other one waits now
    one.close()
    other.wait_until(lambda message: message.get("table", {}).get("seats", [{}])[0].get("stand_in") is True)
    other.wait_until(lambda message: message.get("table", {}).get("seats", [{}])[0].get("stood_in", 0) > 0)
    with Player(server, opened["table"]["id"], secret(opened)) as back:
        seat = back.wait_for("snapshot")["table"]["seats"][0]
        assert seat["stand_in"] is False
        assert seat["stood_in"] >= 1
        told = [kind for kind in kinds(back) if kind.startswith("stand-in")]
        assert told == ["stand-in-came", "stand-in-left"]
        other.catch_up(back.version)
        assert [kind for kind in kinds(other) if kind.startswith("stand-in")] == ["stand-in-came", "stand-in-left"]
        play_all_to_the_end([back, other])
        counts = [seat["stood_in"] for seat in other.table["seats"]]
        assert counts[0] >= 1
        assert server.get(path(opened, "record")).json()["stood_in"] == counts
    other.close()


def test_when_the_last_person_leaves_the_stand_in_stops_too(server: ServerProcess) -> None:
    opened = server.open_table("primes", "me", "me")
    players = server.players(opened)
    for player in players:
        player.wait_for("snapshot")
    mover, other = sorted(players, key=lambda player: player.seat["decision"] is None)
    seat = mover.seat["seat"]
    mover.close()
    other.wait_until(lambda message: message.get("table", {}).get("seats", [{}] * 2)[seat].get("stand_in") is True)
    other.wait_until_asked()
    other.play(other.seat, -1)
    other.close()
    time.sleep(0.3)  # a bot that was thinking when they left
    version = info(server, opened)["version"]
    time.sleep(2 * GRACE)
    assert info(server, opened)["version"] == version


def test_after_a_restart_nobody_is_played_for_and_a_stale_table_does_not_empty_the_lobby(tmp_path: Path) -> None:
    server = Hurried(tmp_path, generous=True)
    try:
        kinds_of_seats = (("me", "random"), ("me", "me"))
        tables = [server.open_table("primes", *kinds_of_seats[number % 2]) for number in range(RESTARTED)]
        stale, fine = (server.open_table("lantern", "me", "friend", public=True) for _ in range(2))
        with Player(server, tables[0]["table"]["id"], secret(tables[0])) as player:
            player.wait_until_asked()
        before = [info(server, opened)["version"] for opened in tables]
        server.kill()
        make_stale(server, stale["table"]["id"])
        began = time.monotonic()
        server.start()
        assert server.get("/api/games").status_code == 200
        print(f"first answer {time.monotonic() - began:.2f} s after the start, with {RESTARTED} tables in play")
        assert [info(server, opened)["version"] for opened in tables] == before  # which wakes them
        lobby = [server.get("/api/tables") for _ in range(2)]
        assert [answer.status_code for answer in lobby] == [200, 200]
        assert [table["id"] for table in lobby[0].json()] == [fine["table"]["id"]]
        assert server.log.count("cannot be listed") == 1
        time.sleep(2 * GRACE)
        assert [info(server, opened)["version"] for opened in tables] == before
    finally:
        server.stop()


def test_a_table_whose_log_says_nothing_we_know_breaks_neither_the_lobby_nor_the_server(server: ServerProcess) -> None:
    broken = [server.open_table("lantern", "me", "friend", public=True) for _ in range(4)]
    fine = server.open_table("lantern", "me", "friend", public=True)
    for opened in [*broken, fine]:
        server.sit(opened)
        server.delete(path(opened, "seats", 1), secret(opened))
    ids = [opened["table"]["id"] for opened in broken]
    server.kill()
    with closing(database(server)) as other:
        where = "where table_id = ? and number = 1"
        other.execute(f"update entries set kind = 'unheard-of' {where}", [ids[0]])
        other.execute(f"update entries set data = '{{}}' {where}", [ids[1]])
        other.execute(f"update entries set data = 'no json' {where}", [ids[2]])
        other.execute(f"delete from entries {where}", [ids[3]])
    server.start()
    lobby = server.get("/api/tables")
    assert lobby.status_code == 200
    listed = {table["id"] for table in lobby.json()}
    assert fine["table"]["id"] in listed
    assert not listed & set(ids)
    for opened in broken:
        answer = server.get(path(opened))
        assert (answer.status_code, "damaged" in answer.json()["detail"]) == (422, True)
        with Player(server, opened["table"]["id"], secret(opened)) as player:
            assert player.closed_with() == 4022


def make_stale(server: ServerProcess, table: str) -> None:
    """Lets a table be one of other rules."""
    with closing(database(server)) as other:
        where = "where table_id = ? and number = 0"
        [[first]] = other.execute(f"select data from entries {where}", [table]).fetchall()
        other.execute(f"update entries set data = ? {where}", [json.dumps({**json.loads(first), "rules": 0}), table])


# --- a closed seat stays closed ---------------------------------------------------------------------------------------


def test_who_connected_before_the_link_was_closed_and_says_hello_later_gets_nothing(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "me")
    thief = Player(server, opened["table"]["id"], secret(opened), greet=False)
    renewed = server.post(path(opened, "seats", 0, "link"), secret=secret(opened))
    assert renewed.status_code == 201
    with suppress(ConnectionClosed):  # the server may have hung up already
        thief.send(type="hello", version=0)
    assert thief.closed_with() == 4001
    assert thief.frames == []


@contextmanager
def without(server: ServerProcess, statement: str) -> Iterator[None]:
    """What the database does not let anybody do to secrets meanwhile."""
    with closing(database(server)) as other:
        other.execute(f"CREATE TRIGGER never BEFORE {statement} ON secrets BEGIN SELECT raise(ABORT, 'never'); END")
        try:
            yield
        finally:
            other.execute("DROP TRIGGER never")


def test_a_seat_is_given_away_together_with_its_secrets_or_not_at_all(server: ServerProcess) -> None:
    """Otherwise the former owner would see the present one's cards, and play them."""
    opened = server.open_table("lantern", "me", "friend", "friend")
    friend, other = server.sit(opened), server.sit(opened, "Cy")
    with without(server, "DELETE"):
        refused = server.delete(path(opened, "seats", 1), secret(opened))
        assert (refused.status_code, refused.json()["title"]) == (503, "not-written")
        assert server.post(path(opened, "seats", 2, "bot"), {"level": "random"}, secret(opened)).status_code == 503
        assert server.delete(path(opened, "seats", 2), other["secret"]).status_code == 503
    assert [seat["kind"] for seat in info(server, opened)["seats"]] == ["human", "human", "human"]
    with Player(server, opened["table"]["id"], friend["secret"]) as removed:
        removed.wait_for("snapshot")
        assert server.delete(path(opened, "seats", 1), secret(opened)).status_code == 200
        assert removed.closed_with() == 4001
        assert [frame for frame in removed.frames if '"freed"' in frame or '"version":4' in frame] == []
    with Player(server, opened["table"]["id"], friend["secret"]) as removed:
        assert removed.wait_for("snapshot")["seats"][0]["seat"] is None


def test_a_link_that_cannot_be_replaced_stays(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "friend")
    with without(server, "INSERT"):
        assert server.post(path(opened, "seats", 0, "link"), secret=secret(opened)).status_code >= 400
        assert server.post(path(opened, "invitation"), secret=secret(opened)).status_code >= 400
    with Player(server, opened["table"]["id"], secret(opened)) as owner:
        assert owner.wait_for("snapshot")["seats"][0]["seat"] == 0
    server.sit(opened)


# --- nobody sees what is not committed --------------------------------------------------------------------------------


def test_while_a_move_is_being_saved_every_door_shows_the_table_before_it(server: ServerProcess) -> None:
    opened = server.open_table("primes", "me", "me")
    players = server.players(opened)
    for player in players:
        player.wait_for("snapshot")
    mover = next(player for player in players if player.seat["decision"] is not None)
    seat, before = mover.seat["seat"], mover.seat
    second_tab = Player(server, opened["table"]["id"], secret(opened, seat))
    second_tab.wait_for("snapshot")
    with locked(server):
        mover.send(type="move", id=77, seat=seat, decision=before["decision"], action="pass")
        time.sleep(0.2)
        assert info(server, opened)["version"] == opened["table"]["version"]
        drafted = second_tab.ask(type="try", seat=seat, actions=[])
        assert drafted["view"] == before["view"]
        assert drafted["legal"] == before["legal"]
        assert second_tab.ask(type="whynot", seat=seat, action="pass")["reason"] is None
        with Player(server, opened["table"]["id"], secret(opened, seat)) as third:
            assert third.wait_for("snapshot")["seats"][0]["view"] == before["view"]
    assert mover.wait_until(lambda message: message.get("id") == 77)["type"] == "ack"
    assert info(server, opened)["version"] == opened["table"]["version"] + 1
    for player in [*players, second_tab]:
        player.close()


# --- after a failed write ---------------------------------------------------------------------------------------------


def test_after_a_lock_bots_play_on_people_are_told_and_the_log_says_it_once(server: ServerProcess) -> None:
    bots = [server.open_table("lantern", "random", "random", "random") for _ in range(LOCKED_TABLES)]
    people = server.open_table("lantern", "me", "me")
    one, other = server.players(people)
    one.wait_for("snapshot")
    with locked(server):
        began = time.monotonic()
        watching = [Player(server, opened["table"]["id"]) for opened in bots]  # so the bots begin
        for spectator in watching:
            spectator.wait_for("snapshot")
        refused = one.play(one.seat)
        assert (refused["type"], refused["code"]) == ("refusal", "not-written")
        problem = server.post(path(people, "seats", 0, "name"), {"name": "Eva"}, secret(people))
        assert (problem.status_code, problem.json()["title"]) == (503, "not-written")
        assert "try again" in problem.json()["detail"]
        opening = server.post("/api/tables", wish("lantern", "me", "me"))
        assert opening.status_code == 503
        time.sleep(max(0.0, LOCKED - (time.monotonic() - began)))
    unlocked = time.monotonic()
    assert one.play(one.seat)["type"] == "ack"
    for spectator in watching:
        spectator.wait_until(lambda message: message.get("table", {}).get("status") == "over")
    print(f"{LOCKED_TABLES} tables played on to the end within {time.monotonic() - unlocked:.1f} s of the lock")
    for opened in (*bots, people):
        said = [line for line in server.log.splitlines() if opened["table"]["id"] in line]
        assert len([line for line in said if "cannot be saved" in line]) == 1, said
        assert len([line for line in said if "saved again" in line]) == 1, said
    for player in (one, other, *watching):
        player.close()


# --- the lobby --------------------------------------------------------------------------------------------------------


def test_a_refused_sit_down_leaves_nothing_behind(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "friend")

    def secrets() -> int:
        with closing(database(server)) as other:
            [[count]] = other.execute("select count(*) from secrets where table_id = ?", [opened["table"]["id"]])
            return int(count)

    before = secrets()
    for name in ("\u202e", " "):
        refused = server.post(path(opened, "seats"), {"name": name, **invitation(opened)})
        assert refused.status_code == 422
    assert secrets() == before
    server.sit(opened)
    assert secrets() == before + 1
    assert server.post(path(opened, "seats"), {"name": "Cy", **invitation(opened)}).status_code == 409
    assert secrets() == before + 1


# --- fairness ---------------------------------------------------------------------------------------------------------


def test_nobody_adds_to_the_dice_before_they_have_seen_the_commitment(server: ServerProcess) -> None:
    asked = wish("lantern", "me", "random", contribution="00ff")
    early = server.post("/api/tables", asked)
    assert (early.status_code, early.json()["title"]) == (409, "no-commitment")
    promised = server.promised()
    opened = server.post("/api/tables", {**asked, "commitment": promised})
    assert opened.status_code == 201
    assert opened.json()["table"]["commitment"] == promised
    again = server.post("/api/tables", {**asked, "commitment": promised})
    assert (again.status_code, again.json()["title"]) == (409, "no-commitment"), "a secret is good for one table"


def test_a_retry_with_the_same_key_gets_the_same_table_though_its_commitment_is_used(server: ServerProcess) -> None:
    asked = wish("lantern", "me", "random", contribution="00ff", commitment=server.promised())
    with server.client() as client:
        answers = [client.post("/api/tables", json=asked, headers={"Idempotency-Key": "k" * 20}) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [201, 201]
    assert answers[0].json()["table"]["id"] == answers[1].json()["table"]["id"]


def test_a_rematch_commits_itself_first_and_the_same_deal_is_known(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "random", options={"lights": 1})
    with Player(server, opened["table"]["id"], secret(opened)) as player:
        player.play_to_the_end()
    early = server.post(path(opened, "rematch"), {"contribution": "00ff"}, secret(opened))
    assert (early.status_code, early.json()["title"]) == (409, "no-commitment")
    promised = server.promised()
    fresh = server.post(path(opened, "rematch"), {"contribution": "00ff", "commitment": promised}, secret(opened))
    assert (fresh.status_code, fresh.json()["commitment"], fresh.json()["known_deal"]) == (201, promised, False)
    same = server.post(path(opened, "rematch"), {"same_deal": True}, secret(opened)).json()
    assert same["known_deal"] is True
    with Player(server, same["id"], secret(opened)) as player:
        player.play_to_the_end()
        assert kinds(player).count("known-deal") == 1
    record = server.get(f"/api/tables/{same['id']}/record").json()
    assert record["known_deal"] is True
    proof = server.get(f"/api/tables/{same['id']}/proof").json()
    assert proof["proven"] is True
    assert any("earlier game" in line for line in proof["lines"])
    assert "known_deal" not in server.get(path(opened, "record")).json()


# --- names ------------------------------------------------------------------------------------------------------------


def test_who_has_no_name_gets_a_friendly_one_and_can_change_it_for_everybody_to_see(server: ServerProcess) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "friend"}]
    opened = server.post("/api/tables", {"game": "lantern", "seats": seats}).json()
    sat = server.post(path(opened, "seats"), invitation(opened)).json()
    names = [seat["name"] for seat in sat["table"]["seats"]]
    assert len({name.casefold() for name in names}) == 3
    assert not {"Host", "Anfitrión", "Player", ""} & set(names)
    assert server.post(path(opened, "start"), secret=secret(opened)).status_code == 200
    with Player(server, opened["table"]["id"]) as watching:
        watching.wait_for("snapshot")
        assert server.post(path(opened, "seats", 2, "name"), {"name": "Eva"}, secret(opened)).status_code == 403
        answer = server.post(path(opened, "seats", 0, "name"), {"name": " Eva  Luz "}, secret(opened))
        assert answer.json()["seats"][0]["name"] == "Eva Luz"
        update = watching.wait_for("update", timeout=PATIENCE)
        assert update["table"]["seats"][0]["name"] == "Eva Luz"
        assert update["seats"][0]["events"] == [{"kind": "renamed", "seat": 0, "before": names[0]}]
