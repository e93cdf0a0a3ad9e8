"""What an arena plays: which bots meet in which game, checked before anything is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from math import inf
from pathlib import Path

import stampede
from stampede.core.data import read_toml
from stampede.core.game import Game, OptionValue
from stampede.core.registry import find_game, load_game
from stampede.games.raging.game import Raging
from stampede.lab.guests import PATIENCE, guest_digest, is_guest, is_weights
from stampede.lab.lineups import LineUp, line_ups
from stampede.lab.seeing import find_entrant
from stampede.lab.series import SimulationError

FIELDS = "field"  # the option of Raging Bulls whose named values are all played, unless one is asked for


@dataclass(frozen=True)
class Tournament:
    """What is compared, as plain data that can be sent to a worker process."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: tuple[tuple[str, OptionValue], ...]
    seed: int
    scale: float
    patience: float
    fields: tuple[str, ...]  # of Raging Bulls; deals take turns on them

    @property
    def line_ups(self) -> list[LineUp]:
        return line_ups(self.bots, self.seats)

    @property
    def entrants(self) -> list[str]:
        return list(dict.fromkeys(self.bots))

    @property
    def games_a_round(self) -> int:
        """The fewest games that treat all bots, and all fields, alike."""
        return len(self.line_ups) * max(1, len(self.fields))

    def field_of(self, deal: int) -> str:
        return self.fields[deal % len(self.fields)] if self.fields else ""

    def about(self) -> dict[str, object]:
        """What decides the games, for the journal."""
        game = find_game(self.game)
        return {
            "game": self.game,
            "rules": game.rules_version,
            "components": game.digest,
            "seats": self.seats,
            "bots": list(self.bots),
            "options": dict(self.options),
            "fields": list(self.fields),
            "seed": self.seed,
            "iterations-scale": self.scale,
            "timeout": self.patience if any(map(is_guest, self.bots)) else None,
            "code": code_digest(self.game, self.bots),
        }


@cache
def proof(game: str, components: Path | None, bots: tuple[str, ...]) -> str:
    """The digest of a game's box and of all code that plays it, to be the same wherever it is played."""
    return f"{load_game(game, components).digest} {code_digest(game, bots)}"


def code_digest(game: str, bots: Sequence[str]) -> str:
    """Of all that decides how a game goes: the engine's sources, the game's with its weights, and those of the bots."""
    package = Path(stampede.__file__).parent
    digest = sha256()
    for folder in (package / "core", package / "bots", Path(find_game(game).folder)):
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.name.encode() + path.read_bytes())
    weights = Path(find_game(game).folder, "judgement.toml")
    if weights.is_file():
        digest.update(read_toml(weights).digest().encode())
    for name in bots:
        if is_guest(name):
            digest.update(guest_digest(name).encode())
        elif is_weights(name):
            digest.update(read_toml(Path(name)).digest().encode())
    return digest.hexdigest()


def plan_tournament(
    game: str,
    *,
    bots: Sequence[str],
    seats: int | None = None,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    scale: float = 1.0,
    patience: float = PATIENCE,
) -> Tournament:
    """Checks what was asked for; every error says what to do."""
    found = find_game(game)
    names = [name for name in bots if name]
    at_table = min(max(len(names), found.min_seats), found.max_seats) if seats is None else seats
    settled = found.settle(at_table, options or {})
    for name in names:
        find_entrant(name)
        if is_weights(name):
            found.judgement_by(read_toml(Path(name)))
    distinct = len(set(names))
    if distinct < 2 and not (distinct == 1 and at_table == 1):
        raise SimulationError("an arena compares at least two bots: --bots steady,random")
    if distinct < len(names) and len(names) != at_table:
        raise SimulationError(
            f"the same bot twice makes sense only with one bot for each seat: there are {len(names)} bots "
            f"for {at_table} {'seat' if at_table == 1 else 'seats'}"
        )
    if not 0 < scale < inf:
        raise SimulationError(f"--iterations-scale must be more than 0, not {scale:g}")
    if not 0 < patience < inf:
        raise SimulationError(f"--timeout must be more than 0 seconds, not {patience:g}")
    fields = named_fields(found) if FIELDS not in (options or {}) else chosen_field(found, settled)
    return Tournament(game, at_table, tuple(names), tuple(settled.items()), seed, scale, patience, fields)


def named_fields(game: Game) -> tuple[str, ...]:
    return tuple(game.box.fields) if isinstance(game, Raging) else ()


def chosen_field(game: Game, options: Mapping[str, OptionValue]) -> tuple[str, ...]:
    """The one field that was asked for, so that scores and completion are reported for it too."""
    return (str(options[FIELDS]),) if named_fields(game) else ()


def whole_games(tournament: Tournament, games: int) -> int:
    """That many games, rounded up so that every deal is played in every line-up (and on every field)."""
    if games < 1:
        raise SimulationError(f"the number of games must be at least 1, not {games}")
    each = tournament.games_a_round
    return -(-games // each) * each
