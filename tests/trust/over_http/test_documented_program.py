"""The program of docs/service.md does what the page says."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.trust.over_http.server import Server

PAGE: Final = Path(__file__).parents[3] / "docs" / "service.md"


def test_the_documented_program_plays(server_on_sqlite: Server) -> None:
    program = re.search(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert program is not None
    command = [sys.executable, "-c", program[1], server_on_sqlite.address]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"In the log as event \d+ of match \w+\.\n", done.stdout)
