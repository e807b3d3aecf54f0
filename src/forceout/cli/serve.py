"""`forceout serve`: the server, on one laptop or on several hosts."""

import asyncio
import gc
import os
import socket
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand

if TYPE_CHECKING:
    from forceout.service.settings import Settings

BACKLOG = 4096
NO_GARBAGE_YET = 200_000
"""The objects that starting makes and keeps: to look through them again and again would be a tenth of it."""
LONGEST_FRAME = 4096
"""What a browser may send in one frame; it has only pongs to send."""


class ServeCommand(TyperCommand):
    """The command with every setting in its help, which is worked out when it is asked for."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print the help with the settings below it."""
        self.epilog = settings_help()
        super().format_help(ctx, formatter)


def settings_help() -> str:
    """Every setting with its environment variable, for the help text."""
    from forceout.service.settings import describe

    lines = [f"{one.variable} ({one.default}): {one.sentence}" for one in describe()]
    return "Every setting is also an environment variable:\n\n" + "\n\n".join(lines)


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on. [default: 127.0.0.1]")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on; 0 takes a free one. [default: 8000]")] = None,
    workers: Annotated[
        int | None, typer.Option(help="How many processes serve; more than one needs PostgreSQL.")
    ] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Listen on the local network, and show a QR code for phones.")
    ] = False,
    database: Annotated[
        str | None, typer.Option(help="The database: sqlite+aiosqlite:///FILE or postgresql+asyncpg://…")
    ] = None,
    data: Annotated[str | None, typer.Option(help="The folder where the server keeps its data.")] = None,
    fanout: Annotated[
        str | None, typer.Option(help="How workers tell each other news: memory, postgresql or redis.")
    ] = None,
) -> None:
    """Start the server; with nothing set it keeps its data in one file and listens on this machine only."""
    given = {
        "host": host or ("0.0.0.0" if lan else None),
        "port": port,
        "workers": workers,
        "database": database,
        "data": data,
        "fanout": fanout,
    }
    run_server({name: value for name, value in given.items() if value is not None}, lan)


def run_server(given: dict[str, object], is_lan: bool) -> None:
    """Verify the settings, bring the database up to date, say where to look, and serve until told to stop."""
    gc.set_threshold(NO_GARBAGE_YET)
    from sqlalchemy.exc import DBAPIError

    from forceout.service.errors import StoreIsDown
    from forceout.service.settings import PREFIX, BadSettings, Settings, verify_settings
    from forceout.service.store.faults import words_of
    from forceout.service.store.files import keep_to_ourselves, tell_of_closed
    from forceout.service.store.lock import StoreIsTaken
    from forceout.service.store.look import StoreIsDamaged, warn_of_wal_fault
    from forceout.service.store.migrating import UnknownDatabase

    # Workers read the environment, so that what is given on the command line goes there.
    os.environ.update({PREFIX + name.upper(): str(value) for name, value in given.items()})
    keep_to_ourselves()
    try:
        settings = Settings.read()
        verify_settings(settings)
        listening = _listen(settings.host, settings.port)
        from forceout.web.worker.logs import set_up_logs
        from forceout.web.worker.start import prepare

        set_up_logs(settings)
        closed = asyncio.run(prepare(settings))
    except (BadSettings, UnknownDatabase, StoreIsDamaged, StoreIsTaken, OSError) as error:
        typer.echo(f"The server cannot start. {error}", err=True)
        raise typer.Exit(2) from None
    except (DBAPIError, StoreIsDown) as error:
        said = words_of(error if isinstance(error, DBAPIError) else error.__cause__ or error)
        typer.echo(f"The server cannot start. The database cannot be used: {said}.", err=True)
        raise typer.Exit(2) from None
    show_addresses(settings.host, listening.getsockname()[1], is_lan)
    tell_of_closed(closed)
    if settings.is_sqlite:
        warn_of_wal_fault()
    _serve(listening, settings)
    typer.echo("Stopped.")


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except OSError as error:
        made.close()
        raise OSError(f"Port {port} of {host} is not free: {error.strerror}. Choose another with --port.") from error
    # Whoever reads the address and comes at once waits until the first worker is there.
    made.listen(BACKLOG)
    made.set_inheritable(True)
    return made


def show_addresses(host: str, port: int, is_lan: bool) -> None:
    """Print where the server is to be found, for phones as a QR code."""
    own = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    typer.echo(f"Forceout is at http://{own}:{port}/ (Ctrl+C stops it)")
    if is_lan:
        from forceout.web.worker.addresses import lan_address

        address = lan_address()
        if address is None:
            typer.echo("This machine has no address on a local network.")
            return
        import segno

        link = f"http://{address}:{port}/"
        typer.echo(f"On phones in this network: {link}\n")
        segno.make(link, error="m").terminal(compact=True)


def _serve(listening: socket.socket, settings: "Settings") -> None:
    import uvicorn

    from forceout.web.worker.supervision import Supervisor

    config = uvicorn.Config(
        "forceout.web.app:create_app_from_environment",
        factory=True,
        workers=settings.workers,
        forwarded_allow_ips=list(settings.trusted_proxies),
        # By name: a supervisor has no use for what only its workers do.
        http="forceout.web.guard.http:GuardedHttp",
        ws="forceout.web.guard.socket:GuardedSocket",
        ws_max_size=LONGEST_FRAME,
        ws_ping_interval=None,
        # Packing costs each socket a third of a megabyte, and views are small.
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        backlog=BACKLOG,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=10,
    )
    if settings.workers > 1:
        Supervisor(config, sockets=[listening]).run()
    else:
        uvicorn.Server(config).run(sockets=[listening])
