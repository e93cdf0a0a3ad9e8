"""The box: course, objects and cards; and what happens to a wrong one."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.encierro.positions import BOX, GAME
from stampede import Match
from stampede.core.errors import DataError
from stampede.games.encierro import load
from stampede.games.encierro.components import GROUPS, OTHER_CARDS
from stampede.match.words import LANGUAGES, words_for

TOML = (Path(GAME.folder) / "components.toml").read_text(encoding="utf-8")
COUNTS = {id: int(BOX.copies[kind]) for kind, id in enumerate(BOX.ids)}
SPECIALS = {"capote", "liquido", "zapatillas"}


def load_text(tmp_path: Path, text: str) -> None:
    path = tmp_path / "box.toml"
    path.write_text(text, encoding="utf-8")
    load(path)


@pytest.mark.clause("E1")
def test_there_are_92_cards() -> None:
    """5 chupinazo, 25 objects, 6 special objects, 48 game cards, the Cabestros, 7 locations; and five pawns."""
    box = GAME.components(5)
    assert sum(count for name, count in box.items() if not name.startswith("pawn")) == 92
    assert box["chupinazo"] == 5
    assert box["cabestros"] == 1
    assert sum(1 for name in box if name.startswith("pawn")) == 5
    assert [box[id] for id in BOX.objects] == [5] * 5
    assert sum(COUNTS[id] for id in SPECIALS) == 6
    assert sum(count for id, count in COUNTS.items() if id not in SPECIALS) == 48


@pytest.mark.clause("E1")
def test_the_objects_are_five() -> None:
    assert BOX.objects == ["ropa", "panuelico", "faja", "boina", "periodico"]


@pytest.mark.clause("E2")
def test_the_course() -> None:
    assert [BOX.names[id] for id in BOX.locations] == [
        "Cuesta de Santo Domingo",
        "Plaza del Ayuntamiento",
        "Mercaderes",
        "Estafeta",
        "Telefónica",
        "Callejón",
        "Plaza de Toros",
    ]
    assert BOX.locations[-2:] == ["callejon", "plaza-de-toros"]
    assert BOX.goal == 7


@pytest.mark.clause("E3")
def test_the_game_cards_one_by_one() -> None:
    twice = {"selfie", "pintxos", "pobre", "volteado", "pillo", "carrera", "perdidos"}
    expected = {id: 2 if id in twice else 1 for id in COUNTS if id not in SPECIALS}
    expected["otra"] = 3
    expected["avanzar"] = 7
    assert {id: count for id, count in COUNTS.items() if id not in SPECIALS} == expected
    groups = {"bulls": 6, "falls": 6, "bull_shields": 4, "fall_shields": 5, "lose_near": 3, "lose_card": 3}
    for key, total in groups.items():
        assert sum(BOX.copies[kind] for kind in range(BOX.kinds) if GROUPS[BOX.group[kind]] == key) == total, key


@pytest.mark.clause("E4")
def test_two_of_each_special_object() -> None:
    assert {id: COUNTS[id] for id in SPECIALS} == dict.fromkeys(SPECIALS, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_name_everything_as_it_is_printed(language: str) -> None:
    words = words_for(GAME, language)
    assert {id: words.text(f"card-{id}") for id in BOX.names} == BOX.names
    assert {words.text(f"card-{id}") for id in OTHER_CARDS} == {"Chupinazo", "Cabestros"}


@pytest.mark.parametrize(
    ("wrong", "right", "says"),
    [
        ("cards = 54", "cards = 53", "box.toml, line 26: deck.cards says 53, but 54 cards are listed"),
        ("cards = 92", "cards = 90", "line 9: box.cards says 90, but 92 cards are listed"),
        ('"Chulín", count = 1', '"Chulín", count = -1', "count must be a whole number from 0 to 12, not -1"),
        ('"Tornasol"', '"Chulín"', "line 31: deck.bulls.tornasol must have a name of its own: 'Chulín' is taken"),
        ('"patron", "hemingway"', '"patron", "avanzar"', "line 27: deck.pair must be two different shields"),
        ("chupinazo = 5", "chupinazo = 3", "line 10: box.chupinazo must be a whole number from 5 to 12, not 3"),
        ("seats = [2, 5]", "seats = [2, 6]", "line 5: seats must be [fewest, most], from 2 to 5, not [2, 6]"),
        ("hand = 5", "hands = 5", "line 6: hands is not known"),
        ('"Callejón"', '"Estafeta"', "course.locations must be 3 to 12 different locations"),
        ("faja =", "cabestros =", "line 21: objects.cabestros must have a key of its own"),
        ("huron =", "boina =", "deck.bulls.boina must have a key of its own"),
        ("hand = 5", "hand = 9", "line 6: hand must be a whole number from 1 to 8, not 9"),
        ('"all-expelled"]', "]", 'ends.reasons must be ["arrival", "last-runner", "all-expelled"]'),
        ("[ends]", "[ends", "is not TOML"),
    ],
)
def test_a_wrong_box_is_refused_with_the_line_and_what_is_right(
    tmp_path: Path, wrong: str, right: str, says: str
) -> None:
    assert TOML.count(wrong) >= 1
    with pytest.raises(DataError) as error:
        load_text(tmp_path, TOML.replace(wrong, right, 1))
    assert says in str(error.value)


def test_a_deck_too_small_to_deal_is_refused(tmp_path: Path) -> None:
    text = TOML.replace('"Avanzar tramo", count = 7', '"Avanzar tramo", count = 0').replace("hand = 5", "hand = 8")
    with pytest.raises(DataError, match="must leave 40 cards to deal without the eye cards, not 35"):
        load_text(tmp_path, text.replace("cards = 54", "cards = 47"))


def test_two_cards_where_the_rules_know_one_are_refused(tmp_path: Path) -> None:
    more = 'otra = { name = "Otra vez será", count = 2 }\notro = { name = "Otro día", count = 1 }'
    with pytest.raises(DataError, match="must have one card, not 2"):
        load_text(tmp_path, TOML.replace('otra = { name = "Otra vez será", count = 3 }', more))


def test_comments_do_not_change_the_digest_and_cards_do(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text("# mine\n" + TOML, encoding="utf-8")
    assert load(path).digest == GAME.digest
    path.write_text(TOML.replace('"Callejón"', '"Calle"'), encoding="utf-8")
    assert load(path).digest != GAME.digest


def test_an_edited_box_can_be_played(tmp_path: Path) -> None:
    """A shorter course, more falls, no Kilikis: nothing is wired to the usual box."""
    text = TOML.replace('"Telefónica", "Callejón", ', "").replace('"Selfie", count = 2', '"Selfie", count = 5')
    text = text.replace('"Kilikis", count = 1', '"Kilikis", count = 0').replace("cards = 54", "cards = 56")
    path = tmp_path / "short.toml"
    path.write_text(text, encoding="utf-8")
    for seed in range(6):
        match = Match.new(load(path), seats=2 + seed % 4, seed=seed)
        while not match.over:
            seat = match.to_act[0]
            legal = match.legal(seat)
            match.play(seat, legal[len(match.moves) % len(legal)])
            match.state.check()
        assert match.outcome is not None
        assert max(match.outcome.scores) <= 5
