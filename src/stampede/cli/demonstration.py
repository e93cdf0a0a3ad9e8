"""`stampede demo`: a game played by bots, told in sentences."""

from __future__ import annotations

import secrets
from typing import Annotated

import typer

from stampede.bots.levels import find_bot
from stampede.cli.output import console, print_paragraph, seat_label
from stampede.cli.telling import Teller
from stampede.core.events import Event
from stampede.core.game import Game
from stampede.core.registry import find_game, game_ids
from stampede.core.rng import Rng
from stampede.lab.series import usual_seats
from stampede.match.match import Match

BOT = "steady"
NAMES = ("Amaia", "Bruno", "Carmen", "Diego", "Elena", "Fermín", "Gorka", "Inés")
SEEDS = 10_000
OPENING_TURNS = 4
CLOSING_TURNS = 5


def demo(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One at random by default.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same game.")] = None,
    seats: Annotated[
        int | None, typer.Option(min=1, help="Number of seats; three by default, if the game allows it.")
    ] = None,
) -> None:
    """Watch bots play a game, told in sentences."""
    chosen = find_game(secrets.choice(game_ids()) if game is None else game)
    number = secrets.randbelow(SEEDS) if seed is None else seed
    match, turns = play_demonstration(chosen, usual_seats(chosen) if seats is None else seats, number)
    tell(match, turns, number)


def play_demonstration(game: Game, seats: int, seed: int) -> tuple[Match, list[list[Event]]]:
    """A whole match played by bots, and what a spectator saw: the opening, then one item per turn."""
    names = [NAMES[seat] if seat < len(NAMES) else seat_label(seat) for seat in range(seats)]
    match = Match.new(game, names, seed)
    bot = find_bot(BOT)
    streams = [Rng.free(f"demo {seed} {seat}") for seat in range(seats)]
    turns = [match.story(None)]
    last = None
    while not match.over:
        seat = match.to_act[0]
        legal = [action.index for action in match.legal(seat)]
        told = len(match.events)
        match.play(seat, bot.choose(game, match.view(seat), seat, legal, streams[seat]))
        if seat != last:
            turns.append([])
        turns[-1].extend(match.story(None, told))
        last = seat
    return match, turns


def tell(match: Match, turns: list[list[Event]], seed: int) -> None:
    out = console()
    teller = Teller(match.game, match.seats)
    out.print(f"\n{teller.title()}, played by {len(match.seats)} {BOT} bots (seed {seed}):\n")
    paragraphs = [" ".join(teller.sentence(event) for event in turn) for turn in turns if turn]
    middle = len(paragraphs) - 1 - OPENING_TURNS - CLOSING_TURNS
    if middle > 0:
        paragraphs[1 + OPENING_TURNS : -CLOSING_TURNS] = [f"… {middle} turns later …"]
    for paragraph in paragraphs:
        print_paragraph(out, paragraph, 2)
    out.print()
    for line in result_lines(match, teller):
        out.print(line)
    again = f"stampede demo {match.game.id} --seed {seed} --seats {len(match.seats)}"
    out.print(f"\nThe same game again: {again}")


def result_lines(match: Match, teller: Teller) -> list[str]:
    outcome = match.outcome
    if outcome is None:
        return []
    order = sorted(range(len(match.seats)), key=lambda seat: outcome.ranks[seat])
    return [
        f"The end: {teller.end_reason(outcome.reason)}.",
        *(f"  {outcome.ranks[seat]}. {match.seats[seat]}: {outcome.scores[seat]}" for seat in order),
    ]
