"""Greedy plays like a person who has understood the game."""

from __future__ import annotations

import pytest

from games.encierro.positions import ACTIONS, GAME, Table, table
from games.many import check_choice_rests_on_view, share_won_by_greedy
from stampede import engine
from stampede.core.rng import Rng

GAMES = 60 if engine.is_compiled() else 12


def choice(game: Table) -> str:
    seat = game.asked()[0]
    state = GAME.belief(game.race.view(seat)).sample(Rng.free(1))
    return GAME.actions[GAME.judgement().choose(state, seat, Rng.free(1))].notation


@pytest.mark.parametrize(
    ("game", "wanted"),
    [
        (table([6, 5], {0: "avanzar kilikis"}), "advance"),
        (table([5, 5], {0: "avanzar carrera"}), "sprint carrera"),
        (table([3, 5], {0: "avanzar zapatillas"}), "lay zapatillas"),
        (table([3, 5], {0: "patron hemingway"}), "sprint patron"),
        (table([3, 4], {0: "avanzar intercambio"}), "swap 2"),
        (table([3, 5, 6], {0: "kilikis"}), "attack kilikis 3"),
        (table([3, 1, 6], {0: "kilikis"}, objects={1: "ropa"}), "attack kilikis 2"),
        (table([3, 5], {0: "perdidos"}, objects={0: "ropa"}), "recover panuelico"),
        (table([3, 5, 6], {0: "barrera"}), "barrier 3"),
        (table([3, 5], {0: "capote recorte"}), "lay capote"),
        (table([3, 5], {0: "recorte ole zaldiko txiki carrera"}), "discard carrera"),
        (table([3, 5], {0: "recorte"}).draw("chulin"), "shield recorte"),
        (table([3, 5], {0: "patron"}, special={0: "capote"}).draw("chulin"), "use capote"),
        (table([3, 5, 6], {0: "volteado"}).draw("chulin"), "send 3"),
        (table([3, 5], objects={0: "ropa"}).draw("chulin"), "back"),
        (table([3, 5], objects={0: "ropa faja"}, special={0: "zapatillas"}).draw("chulin"), "lose zapatillas"),
        (table([3, 3], {0: "kilikis", 1: "otra"}, objects={1: "ropa faja"}).play("attack kilikis 2"), "cancel"),
        (table([3, 3], {0: "linea", 1: "otra recorte"}).play("attack linea 2"), "take"),
        (table([3, 3], {0: "barrera", 1: "otra recorte"}).play("barrier 2"), "cancel"),
        (table([1, 3], {0: "avanzar"}, pile="otra").draw("otra"), "advance"),
        (table([1, 3], {0: "recorte"}, pile="otra").draw("otra"), "stay"),
        (table([3, 3], {0: "recorte zaldiko"}).draw("otra"), "draw"),
        (table([1, 3], {0: "otra"}, objects={0: "ropa"}).draw("otra"), "stop"),
    ],
)
def test_it_does_the_obvious(game: Table, wanted: str) -> None:
    assert choice(game) == wanted


def test_its_choice_rests_on_its_view_alone() -> None:
    check_choice_rests_on_view(GAME, positions=12, deeper=6)


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random(seats: int) -> None:
    assert share_won_by_greedy(GAME, seats, GAMES) >= 0.8


def test_advice_gives_facts_for_every_legal_choice() -> None:
    game = table([3, 4, 4], {0: "avanzar intercambio kilikis capote", 1: "otra"}, objects={0: "ropa faja"})
    judgement = GAME.judgement()
    for action in game.race.legal(0):
        assert judgement.facts(game.race, 0, action)
    (step,) = judgement.facts(game.race, 0, GAME.actions.parse("advance").index)
    assert (step.kind, step.facts) == ("advice-advance", {"location": "estafeta", "left": 3})
    (slow,) = judgement.facts(game.race, 0, GAME.actions.parse("attack kilikis 3").index)
    assert (slow.kind, slow.facts) == ("advice-object", {"victim": 2, "location": "estafeta", "objects": 5})
    hit = table([3, 5], {0: "recorte volteado"}, special={0: "capote"}).draw("chulin")
    for action in hit.race.legal(0):
        assert judgement.facts(hit.race, 0, action)


def test_the_risk_it_names_is_the_share_of_cards_it_cannot_repel() -> None:
    game = table([3, 5], {0: "recorte"}, pile="chulin selfie selfie kilikis").draw("kilikis")
    (fact,) = GAME.judgement().facts(game.race, 0, ACTIONS.draw)
    assert fact.facts == {"risk": 67}  # two thirds


DRAWN = 2000 if engine.is_compiled() else 300


@pytest.mark.parametrize(
    "game",
    [
        table([3, 5], {0: "recorte"}).draw("kilikis"),
        table([3, 5], {0: "ole volteado"}).draw("kilikis"),
        table([3, 5], {0: "patron hemingway"}, special={0: "liquido"}).draw("avanzar"),
        table([3, 3, 4, 4], {0: "zaldiko", 1: "ole", 2: "recorte"}, special={0: "capote"}).draw("otra"),
        table([3, 5], pile="chulin selfie selfie kilikis ole avanzar avanzar").draw("kilikis"),
        table([3, 5], {0: "volteado"}, pile="chulin selfie avanzar avanzar ole").draw("ole"),
    ],
)
def test_the_risk_it_names_is_how_often_a_draw_costs_something(game: Table) -> None:
    """Drawn again and again: how often an eye card comes against which the seat has nothing."""
    (fact,) = GAME.judgement().facts(game.race, 0, ACTIONS.draw)
    (stop,) = GAME.judgement().facts(game.race, 0, ACTIONS.stop)
    assert stop.facts == fact.facts
    belief, rng, lost = GAME.belief(game.race.view(0)), Rng.free("risk"), 0
    for _ in range(DRAWN):
        state = belief.sample(rng)
        state.apply(0, ACTIONS.draw, rng, None)
        hit = state.to_act() == [0] and state.decision(0) in ("bull", "fall")
        verbs = {GAME.actions[action].verb for action in state.legal(0)} if hit else {"draw"}
        lost += verbs <= {"lose", "back"}
    share = lost / DRAWN
    assert abs(share - int(str(fact.facts["risk"])) / 100) <= 4 * (share * (1 - share) / DRAWN) ** 0.5 + 0.006


def test_evaluation_prefers_to_be_ahead_and_dressed() -> None:
    judgement = GAME.judgement()
    assert judgement.evaluate(table([5, 2]).race, 0) > 0 > judgement.evaluate(table([2, 5]).race, 0)
    dressed = judgement.evaluate(table([3, 3]).race, 0)
    assert dressed > judgement.evaluate(table([3, 3], objects={0: "ropa"}).race, 0)


@pytest.mark.parametrize(
    ("game", "action", "kinds"),
    [
        (table([6, 5], {0: "avanzar"}), "advance", ["advice-arrive"]),
        (table([5, 5], {0: "avanzar"}), "advance", ["advice-advance"]),
        (table([3, 4], {0: "intercambio"}), "swap 2", ["advice-swap"]),
        (table([3, 4], {0: "barrera"}), "barrier 2", ["advice-barrier"]),
        (table([3, 4], {0: "linea", 1: "ole"}), "attack linea 2", ["advice-card"]),
        (table([3, 4], {0: "pillo", 1: "ole"}), "attack pillo 2", ["advice-steal"]),
        (table([3, 4], {0: "perdidos"}, objects={0: "ropa"}), "recover faja", ["advice-recover"]),
        (table([3, 5], {0: "volteado"}).draw("chulin"), "send 2", ["advice-repel", "advice-send"]),
        (table([3, 3], {0: "kilikis", 1: "otra"}).play("attack kilikis 2"), "cancel", ["advice-repel"]),
        (table([3, 3], {0: "barrera", 1: "otra"}).play("barrier 2"), "cancel", ["advice-keep-turn"]),
        (table([3, 4], {0: "intercambio", 1: "otra"}).play("swap 2"), "cancel", ["advice-keep-place"]),
        (table([3, 3], {0: "linea", 1: "otra"}).play("attack linea 2"), "cancel", ["advice-keep-cards"]),
        (table([3, 3], {0: "linea", 1: "otra"}).play("attack linea 2"), "take", ["advice-take"]),
        (table([3, 3], {0: "linea", 1: "ole"}).play("attack linea 2"), "take", ["advice-nothing-against-it"]),
        (table([1, 3], {0: "ole"}, pile="otra").draw("otra"), "stay", ["advice-no-way-out"]),
        (table([1, 3], {0: "avanzar"}, pile="otra").draw("otra"), "stay", ["advice-stay"]),
        (table([3, 5], special={0: "capote"}).draw("selfie"), "lose periodico", ["advice-bear-it"]),
        (table([3, 5], special={0: "capote"}).draw("selfie"), "lose capote", ["advice-loss"]),
    ],
)
def test_advice_says_what_a_choice_does(game: Table, action: str, kinds: list[str]) -> None:
    seat = game.asked()[0]
    facts = GAME.judgement().facts(game.race, seat, GAME.actions.parse(action).index)
    assert [fact.kind for fact in facts] == kinds


def test_only_one_card_is_called_the_one_needed_least() -> None:
    game = table([3, 5], {0: "recorte ole zaldiko txiki carrera"})
    told = {}
    for action in game.race.legal(0):
        for fact in GAME.judgement().facts(game.race, 0, action):
            if fact.kind == "advice-part":
                told[fact.facts["card"]] = fact.facts["least"]
    assert [card for card, least in told.items() if least == "yes"] == ["carrera"]
    assert len(told) == 5
