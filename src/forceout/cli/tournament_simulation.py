"""`forceout tournament simulate`: a whole event with random players, or one to try."""

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from forceout.cli.tournament_file import write_text


def simulate(
    players: Annotated[int, typer.Option(min=4, max=5000, help="How many players.")] = 60,
    rounds: Annotated[int, typer.Option(min=1, max=8, help="How many rounds each.")] = 4,
    divisions: Annotated[int, typer.Option(min=1, max=4, help="How many divisions.")] = 4,
    games: Annotated[int, typer.Option(min=1, max=2, help="How many games each division plays.")] = 2,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same event.")] = 1,
    through_service: Annotated[
        bool, typer.Option("--through-service", help="With a server's log and database.")
    ] = False,
    to: Annotated[Path | None, typer.Option("--to", help="Where to keep the event.", dir_okay=False)] = None,
    is_open: Annotated[bool, typer.Option("--open", help="Serve a demo event to try, half played.")] = False,
    port: Annotated[int, typer.Option(min=1, max=65535, help="Where the demo is served.")] = 8000,
) -> None:
    """Play a whole event with random players, and say what happened and how long it took; or open one to try."""
    from forceout.cli.simulated_event import played_event
    from forceout.games.registry import NAMES
    from forceout.rules.vocabulary import Division
    from forceout.tournament.exchange.event_file import print_event, read_event
    from forceout.tournament.simulation import Plan

    console = Console(highlight=False)
    plan = Plan(players, NAMES[:games], tuple(Division)[:divisions], rounds, seed)
    if is_open:
        from forceout.cli.demo_event import open_demo

        open_demo(plan, port)
        return
    started = time.perf_counter()
    if through_service:
        from forceout.cli.event_through_service import played_through_service

        played = played_through_service(plan)
    else:
        played = played_event(plan)
    seconds = time.perf_counter() - started
    text = print_event(played.entries, played.names)
    started = time.perf_counter()
    read_event(text)
    again = time.perf_counter() - started
    for name, count in sorted(played.counts.items()):
        console.print(f"{count:>8,}  {name}")
    tables = sum(len(one.tables) for one in played.state.rounds.values())
    console.print(f"{players:,} players, {tables:,} tables, {len(played.entries):,} acts in {seconds:.1f} s")
    seating, longest = played.seating_seconds, played.longest_seating
    console.print(f"Seating took {seating:.1f} s of processor, at most {longest:.2f} s for a round.")
    console.print(f"Written and read back to the same state: {len(text):,} characters, folded in {again:.1f} s.")
    if to is not None:
        write_text(to, text)
