"""Paper as PDF, or as pictures of its pages, by typst; fonts come with the package."""

import io
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import forceout.tournament.paper
from forceout.messages.language import english
from forceout.messages.message import spoken

FOLDER: Final = Path(forceout.tournament.paper.__file__).parent
TEMPLATES: Final = FOLDER / "templates"
FONTS: Final = FOLDER / "fonts"
WORDS: Final = "paper-"
"""What the keys of the words on paper begin with."""
SHARED_WORDS: Final = ("title-table", "worksheet-name", "worksheet-goal-on-mat")
"""Words on paper that are said elsewhere too."""


def typeset(what: str, data: Mapping[str, Any], paper: str) -> bytes:
    """A sheet as PDF."""
    made = _compile(what, data, paper, format="pdf")
    assert isinstance(made, bytes)
    return made


def pictures(what: str, data: Mapping[str, Any], paper: str, dots_per_inch: int = 72) -> list[bytes]:
    """The pages of a sheet as PNG, to be looked at."""
    made = _compile(what, data, paper, format="png", ppi=float(dots_per_inch))
    return [made] if isinstance(made, bytes) else list(made)


def _compile(what: str, data: Mapping[str, Any], paper: str, **how: Any) -> Any:
    import typst

    files = {file.name: file.read_bytes() for file in TEMPLATES.glob("*.typ")}
    files["main.typ"] = files.pop(f"{what}.typ")
    spoken_of = {**_with_codes(data), "words": paper_words(), "language": spoken().tag}
    inputs = {"data": json.dumps(spoken_of, ensure_ascii=False), "paper": paper}
    return typst.compile(files, sys_inputs=inputs, font_paths=[str(FONTS)], ignore_system_fonts=True, **how)


class _Open(dict[str, str]):
    """Slots that stay open, in braces: the sheet fills them in."""

    def __missing__(self, name: str) -> str:
        return f"{{{name}}}"


def paper_words() -> dict[str, str]:
    """What stands on paper, in the language that is spoken, by its key."""
    keys = [key for key in english().sources if key.startswith(WORDS)]
    return {key: spoken().compiled(key).say(_Open(), str) for key in (*keys, *SHARED_WORDS)}


def _with_codes(data: Mapping[str, Any]) -> dict[str, Any]:
    pages = [
        [_with_code(card) for card in page] if isinstance(page, list) else _with_code(page) for page in data["pages"]
    ]
    return {**data, "pages": pages}


def _with_code(thing: Any) -> Any:
    return {**thing, "qr_drawn": _code(thing["qr"])} if isinstance(thing, dict) and thing.get("qr") else thing


def _code(text: str) -> str:
    """A QR code as SVG."""
    import segno

    drawn = io.BytesIO()
    segno.make(text, error="m").save(drawn, kind="svg", border=1, scale=4)
    return drawn.getvalue().decode()
