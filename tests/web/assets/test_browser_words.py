"""Tests of the browser's sentences: that every file is read, and what becomes of a sentence."""

import json
from pathlib import Path

import pytest

from forceout.web.assets.browser_words import BadSentence, as_module, sentences, words_file, words_files
from forceout.web.assets.static_files import StaticFiles

FILES = dict(words_files())


@pytest.mark.parametrize("path", FILES)
def test_every_file_is_sent_as_a_module(path: str) -> None:
    found = StaticFiles().find(path)
    assert found is not None
    assert found.kind == "text/javascript"
    text = found.body.decode()
    assert json.loads(text.removeprefix("export const words = ").removesuffix(";\n")) == sentences(
        FILES[path].read_text("utf-8")
    )


def test_the_files_hold_the_browsers_sentences() -> None:
    assert sum(len(sentences(file.read_text("utf-8"))) for file in FILES.values()) > 1000


@pytest.mark.parametrize("path", ["app/strings/none.ftl", "app/strings/../en/browser_table.ftl", "app/strings/a/b.ftl"])
def test_nothing_else_is_sent(path: str) -> None:
    assert StaticFiles().find(path) is None
    assert words_file("app/shared/words.js") is None


def test_slots_choices_and_signs() -> None:
    source = (
        "say_turn = Your turn, { $name }.\n"
        "tray_left = { $count ->\n    [one] 1 cube left\n   *[other] { $count } cubes left\n}\n"
        "symbol_u222A = union\n"
    )
    assert sentences(source) == {
        "say.turn": "Your turn, {name}.",
        "tray.left": [["count", {"one": "1 cube left", "other": "{count} cubes left"}, "other"]],
        "symbol.∪": "union",
    }
    assert as_module("a_b = c") == 'export const words = {"a.b":"c"};\n'


@pytest.mark.parametrize(
    "source", ["a_b = { -term }", "a_b = { NUMBER($count) }", "a_b = c\na_b = d", "a_b {", "-t = x"]
)
def test_what_the_browser_does_not_read_is_refused(source: str) -> None:
    with pytest.raises(BadSentence):
        sentences(source)


def test_a_changed_file_is_another_pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    file = tmp_path / "en" / "browser_table.ftl"
    file.write_text("a_b = first\n")
    monkeypatch.setattr("forceout.web.assets.browser_words.MESSAGES", tmp_path)
    files = StaticFiles(clock=iter(range(0, 1000, 10)).__next__)
    before = files.digest()
    file.write_text("a_b = second\n")
    assert files.digest() != before
