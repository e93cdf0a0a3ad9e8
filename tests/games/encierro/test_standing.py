"""Standing answers: the cheapest way out first, and never out of the run while another way is open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from games.encierro.positions import ACTIONS, BOX, GAME, Table, kind, table
from stampede.core.rng import Rng, derive_key
from stampede.games.encierro.rules import Race

ALL = [answer.key for answer in GAME.standing_answers()]
REPEL = ["repel-bulls", "repel-falls", "keep-objects"]
DEFENCES = {"shield", "use", "send", "cancel"}


def answer(game: Table, *keys: str) -> str:
    """What these standing answers do for the seat that is asked; empty if they leave it to its owner."""
    action = GAME.standing_action(game.race, game.race.pending.seat, keys)
    return "" if action < 0 else GAME.actions[action].notation


def hit(eye: str, hand: str = "", objects: str = "ropa faja boina", special: str = "", at: int = 4) -> Table:
    """Seat 0, alone on its location, draws an eye card."""
    laid = {0: special} if special else {}
    return table([at, 1, 2], {0: hand}, objects={0: objects}, special=laid).draw(eye)


@pytest.mark.parametrize(
    ("hand", "special", "first"),
    [
        ("patron recorte volteado", "capote", "shield recorte"),
        ("patron volteado", "capote", "use capote"),
        ("patron volteado", "", "send 3"),  # to whoever is ahead
        ("patron", "", "shield patron"),
        ("zaldiko", "zapatillas", "lose boina"),
    ],
)
def test_the_cheapest_shield_goes_first(hand: str, special: str, first: str) -> None:
    assert answer(hit("chulin", hand, special=special), "repel-bulls") == first


@pytest.mark.parametrize(
    ("hand", "special", "first"),
    [
        ("hemingway zaldiko", "liquido", "shield zaldiko"),
        ("hemingway", "liquido", "use liquido"),
        ("hemingway", "", "shield hemingway"),
        ("recorte volteado", "capote", "lose boina"),
    ],
)
def test_the_same_holds_against_a_fall(hand: str, special: str, first: str) -> None:
    assert answer(hit("selfie", hand, special=special), "repel-falls") == first


@pytest.mark.parametrize("eye", ["chulin", "selfie"])
def test_the_pair_is_kept_for_running_but_not_at_the_price_of_the_run(eye: str) -> None:
    pair, keys = "patron hemingway", ["repel-bulls", "repel-falls", "keep-pair"]
    assert answer(hit(eye, pair), *keys) == "lose boina"
    assert answer(hit(eye, pair, objects="ropa"), *keys) == "back"
    shield = "shield patron" if eye == "chulin" else "shield hemingway"
    assert answer(hit(eye, pair, objects="ropa", at=1), *keys) == shield
    assert answer(hit(eye, pair), *REPEL) == shield
    assert answer(hit(eye, f"{pair} ole zaldiko"), *keys) in ("shield ole", "shield zaldiko")


def test_before_the_last_object_go_the_special_one_and_a_step_back() -> None:
    assert answer(hit("chulin", objects="ropa faja", special="zapatillas"), "repel-bulls") == "lose faja"
    assert answer(hit("chulin", objects="ropa", special="zapatillas"), "repel-bulls") == "lose zapatillas"
    assert answer(hit("chulin", objects="ropa"), "repel-bulls") == "back"
    assert answer(hit("chulin", "volteado", objects="ropa"), "repel-bulls") == "send 3"
    assert answer(hit("chulin", objects="ropa", at=1), "repel-bulls") == "lose ropa"  # there is no other way


def test_an_attack_on_objects_is_cancelled_or_costs_the_same() -> None:
    attacked = table([1, 3], {0: "kilikis", 1: "otra"}).play("attack kilikis 2")
    assert answer(attacked, "keep-objects") == "cancel"
    assert answer(table([1, 3], {0: "kilikis"}).play("attack kilikis 2"), "keep-objects") == "lose periodico"
    last = table([1, 3], {0: "kilikis"}, objects={1: "ropa"}).play("attack kilikis 2")
    assert answer(last, "keep-objects") == "back"


def test_other_attacks_are_cancelled_or_taken() -> None:
    for hand, way in (("otra ole", "cancel"), ("ole", "take")):
        game = table([1, 3], {0: "barrera", 1: hand}).play("barrier 2")
        assert answer(game, "cancel-attacks") == way
        assert answer(game, "take-attacks") == "take"
        assert answer(game, "keep-objects", "repel-bulls") == ""


@pytest.mark.parametrize(
    ("game", "done"),
    [
        (hit("chulin", "zaldiko"), "lose boina"),
        (hit("chulin", "recorte"), ""),
        (hit("chulin", "volteado"), ""),
        (hit("chulin", special="zapatillas"), ""),  # an object or the special one: that is a choice
        (hit("chulin", objects="ropa"), ""),  # so is stepping back
        (hit("chulin", objects="ropa", at=1), "lose ropa"),
        (table([1, 3], {0: "barrera", 1: "ole"}).play("barrier 2"), "take"),
        (table([1, 3], {0: "barrera", 1: "otra"}).play("barrier 2"), ""),
        (table([1, 3], {0: "kilikis", 1: "otra"}).play("attack kilikis 2"), ""),
        (table([2, 1, 2], {1: "ole"}, pile="otra").draw("otra"), "stay"),
        (table([2, 1, 2], {1: "avanzar"}, pile="otra").draw("otra"), ""),
        (table([2, 1, 2], {0: "ole"}), ""),  # it is no reaction
        (table([2, 1, 2]), ""),
    ],
)
def test_who_can_do_nothing_may_let_it_happen(game: Table, done: str) -> None:
    assert answer(game, "nothing-to-do") == done


# --- whole games ------------------------------------------------------------------------------------------------------


def keeps(race: Race, seat: int, action: int) -> tuple[int, ...]:
    """What the seat has after an answer, as far as anybody can say what is better."""
    twin = race.copy()
    twin.apply(seat, action, Rng.free(1), None)
    runner = twin.runners[seat]
    pair = sum(twin.holds(seat, kind(id)) for id in ("patron", "hemingway"))
    laid, hand = int(runner.special >= 0), int(twin.size(twin.hand(seat)))
    return (int(runner.is_running()), int(runner.object_count()), laid, int(runner.location), hand, pair)


def is_better(one: Sequence[int], other: Sequence[int]) -> bool:
    return one != other and all(mine >= yours for mine, yours in zip(one, other, strict=True))


def played(seed: int, keys: Sequence[str], faults: list[str]) -> Counter[str]:
    """A game of three who understand it and leave their reactions to standing answers; counts what these do."""
    rng, choice, done = Rng.keyed(derive_key("match", seed)), Rng.free(("standing", seed)), Counter[str]()
    race = GAME.new(3, {}, rng)
    sense = GAME.judgement()
    while race.owing() != 0:
        seat = race.to_act()[0]
        given = int(GAME.standing_action(race, seat, keys))
        action = given
        if given >= 0:
            legal = race.legal(seat)
            verbs = {GAME.actions[index].verb for index in legal}
            verb, chosen = GAME.actions[given].verb, keeps(race, seat, given)
            label = f"seed {seed}: {GAME.actions[given]} of {[str(GAME.actions[index]) for index in legal]}"
            if verb in ("lose", "back") and verbs & DEFENCES:
                faults.append(f"gave up something, {label}")
            if given == ACTIONS.lose(0) and len(legal) > 1:
                faults.append(f"expelled, {label}")
            if verb in ("shield", "use", "lose", "back"):
                faults += [
                    f"{GAME.actions[other]} is better, {label}"
                    for other in legal
                    if is_better(keeps(race, seat, other), chosen)
                ]
            done["expelled" if given == ACTIONS.lose(0) else verb] += 1
        else:
            action = int(sense.choose(race, seat, choice))
        race.apply(seat, action, rng, None)
    return done


def test_sixty_games_by_standing_answers_give_up_nothing_without_need() -> None:
    faults: list[str] = []
    done = sum((played(seed, [key for key in ALL if key != "keep-pair"], faults) for seed in range(60)), Counter[str]())
    assert faults == []
    assert done.keys() >= {"shield", "use", "send", "cancel", "lose", "back", "take"}, done


def test_nobody_is_expelled_for_keeping_the_pair() -> None:
    faults: list[str] = []
    for seed in range(100, 130):
        played(seed, ALL, faults)
    assert [fault for fault in faults if "expelled" in fault] == []
    assert [fault for fault in faults if "gave up" in fault and not only_the_pair(fault)] == []


def only_the_pair(fault: str) -> bool:
    """Whether nothing but Santo Patrón or Ernest Hemingway could have helped."""
    offered = fault.split("of [", 1)[1]
    helpful = [f"shield {id}" for id in BOX.ids if id not in ("patron", "hemingway")]
    return not any(word in offered for word in [*helpful, "'use", "'send", "'cancel"])
