"""Greedy plays like a person who has understood the game."""

from __future__ import annotations

from itertools import permutations, product
from statistics import mean, stdev

import pytest

from games.many import share_won_by_greedy
from games.raging.positions import ACTIONS, BOX, GAME, SQUARE, Table, table
from stampede import engine
from stampede.core.events import Fact
from stampede.core.rng import Rng
from stampede.games.raging.expectations import PLAYOUTS as HINT_PLAYOUTS
from stampede.games.raging.expectations import final_score, gain_of_next_roll
from stampede.games.raging.scoring import stock_of

GAMES = 60 if engine.is_compiled() else 4


def choice(game: Table, seat: int = 0) -> str:
    state = GAME.belief(game.pasture.view(seat)).sample(Rng.free(1))
    return GAME.actions[GAME.judgement().choose(state, seat, Rng.free(1))].notation


def test_it_builds_the_fence_that_isolates_the_last_bull_best() -> None:
    game = table("3,3", fences=SQUARE[:3]).dice(3, 4, 1)
    scores = {
        name: table("3,3", fences=SQUARE[:3]).dice(3, 4, 1).play(f"fence {name}").score()
        for name in game.legal_fences()
    }
    chosen = choice(game)
    assert game.play(chosen).stock().isolated == 1
    assert game.score() == max(scores.values())


def test_it_uses_a_saw_for_a_fence_that_isolates_the_last_bull() -> None:
    """No fence between posts of 3 and 6 does."""
    game = table("3,3", fences=SQUARE[:3]).marks(6, 6, 6).dice(3, 6, 6)
    saw = choice(game)
    assert saw.startswith("saw")
    assert game.play(saw).play(choice(game)).stock().isolated == 1


def test_it_rolls_while_bulls_are_free_and_stops_when_nothing_is_to_be_gained() -> None:
    assert choice(table("3,3")) == "roll"
    assert choice(table("3,3", fences=SQUARE)) == "stop"


def test_it_builds_nothing_rather_than_spoil_a_couple() -> None:
    """The only fence that these dice allow parts bull and cow."""
    fences = (*SQUARE, "S2-W6", "N6-S5", "N2-W5", "N5-S6")
    game = table("3,3", cows="4,4", fences=fences).dice(2, 2, 3)
    assert game.legal_fences() == {"E2-W2"}
    assert game.stock().couples == 1
    assert choice(game) == "mallet"


def test_it_chooses_the_shed_that_counts_more() -> None:
    bull = table("3,3", fences=SQUARE).marks(1, 2, 3).dice(4, 5, 6).play("mallet")
    assert choice(bull) == "shed bull"
    sheep = table("1,1", fences=SQUARE).marks(1, 2, 3).dice(4, 5, 6).play("mallet")
    assert choice(sheep) == "shed sheep"


def test_it_completes_the_easy_field() -> None:
    complete = 0
    for seed in range(GAMES):
        rng = Rng.free(("alone", seed))
        state = GAME.new(1, GAME.settle(1, {"field": "home-paddock"}), rng)
        while state.owing():
            state.apply(0, GAME.judgement().choose(state, 0, rng), rng, None)
        complete += stock_of(state, 0).isolated == state.field.herd
    assert complete >= 0.75 * GAMES


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random(seats: int) -> None:
    assert share_won_by_greedy(GAME, seats, GAMES // 2) == 1


def test_advice_gives_true_facts_for_every_legal_choice() -> None:
    judgement = GAME.judgement()
    game = table("3,3", fences=SQUARE[:3]).marks(6, 6, 6).dice(3, 4, 1)
    for action in game.pasture.legal(0):
        assert judgement.facts(game.pasture, 0, action)
    (fact,) = judgement.facts(game.pasture, 0, GAME.actions.parse("fence E3-W4").index)
    assert (fact.kind, fact.facts) == ("advice-isolates", {"before": 6, "after": 6 + 9 + 4 + 16, "count": 1})
    sawing = table("3,3", fences=SQUARE[:3]).marks(6, 6, 6).dice(3, 6, 6)
    (saw,) = judgement.facts(sawing.pasture, 0, GAME.actions.parse("saw 6>5").index)
    assert saw.kind == "advice-saw"
    assert f"{saw.facts['first']}-{saw.facts['second']}" in sawing.play("saw 6>5").legal_fences()


# --- the numbers of a hint --------------------------------------------------------------------------------------------


def late(mallets: int = 3) -> Table:
    """Two bulls; one more fence isolates one, and the other is free."""
    return table("3,3 6,6", cows="4,4", fences=[*SQUARE[:3], "N2-S2"]).marks(1, 2, 3, 3, 3).mallets(mallets)


HINTED = {
    "late": late,
    "last mallet": lambda: table("3,3", cows="4,4", fences=SQUARE[:3]).marks(1, 2, 3).mallets(1),
    "complete": lambda: table("3,3", fences=SQUARE),
    "nearly": lambda: table("3,3", fences=SQUARE[:3]),
}


@pytest.mark.parametrize("name", ["last mallet", "complete", "nearly"])
def test_the_gain_of_the_next_roll_is_the_mean_over_all_rolls(name: str) -> None:
    """Every roll is laid down and played out, turn by turn, as greedy would."""
    now, total = HINTED[name]().score(), 0
    for dice in product(range(1, 7), repeat=3):
        if list(dice) == sorted(dice):  # the order of the dice doesn't matter
            game = HINTED[name]().dice(*dice)
            while game.legal() and game.legal()[0] != "roll":
                game.pasture.apply(0, GAME.judgement().choose(game.pasture, 0, Rng.free(1)), Rng.barred(), None)
            total += len(set(permutations(dice))) * (game.score() - now)
    start = HINTED[name]()
    assert gain_of_next_roll(start.pasture, 0, GAME.sense.weights) == (total + 216 * now) * 1000 // 216 - now * 1000
    assert round_of(start)["now"] == now
    gain = round_of(start)["gain"]
    assert abs(int(str(gain)) - abs(total / 216)) <= 0.501
    assert round_of(start)["sign"] == ("more" if total / 216 >= -0.5 else "less")


def round_of(game: Table) -> dict[str, Fact]:
    (fact,) = GAME.judgement().facts(game.pasture, 0, ACTIONS.roll)
    assert fact.kind == "advice-roll"
    (stop,) = GAME.judgement().facts(game.pasture, 0, ACTIONS.stop)
    assert (stop.kind, stop.facts) == ("advice-stop", fact.facts)
    return fact.facts


PLAYOUTS = 500 if engine.is_compiled() else 25
LONG = ["late", "home-paddock", "stampede-corner", "long-acre"] if engine.is_compiled() else []


@pytest.mark.parametrize("name", ["last mallet", "complete", "nearly", *LONG])
def test_the_final_score_to_expect_is_what_playing_on_brings(name: str) -> None:
    """Compared with games on other dice; the long ones, from the opening, only where the engine is compiled."""
    game = HINTED[name]() if name in HINTED else Table(BOX.fields[name])
    scores = []
    for seed in range(PLAYOUTS):
        rng = Rng.free(("play on", name, seed))
        state = game.pasture.copy()
        state.apply(0, ACTIONS.roll, rng, None)
        while state.owing():
            state.apply(0, GAME.judgement().choose(state, 0, rng), rng, None)
        scores.append(state.outcome().scores[0])
    spread = stdev(scores)
    expected = final_score(game.pasture, 0, GAME.sense.weights) / 1000
    chance = 4 * spread * (1 / PLAYOUTS + 1 / HINT_PLAYOUTS) ** 0.5
    assert abs(expected - mean(scores)) <= chance + 0.01
    assert abs(int(str(round_of(game)["final"])) - expected) <= 0.501


def test_a_hint_is_not_that_of_a_similar_sheet() -> None:
    assert final_score(late(1).pasture, 0, GAME.sense.weights) != final_score(late(2).pasture, 0, GAME.sense.weights)


def test_a_hint_is_about_the_own_sheet_whatever_the_others_do() -> None:
    alone, together = late(), table("3,3 6,6", cows="4,4", seats=2)
    together.fences(*SQUARE[:3], "N2-S2").marks(1, 2, 3, 3, 3).fences("N1-S5", seat=1).dice(1, 1, 1)
    together.again().marks(1, 2, 3, 3, 3)
    assert gain_of_next_roll(alone.pasture, 0, GAME.sense.weights) == gain_of_next_roll(
        together.pasture, 0, GAME.sense.weights
    )
    assert final_score(alone.pasture, 0, GAME.sense.weights) == final_score(together.pasture, 0, GAME.sense.weights)


def test_evaluation_prefers_bulls_apart_and_counts_the_others() -> None:
    judgement = GAME.judgement()
    apart = table("2,3 5,4", fences=["N2-S2"]).pasture
    together = table("2,3 5,4", fences=["N5-S1"]).pasture
    assert judgement.evaluate(apart, 0) > judgement.evaluate(together, 0)
    ahead = table("3,3", seats=2).fences(*SQUARE, seat=0).pasture
    assert judgement.evaluate(ahead, 0) > 0 > judgement.evaluate(ahead, 1)
    assert BOX.points.isolated == 6


def final_of(seat: int, forgets: bool) -> tuple[int, list[int]]:
    """What a seat scores among three on the same dice, and what it did, with the others playing on or not."""
    chance = Rng.keyed(b"others")
    state = GAME.new(3, GAME.settle(3, {"field": "home-paddock"}), chance)
    judgement = GAME.judgement()
    for other in range(3):
        state.apply(other, ACTIONS.roll, chance, None)
    state.apply((seat + 1) % 3, judgement.choose(state, (seat + 1) % 3, chance), chance, None)
    if forgets:
        state.forget_others(seat)
        assert state.to_act() == [seat]
    done = []
    while state.owing():
        acting = state.to_act()[0]
        action = judgement.choose(state, acting, chance)
        if acting == seat:
            done.append(int(action))
        state.apply(acting, action, chance, None)
    outcome = state.outcome()
    assert outcome is not None
    return outcome.scores[seat], done


@pytest.mark.parametrize("seat", [0, 2])
def test_what_a_seat_scores_does_not_depend_on_whether_others_play_on(seat: int) -> None:
    assert final_of(seat, True) == final_of(seat, False)
