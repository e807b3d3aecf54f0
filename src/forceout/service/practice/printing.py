"""A worksheet as PDF, by typst."""

import json
from pathlib import Path
from typing import Final

import forceout.practice
from forceout.practice.worksheet import Worksheet

TEMPLATE: Final = Path(forceout.practice.__file__).parent / "worksheet.typ"
PAPERS: Final = ("a4", "us-letter")


def printed(sheet: Worksheet, paper: str) -> bytes | None:
    """The worksheet on a paper of this size; None where typst is not installed."""
    try:
        import typst
    except ModuleNotFoundError:
        return None
    inputs = {"data": json.dumps(sheet, ensure_ascii=False), "paper": paper}
    made = typst.compile({"main.typ": TEMPLATE.read_bytes()}, sys_inputs=inputs, format="pdf")
    assert isinstance(made, bytes)
    return made


def printed_lines(lines: list[str], code: str, paper: str) -> bytes | None:
    """The worksheet of some puzzles by their lines. Runs in a process of its own."""
    from forceout.practice.puzzle import Puzzle
    from forceout.practice.worksheet import worksheet

    return printed(worksheet([Puzzle.read(line) for line in lines], code), paper)
