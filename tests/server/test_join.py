"""Bots from elsewhere at a live table: in any language, killed and started again, or talking nonsense."""

from __future__ import annotations

import json
import re
import stat
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from server.driver import ConnectionClosed, Player, ServerProcess, serving
from server.joining import IN_JAVASCRIPT, IN_PYTHON, Joining, keys_in, open_seat, play_people, start
from stampede.cli import main
from stampede.client.programs import Answer, Decide, Over, Refusal, Welcome
from stampede.core.registry import game_ids
from stampede.server.codes import CloseCode

GUEST = 2  # its seat


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Generous to the people, who are quick; programs pace themselves."""
    with serving(tmp_path_factory.mktemp("join"), generous=True) as process:
        yield process


def moves_of(server: ServerProcess, table: str, seat: int) -> int:
    """How many moves a seat has made, as the record of the game tells."""
    record = server.get(f"/api/tables/{table}/record").json()
    return sum(move[0] == seat for move in record["moves"])


@pytest.mark.parametrize("game", game_ids())
def test_a_bot_in_another_language_is_killed_halfway_and_carries_on(
    server: ServerProcess, tmp_path: Path, game: str
) -> None:
    opened, people = open_seat(server, game)
    words = [opened["invitation"], "--bot", IN_JAVASCRIPT, "--name", "Rosita"]
    bot = Joining(tmp_path, *words)
    bot.wait_for_log("Waiting for the game to begin.")
    start(server, opened)
    people[0].catch_up(3)
    assert people[0].table["seats"][GUEST]["name"] == "Rosita"
    assert people[0].table["seats"][GUEST]["program"]
    version = people[0].version
    asked = f"playing {game} in seat {GUEST + 1}"
    play_people(people, lambda: people[0].version >= version + 6 and asked in bot.log)
    assert people[0].table["status"] == "playing"
    bot.kill()
    [key] = keys_in(tmp_path)
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    again = Joining(tmp_path, *words)
    play_people(people, lambda: False)
    assert again.wait() == 0, again.log
    assert people[0].table["status"] == "over"
    assert people[0].table["seats"][GUEST]["stood_in"] == 0
    assert moves_of(server, opened["table"]["id"], GUEST) > 1
    assert again.log.count(asked) == 2, "it decided before it was killed, and afterwards"
    assert "\n1. " in again.log
    assert not keys_in(tmp_path), "the key of a game that is over is thrown away"
    secret = opened["invitation"].rsplit("/", 1)[1]
    assert secret not in again.log
    assert secret not in server.log
    for player in people:
        player.close()


def play_through(server: ServerProcess, folder: Path, *words: str, game: str = "lantern") -> str:
    """A table of two people and the bot that these words name; what the bot's command said."""
    opened, people = open_seat(server, game)
    bot = Joining(folder, opened["invitation"], *words)
    bot.wait_for_log("Waiting for the game to begin.")
    start(server, opened)
    play_people(people, lambda: False)
    assert bot.wait() == 0, bot.log
    assert people[0].table["seats"][GUEST]["stood_in"] == 0
    for player in people:
        player.close()
    return bot.log


def test_the_example_in_python_plays(server: ServerProcess, tmp_path: Path) -> None:
    assert "playing lantern in seat 3" in play_through(server, tmp_path, "--bot", IN_PYTHON)


def test_one_of_our_bots_plays(server: ServerProcess, tmp_path: Path) -> None:
    said = play_through(server, tmp_path, "--bot", "steady", "--name", "Rosita")
    assert "Rosita has seat 3 of 3 (lantern)." in said
    assert "Rosita: " in said


OWN_BOT = """
from stampede.bots.bot import Bot

class Last(Bot):
    def choose(self, game, view, seat, legal, rng):
        assert view.reader == seat
        return legal[-1]
"""


def test_a_class_of_somebodys_plays(server: ServerProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.py").write_text(OWN_BOT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert "steady decided instead" not in play_through(server, tmp_path, "--bot", "mine:Last", game="primes")


def test_two_of_a_kind_have_two_seats_and_each_goes_on_with_its_own(server: ServerProcess, tmp_path: Path) -> None:
    opened = server.open_table("lantern", "me", "friend", "friend")
    words = [opened["invitation"], "--bot", "steady", "--stay"]
    for _ in range(2):  # the second time, both have been killed
        bots = [Joining(tmp_path, *words)]
        bots[0].wait_for_log("has seat 2 of 3")
        bots.append(Joining(tmp_path, *words))
        bots[1].wait_for_log("has seat 3 of 3")
        assert len(keys_in(tmp_path)) == 2
        for bot in bots:
            bot.kill()
        bots[0].said.unlink()
    # With another bot it would be another guest, and there is no seat left; with the key, it takes over.
    words = [opened["invitation"], "--bot", "gentle"]
    late = Joining(tmp_path, *words)
    assert late.wait() == 1
    assert "all seats are taken" in late.log
    heir = Joining(tmp_path, *words, "--key", str(keys_in(tmp_path)[0]))
    heir.wait_for_log("has seat 2 of 3")
    heir.kill()


def test_a_guest_stays_for_the_rematch(server: ServerProcess, tmp_path: Path) -> None:
    opened = server.open_table("lantern", "me", "friend")
    bot = Joining(tmp_path, opened["invitation"], "--bot", "steady", "--stay")
    bot.wait_for_log("Waiting for the game to begin.")
    start(server, opened)
    [player] = server.players(opened)
    player.play_to_the_end()
    answer = server.post(f"/api/tables/{player.table['id']}/rematch", {}, opened["keys"][0]["secret"])
    with Player(server, answer.json()["id"], opened["keys"][0]["secret"]) as again:
        again.catch_up(1)
        assert again.table["seats"][1]["program"]
        again.play_to_the_end()
        assert again.table["seats"][1]["stood_in"] == 0
    player.close()
    assert bot.log.count("has seat 2 of 2 (lantern)") == 2
    bot.kill()


NONSENSE = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] in ("decide", "refusal"):
        print({answer}, flush=True)
"""
FLOOD = "import sys\nsys.stdin.readline()\nwhile True: print('{}')"


@pytest.mark.parametrize(
    ("program", "why"),
    [
        (NONSENSE.format(answer="'hello'"), "gave no answer 21 times in this game"),
        (NONSENSE.format(answer="json.dumps({'id': message['id'], 'action': 'fly'})"), "'fly' is not an action"),
        (NONSENSE.format(answer="json.dumps({'id': 9, 'action': 0})"), "not 9"),
        (NONSENSE.format(answer="'x' * 100_000"), "gave no answer 21 times"),
        (FLOOD, "gave no answer 21 times"),
        ("raise SystemExit", "has ended, for the 4th time"),
    ],
    ids=["nonsense", "illegal", "wrong question", "endless line", "flood", "crash"],
)
def test_a_program_that_does_not_play_is_refused(server: ServerProcess, tmp_path: Path, program: str, why: str) -> None:
    (tmp_path / "bot.py").write_text(program, encoding="utf-8")
    opened = server.open_table("lantern", "me", "friend")
    bot = Joining(tmp_path, opened["invitation"], "--bot", f"{sys.executable} {tmp_path / 'bot.py'}")
    bot.wait_for_log("Waiting for the game to begin.")
    start(server, opened)
    [player] = server.players(opened)
    player.catch_up(1)
    while not player.table["seats"][1]["owes"]:
        seat = player.wait_until_asked()
        assert seat is not None
        player.play(seat)
    assert bot.wait() == 1, bot.log
    assert why in bot.log
    # The table has not noticed more than a guest who went away.
    player.drain()
    assert player.table["status"] == "playing"
    assert [line for line in bot.log.splitlines() if "Traceback" in line] == []
    player.close()


def test_a_guest_that_floods_the_server_is_cut_off_like_anybody(tmp_path: Path) -> None:
    with serving(tmp_path) as strict:
        opened = strict.open_table("lantern", "me", "friend")
        key = strict.sit(opened, "Rosita", program=True)
        start(strict, opened)
        [person] = strict.players(opened)
        for message in ({"type": "whynot", "id": 1, "seat": 1, "action": "-"}, {"nonsense": True}):
            with Player(strict, opened["table"]["id"], key["secret"]) as guest:
                guest.catch_up(1)
                with suppress(ConnectionClosed):
                    for _ in range(200):
                        guest.send(**message)
                assert guest.closed_with() == CloseCode.TOO_MUCH
        person.drain()
        assert person.table["status"] == "playing"
        person.close()


@pytest.mark.parametrize(
    ("link", "bot", "sentence"),
    [
        ("nowhere", "steady", "leads to nowhere, but not to a table"),
        ("ftp://localhost/table/a", "steady", "this is not a link to a table: copy the invitation"),
        ("{url}/rules/primes", "steady", "not to a table: copy the invitation"),
        ("http://localhost:1/table/a/join/b", "steady", "http://localhost:1 cannot be reached"),
        ("{url}/table/nosuch/join/b", "steady", "there is no such table"),
        ("{url}/table/{open}/join/wrong", "steady", "this invitation does not open the table"),
        ("{url}/table/{open}", "steady", "this invitation does not open the table"),
        ("{url}/table/{open}/seat/wrong", "steady", "this link does not open a seat"),
        ("{url}/table/{full}/join/b", "steady", "the game has begun, and all seats are taken"),
        ("{url}/table/{over}/join/b", "steady", "this game is over"),
        ("{invitation}", "mihgty", "did you mean mighty?, and a program is a command"),
        ("{invitation}", "nosuch:Class", "there is no module nosuch"),
        ("{invitation}", "no-such-program bot.js", "there is no program 'no-such-program' here"),
        ("{invitation}", "node 'bot.js", "is not a command"),
        ("{invitation}", " ", "choose one of"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(
    server: ServerProcess,
    tables: dict[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    link: str,
    bot: str,
    sentence: str,
) -> None:
    monkeypatch.setenv("STAMPEDE_DATA", str(tmp_path))
    assert main(["join", link.format(url=server.url, **tables), "--bot", bot]) == 1
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1, "one sentence"
    assert not keys_in(tmp_path)


@pytest.fixture(scope="module")
def tables(server: ServerProcess) -> dict[str, str]:
    waiting = server.open_table("lantern", "me", "friend")
    over = server.open_table("lantern", "me", "random")
    [player] = server.players(over)
    player.play_to_the_end()
    player.close()
    ids = {"open": waiting, "full": server.open_table("lantern", "me", "me"), "over": over}
    return {"invitation": waiting["invitation"]} | {name: opened["table"]["id"] for name, opened in ids.items()}


def test_a_file_that_is_no_key_is_not_touched(
    tables: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("not a key", encoding="utf-8")
    assert main(["join", tables["invitation"], "--bot", "steady", "--key", str(file)]) == 1
    assert "holds no key of a seat" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "not a key"


PAGE = (Path(__file__).parents[2] / "docs" / "programs.md").read_text(encoding="utf-8")


def test_the_page_shows_what_is_said() -> None:
    shown = [json.loads(line) for line in re.findall(r"```json\n(.+)\n```", PAGE)]
    assert [message.get("type", "answer") for message in shown] == ["welcome", "decide", "answer", "refusal", "over"]
    for message in shown:
        kind = {"welcome": Welcome, "decide": Decide, "refusal": Refusal, "over": Over}.get(message.get("type"), Answer)
        read = msgspec.convert(message, kind)
        assert set(msgspec.to_builtins(read)) == set(message)


def test_the_page_plays(server: ServerProcess, capsys: pytest.CaptureFixture[str]) -> None:
    opened = server.open_table("lantern", "me", "friend")
    [player] = server.players(opened)

    def be_host() -> None:
        player.wait_until(lambda message: message["type"] == "presence" and all(message["present"]))
        start(server, opened)
        player.play_to_the_end()

    host = threading.Thread(target=be_host)
    host.start()
    [example] = re.findall(r"```python\n(.+?)```", PAGE, re.DOTALL)
    exec(compile(example.replace("http://localhost:7007/table/…/join/…", opened["invitation"]), "page", "exec"), {})
    host.join()
    player.close()
    assert "OutcomeInfo(" in capsys.readouterr().out
