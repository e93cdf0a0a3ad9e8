"""What a study plays, checked before anything is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import combinations, product
from math import inf
from pathlib import Path

from stampede.bots.levels import ALL, usual_name
from stampede.core.game import Game, OptionValue
from stampede.core.registry import load_game
from stampede.lab import observe
from stampede.lab.guests import PATIENCE, find_player, is_guest
from stampede.lab.lineups import LineUp, line_ups
from stampede.lab.series import SimulationError, usual_seats
from stampede.lab.statistics import FILE
from stampede.lab.tournament import proof

MAIN, SKILL = "games", "skill"  # the parts of a study
LEVELS = [level.name for level in ALL]  # weakest first
USUAL_LEVELS = ("random", "gentle", "steady")  # of the games about skill; they play quickly
SKILL_SHARE = 10  # of a study's games, one in so many, for each pair of levels
MOST_SKILL_GAMES = 2000
BATCH = 200
SLOW_BATCH = 4  # if a bot thinks

Options = tuple[tuple[str, OptionValue], ...]


@dataclass(frozen=True)
class Setting:
    """Games of one kind: the same seats, bots and options."""

    part: str
    seats: int
    bots: tuple[str, ...]
    options: Options
    games: int

    @property
    def line_ups(self) -> list[LineUp]:
        """A single bot sits everywhere; several change places until each has had every seat."""
        return [self.bots * self.seats] if len(self.bots) == 1 else line_ups(self.bots, self.seats)


@dataclass(frozen=True)
class Batch:
    """Some consecutive games of a setting."""

    setting: int
    first: int
    games: int


@dataclass(frozen=True)
class Study:
    """All that decides the games, as plain data that can be sent to another process."""

    game: str
    components: Path | None
    seed: int
    scale: float
    patience: float
    sweep: tuple[tuple[str, tuple[OptionValue, ...]], ...]
    settings: tuple[Setting, ...]
    batch: int = BATCH  # games that are played and noted together, if no bot thinks

    @property
    def games(self) -> int:
        return sum(setting.games for setting in self.settings)

    @property
    def entrants(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(bot for setting in self.settings for bot in setting.bots))

    @property
    def bots(self) -> tuple[str, ...]:
        return self.settings[0].bots

    @property
    def seat_counts(self) -> list[int]:
        return list(dict.fromkeys(setting.seats for setting in self.settings if setting.part == MAIN))

    @property
    def baseline(self) -> Options:
        """The options that most of a report is about: the first of those that are compared."""
        return self.settings[0].options

    def load(self) -> Game:
        return load_game(self.game, self.components)

    def proof(self) -> str:
        """Of all that decides the rows: how games go, and what is seen of them."""
        return f"{proof(self.game, self.components, self.entrants)} {sight_digest(self.load().folder)}"

    def batches(self) -> list[Batch]:
        """All batches, in order. They do not depend on who plays them; more games only add to them."""
        return [
            Batch(number, first, min(size, setting.games - first))
            for number, setting in enumerate(self.settings)
            for size in [SLOW_BATCH if is_slow(setting.bots) else self.batch]
            for first in range(0, setting.games, size)
        ]

    def about(self) -> dict[str, object]:
        """What decides the games, for the journal; how many there are does not."""
        game = self.load()
        kinds = [
            {
                "part": setting.part,
                "seats": setting.seats,
                "bots": list(setting.bots),
                "options": dict(setting.options),
            }
            for setting in self.settings
        ]
        return {
            "game": self.game,
            "rules": game.rules_version,
            "components": game.digest,
            "seed": self.seed,
            "bots": list(self.bots),
            "seats": self.seat_counts,
            "sweep": {name: list(values) for name, values in self.sweep},
            "iterations-scale": self.scale,
            "timeout": self.patience if any(map(is_guest, self.entrants)) else None,
            "settings": kinds,
            "code": self.proof(),
        }


@cache
def sight_digest(room: str) -> str:
    digest = sha256(Path(observe.__file__).read_bytes())
    page = Path(room, FILE)
    if page.is_file():
        digest.update(page.read_bytes())
    return digest.hexdigest()


def is_slow(bots: Sequence[str]) -> bool:
    return any(is_guest(name) or find_player(name).thinking_time() > 0 for name in bots)


def plan_study(
    game: str,
    *,
    seats: Sequence[int] | None = None,
    bots: Sequence[str] = ("steady",),
    games: int,
    skill_games: int | None = None,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    sweep: Mapping[str, Sequence[object]] | None = None,
    components: Path | None = None,
    scale: float = 1.0,
    patience: float = PATIENCE,
    batch: int = BATCH,
) -> Study:
    """Checks what was asked for; every error says what to do.

    `games` are played for every number of seats and every combination of options in `sweep`, rounded up so that every
    bot has every seat equally often. `skill_games` are played by each pair of levels, to compare them: by default a
    tenth of the games, and none without levels to compare.
    """
    loaded = load_game(game, components)
    if games < 1:
        raise SimulationError(f"the number of games must be at least 1, not {games}")
    if not 0 < scale < inf:
        raise SimulationError(f"--iterations-scale must be more than 0, not {scale:g}")
    names = tuple(usual_name(name) for name in bots if name)
    if not names:
        raise SimulationError("a study needs a bot: --bots steady")
    if len(set(names)) < len(names):
        raise SimulationError("name every bot of a study once; a single one sits everywhere")
    for name in names:
        find_player(name)
    numbers = list(dict.fromkeys(seats or [usual_seats(loaded)]))
    chosen = options or {}
    swept = sweep or {}
    for name in swept:
        if name in chosen:
            raise SimulationError(f"--sweep {name} tries all its values, so --option {name} cannot choose one")
    settled = [loaded.settle(numbers[0], {**chosen, name: value}) for name, all_ in swept.items() for value in all_]
    values = tuple(
        (name, tuple(dict.fromkeys(options[name] for options in settled[start : start + len(swept[name])])))
        for name, start in zip(swept, starts([len(all_) for all_ in swept.values()]), strict=True)
    )
    for name, all_ in values:
        if len(all_) < 2:
            raise SimulationError(f"--sweep compares at least two values: --sweep {name}=a,b")
    settings = [
        main_setting(loaded, number, names, {**chosen, **dict(zip(swept, combination, strict=True))}, games)
        for number in numbers
        for combination in product(*(all_ for _, all_ in values))
    ]
    wanted = min(MOST_SKILL_GAMES, -(-games // SKILL_SHARE)) if skill_games is None else skill_games
    if wanted:
        settings += skill_settings(numbers[0], names, settings[0].options, wanted)
    return Study(game, components, seed, scale, patience, values, tuple(settings), batch)


def starts(lengths: Sequence[int]) -> list[int]:
    return [sum(lengths[:place]) for place in range(len(lengths))]


def main_setting(game: Game, seats: int, bots: tuple[str, ...], options: Mapping[str, object], games: int) -> Setting:
    setting = Setting(MAIN, seats, bots, tuple(game.settle(seats, options).items()), games)
    return whole_deals(setting)


def whole_deals(setting: Setting) -> Setting:
    each = len(setting.line_ups)
    rounded = -(-setting.games // each) * each
    return Setting(setting.part, setting.seats, setting.bots, setting.options, rounded)


def skill_settings(seats: int, bots: tuple[str, ...], options: Options, games: int) -> list[Setting]:
    """Every pair of the usual levels and of those that the study is about."""
    levels = [level for level in LEVELS if level in USUAL_LEVELS or level in bots]
    return [whole_deals(Setting(SKILL, seats, pair, options, games)) for pair in combinations(levels, 2)]
