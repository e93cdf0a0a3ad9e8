"""How fast the search is on this machine, next to the one in OpenSpiel.

Both search from an opening position with random playouts on one core. OpenSpiel's information-set search is written in
C++; its game here is hearts, which has hidden hands and about as many decisions as ours. Slices of all contestants
alternate, and what counts is processor time, so that whatever else the machine does meanwhile favours nobody.
"""

from __future__ import annotations

import importlib
import importlib.util
import platform
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import version
from statistics import median
from typing import Any

from stampede.bots.tree import Search
from stampede.bots.tunings import AT_RANDOM
from stampede.core.registry import find_game, game_ids
from stampede.core.rng import Rng
from stampede.engine import is_compiled
from stampede.lab.series import usual_seats

SIMULATIONS = 1000  # of one decision
SLICES = 5
SLICE_SECONDS = 1.0
PLAYERS_OF_HEARTS = 4
PLAYOUTS_TO_COUNT = 200
CURIOSITY = 1.4  # of OpenSpiel's search, which has no usual value
INSTALL = "open_spiel is not installed; for a comparison: pip install open_spiel"


@dataclass(frozen=True)
class Slice:
    simulations: int
    decisions: int
    seconds: float


@dataclass(frozen=True)
class SearchFigures:
    """Medians over all slices."""

    game: str
    seats: int
    simulations_per_second: float
    decisions_per_second: float
    decisions_per_simulation: float


Contestant = Callable[[float], Slice]


def own_search(id: str, seats: int) -> Contestant:
    """Decides the first real choice of one deal after another."""
    game = find_game(id)
    options = game.settle(seats, {})
    deals = iter(range(1 << 60))

    def search(seconds: float) -> Slice:
        simulations = decisions = 0
        spent = 0.0
        while spent < seconds:
            deal = next(deals)
            chance = Rng.keyed(f"search speed {deal}".encode())
            state = game.new(seats, options, chance)
            while len(state.legal(seat := state.to_act()[0])) == 1:
                state.apply(seat, state.legal(seat)[0], chance, None)
            view = state.view(seat)
            began = time.process_time()
            tree = Search(game, view, seat, Rng.free(deal), AT_RANDOM)
            tree.run(SIMULATIONS)
            spent += time.process_time() - began
            simulations += int(tree.iterations)
            decisions += int(tree.decisions)
        return Slice(simulations, decisions, spent)

    return search


def has_open_spiel() -> bool:
    return importlib.util.find_spec("pyspiel") is not None


def hearts_search() -> Contestant:
    """OpenSpiel's search, deciding the first card of one deal after another."""
    spiel: Any = importlib.import_module("pyspiel")
    game = spiel.load_game("hearts")
    chance = random.Random("hearts")
    deals = iter(range(1 << 60))

    def search(seconds: float) -> Slice:
        simulations = 0
        spent = 0.0
        lengths: list[int] = []
        while spent < seconds:
            state = game.new_initial_state()
            while state.is_chance_node():
                state.apply_action(chance.choice(state.legal_actions()))
            evaluator = spiel.RandomRolloutEvaluator(1, next(deals))
            bot = spiel.ISMCTSBot(next(deals), evaluator, CURIOSITY, SIMULATIONS)
            began = time.process_time()
            bot.step(state)
            spent += time.process_time() - began
            simulations += SIMULATIONS
            if len(lengths) < PLAYOUTS_TO_COUNT:
                lengths.append(decisions_left(state.clone(), chance))
        return Slice(simulations, round(simulations * sum(lengths) / len(lengths)), spent)

    return search


def decisions_left(state: Any, chance: random.Random) -> int:
    """In one random playout. OpenSpiel does not count them."""
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    return decisions


def search_speed(
    games: Sequence[str] = (), seats: int | None = None, seconds: float = SLICE_SECONDS, slices: int = SLICES
) -> tuple[list[SearchFigures], SearchFigures | None]:
    """The figures of our games (all by default), and those of hearts if OpenSpiel is there."""
    tables = [(id, usual_seats(find_game(id)) if seats is None else seats) for id in games or game_ids()]
    contestants = [own_search(id, at_table) for id, at_table in tables]
    hearts = has_open_spiel()
    if hearts:
        contestants.append(hearts_search())
    runs = [[search(seconds) for search in contestants] for _ in range(slices)]
    figures = [
        figures_of(id, at_table, [run[place] for run in runs])
        for place, (id, at_table) in enumerate([*tables, *([("hearts", PLAYERS_OF_HEARTS)] if hearts else [])])
    ]
    return figures[: len(tables)], figures[-1] if hearts else None


def figures_of(game: str, seats: int, slices: Sequence[Slice]) -> SearchFigures:
    return SearchFigures(
        game,
        seats,
        rounded(median(part.simulations / part.seconds for part in slices)),
        rounded(median(part.decisions / part.seconds for part in slices)),
        rounded(sum(part.decisions for part in slices) / sum(part.simulations for part in slices)),
    )


def rounded(value: float) -> float:
    """Four significant digits; more would be noise."""
    return float(f"{value:.4g}")


def search_document(figures: Sequence[SearchFigures], hearts: SearchFigures | None) -> dict[str, object]:
    """What `stampede bench --search --json` prints."""
    other = None if hearts is None else {**asdict(hearts), "version": version("open_spiel")}
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "compiled": is_compiled(),
        "games": [asdict(figure) for figure in figures],
        "open_spiel": INSTALL if other is None else other,
    }
