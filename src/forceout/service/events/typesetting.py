"""Paper as PDF, or as pictures of its pages, by typst; fonts come with the package."""

import io
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import forceout.tournament.paper

FOLDER: Final = Path(forceout.tournament.paper.__file__).parent
TEMPLATES: Final = FOLDER / "templates"
FONTS: Final = FOLDER / "fonts"


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
    inputs = {"data": json.dumps(_with_codes(data), ensure_ascii=False), "paper": paper}
    return typst.compile(files, sys_inputs=inputs, font_paths=[str(FONTS)], ignore_system_fonts=True, **how)


def _with_codes(data: Mapping[str, Any]) -> dict[str, Any]:
    pages = [
        {**page, "qr_drawn": _code(page["qr"])} if isinstance(page, dict) and page.get("qr") else page
        for page in data["pages"]
    ]
    return {**data, "pages": pages}


def _code(text: str) -> str:
    """A QR code as SVG."""
    import segno

    drawn = io.BytesIO()
    segno.make(text, error="m").save(drawn, kind="svg", border=1, scale=4)
    return drawn.getvalue().decode()
