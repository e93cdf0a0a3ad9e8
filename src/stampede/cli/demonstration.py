"""`stampede demo`, and what the bare command shows: a game by bots, told in sentences."""

from __future__ import annotations

import secrets
from typing import Annotated

import typer

from stampede.bots.levels import find_bot
from stampede.cli.output import console, seat_label
from stampede.cli.telling import Teller
from stampede.core.events import Event
from stampede.core.game import Game
from stampede.core.registry import find_game, game_ids
from stampede.core.rng import Rng
from stampede.lab.table import usual_seats
from stampede.match.match import Match

BOT = "greedy"
NAMES = ("Amaia", "Bruno", "Carmen", "Diego", "Elena", "Fermín", "Gorka", "Inés")
SEEDS = 10_000
OPENING_SENTENCES = 10
CLOSING_SENTENCES = 14


def demo(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Any of them, if none is named.")] = None,
    seed: Annotated[int | None, typer.Option(help="Repeats the game of that seed.")] = None,
    seats: Annotated[int | None, typer.Option(min=1, help="How many play; three, if the game allows it.")] = None,
) -> None:
    """Watch bots play a game, told in sentences."""
    chosen = find_game(secrets.choice(game_ids()) if game is None else game)
    number = secrets.randbelow(SEEDS) if seed is None else seed
    match, story = play_demonstration(chosen, usual_seats(chosen) if seats is None else seats, number)
    tell(match, story, number)


def play_demonstration(game: Game, seats: int, seed: int) -> tuple[Match, list[Event]]:
    """A whole match by bots, and what a spectator saw of it."""
    names = [NAMES[seat] if seat < len(NAMES) else seat_label(seat) for seat in range(seats)]
    match = Match.new(game, names, seed)
    bot = find_bot(BOT)
    streams = [Rng.free(f"demo {seed} {seat}") for seat in range(seats)]
    story = match.story(None)
    while not match.over:
        seat = match.to_act[0]
        legal = [action.index for action in match.legal(seat)]
        told = len(match.events)
        match.play(seat, bot.choose(game, match.view(seat), seat, legal, streams[seat]))
        story.extend(match.story(None, told))
    return match, story


def tell(match: Match, story: list[Event], seed: int) -> None:
    out = console()
    teller = Teller(match.game, match.seats)
    sentences = [sentence for event in story if (sentence := teller.sentence(event))]
    again = f"stampede demo {match.game.id} --seed {seed} --seats {len(match.seats)}"
    out.print(f"\n{teller.title()}, played by {len(match.seats)} {BOT} bots (seed {seed}):\n")
    middle = len(sentences) - OPENING_SENTENCES - CLOSING_SENTENCES
    if middle > 0:
        sentences[OPENING_SENTENCES:-CLOSING_SENTENCES] = [f"… {middle} more things happen …"]
    for sentence in sentences:
        out.print(f"  {sentence}")
    out.print()
    for line in result_lines(match, teller):
        out.print(line)
    out.print(f"\nThe same game again: {again}")


def result_lines(match: Match, teller: Teller) -> list[str]:
    outcome = match.outcome
    if outcome is None:
        return []
    order = sorted(range(len(match.seats)), key=lambda seat: outcome.ranks[seat])
    return [
        f"The end: {teller.end_reason(outcome.reason)}",
        *(f"  {outcome.ranks[seat]}. {match.seats[seat]}: {outcome.scores[seat]}" for seat in order),
    ]
