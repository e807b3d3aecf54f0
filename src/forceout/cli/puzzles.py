"""`forceout puzzles`: make a catalogue from a seed, list it, prove it again, hand it out."""

import json
import random
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from forceout.games.registry import NAMES, NAMES_IN_WORDS, is_game
from forceout.practice.catalogue.catalogue import FOLDER, SEED, file_of, packed, read_head, read_lines, shipped
from forceout.practice.catalogue.head import Head
from forceout.practice.difficulty import band_of
from forceout.practice.puzzle import Kind, Puzzle
from forceout.rules.vocabulary import Division
from forceout.service.loops.orphans import end_with_parent

puzzles = typer.Typer(name="puzzles", help="The puzzles of the practice room.", no_args_is_help=True)
BANDS_IN_WORDS: Final = ("<900", "900", "1100", "1300", "1500", "1700")
DIVISIONS: Final = tuple(one.value for one in Division)
Games = Annotated[str | None, typer.Option("--game", help=f"{' or '.join(NAMES)}; both when left out.")]
Divisions = Annotated[
    str | None, typer.Option("--division", help="elementary, middle, junior or senior; all when left out.")
]
Processes = Annotated[int, typer.Option(min=1, max=64, help="How many processes work.")]


def chosen(console: Console, game: str | None, division: str | None) -> list[tuple[str, str]]:
    """The catalogues that are meant."""
    if game is not None and not is_game(game):
        console.print(Text(f"There is no game {game!r}; there are {NAMES_IN_WORDS}.", style="bold red"))
        raise typer.Exit(2)
    if division is not None and division not in DIVISIONS:
        console.print(Text(f"There is no division {division!r}; there are {', '.join(DIVISIONS)}.", style="bold red"))
        raise typer.Exit(2)
    return [(one, other) for one in NAMES for other in DIVISIONS if game in (None, one) and division in (None, other)]


def make_part(part: tuple[str, str, Head | None, int, float]) -> tuple[Head, list[str]]:
    """One catalogue, in this process: its kinds share their shakes."""
    # The solver and both games take a while to import, and other commands need not wait for them.
    from forceout.practice.catalogue.making import made_catalogue

    game, division, head, seed, share = part
    return made_catalogue(seed, game, Division(division), share, head)


@puzzles.command()
def make(
    game: Games = None,
    division: Divisions = None,
    seed: Annotated[int, typer.Option(help="The same seed makes the same puzzles.")] = SEED,
    share: Annotated[float, typer.Option(min=0.001, max=1, help="Make only this share of each kind.")] = 1.0,
    anew: Annotated[bool, typer.Option("--anew", help="Ask again what the solver left open when it was made.")] = False,
    processes: Processes = 1,
    folder: Annotated[Path, typer.Option(help="Where the catalogues go.", file_okay=False)] = FOLDER,
) -> None:
    """Make the puzzles of a seed; made again, they are the same byte for byte."""
    console = Console(highlight=False)
    catalogues = chosen(console, game, division)
    folder.mkdir(parents=True, exist_ok=True)
    heads = {one: None if anew else read_head(file_of(*one)) for one in catalogues}
    known = {one: head for one, head in heads.items() if head is not None and (head.seed, head.share) == (seed, share)}
    parts = [(one, other, known.get((one, other)), seed, share) for one, other in catalogues]
    started = time.perf_counter()
    columns = (TextColumn("Catalogues"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    many = 0
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("Catalogues", total=len(parts))
        with ProcessPoolExecutor(processes, initializer=end_with_parent) as pool:
            for one, (head, lines) in zip(catalogues, pool.map(make_part, parts), strict=True):
                file_of(*one, folder).write_bytes(packed(head, lines))
                many += len(lines)
                console.print(f"{len(lines):6,}  {' '.join(one)}")
                progress.update(task, advance=1)
    console.print(f"{many:,} puzzles in {time.perf_counter() - started:.0f} s, seed {seed}")


@puzzles.command("list")
def list_puzzles(
    game: Games = None,
    division: Divisions = None,
    folder: Annotated[Path, typer.Option(help="Where the catalogues are.", file_okay=False)] = FOLDER,
) -> None:
    """How many puzzles there are, by kind and by band of difficulty."""
    console = Console(highlight=False)
    console.print(f"{'':32}{'all':>6}" + "".join(f"{name:>7}" for name in BANDS_IN_WORDS))
    for one, other in chosen(console, game, division):
        found = [Puzzle.read(line) for line in read_lines(file_of(one, other, folder))]
        for kind in Kind:
            bands = [band_of(puzzle.difficulty) for puzzle in found if puzzle.kind is kind]
            counts = "".join(f"{bands.count(band):7}" for band in range(len(BANDS_IN_WORDS)))
            console.print(f"{one:10}{other:12}{kind.value:10}{len(bands):6}{counts}")


def check_part(lines: list[str]) -> list[tuple[str, list[str]]]:
    """What is claimed and does not hold, in this process."""
    from forceout.practice.catalogue.proving import wrong_claims

    found = ((puzzle.id, wrong_claims(puzzle)) for puzzle in map(Puzzle.read, lines))
    return [one for one in found if one[1]]


@puzzles.command()
def check(
    game: Games = None,
    division: Divisions = None,
    sample: Annotated[int | None, typer.Option(min=1, help="Prove only so many of each catalogue.")] = None,
    processes: Processes = 1,
    folder: Annotated[Path, typer.Option(help="Where the catalogues are.", file_okay=False)] = FOLDER,
) -> None:
    """Prove every claim of the puzzles again, by the judge and the solver; 0 when all hold."""
    console = Console(highlight=False)
    parts: list[list[str]] = []
    for one, other in chosen(console, game, division):
        lines = read_lines(file_of(one, other, folder))
        some = lines if sample is None else random.Random(sample).sample(lines, min(sample, len(lines)))
        parts += [some[start : start + 50] for start in range(0, len(some), 50)]
    with ProcessPoolExecutor(processes, initializer=end_with_parent) as pool:
        wrong = [one for part in pool.map(check_part, parts) for one in part]
    for name, claims in wrong:
        console.print(Text(f"{name}: {'; '.join(claims)}", style="red"))
    console.print(f"{sum(map(len, parts)):,} puzzles, {len(wrong)} with a claim that does not hold")
    raise typer.Exit(1 if wrong else 0)


@puzzles.command()
def export(
    game: Annotated[str, typer.Option(help=f"{' or '.join(NAMES)}.")],
    division: Annotated[str, typer.Option(help="elementary, middle, junior or senior.")],
    kind: Annotated[str | None, typer.Option(help="Only this kind.")] = None,
    theme: Annotated[str | None, typer.Option(help="Only this theme.")] = None,
    most: Annotated[int | None, typer.Option(min=1, help="At most so many.")] = None,
) -> None:
    """Print puzzles as JSON Lines, with their answers."""
    ((one, other),) = chosen(Console(stderr=True, highlight=False), game, division)
    found = [
        entry.line
        for entry in shipped(one, other).entries
        if kind in (None, entry.kind.value) and (theme is None or theme in entry.themes)
    ]
    for line in found[:most]:
        typer.echo(json.dumps(json.loads(line), ensure_ascii=False))
