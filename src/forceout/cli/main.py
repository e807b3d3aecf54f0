"""Where the `forceout` command starts."""

import sys


def main() -> int:
    """Run the judge at once; everything else may wait for the heavier imports, and says so where they are missing."""
    if sys.argv[1:] == ["judge"]:
        from forceout.cli.judge import main as judge

        return judge()
    try:
        from forceout.cli.application import run

        return run()
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.startswith("forceout"):
            raise
        print(
            f"This command needs {missing.name}, which comes with the server: pip install 'forceout[server]'.",
            file=sys.stderr,
        )
        return 2
