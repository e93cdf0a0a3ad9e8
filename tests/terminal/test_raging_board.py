"""The field in the terminal: it fits, and nothing is said by colour alone."""

from __future__ import annotations

import pytest

from stampede.bots.levels import find_bot
from stampede.cli.play.opening import open_table, plan_table, sit_down
from stampede.core.registry import find_game
from stampede.core.rng import Rng
from stampede.match.referee import BY_BOT, BY_OWNER, Referee
from terminal.test_screens import drawn

GAME = find_game("raging")


def table_in_round(seats: int, rounds: int, field: str = "duckpond-meadow") -> Referee:
    """A game by greedy, until the person of the first seat has rolled for that round; or its end."""
    plan = plan_table(GAME, seats, [1], ["Ana"], "greedy", 7, {"field": field}, "")
    referee = open_table(plan)
    sit_down(referee, plan)
    match = referee.table.match
    assert match is not None
    bot, rng = find_bot("greedy"), Rng.free("board")
    while not match.over and not (match.view(None).round >= rounds and match.state.decision(0) == "turn"):
        seat = match.to_act[-1]
        action = bot.choose(GAME, match.view(seat), seat, match.state.legal(seat), rng)
        referee.act(seat, action, 0.0, by=BY_OWNER if seat == 0 else BY_BOT)
    return referee


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("seats", [1, 4])
def test_small_screens_hold_it_all(seats: int, language: str) -> None:
    for rounds in (0, 1, 4, 40):
        lines = drawn(table_in_round(seats, rounds), 0, 80, 24, language)
        assert max(len(line) for line in lines) <= 80
        assert len(lines) <= 23, "\n".join(lines)


@pytest.mark.parametrize(("width", "height"), [(40, 20), (80, 50), (100, 44), (200, 60)])
def test_no_line_is_wider_than_the_terminal(width: int, height: int) -> None:
    lines = drawn(table_in_round(2, 5), 0, width, height, "en")
    assert max(len(line) for line in lines) <= width


def test_posts_that_may_be_used_have_a_sign_and_so_have_used_ones() -> None:
    referee = table_in_round(1, 5, "home-paddock")
    match = referee.table.match
    assert match is not None
    board = "\n".join(line[:28] for line in drawn(referee, 0, 80, 24, "en")[1:11])
    posts = {post for action in match.legal(0) if action.verb == "fence" for post in action.args}
    assert posts
    assert board.count("›") == len(posts)
    uses = match.view(0).players[0].uses
    assert board.count("·") + board.count("×") >= sum(1 for count in uses if count) - len(posts)


def test_calm_bulls_have_a_small_letter() -> None:
    referee = table_in_round(1, 40, "home-paddock")
    match = referee.table.match
    assert match is not None
    assert match.over
    board = "\n".join(line[:50] for line in drawn(referee, 0, 100, 44, "en")[1:26])
    player = match.view(0).players[0]
    assert board.count("b") == len(player.isolated) == 3
    assert "B" not in board


def test_a_terminal_without_shapes_gets_letters() -> None:
    lines = drawn(table_in_round(2, 5, "stampede-corner"), 0, 100, 30, "en", encoding="ascii")
    assert not any("?" in line for line in lines[1:17]), "\n".join(lines)
    assert any(mark in "\n".join(lines) for mark in ("\\", "/", "|"))


def test_the_sheet_tells_every_line_and_the_medals(run) -> None:  # type: ignore[no-untyped-def]
    said = run("play raging --seats 2 --name Ana --seed 7", "sheet", "sheet 2", "quit").said
    assert "Escaped bulls" in said
    assert "Bronze from" in said
    assert "isolated bull" in said


def test_stopping_is_asked_about_and_so_is_the_last_mallet(run) -> None:  # type: ignore[no-untyped-def]
    kept = run("play raging --seats 1 --name Ana --seed 7", "stop", "no", "roll", "quit").said
    assert "You would stop for good with -3 points" in kept
    assert "round 1" in kept.split("You are still in the game.")[1]
    stopped = run("play raging --seats 1 --name Ana --seed 7", "2", "yes", "quit").said
    assert "nobody wanted another roll" in stopped
    typed = ["roll", "mallet", "roll", "mallet", "shed bull", "roll", "mallet", "no", "mallet", "yes", "quit"]
    out = run("play raging --seats 1 --name Ana --seed 7", *typed).said
    assert out.count("This is your last mallet: your game would end with -12 points") == 2
    assert "the mallets ran out" in out


def test_a_preview_draws_the_fence_and_tells_the_score(run) -> None:  # type: ignore[no-untyped-def]
    whole = run("play raging --seats 1 --name Ana --seed 7", "roll", "preview 1", "quit").said
    before, after = whole.rsplit("Score ", 1)[0], whole.rsplit("Score ", 1)[1]
    assert after.startswith("-3 → -3 ")
    field = before[before.rindex(" N ") :]
    assert any("\u2800" < letter <= "\u28ff" for letter in field), field
    assert "You build a fence" in after


def test_medals_to_reach_and_who_is_ready_are_always_in_sight() -> None:
    referee = table_in_round(2, 1, "long-acre")
    for step in ("mallet", "roll"):
        referee.act(1, step, 0.0, by=BY_BOT)
    lines = "\n".join(drawn(referee, 0, 80, 24, "en"))
    assert "medals 68/78/84" in lines
    assert "is ready" in lines
    assert "medallas 68/78/84" in "\n".join(drawn(referee, 0, 80, 24, "es"))
