"""`forceout simulate`: random matches by seed, in parallel, and what they reached."""

import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Annotated

import typer
from rich.columns import Columns
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from forceout.games.registry import NAMES, NAMES_IN_WORDS, is_game
from forceout.rules.simulation.tally import EVERYTHING, Tally
from forceout.service.loops.orphans import end_with_parent

AT_A_TIME = 20
"""How many matches a process plays before it reports."""
TITLES = {"ends": "Ends of shakes", "phases": "Phases", "codes": "Outcome codes", "actions": "Actions"}


def simulate(
    matches: Annotated[int, typer.Option(min=1, help="How many matches.")] = 100,
    seed: Annotated[int, typer.Option(help="The seed of the first match; the others follow it.")] = 1,
    processes: Annotated[int, typer.Option(min=1, max=64, help="How many processes play.")] = 1,
    game: Annotated[str | None, typer.Option(help=f"{' or '.join(NAMES)}; both when left out.")] = None,
    keep: Annotated[Path | None, typer.Option(help="A folder to write the records to.", file_okay=False)] = None,
) -> None:
    """Play random matches and show how often each end, phase, outcome code and action was reached."""
    console = Console(highlight=False)
    if game is not None and not is_game(game):
        console.print(Text(f"There is no game {game!r}; there are {NAMES_IN_WORDS}.", style="bold red"))
        raise typer.Exit(2)
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
    started = time.perf_counter()
    tally = play_in_parallel(console, range(seed, seed + matches), processes, game, keep)
    show(console, tally, time.perf_counter() - started)


def play(seeds: range, game: str | None, keep: Path | None) -> Tally:
    """Play some matches in this process."""
    from forceout.editions.simulated_match import simulated_match
    from forceout.rules.record import Record, print_record

    tally = Tally()
    for seed in seeds:
        header, iterator = simulated_match(seed, game)
        steps = list(iterator)
        tally.add(steps)
        if keep is not None:
            record = Record(header, tuple(step.action for step in steps))
            (keep / f"match-{seed:06}.txt").write_text(print_record(record), encoding="utf-8", newline="\n")
    return tally


def play_in_parallel(console: Console, seeds: range, processes: int, game: str | None, keep: Path | None) -> Tally:
    """Play all matches, with a progress bar where a person looks on."""
    parts = [seeds[start : start + AT_A_TIME] for start in range(0, len(seeds), AT_A_TIME)]
    columns = (TextColumn("Matches"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    tally = Tally()
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("Matches", total=len(seeds))
        if processes == 1:
            for part in parts:
                tally += play(part, game, keep)
                progress.update(task, advance=len(part))
            return tally
        with ProcessPoolExecutor(processes, initializer=end_with_parent) as pool:
            waiting = {pool.submit(play, part, game, keep): part for part in parts}
            for done in as_completed(waiting):
                tally += done.result()
                progress.update(task, advance=len(waiting[done]))
    return tally


def show(console: Console, tally: Tally, seconds: float) -> None:
    """Print what was reached, and what was not."""
    for kind, title in TITLES.items():
        counts: Counter[str] = getattr(tally, kind)
        console.print(Text(f"\n{title}", style="bold"))
        names = [*EVERYTHING[kind], *sorted(set(counts) - set(EVERYTHING[kind]))]
        console.print(Columns([_counted(name, counts[name]) for name in names], width=36, padding=(0, 2)))
    share = tally.correct / tally.presented if tally.presented else 0.0
    console.print(f"\n{tally.matches:,} matches, {tally.signed:,} signed, {tally.steps:,} actions in {seconds:.1f} s")
    console.print(f"{tally.matches / seconds:.1f} matches a second, {tally.steps / seconds:,.0f} actions a second")
    console.print(f"{tally.presented:,} Solutions presented, {share:.0%} correct")
    never = [name for names in tally.never_reached().values() for name in names]
    if never:
        console.print(Text(f"Never reached: {', '.join(never)}", style="yellow"))


def _counted(name: str, count: int) -> Text:
    text = Text(f"{count:>9,}  {name}")
    text.stylize("" if count else "dim")
    return text
