"""A person at a real terminal plays whole games; killed ones go on without losing a move."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from stampede.cli.play.saved import load_table
from stampede.match.match import Match
from terminal.driver import CTRL_C, CTRL_D, Person, entries, log_of, moves_of, plain, unbroken

OVER = "The game is over"
PRIMES = "play primes --seats 2 --name Ana --seed 7"


def advised(person: Person) -> str:
    """The notation of greedy's choice."""
    hint = person.say("hint")
    found = re.search(r"Number (\d+), (.+?): ", " ".join(hint.split()))
    assert found, hint
    return found[2]


def play_by_advice(person: Person, most: int = 1000) -> list[str]:
    """Follows the hints to the end of the game, or for so many moves; returns them."""
    played: list[str] = []
    while len(played) < most:
        move = advised(person)
        played.append(move)
        if OVER in person.say(move):
            break
    return played


def test_a_game_is_played_to_the_end(tmp_path: Path) -> None:
    with Person(PRIMES, tmp_path) as ana:
        ana.until_prompt("Ana")
        played = play_by_advice(ana)
        assert ana.process.poll() is None
        shown = plain(ana.raw)
        ana.enter("quit")
        ana.until_end()
        assert ana.process.returncode == 0
    log = log_of(tmp_path)
    assert moves_of(log) == played
    match = Match.load(log.with_suffix(".json"))
    assert match.over
    assert match.outcome is not None
    for seat, name in enumerate(match.seats):
        rank, score = match.outcome.ranks[seat], match.outcome.scores[seat]
        assert re.search(rf"{rank}\. +. +{name} +{score} +The last meeple stands on {score}", shown)
    assert unbroken(f"stampede verify {log.with_suffix('.json')}") in unbroken(shown)


def test_a_killed_game_goes_on_without_losing_a_move(tmp_path: Path) -> None:
    with Person(PRIMES, tmp_path) as ana:
        ana.until_prompt("Ana")
        played = play_by_advice(ana, 9)
        ana.kill()
    log = log_of(tmp_path)
    before = log.read_bytes()
    assert moves_of(log) == played
    with Person("play --resume", tmp_path) as ana:
        assert "Continuing " in ana.until_prompt("Ana")
        further = play_by_advice(ana)
        ana.enter()
        ana.until_end()
    assert log.read_bytes().startswith(before)
    assert moves_of(log) == played + further
    assert load_table(log).table.over
    with Person("play --resume", tmp_path) as ana:
        assert "there is no unfinished table" in ana.until_end()
        assert ana.process.returncode == 1


def test_a_game_killed_at_any_moment_goes_on(tmp_path: Path) -> None:
    """The move is typed and the program killed before it could say anything: it is there whole, or not at all."""
    with Person(PRIMES, tmp_path) as ana:
        ana.until_prompt("Ana")
    for _ in range(2):
        with Person("play --resume", tmp_path) as ana:
            ana.until_prompt("Ana")
            played = moves_of(log_of(tmp_path))
            ana.enter("1")
            ana.kill()
        with Person("play --resume", tmp_path) as ana:
            ana.until_prompt("Ana")
            now = moves_of(log_of(tmp_path))
        assert now[: len(played)] == played
        assert len(now) <= len(played) + 1


def test_a_torn_last_line_is_dropped_and_said(tmp_path: Path) -> None:
    with Person(PRIMES, tmp_path) as ana:
        ana.until_prompt("Ana")
        ana.say("1")
    log = log_of(tmp_path)
    whole = log.read_bytes()
    log.write_bytes(whole + b'{"kind": "acted", "at": 17')
    with Person("play --resume", tmp_path) as ana:
        assert "while the last line of its log was being written" in " ".join(ana.until_prompt("Ana").split())
        assert log.read_bytes() == whole
        ana.say("1")
    assert log.read_bytes().startswith(whole)
    assert load_table(log).table.version == len(entries(log))


@pytest.mark.parametrize("leave", ["quit\r", "ex\r", CTRL_D, "run 1" + CTRL_C, CTRL_C])
def test_leaving_says_how_to_go_on(tmp_path: Path, leave: str) -> None:
    with Person(PRIMES, tmp_path) as ana:
        ana.until_prompt("Ana")
        if leave.endswith(CTRL_C):
            ana.type(leave.removesuffix(CTRL_C))
            ana.interrupt("Everything is saved.")
        else:
            ana.type(leave)
        said = unbroken(ana.until_end())
        assert unbroken("Everything is saved.") in said
        assert unbroken(f"stampede play --resume {log_of(tmp_path)}") in said
        assert ana.process.returncode == 0


def test_fair_dice_are_bound_before_the_first_card_and_proven_after_the_last(tmp_path: Path) -> None:
    with Person("play primes --seats 2 --name Ana --bots random", tmp_path) as ana:
        opening = ana.until_prompt("Ana")
        play_by_advice(ana)
        ana.enter()
        ana.until_end()
    (bound,) = re.findall(r"[0-9a-f]{64}", opening.replace("\n", ""))
    assert opening.replace("\n", "").index(bound) < opening.replace("\n", "").index("dealt")
    record = log_of(tmp_path).with_suffix(".json")
    fairness = json.loads(record.read_text())["fairness"]
    assert fairness["commitment"] == bound
    assert len(fairness["contributions"][0]) == 32
    with Person(f"verify {record}", tmp_path) as ana:
        said = ana.until_end()
        assert bound in said.replace("\n", "")
        assert ana.process.returncode == 0


def test_again_deals_anew_and_again_same_deals_the_same(tmp_path: Path) -> None:
    with Person("play primes --seats 2 --name Ana --bots random --seed 7", tmp_path) as ana:
        ana.until_prompt("Ana")
        assert "ranked last" in ana.say("resign")
        assert OVER in ana.say("yes")
        assert "again same" in ana.say("wrong")
        ana.enter("again same")
        ana.until_prompt("Ana")
        ana.say("resign")
        ana.say("yes")
        ana.enter("again")
        assert "Fair dice" in ana.until_prompt("Ana")
    logs = sorted((tmp_path / "tables").glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)
    tables = [load_table(log).table for log in logs]
    keys = [table.match.key for table in tables if table.match is not None]
    assert keys[0] == keys[1] != keys[2]
    assert [table.over for table in tables] == [True, True, False]
    assert (
        Match.load(logs[0].with_suffix(".json")).record().moves
        == Match.load(logs[1].with_suffix(".json")).record().moves
    )
    assert [seat.name for seat in tables[2].seats] == [seat.name for seat in tables[0].seats]


def test_two_windows_cannot_play_one_table(tmp_path: Path) -> None:
    with Person(PRIMES, tmp_path) as ana:
        ana.until_prompt("Ana")
        with Person("play --resume", tmp_path) as bo:
            assert "another window" in bo.until_end()
            assert bo.process.returncode == 1
