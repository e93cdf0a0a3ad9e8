"""How far the compiled Python is from the physical limit: street's random play by hand in C++, next to the engine.

    python bench/limit/run.py [--seats 3] [--games 2000] [--seconds 1] [--slices 5]

Needs g++ and an installed stampede. Writes box.h from the game's components into a folder that is removed afterwards,
builds `street.cpp` there, and checks that both play the same games, move for move, from the same stream of chance and
choices. Then they take turns, and processor time is what counts. Prints JSON.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import time
from hashlib import sha256
from pathlib import Path
from statistics import median

from stampede.core.game import action_buffer
from stampede.core.play import Tally, play_randomly
from stampede.core.registry import find_game
from stampede.core.rng import Rng, derive_key
from stampede.engine import is_compiled
from stampede.games.street.components import EVEN_DAY

SEED = "limit"
DIGEST, PRIME, WIDE = 14695981039346656037, 1099511628211, 2**64


def header(seats: int) -> str:
    """The box as constants. Options are the usual ones."""
    game = find_game("street")
    box, actions = game.box, game.verbs  # type: ignore[attr-defined]
    kinds, ends = range(box.kinds), int(actions.end)
    numbers = {
        "SEATS": seats,
        "KINDS": box.kinds,
        "HAND": box.hand,
        "PLAYS": box.plays,
        "SHIELDS": box.shields,
        "OBJECTIVES": box.objectives,
        "MOST_REBUILDS": box.rebuilds,
        "FIRST_DISTANCE": box.first_distance,
        "FIRST_TRICK": box.first_trick,
        "FIRST_DISCARD": actions.first_discard,
        "END": ends,
    }
    tables = {
        "COPIES": box.copies,
        "GROUP": box.group,
        "KM": box.km,
        "TURNS": box.turns,
        "CHANGING": box.changing,
        "PLAY": actions.plays,
        "DAY": EVEN_DAY,
        "KIND": [max(0, actions.card(action)) for action in range(ends + 1)],
    }
    squares = {"FITS": box.fits, "CURES": lambda trick, counter: box.cures(counter, trick)}
    lines = [f"constexpr int {name} = {int(value)};" for name, value in numbers.items()]
    lines += [f"constexpr int {name}[] = {braces(table)};" for name, table in tables.items()]
    for name, square in squares.items():
        rows = ", ".join(braces(square(row, column) for column in kinds) for row in kinds)
        lines.append(f"constexpr int {name}[][{int(box.kinds)}] = {{{rows}}};")
    return "\n".join(lines) + "\n"


def braces(numbers: object) -> str:
    return "{" + ", ".join(str(int(number)) for number in numbers) + "}"  # type: ignore[attr-defined]


def words() -> list[str]:
    """How `Rng.free` begins its stream."""
    digest = sha256(derive_key("free", SEED)).digest()
    return [str(int.from_bytes(digest[at : at + 4], "little")) for at in (0, 4, 8)]


def build(compiler: str, folder: Path, seats: int) -> str:
    """The program, made for a box and a number of seats."""
    folder.joinpath("box.h").write_text(header(seats))
    program = str(folder / "street")
    source = str(Path(__file__).parent / "street.cpp")
    subprocess.run(
        [compiler, "-O3", "-march=native", "-std=c++17", "-I", str(folder), source, "-o", program], check=True
    )
    return program


def games_by_hand(program: str, games: int) -> list[tuple[int, ...]]:
    """Decisions and digest of each game."""
    check = subprocess.run([program, *words(), "check", str(games)], capture_output=True, text=True, check=True)
    return [tuple(int(word) for word in line.split()) for line in check.stdout.splitlines()]


def engine_games(seats: int, games: int) -> list[tuple[int, int]]:
    """The same, played by the engine."""
    game, rng = find_game("street"), Rng.free(SEED)
    options = game.settle(seats, {})
    found = []
    for _ in range(games):
        state = game.new(seats, options, rng)
        moves: list[tuple[int, int]] = []
        play_randomly(state, rng, rng, action_buffer(state), Tally(), moves)
        digest = DIGEST
        for seat, action in moves:
            digest = (digest ^ (seat * 1000 + action)) * PRIME % WIDE
        found.append((len(moves), digest))
    return found


def engine_speed(seats: int, seconds: float, forget: bool) -> float:
    game, rng = find_game("street"), Rng.free(SEED)
    options = game.settle(seats, {})
    out, tally = action_buffer(game.new(seats, options, rng)), Tally()
    began = time.process_time()
    while time.process_time() - began < seconds:
        for _ in range(20):
            state = game.new(seats, options, rng)
            if forget:
                state.forget()
            play_randomly(state, rng, rng, out, tally, None)
    return tally.decisions / (time.process_time() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--slices", type=int, default=5)
    asked = parser.parse_args()
    compiler = shutil.which("g++") or shutil.which("c++")
    if compiler is None:
        sys.exit("there is no C++ compiler here: apt install g++")
    with tempfile.TemporaryDirectory() as folder:
        program = build(compiler, Path(folder), asked.seats)
        by_hand = games_by_hand(program, asked.games)
        for number, (one, other) in enumerate(zip(engine_games(asked.seats, asked.games), by_hand, strict=True)):
            if one != other:
                sys.exit(f"game {number} is not the same: {one} by the engine, {other} by hand")
        rates: dict[str, list[float]] = {"by hand": [], "engine": [], "engine, nothing remembered": []}
        for _ in range(asked.slices):
            line = subprocess.run(
                [program, *words(), "time", str(asked.seconds)], capture_output=True, text=True
            ).stdout
            rates["by hand"].append(float(line.split()[0]) / float(line.split()[1]))
            rates["engine"].append(engine_speed(asked.seats, asked.seconds, False))
            rates["engine, nothing remembered"].append(engine_speed(asked.seats, asked.seconds, True))
    medians = {name: median(found) for name, found in rates.items()}
    print(
        json.dumps(
            {
                "seats": asked.seats,
                "same_games": asked.games,
                "compiled": is_compiled(),
                "decisions_per_second": {name: float(f"{rate:.4g}") for name, rate in medians.items()},
                "times_as_fast_by_hand": {
                    name: round(medians["by hand"] / rate, 2) for name, rate in medians.items() if name != "by hand"
                },
            },
            indent=2,
        )
    )


if __name__ == "__main__":
    main()
