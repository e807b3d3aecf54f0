"""`scripts/untranslated` names everything that a language lacks, of every kind."""

from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any, Final

import pytest

from forceout.judge.desk import rule_questions
from forceout.judge.situations import translations
from forceout.rulebook import summaries

SCRIPT: Final = Path(__file__).parents[2] / "scripts" / "untranslated"
KINDS: Final = ("messages", "situations", "summaries", "words", "questions")


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script as a module."""
    monkeypatch.setattr("sys.path", ["before"])
    monkeypatch.setattr("sys.dont_write_bytecode", True)
    spec = spec_from_loader("untranslated", SourceFileLoader("untranslated", str(SCRIPT)))
    assert spec is not None
    assert spec.loader is not None
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_nothing_is_missing_and_everything_is_counted(script: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert script.main([]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["# es", "# fr"]
    for line in lines:
        counts = [one.split() for one in line.partition(": ")[2].split(", ")]
        assert [one[3] for one in counts] == list(KINDS)
        assert [one for one in counts if one[0] != one[2] or int(one[0]) < 20] == []


def test_of_a_language_that_nobody_has_written_everything_is_missing(
    script: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    assert script.main(["xx"]) == 1
    found = capsys.readouterr().out
    assert found.splitlines()[-1].count("0 of ") >= len(KINDS)
    for line in (
        "the-table-is-paused = The table is paused.",
        '["guideline-A1"]',
        '"Is × worked out before +?" = ""',
        "# rulebook/summaries/xx.toml",
    ):
        assert line in found.splitlines()


def without_first(read: Callable[..., Any]) -> Callable[..., Any]:
    """What is read, without what stands first in it, and with something that nobody knows."""

    def changed(*asked: Any) -> Any:
        found = dict(read(*asked))
        del found[next(iter(found))]
        return {**found, "unknown": "?"}

    return changed


@pytest.mark.parametrize(
    ("module", "name", "kind"),
    [
        (translations, "read_situations", "situations"),
        (rule_questions, "read_translations", "questions"),
    ],
)
def test_one_that_is_missing_and_one_that_is_left_over_are_named(
    script: Any,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    module: Any,
    name: str,
    kind: str,
) -> None:
    monkeypatch.setattr(module, name, without_first(getattr(module, name)))
    assert script.main(["es"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert "# unknown is left over" in lines
    have, of = next(one.split()[0:3:2] for one in lines[-1].partition(": ")[2].split(", ") if one.endswith(kind))
    assert int(have) == int(of) - 1


def test_a_summary_that_is_missing_is_named(
    script: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = summaries.read_summaries("es")
    books = {**found["sections"], "on-sets": {**found["sections"]["on-sets"]}}
    del books["on-sets"]["IV-C"]
    monkeypatch.setattr(summaries, "read_summaries", lambda _: {**found, "sections": books})
    assert script.main(["es"]) == 1
    assert [line for line in capsys.readouterr().out.splitlines() if line.startswith("on-sets IV-C: ")]
