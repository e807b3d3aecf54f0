"""The browser's sentences: Fluent files (`messages/*/browser_*.ftl`), made into modules when a page is packed.

What reads Fluent at run time would weigh 11 kB of a page's 150; made into modules, sentences weigh what they are. A
sentence is a text with its slots in braces, or a list of texts and choices: by which slot, the variants, and which
one is taken where none fits. Keys have dots where Fluent has lower strokes, and signs where Fluent has their numbers.
"""

import json
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import forceout.messages
from forceout.messages.language import ENGLISH

MESSAGES: Final = Path(forceout.messages.__file__).parent
STRINGS: Final = "app/strings/"
"""Where modules import sentences from; there is no such folder."""
SUFFIX: Final = ".ftl"
SIGN: Final = re.compile(r"(?<=_)u([0-9A-F]{4})$")
Pattern = str | list[Any]


class BadSentence(ValueError):
    """A sentence that is not written as the browser reads it."""


def words_file(path: str, language: str = ENGLISH) -> Path | None:
    """The file that a module's import of sentences means, where there is one."""
    if not path.startswith(STRINGS) or not path.endswith(SUFFIX):
        return None
    name = path.removeprefix(STRINGS)
    return None if "/" in name else MESSAGES / language / f"browser_{name}"


def words_files(language: str = ENGLISH) -> Iterator[tuple[str, Path]]:
    """Every file of sentences with the path that it is imported by."""
    for file in sorted((MESSAGES / language).glob(f"browser_*{SUFFIX}")):
        yield f"{STRINGS}{file.name.removeprefix('browser_')}", file


def as_module(source: str, otherwise: str = "") -> str:
    """The module that a file of sentences is sent as; `otherwise` holds what the file does not have yet."""
    known = sentences(source)
    found = {**sentences(otherwise), **known} if otherwise else dict(known)
    return f"export const words = {json.dumps(found, ensure_ascii=False, separators=(',', ':'))};\n"


def words_module(path: str, language: str) -> str | None:
    """The module of a language that an import of sentences means, with English where a sentence is not translated."""
    english, own = words_file(path), words_file(path, language)
    if english is None or own is None or not english.exists():
        return None
    return as_module(own.read_text("utf-8") if own.exists() else "", english.read_text("utf-8"))


@lru_cache(maxsize=256)
def sentences(source: str) -> Mapping[str, Pattern]:
    """The sentences of a file by their keys; raises BadSentence."""
    # Its import takes as long as many a command runs.
    from fluent.syntax import ast, parse

    found: dict[str, Pattern] = {}
    for entry in parse(source).body:
        if isinstance(entry, ast.Message) and entry.value is not None and not entry.attributes:
            key = key_of(entry.id.name)
            if key in found:
                raise BadSentence(f"{key} is there twice")
            found[key] = _pattern(entry.value)
        elif not isinstance(entry, ast.BaseComment):
            raise BadSentence(f"not a sentence: {str(getattr(entry, 'content', entry))[:80]!r}")
    return found


def key_of(name: str) -> str:
    """The key of a sentence by its name in Fluent."""
    return SIGN.sub(lambda sign: chr(int(sign[1], 16)), name).replace("_", ".")


def _pattern(pattern: Any) -> Pattern:
    parts = [_element(one) for one in pattern.elements]
    texts = [one for one in parts if isinstance(one, str)]
    return "".join(texts) if len(texts) == len(parts) else parts


def _element(element: Any) -> Pattern:
    from fluent.syntax import ast

    if isinstance(element, ast.TextElement):
        if re.search(r"[{}]", element.value):
            raise BadSentence(f"braces in {element.value!r}")
        return str(element.value)
    inner = element.expression
    if isinstance(inner, ast.StringLiteral):
        return str(inner.parse()["value"])
    if isinstance(inner, ast.VariableReference):
        return f"{{{inner.id.name}}}"
    if isinstance(inner, ast.SelectExpression) and isinstance(inner.selector, ast.VariableReference):
        variants = {_variant(one): _pattern(one.value) for one in inner.variants}
        (default,) = (_variant(one) for one in inner.variants if one.default)
        return [inner.selector.id.name, variants, default]
    raise BadSentence(f"{type(inner).__name__} is not for the browser")


def _variant(variant: Any) -> str:
    return str(getattr(variant.key, "name", None) or variant.key.value)
