"""The client's only page, with a head that says what a link leads to: programs that show links read no more than that.

Nothing secret is in it. The address that it gives is a table's own, without the invitation; the names are those that
anybody with the address may see.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from http import HTTPStatus
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from stampede.core.errors import StampedeError
from stampede.core.registry import find_game, game_ids
from stampede.match.seats import HUMAN, OPEN
from stampede.match.status import TableStatus
from stampede.match.words import words_for
from stampede.server.lobby import Lobby
from stampede.server.routing import problem
from stampede.server.security import hashed
from stampede.server.store import INVITE, TableSummary

CLIENT = Path(__file__).parent / "client"  # built from web/ when the package is
UNBUILT = "The client has not been built. In the sources, run: python3 run.py client\n"
FRESH = {"cache-control": "no-cache"}
EVERYWHERE = "stampede"  # the picture of no game in particular
WIDTH, HEIGHT = 1200, 630  # of a picture
TONGUE = re.compile(r"\b(en|es)\b", re.IGNORECASE)


@dataclass(frozen=True)
class Card:
    """What is shown for a link."""

    title: str
    text: str
    picture: str  # its name in `client/pictures`
    path: str


class Pages:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    async def show(self, request: Request) -> Response:
        """Shows whatever its address says; only the head differs."""
        page = CLIENT / "index.html"
        if not page.is_file():
            return PlainTextResponse(UNBUILT, 503)
        written = html_of(page, page.stat().st_mtime_ns)
        card = await self.card_of(request)
        return HTMLResponse(written.replace("</head>", f"{tags(card, request)}</head>", 1), headers=FRESH)

    async def not_found(self, request: Request, _error: Exception) -> Response:
        """A person gets the page, which says so in their language; a program gets a problem."""
        path = request.url.path
        by_hand = request.method == "GET" and "text/html" in request.headers.get("accept", "")
        if not by_hand or path.startswith("/api/"):
            return problem(404, "Not found", f"there is nothing at {path}")
        page = await self.show(request)
        if page.status_code == HTTPStatus.OK:
            page.status_code = HTTPStatus.NOT_FOUND
        return page

    async def card_of(self, request: Request) -> Card:
        language, found = language_of(request), request.path_params
        if "table" in found:
            try:
                card = await self.table_card(found["table"], found.get("secret", ""), language)
            except StampedeError:  # the page itself says what is wrong
                card = None
            if card is not None:
                return card
        if found.get("game") in game_ids():
            words = words_for(find_game(found["game"]), language)
            return Card(words.text("game-title"), words.text("game-line"), found["game"], request.url.path)
        words = words_for(None, language)
        path = "/" if "table" in found else request.url.path
        return Card("Stampede", words.text("link-text"), EVERYWHERE, path)

    async def table_card(self, table_id: str, secret: str, language: str) -> Card | None:
        """Who invites to which game, or whose table it is. No table is woken for that."""
        summary = next(iter(await self.lobby.store.tables_named([table_id])), None)
        if summary is None or summary.game not in game_ids():
            return None
        words = words_for(find_game(summary.game), language)
        game, path = words.text("game-title"), f"/table/{summary.id}"
        free = sum(seat["kind"] == OPEN for seat in summary.seats)
        host = next((str(seat["name"]) for seat in summary.seats if seat["kind"] == HUMAN), "")
        if not host:
            return Card(game, words.text("game-line"), summary.game, path)
        if free and summary.status is TableStatus.OPEN and await self.invites(summary, secret):
            title = words.text("link-invitation", name=host, game=game)
            return Card(title, words.text("link-invitation-text", free=free), summary.game, path)
        return Card(words.text("link-table", name=host, game=game), words.text("game-line"), summary.game, path)

    async def invites(self, summary: TableSummary, secret: str) -> bool:
        if summary.public:
            return True
        wanted = hashed(secret)
        return bool(secret) and any(
            stored.kind == INVITE and stored.secret_hash == wanted
            for stored in await self.lobby.store.secrets_of(summary.id)
        )


@lru_cache(maxsize=1)
def html_of(page: Path, _changed: int) -> str:
    return page.read_text(encoding="utf-8")


def language_of(request: Request) -> str:
    """The first of our languages that a browser asks for."""
    found = TONGUE.search(request.headers.get("accept-language", ""))
    return found[1].lower() if found else "en"


def tags(card: Card, request: Request) -> str:
    def at(path: str) -> str:
        return str(request.url.replace(path=path, query="", fragment=""))

    picture = card.picture if (CLIENT / "pictures" / f"{card.picture}.jpg").is_file() else EVERYWHERE
    properties = {
        "og:site_name": "Stampede",
        "og:type": "website",
        "og:title": card.title,
        "og:description": card.text,
        "og:url": at(card.path),
        "og:image": at(f"/pictures/{picture}.jpg"),
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": card.title,
    }
    written = "".join(f'<meta property="{name}" content="{escape(value)}">' for name, value in properties.items())
    return f'{written}<meta name="twitter:card" content="summary_large_image">'
