"""How strong the levels are: plays the arenas of `docs/strength.md`, and writes it.

`python -m stampede.lab.ladder play FOLDER [GAME…]` plays them all, the cheap ones first, with journals in that folder.
It takes hours, can be killed at any time and then goes on where it stopped. `… write FOLDER` writes the document again,
from what the journals hold so far: every table with the commands that made it, and what is still missing. A row whose
journal is gone stays as it was, and so does what is said by hand: the part `ASKED`, and all from `BY_HAND` on.
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
ASKED = "## What was asked of the bots"
BY_HAND = "## What the judgement gained"
SOURCES = "Played with the sources "
HEADING = """# How strong the levels are

`gentle` makes mistakes as people do, `steady` follows each game's judgement, `sharp` and `mighty` search. Here they
meet in the arena (`docs/bots.md`): every deal is played in all line-ups, so luck and seats are the same for all.

- Wins are the share of each seat, with ties shared: 50 % is even for two seats, 25 % for four. The interval is 95 %, by
  bootstrap over deals. Ratings are openskill's, and compare only within one command.
- Bots that search think by iterations here, not by the clock: `sharp` against `steady` as much as at a table, in other
  arenas a quarter as much (`--iterations-scale 0.25`). So everything can be repeated: the commands below each table
  made it, and the first letters of the digest are beside them. After a change to a game or a bot, games go
  differently; so the digest of the sources (of the engine, the game and the bots) is named above the commands that were
  played with them.
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


@dataclass(frozen=True)
class Entry:
    """An arena in the document: lines of a table, the command that made them, and the sources they were played with."""

    lines: tuple[str, ...]
    command: str
    sources: str


def document(folder: Path, games: Sequence[str], written: str = "") -> str:
    """The document, from the journals, and from what was written before."""
    parts = [HEADING]
    if asked := part_of(written, ASKED):
        parts.append(asked.rstrip("\n") + "\n")
    missing: list[str] = []
    every = list(rungs(games))
    for game in games:
        parts.append(f"## {title(game)}\n")
        for seats in (2, 4):
            before = part_of(part_of(written, f"## {title(game)}"), f"### {seats} seats")
            own = [rung for rung in every if (rung.game, rung.seats) == (game, seats)]
            entries = [(rung, entry_of(rung, folder) or kept(rung, before)) for rung in own]
            missing += [rung.command(rung.games) for rung, entry in entries if entry is None]
            if found_some := [entry for _, entry in entries if entry is not None]:
                parts.append(section(seats, heading_of(own[0]), found_some))
    if missing:
        parts.append("## Not measured yet\n")
        parts.append("These arenas have too few games for a row:\n")
        parts.append("```console\n" + "\n".join(missing) + "\n```\n")
    return "\n".join([*parts, written[written.index(BY_HAND) :]] if BY_HAND in written else parts)


def part_of(text: str, heading: str) -> str:
    """From that heading to the next one that is no smaller; empty if it isn't there."""
    begin = f"\n{text}".find(f"\n{heading}\n")
    if begin < 0:
        return ""
    ends = [text.find(f"\n{'#' * size} ", begin + 1) for size in range(1, heading.index(" ") + 1)]
    return text[begin : min((end + 1 for end in ends if end >= 0), default=len(text))]


def entry_of(rung: Rung, folder: Path) -> Entry | None:
    """What the journal says; None if that is too little for a row."""
    result = found(rung, folder)
    if result is None:
        return None
    command = f"{rung.command(result.games)}  # {result.digest[:LETTERS]}"
    lines = score_rows(result) if result.scores else win_rows(result)
    return Entry(tuple(lines), command, str(result.tournament.about()["code"])[:LETTERS])


def kept(rung: Rung, before: str) -> Entry | None:
    """What was written about this arena before, in the part on its game and seats."""
    words, _, thought = rung.command(0).partition(" 0 ")
    beginnings = lines_begin(rung.tournament)
    sources, command, lines, is_own = "", "", [], False
    for line in before.splitlines():
        if line.startswith(SOURCES):
            sources = line.removeprefix(SOURCES).rstrip(":")
        elif line.startswith(f"{words} ") and line.partition("  # ")[0].endswith(f" {thought}"):
            command = line
            break
        elif line.startswith("|"):
            goes_on = not line.split("|")[1].strip()
            is_own = is_own if goes_on else line.startswith(beginnings)
            if is_own:
                lines.append(line)
    return Entry(tuple(lines), command, sources) if lines and command else None


def lines_begin(tournament: Tournament) -> tuple[str, ...]:
    """How the lines of an arena begin, but for those that go on with the same bots."""
    if tournament.fields:
        return (f"| {', '.join(tournament.entrants)} |",)
    return tuple(f"| `{bot}` | {', '.join(others_of(tournament, bot))} |" for bot in shown(tournament))


def title(game: str) -> str:
    rulebook = Path(find_game(game).folder, "RULES.md").read_text(encoding="utf-8")
    return f"{rulebook.splitlines()[0].removeprefix('# ')} (`{game}`)"


def section(seats: int, heading: Sequence[str], entries: Sequence[Entry]) -> str:
    lines = [f"### {seats} seats", "", *heading, *(line for entry in entries for line in entry.lines)]
    for sources in dict.fromkeys(entry.sources for entry in entries):
        commands = [entry.command for entry in entries if entry.sources == sources]
        lines += ["", f"{SOURCES}{sources}:", "", "```console", *commands, "```"]
    return "\n".join([*lines, ""])


def heading_of(rung: Rung) -> list[str]:
    """The first lines of a table."""
    fields = rung.tournament.fields
    if fields:
        return [f"| bots | | {' | '.join(fields)} | games |", f"|---|---|{'---|' * len(fields)}---|"]
    return ["| who | against | wins | 95 % | rating | games | decision |", "|---|---|---|---|---|---|---|"]


def shown(tournament: Tournament) -> list[str]:
    """Of two bots, the first; of more, all of them."""
    entrants = tournament.entrants
    return entrants[:1] if len(entrants) == 2 else entrants


def win_rows(result: ArenaResult) -> list[str]:
    ratings = {rating.bot: rating for rating in result.ratings}
    return [win_row(result, ratings[bot], others_of(result.tournament, bot)) for bot in shown(result.tournament)]


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


def score_rows(result: ArenaResult) -> list[str]:
    """Points by field: of each bot, and how far the first of two is ahead."""
    entrants, lines = result.tournament.entrants, []
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
        written = DOCUMENT.read_text(encoding="utf-8") if DOCUMENT.is_file() else ""
        DOCUMENT.write_text(document(folder, games, written), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
