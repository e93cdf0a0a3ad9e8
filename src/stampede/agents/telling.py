"""Tables and games in words and plain data, for an agent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stampede.agents.seated import Advised, AgentTable, Situation
from stampede.bots.levels import offered_levels
from stampede.core.actions import Action
from stampede.core.events import Event
from stampede.core.game import Game, Reason
from stampede.core.registry import find_game, game_ids
from stampede.match.rulebook import page_of, plain, read_clauses, read_sections
from stampede.match.words import words_for

MOST_TOLD = 60  # sentences of what has happened


def shelf(language: str) -> list[dict[str, Any]]:
    return [about(find_game(id), language) for id in game_ids()]


def about(game: Game, language: str) -> dict[str, Any]:
    words = words_for(game, language)
    return {
        "game": game.id,
        "title": words.text("game-title"),
        "about": words.text("game-line"),
        "seats": {"fewest": game.min_seats, "most": game.max_seats},
        "options": [
            {"name": option.name, "default": option.default, "allowed": option.allowed()} for option in game.options
        ],
        "bots": offered_levels(),
    }


def rules(game: Game, language: str, clauses: Sequence[str]) -> str:
    """The rulebook, or only some of its clauses."""
    page = page_of(game, language)
    if clauses:
        wanted = {clause.upper() for clause in clauses}
        return "\n".join(f"{clause.id}: {plain(clause.text)}" for clause in read_clauses(page) if clause.id in wanted)
    parts = []
    for section in read_sections(page):
        parts.append(f"# {section.title}")
        parts += [plain(line) for line in section.lines]
        parts += [f"{clause.id}: {plain(clause.text)}" for clause in section.clauses]
    return "\n".join(parts)


class Telling:
    """A table in the words of its game and language, told to its seat."""

    def __init__(self, table: AgentTable) -> None:
        self.table = table
        self.words = words_for(table.game, table.language)
        self.now: Situation = table.situation()
        self.names = [sitter.name for sitter in self.now.sitters]

    def look(self, id: str, news: Sequence[Event]) -> dict[str, Any]:
        told: dict[str, Any] = {
            "table": id,
            "game": self.table.game.id,
            "status": self.now.status,
            "your_seat": self.table.seat,
            "players": [
                {"seat": seat, "name": sitter.name, "bot": sitter.bot, "to_decide": sitter.owes}
                for seat, sitter in enumerate(self.now.sitters)
            ],
            "your_turn": self.now.decision is not None,
            "you_decide": self.asked(),
            "happened": self.story(news)[-MOST_TOLD:],
            "view": self.now.view,
        }
        if self.table.address:
            told["address"] = self.table.address
        if self.now.result is not None:
            told["result"] = self.result()
        return told

    def asked(self) -> str:
        key = f"decision-{self.now.asked}"
        return self.words.text(key) if self.now.asked and self.words.has(key) else self.now.asked

    def story(self, events: Sequence[Event]) -> list[str]:
        return [self.words.event(event, self.names, self.table.seat) for event in events]

    def result(self) -> dict[str, Any]:
        assert self.now.result is not None
        key = f"end-{self.now.result.reason}"
        return {
            "why": self.words.text(key) if self.words.has(key) else self.now.result.reason,
            "ranks": self.now.result.ranks,
            "scores": self.now.result.scores,
            "you_won": self.now.result.ranks[self.table.seat] == 1,
        }

    def choices(self) -> list[dict[str, str]]:
        return [self.choice(action) for action in self.now.legal]

    def choice(self, action: Action) -> dict[str, str]:
        return {
            "action": action.notation,
            "meaning": self.words.action(action, self.names),
            "rule": self.table.game.clause_for(action.verb),
        }

    def reason(self, reason: Reason) -> str:
        rule = f" (rule {reason.clause})" if reason.clause else ""
        return f"{self.words.reason(reason)}{rule}"

    def advice(self, choices: Sequence[Advised]) -> list[dict[str, Any]]:
        return [
            {
                **self.choice(choice.action),
                "why": self.story(choice.facts),
                "worth": None if choice.worth is None else round(choice.worth, 3),
                "behind_the_best": None if choice.worth is None else round(choice.behind, 3),
            }
            for choice in choices
        ]
