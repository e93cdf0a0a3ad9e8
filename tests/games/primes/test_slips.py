"""Small slips that no clause speaks of alone: each is a mutant that had survived, or could have."""

from __future__ import annotations

from games.primes.positions import Table, race, table
from stampede.core.rng import Rng
from stampede.games.primes.rules import show_top
from stampede.games.primes.state import PILE


def test_the_story_tells_the_number_that_is_on_top_now() -> None:
    """P5, P14: not the one that was drawn."""
    for seed in range(12):
        game = Table(race([[0, 0, 0], [0, 0, 0]], {0: ["5[5]"], 1: ["2[2]"]}), seed)
        game.play("pass")
        told = [event.facts["number"] for event in game.events if event.kind == "top"]
        assert told == [game.race.top]


def test_moves_that_are_forgone_are_gone() -> None:
    """P11: the next seat has earned nothing yet."""
    game = table([[50, 50], [5, 5]], {0: ["3[5]"], 1: ["1[2]"]})
    game.play("trip 5", "lay 3[5]", "done")
    assert game.race.turn == 1
    assert list(game.race.earned) == []


def test_a_number_is_on_top_as_often_as_it_has_cards() -> None:
    """P5: every card of the pile is equally likely to be the top one."""
    position = race([[0, 0, 0], [0, 0, 0]], {}, pile=14)
    assert [int(position.size_of(PILE, number)) for number in (1, 2)] == [12, 2]
    rng = Rng.free("tops")
    twos = 0
    for _ in range(1400):
        show_top(position, rng)
        twos += int(position.top == 2)
    assert 130 < twos < 270  # 200 are expected; by numbers it would be 700


def test_only_who_draws_a_card_is_told_its_front() -> None:
    """P5, P14: everybody sees the numbers."""
    game = table([[0, 0, 0], [0, 0, 0]], {0: ["5[5]"], 1: ["2[2]"]})
    game.play("pass")
    drew = next(event for event in game.events if event.kind == "drew")
    assert "cards" in drew.seen_by(0).facts
    for reader in (1, None):
        told = drew.seen_by(reader).facts
        assert "cards" not in told
        assert len(told["backs"]) == 1  # type: ignore[arg-type]
