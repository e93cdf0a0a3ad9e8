"""Games on paper: everything of the box is there, as often as the box says, and nothing runs over."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from stampede.core.registry import find_game
from stampede.games.street.components import EVEN_DAY, EVEN_NIGHT
from stampede.match.rulebook import page_of, read_clauses
from stampede.printing.composing import PAPERS, Composer, markup
from stampede.printing.drawings import drawings_of
from stampede.printing.typeset import Printed, print_game

POINTS = 72 / 25.4  # in a millimetre
PAPER = {"en": "a4", "es": "letter"}  # every game on both, and no PDF made twice
RUNNERS = {0: 12, 1: 12, 2: 11, 3: 9, 4: 9, 5: 9}  # B3, B4: nine, eight or six, and three that destinations add
MEEPLES = {0: 3, 1: 3, 2: 2, 3: 1, 4: 1, 5: 1}  # P4

every_game = pytest.mark.parametrize("game", ["bulls", "encierro", "primes", "raging", "street"])
every_language = pytest.mark.parametrize("language", ["en", "es"])


def box_of(game: str) -> dict[str, Any]:
    return tomllib.loads(Path(find_game(game).folder, "components.toml").read_text(encoding="utf-8"))


def of_seats(name: str, counts: dict[int, int]) -> dict[str, int]:
    return {f"{name} of seat {seat}": count for seat, count in counts.items()}


def bulls() -> dict[str, int]:
    box = box_of("bulls")
    cards = {
        id: card["copies"] for kind in ("actions", "destinations") for id, card in box[kind].items() if id != "cards"
    }
    assert sum(cards.values()) == 62
    tokens = dict.fromkeys(range(6), box["tokens"])
    return {**cards, **of_seats("runner", RUNNERS), **of_seats("token", tokens), "bull": box["bulls"]}


def encierro() -> dict[str, int]:
    box = box_of("encierro")
    groups = [cards for cards in box["deck"].values() if isinstance(cards, dict)]
    deck = {id: card["count"] for cards in groups for id, card in cards.items()}
    objects = dict.fromkeys(box["objects"], 5)
    course = dict.fromkeys(
        ["cuesta-de-santo-domingo", "plaza-del-ayuntamiento", "mercaderes", "estafeta", "telefonica", "callejon"], 1
    )
    whole = {**deck, **objects, **course, "plaza-de-toros": 1, "cabestros": 1, "chupinazo": box["box"]["chupinazo"]}
    assert sum(whole.values()) == box["box"]["cards"] == 92
    return {**whole, **of_seats("pawn", dict.fromkeys(range(5), 1))}


def primes() -> dict[str, int]:
    deck = box_of("primes")["deck"]
    cards = Counter(f"{number}[{group}]" for number, groups in deck.items() if number != "cards" for group in groups)
    assert cards.total() == deck["cards"] == 108
    return {**cards, **of_seats("meeple", MEEPLES)}


def raging() -> dict[str, int]:
    """A field serves one game; every player has a sheet of each."""
    box = box_of("raging")
    fields = len(box["fields"])
    each = {
        "mallet": box["sheet"]["mallets"],
        "post": 4 * len(box["posts"]["numbers"]),
        "box": 6 * box["sheet"]["boxes"],
    }
    sheets = {f"{id} of seat {seat}": fields * count for id, count in each.items() for seat in range(4)}
    return {"die": 3, **sheets}


def street() -> dict[str, int]:
    box = box_of("street")
    cards = {
        **box["vehicles"],
        **{f"{km}km": count for km, count in box["distances"].items()},
        **{id: trick["cards"] for id, trick in box["tricks"].items()},
        **box["counters"],
        **dict.fromkeys(box["invincible"], 1),
        **box["specials"],
    }
    assert sum(cards.values()) == box["cards"] == 141
    goals = zip(box["objectives"]["day"], box["objectives"]["night"], strict=True)
    return {**cards, **{f"{day}/{night}": 1 for day, night in goals}}


BOXES = {"bulls": bulls, "encierro": encierro, "primes": primes, "raging": raging, "street": street}


def test_objectives_are_printed_with_the_goals_of_the_rules() -> None:
    """What the screen and the paper say of the goals is written down twice."""
    drawn = drawings_of("street")
    assert drawn is not None
    (printed,) = [cards for cards in drawn.cards if cards.name == "objectives"]
    assert list(printed.fronts.values()) == [[f"day-{km}"] for km in EVEN_DAY]
    assert list(printed.backs.values()) == [f"night-{km}" for km in EVEN_NIGHT]


@every_game
@every_language
def test_a_game_is_all_there(game: str, language: str) -> None:
    """One test for each PDF, so that none is made twice."""
    document = print_game(find_game(game), language, PAPER[language])
    assert document.components == BOXES[game]()
    assert document.warnings == []  # words that do not fit, letters that no font has
    check_pictures(document, game)
    check_pages(document, PAPERS[PAPER[language]])
    check_sections(document)
    check_marks(document, game)
    if language == "en":
        guide = Path(__file__).parents[2] / "docs" / "printing.md"
        assert f"| `{game}` | {document.pages} |" in guide.read_text(encoding="utf-8")


def check_pictures(document: Printed, game: str) -> None:
    """Counted in the file itself: every picture has a description, for those who can't see it."""
    boards = {"bulls": 2, "primes": 2, "street": 1}.get(game, 0)
    beside = {"raging": 16, "street": 6}.get(game, 0)  # fields, and riders, which are not in the box
    cut = sum(count for name, count in BOXES[game]().items() if game != "raging" or name == "die")
    assert len(re.findall(rb"/Alt\s*[(<]", document.pdf)) == cut + boards + beside


def check_pages(document: Printed, paper: tuple[float, float]) -> None:
    """Each has the size of the paper, upright or across."""
    boxes = re.findall(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]", document.pdf)
    assert len(boxes) == document.pages
    for box in boxes:
        assert sorted(float(side) for side in box) == pytest.approx([side * POINTS for side in paper], abs=0.5)


def check_sections(document: Printed) -> None:
    """They follow each other, and what has two sides has as many backs as fronts."""
    assert document.sections[0].first == 1
    assert document.sections[-1].last == document.pages
    for before, after in pairwise(document.sections):
        assert after.first == before.last + 1
    assert all((section.last - section.first) % 2 for section in document.sections if section.sides == "both")


def check_marks(document: Printed, game: str) -> None:
    """Whatever is cut says where: all pages but the front page, the rules, backs, and what is written on."""
    sections = document.sections[2:-1] if game in ("bulls", "raging") else document.sections[2:]
    wanted: set[int] = set()
    for section in sections:
        wanted |= set(range(section.first, section.last + 1, 2 if section.sides == "both" else 1))
    assert set(document.cut) == wanted


@every_game
@every_language
def test_backs_lie_behind_their_fronts(game: str, language: str) -> None:
    """Those of primes show numbers."""
    data = Composer(find_game(game), language, "a4").compose().data
    for section in data["sections"]:
        if section["layout"] == "cards" and section["two-sided"]:
            assert all(item["back"] in data["drawings"] for item in section["items"])
    if game == "primes":
        cards = data["sections"][1]["items"]
        assert all(card["back"] == f"back-{card['name'][0]}" for card in cards)
    if game == "encierro":
        coloured = [item["front"] for item in data["sections"][0]["items"] if item["name"] == "chupinazo"]
        assert coloured == ["chupinazo", *["chupinazo-grey"] * 4]  # E5


@every_game
@every_language
def test_all_rules_and_no_code_are_printed(game: str, language: str) -> None:
    data = Composer(find_game(game), language, "a4").compose().data
    clauses = [clause["id"] for section in data["rules"] for clause in section["clauses"]]
    assert clauses == [clause.id for clause in read_clauses(page_of(find_game(game), language))]
    for name, drawing in data["drawings"].items():
        assert "{{" not in drawing, name
        assert "var(" not in drawing, name
        assert "currentColor" not in drawing, name
    for section in data["sections"]:
        if section["layout"] == "cards" and section["text"] is not None:
            assert all(item["text"] for item in section["items"])


def test_marks_of_a_rules_page_become_those_of_typst() -> None:
    assert markup("a *b* and **c** of `d_e`") == 'a #emph[b] and #strong[c] of #raw("d_e")'
    assert markup("2 * 3 #1 $x_1 [y] <z> @w") == r"2 \* 3 \#1 \$x\_1 \[y\] \<z\> \@w"
    assert markup("- not a list") == r"\- not a list"
