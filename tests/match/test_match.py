"""The match: playing, saving, coming back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stampede import Match
from stampede.core.errors import OptionError, RecordError, StampedeError, UnknownAction, UnknownGame
from stampede.core.play import Refused


def played(seats: int = 3, seed: int = 7, moves: int = 10_000) -> Match:
    match = Match.new("primes", seats=seats, seed=seed)
    while not match.over and len(match.moves) < moves:
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, legal[len(match.moves) % len(legal)])
    return match


def test_the_same_seed_gives_the_same_match() -> None:
    assert played().record().to_text() == played().record().to_text()
    assert played(seed=8).record().to_text() != played().record().to_text()


def test_without_a_seed_chance_is_fresh() -> None:
    assert Match.new("primes").key != Match.new("primes").key


def test_an_action_is_an_entry_an_index_or_its_notation() -> None:
    by_entry, by_index, by_text = (Match.new("primes", seats=2, seed=1) for _ in range(3))
    seat = by_entry.to_act[0]
    action = by_entry.legal(seat)[0]
    by_entry.play(seat, action)
    by_index.play(seat, action.index)
    by_text.play(seat, f"  {action.notation.upper()} ")
    assert by_entry.record().to_text() == by_index.record().to_text() == by_text.record().to_text()


def test_a_move_that_is_taken_back_was_never_made() -> None:
    """Whether the position before it is still in memory or not, as long as the later moves are still legal."""
    quick = 0
    for moves in range(1, 40):
        match = played(moves=moves)
        quick += not match.drew[-1]
        before = match.record().to_text()
        shorter = match.without(moves - 1)
        again = played(moves=moves - 1)
        assert shorter.record().to_text() == again.record().to_text()
        assert (shorter.events, shorter.marks, shorter.drew) == (again.events, again.marks, again.drew)
        assert [shorter.view(seat) for seat in range(3)] == [again.view(seat) for seat in range(3)]
        assert match.record().to_text() == before
    assert 0 < quick < 39


def test_names_may_be_given_for_the_seats() -> None:
    match = Match.new("primes", seats=["Ana", "Bo"], seed=1)
    assert match.record().seats == ["Ana", "Bo"]


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    match = played(moves=5)
    before = match.record().to_text()
    seat = match.to_act[0]
    with pytest.raises(Refused) as refused:
        match.play((seat + 1) % 3, "pass")
    assert refused.value.reason.key == "not-your-turn"
    assert match.why_not((seat + 1) % 3, "pass") == refused.value.reason
    assert match.record().to_text() == before


def test_what_is_not_there_is_answered_with_what_is() -> None:
    with pytest.raises(UnknownGame, match="did you mean primes"):
        Match.new("prime")
    with pytest.raises(OptionError, match="for 2 to 6 seats, not 9"):
        Match.new("primes", seats=9)
    with pytest.raises(OptionError, match="bulls has no option speed: it has no options"):
        Match.new("bulls", options={"speed": 2})
    with pytest.raises(OptionError, match="primes has no option speed: its options are head_start"):
        Match.new("primes", options={"speed": 2})
    match = Match.new("primes", seed=1)
    with pytest.raises(UnknownAction, match="did you mean 'pass'"):
        match.play(match.to_act[0], "pas")
    with pytest.raises(UnknownAction, match="there is no action 9999"):
        match.play(match.to_act[0], 9999)
    with pytest.raises(StampedeError, match="there is no seat 2"):
        match.play(2, "pass")


def test_play_returns_what_the_seat_may_know() -> None:
    match = Match.new("primes", seats=2, seed=1)
    seat = match.to_act[0]
    events = match.play(seat, "pass")
    drew = next(event for event in events if event.kind == "drew")
    assert "cards" in drew.facts
    told_to_other = next(event for event in match.story(1 - seat) if event.kind == "drew")
    assert "cards" not in told_to_other.facts


def test_a_saved_match_comes_back_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    match = played(moves=20)
    match.save(path)
    again = Match.load(path)
    assert again.record().to_text() == match.record().to_text()
    assert again.view(0) == match.view(0)
    seat = again.to_act[0]
    again.play(seat, again.legal(seat)[0])
    assert len(again.moves) == 21


def test_saving_leaves_no_other_file_behind(tmp_path: Path) -> None:
    played().save(tmp_path / "game.json")
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_record_is_read_whatever_its_layout(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    match = played()
    path.write_text(json.dumps(json.loads(match.record().to_text())), encoding="utf-8")
    assert Match.load(path).outcome == match.outcome


def damaged(tmp_path: Path, old: str, new: str, count: int = 1) -> str:
    """What loading says about a record in which a text was replaced."""
    text = played().record().to_text()
    assert old in text
    path = tmp_path / "game.json"
    path.write_text(text.replace(old, new, count), encoding="utf-8")
    with pytest.raises(RecordError) as error:
        Match.load(path)
    return str(error.value).replace(str(path), "game.json")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("stampede-record 1", "stampede-record 9", "line 2: format: this program reads 'stampede-record 1'"),
        ('"game": "primes"', '"game": "prims"', "line 3: game: there is no game 'prims'; did you mean primes?"),
        ('"rules": 1', '"rules": 2', "line 4: rules: made under version 2 of the rules of primes; this program has 1"),
        ('"components": "', '"components": "0', "line 5: components: made with a different box of primes"),
        ('"options": {}', '"options": {"x": 1}', "line 6: options: primes has no option x"),
        ('"Seat 3"', '"Ana"', "digest: does not match"),
        (', "Seat 2", "Seat 3"', "", "seats: primes is for 2 to 6 seats, not 1"),
        ('"key": "', '"key": "g', "line 8: key: must be 64 hexadecimal digits"),
        ('"result"', '"resulted"', "result is missing"),
        ('"reason": "passes"', '"reason": "home"', "result: the moves lead to"),
        ('"pass"]', '"pas"]', "cannot play 'pas'"),
        (
            '"moves": [',
            '"moves": [[7, "pass"],',
            "move 1: seat 7 cannot play 'pass': there is no seat 7: this match has 0 to 2",
        ),
        ('"moves": [', '"moves": ["pass",', 'move 1: must be [seat, "notation"]'),
    ],
)
def test_a_damaged_or_foreign_record_is_refused_with_its_line(tmp_path: Path, old: str, new: str, says: str) -> None:
    assert says in damaged(tmp_path, old, new)


def test_a_move_that_was_changed_is_named_by_its_line(tmp_path: Path) -> None:
    lines = played().record().to_text().splitlines()
    number = next(index for index, line in enumerate(lines) if "run" in line and index > 40)
    lines[number] = '    [0, "trip 100"],'
    path = tmp_path / "game.json"
    path.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(RecordError, match=rf"line {number + 1}: move {number - 8}: seat 0 cannot play 'trip 100'"):
        Match.load(path)


def test_a_record_that_was_cut_off_is_refused(tmp_path: Path) -> None:
    text = played().record().to_text()
    path = tmp_path / "game.json"
    path.write_text(text[: len(text) // 2], encoding="utf-8")
    with pytest.raises(RecordError, match=r"line \d+: not JSON: .*the file is damaged or cut off"):
        Match.load(path)
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match="is not UTF-8 text"):
        Match.load(path)
    with pytest.raises(RecordError, match="cannot be read"):
        Match.load(tmp_path / "nowhere.json")


def test_moves_after_the_end_are_refused(tmp_path: Path) -> None:
    text = played().record().to_text()
    path = tmp_path / "game.json"
    path.write_text(text.replace("]\n  ],", ']\n  ,[0, "pass"]],'), encoding="utf-8")
    with pytest.raises(RecordError, match=r"cannot play 'pass': game-over"):
        Match.load(path)


def test_a_changed_key_does_not_replay(tmp_path: Path) -> None:
    match = played()
    digit = match.key.hex()[0]
    says = damaged(tmp_path, f'"key": "{digit}', f'"key": "{"0" if digit != "0" else "1"}')
    assert "line" in says
