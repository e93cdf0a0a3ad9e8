"""`stampede mcp`: the games for AI agents, over the Model Context Protocol."""

from __future__ import annotations

from stampede.core.errors import StampedeError
from stampede.home import seats_directory


def mcp() -> None:
    """Offer the games to an AI agent, over the Model Context Protocol on standard input and output."""
    try:
        import mcp as package
    except ImportError:
        raise StampedeError("this needs the package mcp: pip install 'stampede[mcp]'") from None
    del package
    from stampede.agents.server import Tables, make_server

    make_server(Tables(seats_directory())).run("stdio")
