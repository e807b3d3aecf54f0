"""How the cubes of a match are to fall: said by a test in a file, read by the server of the tests."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any


def file_of(data: Path, match: str) -> Path:
    """Where an arrangement lies, in the server's folder."""
    return data / "arranged" / match


def arrange(data: Path, match: str, arranged: Mapping[str, Any]) -> None:
    """Say how cubes fall: the lot of each seat, what is rolled and dealt in every shake, as far as it is said."""
    file = file_of(data, match)
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(arranged), "utf-8")


def arranged_for(data: Path, match: str) -> dict[str, Any]:
    """How cubes fall at a match; nothing where it is left to chance."""
    file = file_of(data, match)
    found: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return found
