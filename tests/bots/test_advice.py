"""Advice: worth is what playouts say, the reasons are the game's, and nothing rests on what the seat cannot know."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from statistics import mean as mean_of

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import toy
from bots.test_search import in_the_middle
from games.street.positions import Rider, race
from stampede.bots.advice import FEWEST, POINT, Advice, Weighing, advise, difference, error, mean
from stampede.bots.levels import find_bot
from stampede.bots.review import look_at, questions_of, review
from stampede.bots.search import NEVER, WHOLE
from stampede.core.game import Game, State
from stampede.core.registry import find_game, game_ids
from stampede.core.rng import Rng
from stampede.engine import is_compiled
from stampede.match.match import Match

# Interpreted, a game played to the end takes up to a second where judging is expensive.
QUICK = ("encierro", "street")
GAMES = [*(find_game(id) for id in game_ids() if is_compiled() or id in QUICK), toy.load(None)]
PLAYOUTS = 400 if is_compiled() else 150
ONLY_COMPILED = pytest.mark.skipif(not is_compiled(), reason="interpreted, games played to the end take minutes")


def advice_at(game: Game, state: State, seat: int, playouts: int = PLAYOUTS, about: int = -1) -> Advice:
    return advise(game, state.view(seat), seat, state.legal(seat), Rng.free("advice"), playouts, about=about)


def told(advice: Advice) -> list[tuple[int, int, int, int, int]]:
    return [(one.action, one.worth, one.behind, one.doubt, one.playouts) for one in advice.choices]


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_advice_is_the_same_in_worlds_that_look_the_same(game: Game) -> None:
    for seats in {game.min_seats, game.max_seats}:
        state, seat = in_the_middle(game, seats, 12)
        advice = advice_at(game, state, seat, 40)
        other = game.belief(state.view(seat)).sample(Rng.free("another world"))
        again = advice_at(game, other, seat, 40)
        assert told(again) == told(advice)
        assert [[fact.to_json() for fact in facts] for facts in again.facts] == [
            [fact.to_json() for fact in facts] for facts in advice.facts
        ]


def played_on(game: Game, state: State, seat: int, action: int, times: int) -> list[float]:
    """What the action comes to in worlds that look the same, in plain sight and with other chance than advice uses."""
    rng, judgement, belief = Rng.free(f"in plain sight {action}"), game.judgement(), game.belief(state.view(seat))
    found = []
    for _ in range(times):
        played = belief.sample(rng)
        while seat in played.to_act() and len(played.to_act()) > 1:  # the others decide at the same time
            other = next(one for one in played.to_act() if one != seat)
            played.apply(other, judgement.choose(played, other, rng), rng, None)
        played.apply(seat, action, rng, None)
        while played.owing():
            one = played.to_act()[0]
            played.apply(one, judgement.choose(played, one, rng), rng, None)
        outcome = played.outcome()
        assert outcome is not None
        won = (outcome.ranks[seat] == 1) / outcome.ranks.count(1)
        found.append(won if len(outcome.ranks) > 1 else outcome.scores[0])
    return found


def check_worth(game: Game, state: State, seat: int) -> None:
    """Of two actions: what each is worth, and how far the second is behind, within four standard errors."""
    some = state.legal(seat)[:2]  # and the judgement's choice
    advice = advise(game, state.view(seat), seat, some, Rng.free("advice"), PLAYOUTS)
    unit = POINT if advice.alone else WHOLE
    found = {}
    for choice in advice.choices[:2]:
        assert choice.playouts >= FEWEST
        values = found[choice.action] = played_on(game, state, seat, choice.action, choice.playouts)
        together = sqrt(squared_error(values) + (choice.error / unit) ** 2)
        assert abs(mean_of(values) - choice.worth / unit) <= 4 * together + 1e-6
    best, other = advice.choices[:2]
    gap = mean_of(found[best.action]) - mean_of(found[other.action])
    together = sqrt(sum(map(squared_error, found.values())) + (other.doubt / unit) ** 2)
    assert (best.behind, best.doubt) == (0, 0)
    assert abs(gap - other.behind / unit) <= 4 * together + 1e-6


def squared_error(values: list[float]) -> float:
    """Of their mean."""
    return sum((one - mean_of(values)) ** 2 for one in values) / len(values) / (len(values) - 1)


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_worth_is_what_playouts_come_to(game: Game) -> None:
    state, seat = in_the_middle(game, max(2, game.min_seats), 20)
    check_worth(game, state, seat)


@pytest.mark.parametrize("game", GAMES if is_compiled() else GAMES[-1:], ids=lambda game: game.id)
def test_so_it_is_with_most_seats(game: Game) -> None:
    state, seat = in_the_middle(game, game.max_seats, 32)
    check_worth(game, state, seat)


def test_whoever_plays_alone_is_told_points() -> None:
    game = find_game("raging")
    state, seat = in_the_middle(game, 1, 6)
    if is_compiled():
        assert advice_at(game, state, seat, 40).alone
        check_worth(game, state, seat)
    else:
        assert advice_at(game, state, seat, 0).choices[0].playouts == 0


@pytest.mark.parametrize("game", [find_game("encierro"), find_game("street")] if is_compiled() else [toy.load(None)])
def test_the_doubt_about_a_difference_is_how_much_it_varies(game: Game) -> None:
    """Asked again and again with other chance, the difference between two actions spreads as much as was said."""
    state, seat = in_the_middle(game, 2, 20)
    advice = advice_at(game, state, seat, 40)
    pair = [choice.action for choice in advice.choices[:2]]
    gaps, doubts = [], []
    for number in range(40):
        asked = advise(game, state.view(seat), seat, pair, Rng.free(f"doubt {number}"), 120, about=pair[0])
        first, second = (next(one for one in asked.choices if one.action == action) for action in pair)
        gaps.append(first.worth - second.worth)
        doubts.append(max(first.doubt, second.doubt))
    spread = sqrt(sum((gap - mean_of(gaps)) ** 2 for gap in gaps) / (len(gaps) - 1))
    assert 0.6 < spread / mean_of(doubts) < 1.5  # a spread of forty is within a ninth, mostly


def test_an_exact_finish_comes_first_for_that_reason() -> None:
    position = race(
        Rider("5km cramp dodge figure", km=96, vehicle="bmx", goal=101), Rider(km=10, vehicle="scooter", goal=106)
    )
    game = find_game("street")
    advice = advice_at(game, position, 0)
    assert game.actions[advice.choices[0].action].notation == "ride 5"
    assert [fact.kind for fact in advice.facts[0]] == ["advice-win"]
    assert advice.choices[0].worth == WHOLE
    assert all(other.is_clearly_worse() for other in advice.choices[1:] if other.behind > WHOLE // 10)


def test_without_playouts_the_judgements_choice_comes_first_and_nothing_has_a_number() -> None:
    game = find_game("encierro")
    state, seat = in_the_middle(game, 3, 15)
    advice = advice_at(game, state, seat, 0)
    judged = find_bot("steady").choose(game, state.view(seat), seat, state.legal(seat), Rng.free("advice"))
    assert advice.choices[0].action == judged
    assert sorted(choice.action for choice in advice.choices) == sorted(state.legal(seat))
    assert all((choice.worth, choice.playouts) == (0, 0) for choice in advice.choices)


def test_the_action_in_question_is_told_of_however_bad_it_is() -> None:
    game = find_game("street")
    state, seat = in_the_middle(game, 2, 30)
    for action in state.legal(seat)[-2:]:
        advice = advice_at(game, state, seat, 40, about=action)
        assert action in [choice.action for choice in advice.choices]


def test_differences_are_taken_game_by_game() -> None:
    better, worse = vec[i64]([WHOLE, 0, WHOLE, WHOLE]), vec[i64]([WHOLE, 0, 0, WHOLE])
    assert (mean(better), mean(worse)) == (750_000, 500_000)
    gap, doubt = difference(better, worse)
    assert (gap, doubt) == (250_000, 250_000)
    assert error(better) == 250_000
    assert difference(better, better) == (0, 0)


def test_a_clear_lead_is_needed_to_overrule_the_judgement() -> None:
    game = find_game("street")
    state, seat = in_the_middle(game, 2, 10)
    weighing = Weighing(game, state.view(seat), seat, Rng.free("advice"))
    weighing.weigh(state.legal(seat), 40, NEVER, -1)
    judged = weighing.judged
    other = next(action for action in state.legal(seat) if action != judged)
    even = [WHOLE if number % 2 else 0 for number in range(FEWEST)]
    weighing.rivals = vec[i64]([judged, other])
    weighing.results = [vec[i64](even), vec[i64]([*even[:-2], WHOLE, WHOLE])]  # one game more
    assert weighing.choices()[0].action == judged
    weighing.results = [vec[i64](even), vec[i64]([WHOLE] * FEWEST)]
    assert weighing.choices()[0].action == other


def test_too_few_playouts_do_not_turn_the_advice_round() -> None:
    """With very many choices, each is tried once or twice: their order says nothing, and the judgement's is kept."""
    game = find_game("street")
    state, seat = in_the_middle(game, 2, 10)
    weighing = Weighing(game, state.view(seat), seat, Rng.free("advice"))
    weighing.weigh(state.legal(seat), 10, NEVER, -1)
    judged = weighing.judged
    others = [action for action in state.legal(seat) if action != judged]
    weighing.rivals = vec[i64]([*others, judged])  # as the luck of a playout or two has sorted them
    weighing.results = [vec[i64]([WHOLE, WHOLE]) for _ in others] + [vec[i64]([0, 0])]
    choices = weighing.choices()
    assert [choice.action for choice in choices] == [judged, *others]
    assert all((choice.worth, choice.playouts) == (0, 0) for choice in choices)


def test_a_few_playouts_more_where_they_are_enough_to_say_something() -> None:
    game = find_game("street")
    state, seat = in_the_middle(game, 2, 10)
    legal = state.legal(seat)[:2]
    assert advise(game, state.view(seat), seat, legal, Rng.free("advice"), 2 * FEWEST - 8).choices[0].playouts == FEWEST
    assert advise(game, state.view(seat), seat, legal, Rng.free("advice"), 8).choices[0].playouts == 0


# --- planted blunders -------------------------------------------------------------------------------------------------


def lets_the_win_slip(match: Match, seat: int, action: int) -> str:
    """Instead of what wins this turn: something that wins nothing, and ends the chance for now."""
    game, tried, rng = match.game, match.state.copy(), Rng.free("tried")
    tried.apply(seat, action, rng, None)
    while tried.to_act() == [seat] and game.id == "primes":  # a run, then its moves
        tried.apply(seat, game.judgement().choose(tried, seat, rng), rng, None)
    outcome = tried.outcome()
    if outcome is None or outcome.ranks[seat] != 1:
        return ""
    card = game.actions[action].args[0] if game.actions[action].args else ""
    instead = {"street": f"discard {card}", "encierro": "discard avanzar", "primes": "pass"}[game.id]
    legal = [game.actions[one].notation for one in match.state.legal(seat) if one != action]
    return instead if instead in legal else ""


def stops_at_once(match: Match, seat: int, action: int) -> str:
    """Raging Bulls, before anything is fenced."""
    return "stop" if match.game.actions[action].notation == "roll" and len(match.moves) == 0 else ""


def wastes_a_card(match: Match, seat: int, action: int) -> str:
    """Running with the Bulls, on the last day: a card that has just been played to gain a lot does nothing."""
    game, view = match.game, match.view(seat)
    skips = "skip" in [game.actions[one].notation for one in match.state.legal(seat)]
    last = view.day == view.days  # type: ignore[attr-defined]
    return "skip" if last and skips and gain_told(match, seat, action) >= 5 else ""


def gain_told(match: Match, seat: int, action: int) -> float:
    facts = match.game.judgement().facts(match.state, seat, action)
    return sum(float(str(fact.facts["points"])) for fact in facts if fact.kind == "advice-gain")  # whole ones


def wins_after(match: Match, seat: int, notation: str) -> float:
    """Of some games played on in plain sight: how many the seat still wins."""
    won, rng, judgement = 0.0, Rng.free("in plain sight"), match.game.judgement()
    for _ in range(TRIED):
        state = match.state.copy()
        state.apply(seat, match.game.actions.parse(notation).index, rng, None)
        while state.owing():
            other = state.to_act()[0]
            state.apply(other, judgement.choose(state, other, rng), rng, None)
        outcome = state.outcome()
        assert outcome is not None
        won += (outcome.ranks[seat] == 1) / outcome.ranks.count(1)
    return won


Plant = Callable[[Match, int, int], str]
TRIED = 12
NEAR = 4  # moves


def with_a_blunder(game: str, seats: int, plant: Plant) -> tuple[Match, int, int]:
    """A game by steady players in which seat 0 blunders once: its number, and what would have been right."""
    steady = find_bot("steady")
    for seed in range(40):
        match, rng, planted, right = Match.new(game, seats, seed=seed), Rng.free("steady"), -1, -1
        while not match.over:
            seat = match.to_act[0]
            legal = match.state.legal(seat)
            action = steady.choose(match.game, match.view(seat), seat, legal, rng)
            instead = plant(match, seat, action) if planted < 0 and seat == 0 and len(legal) > 1 else ""
            if instead and (seats == 1 or wins_after(match, seat, instead) < TRIED // 2):
                planted, right = len(match.moves), action
                action = match.game.actions.parse(instead).index
            match.play(seat, action)
        if planted >= 0:
            return match, planted, right
    raise AssertionError("nobody could be made to blunder")


@pytest.mark.parametrize(
    ("game", "seats", "plant"),
    [
        ("street", 2, lets_the_win_slip),
        ("encierro", 2, lets_the_win_slip),
        pytest.param("primes", 4, lets_the_win_slip, marks=ONLY_COMPILED),
        pytest.param("bulls", 2, wastes_a_card, marks=ONLY_COMPILED),
        pytest.param("raging", 1, stops_at_once, marks=ONLY_COMPILED),
    ],
)
def test_a_planted_blunder_is_found_in_a_record(game: str, seats: int, plant: Plant) -> None:
    """The review finds the one bad move of a good player, says so, and says what was better."""
    match, planted, right = with_a_blunder(game, seats, plant)
    moves = [(seat, action.index) for seat, action in match.moves]
    asked = questions_of(match.game, seats, match.options, match.key, moves, [0])
    decision = look_at(match.game, next(one for one in asked if one.move == planted), 1000 if is_compiled() else 400)
    assert decision.is_a_moment()
    assert match.game.actions[decision.best.action].verb == match.game.actions[right].verb
    assert decision.facts
    if is_compiled():  # a whole game takes minutes otherwise, and in some games even so
        near = [one for one in asked if abs(one.move - planted) <= NEAR]
        reviewed = review(match.game, near)
        assert planted in [one.move for one in reviewed.moments(0)]
