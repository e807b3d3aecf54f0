"""Backups that releases have made, each with what that release folded its logs to; a new one is kept by `keep.py`."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from forceout.rules.match import scoresheet
from forceout.service.store.events import Event, verify_chain
from forceout.service.tables.fold import fold_events

RELEASES: Final = tuple(sorted(path.parent for path in Path(__file__).parent.glob("*/backup.gz")))


def folded(logs: Mapping[str, Sequence[Event]]) -> dict[str, Any]:
    """What the logs of a database come to: the end of each chain, where the match stands, and a hash of its sheet."""
    found: dict[str, Any] = {}
    for match, log in sorted(logs.items()):
        live = fold_events(match, None, log)
        assert live is not None
        sheet = None if live.match is None else scoresheet(live.match)
        printed = json.dumps(sheet, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        found[match] = {
            "hash": verify_chain(match, log),
            "events": len(log),
            "status": live.status,
            "totals": None if sheet is None else sheet["totals"],
            "scoresheet": hashlib.sha256(printed.encode()).hexdigest(),
        }
    return found
