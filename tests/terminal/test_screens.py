"""What the screen looks like: it fits, and nothing is said by colour alone."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

import toy
from games.street import positions as street
from stampede.bots.levels import find_bot
from stampede.cli.play.boards.board import Scene
from stampede.cli.play.boards.street import StreetBoard
from stampede.cli.play.opening import open_table, plan_table, sit_down
from stampede.cli.play.picture import draw
from stampede.cli.play.speech import Speech
from stampede.cli.play.terminal import Terminal
from stampede.cli.play.window import Window
from stampede.core.game import Game
from stampede.core.registry import find_game, register, unregister
from stampede.core.rng import Rng
from stampede.match.referee import BY_BOT, BY_OWNER, Referee
from terminal.driver import Person, plain


def table_of(game: Game, seats: int, moves: int) -> Referee:
    """A game by bots, some moves on; seat 1 is a person's."""
    plan = plan_table(game, seats, [1], ["Ana"], "greedy", seats, {}, "")
    referee = open_table(plan)
    sit_down(referee, plan)
    match = referee.table.match
    assert match is not None
    for _ in range(moves):
        if not match.over:
            seat = match.to_act[0]
            legal = [action.index for action in match.legal(seat)]
            action = find_bot("random").choose(game, None, seat, legal, Rng.free(f"{seats} {len(match.moves)}"))
            referee.act(seat, action, 0.0, by=BY_OWNER if seat == 0 else BY_BOT)
    return referee


def drawn(referee: Referee, seat: int, width: int, height: int, language: str, encoding: str = "utf-8") -> list[str]:
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="replace", newline="")
    console = Console(file=file, width=width, height=height, force_terminal=True, color_system=None, highlight=False)
    window = Window(Terminal(console), Speech(referee.table.game, language), referee)
    console.print(window.of(seat))
    file.flush()
    return plain(file.buffer.getvalue().decode(encoding)).rstrip("\n").split("\n")  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", ["primes", "street"])
@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("language", ["en", "es"])
def test_small_screens_hold_it_all(game: str, seats: int, language: str) -> None:
    for moves in range(0, 100, 14):
        referee = table_of(find_game(game), seats, moves)
        for seat in range(seats):
            lines = drawn(referee, seat, 80, 24, language)
            assert max(len(line) for line in lines) <= 80
            assert len(lines) <= 23, "\n".join(lines)  # and the prompt


@pytest.mark.parametrize(("width", "height"), [(30, 10), (60, 24), (80, 50), (100, 44), (120, 30), (200, 60)])
@pytest.mark.parametrize("game", ["primes", "street"])
def test_no_line_is_wider_than_the_terminal(game: str, width: int, height: int) -> None:
    for moves in range(0, 100, 20):
        lines = drawn(table_of(find_game(game), 4, moves), 0, width, height, "en")
        assert max(len(line) for line in lines) <= width


def test_large_screens_show_the_factors() -> None:
    referee = table_of(find_game("primes"), 3, 30)
    assert any("2²·3·7" in line for line in drawn(referee, 0, 100, 44, "en"))
    assert not any("2²·3·7" in line for line in drawn(referee, 0, 80, 24, "en"))


def test_the_snake_runs_up_from_the_start() -> None:
    lines = drawn(table_of(find_game("primes"), 3, 0), 0, 80, 24, "en")
    numbers = [[int(word) for word in line[:52].split() if word.isdecimal()] for line in lines[1:11]]
    assert numbers[-1] == list(range(1, 11))
    assert numbers[-2] == list(range(20, 10, -1))
    assert numbers[0] == list(range(100, 90, -1))
    assert "start 0 ●●■■▲▲" in lines[11]


def test_what_may_be_tripped_or_moved_has_a_sign_of_its_own() -> None:
    for moves in range(200):
        referee = table_of(find_game("primes"), 3, moves)
        match = referee.table.match
        assert match is not None
        if match.over:
            break
        seat = match.to_act[0]
        squares = {action.args[0] for action in match.legal(seat) if action.verb in ("trip", "move")}
        if squares:
            board = "\n".join(line[:53] for line in drawn(referee, seat, 80, 24, "en")[1:12])
            assert board.count("›") == len(squares)
            assert all(f"›{square}" in board or square == 0 for square in squares)
            return
    raise AssertionError("no such position")


def test_a_terminal_without_shapes_gets_letters() -> None:
    for moves in (0, 40, 80):
        for height in (24, 44):
            referee = table_of(find_game("primes"), 6, moves)
            lines = drawn(referee, 0, 100, height, "en", encoding="ascii")
            assert max(len(line) for line in lines) <= 100
            board = lines[1 : 1 + (11 if height == 24 else 22)]
            assert not any("?" in line[:52] for line in board), "\n".join(board)


def test_lanes_show_riders_objectives_and_what_blocks_them() -> None:
    referee = table_of(find_game("street"), 6, 120)
    match = referee.table.match
    assert match is not None
    reader = match.to_act[0]
    view = match.view(reader)
    lines = drawn(referee, reader, 80, 24, "en")[1:7]
    for seat, rider in enumerate(view.players):  # type: ignore[attr-defined]
        line = lines[seat]
        assert line[1] == "ABCDEF"[seat]
        assert line[0] == ("▸" if seat == reader else "▹" if seat == view.order[1] else " ")  # type: ignore[attr-defined]
        assert f" {rider.km} " in line
        assert ("×" in line) == bool(rider.trick or rider.out)
        assert ("┃" in line) == (seat == reader)
        assert "on foot" in line if not rider.vehicle else "on foot" not in line


def test_cards_that_can_be_played_or_go_too_far_have_signs() -> None:
    position = street.race(
        street.Rider("1km 20km cramp dodge", km=90, vehicle="bmx", goal=97), street.Rider("1km", vehicle="bmx")
    )
    game, view = street.GAME, position.view(0)
    legal = [game.actions[index] for index in position.legal(0)]
    scene = Scene(game, Speech(game, "en"), ["Ana", "Bo"], ["", ""], 0, [0], legal, 80, 24)
    hand = StreetBoard().cards(view.players[0], view, scene, True, 70)
    assert hand.plain == "›1 km  !20 km  ›Cramp   Dodge "


def test_lanes_without_shapes() -> None:
    for moves in (0, 80):
        lines = drawn(table_of(find_game("street"), 6, moves), 0, 100, 24, "en", encoding="ascii")
        assert not any("?" in line for line in lines[1:8]), "\n".join(lines)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_plain_board_fits_too(seats: int) -> None:
    register("lantern", toy.load)
    try:
        for moves in range(0, 30, 5):
            referee = table_of(find_game("lantern"), seats, moves)
            for seat in range(seats):
                assert max(len(line) for line in drawn(referee, seat, 80, 24, "en")) <= 80
    finally:
        unregister("lantern")


def test_a_real_terminal_of_80_columns_is_never_overrun(tmp_path: Path) -> None:
    with Person("play primes --seats 4 --name Ana --seed 7", tmp_path, 80, 24) as ana:
        ana.until_prompt("Ana")
        for _ in range(12):
            ana.say("1")
        for command in ("help", "log", "rules", "hint", "? P11", "discards"):
            ana.say(command)
        assert max(len(line) for line in plain(ana.raw).split("\n")) <= 80


def test_the_picture_is_made_of_a_seeded_game(tmp_path: Path) -> None:
    draw(tmp_path / "one.svg")
    draw(tmp_path / "two.svg")
    picture = (tmp_path / "one.svg").read_text(encoding="utf-8")
    assert picture == (tmp_path / "two.svg").read_text(encoding="utf-8")
    assert picture.startswith("<svg")
    assert "http" not in picture.replace("http://www.w3.org/2000/svg", "").replace("https://www.textualize.io", "")
