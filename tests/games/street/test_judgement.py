"""Greedy plays like a person who has understood the game."""

from __future__ import annotations

from itertools import combinations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.many import check_choice_rests_on_view, share_won_by_greedy
from games.street.positions import GAME, Rider, race
from stampede import engine
from stampede.core.rng import Rng
from stampede.games.street.finishing import Finishing
from stampede.games.street.rules import Race

GAMES = 100 if engine.is_compiled() else 20
PLAYED_ON = 2000 if engine.is_compiled() else 400
EIGHT = "1km 2km 3km 5km 7km 8km 10km 20km"


def choice(position: Race, seat: int = 0) -> str:
    state = GAME.belief(position.view(seat)).sample(Rng.free(1))
    return GAME.actions[GAME.judgement().choose(state, seat, Rng.free(1))].notation


def turn(position: Race, seat: int = 0) -> list[str]:
    """All that greedy does until its turn is over."""
    done = []
    while position.turn == seat and position.owing():
        notation = choice(position, seat)
        done.append(notation)
        position.apply(seat, GAME.actions.parse(notation).index, Rng.free(2), None)
    return done


def test_it_wins_when_it_can_also_with_two_cards() -> None:
    one = race(Rider("20km 10km cramp police", km=77, vehicle="bmx", goal=97), Rider(EIGHT, km=90, vehicle="bmx"))
    assert choice(one) == "ride 20"
    two = race(Rider("7km 10km 3km dodge scooter", km=87, vehicle="bmx", goal=97), Rider(EIGHT, vehicle="bmx"))
    turn(two)
    assert two.outcome() is not None


def test_it_never_goes_beyond() -> None:
    position = race(Rider("20km 20km 10km 10km", km=95, vehicle="bmx", goal=97), Rider(EIGHT, vehicle="bmx"))
    assert all(done.startswith("discard") or done == "end" for done in turn(position))


def test_it_gets_on_a_vehicle_first_and_rides() -> None:
    position = race(Rider("20km 10km 1km scooter dodge"), Rider(EIGHT))
    assert turn(position) == ["mount scooter", "ride 20"]


def test_it_frees_itself_and_rides() -> None:
    position = race(Rider("20km 10km 1km spare-wheel dodge", vehicle="bmx", trick="broken-wheel"), Rider(EIGHT))
    assert turn(position) == ["counter spare-wheel", "ride 20"]
    position = race(Rider("20km 10km 1km scooter dodge", vehicle="bmx", trick="broken-wheel"), Rider(EIGHT))
    assert turn(position) == ["mount scooter", "ride 20"]


def test_it_holds_up_who_is_about_to_win() -> None:
    position = race(
        Rider("cramp 10km 5km 1km dodge", km=40, vehicle="bmx"),
        Rider(EIGHT, km=20, vehicle="bmx"),
        Rider(EIGHT, km=90, vehicle="bmx", goal=99),
    )
    assert choice(position) == "cramp C"


def test_it_throws_away_what_is_of_no_use() -> None:
    position = race(
        Rider("20km 20km new-tray repaired-chain dodge water-bottle", km=90, vehicle="bmx", goal=97),
        Rider(EIGHT, vehicle="bmx"),
    )
    assert set(turn(position)) <= {"discard 20km", "discard new-tray"}


def test_its_choice_rests_on_its_view_alone() -> None:
    check_choice_rests_on_view(GAME, positions=10, deeper=9)


def test_greedy_beats_three_random() -> None:
    assert share_won_by_greedy(GAME, 4, GAMES) >= 0.7


def test_advice_gives_facts_for_every_legal_choice() -> None:
    hand = "20km 10km cramp police hand-swap invincible-2 scooter dodge"
    position = race(Rider(hand, km=77, vehicle="bmx", goal=97), Rider(EIGHT, km=30, vehicle="bmx"))
    judgement = GAME.judgement()
    kinds = {}
    for action in position.legal(0):
        fact = judgement.facts(position, 0, action)[0]
        kinds[GAME.actions[action].notation] = (fact.kind, fact.facts)
    assert kinds["ride 20"] == ("advice-win", {"goal": 97})
    assert kinds["ride 10"] == ("advice-ride", {"km": 87, "rest": 10})
    assert kinds["cramp B"] == ("advice-trick", {"target": 1, "km": 30})
    assert kinds["mount scooter"] == ("advice-change", {})


@pytest.mark.parametrize(
    ("hand", "km", "action", "kind"),
    [
        ("20km 10km", 67, "ride 20", "advice-then-win"),
        ("10km 10km", 77, "ride 10", "advice-then-win"),
        ("10km 20km", 77, "ride 10", "advice-ride"),
        ("10km 20km", 90, "ride 20", "advice-beyond"),
    ],
)
def test_advice_on_riding_is_true(hand: str, km: int, action: str, kind: str) -> None:
    position = race(Rider(hand, km=km, vehicle="bmx", goal=97), Rider(EIGHT))
    fact = GAME.judgement().facts(position, 0, GAME.actions.parse(action).index)[0]
    assert fact.kind == kind


@pytest.mark.parametrize("action", ["discard 20km", "discard dodge", "ride 3", "ride 2"])
def test_the_chance_it_names_is_what_playing_on_comes_to(action: str) -> None:
    """Two cards are used and two are drawn, in positions that the seat believes in: can it finish then?"""
    hand = "20km 7km 3km 2km dodge figure cramp obstacle"
    position = race(Rider(hand, km=83, vehicle="bmx", goal=96), Rider(EIGHT, km=30, vehicle="scooter"))
    index = GAME.actions.parse(action).index
    told = [fact.facts["chance"] for fact in GAME.judgement().facts(position, 0, index) if fact.kind == "advice-chance"]
    belief, rng = GAME.belief(position.view(0)), Rng.free("chance")
    found = 0
    for _ in range(PLAYED_ON):
        state = belief.sample(rng)
        state.apply(0, index, rng, None)
        state.apply(0, GAME.actions.parse("discard cramp").index, rng, None)
        state.turn, state.played = i64(0), i64(0)
        found += bool(state.view(0).finishes)
    share = found / PLAYED_ON
    assert abs(share - float(told[0]) / 100) < 4 * (share * (1 - share) / PLAYED_ON) ** 0.5 + 0.006


def test_evaluation_prefers_to_be_ahead_and_free() -> None:
    judgement = GAME.judgement()
    ahead = race(Rider("1km", km=60, vehicle="bmx"), Rider("1km", km=30, vehicle="bmx"))
    behind = race(Rider("1km", km=30, vehicle="bmx"), Rider("1km", km=60, vehicle="bmx"))
    blocked = race(Rider("1km", km=60, vehicle="bmx", trick="cramp"), Rider("1km", km=30, vehicle="bmx"))
    assert judgement.evaluate(ahead, 0) > judgement.evaluate(blocked, 0) > judgement.evaluate(behind, 0)
    over = race(Rider("20km", km=77, vehicle="bmx", goal=97), Rider("1km"))
    over.apply(0, GAME.actions.parse("ride 20").index, Rng.free(1), None)
    assert judgement.evaluate(over, 0) > 0 > judgement.evaluate(over, 1)


def test_it_waits_for_the_right_card_near_the_goal() -> None:
    """At 91 of 101 with 3, 5, 8 and 8, riding on leaves a rest that few cards make up."""
    hand = "3km 5km 8km 8km water-bottle water-bottle dodge figure"
    position = race(Rider(hand, km=91, vehicle="bmx", goal=101), Rider(EIGHT, km=10, vehicle="scooter"))
    assert choice(position).startswith("discard")


def test_the_chance_to_finish_is_exact() -> None:
    """Against all pairs of cards that may be drawn."""
    hand = "3km 5km 8km 8km water-bottle water-bottle dodge figure"
    position = race(Rider(hand, km=91, vehicle="bmx", goal=101), Rider(EIGHT, km=10, vehicle="scooter"))
    finishing = Finishing(position, 0, GAME.sense.weights)
    held = vec[i64]([position.count(position.hand(0), kind) for kind in range(position.kinds)])
    own = [3, 5, 8, 8]
    unseen = [int(GAME.box.km[kind]) for kind in range(position.kinds) for _ in range(int(finishing.unseen[kind]))]
    assert len(unseen) == GAME.box.cards - 8 - 2
    for rest in (1, 2, 10, 13, 15, 20, 28, 40):
        wins = 0
        for one, other in combinations(unseen, 2):
            cards = [km for km in (*own, one, other) if km > 0]
            wins += rest in cards or any(a + b == rest for a, b in combinations(cards, 2))
        pairs = len(unseen) * (len(unseen) - 1) // 2
        assert abs(finishing.chance(rest, held) - 1_000_000 * wins // pairs) <= 1, rest


def test_tricks_that_are_hard_to_cure_last_longer() -> None:
    position = race(Rider("cramp pothole broken-wheel", vehicle="bmx"), Rider(EIGHT, vehicle="bmx"))
    finishing = Finishing(position, 0, GAME.sense.weights)
    lengths = [finishing.length_of_block(GAME.box.kind_of[trick], 1) for trick in ("cramp", "pothole", "broken-wheel")]
    assert lengths[0] > lengths[1] > 0
    assert lengths[0] > lengths[2] > 0


def test_it_frees_itself_first_if_the_next_card_wins() -> None:
    for hand, trick, vehicle, wanted in (
        ("spare-wheel 5km cramp dodge", "broken-wheel", "bmx", "counter spare-wheel"),
        ("scooter 5km cramp dodge", "broken-wheel", "bmx", "mount scooter"),
        ("scooter 5km cramp dodge", "", "", "mount scooter"),
    ):
        rider = Rider(hand, km=96, vehicle=vehicle, trick=trick, goal=101)
        assert choice(race(rider, Rider(EIGHT, km=90, vehicle="bmx", goal=106))) == wanted
