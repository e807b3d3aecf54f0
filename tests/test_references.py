"""What the source refers to is there: documents, promises of docs/trust.md, principles and layers of ARCHITECTURE."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
ROOMS: Final = ("src", "tests", "benchmarks", "scripts", ".github")
KINDS: Final = {".py", ".js", ".css", ".c", ".h", ".html", ".toml", ".ts", ".yml", ".ftl", ""}
NOT_OURS: Final = ("tests/conformance/", "src/forceout/web/static/vendor/")
DOCUMENT: Final = re.compile(r"(?<![\w./{-])((?:[\w-]+/)*[\w-]+\.md)\b")
NUMBERS: Final = r"((?:\d+(?:, | and | or | to )?)+)"
PROMISES: Final = re.compile(rf"\btrust\.md, promises? {NUMBERS}")
PRINCIPLES: Final = re.compile(rf"\b[Aa]rchitecture, principles? {NUMBERS}")
LAYERS: Final = re.compile(rf"\b[Aa]rchitecture, layers? {NUMBERS}")
LINE_BREAK: Final = re.compile(r"\s*\n\s*(?:#|//|\*)?\s*")


def sources() -> Iterator[tuple[str, str]]:
    """Every file of ours with its text, line breaks of sentences taken out."""
    for room in ROOMS:
        for file in sorted((ROOT / room).rglob("*")):
            name = file.relative_to(ROOT).as_posix()
            if file.is_file() and file.suffix in KINDS and not name.startswith(NOT_OURS) and "__pycache__" not in name:
                yield name, LINE_BREAK.sub(" ", file.read_text("utf-8"))


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    """The text of every file of ours."""
    return dict(sources())


def cited(pattern: re.Pattern[str], texts: dict[str, str]) -> set[tuple[str, int]]:
    """Where which numbers are referred to."""
    found = ((name, numbers) for name, text in texts.items() for numbers in pattern.findall(text))
    return {(name, int(number)) for name, numbers in found for number in re.findall(r"\d+", numbers)}


def test_every_document_that_is_named_is_there(texts: dict[str, str]) -> None:
    named = {(name, document) for name, text in texts.items() for document in DOCUMENT.findall(text)}
    assert len(named) > 100
    lost = []
    for name, document in sorted(named):
        near = (ROOT, ROOT / "docs", ROOT / ".github", *(ROOT / name).parents)
        if not any((folder / document).is_file() for folder in near):
            lost.append(f"{name}: {document}")
    assert lost == []


def test_every_promise_that_is_named_is_made(texts: dict[str, str]) -> None:
    made = {int(one) for one in re.findall(r"^\| (\d+) \|", (ROOT / "docs/trust.md").read_text("utf-8"), re.MULTILINE)}
    named = cited(PROMISES, texts)
    assert len(named) > 50
    assert [one for one in sorted(named) if one[1] not in made] == []
    tests = {int(one) for text in texts.values() for one in re.findall(r"\bdef test_promise_(\d+)_", text)}
    assert tests
    assert tests - made == set()


def test_every_principle_and_layer_that_is_named_is_there(texts: dict[str, str]) -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    principles = {int(one) for one in re.findall(r"^(\d+)\. \*\*", page, re.MULTILINE)}
    layers = {int(one) for one in re.findall(r"^\| (\d+) \|", page, re.MULTILINE)}
    named = cited(PRINCIPLES, texts)
    assert len(named) > 5
    assert [one for one in sorted(named) if one[1] not in principles] == []
    assert [one for one in sorted(cited(LAYERS, texts)) if one[1] not in layers] == []
