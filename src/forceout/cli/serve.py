"""`forceout serve`: until there is a server, the judge at work on a few Solutions."""

from importlib.resources import files

from rich.console import Console
from rich.text import Text

from forceout.cli.check import judged, show, spread_lists


def serve() -> None:
    """Show the judge at work (the server itself is not built yet)."""
    import tomllib

    console = Console(highlight=False)
    console.print("There is no server yet; here is the judge at work.\n")
    examples = sorted((files("forceout.cli") / "examples").iterdir(), key=lambda file: file.name)
    for file in examples:
        if not file.name.endswith(".toml"):
            continue
        text = file.read_text(encoding="utf-8")
        console.print(Text(text.partition("\n")[0].removeprefix("# "), style="italic"))
        fields = tomllib.loads(text)
        steps, is_correct = judged(spread_lists(fields))
        show(console, fields, steps, is_correct)
        console.print()
    console.print("Judge a Solution of your own: scripts/forceout check --help")
