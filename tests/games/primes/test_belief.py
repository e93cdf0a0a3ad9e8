"""What a seat can conclude, and nothing more."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from games.primes.positions import BOX, GAME, race, table
from stampede import Match
from stampede.core.rng import Rng
from stampede.games.primes.choices import can_lay
from stampede.games.primes.rules import Race, show_top
from stampede.games.primes.state import DISCARDS, PILE


def samples(position: Race, reader: int | None, count: int) -> list[Race]:
    belief = GAME.belief(position.view(reader))
    rng = Rng.free("belief")
    return [belief.sample(rng) for _ in range(count)]


def test_own_cards_laid_black_side_up_are_known_to_their_owner() -> None:
    game = table([[0], [0], [0], [0]], {0: ["8[2]", "8[7]"], 1: ["1[2]"]})
    game.play("run 8[2]", "stop", "done")
    for twin in samples(game.race, 0, 40):
        assert twin.names_at(twin.face_down(0)) == ["8[2]"]
    others = {twin.names_at(twin.face_down(0))[0] for twin in samples(game.race, 1, 400)}
    eights = {name for kind, name in enumerate(BOX.names) if BOX.number[kind] == 8}
    assert others == eights


def test_backs_and_open_cards_stay_where_they_are() -> None:
    game = table([[0], [5], [0], [0]], {0: ["6[5]", "8[2]", "8[7]"], 1: ["1[2]", "9[97]"]})
    game.play("trip 5", "lay 6[5]")
    for twin in samples(game.race, 1, 60):
        assert twin.numbers_at(twin.hand(0)) == [8, 8]
        assert twin.names_at(twin.hand(1)) == ["1[2]", "9[97]"]
        assert twin.names_at(DISCARDS) == game.race.names_at(DISCARDS)
        assert twin.top == game.race.top
        twin.check()


def test_a_trip_begun_shows_that_the_hand_can_complete_it() -> None:
    """Exactly: every deal of the unseen cards that completes the trip is equally likely, the others are impossible."""
    hand = ["4[3]", "5[3]", "5[53]"]
    position = race([[0, 0], [12, 0], [0, 0]], {0: ["3[2]", "3[31]", *hand], 1: ["1[2]"]}, pile=0)
    for name in ("4[2 2]", "4[41]", "5[2]"):  # the pile: cards that could be in the hand instead
        position.shift(BOX.kind_of[name], DISCARDS, PILE)
    for name in ("3[2]", "3[31]"):
        position.shift(BOX.kind_of[name], position.hand(0), DISCARDS)
    position.put(BOX.kind_of["4[2 2]"], PILE, -1)
    position.put(BOX.kind_of["4[2 2]"], position.hand(0), 1)
    show_top(position, Rng.free(1))
    position.check()
    position.apply(0, GAME.actions.parse("trip 12").index, Rng.free(1), None)

    fours = ["4[3]", "4[2 2]", "4[41]"]  # two in the hand, one in the pile
    fives = ["5[3]", "5[53]", "5[2]"]  # likewise
    deals: Counter[tuple[str, ...]] = Counter()
    for four in permutations(fours):
        for five in permutations(fives):
            held = tuple(sorted(four[:2] + five[:2]))
            products = [BOX.product[BOX.group[BOX.kind_of[name]]] for name in held]
            if any(a * b == 12 for a in products for b in products) or 12 in [
                a * b * c for a in products for b in products for c in products if len({a, b, c}) == 3
            ]:
                deals[held] += 1
    total = sum(deals.values())
    count = 3000
    seen = Counter(tuple(sorted(twin.names_at(twin.hand(0)))) for twin in samples(position, 1, count))
    assert set(seen) == set(deals)
    for held, ways in deals.items():
        expected = count * ways / total
        assert abs(seen[held] - expected) < 5 * expected**0.5, held


def test_a_spectator_knows_backs_only() -> None:
    match = Match.new("primes", seats=3, seed=4)
    hands = {twin.names_at(twin.hand(0))[0] for twin in samples_of_match(match, 300)}
    number = match.state.view(0).players[0].backs[0]  # type: ignore[attr-defined]
    assert hands == {name for kind, name in enumerate(BOX.names) if BOX.number[kind] == number}


def samples_of_match(match: Match, count: int) -> list[Race]:
    assert isinstance(match.state, Race)
    return samples(match.state, None, count)


def able_to_trip(position: Race, count: int) -> tuple[int, int]:
    """In how many samples of seat 0 the opponent could trip it: of all alike, and of those that fit the play."""
    belief, rng = GAME.belief(position.view(0)), Rng.free("likely")
    alike = sum(can_lay(belief.sample(rng), 1, 6) for _ in range(count))
    return alike, sum(can_lay(belief.likely(rng), 1, 6) for _ in range(count))


def test_who_left_a_meeple_alone_is_less_likely_to_have_the_cards_for_it() -> None:
    hand = ["1[2]", "2[3]", "3[2]", "4[7]", "5[2]", "6[3]", "7[7]", "8[2]", "9[3]"]
    position = race([[6, 0, 0], [0, 0, 0]], {0: ["9[97]", "8[89]"], 1: hand})
    alike, fitting = able_to_trip(position, 1200)
    assert 0 < fitting < 0.9 * alike
    GAME.belief(position.view(1)).likely(Rng.free(1)).check()


def test_a_seat_that_moves_cannot_tell_any_more_where_it_stood() -> None:
    game = table([[6, 0, 0], [0, 0, 0]], {0: ["9[97]", "8[89]"], 1: ["1[2]", "2[3]", "3[2]", "4[7]", "5[2]", "6[3]"]})
    game.play("run 9[97]")
    belief = GAME.belief(game.race.view(0))
    assert [belief.likely(Rng.free(seed)).names_at(3) for seed in range(20)] == [
        belief.sample(Rng.free(seed)).names_at(3) for seed in range(20)
    ]
