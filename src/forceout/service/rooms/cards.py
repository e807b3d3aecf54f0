"""Login cards: a square for each student that signs them in, on the page and on paper, twelve to a sheet."""

import io
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import segno

from forceout.service.events.typesetting import FONTS, TEMPLATES

TEMPLATE: Final = Path(__file__).parent / "login-cards.typ"
PER_SHEET: Final = 12


def square(text: str) -> tuple[str, int]:
    """A QR code as the path of its dark modules, and how many modules it is wide."""
    matrix = segno.make(text, error="m").matrix
    runs: list[str] = []
    for row, line in enumerate(matrix):
        column = 0
        while column < len(line):
            start = column
            while column < len(line) and line[column]:
                column += 1
            if column > start:
                runs.append(f"M{start} {row}h{column - start}v1h-{column - start}z")
            column += 1
    return "".join(runs), len(matrix)


def printed_cards(cards: Sequence[Mapping[str, str]], words: Mapping[str, str], paper: str) -> bytes | None:
    """The cards as PDF; None where typst is not installed. Runs in a process of its own."""
    try:
        import typst
    except ModuleNotFoundError:
        return None
    drawn = [{**card, "drawn": _svg(card["link"])} for card in cards]
    sheets = [drawn[start : start + PER_SHEET] for start in range(0, len(drawn), PER_SHEET)]
    data: dict[str, Any] = {**words, "sheets": sheets}
    inputs = {"data": json.dumps(data, ensure_ascii=False), "paper": paper}
    how: dict[str, Any] = {"font_paths": [str(FONTS)], "ignore_system_fonts": True, "format": "pdf"}
    files = {"main.typ": TEMPLATE.read_bytes(), "common.typ": (TEMPLATES / "common.typ").read_bytes()}
    made = typst.compile(files, sys_inputs=inputs, **how)
    assert isinstance(made, bytes)
    return made


def _svg(text: str) -> str:
    drawn = io.BytesIO()
    segno.make(text, error="m").save(drawn, kind="svg", border=0, scale=4)
    return drawn.getvalue().decode()
