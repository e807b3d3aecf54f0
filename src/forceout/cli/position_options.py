"""The options by which a person describes a position, for every command that takes one."""

from pathlib import Path
from typing import Annotated

import typer

from forceout.editions.registry import EDITIONS
from forceout.games.registry import NAMES

*_older, _newest = sorted({one.year for one in EDITIONS})

File = Annotated[Path | None, typer.Argument(help="A TOML file with the fields below.", dir_okay=False)]
Game = Annotated[str | None, typer.Option(help=f"{' or '.join(NAMES)}.")]
Edition = Annotated[str | None, typer.Option(help=f"{', '.join(_older)} or {_newest}; the newest when left out.")]
Division = Annotated[str | None, typer.Option(help="elementary, middle, junior or senior.")]
Form = Annotated[str | None, typer.Option(help="basic, advanced or adventurous.")]
Season = Annotated[str | None, typer.Option(help="Equations: even or odd.")]
Universe = Annotated[str | None, typer.Option(help="On-Sets: the cards, such as 'BR B RGY -'.")]
Required = Annotated[str | None, typer.Option(help="Cubes in Required, with spaces between.")]
Permitted = Annotated[str | None, typer.Option(help="Cubes in Permitted.")]
Forbidden = Annotated[str | None, typer.Option(help="Cubes in Forbidden.")]
Resources = Annotated[str | None, typer.Option(help="Cubes in Resources.")]
Situation = Annotated[str | None, typer.Option(help="now, impossible, forceout, time-up or no-goal.")]
Variations = Annotated[
    list[str] | None, typer.Option(help="A variation, such as two-operations or wild-cube=B; repeat for more.")
]
