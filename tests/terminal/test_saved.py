"""Tables in files: what is damaged is named by its line, what is finished says so, other rules are refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import platformdirs
import pytest

from stampede import home
from stampede.cli.play.saved import SavedTable, SavedTableError, load_table
from stampede.match.log import Entry
from terminal.conftest import Run
from terminal.driver import log_of

PLAY = "play primes --seats 2 --name Ana --seed 7"


@pytest.fixture
def log(run: Run, data: Path) -> Path:
    run(PLAY, "1", "1", "1", "1")
    return log_of(data)


def rewritten(log: Path, change: Callable[[list[str]], None]) -> None:
    lines = log.read_text(encoding="utf-8").splitlines()
    change(lines)
    log.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def put(number: int, line: str) -> Callable[[list[str]], None]:
    def change(lines: list[str]) -> None:
        lines[number - 1] = line

    return change


def with_header(**changed: object) -> Callable[[list[str]], None]:
    def change(lines: list[str]) -> None:
        lines[0] = json.dumps({**json.loads(lines[0]), **changed})

    return change


def drop(number: int) -> Callable[[list[str]], None]:
    def change(lines: list[str]) -> None:
        del lines[number - 1]

    return change


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (put(3, "what?"), "line 3: this line is not an entry"),
        (put(3, "[]"), "line 3: this line is not an entry"),
        (put(3, '{"kind": "acted"}'), "line 3: this line is not an entry"),
        (
            put(4, '{"kind": "acted", "at": 0, "seat": 0, "data": {"action": "trip 99", "by": "owner"}}'),
            "line 4: this entry does not follow",
        ),
        (put(5, '{"kind": "danced", "at": 0, "seat": 0, "data": {}}'), "line 5: this entry does not follow"),
        (drop(3), "line 3: this entry does not follow"),
        (drop(1), "line 1: this is not the log of a table"),
        (with_header(rules=99), "line 1: played under version 99 of primes's rules; this program has 1"),
        (with_header(components="0" * 64), "line 1: played with a different box of primes"),
        (with_header(format="stampede-table 9"), "line 1: this is not the log of a table"),
        (lambda lines: lines.__delitem__(slice(1, None)), "line 1: it ends before the cards were dealt"),
        (lambda lines: lines.clear(), "line 1: this file holds no table"),
    ],
)
def test_a_damaged_log_is_refused_with_its_line(
    run: Run, log: Path, change: Callable[[list[str]], None], said: str
) -> None:
    rewritten(log, change)
    before = log.read_bytes()
    ran = run(f"play --resume {log}")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(f"stampede: {log}, {said}")
    assert log.read_bytes() == before


def test_the_latest_table_that_can_be_played_is_gone_on_with(run: Run, log: Path) -> None:
    damaged = log.with_name("primes-9999.jsonl")
    damaged.write_text("what?\n")
    ran = run("play --resume", "quit")
    assert ran.code == 0
    assert f"skipped: {damaged}, line 1" in ran.err
    assert f"Continuing {log}" in ran.said
    assert run("play --resume primes", "quit").code == 0
    assert f"Continuing {log}" in run(f"play primes --resume {log}", "quit").said


def test_a_finished_table_says_so_and_gets_the_record_it_may_lack(run: Run, data: Path) -> None:
    run("play lantern --seats 2 --seed 3", *(["1"] * 60))
    log = log_of(data)
    record = log.with_suffix(".json")
    record.unlink()
    ran = run(f"play --resume {log}")
    assert (ran.code, ran.out) == (1, "")
    assert f"the game in {log} is over" in ran.err
    assert record.is_file()
    assert "is over" in run(f"play --resume {record}").err
    record.unlink()
    assert "there is no unfinished table" in run("play --resume").err
    assert record.is_file()


def test_a_disk_that_does_not_take_it_is_a_sentence(run: Run, data: Path) -> None:
    data.write_text("not a folder")
    ran = run(PLAY)
    assert ran.code == 1
    assert "the table cannot be saved in" in ran.err


def test_what_could_not_be_saved_is_not_shown_as_done(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: SavedTable, entries: object) -> None:
        raise SavedTableError("the table cannot be saved: No space left on device")

    monkeypatch.setattr(SavedTable, "append", full)
    ran = run(PLAY, "run 1[5]")
    assert ran.code == 1
    assert "You run" not in ran.out
    assert load_table(log_of(data)).table.plies == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
def test_a_full_disk_is_a_sentence() -> None:
    with Path("/dev/full").open("r+b", buffering=0) as full:
        saved = SavedTable(Path("/dev/full"), full)
        with pytest.raises(SavedTableError, match="/dev/full: No space left"):
            saved.append([Entry("acted", 0.0, 0)])


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, platformdirs.user_data_dir("stampede", appauthor=False)),
        ({"STAMPEDE_DATA": "/mine"}, "/mine"),
        ({"STAMPEDE_DATA": "~/mine"}, str(Path.home() / "mine")),
    ],
)
def test_data_lives_where_the_system_has_it(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], expected: str
) -> None:
    monkeypatch.delenv("STAMPEDE_DATA", raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert home.data_directory() == Path(expected)
