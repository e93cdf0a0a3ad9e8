"""Greedy plays like a person who has understood the game."""

from __future__ import annotations

from fractions import Fraction
from statistics import mean, variance

import pytest

from games.bulls.positions import GAME, TOWN, Table, holiday
from games.many import check_choice_rests_on_view, share_won_by_greedy
from stampede import Match, engine
from stampede.core.rng import Rng
from stampede.games.bulls.judgement import expected_points, worth_of_kept_cards
from stampede.games.bulls.parts import WHICH_START
from stampede.games.bulls.prospects import Prospects
from stampede.games.bulls.rules import Holiday

SEA = ["casino", "china-shop", "restaurant", "bank", "festival"]


def choice(position: Holiday) -> str:
    seat = position.turn
    state = GAME.belief(position.view(seat)).sample(Rng.free(1))
    return GAME.actions[GAME.judgement().choose(state, seat, Rng.free(1))].notation


def turn(position: Holiday) -> list[str]:
    """All that greedy does until it is another seat's turn."""
    game, seat = Table(position), position.turn
    done = []
    while position.turn == seat and position.owing():
        done.append(choice(position))
        game.play(done[-1])
    return done


def on_the_last_day(runners: dict[int, list[str]], bulls: list[str], cards: list[str], **more: object) -> Holiday:
    hands = {0: cards, 1: ["souvenir"]}
    return holiday(runners, bulls, hands, day=3, sights=SEA, **more)  # type: ignore[arg-type]


def test_values_are_the_exact_expectation_over_the_remaining_forks() -> None:
    """Against a slow and independent account of every way the dice can fall."""
    runners = {0: [f"{name} 3" for name in TOWN.rows[1]], 1: ["A1 2"]}
    tokens = {"B2 even": 0, "C3 odd": 1}
    position = on_the_last_day(runners, ["A1 2", "A2 3", "A3 4", "A4 4", "A4 1"], ["panic"], tokens=tokens)
    faces: dict[str, set[int]] = {name: set() for name in TOWN.names}
    for start, face in [("A1", 2), ("A2", 3), ("A3", 4), ("A4", 4), ("A4", 1)]:
        place = start
        while place not in TOWN.destinations:
            place = step(place, face, {})
            faces[place].add(face)
    worth = dict(zip(TOWN.destinations, [5, 1, 3, 4, 1], strict=True))

    def expected(place: str, face: int, signs: dict[str, str]) -> Fraction:
        if place in worth:
            return Fraction(worth[place])
        to = step(place, face, signs)
        if face not in faces[to]:
            return expected(to, face, signs)
        return sum((expected(to, rolled, signs) for rolled in set(range(1, 7)) - faces[to]), Fraction(0)) / 6

    prospects = Prospects(position, 0, GAME.sense.weights)
    for seat, signs in ((0, {"B2": "even"}), (1, {"C3": "odd"})):
        values = prospects.values(seat, position.tokens, prospects.masks)
        for column, name in enumerate(TOWN.rows[1]):
            for face in range(1, 7):
                assert abs(values[column * 6 + face - 1] - 1000 * expected(name, face, signs)) < 4


def step(place: str, face: int, signs: dict[str, str]) -> str:
    index = TOWN.place_of[place]
    parity = ["odd", "even"].index(signs[place]) if place in signs else 1 - face % 2
    return TOWN.rows[TOWN.row_of[index] + 1][TOWN.path[index * 2 + parity]]


def test_it_rolls_what_is_better_rolled_and_nothing_else() -> None:
    """From C1 odd faces reach the Casino and even ones the China Shop."""
    position = on_the_last_day({0: ["C1 1", "C1 2", "C1 4", "C4 1"]}, [], ["second-wind"])
    assert sorted(turn(position)[1:3]) == ["pick yellow C1 2", "pick yellow C1 4"]


def test_it_takes_an_opponent_from_the_casino() -> None:
    position = on_the_last_day({0: ["C4 1"], 1: ["C1 1", "C1 2"]}, [], ["shove", "panic"])
    assert turn(position) == ["play shove", "pick blue C1 1", "roll"]


def test_it_leads_a_bull_to_the_opponent() -> None:
    position = on_the_last_day({0: ["C4 1"], 1: ["C1 1", "C1 1", "C1 1"]}, ["C2 1"], ["ole"])
    assert turn(position) == ["play ole", "lead C2 1 C1"]


def test_it_sends_its_runners_to_the_casino() -> None:
    position = on_the_last_day({0: ["C1 2", "C1 4", "C1 6"]}, [], ["directions", "sprint"])
    assert turn(position) == ["play directions", "sign C1 odd"]


def test_it_moves_a_token_that_lies_in_its_way() -> None:
    tokens = {"A1 odd": 0, "A2 odd": 0, "C1 even": 0}
    position = on_the_last_day({0: ["C1 1", "C1 3", "C1 6"]}, [], ["directions"], tokens=tokens)
    assert turn(position) == ["play directions", "lift C1 even", "sign C1 odd"]


def test_it_removes_the_token_that_helps_the_opponent() -> None:
    tokens = {"C1 odd": 1, "A2 odd": 1}
    position = on_the_last_day({0: ["C4 1"], 1: ["C1 2", "C1 4"]}, [], ["road-crew"], tokens=tokens)
    assert turn(position) == ["play road-crew", "clear C1 odd"]


def test_it_saves_the_souvenir_while_another_card_pays_more() -> None:
    position = on_the_last_day({0: ["A1 2", "A1 2", "A1 2"], 1: ["A4 1"]}, [], ["souvenir", "directions"])
    assert turn(position)[0] == "play directions"


def test_it_puts_a_one_where_it_is_worth_most() -> None:
    for seed in range(12):
        match = Match.new("bulls", seats=2, seed=seed)
        state = match.state
        assert isinstance(state, Holiday)
        if state.decision(state.turn) == "place":
            values = Prospects(state, state.turn, GAME.sense.weights).own_values()
            start = int(choice(state).split()[1]) - 2
            assert values[start * 6] == max(values[column * 6] for column in range(5))


def test_its_choice_rests_on_its_view_alone() -> None:
    check_choice_rests_on_view(GAME, positions=6, deeper=20)


# The share of games that greedy wins against random, a tie counted by its parts.
@pytest.mark.parametrize(("seats", "share"), [(2, 0.85), (4, 0.55)])
def test_greedy_beats_random(seats: int, share: float) -> None:
    assert share_won_by_greedy(GAME, seats, games=80 if engine.is_compiled() else 6) >= share


def test_advice_gives_facts_for_every_card() -> None:
    position = on_the_last_day({0: ["C1 2", "C4 1"], 1: ["C1 1"]}, ["C2 3"], ["directions", "souvenir", "panic"])
    judgement = GAME.judgement()
    for action in position.legal(0):
        assert judgement.facts(position, 0, action)
    (fact,) = judgement.facts(position, 0, GAME.actions.parse("play souvenir").index)
    assert (fact.kind, fact.facts) == ("advice-gain", {"points": 2, "tenths": 0, "last": "yes"})
    (fact,) = judgement.facts(position, 0, GAME.actions.parse("play directions").index)
    assert fact.facts == {"points": 4, "tenths": 0, "last": "yes"}  # from the China Shop to the Casino


PLAYED_ON = 1000 if engine.is_compiled() else 100
AT_C = {0: ["C1 1", "C1 3", "C2 2", "C3 5"], 1: ["C2 1", "C2 6", "C3 3", "C4 4"]}
GAINFUL = ["second-wind", "sprint", "change-of-plans", "panic", "shove", "heckler", "ole", "directions"]


@pytest.mark.parametrize("card", GAINFUL)
def test_the_gain_a_hint_names_is_what_playing_the_card_comes_to(card: str) -> None:
    """The last step is played on, with other dice each time, and again with a card that does nothing then."""
    position = on_the_last_day(AT_C, ["C2 3", "C1 4"], [card])
    (fact,) = GAME.judgement().facts(position, 0, GAME.actions.parse(f"play {card}").index)
    assert fact.kind == "advice-gain"
    named = int(str(fact.facts["points"])) + int(str(fact.facts["tenths"])) / 10
    with_it = leads(position, f"play {card}")
    without = leads(on_the_last_day(AT_C, ["C2 3", "C1 4"], ["guidebook"]), "play guidebook")
    chance = 4 * (variance(with_it) / PLAYED_ON + variance(without) / PLAYED_ON) ** 0.5
    assert abs(named - (mean(with_it) - mean(without))) <= chance + 0.06


EARLIER = {0: ["B1 1", "B2 3", "B2 6", "B3 5"], 1: ["B2 1", "B3 6", "B3 4", "B1 4"]}
QUIET = ["restaurant", "bank", "restaurant", "china-shop", "mozos-pier"]  # from here nobody gets to the last


@pytest.mark.parametrize("card", ["second-wind", "shove", "ole", "directions"])
@pytest.mark.parametrize("day", [1, 3])
def test_so_it_is_where_steps_are_still_to_come(card: str, day: int) -> None:
    """From the third step on to the end of the day, with nobody holding another card.

    Where sights bring something for the next day, the hint says that this is only roughly counted.
    """

    def on_the_third_step(card: str) -> Holiday:
        return holiday(EARLIER, ["B2 3", "B1 4"], {0: [card]}, day=day, sights=QUIET if day == 1 else SEA)

    position = on_the_third_step(card)
    (fact,) = GAME.judgement().facts(position, 0, GAME.actions.parse(f"play {card}").index)
    named = 0.0
    if (day, card) != (1, "shove"):  # there is hardly a point in it there
        assert (fact.kind, fact.facts["last"]) == ("advice-gain", "yes" if day == 3 else "no")
        named = int(str(fact.facts["points"])) + int(str(fact.facts["tenths"])) / 10
    with_it = leads_of_the_day(position, f"play {card}")
    without = leads_of_the_day(on_the_third_step("road-crew"), "play road-crew")
    chance = 4 * (variance(with_it) / PLAYED_ON + variance(without) / PLAYED_ON) ** 0.5
    assert abs(named - (mean(with_it) - mean(without))) <= chance + (0.06 if named else 0.1)


def leads_of_the_day(position: Holiday, notation: str) -> list[int]:
    """By how many of the day's points the first seat is ahead when it is over."""
    found = []
    for number in range(PLAYED_ON):
        state, rng = position.copy(), Rng.free(("day", notation, number))
        play_the_day(state, notation, rng)
        found.append(int(state.players[0].points[position.day]) - int(state.players[1].points[position.day]))
    return found


def play_the_day(state: Holiday, notation: str, rng: Rng) -> None:
    day = state.day
    state.apply(0, GAME.actions.parse(notation).index, rng, None)
    while state.day == day and state.owing():
        seat = state.to_act()[0]
        state.apply(seat, GAME.judgement().choose(state, seat, rng), rng, None)


@pytest.mark.parametrize(("start", "day"), [("S2", 1), ("S2", 3), ("S4", 3), ("S6", 3)])
def test_a_1_is_worth_what_a_hint_says_where_it_is_placed(start: str, day: int) -> None:
    """With the last bull, which comes only then, and nobody holding a card."""
    position = holiday({}, ["S3 3", "S5 4"], {}, day=day, row="S2", sights=QUIET if day == 1 else SEA)
    position.players[0] = position.players[0].rolling(1, 1)
    position.pending = WHICH_START
    action = GAME.actions.parse(f"place {start[1]}").index
    assert action in position.legal(0)
    (fact,) = GAME.judgement().facts(position, 0, action)
    assert (fact.kind, fact.facts["last"]) == ("advice-start", "yes" if day == 3 else "no")
    named = int(str(fact.facts["points"])) + int(str(fact.facts["tenths"])) / 10
    scored = []
    for number in range(PLAYED_ON):
        state = position.copy()
        play_the_day(state, f"place {start[1]}", Rng.free(("start", number)))
        scored.append(int(state.players[0].points[position.day]))
    assert abs(named - mean(scored)) <= 4 * (variance(scored) / PLAYED_ON) ** 0.5 + 0.06


def leads(position: Holiday, notation: str) -> list[int]:
    """By how much the first seat wins, or less than nothing, after this, in many games."""
    found = []
    for number in range(PLAYED_ON):
        state, rng = position.copy(), Rng.free(("gain", notation, number))
        state.apply(0, GAME.actions.parse(notation).index, rng, None)
        while state.owing():
            seat = state.to_act()[0]
            state.apply(seat, GAME.judgement().choose(state, seat, rng), rng, None)
        outcome = state.outcome()
        assert outcome is not None
        found.append(outcome.scores[0] - outcome.scores[1])
    return found


def test_evaluation_prefers_to_be_ahead() -> None:
    ahead = on_the_last_day({0: ["C1 1"], 1: ["C1 2"]}, [], ["panic"], points={0: [9, 9]})
    behind = on_the_last_day({0: ["C1 2"], 1: ["C1 1"]}, [], ["panic"], points={1: [9, 9]})
    judgement = GAME.judgement()
    assert judgement.evaluate(ahead, 0) == 22_000
    assert judgement.evaluate(behind, 0) == -22_000


def worth(position: Holiday, seat: int = 0) -> int:
    return int(GAME.judgement().evaluate(position, seat))


def test_what_a_day_earns_for_the_next_is_worth_something_after_it() -> None:
    """The festival's extra runners, and a good card kept: both are still worth something once the day is scored."""
    festival, shop, kept = (
        Table(position).play("play souvenir", "play souvenir").position
        for position in (arriving("festival"), arriving("china-shop"), arriving("china-shop", "souvenir"))
    )
    assert festival.points(0) == shop.points(0) == kept.points(0)
    assert worth(festival) > worth(kept) > worth(shop)


def arriving(sight: str, kept: str = "road-crew") -> Holiday:
    """The last step of the first day: both runners of the first seat are sure to arrive at that sight."""
    hands = {0: ["souvenir", kept], 1: ["souvenir", "road-crew"]}
    below = TOWN.destinations.index(step("C1", 3, {}))
    sights = ["nightclub", "casino", "bookstore", "bookstore"]
    return holiday({0: ["C1 3", "C1 5"]}, [], hands, sights=[*sights[:below], sight, *sights[below:]])


def test_a_one_that_is_not_placed_yet_counts_like_a_runner() -> None:
    position = on_the_last_day({0: ["A1 2"], 1: ["A1 2"]}, [], ["panic"])
    before = worth(position)
    player = position.players[0]
    position.players[0] = player.rolling(int(player.squad), 1)
    assert worth(position) > before


def test_a_playout_may_end_only_when_a_day_does() -> None:
    """Not while somebody has already said what to discard: then the others' choices are missing."""
    judgement = GAME.judgement()
    position = arriving("bank")
    assert not judgement.is_settled(position)
    game = Table(position).play("play souvenir")
    assert not judgement.is_settled(position)
    game.play("play souvenir")
    assert judgement.is_settled(position)
    chosen = position.copy()
    Table(chosen).play_as(0, "discard road-crew")
    assert not judgement.is_settled(chosen)
    Table(position).play_as(1, "keep")
    assert not judgement.is_settled(position)


def test_an_effect_counts_once_however_many_arrive_before_and_after_scoring() -> None:
    """Two runners sure of the festival: two points, and two more runners tomorrow, a step before as at the end."""
    weights = GAME.sense.weights
    before = arriving("festival")
    kept = worth_of_kept_cards(before, 0, weights)
    assert expected_points(before, 0, weights) - kept == 2000 + 2 * weights.runner
    after = Table(before).play("play souvenir", "play souvenir").position
    kept = worth_of_kept_cards(after, 0, weights)
    assert expected_points(after, 0, weights) - kept == 2000 + 2000 + 2 * weights.runner


def test_advice_does_not_call_a_loss_a_gain() -> None:
    """The 1 is on its way to the Bank, and has to be rolled."""
    position = Table(on_the_last_day({0: ["C4 1"]}, [], ["panic", "souvenir"])).play("play panic").position
    (action,) = position.legal(0)
    assert [fact.kind for fact in GAME.judgement().facts(position, 0, action)] == ["advice-least"]


def test_the_last_guidebook_is_worth_nothing() -> None:
    position = on_the_last_day({0: ["C4 1"], 1: ["C4 1"]}, [], ["guidebook", "souvenir"])
    (fact,) = GAME.judgement().facts(position, 0, GAME.actions.parse("play guidebook").index)
    assert fact.kind == "advice-little"


def test_another_sign_is_spoken_for_by_what_it_gains_or_by_tomorrow() -> None:
    """The hint may prefer a sign that the judgement does not: then it still says what that is good for."""
    runners = {0: ["C1 2", "C4 1"], 1: ["C1 1"]}
    for day, of_the_past in ((1, ["advice-sign-tomorrow"]), (3, [])):
        hands = {0: ["directions"], 1: ["souvenir"]}
        table = Table(holiday(runners, [], hands, day=day, sights=SEA))
        position = table.play("play directions").position
        judgement = GAME.judgement()
        best = judgement.choose(position, 0, Rng.free(1))
        told = {
            GAME.actions[action].notation: judgement.facts(position, 0, action)
            for action in position.legal(0)
            if action != best
        }
        assert [fact.kind for fact in told["sign A1 odd"]] == of_the_past
        gains = [facts for notation, facts in told.items() if notation.startswith("sign C") and facts]
        assert all(fact.kind == "advice-gain" for facts in gains for fact in facts)
        assert GAME.actions[best].notation.startswith("sign C")
