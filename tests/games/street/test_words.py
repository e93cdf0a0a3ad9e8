"""Sentences of RUN 2 Street: cards and riders are called by their names."""

from __future__ import annotations

from games.street.positions import BOX, GAME, Rider, table
from stampede.match.words import Words

NAMES = ["Ana", "Bo", "Cleo"]
EN, ES = Words(GAME, "en"), Words(GAME, "es")


def test_every_card_has_a_name_of_its_own() -> None:
    for words in (EN, ES):
        names = [words.text(f"card-{name}") for name in BOX.names]
        assert len(set(names)) == len(names)


def test_choices_name_the_rider() -> None:
    cramp = GAME.actions.parse("broken-wheel B")
    assert EN.action(cramp, NAMES) == "Broken wheel on Bo"
    assert ES.action(cramp, NAMES) == "Rueda rota para Bo"
    assert EN.action(cramp) == "Broken wheel on seat 2"
    assert EN.action(GAME.actions.parse("ride 20")) == "Ride 20 km"
    assert ES.action(GAME.actions.parse("discard hand-swap")) == "Descartar Cambio de manos"


def test_a_rider_may_be_called_like_a_card() -> None:
    assert EN.action(GAME.actions.parse("police B"), ["police", "cramp"]) == "Police control on cramp"
    game = table(Rider("1km", vehicle="bmx"), Rider("1km"))
    game.play("ride 1")
    assert EN.event(game.events[0], ["police", "cramp"], 1) == "police rides 1 km, 1 in all."


def test_a_swap_is_told_to_each_by_what_they_may_know() -> None:
    game = table(Rider("hand-swap 1km dodge"), Rider("20km cramp"), Rider("5km"))
    game.play("swap B")
    (event,) = [event for event in game.events if event.kind == "swapped"]
    told = [EN.event(event.seen_by(reader), NAMES, reader) for reader in range(3)]
    assert told == [
        "You swap hands with Bo. You get 20 km and Cramp for 1 km and Dodge.",
        "Ana swaps hands with you. You get 1 km and Dodge for 20 km and Cramp.",
        "Ana swaps hands with Bo.",
    ]
    assert ES.event(event.seen_by(1), NAMES, 1) == (
        "Ana cambia su mano por la tuya. Recibes 1 km y Esquive por 20 km y Calambre."
    )


def test_a_turn_in_sentences() -> None:
    game = table(Rider("20km cramp", km=27, vehicle="bmx"), Rider("1km"), Rider("5km", vehicle="scooter"))
    game.play("ride 20", "cramp C")
    told = [EN.event(event.seen_by(2), NAMES, 2) for event in game.events]
    assert told == [
        "Ana rides 20 km, 47 in all.",
        "Ana plays Cramp on you.",
        "Ana draws 8 cards.",
        "It is your turn.",
    ]
    dicho = [ES.event(event.seen_by(1), NAMES, 1) for event in game.events]
    assert dicho == [
        "Ana recorre 20 km; ya lleva 47.",
        "Ana le juega Calambre a Cleo.",
        "Ana roba 8 cartas.",
        "Es el turno de Cleo.",
    ]


def test_what_helps_against_a_trick_is_what_the_box_says() -> None:
    counters = range(BOX.first_counter, BOX.first_invincible)
    for words, changes in ((EN, "Another vehicle works too"), (ES, "También sirve otro vehículo")):
        for trick in range(BOX.first_trick, BOX.first_counter):
            told = words.text(f"cures-{BOX.names[trick]}")
            named = [kind for kind in counters if words.text(f"card-{BOX.names[kind]}") in told]
            assert named == [kind for kind in counters if BOX.cures(kind, trick)]
            assert (changes in told) == BOX.change_ends(trick)
