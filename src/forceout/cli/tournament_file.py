"""The file that holds an event: read whole, changed by one act at a time, and what its commands have in common."""

import secrets
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer
from rich.console import Console
from rich.text import Text

if TYPE_CHECKING:
    from forceout.tournament.acts import Act
    from forceout.tournament.exchange.event_file import EventFile
    from forceout.tournament.state import EventState


File = Annotated[Path, typer.Argument(help="The file that holds the event.", dir_okay=False)]
InCompetition = Annotated[str | None, typer.Option("--competition", help="Which one; needed where there are several.")]
By = Annotated[str, typer.Option("--by", help="Who does it; written down.")]
Office = Annotated[str, typer.Option("--office", help="In which office: director, deputy, scorekeeper, judge.")]
Why = Annotated[str, typer.Option("--reason", help="Why; asked for where something changes.")]


def fail(words: str) -> NoReturn:
    """Say what is wrong, and end."""
    Console(stderr=True, highlight=False).print(Text(words, style="bold red"))
    raise typer.Exit(2)


def read_file(file: Path) -> "EventFile":
    """The event of a file."""
    from forceout.tournament.codec import Unreadable
    from forceout.tournament.exchange.event_file import read_event

    try:
        return read_event(file.read_text(encoding="utf-8"))
    except OSError as why:
        fail(f"{file}: {why.strerror}")
    except (Unreadable, UnicodeDecodeError) as why:
        fail(f"{file}: {why}")


def write_text(file: Path, text: str) -> None:
    """Write a file whole, or leave it as it was."""
    beside = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    beside.write_text(text, encoding="utf-8", newline="\n")
    beside.replace(file)


def do(file: Path, act: "Act", by: str, office: str, names: dict[str, str] | None = None) -> "EventState":
    """Add an act to a file, or say why not."""
    from forceout.tournament.acts import Entry
    from forceout.tournament.exchange.event_file import print_event
    from forceout.tournament.fold import attempt

    known = read_file(file)
    entry = Entry(by, office, time.time_ns() // 1_000_000, act)
    state, objection = attempt(known.state, entry)
    if objection is not None:
        rule = f" ({objection.rule})" if objection.rule else ""
        fail(f"{objection.message}{rule}")
    assert state is not None
    write_text(file, print_event((*known.entries, entry), {**known.names, **(names or {})}))
    return state


def competition_of(state: "EventState", name: str | None) -> str:
    """The competition that is meant."""
    ids = [one.id for one in state.settings.competitions]
    if name is None and len(ids) == 1:
        return ids[0]
    if name not in ids:
        fail(f"Say which competition with --competition: {', '.join(ids)}.")
    return name


def called(names: dict[str, str] | None, player: str) -> str:
    """A player as the command line calls them."""
    return f"{names[player]} ({player})" if names and player in names else player
