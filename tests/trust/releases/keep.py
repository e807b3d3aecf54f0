"""Keep a backup of this release: plays matches of every kind on a server of its own, then writes what they came to.

.venv/bin/python -m tests.trust.releases.keep 0.2
"""

import asyncio
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.trust.over_http.ledger import read_logs
from tests.trust.over_http.server import PROGRAM, Server
from tests.trust.over_http.test_matches import played
from tests.trust.releases import folded

MATCHES: Final = 24


def main(release: str) -> None:
    """Play, back up, and write down what the logs fold to."""
    folder = Path(__file__).parent / release
    folder.mkdir()
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data))
        server.start()
        try:
            asyncio.run(play_all(server))
            command = [PROGRAM[0], "backup", str(folder / "backup.gz")]
            subprocess.run(command, env=server.environment, check=True)
            found = folded(asyncio.run(read_logs(server.database)))
        finally:
            server.stop()
    text = json.dumps(found, ensure_ascii=False, indent=1, sort_keys=True)
    (folder / "folded.json").write_text(text + "\n", encoding="utf-8")


async def play_all(server: Server) -> None:
    """Matches of all games, divisions, forms and editions, one after the other."""
    for number in range(MATCHES):
        table, _ = await played(server, number)
        await table.close()


if __name__ == "__main__":
    main(sys.argv[1])
