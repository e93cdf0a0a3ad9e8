"""Looking at games again, and checking them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stampede.core.record import RecordText
from stampede.match.match import Match
from terminal.conftest import Run
from terminal.driver import CTRL_D, Person, log_of

GOLDEN = Path(__file__).parents[1] / "records" / "primes" / "home.json"


def cards_in(view: object, seat: int) -> list[str]:
    return list(view.players[seat].hand)  # type: ignore[attr-defined]


def test_a_record_is_stepped_through_forwards_and_backwards(tmp_path: Path) -> None:
    match = Match.load(GOLDEN)
    first = match.moves[0][1].notation
    with Person(f"replay {GOLDEN}", tmp_path) as ana:
        opening = ana.until_prompt()
        assert f"The opening, before {len(match.moves)} moves" in opening
        assert "all cards open" in opening
        step = ana.say("")
        assert f"Move 1 of {len(match.moves)}" in step
        assert f"plays {first}" in step
        assert "This step" in step
        assert "Move 2 of" in ana.say("n")
        assert "Move 1 of" in ana.say("p")
        assert "Move 30 of" in ana.say("30")
        assert "The opening" in ana.say("first")
        assert "This is the opening." in ana.say("previous")
        last = ana.say("last")
        assert f"Move {len(match.moves)} of {len(match.moves)}" in last
        assert "over: all meeples of a player reached 100" in " ".join(last.split())
        assert "This is the last move." in ana.say("next")
        assert "This is the last move." in ana.say("9999")
        assert "Type next, previous" in ana.say("dance")
        assert "Type next, previous" in ana.say("seat 9")
        ana.enter("q")
        ana.until_end()
        assert ana.process.returncode == 0


def position_with_secrets(match: Match) -> Match:
    """The first position in which either seat holds a card that the other does not, nor lies open."""
    again = Match(match.game, match.seats, match.options, match.key)
    for seat, action in match.moves:
        again.play(seat, action)
        hands = [set(cards_in(again.view(seat), seat)) for seat in (0, 1)]
        if hands[0] - hands[1] and hands[1] - hands[0]:
            return again
    raise AssertionError("no such position")


def test_a_record_is_seen_as_any_seat_saw_it(tmp_path: Path) -> None:
    then = position_with_secrets(Match.load(GOLDEN))
    hands = [cards_in(then.view(seat), seat) for seat in (0, 1)]
    only_second = set(hands[1]) - set(hands[0])
    with Person(f"replay {GOLDEN}", tmp_path) as ana:
        ana.until_prompt()
        opened = ana.say(str(len(then.moves)))
        assert all(card in opened for hand in hands for card in hand)
        own = ana.say("seat 2")
        assert all(card in own for card in hands[1])
        other = ana.say("seat 1")
        assert all(card in other for card in hands[0])
        assert not any(card in other for card in only_second)
        nobody = ana.say("spectator")
        assert "as everybody saw it" in " ".join(nobody.split())
        assert not any(card in nobody for card in {*hands[0], *hands[1]} - set(then.view(None).discards))  # type: ignore[attr-defined]
        assert "all cards open" in " ".join(ana.say("all").split())
        ana.type(CTRL_D)
        ana.until_end()
        assert ana.process.returncode == 0


def test_an_unfinished_game_keeps_its_secrets(tmp_path: Path) -> None:
    match = Match.new("primes", ["Ana", "Bo"], seed=5)
    for _ in range(9):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    match.save(tmp_path / "game.json")
    with Person(f"replay {tmp_path / 'game.json'}", tmp_path) as ana:
        assert "as everybody saw it" in ana.until_prompt()
        assert "only once it is" in ana.say("all")
        shown = ana.say("last")
        secret = {*cards_in(match.view(0), 0), *cards_in(match.view(1), 1)} - set(match.view(None).discards)  # type: ignore[attr-defined]
        assert not any(card in shown for card in secret)


def test_on_a_terminal_it_can_still_be_printed(tmp_path: Path) -> None:
    with Person(f"replay {GOLDEN} --print", tmp_path) as ana:
        assert ana.until_end().endswith("verified\n")


def test_a_table_in_play_is_replayed_from_its_log(run: Run, data: Path) -> None:
    run("play primes --seats 2 --name Ana --seed 7", "1")
    ran = run(f"replay {log_of(data)}")
    assert ran.code == 0
    assert "Not over yet after" in ran.out
    assert "Seat 1 Ana" in ran.out


def test_a_toy_is_stepped_through_on_the_plain_board(tmp_path: Path) -> None:
    record = Path(__file__).parents[1] / "toy" / "records" / "morning.json"
    with Person(f"replay {record} --lang es", tmp_path, 80, 24) as ana:
        assert "El comienzo" in ana.until_prompt()
        assert "Jugada 1 de" in ana.say("siguiente")
        assert "como lo vio" in ana.say("asiento 1")
        assert "Jugada 1 de" in ana.say("todo")


# --- verify -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def record(run: Run, data: Path) -> Path:
    """A finished game with fair dice; who resigned is ranked last."""
    run("play primes --seats 2 --name Ana --bots random", "resign", "yes")
    return log_of(data).with_suffix(".json")


def test_an_honest_record_is_verified(run: Run, record: Path) -> None:
    ran = run(f"verify {record}")
    assert ran.code == 0
    assert "moves are legal, and they lead to the recorded result." in ran.said
    assert "with what Ana added" in ran.said


def test_who_resigned_is_ranked_last(run: Run, record: Path) -> None:
    result = run(f"replay {record}").out.split("Over after")[1].splitlines()
    assert result[1].startswith("   1. Seat 2 Amaia")
    assert result[2].startswith("   2. Seat 1 Ana")
    assert result[2].endswith("(resigned)")


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("secret", "fairness: the secret is not the one that the table committed itself to"),
        ("contributions", "fairness: the secret and the contributions do not give the key"),
        ("chance", "chance 1: the key gives"),
        ("result", "result: the moves lead to"),
    ],
)
def test_a_forged_record_is_refused_with_its_line(run: Run, record: Path, key: str, said: str) -> None:
    document = json.loads(record.read_text(encoding="utf-8"))
    if key == "secret":
        document["fairness"]["secret"] = "00" * 32
    elif key == "contributions":
        document["fairness"]["contributions"][0] = "00" * 16
    elif key == "chance":
        dealt = document["chance"][0]["card"]
        document["chance"][0]["card"] = "9[97]" if dealt != "9[97]" else "9[37]"
    else:
        document["result"]["scores"][0] = -1
    record.write_text(RecordText(json.dumps(document), "forged").record.to_text(), encoding="utf-8")
    ran = run(f"verify {record}")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(f"stampede: {record}, line ")
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_a_log_is_not_a_record(run: Run, record: Path) -> None:
    ran = run(f"verify {record.with_suffix('.jsonl')}")
    assert ran.code == 1
    assert f"its record is {record}" in ran.err
    assert run("verify /nowhere.json").code == 1
