"""What runners have done without: everybody sees it, and samples for a search fit it better."""

from __future__ import annotations

import pytest

from games.encierro.positions import GAME, Table, table
from stampede.core.rng import Rng

SAMPLES = 300


def declined(game: Table, seat: int) -> dict[str, int]:
    told = {reader: game.race.view(reader).players[seat].declined for reader in (None, 0, 1)}
    assert told[None] == told[0] == told[1]
    return told[None]


@pytest.mark.parametrize(
    ("game", "seat", "expected"),
    [
        # A turn in which nothing is played, with all objects and a special one: no step, no attack.
        (table([3, 5], {0: "recorte", 1: "ole"}, special={0: "capote"}).draw("otra"), 0, {"advance": 1, "attack": 1}),
        (
            table([3, 3], {0: "avanzar", 1: "ole"}, special={0: "capote"}).play("advance").draw("otra"),
            0,
            {"attack": 1},
        ),
        (table([3, 3], {1: "recorte"}).draw("chulin").play("lose periodico"), 0, {"bull": 0, "send": 0}),
        (table([3, 3], {1: "recorte"}).draw("selfie").play("lose periodico"), 0, {"fall": 0}),
        (
            table([3, 3], {0: "kilikis"}, objects={1: "ropa faja"}).play("attack kilikis 2", "lose faja"),
            1,
            {"cancel": 0},
        ),
        (table([3, 3], {0: "kilikis"}).play("attack kilikis 2", "lose faja"), 1, {}),  # of all objects, one is not much
        (table([3, 3], {0: "barrera"}).play("barrier 2", "take"), 1, {"cancel": 0}),
        (table([3, 3], {0: "linea", 1: "ole"}).play("attack linea 2").take("ole"), 1, {}),
    ],
)
def test_who_does_without_a_card_is_noted(game: Table, seat: int, expected: dict[str, int]) -> None:
    found = declined(game, seat)
    assert {use: found.get(use) for use in expected} == expected
    if not expected:
        assert found == {}


def test_nothing_is_known_of_an_expelled_runner() -> None:
    game = table([1, 3], {0: "recorte", 1: "ole"}, pile="otra").draw("otra").play("stay")
    assert declined(game, 0) == {}


def share(game: Table, reader: int, id: str, how: str) -> float:
    """How often another seat's hand has the card."""
    belief, rng = GAME.belief(game.race.view(reader)), Rng.free(how)
    other = 1 - reader
    found = 0
    for _ in range(SAMPLES):
        race = belief.likely(rng) if how == "likely" else belief.sample(rng)
        assert race.view(reader) == game.race.view(reader)
        found += id in race.cards_in(race.hand(other))
    return found / SAMPLES


def test_likely_hands_lack_what_was_done_without() -> None:
    """The first runner neither ran nor attacked: any of four cards may be an Avanzar tramo, but only one is new."""
    game = table([3, 5], {0: "recorte ole zaldiko", 1: "gigantes"}, special={0: "capote"}).draw("otra").play("stop")
    assert share(game, 1, "avanzar", "sample") > 0.4
    assert share(game, 1, "avanzar", "likely") < 0.3
    assert share(game, 1, "avanzar", "likely") > 0


def test_searching_notes_nothing() -> None:
    race = table([3, 5], {0: "recorte", 1: "ole"}).race
    race.forget()
    race.apply(0, GAME.actions.parse("draw").index, Rng.free(1), None)
    assert race.runners[0].declined == 0
    assert len(race.notes) == 0
