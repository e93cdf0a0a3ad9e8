"""What takes part in `stampede bench --peers`: our games and those of others, each doing one thing for a while.

A contestant works for a slice of processor time and says how much it did. Peers that are not installed do not take
part; `missing` says so.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import random
import shutil
import subprocess
import time
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from stampede.core.batch import Batch
from stampede.core.game import State, action_buffer
from stampede.core.play import Tally, play_games
from stampede.core.registry import find_game
from stampede.core.rng import Rng
from stampede.lab.bench import mid_game_positions
from stampede.lab.search_speed import Slice, hearts_search, own_search

BATCH = 1024
OTHERS_BATCH = 64
CALLS = 50  # between two looks at the clock
INSIDE, DRIVEN, COPY, SEARCH, SIMULATED, VECTOR = "inside", "driven", "copy", "search", "simulated", "vector"
METRICS = {
    INSIDE: "random decisions a second inside compiled code",
    DRIVEN: "random decisions a second, move by move from a script",
    COPY: "copies of a position a second, from a script",
    SEARCH: "simulations a second of an information-set search with random playouts",
    SIMULATED: "decisions a second within such simulations",
    VECTOR: "steps a second of many games at once, with observations and masks",
}
Work = Callable[[float], tuple[float, float]]  # gets seconds; returns how much was done, and in how many seconds


@dataclass(frozen=True)
class Contestant:
    metric: str
    name: str
    peer: str  # the package it comes from; empty: ours
    work: Work


def timed(portion: Callable[[], float]) -> Work:
    """Repeats a portion of work for so much processor time."""

    def work(seconds: float) -> tuple[float, float]:
        done, began = 0.0, time.process_time()
        while True:
            done += portion()
            spent = time.process_time() - began
            if spent >= seconds:
                return done, spent

    return work


# --- ours -------------------------------------------------------------------------------------------------------------


def ours(id: str, seats: int, with_search: bool = True) -> list[Contestant]:
    game = find_game(id)
    options = game.settle(seats, {})
    rng = Rng.free(f"contest {id}")
    out = action_buffer(game.new(seats, options, rng))
    positions = mid_game_positions(lambda chance: game.new(seats, options, chance))
    batch = Batch(game, seats, options, BATCH, "contest")

    def inside() -> float:
        tally = Tally()
        play_games(game, seats, options, rng, 10, out, tally)
        return float(tally.decisions)

    def vector() -> float:
        batch.pick()
        actions = bytes(memoryview(batch.picked))
        if batch.first_illegal(actions) >= 0:
            raise AssertionError("a picked action is not legal")
        batch.step(actions)
        return BATCH

    return [
        Contestant(INSIDE, id, "", timed(inside)),
        Contestant(DRIVEN, id, "", timed(lambda: drive(game.new(seats, options, rng), rng))),
        Contestant(COPY, id, "", timed(lambda: copy_all(positions))),
        Contestant(VECTOR, id, "", timed(vector)),
        *(searches(id, "", own_search(id, seats)) if with_search else []),
    ]


def searches(name: str, peer: str, search: Callable[[float], Slice]) -> list[Contestant]:
    """Its simulations, and the decisions within them: games differ in how long a simulation is."""

    def simulations(seconds: float) -> tuple[float, float]:
        part = search(seconds)
        return part.simulations, part.seconds

    def decisions(seconds: float) -> tuple[float, float]:
        part = search(seconds)
        return part.decisions, part.seconds

    return [Contestant(SEARCH, name, peer, simulations), Contestant(SIMULATED, name, peer, decisions)]


def drive(state: State, rng: Rng) -> float:
    decisions = 0
    while (seat := state.first_to_act()) >= 0:
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))], rng, None)
        decisions += 1
    return decisions


def copy_all(positions: list[State]) -> float:
    for position in positions:
        for _ in range(CALLS):
            position.copy()
    return len(positions) * CALLS


# --- peers ------------------------------------------------------------------------------------------------------------


def is_installed(module: str) -> bool:
    return importlib.util.find_spec(module) is not None


def load(module: str) -> Any:
    return importlib.import_module(module)


def open_spiel() -> list[Contestant]:
    spiel = load("pyspiel")
    found = []
    for name in ("hearts", "tic_tac_toe"):
        found += spiel_contestants(spiel, spiel.load_game(name), name)
    found += searches("hearts", "open_spiel", hearts_search())
    found.append(Contestant(VECTOR, "tic_tac_toe", "open_spiel", timed(spiel_vector("tic_tac_toe"))))
    return found


def spiel_contestants(spiel: Any, game: Any, name: str) -> list[Contestant]:
    choice = random.Random(name)
    lengths = [decisions_of(game.new_initial_state(), choice) for _ in range(60)]
    usual = sum(lengths) / len(lengths)
    bots = [spiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    seeds = iter(range(1, 1 << 30))
    middle = game.new_initial_state()
    for _ in range(4):
        if not middle.is_terminal():
            middle.apply_action(choice.choice(middle.legal_actions()))

    def inside() -> float:
        for _ in range(10):
            spiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return 10 * usual

    def copies() -> float:
        for _ in range(CALLS):
            middle.clone()
        return CALLS

    return [
        Contestant(INSIDE, name, "open_spiel", timed(inside)),
        Contestant(DRIVEN, name, "open_spiel", timed(lambda: decisions_of(game.new_initial_state(), choice))),
        Contestant(COPY, name, "open_spiel", timed(copies)),
    ]


def decisions_of(state: Any, choice: random.Random) -> float:
    """Plays a game of OpenSpiel from Python; chance is drawn evenly, which is close enough for a race."""
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        legal = state.legal_actions()
        state.apply_action(legal[int(choice.random() * len(legal))])
    return decisions


def spiel_vector(name: str) -> Callable[[], float]:
    environments = load("open_spiel.python.rl_environment")
    vectors = load("open_spiel.python.vector_env")
    agents = load("open_spiel.python.rl_agent")
    env = vectors.SyncVectorEnv([environments.Environment(name) for _ in range(OTHERS_BATCH)])
    choice = random.Random(name)
    steps = env.reset()

    def portion() -> float:
        nonlocal steps
        actions = []
        for step in steps:
            seat = step.observations["current_player"]
            legal = step.observations["legal_actions"][seat]
            actions.append(agents.StepOutput(action=choice.choice(legal), probs=None))
        steps, _, _, _ = env.step(actions, reset_if_done=True)
        return OTHERS_BATCH

    return portion


def rlcard() -> list[Contestant]:
    cards = load("rlcard")
    found = []
    for name in ("uno", "gin-rummy"):
        env = cards.make(name, config={"seed": 1})
        found.append(Contestant(DRIVEN, name, "rlcard", timed(rlcard_game(env, random.Random(name)))))
    return found


def rlcard_game(env: Any, choice: random.Random) -> Callable[[], float]:
    def portion() -> float:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(choice.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return portion


def pettingzoo() -> list[Contestant]:
    found = []
    for name in ("connect_four_v3", "texas_holdem_v4"):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # of a way to make it that older versions need
            env = load(f"pettingzoo.classic.{name}").env()
        found.append(Contestant(DRIVEN, name, "pettingzoo", timed(pettingzoo_game(env, random.Random(name)))))
    return found


def pettingzoo_game(env: Any, choice: random.Random) -> Callable[[], float]:
    def portion() -> float:
        env.reset(seed=choice.randrange(1 << 30))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(choice.choice(observation["action_mask"].nonzero()[0]))
            decisions += 1
        return decisions

    return portion


# A card race of the same kind as ours, for boardgame.io: secret hands, draws by chance, about 60 moves.
RACE = """
const { Client } = require("boardgame.io/client");
const race = {
  setup: ({ random }) => {
    const deck = random.Shuffle(Array.from({ length: 104 }, (_, i) => (i % 13) + 1));
    return { deck, pile: [], hands: [deck.splice(0, 5), deck.splice(0, 5)], places: [0, 0] };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    run: ({ G, ctx, random }, index) => {
      const hand = G.hands[ctx.currentPlayer];
      const [card] = hand.splice(index, 1);
      G.places[ctx.currentPlayer] += card;
      G.pile.push(card);
      if (G.deck.length === 0) G.deck = random.Shuffle(G.pile.splice(0));
      hand.push(G.deck.pop());
    },
  },
  endIf: ({ G }) => (G.places.some((place) => place >= 150) ? {} : undefined),
};
const spent = () => { const used = process.cpuUsage(); return (used.user + used.system) / 1e6; };
const seconds = Number(process.argv[1]);
let began = null, moves = 0;
for (let game = 0; began === null || spent() - began < seconds; game += 1) {
  if (game === 5) { began = spent(); moves = 0; }
  const client = Client({ game: race, numPlayers: 2, debug: false });
  client.start();
  while (!client.getState().ctx.gameover) { client.moves.run(Math.floor(Math.random() * 5)); moves += 1; }
  client.stop();
}
console.log(JSON.stringify([moves, spent() - began]));
"""


def boardgame_io() -> list[Contestant]:
    node = shutil.which("node")
    assert node is not None

    def work(seconds: float) -> tuple[float, float]:
        done = subprocess.run([node, "-e", RACE, str(seconds)], capture_output=True, text=True, check=True)
        moves, spent = json.loads(done.stdout)
        return float(moves), float(spent)

    return [Contestant(DRIVEN, "a card race", "boardgame.io", work)]


def boardgame_io_version() -> str:
    """Empty if there is no Node, or no boardgame.io where it looks from here."""
    node = shutil.which("node")
    if node is None:
        return ""
    found = subprocess.run([node, "-p", "require('boardgame.io/package.json').version"], capture_output=True, text=True)
    return found.stdout.strip() if found.returncode == 0 else ""


def package_version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


@dataclass(frozen=True)
class Peer:
    name: str
    find_version: Callable[[], str]  # empty: not installed
    contestants: Callable[[], list[Contestant]]
    install: str


def has_classic() -> str:
    found = is_installed("pettingzoo") and is_installed("rlcard") and is_installed("pygame")
    return package_version("pettingzoo") if found else ""


PEERS = [
    Peer("open_spiel", lambda: package_version("open_spiel"), open_spiel, "pip install open_spiel"),
    Peer("rlcard", lambda: package_version("rlcard"), rlcard, "pip install rlcard"),
    Peer("pettingzoo", has_classic, pettingzoo, "pip install 'pettingzoo[classic]'"),
    Peer("boardgame.io", boardgame_io_version, boardgame_io, "npm install boardgame.io"),
]
