"""How strong the levels are: plays the arenas of `docs/strength.md`, and writes it.

`python -m stampede.lab.ladder play FOLDER [GAME…]` plays them all, the cheap ones first, with journals in that folder.
It takes hours, can be killed at any time and then goes on where it stopped. `… write FOLDER` writes the document anew,
from what the journals hold so far: every table with the commands that made it, and what is still missing. What it says
by hand, from the heading `BY_HAND` on, is kept.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from stampede.core.registry import find_game, game_ids
from stampede.lab.arena import arena
from stampede.lab.intervals import duration
from stampede.lab.journal import Journal
from stampede.lab.standings import ArenaResult, GameResult, Rating, sum_up
from stampede.lab.tournament import Tournament, plan_tournament

SEED = 1
SCALE = 0.25
LETTERS = 12  # of a digest
FEWEST_DEALS = 20  # fewer are not worth a row
STAGES = (40, 80, 160, 240, 400)  # dear arenas take turns in these numbers of games, so that each gets something
DOCUMENT = Path("docs", "strength.md")
BY_HAND = "## What the judgement gained"
HEADING = """# How strong the levels are

`gentle` makes mistakes as people do, `steady` follows each game's judgement, `sharp` and `mighty` search. Here they
meet in the arena (`docs/bots.md`): every deal is played in all line-ups, so luck and seats are the same for all.

- Wins are the share of each seat, with ties shared: 50 % is even for two seats, 25 % for four. The interval is 95 %, by
  bootstrap over deals. Ratings are openskill's, and compare only within one command.
- Bots that search think by iterations here, not by the clock: `sharp` against `steady` as much as at a table, in other
  arenas a quarter as much (`--iterations-scale 0.25`). So everything can be repeated: the commands below each table
  made it, and the first letters of the digest are beside them. After a change to a game or a bot, games go
  differently, and the ladder is played again; each table names the digest of the sources (of the engine, the game and
  the bots) that it was played with.
- Times are medians for a decision with a choice, on one core of a machine that was busy with other things too.
- In Raging Bulls nobody is in anyone's way, so points are what counts: mean scores, the share of fields completed, and
  how far one bot is ahead of the other on the same dice, with its interval.

Written by `python -m stampede.lab.ladder`.
"""


@dataclass(frozen=True)
class Rung:
    """An arena of the ladder."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    scale: float = SCALE

    @property
    def is_dear(self) -> bool:
        return bool({"sharp", "mighty"} & set(self.bots))

    @property
    def tournament(self) -> Tournament:
        return plan_tournament(self.game, bots=self.bots, seats=self.seats, seed=SEED, scale=self.scale)

    def journal(self, folder: Path) -> Path:
        return folder / f"{self.game}-{self.seats}-{'-'.join(self.bots)}.jsonl"

    def command(self, games: int) -> str:
        words = f"stampede arena {self.game} --seats {self.seats} --bots {','.join(self.bots)} --games {games}"
        thought = f" --iterations-scale {self.scale:g}" if self.is_dear and self.scale != 1 else ""
        return f"{words} --seed {SEED}{thought}"


def rungs(games: Sequence[str]) -> Iterator[Rung]:
    """Those of two seats first, since they say most."""
    for game in games:
        yield Rung(game, 2, ("gentle", "random"), 400)
        yield Rung(game, 2, ("steady", "gentle"), 2000)
    for game in games:
        yield Rung(game, 4, ("random", "gentle", "steady"), 1200)
    for game in games:
        yield Rung(game, 2, ("sharp", "steady"), STAGES[-1], scale=1)
        yield Rung(game, 2, ("mighty", "steady"), STAGES[-1])
    for game in games:
        yield Rung(game, 2, ("mighty", "sharp"), STAGES[-1])
        yield Rung(game, 4, ("mighty", "steady", "steady", "steady"), 160)


def play(folder: Path, games: Sequence[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    every = list(rungs(games))
    for rung in every:
        if not rung.is_dear:
            play_rung(rung, folder, rung.games)
    for stage in STAGES:
        for rung in every:
            if rung.is_dear:
                play_rung(rung, folder, min(stage, rung.games))


def play_rung(rung: Rung, folder: Path, games: int) -> None:
    print(f"{rung.game}, {rung.seats} seats: {', '.join(rung.bots)}, {games} games", file=sys.stderr, flush=True)
    arena(rung.tournament, games, journal=rung.journal(folder))


def found(rung: Rung, folder: Path) -> ArenaResult | None:
    """What the journal holds without a gap, in whole rounds; None if that is too little."""
    path = rung.journal(folder)
    if not path.is_file():
        return None
    tournament = rung.tournament
    results = {result.index: result for result in map(GameResult.from_json, Journal.read(path, tournament.about()))}
    whole = next(index for index in range(len(results) + 1) if index not in results)
    whole -= whole % tournament.games_a_round
    if whole < FEWEST_DEALS * len(tournament.line_ups):
        return None
    return sum_up(tournament, [results[index] for index in range(whole)], path, whole)


def document(folder: Path, games: Sequence[str]) -> str:
    parts = [HEADING]
    missing: list[str] = []
    every = list(rungs(games))
    for game in games:
        parts.append(f"## {title(game)}\n")
        for seats in (2, 4):
            own = [rung for rung in every if (rung.game, rung.seats) == (game, seats)]
            results = [(rung, result) for rung in own if (result := found(rung, folder)) is not None]
            missing += [rung.command(rung.games) for rung in own if found(rung, folder) is None]
            if results:
                parts.append(section(seats, results))
    hand = by_hand(DOCUMENT)
    if missing:
        parts.append("## Not measured yet\n")
        parts.append("These arenas have too few games for a row:\n")
        parts.append("```console\n" + "\n".join(missing) + "\n```\n")
    return "\n".join([*parts, hand] if hand else parts)


def by_hand(written: Path) -> str:
    """What somebody wrote at the end of the document there is."""
    text = written.read_text(encoding="utf-8") if written.is_file() else ""
    return text[text.index(BY_HAND) :] if BY_HAND in text else ""


def title(game: str) -> str:
    rulebook = Path(find_game(game).folder, "RULES.md").read_text(encoding="utf-8")
    return f"{rulebook.splitlines()[0].removeprefix('# ')} (`{game}`)"


def section(seats: int, results: Sequence[tuple[Rung, ArenaResult]]) -> str:
    lines = [f"### {seats} seats", ""]
    if results[0][1].scores:
        lines += score_table([result for _, result in results])
    else:
        lines += ["| who | against | wins | 95 % | rating | games | decision |", "|---|---|---|---|---|---|---|"]
        lines += [row for _, result in results for row in win_rows(result)]
    commands = [rung.command(result.games) for rung, result in results]
    digests = [f"  # {result.digest[:LETTERS]}" for _, result in results]
    console = [command + digest for command, digest in zip(commands, digests, strict=True)]
    sources = str(results[0][1].tournament.about()["code"])[:LETTERS]
    return "\n".join([*lines, "", f"Played with the sources {sources}:", "", "```console", *console, "```", ""])


def win_rows(result: ArenaResult) -> list[str]:
    """Of two bots, the first; of more, all of them."""
    entrants = result.tournament.entrants
    ratings = {rating.bot: rating for rating in result.ratings}
    shown = entrants[:1] if len(entrants) == 2 else entrants
    return [win_row(result, ratings[bot], others_of(result.tournament, bot)) for bot in shown]


def others_of(tournament: Tournament, bot: str) -> list[str]:
    """Who else is in the arena; of few at a larger table, also how many of each one sits down."""
    others = [other for other in tournament.entrants if other != bot]
    if len(tournament.bots) == tournament.seats:
        counts = {other: tournament.bots.count(other) for other in others}
        return [f"{count} × `{other}`" if count > 1 else f"`{other}`" for other, count in counts.items()]
    return [f"`{other}`" for other in others]


def win_row(result: ArenaResult, rating: Rating, others: Sequence[str]) -> str:
    cells = [
        f"`{rating.bot}`",
        ", ".join(others),
        f"**{rating.win_share:.1%}**",
        f"{rating.ci[0]:.1%} – {rating.ci[1]:.1%}",
        f"{rating.mu:.1f} ± {rating.sigma:.1f}",
        str(rating.games),
        duration(result.times[rating.bot].percentile(50)),
    ]
    return f"| {' | '.join(cells)} |"


def score_table(results: Sequence[ArenaResult]) -> list[str]:
    """Points by field: of each bot, and how far the first of two is ahead."""
    fields = [scores.field for scores in results[0].scores]
    lines = [f"| bots | | {' | '.join(fields)} | games |", f"|---|---|{'---|' * len(fields)}---|"]
    for result in results:
        entrants = result.tournament.entrants
        for place, bot in enumerate(entrants):
            cells = [
                f"{scores.scores[place].mean:.1f} ({scores.scores[place].completion:.0%} complete)"
                for scores in result.scores
            ]
            games = sum(scores.scores[place].games for scores in result.scores)
            lines.append(f"| {', '.join(entrants) if place == 0 else ''} | `{bot}` | {' | '.join(cells)} | {games} |")
        if all(scores.difference is not None for scores in result.scores):
            cells = [
                f"**{scores.difference:+.1f}** ({scores.ci[0]:+.1f} to {scores.ci[1]:+.1f})"
                for scores in result.scores
                if scores.ci is not None
            ]
            lines.append(f"| | `{entrants[0]}` is ahead | {' | '.join(cells)} | |")
    return lines


def main(words: Sequence[str]) -> int:
    if len(words) < 2 or words[0] not in ("play", "write"):
        print("python -m stampede.lab.ladder play|write FOLDER [GAME…]", file=sys.stderr)
        return 2
    folder, games = Path(words[1]), list(words[2:]) or game_ids()
    if words[0] == "play":
        play(folder, games)
    else:
        DOCUMENT.write_text(document(folder, games), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
