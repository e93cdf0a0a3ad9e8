"""`stampede serve`: tables for friends in different places."""

from __future__ import annotations

import asyncio
import gc
import ipaddress
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stampede.cli.handover import Handover, inherited_socket
from stampede.cli.settings import read_settings
from stampede.cli.several import Supervisor, check_possible
from stampede.core.errors import StampedeError
from stampede.engine import engine_name
from stampede.home import data_directory
from stampede.server.kinds import LogFormat, LogLevel

if TYPE_CHECKING:
    from stampede.server.app import Settings

PORT = 7007  # the feast begins on the seventh of the seventh
EVERYWHERE = ("0.0.0.0", "::")
LARGEST_MESSAGE = 16_384  # bytes, of a WebSocket
DAY = 86_400.0  # seconds
MOST_KEPT = 256 * 1024  # bytes that the system keeps for somebody who doesn't read
UNREAD = 60_000  # milliseconds until somebody who reads nothing of it is cut off
GRACE = 3  # seconds for connections to end when the server stops
# Looking through all objects of many tables for garbage takes longer than people should wait, so it is done more rarely
# than Python does by itself. Very little of what a table leaves behind needs it.
RARELY = (5_000, 5, 100)


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on: 127.0.0.1 for this machine, 0.0.0.0 for the network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 picks a free one.")] = PORT,
    db: Annotated[str | None, typer.Option(help="URL of the database; by default a file in your data folder.")] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = False,
    keep_open: Annotated[float, typer.Option(min=0, help="Days until a table that never started is deleted.")] = 2,
    keep_playing: Annotated[
        float, typer.Option(min=0, help="Days until a game in which nobody moves is deleted.")
    ] = 60,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(help="A name to answer to, such as games.example.org, besides this machine's own. Repeatable."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="Address of a proxy whose X-Forwarded headers are believed; * for any. Repeatable."),
    ] = None,
    most_connections: Annotated[int, typer.Option(min=1, help="Connections at a time from one address.")] = 100,
    most_tables: Annotated[
        int, typer.Option(min=1, help="Tables that one address may open at once; then one every 20 seconds.")
    ] = 30,
    header_seconds: Annotated[float, typer.Option(min=0.1, help="Time for the head of a request.")] = 10,
    body_seconds: Annotated[float, typer.Option(min=0.1, help="Time for the body of a request.")] = 20,
    hello_seconds: Annotated[float, typer.Option(min=0.1, help="Time for the first message of a WebSocket.")] = 15,
    processes: Annotated[
        int, typer.Option(min=1, max=64, help="Processes behind the port; more than one needs PostgreSQL.")
    ] = 1,
    bot_processes: Annotated[
        int | None,
        typer.Option(
            min=1, help="Processors that bots may think on; by default all but one. Each process has its own."
        ),
    ] = None,
    bot_nice: Annotated[
        int, typer.Option(min=0, max=19, help="How far bots stand back for other work, as in `nice`.")
    ] = 0,
    most_thoughts: Annotated[
        int, typer.Option(min=1, help="Questions to bots that may wait; beyond that steady answers.")
    ] = 200,
    drain_seconds: Annotated[
        float, typer.Option(min=0, max=300, help="Time between /healthz saying that the server stops, and stopping.")
    ] = 0,
    log_level: Annotated[
        LogLevel, typer.Option(help="What to log; info has a line for each request.")
    ] = LogLevel.WARNING,
    log_format: Annotated[LogFormat, typer.Option(help="Lines for people, or JSON.")] = LogFormat.TEXT,
    log_period: Annotated[float, typer.Option(min=1, help="Seconds that the three limits below are for.")] = 60,
    log_alike: Annotated[
        int, typer.Option(min=1, help="Log lines of one kind in that time; the rest is counted.")
    ] = 200,
    log_tracebacks: Annotated[int, typer.Option(min=1, help="Tracebacks of one kind in that time.")] = 10,
    log_requests: Annotated[int, typer.Option(min=1, help="Lines about requests in that time, at level info.")] = 6_000,
    config: Annotated[  # noqa: ARG001 - its callback reads it
        Path | None,
        typer.Option(
            metavar="FILE",
            help="A TOML file with settings, such as port = 7007. Flags and variables such as STAMPEDE_PORT win.",
            is_eager=True,
            callback=read_settings,
        ),
    ] = None,
) -> None:
    """Serve tables to browsers. Ctrl-C stops the server; nothing is lost."""
    database = db or default_database()
    check_possible(processes, database)
    inherited = inherited_socket()
    listening = inherited or listen(host, port)
    handover = Handover(listening, is_successor=inherited is not None)
    from stampede.server.app import Settings
    from stampede.server.quiet import Bounds
    from stampede.server.reception import Limits

    settings = Settings(
        database,
        open_for=keep_open * DAY,
        playing_for=keep_playing * DAY,
        hosts=frozenset(name.lower() for name in [host, *names_of_this_machine(), *(allow_host or [])]),
        thinkers=bot_processes,
        bot_niceness=bot_nice,
        most_thoughts=most_thoughts,
        drain_for=drain_seconds,
        log_level=log_level,
        log_format=log_format,
        log_bounds=Bounds(log_period, log_alike, log_tracebacks, log_requests),
        limits=Limits(most_connections, most_tables, header_seconds, body_seconds, hello_seconds),
    )
    with suppress(KeyboardInterrupt):
        if processes > 1:
            serve_with(processes, listening, host, settings, proxy or [], open_browser, handover)
        else:
            asyncio.run(serve_on(listening, host, settings, proxy or [], open_browser, handover))
        handover.complete()


def serve_with(
    processes: int,
    listening: socket.socket,
    host: str,
    settings: Settings,
    proxies: list[str],
    open_browser: bool,
    handover: Handover,
) -> None:
    """Several processes. This one says where to go, and watches them."""
    from stampede.server.metrics import METRICS
    from stampede.server.store import Store

    async def try_out() -> None:
        """Before anything is said: the database is there, and its tables are made once."""
        await (await Store.open(settings.database)).close()

    def work(number: int) -> None:
        METRICS.take_slot(number)
        asyncio.run(serve_on(listening, host, settings, proxies, False, Handover(listening, False), quiet=True))

    asyncio.run(try_out())
    # All of them share it: if one made it wait, the others would hang in it.
    listening.setblocking(False)
    handover.announce(lambda: announce(host, listening.getsockname()[1], open_browser, processes))
    METRICS.share(processes)
    Supervisor(processes, work).run(handover.starter)
    handover.read()


async def serve_on(
    listening: socket.socket,
    host: str,
    settings: Settings,
    proxies: list[str],
    open_browser: bool,
    handover: Handover,
    quiet: bool = False,
) -> None:
    """Until a signal stops it. Says where to go, unless it is to be quiet."""
    import uvicorn

    from stampede.server.app import application, open_server
    from stampede.server.logs import set_up_logs
    from stampede.server.reception import Gate, protocols

    port = listening.getsockname()[1]
    http, websocket = protocols(Gate(settings.limits, proxies))
    async with open_server(settings) as inside:
        config = uvicorn.Config(
            application(inside),
            http=http,
            ws=websocket,
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,  # messages are small and hold secrets, and it takes longer than the move
            proxy_headers=bool(proxies),
            forwarded_allow_ips=proxies,
            log_level="warning",
            lifespan="off",
            timeout_graceful_shutdown=GRACE,
        )
        set_up_logs(settings.log_level, settings.log_format, settings.log_bounds)
        gc.freeze()
        gc.set_threshold(*RARELY)

        class Draining(uvicorn.Server):
            async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
                if not self.force_exit:
                    await inside.drain()
                await super().shutdown(sockets)

        server = Draining(config)

        def stop() -> None:
            server.should_exit = True

        with handover.watch(stop):
            if not quiet:
                handover.announce(lambda: announce(host, port, open_browser))
            await server.serve(sockets=[listening])


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there, or an error that says why it cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Only for a socket that says it is TCP does asyncio switch off the delay of small answers.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if sys.platform != "win32":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Connections have it from the socket that listens.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_KEPT)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
    try:
        listening.bind((host, port))
        listening.listen(256)
    except OSError as error:
        listening.close()
        if error.errno in (98, 48, 10048):
            raise StampedeError(
                f"port {port} is in use: Stampede may already be running. If not, try: stampede serve --port {port + 1}"
            ) from error
        raise StampedeError(f"cannot listen on {host} port {port}: {error.strerror or error}") from error
    return listening


def names_of_this_machine() -> list[str]:
    """What others on the network may call it."""
    name = socket.gethostname().partition(".")[0]
    return [name, f"{name}.local"] if name else []


def default_database() -> str:
    folder = data_directory()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StampedeError(
            f"{folder} cannot be created ({error.strerror}): choose where to keep tables with --db"
        ) from error
    return f"sqlite:///{Path(folder, 'stampede.db')}"


def announce(host: str, port: int, open_browser: bool, processes: int = 1) -> None:
    """Says where to go, with a code to scan for phones on the same network."""
    url = f"http://{'localhost' if host in (*EVERYWHERE, '127.0.0.1') else host}:{port}/"
    several = f"{processes} processes, " if processes > 1 else ""
    say(f"Stampede is at {url} ({several}{engine_name()} engine; Ctrl-C stops it)")
    if host in EVERYWHERE:
        address = network_address()
        if address is None:
            say("This machine is not on a network: only its own browsers can connect.")
        else:
            there = f"http://{address}:{port}/"
            say(f"On phones on the same network: {there}")
            print_code(there)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def network_address() -> str | None:
    """This machine's address on the network. Asking for a route sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if ipaddress.ip_address(found).is_loopback else found


def print_code(url: str) -> None:
    import segno

    segno.make(url, micro=False).terminal(out=sys.stderr, compact=True)
