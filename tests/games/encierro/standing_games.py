"""Whole games of three who understand the game and leave every reaction to standing answers.

The suite plays a few; by the hundred they are played by

    PYTHONPATH=tests python -m games.encierro.standing_games --games 1000 --seed 0

which prints what the answers did, and fails if one of them expelled its owner while another way was open, gave up
something that could be defended, or was worse than another legal answer in every respect.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from games.encierro.positions import ACTIONS, GAME, kind
from stampede.core.rng import Rng, derive_key
from stampede.games.encierro.rules import Race

SEATS = 3
ALL = [answer.key for answer in GAME.standing_answers()]
DEFENCES = {"shield", "use", "send", "cancel"}
PAIR = {"shield patron", "shield hemingway"}


@dataclass
class Tally:
    games: int = 0
    done: Counter[str] = field(default_factory=Counter)  # answers by verb; `expelled`: the last object, by necessity
    kept_pair: int = 0  # losses that only one of the pair would have saved
    volteado: int = 0  # objects given up, or steps back, while a bull could be sent on
    faults: list[str] = field(default_factory=list)


def play_many(seeds: Iterable[int], keys: Sequence[str]) -> Tally:
    tally = Tally()
    for seed in seeds:
        play_one(seed, keys, tally)
    return tally


def play_one(seed: int, keys: Sequence[str], tally: Tally) -> None:
    rng, choice = Rng.keyed(derive_key("match", seed)), Rng.free(("standing", seed))
    race = GAME.new(SEATS, {}, rng)
    sense = GAME.judgement()
    while race.owing() != 0:
        seat = race.to_act()[0]
        given = int(GAME.standing_action(race, seat, keys))
        if given >= 0:
            look_at(race, seat, given, keys, f"seed {seed}", tally)
        race.apply(seat, given if given >= 0 else int(sense.choose(race, seat, choice)), rng, None)
    tally.games += 1


def look_at(race: Race, seat: int, given: int, keys: Sequence[str], where: str, tally: Tally) -> None:
    """Counts an answer, and says what is wrong with it."""
    answer, legal = GAME.actions[given], [GAME.actions[index] for index in race.legal(seat)]
    label = f"{where}: {answer} of {[str(action) for action in legal]}"
    expels = given == ACTIONS.lose(0)
    tally.done["expelled" if expels else answer.verb] += 1
    if (expels or answer.verb == "stay") and len(legal) > 1:
        tally.faults.append(f"expelled, {label}")
    if answer.verb in ("lose", "back"):
        defences = {str(action) for action in legal if action.verb in DEFENCES}
        if any(defence.startswith("send") for defence in defences):
            tally.volteado += 1
        if defences and defences <= PAIR and "keep-pair" in keys:
            tally.kept_pair += 1
        elif defences:
            tally.faults.append(f"gave up something, {label}")
    if answer.verb in ("shield", "use", "lose", "back"):
        chosen = what_is_kept(race, seat, given)
        for other in legal:
            if is_better(what_is_kept(race, seat, other.index), chosen):
                tally.faults.append(f"{other} is better, {label}")


def what_is_kept(race: Race, seat: int, action: int) -> tuple[int, ...]:
    """What the seat has after an answer, as far as anybody can say what is better."""
    twin = race.copy()
    twin.apply(seat, action, Rng.free(1), None)
    runner = twin.runners[seat]
    pair = sum(twin.holds(seat, kind(id)) for id in ("patron", "hemingway"))
    laid, hand = int(runner.special >= 0), int(twin.size(twin.hand(seat)))
    return (int(runner.is_running()), int(runner.object_count()), laid, int(runner.location), hand, pair)


def is_better(one: Sequence[int], other: Sequence[int]) -> bool:
    return one != other and all(mine >= yours for mine, yours in zip(one, other, strict=True))


def main() -> int:
    parser = argparse.ArgumentParser(prog="games.encierro.standing_games")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0, help="of the first game; the others follow")
    parser.add_argument("--without", action="append", default=[], choices=ALL, help="an answer that is not given")
    arguments = parser.parse_args()
    keys = [key for key in ALL if key not in arguments.without]
    tally = play_many(range(arguments.seed, arguments.seed + arguments.games), keys)
    print(f"{tally.games} games of {SEATS} with {', '.join(keys)}")
    print(", ".join(f"{verb} {count}" for verb, count in sorted(tally.done.items())))
    print(f"given up to keep the pair: {tally.kept_pair}; with Toro volteado in hand: {tally.volteado}")
    print(f"expelled with another way open: {sum(fault.startswith('expelled') for fault in tally.faults)}")
    for fault in tally.faults:
        print(fault)
    return 1 if tally.faults else 0


if __name__ == "__main__":
    sys.exit(main())
