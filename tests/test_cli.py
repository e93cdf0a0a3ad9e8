"""The command line: every command, every fault as a sentence, clean pipes."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from functools import partial
from pathlib import Path

import pytest
from rich.console import Console

from stampede.cli import main, progress
from stampede.cli.output import seat_label
from stampede.core.registry import find_game
from stampede.engine import is_compiled
from stampede.lab import bench as bench_module
from stampede.lab import compare as compare_module
from stampede.lab.bench import Effort
from stampede.lab.compare import Comparison
from stampede.lab.processes import interrupts_held
from stampede.match.match import Match
from stampede.server.app import Settings

STAMPEDE = [sys.executable, "-c", "import sys; from stampede.cli import main; sys.exit(main())"]
ESCAPE = "\x1b"


class Ran:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


class Stampede:
    """Runs a command in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *words: str) -> Ran:
        code = main(words)
        out, err = self.capsys.readouterr()
        assert "Traceback" not in err
        assert ESCAPE not in out
        return Ran(code, out, err)


@pytest.fixture
def stampede(capsys: pytest.CaptureFixture[str]) -> Stampede:
    return Stampede(capsys)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A short match, broken off after a few moves and saved."""
    match = Match.new("primes", ["Ana", "Ben"], seed=5)
    for _ in range(6):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    match.save(tmp_path / "match.json")
    return tmp_path / "match.json"


@pytest.fixture
def records(tmp_path: Path, stampede: Stampede) -> Path:
    """Five finished games, one a line."""
    file = tmp_path / "games.jsonl"
    ran = stampede("simulate", "primes", "--games", "5", "--jobs", "1", "--records", str(file), "--json")
    assert ran.code == 0
    return file


def test_version_says_which_engine_runs(stampede: Stampede) -> None:
    ran = stampede("--version")
    engine = "compiled" if is_compiled() else "interpreted"
    assert ran.code == 0
    assert ran.out.startswith("stampede 0.")
    assert f"({engine} engine, Python {sys.version_info.major}.{sys.version_info.minor}." in ran.out


def test_the_bare_command_serves_and_opens_the_browser(
    stampede: Stampede, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Up to the moment at which it would wait for guests."""
    served: list[tuple[str, str, bool]] = []

    async def note(
        listening: socket.socket, host: str, settings: Settings, proxies: list[str], open_browser: bool, *_more: object
    ) -> None:
        listening.close()
        assert proxies == []
        served.append((host, settings.database, open_browser))

    monkeypatch.setenv("STAMPEDE_DATA", str(tmp_path))
    monkeypatch.setattr("stampede.cli.serve.serve_on", note)
    monkeypatch.setattr("stampede.cli.serve.PORT", 0)
    ran = stampede()
    assert ran.code == 0, ran.err
    assert served == [("127.0.0.1", f"sqlite:///{tmp_path}/stampede.db", True)]


def test_a_demonstration_is_told_in_sentences(stampede: Stampede) -> None:
    ran = stampede("demo")
    assert ran.code == 0
    assert "The end: " in ran.out
    assert "The same game again: stampede demo" in ran.out


def test_a_demonstration_can_be_repeated(stampede: Stampede) -> None:
    once = stampede("demo", "primes", "--seed", "12", "--seats", "3")
    assert once.code == 0
    assert "seed 12" in once.out
    assert "Amaia" in once.out
    assert once.out == stampede("demo", "primes", "--seed", "12", "--seats", "3").out
    assert once.out != stampede("demo", "primes", "--seed", "13", "--seats", "3").out


def test_games_are_listed_with_seats(stampede: Stampede) -> None:
    ran = stampede("games")
    assert ran.code == 0
    assert "primes" in ran.out
    assert "2-6" in ran.out


def test_games_as_json(stampede: Stampede) -> None:
    games = {game["id"]: game for game in json.loads(stampede("games", "--json").out)["games"]}
    assert games["primes"]["seats"] == {"min": 2, "max": 6}
    assert games["primes"]["components"] == find_game("primes").digest
    assert games["primes"]["title"]


def test_rules_are_the_page_of_the_room(stampede: Stampede) -> None:
    ran = stampede("rules", "primes")
    assert ran.out == Path(find_game("primes").folder, "RULES.md").read_text(encoding="utf-8")


def test_clauses_name_the_tests_of_the_checkout(
    stampede: Stampede, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tests = tmp_path / "tests" / "games" / "primes"
    tests.mkdir(parents=True)
    (tests / "test_p.py").write_text("import pytest\n@pytest.mark.clause('P1')\ndef test_the_board(): ...\n")
    (tmp_path / "deep" / "down").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "deep" / "down")
    text = stampede("clauses", "primes").out
    assert "test_p.py::test_the_board" in text
    assert "Without a test: P2, P3" in text
    [game] = json.loads(stampede("clauses", "primes", "--json").out)["games"]
    assert game["clauses"][0]["id"] == "P1"
    assert game["clauses"][0]["tests"] == ["test_p.py::test_the_board"]
    assert game["clauses"][1]["tests"] == []


def test_clauses_outside_a_checkout_do_not_pretend(
    stampede: Stampede, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "there is no tests/games/primes here or above" in stampede("clauses", "primes").out
    [game] = json.loads(stampede("clauses", "primes", "--json").out)["games"]
    assert {clause["tests"] for clause in game["clauses"]} == {None}


def test_simulate_sums_up_for_people(stampede: Stampede) -> None:
    ran = stampede("simulate", "primes", "--seats", "2", "--bots", "greedy,random", "--games", "2", "--jobs", "1")
    assert ran.code == 0
    assert ran.err == ""
    assert "2 games of primes, 2 seats, seed 1" in ran.out
    assert [line.split()[2] for line in ran.out.splitlines() if line.startswith("Seat")] == ["greedy", "random"]
    assert "digest" in ran.out


def test_simulate_as_json_is_one_document(stampede: Stampede) -> None:
    words = ("simulate", "primes", "--games", "3", "--seed", "4", "--jobs", "1", "--json")
    document = json.loads(stampede(*words).out)
    assert (document["games"], document["seed"], document["seats"]) == (3, 4, 3)
    assert document["digest"] == json.loads(stampede(*words).out)["digest"]


def test_simulate_with_another_box(stampede: Stampede, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(Path(find_game("primes").folder, "components.toml").read_text(encoding="utf-8") + "\nnonsense = 1\n")
    ran = stampede("simulate", "primes", "--games", "1", "--jobs", "1", "--components", str(box))
    assert ran.code == 1
    assert "box.toml, line " in ran.err
    assert "nonsense" in ran.err


def test_bench_for_people_and_as_json(stampede: Stampede, monkeypatch: pytest.MonkeyPatch) -> None:
    brief = Effort(0.01, 1)
    monkeypatch.setattr(bench_module, "bench", partial(bench_module.bench, effort=brief, interpreted=brief))
    text = stampede("bench", "primes").out
    assert "decisions/s" in text
    assert ("compiled" in text) == is_compiled()
    [game] = json.loads(stampede("bench", "primes", "--seats", "2", "--json").out)["games"]
    assert (game["game"], game["seats"], game["runs"]) == ("primes", 2, 1)


def test_bench_against_another_installation(stampede: Stampede, monkeypatch: pytest.MonkeyPatch) -> None:
    def compared(against: str, games: list[str], seats: int | None) -> list[Comparison]:
        assert (against, games, seats) == ("/other/python", ["primes"], 2)
        return [Comparison("primes", 2, "copy", 0.3, 0.2, False)]

    monkeypatch.setattr(compare_module, "compare", compared)
    words = ("bench", "primes", "--seats", "2", "--against", "/other/python")
    text = stampede(*words).out
    assert "1.500" in text
    assert "Other rules, so other games are played there: primes." in text
    told = json.loads(stampede(*words, "--json").out)
    assert told["against"] == "/other/python"
    assert [one["ratio"] for one in told["comparisons"]] == [1.5]


def test_replay_shows_who_what_and_verified(stampede: Stampede, record: Path) -> None:
    ran = stampede("replay", str(record))
    assert ran.code == 0
    assert "primes: Seat 1 Ana, Seat 2 Ben" in ran.out
    assert "   1. Seat " in ran.out
    assert "Not over yet after 6 moves" in ran.out
    assert ran.out.endswith("verified\n")
    for _, action in Match.load(record).moves:
        assert action.notation in ran.out


def test_replay_shows_the_result(stampede: Stampede, records: Path) -> None:
    single = records.with_name("single.json")
    single.write_text(records.read_text().splitlines()[0])
    ran = stampede("replay", str(single))
    result = json.loads(single.read_text())["result"]
    assert f"moves: {result['reason']}." in ran.out
    assert f"   1. {seat_label(result['ranks'].index(1))} random  {max(result['scores'])}\n" in ran.out


def test_replay_of_many_gives_the_digest_of_the_simulation(stampede: Stampede, records: Path) -> None:
    simulated = json.loads(stampede("simulate", "primes", "--games", "5", "--jobs", "1", "--json").out)
    ran = stampede("replay", str(records))
    assert ran.code == 0
    assert "5 records verified" in ran.out
    assert simulated["digest"] in ran.out


def test_replay_names_every_damaged_line(stampede: Stampede, records: Path) -> None:
    lines = records.read_text().splitlines()
    lines[1] = lines[1][:-20]
    lines[3] = lines[3].replace('"rules":1', '"rules":0')
    records.write_text("\n".join(lines))
    ran = stampede("replay", str(records))
    assert ran.code == 1
    assert "games.jsonl, line 2: not JSON" in ran.err
    assert "games.jsonl, line 4: rules: made under version 0" in ran.err
    assert "2 of 5 records" in ran.err


def test_replay_refuses_a_forged_record(stampede: Stampede, record: Path) -> None:
    record.write_text(record.read_text().replace('"Ana"', '"Eva"'))
    ran = stampede("replay", str(record))
    assert ran.code == 1
    assert ran.err.count("\n") == 1
    assert "digest: does not match" in ran.err


@pytest.mark.parametrize(
    ("content", "said"),
    [(b"", "not JSON"), (b"[1]", "a record is a JSON object"), (b"\xff\xfe", "not UTF-8"), (b"{}", "is missing")],
)
def test_replay_of_something_else_is_a_sentence(stampede: Stampede, tmp_path: Path, content: bytes, said: str) -> None:
    (tmp_path / "odd.json").write_bytes(content)
    ran = stampede("replay", str(tmp_path / "odd.json"))
    assert ran.code == 1
    assert said in ran.err


def test_replay_of_no_lines_is_a_sentence(stampede: Stampede, tmp_path: Path) -> None:
    (tmp_path / "empty.jsonl").write_text("\n\n")
    assert "contains no records" in stampede("replay", str(tmp_path / "empty.jsonl")).err
    assert "cannot be read" in stampede("replay", str(tmp_path / "missing.jsonl")).err


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ("rules chess", 1, "there is no game 'chess'"),
        ("clauses prime", 1, "did you mean primes?"),
        ("simulate primes --seats 9", 1, "2 to 6 seats, not 9"),
        ("simulate primes --seats 3 --bots greedy,random", 1, "2 bots for 3 seats"),
        ("simulate primes --bots gredy", 1, "did you mean greedy?"),
        ("simulate primes --option speed=3", 1, "primes has no option speed"),
        ("simulate primes --option speed", 2, "name=value"),
        ("simulate primes --games 0", 2, "--games"),
        ("simulate primes --games many", 2, "--games"),
        ("simulate primes --records /dev/null", 1, "/dev/null is not a file"),
        ("simulate primes --components /nowhere.toml", 1, "/nowhere.toml cannot be read"),
        ("simulate", 2, "stampede simulate --help"),
        ("bench chess", 1, "there is no game 'chess'"),
        ("replay /nowhere.json", 1, "/nowhere.json cannot be read"),
        ("dance", 2, "No such command 'dance'"),
        ("games --loud", 2, "--loud"),
    ],
)
def test_faults_are_one_sentence_on_standard_error(stampede: Stampede, words: str, code: int, said: str) -> None:
    ran = stampede(*words.split())
    assert ran.code == code
    assert ran.out == ""
    assert ran.err.startswith("stampede: ")
    assert ran.err.count("\n") == 1
    assert said in ran.err


@pytest.mark.parametrize("command", ["", "games", "rules", "clauses", "demo", "simulate", "bench", "replay"])
def test_every_command_explains_itself(stampede: Stampede, command: str) -> None:
    ran = stampede(*command.split(), "--help")
    assert ran.code == 0
    assert f"Usage: stampede {command}".rstrip() in ran.out


@pytest.mark.parametrize("words", ["games", "rules primes", "clauses primes --json"])
def test_a_reader_that_leaves_is_no_fault_to_speak_of(words: str) -> None:
    with subprocess.Popen(
        [*STAMPEDE, *words.split()], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""


def test_letters_that_cannot_be_shown_are_no_fault() -> None:
    ran = subprocess.run(
        [*STAMPEDE, "demo", "primes", "--seed", "1"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "turns later ?" in ran.stdout


def heed_ctrl_c() -> None:
    """A program in the background of a shell ignores it, and so would all that it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_a_progress_bar_tells_the_rate_and_the_time_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was there already, as after an interruption, is no part of the rate."""
    clock, screen = [0.0], io.StringIO()
    terminal = Console(file=screen, force_terminal=True, width=100, get_time=lambda: clock[0])
    monkeypatch.setattr(progress, "error_console", lambda: terminal)
    counting = progress.Counting("street", 100, "games")
    seen = []
    for seconds, finished in ((0.0, 40), (10.0, 20), (20.0, 20), (21.0, 20)):
        clock[0] = seconds
        counting.advance(finished)
        with terminal.capture() as drawn:
            terminal.print(counting.bar.get_renderable())
        seen.append(re.sub(r"\x1b\[[0-9;]*m|━|╸|╺", "", drawn.get()).split())
    assert seen[0][:2] == ["street", "40/100"]
    assert seen[2] == ["street", "80/100", "2.0", "games/s", "0:00:10"]
    assert seen[3] == ["street", "100/100", "3.6", "games/s", "0:00:00"]


def test_progress_is_for_terminals_only(capsys: pytest.CaptureFixture[str]) -> None:
    with progress.Counting("street", 2, "games") as counting:
        counting.advance(0)
        counting.advance(2)
    assert capsys.readouterr() == ("", "")


def test_ctrl_c_stops_cleanly(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*STAMPEDE, "simulate", "primes", "--games", "1000000", "--jobs", "2", "--records", str(tmp_path / "r.jsonl")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=heed_ctrl_c,
    )
    try:
        while not any(draft.stat().st_size for draft in tmp_path.iterdir()):
            assert process.poll() is None
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        if process.poll() is None:  # or it would play on beside all other tests
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
    assert (process.returncode, out, err) == (130, "", "")
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_while_work_is_handed_out_is_not_lost() -> None:
    done: list[str] = []

    def hand_out() -> None:
        with interrupts_held():
            signal.pthread_kill(threading.get_ident(), signal.SIGINT)  # other threads of a test run would not hold it
            done.append("handed out")

    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            hand_out()
    finally:
        signal.signal(signal.SIGINT, before)
    assert done, "it came in the middle"
