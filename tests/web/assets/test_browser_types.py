"""Tests that the browser's types are those of the server."""

from pathlib import Path
from typing import NotRequired, TypedDict

import pytest

from forceout.web.assets.browser_types import FILE, Types, main, written


class Inner(TypedDict):
    """Something inside."""

    number: int


class Outer(TypedDict):
    """Something that is sent."""

    name: str | None
    inner: list[Inner]
    more: NotRequired[dict[str, bool]]


def test_the_file_is_what_the_shapes_say() -> None:
    assert FILE.read_text("utf-8") == written()


def test_a_shape_is_written_with_what_it_holds() -> None:
    types = Types()
    assert types.name(Outer) == "Outer"
    assert types.written["Outer"] == (
        "/** Something that is sent. */\nexport interface Outer {\n  name: string | null;\n  inner: Inner[];\n"
        "  more?: Record<string, boolean>;\n}\n"
    )
    assert "number: number;" in types.written["Inner"]


def test_a_stale_file_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "types.d.ts"
    file.write_text("export interface View {}\n")
    assert main(["--check"], file) == 1
    assert "stale" in capsys.readouterr().err
    assert main([], file) == 0
    assert main(["--check"], file) == 0
