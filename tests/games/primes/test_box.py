"""The box: squares, cards, pictures, meeples; and what happens to a wrong one."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.primes.positions import BOX, GAME
from stampede.core.errors import DataError
from stampede.games.primes import load

TOML = (Path(GAME.folder) / "components.toml").read_text(encoding="utf-8")


def load_text(tmp_path: Path, text: str) -> None:
    path = tmp_path / "box.toml"
    path.write_text(text, encoding="utf-8")
    load(path)


@pytest.mark.clause("P1")
def test_squares_show_their_prime_factors_with_multiplicity() -> None:
    assert BOX.goal == 100
    assert BOX.shown(12) == [2, 2, 3]
    assert BOX.shown(97) == [97]
    for square in range(2, 100):
        product = 1
        for symbol in BOX.shown(square):
            product *= symbol
        assert product == square


@pytest.mark.clause("P1")
def test_start_one_and_goal_show_nothing() -> None:
    assert [BOX.shown(square) for square in (0, 1, 100)] == [[], [], []]


@pytest.mark.clause("P2")
def test_the_deck_has_twelve_cards_of_each_number() -> None:
    assert sum(BOX.copies) == 108
    for number in range(1, 10):
        kinds = [kind for kind in range(BOX.kinds) if BOX.number[kind] == number]
        assert sum(BOX.copies[kind] for kind in kinds) == 12


@pytest.mark.clause("P2")
def test_the_deck_card_by_card() -> None:
    """Each number's groups, as the published deck has them."""
    expected = {
        1: "2 3 2.2.2 5 2.2 7 11 13 2.3 17 3.3 19",
        2: "2 3 2.2.2 5 2.2 7 23 29 2.3 2 3.3 5",
        3: "2 3 5 7 11 13 17 19 31 37 3 5",
        4: "2 3 5 7 23 29 41 43 47 2.2 2 5",
        5: "2 3 5 7 11 13 17 19 53 59 3 5",
        6: "2 3 5 7 23 29 31 37 61 2.3 67 2",
        7: "2 3 5 7 11 13 17 19 71 73 79 7",
        8: "2 3 5 7 23 29 41 43 47 2.2.2 83 89",
        9: "2 3 5 7 11 13 17 19 31 3.3 37 97",
    }
    cards = sorted(f"{n}[{group.replace('.', ' ')}]" for n, groups in expected.items() for group in groups.split())
    assert sorted(name for kind, name in enumerate(BOX.names) for _ in range(BOX.copies[kind])) == cards


@pytest.mark.clause("P3")
def test_every_prime_below_100_has_a_picture_of_its_own() -> None:
    primes = [n for n in range(2, 100) if all(n % d for d in range(2, n))]
    assert sorted(BOX.pictures) == primes
    assert len(set(BOX.pictures.values())) == len(primes)


@pytest.mark.clause("P3")
def test_two_primes_with_one_picture_are_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"pictures.19 must be a picture of its own: 'pig' is taken"):
        load_text(tmp_path, TOML.replace('19 = "cow"', '19 = "pig"'))


@pytest.mark.parametrize(
    ("wrong", "right", "says"),
    [
        ("cards = 108", "cards = 107", "box.toml, line 19: deck.cards says 107, but 108 cards are listed"),
        ('"53", "59"', '"53", "60"', "box.toml, line 24: deck.5 has a card '60': 60 is not a prime that has a picture"),
        ("goal = 100", 'goal = "far"', "line 8: board.goal must be a whole number from 10 to 200, not 'far'"),
        ('13 = "pig"', '13 = "cow"', "line 38: pictures.19 must be a picture of its own: 'cow' is taken"),
        ('89 = "unicorn"\n', "", "line 30: pictures.89 is missing: square 89 shows it"),
        ("2 = 3\n", "", "meeples.2 is missing"),
        ("row = 10", "rows = 10", "line 9: board.rows is not known; this table has goal, row"),
        ("seats = [2, 6]", "seats = [2, 9]", "line 5: seats must be [fewest, most], from 2 to 6, not [2, 9]"),
        ("[ends]", "[ends", "is not TOML"),
        ('"home", "passes"', '"home"', 'line 58: ends.reasons must be ["home", "passes"]'),
    ],
)
def test_a_wrong_box_is_refused_with_the_line_and_what_is_right(
    tmp_path: Path, wrong: str, right: str, says: str
) -> None:
    assert TOML.count(wrong) >= 1
    with pytest.raises(DataError) as error:
        load_text(tmp_path, TOML.replace(wrong, right, 1))
    assert says in str(error.value)


def test_a_box_with_too_many_different_cards_of_a_number_is_refused(tmp_path: Path) -> None:
    primes = [n for n in range(2, 100) if all(n % d for d in range(2, n))]
    pairs = [f'"{one} {other}"' for one in primes[:9] for other in primes[-9:]]
    text = TOML.replace("cards = 108", f"cards = {108 + len(pairs)}")
    with pytest.raises(DataError, match=r"deck.9 must have at most 60 different cards"):
        load_text(tmp_path, text.replace("\n9 = [", f"\n9 = [{', '.join(pairs)}, "))


def test_a_box_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot be read"):
        load(tmp_path / "nowhere.toml")


def test_comments_do_not_change_the_digest_and_cards_do(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text("# mine\n" + TOML, encoding="utf-8")
    assert load(path).digest == GAME.digest
    path.write_text(TOML.replace('"71", "73", "79", "7"]', '"71", "73", "79", "5"]'), encoding="utf-8")
    assert load(path).digest != GAME.digest


def test_an_edited_box_can_be_played(tmp_path: Path) -> None:
    """A shorter race with fewer cards: nothing is wired to the usual box."""
    from stampede import Match

    text = TOML.replace("goal = 100", "goal = 30").replace("2 = 3\n", "2 = 2\n", 1)
    path = tmp_path / "short.toml"
    path.write_text(text, encoding="utf-8")
    match = Match.new(load(path), seats=2, seed=3)
    while not match.over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, legal[len(match.moves) % len(legal)])
        match.state.check()
    assert match.outcome is not None
    assert max(match.outcome.scores) <= 30
