"""The examples of docs/library.md, run one after the other as a reader would."""

import contextlib
import io
import re
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "library.md"
EXAMPLE = re.compile(r"```python\n(?P<program>.*?)```\n(?:\n```text\n(?P<printed>.*?)```)?", re.DOTALL)


def test_every_example_prints_what_the_page_says() -> None:
    if not PAGE.exists():
        pytest.skip("the pages are not installed")
    examples = list(EXAMPLE.finditer(PAGE.read_text(encoding="utf-8")))
    assert len(examples) > 5
    names: dict[str, Any] = {}
    for example in examples:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(example["program"], str(PAGE), "exec"), names)
        assert printed.getvalue() == (example["printed"] or ""), example["program"]


def test_the_first_example_has_five_lines_at_most() -> None:
    first = EXAMPLE.search(PAGE.read_text(encoding="utf-8"))
    assert first is not None
    assert len([line for line in first["program"].splitlines() if line]) <= 5
