"""Every message that is said is written, every one that is written is said, and Fluent's own library agrees."""

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from forceout.messages.language import BROWSER, english
from forceout.messages.message import Message, sentence

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src" / "forceout"
FILES: Final = sorted(file for file in (SOURCE / "messages" / "en").glob("*.ftl") if not file.name.startswith(BROWSER))
OWN: Final = SOURCE / "messages" / "message.py"
SAMPLES: Final = (0, 1, 2, 7)


def entries() -> Iterator[fluent.Message]:
    """Every message of the files, as Fluent's own parser reads it."""
    for file in FILES:
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                yield entry


WRITTEN: Final = {entry.id.name: entry for entry in entries()}


def slots_of(node: fluent.BaseNode) -> dict[str, set[str]]:
    """The slots of a message, each with the variants that are chosen by it."""
    found: dict[str, set[str]] = {}
    for one in _inside(node):
        if isinstance(one, fluent.VariableReference):
            found.setdefault(one.id.name, set())
        if isinstance(one, fluent.SelectExpression) and isinstance(one.selector, fluent.VariableReference):
            keys = (variant.key for variant in one.variants)
            names = {key.name if isinstance(key, fluent.Identifier) else key.value for key in keys}
            found.setdefault(one.selector.id.name, set()).update(names)
    return found


def _inside(node: object) -> Iterator[fluent.BaseNode]:
    if isinstance(node, fluent.BaseNode):
        yield node
        for value in vars(node).values():
            yield from _inside(value)
    elif isinstance(node, list):
        for one in node:
            yield from _inside(one)


def said() -> Iterator[tuple[str, set[str] | None, str]]:
    """Every message that the source says: its key, its slots (None where they come from a mapping), and where."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Message":
                where = f"{file.relative_to(SOURCE)}:{node.lineno}"
                key = node.args[0]
                if file == OWN and not isinstance(key, ast.Constant):
                    continue
                assert isinstance(key, ast.Constant), f"{where}: a key is written out, so that it can be found"
                names = [keyword.arg for keyword in node.keywords]
                yield str(key.value), None if None in names else {name for name in names if name}, where


def in_templates() -> Iterator[tuple[str, set[str], str]]:
    """Every message that a template of a page or of paper says; those of pages have no slots."""
    for file in sorted((SOURCE / "web" / "pages" / "templates").glob("*.html")):
        for key in re.findall(r'say\("([^"]+)"\)', file.read_text("utf-8")):
            yield key, set(), file.name
    for file in sorted((SOURCE / "tournament" / "paper" / "templates").glob("*.typ")):
        for key in re.findall(r'"(paper-[a-z-]+)"', file.read_text("utf-8")):
            yield key, set(slots_of(WRITTEN[key])) if key in WRITTEN else set(), file.name


def test_a_template_holds_no_words_of_its_own() -> None:
    for file in sorted((SOURCE / "web" / "pages" / "templates").glob("*.html")):
        text = file.read_text("utf-8")
        for code in (r"\{% block (?:data|styles|modules) %\}.*?\{% endblock %\}", r"\{[{%].*?[%}]\}|<[^>]*>"):
            text = re.sub(code, " ", text, flags=re.DOTALL)
        assert set(re.findall(r"[A-Za-z]{2,}", text)) <= {"Forceout"}, file.name


def test_every_message_that_is_said_is_written_with_just_its_slots() -> None:
    wrong = []
    for key, slots, where in chain(said(), in_templates()):
        if key not in WRITTEN:
            wrong.append(f"{where}: {key} is not written")
        elif slots is not None and slots != set(slots_of(WRITTEN[key])):
            wrong.append(f"{where}: {key} has {sorted(slots_of(WRITTEN[key]))}, and {sorted(slots)} are given")
    assert wrong == []


def test_every_message_that_is_written_is_said() -> None:
    assert sorted(WRITTEN.keys() - {key for key, _, _ in chain(said(), in_templates())}) == []


def test_every_key_is_written_once_and_each_wording_too() -> None:
    keys = [key for file in FILES for key in re.findall(r"^([a-z][a-z0-9-]*) =", file.read_text("utf-8"), re.MULTILINE)]
    assert [key for key, count in Counter(keys).items() if count > 1] == []
    assert sorted(keys) == sorted(english().sources)
    wordings = Counter(english().sources.values())
    assert [wording for wording, count in wordings.items() if count > 1] == []


def test_a_heading_names_a_file_of_the_source() -> None:
    headings = [one for file in FILES for one in re.findall(r"^## (.+)$", file.read_text("utf-8"), re.MULTILINE)]
    assert len(headings) > 50
    assert [one for one in headings if not (SOURCE / one).exists()] == []


def test_our_reader_says_what_fluents_own_runtime_says() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource("\n".join(file.read_text("utf-8") for file in FILES)))
    for key, entry in WRITTEN.items():
        value = bundle.get_message(key).value
        assert value is not None
        for slots in _samples(slots_of(entry)):
            expected, errors = bundle.format_pattern(value, slots)
            assert not errors
            assert sentence(Message(key, **slots), language=english()) == expected


def _samples(slots: Mapping[str, set[str]]) -> Iterator[dict[str, str | int]]:
    plain: dict[str, str | int] = {name: f"<{name}>" for name, variants in slots.items() if not variants}
    chosen = {name: variants for name, variants in slots.items() if variants}
    if not chosen:
        yield plain
    for name, variants in chosen.items():
        numbers = variants & {"one", "other", "0"}
        for value in SAMPLES if numbers else sorted(variants):
            others = {other: 2 if more & {"one", "other", "0"} else min(more) for other, more in chosen.items()}
            yield plain | others | {name: value}
