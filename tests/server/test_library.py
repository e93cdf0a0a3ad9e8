"""What can be read: words, actions, rulebooks, lessons, one's own tables, replays, proofs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from server.driver import Player, ServerProcess, play_all_to_the_end, serving, wish
from stampede.core.registry import find_game, game_ids
from stampede.match.lessons import read_lessons
from stampede.match.rulebook import page_of, read_clauses
from stampede.match.words import LANGUAGES, words_for


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("library"), generous=True) as process:
        yield process


@pytest.fixture(scope="module")
def finished(server: ServerProcess) -> dict[str, Any]:
    opened = server.open_table("primes", "me", "me", contribution="abcd")
    play_all_to_the_end(server.players(opened), choice=1)
    return opened


def at(opened: dict[str, Any], *more: str) -> str:
    return "/".join(["/api/tables", opened["table"]["id"], *more])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_game_are_those_of_the_house_and_its_own(server: ServerProcess, language: str) -> None:
    for game in [*game_ids(), "lantern"]:
        answer = server.get(f"/api/games/{game}/words?lang={language}")
        assert answer.headers["content-type"].startswith("text/plain")
        assert "\nlist-and = " in "\n" + answer.text
        assert "\ngame-title = " in answer.text


def test_a_games_actions_are_its_whole_table(server: ServerProcess) -> None:
    for id in [*game_ids(), "lantern"]:
        answer = server.get(f"/api/games/{id}/actions").json()
        if id == "lantern":
            assert answer["actions"]
            continue
        game = find_game(id)
        assert answer["digest"] == game.digest
        assert [(entry["verb"], tuple(entry["args"]), entry["notation"]) for entry in answer["actions"]] == [
            (action.verb, action.args, action.notation) for action in game.actions
        ]
        assert [entry["index"] for entry in answer["actions"]] == list(range(len(game.actions)))
        assert all(entry["clause"] == game.clause_for(entry["verb"]) for entry in answer["actions"])
        parted = {name: game.parts(name) for name in game.components(game.max_seats)}
        assert answer["parts"] == {name: parts for name, parts in parted.items() if parts}
        assert bool(answer["parts"]) == (id == "primes")


def test_a_browser_fetches_the_actions_once(server: ServerProcess) -> None:
    first = server.get("/api/games/primes/actions")
    assert first.headers["cache-control"] == "no-cache"
    assert first.headers["content-encoding"] == "gzip"
    again = server.get("/api/games/primes/actions", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    other = server.get("/api/games/street/actions", headers={"if-none-match": first.headers["etag"]})
    assert other.status_code == 200
    assert other.headers["etag"] != first.headers["etag"]


def test_what_is_no_game_has_no_words(server: ServerProcess) -> None:
    for what in ("words", "actions", "rules", "lessons"):
        answer = server.get(f"/api/games/chess/{what}")
        assert (answer.status_code, answer.json()["title"]) == (404, "No such game")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", game_ids())
def test_the_rulebook_is_whole_in_every_language(server: ServerProcess, id: str, language: str) -> None:
    game = find_game(id)
    book = server.get(f"/api/games/{id}/rules?lang={language}").json()
    assert book["language"] == language
    clauses = [clause for section in book["sections"] for clause in section["clauses"]]
    english = read_clauses(page_of(game, "en"))
    # Whence it comes is the same in every language; what was ruled is in its own words.
    marks = re.compile(r"\b(book|house|fact)\b")
    assert [(clause["id"], marks.findall(clause["source"])) for clause in clauses] == [
        (clause.id, marks.findall(clause.source)) for clause in english
    ]
    assert not any(mark in clause["text"] for clause in clauses for mark in ("**", "\n", "`"))


@pytest.mark.parametrize("id", game_ids())
def test_lessons_are_real_positions_with_a_sentence_in_every_language(server: ServerProcess, id: str) -> None:
    game = find_game(id)
    lessons = server.get(f"/api/games/{id}/lessons").json()
    assert len(lessons) >= 5
    assert [lesson["key"] for lesson in lessons] == [lesson.key for lesson in read_lessons(game)]
    for lesson in lessons:
        assert lesson["view"]["reader"] == lesson["seat"]
        for language in LANGUAGES:
            assert len(words_for(game, language).text(f"lesson-{lesson['key']}")) > 30


def test_my_tables_are_those_that_my_cookies_open(server: ServerProcess) -> None:
    with server.client() as mine, server.client() as other:
        waiting = mine.post("/api/tables", json=wish("lantern", "me", "friend")).json()["table"]["id"]
        playing = mine.post("/api/tables", json=wish("lantern", "me", "me")).json()["table"]["id"]
        other.post("/api/tables", json=wish("lantern", "me", "me"))
        listed = mine.get("/api/mine").json()
        assert [table["id"] for table in listed] == [playing, waiting]  # what waits for me first
        assert listed[0]["mine"] == [0, 1]
        assert listed[0]["waiting_for"]
        assert (listed[1]["status"], listed[1]["mine"], listed[1]["waiting_for"]) == ("open", [0], [])
        assert [seat["kind"] for seat in listed[1]["seats"]] == ["human", "open"]
        assert len(other.get("/api/mine").json()) == 1
    assert server.get("/api/mine").json() == []


def test_a_cookie_that_opens_nothing_is_forgotten(server: ServerProcess) -> None:
    with server.client() as browser:
        table = browser.post("/api/tables", json=wish("lantern", "me", "friend")).json()["table"]["id"]
        browser.cookies.set(f"seat_{table}_1", "guessed", domain="localhost.local", path="/")
        browser.cookies.set("seat_nowhere_0", "old", domain="localhost.local", path="/")
        answer = browser.get("/api/mine", headers={"cookie": f"seat_{table}_1=guessed; seat_nowhere_0=old"})
        assert answer.json() == []
        forgotten = [cookie for cookie in answer.headers.get_list("set-cookie") if "Max-Age=0" in cookie]
        assert {cookie.split("=")[0] for cookie in forgotten} == {f"seat_{table}_1", "seat_nowhere_0"}


def test_a_finished_game_is_replayed_as_a_reader_saw_it(server: ServerProcess, finished: dict[str, Any]) -> None:
    as_one = server.get(at(finished, "replay?seat=1")).json()
    as_nobody = server.get(at(finished, "replay")).json()
    moves = server.get(at(finished, "record")).json()["moves"]
    for replay, reader in ((as_one, 1), (as_nobody, None)):
        assert len(replay["frames"]) == len(moves) + 1
        assert replay["reader"] == reader
        assert replay["frames"][0]["seat"] is None
    middle = len(moves) // 2
    assert as_one["frames"][middle]["view"]["players"][1]["hand"] is not None
    assert as_one["frames"][middle]["view"]["players"][0]["hand"] is None
    assert as_nobody["frames"][middle]["view"]["players"][1]["hand"] is None
    assert as_nobody["frames"][-1]["view"]["players"][1]["hand"] is not None  # over: everything is open
    assert server.get(at(finished, "replay?seat=7")).status_code == 422


def test_the_dice_of_a_finished_game_are_proven_in_words(server: ServerProcess, finished: dict[str, Any]) -> None:
    english, spanish = (server.get(at(finished, f"proof?lang={language}")).json() for language in LANGUAGES)
    assert english["proven"]
    assert english["commitment"] == finished["table"]["commitment"]
    assert any(english["commitment"] in line for line in english["lines"])
    assert len(english["lines"]) == len(spanish["lines"]) == 5
    assert english["lines"][0] != spanish["lines"][0]


def test_what_is_for_finished_games_waits(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "me")
    for what in ("replay", "proof", "record"):
        assert server.get(at(opened, what)).status_code == 409


def test_events_say_when_they_show_what_others_do_not_see(server: ServerProcess) -> None:
    opened = server.open_table("primes", "me", "me")
    with Player(server, opened["table"]["id"], opened["keys"][0]["secret"]) as player:
        told = player.wait_for("snapshot")["seats"][0]["events"]
    mine = [event for event in told if event["kind"] == "dealt" and event["seat"] == 0]
    others = [event for event in told if event["kind"] == "dealt" and event["seat"] == 1]
    assert [(event["seen"], "card" in event) for event in mine] == [(True, True)]
    assert [("seen" in event, "card" in event) for event in others] == [(False, False)]
