"""What an operator types."""

import subprocess
from pathlib import Path

from tests.support.forked_programs import run_forked
from tests.trust.over_http.server import PROGRAM, clean_environment


def forceout(*arguments: str, folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run a command of forceout."""
    environment = clean_environment() | {"FORCEOUT_DATA": str(folder)} | settings
    command = [PROGRAM[0], *arguments]
    return run_forked(command, environment, timeout=120)
