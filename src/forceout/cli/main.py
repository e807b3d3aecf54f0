"""Where the `forceout` command starts."""

import sys


def main() -> int:
    """Run the judge at once; everything else may wait for the heavier imports."""
    if sys.argv[1:] == ["judge"]:
        from forceout.cli.judge import main as judge

        return judge()
    from forceout.cli.application import run

    return run()
