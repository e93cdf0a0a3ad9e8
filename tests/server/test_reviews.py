"""Looking back at a finished game: what cost most, for whom, and a new table at a past position."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from server.driver import PATIENCE, Player, ServerProcess, play_all_to_the_end, serving
from stampede.engine import is_compiled
from stampede.server import reviews, wire
from stampede.server.reviews import bad_luck
from stampede.server.workers import Looked


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("reviews"), generous=True) as process:
        yield process


def finished(server: ServerProcess, game: str = "lantern", *seats: str) -> dict[str, Any]:
    opened = server.open_table(game, *(seats or ("me", "random")))
    players = server.players(opened)
    for player in players:
        player.wait_for("snapshot")
    play_all_to_the_end(players)
    for player in players:
        player.close()
    return opened


def path(opened: dict[str, Any], *parts: object) -> str:
    return "/".join(map(str, ("/api/tables", opened["table"]["id"], *parts)))


def reviewed(server: ServerProcess, opened: dict[str, Any]) -> dict[str, Any]:
    ends, done = time.monotonic() + 3 * PATIENCE, 0
    while time.monotonic() < ends:
        answer = server.get(path(opened, "seats", 0, "review"), opened["keys"][0]["secret"])
        assert answer.status_code == 200, answer.text
        review: dict[str, Any] = answer.json()
        assert review["done"] >= done
        if review["over"]:
            return review
        assert review["mistakes"] == []
        done = review["done"]
        time.sleep(0.2)
    raise AssertionError("the review does not end")


def test_the_costliest_mistakes_are_told_once_all_decisions_were_looked_at(server: ServerProcess) -> None:
    """Somebody who takes whatever comes first makes some, if not with every deal."""
    for _ in range(5):
        opened = finished(server)
        review = reviewed(server, opened)
        if review["mistakes"] or not is_compiled():
            break
    if not is_compiled():
        assert (review["total"], review["mistakes"]) == (0, [])
        return
    replay = server.get(path(opened, "replay") + "?seat=0").json()["frames"]
    assert 0 < review["total"] == review["done"] <= sum(frame["seat"] == 0 for frame in replay)
    assert review["alone"] is False
    mistakes = review["mistakes"]
    assert 0 < len(mistakes) <= 3
    assert [one["move"] for one in mistakes] == sorted({one["move"] for one in mistakes})
    for one in mistakes:
        played = replay[one["move"] + 1]
        assert (played["seat"], played["action"]["notation"]) == (0, one["chosen"]["notation"])
        assert one["best"]["notation"] != one["chosen"]["notation"]
        assert 0.02 <= one["lost"] <= one["worth"] <= 1
        assert one["playouts"] >= 30
    assert reviewed(server, opened) == review


def looked(move: int, worth: float, lost: float = 0.0, alone: bool = False, playouts: int = 400) -> Looked:
    return Looked(move, 0, 1, [], worth, lost, playouts, alone, lost >= 0.02, 0)


def test_the_deepest_fall_between_two_decisions_was_bad_luck() -> None:
    fall = bad_luck([looked(2, 0.5), looked(5, 0.45, lost=0.1), looked(9, 0.05)], 12, 0.0)
    assert fall == wire.Luck(5, 9, 0.45 - 0.1, 0.05), "what the seat lost by its own choice is not luck"


def test_the_end_may_be_the_worst_luck_and_small_falls_are_none() -> None:
    assert bad_luck([looked(2, 0.5), looked(5, 0.8)], 7, 0.0) == wire.Luck(5, 7, 0.8, 0.0)
    assert bad_luck([looked(2, 0.5), looked(5, 0.42)], 7, 1.0) is None
    assert bad_luck([], 7, 0.0) is None
    assert bad_luck([looked(2, 40.0, alone=True)], 3, 36.0) is None
    assert bad_luck([looked(2, 40.0, alone=True)], 3, 34.0) == wire.Luck(2, 3, 40.0, 34.0)


def test_what_could_not_be_weighed_is_no_fall() -> None:
    """Among very many choices each is tried too rarely to say anything: that is no worth of nothing."""
    unweighed = looked(5, 0.0, playouts=0)
    assert bad_luck([looked(2, 0.5), unweighed, looked(9, 0.45)], 12, 0.4) is None
    assert bad_luck([looked(2, 0.5), unweighed, looked(9, 0.2)], 12, 0.2) == wire.Luck(2, 9, 0.5, 0.2)
    assert bad_luck([unweighed], 7, 0.0) is None


def test_it_rests_while_nobody_asks_and_goes_on_when_somebody_does(tmp_path: Path) -> None:
    with serving(tmp_path, generous=True, tuned="reviews.WANTED=0.05") as server:
        review = reviewed(server, finished(server))
        assert review["done"] == review["total"]


def test_nobody_waits_for_all_that_another_asks_for() -> None:
    async def check() -> None:
        rounds, served = reviews.Rounds(), list[str]()

        async def think(household: str) -> None:
            async with rounds.take(household):
                served.append(household)
                await asyncio.sleep(0)

        await asyncio.gather(*(think(household) for household in ("a", "a", "a", "a", "b", "b")))
        assert served == ["a", "b", "a", "b", "a", "a"]

    asyncio.run(check())


def test_whoever_stops_waiting_keeps_nobody_waiting() -> None:
    async def check() -> None:
        rounds, served = reviews.Rounds(), list[str]()

        async def think(household: str) -> None:
            async with rounds.take(household):
                await asyncio.sleep(0.01)
                served.append(household)

        tasks = [asyncio.create_task(think(household)) for household in "abc"]
        await asyncio.sleep(0)
        tasks[0].cancel()  # in the middle of its thought
        tasks[1].cancel()  # while it waits
        await asyncio.gather(*tasks, return_exceptions=True)
        assert served == ["c"]

    asyncio.run(check())


def test_only_a_few_reviews_are_under_way_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each holds every decision of a game, with all that its seat knew."""
    stopped: list[str] = []

    class Endless:
        over = False

        def __init__(self, live: Any, *_more: object) -> None:
            self.stop = lambda: stopped.append(live.id)

        def go_on(self, household: str) -> None: ...

        def info(self) -> None: ...

    async def check() -> None:
        monkeypatch.setattr(reviews, "Review", Endless)
        known = reviews.Reviews()
        for number in [*range(reviews.MOST_BEGUN), 0, *range(reviews.MOST_BEGUN, reviews.MOST_BEGUN + 3)]:
            await known.of(cast(Any, SimpleNamespace(id=str(number))), 0, "a")
        assert stopped == ["1", "2", "3"]
        known._thinkers.close()

    asyncio.run(check())


def test_only_who_sat_there_may_look_back_and_only_once_it_is_over(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "me")
    ana, bea = (key["secret"] for key in opened["keys"])
    mine, attempts = path(opened, "seats", 0, "review"), path(opened, "attempts")
    for secret, status in ((ana, 409), (bea, 403), (None, 403)):
        assert server.get(mine, secret).status_code == status
    assert server.get(path(opened, "seats", 7, "review"), ana).status_code == 404
    assert server.post(attempts, {"move": 0}, ana).status_code == 409
    assert server.post(attempts, {"move": 0}).status_code == 403


def test_a_past_position_can_be_played_again_against_bots(server: ServerProcess) -> None:
    opened = finished(server, "lantern", "me", "me", "random")
    key = opened["keys"][0]["secret"]
    frames = server.get(path(opened, "replay") + "?seat=0").json()["frames"]
    move = next(index - 1 for index, frame in enumerate(frames) if frame["seat"] == 0 and index > 4)
    answer = server.post(path(opened, "attempts"), {"move": move}, key)
    assert answer.status_code == 201, answer.text
    again = answer.json()
    assert again["invitation"] is None
    assert [key["seat"] for key in again["keys"]] == [0]
    assert again["keys"][0]["secret"] != key
    assert [seat["kind"] for seat in again["table"]["seats"]] == ["human", "bot", "bot"]
    assert again["table"]["known_deal"] is True
    with Player(server, again["table"]["id"], again["keys"][0]["secret"]) as player:
        asked = player.wait_until_asked()
        assert asked is not None
        assert asked["view"] == frames[move]["view"]
        player.play_to_the_end(choice=1)
    late = server.post(path(opened, "attempts"), {"move": len(frames) - 1}, key)
    assert late.status_code == 409
    assert late.json()["detail"] == f"this game has the moves 0 to {len(frames) - 2}"
    assert server.post(path(opened, "attempts"), {"move": -1}, key).status_code == 422
