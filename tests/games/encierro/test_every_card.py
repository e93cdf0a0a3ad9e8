"""Every card of the box once played and once refused: no name is left out."""

from __future__ import annotations

import pytest

from games.encierro.positions import BOX, Table, table

# What is done with each card: who stands where, what is held, which eye card is drawn first, and how it is written.
PLAYED: dict[str, tuple[dict[int, str], str, str]] = {
    "recorte": ({0: "recorte"}, "chulin", "shield recorte"),
    "ole": ({0: "ole"}, "tornasol", "shield ole"),
    "patron": ({0: "patron"}, "manchado", "shield patron"),
    "acurrucado": ({0: "acurrucado"}, "perdigon", "shield acurrucado"),
    "gigantes": ({0: "gigantes"}, "selfie", "shield gigantes"),
    "zaldiko": ({0: "zaldiko"}, "pintxos", "shield zaldiko"),
    "desayuno": ({0: "desayuno"}, "pobre", "shield desayuno"),
    "hemingway": ({0: "hemingway"}, "selfie", "shield hemingway"),
    "txiki": ({0: "txiki"}, "pintxos", "shield txiki"),
    "volteado": ({0: "volteado"}, "huron", "send 2"),
    "gloria": ({0: "gloria"}, "", "attack gloria 2"),
    "miron": ({0: "miron"}, "", "attack miron 2"),
    "veterano": ({0: "veterano"}, "", "attack veterano 2"),
    "kilikis": ({0: "kilikis"}, "", "attack kilikis 2"),
    "linea": ({0: "linea", 1: "ole"}, "", "attack linea 2"),
    "chupete": ({0: "chupete", 1: "ole"}, "", "attack chupete 2"),
    "garrotazo": ({0: "garrotazo", 1: "ole"}, "", "attack garrotazo 2"),
    "pillo": ({0: "pillo", 1: "ole"}, "", "attack pillo 2"),
    "barrera": ({0: "barrera"}, "", "barrier 2"),
    "avanzar": ({0: "avanzar"}, "", "advance"),
    "carrera": ({0: "avanzar carrera"}, "", "sprint carrera"),
    "intercambio": ({0: "intercambio"}, "", "swap 2"),
    "perdidos": ({0: "perdidos"}, "", "recover faja"),
    "capote": ({0: "capote"}, "", "lay capote"),
    "liquido": ({0: "liquido"}, "", "lay liquido"),
    "zapatillas": ({0: "zapatillas"}, "", "lay zapatillas"),
}
# Only an answer, so it is played against something.
ANSWER = "otra"
# Each in a position where it would be of no use, or is not allowed: the reason.
REFUSED: dict[str, tuple[dict[int, str], str, str, str]] = {
    **{
        shield: ({0: shield}, "", f"shield {shield}", "shields-only-repel")
        for shield in (
            "recorte",
            "ole",
            "patron",
            "acurrucado",
            "gigantes",
            "zaldiko",
            "desayuno",
            "hemingway",
            "txiki",
        )
    },
    "volteado": ({0: "volteado"}, "selfie", "send 2", "no-bull"),
    "gloria": ({0: "gloria"}, "", "attack gloria 3", "out-of-reach"),
    "miron": ({0: "miron"}, "", "attack miron 3", "out-of-reach"),
    "veterano": ({0: "veterano"}, "", "attack veterano 3", "out-of-reach"),
    "kilikis": ({0: "kilikis"}, "", "attack kilikis 1", "not-yourself"),
    **{card: ({0: card}, "", f"attack {card} 2", "empty-hand") for card in ("linea", "chupete", "garrotazo", "pillo")},
    "barrera": ({0: "barrera"}, "", "barrier 1", "not-yourself"),
    "otra": ({0: "otra"}, "selfie", "cancel", "not-against-eyes"),
    "avanzar": ({0: "avanzar"}, "selfie", "advance", "hit-first"),
    "carrera": ({0: "carrera"}, "", "sprint carrera", "not-in-hand"),
    "intercambio": ({0: "intercambio"}, "", "swap 3", "not-one-ahead"),
    "perdidos": ({0: "perdidos"}, "", "recover boina", "not-lost"),
    "capote": ({0: "capote"}, "huron", "use capote", "not-lying-there"),
    "liquido": ({0: "liquido"}, "selfie", "use liquido", "not-lying-there"),
    "zapatillas": ({0: "avanzar zapatillas"}, "", "sprint zapatillas", "not-lying-there"),
}


def begin(hands: dict[int, str], eye: str) -> Table:
    game = table([2, 3, 5], hands, objects={0: "ropa panuelico boina periodico"}, fallen=1)
    return game.draw(eye) if eye else game


def test_no_card_is_left_out() -> None:
    ordinary = set(BOX.ids[int(BOX.eyes) :])
    assert {*PLAYED, ANSWER} == ordinary
    assert set(REFUSED) == ordinary


@pytest.mark.parametrize("card", PLAYED)
def test_it_is_played_and_leaves_the_hand(card: str) -> None:
    hands, eye, notation = PLAYED[card]
    game = begin(hands, eye)
    assert notation in game.legal()
    game.play(notation)
    assert card not in game.hand(0)


def test_otra_vez_sera_is_played() -> None:
    game = begin({0: "kilikis", 1: ANSWER}, "").play("attack kilikis 2", "cancel")
    assert game.hand(1) == []
    assert sorted(game.discards()) == ["kilikis", ANSWER]


@pytest.mark.parametrize("card", REFUSED)
def test_it_is_refused(card: str) -> None:
    hands, eye, notation, reason = REFUSED[card]
    game = begin(hands, eye)
    assert notation not in game.legal()
    refusal = game.why_not(notation)
    assert refusal is not None
    assert refusal[0] == reason
