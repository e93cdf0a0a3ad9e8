"""The deal of the day: one deal for everybody, one try each, and results that only the server's own tables give."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import httpx
import pytest

from server.driver import Player, ServerProcess, serving
from server.test_store import OPENED, on_a_loop, summary, url
from stampede.core.registry import find_game, game_ids
from stampede.match.fairness import commitment_to, mixed_key
from stampede.match.referee import BY_BOT, BY_OWNER, Referee
from stampede.server.daily import SEAT, bots_of, is_settled, medal_for, result_of, setup_of, streak_of
from stampede.server.daily_shelf import DailyShelf, Finished, Result, add_try
from stampede.server.mornings import DAY, begin_of, day_at, end_of, is_summer
from stampede.server.store import Store

__all__ = ["url"]  # a fixture: both databases

SECRET = "5e" * 32
SATURDAY = date(2026, 1, 31)
NOON = datetime(2026, 1, 31, 12, tzinfo=UTC).timestamp()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("daily"), generous=True) as process:
        yield process


class Visitor:
    """A browser: it keeps its cookies."""

    def __init__(self, server: ServerProcess, name: str) -> None:
        self.server = server
        self.name = name
        self.client = server.client()

    def begin(self, game: str = "lantern") -> str:
        answer = self.client.post(f"/api/daily/{game}", json={"name": self.name})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    def sit_at(self, table: str) -> Player:
        return Player(self.server, table, self.client.cookies[f"seat_{table}_0"])

    def today(self, game: str = "lantern") -> dict[str, Any]:
        games: list[dict[str, Any]] = self.client.get("/api/daily").json()["games"]
        return next(one for one in games if one["game"] == game)

    def board(self, game: str = "lantern") -> dict[str, Any]:
        answer = self.client.get(f"/api/daily/{game}")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def line(self) -> dict[str, Any]:
        return next(entry for entry in self.board()["entries"] if entry["mine"])


@pytest.fixture
def visitors(server: ServerProcess) -> Iterator[Any]:
    came: list[Visitor] = []

    def come(name: str) -> Visitor:
        came.append(Visitor(server, name))
        return came[-1]

    yield come
    for visitor in came:
        visitor.client.close()


@pytest.mark.parametrize("game", game_ids())
def test_everybody_gets_the_same_deal_against_the_same_bots(visitors: Any, server: ServerProcess, game: str) -> None:
    ana, bea = visitors("Ana"), visitors("Bea")
    tables = [server.get(f"/api/tables/{visitor.begin(game)}").json() for visitor in (ana, bea)]
    assert tables[0]["id"] != tables[1]["id"]
    assert tables[0]["commitment"] == tables[1]["commitment"] != ""
    assert tables[0]["options"] == tables[1]["options"]
    assert [seat["level"] for seat in tables[0]["seats"][1:]] == bots_of(find_game(game)) == ana.today(game)["bots"]
    views = []
    for visitor, table in zip((ana, bea), tables, strict=True):
        with visitor.sit_at(table["id"]) as player:
            player.wait_for("snapshot")
            views.append((player.seat["view"], [event for event in player.seat["events"] if event["kind"] == "dealt"]))
    assert views[0] == views[1]


def test_the_options_of_the_day_do_not_give_the_dice_away() -> None:
    """The field of the day is made from its date, and with it dice that anybody can work out: not these."""
    game = find_game("raging")
    referee = Referee.open(setup_of(game, SATURDAY, "Ana", SECRET), NOON)
    referee.start(NOON)
    match = referee.table.match
    assert match is not None
    assert (match.options["field"], match.options["seed"]) == ("day", 20260131)
    assert match.key == mixed_key(SECRET, [""]) != game.fixed_key(match.options)
    assert referee.table.commitment == commitment_to(SECRET)


def test_there_is_one_try_and_its_result_is_the_servers(visitors: Any, server: ServerProcess) -> None:
    ana, bea = visitors("Ana"), visitors("Bea <b>")
    assert ana.today()["mine"] is None
    table = ana.begin()
    assert ana.begin() == table, "a second one is the first"
    assert ana.today()["mine"]["state"] == "begun"
    others = bea.begin()
    before = bea.board()
    assert not any(entry["mine"] for entry in before["entries"])
    with ana.sit_at(table) as player:
        player.play_to_the_end()
        outcome = player.table["outcome"]
    line = ana.line()
    assert (line["at_table"], line["score"]) == (outcome["ranks"][0], outcome["scores"][0])
    assert line["moves"] > 0
    assert (line["name"], line["table"]) == ("Ana", table)
    mine = ana.today()["mine"]
    assert (mine["state"], mine["rank"], mine["score"]) == ("done", line["rank"], line["score"])
    assert mine["medal"] in ("gold", "silver", "bronze", "")
    assert ana.begin() == table, "nor is there one afterwards"
    assert ana.client.get("/api/daily").json()["streak"] == 1
    # People who still have a try to make see how others did, but not what they did.
    seen = [entry for entry in bea.board()["entries"] if entry["name"] == "Ana"]
    assert [entry["table"] for entry in seen] == [None]
    with bea.sit_at(others) as player:
        player.play_to_the_end(choice=1)
    seen = [entry for entry in bea.board()["entries"] if entry["name"] == "Ana"]
    assert [entry["table"] for entry in seen] == [table]
    # The same dice for both, as their records say.
    keys = {server.get(f"/api/tables/{each}/record").json()["key"] for each in (table, others)}
    assert len(keys) == 1


def test_nobody_can_send_a_result(visitors: Any) -> None:
    ana = visitors("Ana")
    for body in ({"score": 99}, {"name": "Ana", "place": 1}, {"name": "x" * 41}):
        assert ana.client.post("/api/daily/lantern", json=body).status_code == 422
    assert ana.client.post("/api/daily/chess", json={}).status_code == 404
    assert ana.client.put("/api/daily/lantern", json={"score": 99}).status_code == 405
    assert not any(entry["mine"] for entry in ana.board()["entries"])
    assert ana.client.get("/api/daily/lantern?day=yesterday").status_code == 422
    assert ana.client.get("/api/daily/lantern?day=2999-01-01").status_code == 409
    assert ana.client.get("/api/daily/lantern?day=2020-02-02").json()["entries"] == []


def test_help_and_giving_up_do_not_count(visitors: Any) -> None:
    for name, spoil in (("Carla", "resign"), ("Dora", "swap")):
        visitor = visitors(name)
        table = visitor.begin()
        with visitor.sit_at(table) as player:
            player.wait_until_asked()
            if spoil == "resign":
                assert player.ask(type="resign", seat=0)["type"] == "ack"
            else:  # the host gives a seat to an easier bot
                answer = visitor.client.post(f"/api/tables/{table}/seats/1/bot", json={"level": "gentle"})
                assert answer.status_code == 200, answer.text
                player.play_to_the_end()
            while player.table["status"] != "over":  # a bot plays on
                player.receive()
        assert visitor.today()["mine"]["state"] == "void"
        assert not any(entry["name"] == name for entry in visitor.board()["entries"])


def test_the_secret_stays_until_the_game_is_over(visitors: Any, server: ServerProcess) -> None:
    ana = visitors("Ana")
    table = ana.begin("primes")
    with closing(sqlite3.connect(server.folder / "stampede.db")) as database:
        [[secret]] = database.execute("SELECT secret FROM daily_deals WHERE game = 'primes'")
    with ana.sit_at(table) as player:
        for choice in range(4):
            seat = player.wait_until_asked()
            assert seat is not None
            player.play(seat, choice)
        heard = "".join(player.frames)
    told = [ana.client.get(at) for at in ("/api/daily", "/api/daily/primes", f"/api/tables/{table}", "/api/mine")]
    assert not any(secret in text for text in (heard, *[answer.text for answer in told]))
    for page in ("record", "replay", "proof"):
        assert ana.client.get(f"/api/tables/{table}/{page}").status_code == 409


def test_a_try_that_cannot_be_played_any_more_spoils_nobody_elses_day(tmp_path: Path) -> None:
    """It ended just before an upgrade to other rules, and nobody had looked at the ranks."""
    with serving(tmp_path, generous=True) as server:
        ana = Visitor(server, "Ana")
        table = ana.begin()
        with ana.sit_at(table) as player:
            player.play_to_the_end()
        ana.client.close()
        server.stop()
        with closing(sqlite3.connect(tmp_path / "stampede.db")) as database, database:
            where = "WHERE table_id = ? AND number = 0"
            [[first]] = database.execute(f"SELECT data FROM entries {where}", [table])
            other = json.dumps({**json.loads(first), "rules": 0})
            database.execute(f"UPDATE entries SET data = ? {where}", [other, table])
        server.start()
        bea = Visitor(server, "Bea")
        assert bea.client.get("/api/daily").status_code == 200
        assert bea.board()["entries"] == []
        assert server.log.count("does not count") == 1
        bea.client.close()


def test_a_browser_can_be_forgotten(visitors: Any) -> None:
    ana = visitors("Ana")
    table = ana.begin()
    assert ana.client.post("/api/forget", json={}).json() == {"cookies": 2}
    assert dict(ana.client.cookies) == {}
    assert ana.today()["mine"] is None
    assert ana.begin() != table


def test_the_cookie_is_for_the_server_alone(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.url, trust_env=False) as client:
        said = client.post("/api/daily/lantern", json={}).headers.get_list("set-cookie")
    assert len(said) == 2
    assert all("HttpOnly" in cookie and "SameSite=lax" in cookie for cookie in said)


# --- days and medals --------------------------------------------------------------------------------------------------


def test_a_day_is_a_date_of_the_whole_world() -> None:
    assert day_at(NOON) == SATURDAY
    assert end_of(SATURDAY) == datetime(2026, 2, 1, 7, tzinfo=UTC).timestamp(), "eight in Pamplona, in winter"
    assert end_of(date(2026, 7, 6)) == datetime(2026, 7, 7, 6, tzinfo=UTC).timestamp(), "eight in Pamplona, in summer"
    assert day_at(end_of(SATURDAY) - 1) == SATURDAY
    assert day_at(end_of(SATURDAY)) == date(2026, 2, 1)
    assert not is_settled(SATURDAY, end_of(SATURDAY) + 1800)
    assert is_settled(SATURDAY, end_of(SATURDAY) + 3600)


@pytest.mark.parametrize(
    ("rank", "players", "medal"),
    [
        (1, 1, "gold"),
        (1, 40, "gold"),
        (4, 40, "gold"),
        (5, 40, "silver"),
        (10, 40, "silver"),
        (11, 40, "bronze"),
        (20, 40, "bronze"),
        (21, 40, ""),
        (2, 2, ""),
        (2, 3, "bronze"),
    ],
)
def test_medals_are_for_a_share_of_all(rank: int, players: int, medal: str) -> None:
    assert medal_for(rank, players) == medal


def test_days_follow_one_another_without_a_gap_through_summer_time() -> None:
    """As Spain's clocks say it, on every morning of eleven years."""
    try:
        pamplona = ZoneInfo("Europe/Madrid")
    except ZoneInfoNotFoundError:
        pytest.skip("this system has no list of time zones")
    day = date(2025, 1, 1)
    while day.year < 2036:
        assert begin_of(day) == datetime(day.year, day.month, day.day, 8, tzinfo=pamplona).timestamp()
        assert day_at(begin_of(day)) == day_at(end_of(day) - 1) == day
        day += DAY
    assert [is_summer(date(2026, month, day)) for month, day in ((3, 28), (3, 29), (10, 24), (10, 25))] == [
        False,
        True,
        True,
        False,
    ]


def test_a_streak_ends_with_a_missed_day() -> None:
    days = {"2026-01-28", "2026-01-29", "2026-01-30"}
    assert streak_of(days, SATURDAY) == 3, "today can still be played"
    assert streak_of({*days, "2026-01-31"}, SATURDAY) == 4
    assert streak_of(days - {"2026-01-30"}, SATURDAY) == 0
    assert streak_of(set(), SATURDAY) == 0


def test_a_try_that_ends_too_late_does_not_count() -> None:
    game = find_game("primes")
    for late, counts in ((1800.0, True), (4000.0, False)):
        referee = Referee.open(setup_of(game, SATURDAY, "Ana", SECRET), NOON)
        referee.start(NOON)
        assert result_of(referee, SATURDAY) is None
        now = end_of(SATURDAY) + late
        while not referee.table.over:
            seat = next(seat for seat, asked in enumerate(referee.table.asked) if asked is not None)
            asked = referee.table.asked[seat]
            assert asked is not None
            referee.act(seat, asked.legal[-1], now, by=BY_OWNER if seat == SEAT else BY_BOT)
        found = result_of(referee, SATURDAY)
        assert found is not None
        assert (found.result is not None) == counts


# --- the shelf, on both databases -------------------------------------------------------------------------------------


@on_a_loop
async def test_the_shelf_keeps_secrets_tries_and_ranks(url: str) -> None:
    results = {"a": Result(1, 20, 30), "b": Result(1, 20, 30), "c": Result(1, 20, 31), "d": Result(2, 90, 3), "e": None}
    async with await Store.open(url) as store:
        shelf = DailyShelf(store.database)
        secret = await shelf.secret_of("2026-01-31", "primes")
        assert len(bytes.fromhex(secret)) == 32
        assert await shelf.secret_of("2026-01-31", "primes") == secret
        assert await shelf.secret_of("2026-02-01", "primes") != secret
        assert await shelf.secret_of("2026-01-31", "bulls") != secret
        for player in [*results, "f"]:
            over = "playing" if player == "f" else "over"
            table = summary(f"t-{player}", status=over)
            step = add_try("2026-01-31", "primes", player, table.id)
            assert await store.create_table(table, [OPENED], f"key {player}", more=[step]) == table.id
        again = add_try("2026-01-31", "primes", "a", "t-z")
        assert await store.create_table(summary("t-z"), [OPENED], "key a", more=[again]) == "t-a", "one try each"
        assert sorted(await shelf.unsettled()) == [(f"t-{player}", "2026-01-31") for player in results]
        for player, result in results.items():
            await shelf.settle(Finished(f"t-{player}", 5.0, player.upper(), result))
        await shelf.settle(Finished("t-d", 6.0, "D", Result(1, 999, 1)))  # once is enough
        assert await shelf.unsettled() == []
        board = await shelf.board("2026-01-31", "primes", "d", most=2)
        assert [(one.rank, one.name, one.result) for one in board] == [
            (1, "A", results["a"]),
            (1, "B", results["b"]),
            (4, "D", results["d"]),
        ]
        assert await shelf.players("2026-01-31") == {"primes": 4}
        [own] = await shelf.tries_of("c")
        assert (own.rank, own.players, own.is_over, own.result) == (3, 4, True, results["c"])
        [open_] = await shelf.tries_of("f")
        assert (open_.is_over, open_.result) == (False, None)
        await store.delete_table("t-a")
        assert await shelf.tries_of("a") == []
