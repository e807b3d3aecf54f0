"""What an operator types."""

import subprocess
from pathlib import Path

from tests.trust.over_http.server import PROGRAM, clean_environment


def forceout(*arguments: str, folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run a command of forceout."""
    environment = clean_environment() | {"FORCEOUT_DATA": str(folder)} | settings
    command = [PROGRAM[0], *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=120)
