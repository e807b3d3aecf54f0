"""The short match that the replay page offers as an example, which several tests replay and analyse."""

import re
from pathlib import Path
from typing import Final

import forceout.web

PAGE: Final = Path(forceout.web.__file__).parent / "static" / "app" / "replay" / "loading.js"


def _offered() -> str:
    found = re.search(r"^const EXAMPLE = `(.*?)`;$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert found is not None, f"{PAGE.name} offers no example"
    return found[1]


RECORD: Final = _offered()
