"""How a day begins, how it is scored, and how the holiday ends."""

from __future__ import annotations

import random

import pytest

from games.bulls.positions import BOX, GAME, Table, holiday, table
from stampede import Match
from stampede.cli.play.opening import open_table, plan_table, sit_down
from stampede.core.events import told_to
from stampede.core.rng import Rng, derive_key
from stampede.games.bulls.rules import Holiday
from stampede.games.bulls.state import DECK, DISCARDS, IN_PLAY
from stampede.games.bulls.view import BullsView
from stampede.match.referee import Referee
from stampede.match.undo import learns


def opening(seats: int, seed: int) -> BullsView:
    view = Match.new("bulls", seats=seats, seed=seed).view(None)
    assert isinstance(view, BullsView)
    return view


def openings(seats: int, number: int) -> list[Table]:
    """Tables at their first decision, with all that was told."""
    tables = []
    for seed in range(number):
        log: list[object] = []
        state = GAME.new(seats, {}, Rng.keyed(derive_key("match", seed)), log)  # type: ignore[arg-type]
        game = Table(state)
        game.events = log  # type: ignore[assignment]
        game.rng = Rng.free(seed)
        tables.append(game)
    return tables


def place_all(game: Table) -> Table:
    """All rolled 1s go onto start 4."""
    while game.decision == "place":
        game.play("place 4")
    return game


def day_over(
    runners: dict[int, list[str]], sights: list[str], day: int = 1, points: dict[int, list[int]] | None = None
) -> Table:
    """Runners a row above their destinations; both seats play their last cards and all arrive."""
    hands = {0: ["souvenir", "panic", "sprint"], 1: ["souvenir", "shove"]}
    game = table(runners, [], hands, day=day, row="C1", sights=sights, points=points)
    return game.play("play souvenir", "play souvenir")


# --- setup ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("B4")
@pytest.mark.parametrize(("seats", "runners"), [(2, 9), (3, 8), (4, 6), (5, 6), (6, 6)])
def test_runners_by_number_of_players(seats: int, runners: int) -> None:
    assert [player.squad for player in opening(seats, 1).players] == [runners] * seats


@pytest.mark.clause("B4")
@pytest.mark.parametrize(("seats", "colours"), [(2, ["yellow", "blue"]), (3, ["yellow", "blue", "green"])])
def test_colours(seats: int, colours: list[str]) -> None:
    assert [player.colour for player in opening(seats, 1).players] == colours


@pytest.mark.clause("B4")
def test_nobody_has_fewer_than_one_runner() -> None:
    position = holiday(hands={0: ["panic"]}, seats=4, row="D1")
    position.players[0] = position.players[0].earning(-6, 0)
    position.players[1] = position.players[1].earning(-2, 0)
    position.players[2] = position.players[2].earning(3, 0)
    position.begin_day(Rng.free(1), None)
    assert [position.players[seat].squad for seat in range(4)] == [1, 4, 9, 6]


@pytest.mark.clause("B6")
@pytest.mark.parametrize("seats", range(2, 7))
def test_five_destinations_and_five_cards_each(seats: int) -> None:
    view = opening(seats, 3)
    assert [card.place for card in view.destinations] == ["D1", "D2", "D3", "D4", "D5"]
    assert sorted([card.name for card in view.destinations] + view.aside) == sorted(
        name for kind, name in enumerate(BOX.sights) for _ in range(BOX.sight_copies[kind])
    )
    assert [player.cards for player in view.players] == [5] * seats
    assert view.deck == 52 - 5 * seats


@pytest.mark.clause("B6")
def test_every_destination_turns_up_everywhere() -> None:
    seen = {(card.place, card.name) for seed in range(200) for card in opening(2, seed).destinations}
    assert len(seen) == 5 * 8


@pytest.mark.clause("B6")
def test_hands_are_filled_to_five_and_then_get_their_bonus() -> None:
    hands = {0: ["panic"] * 2, 1: ["sprint"] * 5, 2: ["shove", "panic", *["second-wind"] * 5]}
    position = holiday(hands=hands, seats=3, row="D1")
    position.players[1] = position.players[1].earning(0, 2)
    position.begin_day(Rng.free(1), None)
    assert [position.size(position.hand(seat)) for seat in range(3)] == [5, 7, 7]


@pytest.mark.clause("B6", "B18")
def test_cards_are_dealt_one_at_a_time_from_the_first_player() -> None:
    """With eight cards for three empty hands, the first two get a third one."""
    position = holiday(hands={}, seats=3, row="D1", first=1, deck=8)
    for kind in range(BOX.kinds):  # no discards: the other cards are out of reach
        position.put(kind, IN_PLAY, position.count(DISCARDS, kind))
        position.put(kind, DISCARDS, -position.count(DISCARDS, kind))
    position.begin_day(Rng.free(1), None)
    assert [position.size(position.hand(seat)) for seat in range(3)] == [2, 3, 3]


@pytest.mark.clause("B7")
def test_five_bulls_one_on_each_start_with_any_face() -> None:
    faces = set()
    for game in openings(2, 40):
        (start,) = game.told("bulls-start")
        assert len(start["rolls"]) == 5  # type: ignore[arg-type]
        if game.decision == "place":
            assert [game.position.bulls_in(column) for column in range(5)] == [1] * 5
            assert [bull.split()[1] for bull in game.bulls()] == [str(face) for face in start["rolls"]]  # type: ignore[attr-defined]
        faces |= {int(bull.split()[1]) for bull in game.bulls()}
    assert faces == {1, 2, 3, 4, 5, 6}


@pytest.mark.clause("B8")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_runners_stand_on_the_start_they_rolled_and_ones_wait(seats: int) -> None:
    for game in openings(seats, 12):
        for rolled in game.told("runners-start"):
            seat, rolls = rolled["seat"], rolled["rolls"]
            assert isinstance(seat, int)
            assert isinstance(rolls, list)
            assert game.position.players[seat].ones == rolls.count(1)
            assert game.runners(seat) == [f"S{face} {face}" for face in rolls if face > 1]


@pytest.mark.clause("B8")
def test_ones_are_placed_in_turn_order_on_any_start_and_stay_ones() -> None:
    for game in openings(3, 30):
        owed = [game.position.players[seat].ones for seat in range(3)]
        order = [seat for step in range(3) for seat in [(game.position.first + step) % 3] for _ in range(owed[seat])]
        before = [len(game.runners(seat)) for seat in range(3)]
        placed = []
        while game.decision == "place":
            assert game.legal == [f"place {number}" for number in range(2, 7)]
            placed.append(game.position.turn)
            game.play(f"place {2 + len(placed) % 5}")
        assert placed == order
        for seat in range(3):
            ones = [die for die in game.runners(seat) if die.endswith(" 1")]
            assert len(ones) == owed[seat]
            assert len(game.runners(seat)) == before[seat] + owed[seat] == 8


@pytest.mark.clause("B9")
def test_the_sixth_bull_stands_on_the_start_of_its_number_and_does_not_charge() -> None:
    numbers = set()
    for game in openings(2, 60):
        place_all(game)
        (last,) = game.told("last-bull")
        assert last["place"] == f"S{last['face']}"
        numbers.add(last["face"])
        assert sum(game.position.bulls_in(column) for column in range(5)) == 6
        assert game.told("charged") == []
        assert [game.position.standing(seat) for seat in range(2)] == [9, 9]
    assert numbers == {2, 3, 4, 5, 6}


@pytest.mark.clause("B10")
@pytest.mark.parametrize("seats", [2, 4])
def test_anybody_may_begin(seats: int) -> None:
    assert {opening(seats, seed).first for seed in range(60)} == set(range(seats))


# --- scoring ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("B16")
def test_the_example_of_the_book() -> None:
    """Blue: two on the Restaurant and two on the Nightclub, 14 points, and one runner fewer on the next day."""
    blue = ["C1 1", "C1 3", "C1 2", "C1 4"]  # odd to D1, even to D2
    game = day_over({1: blue}, ["restaurant", "nightclub", "bank", "bookstore", "china-shop"])
    assert game.runners(1) == ["D1 1", "D1 3", "D2 2", "D2 4"]
    view = game.position.view(None)
    assert view.players[1].points == 2 * 3 + 2 * 4 + 2  # and the Souvenir that was played
    assert view.players[1].more_runners == -1
    game.play("keep", "keep")
    assert game.position.players[1].squad == 8
    assert game.position.players[0].squad == 9
    assert game.position.players[1].more_runners == 0  # on the following day only


@pytest.mark.clause("B3", "B16")
@pytest.mark.parametrize(
    ("name", "copies", "points", "runners", "cards"),
    [
        ("restaurant", 2, 3, 0, 0),
        ("nightclub", 1, 4, -1, 0),
        ("casino", 1, 5, -2, 0),
        ("bank", 1, 4, 0, 0),
        ("bookstore", 2, 2, 0, 2),
        ("mozos-pier", 1, 2, 1, 0),
        ("festival", 1, 1, 2, 0),
        ("china-shop", 1, 1, 0, 0),
    ],
)
def test_every_destination(name: str, copies: int, points: int, runners: int, cards: int) -> None:
    others = [other for other in ("restaurant", "bank", "china-shop", "casino", "festival") if other != name]
    assert int(BOX.sight_copies[BOX.sight_of[name]]) == copies
    game = day_over({0: ["C1 1", "C1 3", "C1 5"]}, [name, *others][:5])
    view = game.position.view(None)
    assert view.players[0].points == 3 * points + 2
    assert (view.players[0].more_runners, view.players[0].more_cards) == (runners, cards)
    assert (view.players[1].more_runners, view.players[1].more_cards) == (0, 0)
    game.play_as(1, "keep").play_as(0, "discard panic", "keep")
    assert game.position.players[0].squad == 9 + runners
    assert game.position.size(game.position.hand(0)) == 5 + cards
    spent = game.position.players[0]
    assert (spent.more_runners, spent.more_cards) == (0, 0)  # on the following day only


@pytest.mark.clause("B16")
def test_effects_count_once_a_card_and_different_cards_add_up() -> None:
    sights = ["bookstore", "bookstore", "festival", "casino", "china-shop"]
    runners = ["C1 1", "C1 3", "C1 2", "C2 1", "C3 1", "C3 3"]  # D1 D1 D2 D3 D4 D4
    game = day_over({0: runners}, sights)
    view = game.position.view(None)
    assert view.players[0].points == 2 * 2 + 2 + 1 + 2 * 5 + 2
    assert view.players[0].more_cards == 4
    assert view.players[0].more_runners == 2 - 2


@pytest.mark.clause("B16")
def test_after_the_last_day_effects_are_void() -> None:
    game = day_over({0: ["C1 1"]}, ["casino", "bank", "bookstore", "festival", "china-shop"], 3, {0: [9, 9]})
    assert game.position.outcome() is not None
    assert game.position.players[0].more_runners == 0
    assert game.told("tomorrow-runners") == []


# --- a new day --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("B17")
def test_all_choose_at_the_same_time_and_discards_are_shown_together() -> None:
    game = day_over({0: ["C1 1"], 1: ["C1 1"]}, ["restaurant", "bank", "bookstore", "festival", "china-shop"])
    assert game.position.to_act() == [0, 1]
    assert [game.position.decision(seat) for seat in (0, 1)] == ["discard", "discard"]
    assert game.legal_for(0) == ["discard sprint", "discard panic", "keep"]
    assert game.legal_for(1) == ["discard shove", "keep"]
    lying, told = game.discards, len(game.events)
    game.play_as(1, "discard shove")
    game.play_as(0, "discard sprint", "keep")
    assert game.position.to_act() == [1]
    assert game.discards == lying
    heard = {reader: [event.kind for event in told_to(reader, game.events[told:])] for reader in (0, 1, None)}
    assert heard == {0: ["set-aside", "ready"], 1: ["set-aside", "ready"], None: ["ready"]}
    assert game.position.view(0).day == 1
    told = len(game.events)
    game.play_as(1, "keep")
    assert game.position.view(0).day == 2
    assert [(event.kind, event.facts) for event in game.events[told : told + 5]] == [
        ("ready", {"seat": 1}),
        ("discarded", {"seat": 1, "cards": 1, "names": ["shove"]}),  # from the new first player
        ("discarded", {"seat": 0, "cards": 1, "names": ["sprint"]}),
        ("kept", {"seat": 0, "cards": 1}),
        ("day", game.events[told + 4].facts),
    ]
    assert sorted(game.discards) == sorted([*lying, "shove", "sprint"])
    assert "panic" in game.hand(0)
    assert [len(game.hand(seat)) for seat in (0, 1)] == [5, 5]


@pytest.mark.clause("B17")
def test_until_all_are_ready_nobody_sees_what_others_discard() -> None:
    """Whatever seat 0 chooses, and however much, seat 1 and a spectator see the same; seat 0 sees its own choice."""
    sights = ["restaurant", "bank", "bookstore", "festival", "china-shop"]
    seen = []
    for choice in ([], ["discard sprint"], ["discard panic", "discard sprint"]):
        game = day_over({0: ["C1 1"]}, sights)
        before = len(game.events)
        for end in ([], ["keep"]):
            game.play_as(0, *(end or choice))
            own = game.position.view(0).players[0]
            assert own.unwanted == sorted((action.split()[1] for action in choice), reverse=True)
            assert own.ready == bool(end)
            told = told_to(1, game.events[before:])
            views = [game.position.view(reader) for reader in (1, None)]
            assert all(view.players[0].unwanted is None for view in views)
            assert all(view.players[0].cards == 2 for view in views)
            seen.append((bool(end), views, told, game.legal_for(1)))
    assert seen[0::2] == [seen[0]] * 3
    assert seen[1::2] == [seen[1]] * 3
    shown = GAME.actions.public(GAME.actions.parse("discard sprint"))
    assert shown == GAME.actions.public(GAME.actions.parse("discard panic"))


@pytest.mark.clause("B17")
def test_the_order_of_choosing_changes_nothing() -> None:
    ends = []
    for order in ((0, 1), (1, 0)):
        game = day_over({0: ["C1 1"]}, ["restaurant", "bank", "bookstore", "festival", "china-shop"])
        game.rng = Rng.keyed(derive_key("match", 3))
        for seat in order:
            game.play_as(seat, "discard shove" if seat == 1 else "discard panic", "keep")
        ends.append(game.position.view(None))
    assert ends[0] == ends[1]


@pytest.mark.clause("B17")
def test_every_card_may_go_and_a_kind_only_as_often_as_it_is_held() -> None:
    game = table({}, [], {0: ["souvenir", "panic", "panic"], 1: ["souvenir"]}, row="C1")
    game.play("play souvenir", "play souvenir").play_as(0, "discard panic")
    assert game.legal_for(0) == ["discard panic", "keep"]
    game.play_as(0, "discard panic")
    assert game.legal_for(0) == ["keep"]
    assert game.why_not("discard panic", 0) == ("not-in-hand", "B17")
    assert game.why_not("discard card", 0) == ("which-card", "B17")
    game.play_as(0, "keep")
    assert game.told("kept") == []
    assert game.told("discarded") == [{"seat": 0, "cards": 2, "names": ["panic", "panic"]}]


@pytest.mark.clause("B17")
def test_who_holds_no_card_is_not_asked() -> None:
    game = table({0: ["C1 1"]}, [], {0: ["souvenir", "panic"], 1: ["souvenir"]}).play("play souvenir", "play souvenir")
    assert (game.position.to_act(), game.decision) == ([0], "discard")
    assert [player.ready for player in game.position.view(None).players] == [False, True]
    game.play("keep")
    assert [player.ready for player in game.position.view(None).players] == [False, False]


@pytest.mark.clause("B17")
def test_with_all_hands_empty_the_new_day_begins_at_once() -> None:
    game = table({0: ["C1 1"]}, [], {0: ["souvenir"], 1: ["souvenir"]}).play("play souvenir", "play souvenir")
    assert game.position.view(None).day == 2


@pytest.mark.clause("B17")
def test_a_choice_can_be_taken_back_until_all_are_ready() -> None:
    """Own discards and being ready are nobody else's business, so nothing stands in the way."""
    sights = ["restaurant", "bank", "bookstore", "festival", "china-shop"]
    game = day_over({0: ["C1 1"]}, sights)
    before = game.position.copy()
    game.play_as(0, "discard sprint", "keep")
    readers: list[int | None] = [0, 1, None]
    assert [game.position.places(reader)[0].contents for reader in readers] == [
        before.places(reader)[0].contents for reader in readers
    ]
    assert not any(learns(before.places(reader), game.position.places(reader)) for reader in readers)


@pytest.mark.clause("B13", "B17")
def test_runners_come_back_loose_bulls_leave_and_tokens_stay() -> None:
    hands = {0: ["souvenir"], 1: ["souvenir"]}
    game = table({0: ["C1 1"]}, ["C3 6"] * 8, hands, tokens={"A1 odd": 0, "C2 even": 1})
    game.play("play souvenir", "play souvenir")
    place_all(game)
    assert game.position.day == 1
    assert [game.position.standing(seat) for seat in (0, 1)] == [9, 9]
    assert game.position.spare_bulls() == 4
    assert game.tokens() == {"A1 odd": 0, "C2 even": 1}


@pytest.mark.clause("B18")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    game = table({0: ["A1 3"]}, [], {0: ["guidebook"], 1: ["souvenir"]}, deck=1).play("play guidebook")
    assert game.told("reshuffled") == [{"cards": 49}]
    assert [event.kind for event in game.events][1:4] == ["drew", "reshuffled", "drew"]  # a card of each deck
    assert len(game.hand(0)) == 2
    assert game.position.size(DECK) == 48
    assert game.discards == ["guidebook"]  # it was being resolved, so it was not shuffled


@pytest.mark.clause("B18")
def test_with_deck_and_discards_empty_nobody_draws() -> None:
    position = holiday({0: ["A1 3"]}, [], {0: ["guidebook"], 1: ["souvenir"]}, deck=1)
    for kind in range(BOX.kinds):
        there = position.count(DISCARDS, kind)
        position.put(kind, DISCARDS, -there)
        position.put(kind, position.hand(1), there)
    game = Table(position).play("play guidebook")
    assert len(game.hand(0)) == 1
    assert game.told("reshuffled") == []
    assert game.told("drew") == [{"seat": 0, "cards": 1}]


@pytest.mark.clause("B18")
def test_a_guidebook_with_nothing_to_draw_has_no_target() -> None:
    position = holiday({0: ["A1 3"]}, [], {0: ["guidebook"], 1: ["souvenir"]}, deck=0)
    for kind in range(BOX.kinds):
        there = position.count(DISCARDS, kind)
        position.put(kind, DISCARDS, -there)
        position.put(kind, position.hand(1), there)
    assert Table(position).play("play guidebook").told("no-target")


# --- the end ----------------------------------------------------------------------------------------------------------


def final(points: dict[int, list[int]]) -> Holiday:
    """The last step of day three with nobody on the board; nothing but what was scored counts."""
    hands = {seat: ["sprint"] for seat in points}
    game = table({}, [], hands, len(points), 3, "C1", points=points)
    return game.play(*["play sprint"] * len(points)).position


@pytest.mark.clause("B19")
@pytest.mark.parametrize(
    ("points", "ranks"),
    [
        ({0: [10, 10, 10], 1: [20, 10, 1]}, [2, 1]),
        ({0: [10, 10, 11], 1: [20, 10, 1]}, [1, 2]),
        ({0: [10, 10, 11], 1: [9, 11, 11]}, [1, 1]),
        ({0: [5, 5, 5], 1: [1, 1, 13], 2: [5, 5, 5], 3: [0, 0, 20]}, [3, 2, 3, 1]),
        ({0: [5, 5, 4], 1: [5, 5, 4], 2: [5, 4, 5]}, [2, 2, 1]),
    ],
)
def test_most_points_then_most_on_day_three_then_shared(points: dict[int, list[int]], ranks: list[int]) -> None:
    outcome = final(points).outcome()
    assert outcome is not None
    assert outcome.reason == "days"
    assert outcome.scores == [sum(days) for days in points.values()]
    assert outcome.ranks == ranks
    assert [[line.points for line in lines] for lines in outcome.lines] == list(points.values())


@pytest.mark.clause("B19")
def test_a_souvenir_of_day_three_counts_for_the_tie_break() -> None:
    game = table({}, [], {0: ["souvenir"], 1: ["sprint"]}, 2, 3, "C1", points={0: [10, 4, 4], 1: [10, 5, 5]})
    game.play("play souvenir", "play sprint")
    outcome = game.position.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ([20, 20], [1, 2])


@pytest.mark.clause("B19")
def test_what_decided_a_tie_is_told() -> None:
    """From the first place down; those who are still level share the place."""
    points = {0: [5, 5, 4], 1: [5, 5, 4], 2: [5, 4, 5], 3: [1, 1, 1]}
    game = table({}, [], {seat: ["sprint"] for seat in points}, 4, 3, "C1", points=points)
    game.play(*["play sprint"] * 4)
    assert game.told("tie-broken") == [{"seat": 2, "target": 0, "total": 14, "points": 5, "behind": 4}]
    assert game.told("tie-shared") == [{"seat": 0, "target": 1, "total": 14, "points": 4, "behind": 4}]
    clear = table({}, [], {0: ["souvenir"], 1: ["sprint"]}, 2, 3, "C1").play("play souvenir", "play sprint")
    assert clear.told("tie-broken") + clear.told("tie-shared") == []


@pytest.mark.clause("B19")
def test_the_holiday_has_three_days_of_four_steps() -> None:
    match = Match.new("bulls", seats=2, seed=2)
    steps = set()
    while not match.over:
        seat = match.to_act[0]
        view = match.view(None)
        assert isinstance(view, BullsView)
        if view.decision == "card":
            steps.add((view.day, view.step))
        match.play(seat, match.legal(seat)[-1])
    assert steps == {(day, step) for day in (1, 2, 3) for step in (1, 2, 3, 4)}


def discarding(seats: int = 3) -> Referee:
    """People who choose their discards, each with a card or more in hand."""
    plan = plan_table(GAME, seats, list(range(1, seats + 1)), ["Ana", "Bea", "Cai"][:seats], "random", 5, {}, "")
    referee = open_table(plan)
    sit_down(referee, plan)
    chance = random.Random(1)
    while True:
        match = referee.table.match
        assert match is not None
        if match.state.decision(match.to_act[0]) == "discard":
            assert len(match.to_act) == seats
            return referee
        seat = match.to_act[0]
        referee.act(seat, chance.choice(match.legal(seat)), 0.0)


@pytest.mark.clause("B17")
def test_who_is_ready_may_take_it_back_until_all_are() -> None:
    """However much the others have chosen meanwhile: whether it can be taken back tells nothing of what they chose."""
    for choices in (["keep"], ["discard", "keep"], ["discard", "discard", "keep"]):
        referee = discarding()
        assert referee.table.match is not None
        held = referee.table.match.view(2).players[2].hand  # type: ignore[attr-defined]
        referee.act(0, "keep", 0.0)
        for number, choice in enumerate(choices):
            referee.act(2, choice if choice == "keep" else f"discard {held[number]}", 0.0)
            assert referee.why_no_undo(0) is None, choices[: number + 1]
        referee.undo(0, 0.0)
        assert referee.table.match.to_act == [0, 1]
        referee.undo(2, 0.0)
        assert referee.table.match.to_act == [0, 1, 2]
        for seat in (0, 1, 2):
            referee.act(seat, "keep", 0.0)
        assert referee.why_no_undo(0) == "chance-drawn"


@pytest.mark.clause("B17")
def test_only_its_own_seat_hears_of_a_card_set_aside() -> None:
    game = table({}, [], {0: ["souvenir", "panic"], 1: ["souvenir", "panic"]}, row="C1").play(*["play souvenir"] * 2)
    game.play_as(0, "discard panic")
    (told,) = [event for event in game.events if event.kind == "set-aside"]
    assert [told.is_for(reader) for reader in (0, 1, None)] == [True, False, False]
    assert dict(told.facts) == {"seat": 0, "card": "panic"}
