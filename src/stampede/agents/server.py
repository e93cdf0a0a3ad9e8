"""The tools of `stampede mcp`. An agent has tables, and at each of them one seat; it gets what that seat may know."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from stampede import __version__
from stampede.agents.away import AwayTable
from stampede.agents.own import OwnTable, seats_for
from stampede.agents.seated import AgentError, AgentTable, NotPlayed
from stampede.agents.telling import Telling, rules, shelf
from stampede.core.actions import Action
from stampede.core.errors import StampedeError
from stampede.core.registry import find_game
from stampede.match.reading import checked_name
from stampede.match.status import TableStatus
from stampede.match.words import LANGUAGES

MOST_TABLES = 20
LONGEST_WAIT = 300.0  # seconds
INSTRUCTIONS = """Board games: play them, or help somebody who learns them.
Read the rules of a game first (read_rules), then open a table against bots (open_table), or join people at a live
table by the link they were sent (join_table). At a table: look, what_can_i_do, play; why_not explains what is not
possible and names the rule, get_advice weighs the choices. Write an action exactly as what_can_i_do does. You see what
your seat may know, and nobody else's secrets."""

Language = Annotated[str, Field(description="Language of sentences: en or es.")]
TableId = Annotated[str, Field(description="Which table; may be left out if you have only one.")]
ActionText = Annotated[str, Field(description="An action as what_can_i_do writes it, such as `draw` or `ride 3`.")]
Wait = Annotated[
    float,
    Field(ge=0, le=LONGEST_WAIT, description="Seconds to wait for others, at a live table, until it is your turn."),
]


class Tables:
    """The agent's tables, by name."""

    def __init__(self, folder: Path) -> None:
        """`folder`: where keys of seats at live tables are kept."""
        self.folder = folder
        self.tables: dict[str, AgentTable] = {}
        self._numbers = 0

    def add(self, table: AgentTable) -> str:
        self._numbers += 1
        id = f"table-{self._numbers}"
        self.tables[id] = table
        return id

    def check_room(self) -> None:
        if len(self.tables) >= MOST_TABLES:
            raise AgentError(f"you have {MOST_TABLES} tables: leave one of them first, with leave_table")

    def find(self, id: str) -> tuple[str, AgentTable]:
        if not self.tables:
            raise AgentError("you have no table yet: open one with open_table, or join one with join_table")
        if not id and len(self.tables) == 1:
            id = next(iter(self.tables))
        if id not in self.tables:
            raise AgentError(f"say which table you mean: {', '.join(self.tables)}")
        return id, self.tables[id]

    async def close(self) -> None:
        for table in self.tables.values():
            await table.close()
        self.tables.clear()


def in_words(error: StampedeError, table: AgentTable | None = None) -> ToolError:
    """What went wrong, for the agent: with the rule, if it was against one."""
    if isinstance(error, NotPlayed) and error.reason is not None and table is not None:
        return ToolError(Telling(table).reason(error.reason))
    return ToolError(str(error))


def checked_language(language: str) -> str:
    if language not in LANGUAGES:
        raise AgentError(f"there are no texts in {language!r}; choose one of: {', '.join(LANGUAGES)}")
    return language


def make_server(tables: Tables) -> MCPServer[None]:
    @asynccontextmanager
    async def lifespan(_server: MCPServer[None]) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await tables.close()

    server: MCPServer[None] = MCPServer(
        "stampede",
        title="Stampede",
        instructions=INSTRUCTIONS,
        version=__version__,
        lifespan=lifespan,
        log_level="WARNING",
    )

    def parsed(table: AgentTable, text: str) -> Action:
        return table.game.actions.parse(text)

    def seen(id: str, table: AgentTable) -> dict[str, Any]:
        return Telling(table).look(id, table.take_news())

    @server.tool()
    def list_games(language: Language = "en") -> dict[str, Any]:
        """The games there are, with their seats, options and bots."""
        try:
            return {"games": shelf(checked_language(language))}
        except StampedeError as error:
            raise in_words(error) from error

    @server.tool()
    def read_rules(
        game: Annotated[str, Field(description="A game from list_games.")],
        clauses: Annotated[list[str] | None, Field(description="Only these clauses, such as ['P7'].")] = None,
        language: Language = "en",
    ) -> str:
        """A game's rulebook, clause by clause; or only some clauses."""
        try:
            text = rules(find_game(game), checked_language(language), clauses or [])
        except StampedeError as error:
            raise in_words(error) from error
        if not text:
            raise ToolError(f"{game} has no such clause: read the whole rulebook, without clauses")
        return text

    @server.tool()
    async def open_table(
        game: Annotated[str, Field(description="A game from list_games.")],
        bots: Annotated[
            str, Field(description="A level for all other seats, or one for each, with commas.")
        ] = "steady",
        seats: Annotated[int | None, Field(description="How many seats, with yours.")] = None,
        options: Annotated[dict[str, bool | int | str] | None, Field(description="Options of the game.")] = None,
        name: Annotated[str, Field(description="What you are called.")] = "Agent",
        seed: Annotated[int | None, Field(description="The same seed gives the same deal.")] = None,
        language: Language = "en",
    ) -> dict[str, Any]:
        """Open a table of your own against bots. You have seat 0. Returns what you see."""
        try:
            tables.check_room()
            found = find_game(game)
            levels = seats_for(found, bots, seats)
            table = OwnTable.open(found, checked_name(name), levels, options or {}, seed, checked_language(language))
            id = tables.add(table)
            await table.wait(LONGEST_WAIT)
            return seen(id, table)
        except StampedeError as error:
            raise in_words(error) from error

    @server.tool()
    async def join_table(
        link: Annotated[str, Field(description="The invitation link of a live table, or the link of a seat of yours.")],
        name: Annotated[str | None, Field(description="What you are called.")] = None,
        language: Language = "en",
    ) -> dict[str, Any]:
        """Take a seat at a live table with people. They are shown that you are a bot. Returns what you see."""
        try:
            tables.check_room()
            table = await AwayTable.join(link, name, tables.folder, checked_language(language))
            return seen(tables.add(table), table)
        except StampedeError as error:
            raise in_words(error) from error

    @server.tool()
    async def look(table: TableId = "", wait: Wait = 0) -> dict[str, Any]:
        """The table as your seat sees it, and what has happened since you last looked."""
        try:
            id, found = tables.find(table)
            await found.wait(wait)
            return seen(id, found)
        except StampedeError as error:
            raise in_words(error) from error

    @server.tool()
    def what_can_i_do(table: TableId = "") -> dict[str, Any]:
        """Everything you may do now, with what it means and the rule behind it."""
        try:
            _, found = tables.find(table)
            telling = Telling(found)
            return {
                "your_turn": telling.now.decision is not None,
                "you_decide": telling.asked(),
                "choices": telling.choices(),
            }
        except StampedeError as error:
            raise in_words(error) from error

    @server.tool()
    async def why_not(action: ActionText, table: TableId = "") -> str:
        """Why an action is not possible now, and which rule says so."""
        try:
            _, found = tables.find(table)
            if found.situation().status is not TableStatus.PLAYING:
                raise AgentError("the game is not running")
            reason = await found.why_not(parsed(found, action))
            return "It is possible now." if reason is None else Telling(found).reason(reason)
        except StampedeError as error:
            raise in_words(error) from error

    @server.tool()
    async def play(action: ActionText, table: TableId = "", wait: Wait = 30) -> dict[str, Any]:
        """Play an action. Returns what you see when it is your turn again or the game is over, or after that wait."""
        found: AgentTable | None = None
        try:
            id, found = tables.find(table)
            chosen, decision = parsed(found, action), found.situation().decision
            if decision is None:
                raise AgentError("it is not your turn: look again, and wait a while")
            await found.play(chosen, decision)
            await found.wait(wait)
            return seen(id, found)
        except StampedeError as error:
            raise in_words(error, found) from error

    @server.tool()
    async def get_advice(table: TableId = "") -> dict[str, Any]:
        """What a good player would do now, and why: the best choice first. It knows no more than your seat does."""
        try:
            _, found = tables.find(table)
            return {"choices": Telling(found).advice(await found.advise())}
        except StampedeError as error:
            raise in_words(error) from error

    @server.tool()
    async def leave_table(table: TableId = "") -> str:
        """Leave a table. At a live one your seat stays yours: join_table with the same link continues there."""
        try:
            id, found = tables.find(table)
            del tables.tables[id]
            await found.close()
            return f"You have left {id}."
        except StampedeError as error:
            raise in_words(error) from error

    return server
