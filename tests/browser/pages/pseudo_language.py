"""A language that nobody speaks: every letter of every sentence has a mark, so that a text without marks is one that no
translation reaches."""

import json
import re
from collections.abc import Iterator
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page, Route

from forceout.web.assets.browser_words import SUFFIX
from forceout.web.assets.packing import pack
from forceout.web.assets.static_files import StaticFiles

LETTERS: Final = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ",
)
KEPT: Final = re.compile(r"(\{\w+\}|\|[^\]]*\])")
"""Slots, and the slugs of words that explain themselves."""
NAMES: Final = "name.suggestions"
"""What guests may be called, which the server must take for names."""
FILES: Final = StaticFiles()
TEXTS: Final = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest("script, noscript, kbd, .rule, .written, .reading, textarea")) continue;
    if (parent.checkVisibility() || parent.closest("#live-polite, #live-assertive, .vh")) found.push(node.textContent);
  }
  for (const name of ["aria-label", "title", "alt", "placeholder", "aria-valuetext"])
    for (const one of document.querySelectorAll(`#page [${name}]:not(time)`)) found.push(one.getAttribute(name));
  return found;
}"""
WORD: Final = re.compile(r"[A-Za-z]{2,}")
NOTATION: Final = re.compile(
    r"(?:[BRGYVTEi'∪∩Λ=⊆()√×÷+*−–~>.!%↑\d\s,-]|lcm|gcf|rem|log)+|[A-C×+()\s]+|-?ABCD-EFGH|row [\d ]+"
)


def speak_pseudo(context: BrowserContext) -> None:
    """Let every page of a context speak the language that nobody speaks."""
    context.route("**/pack/app/**", _answer)


def _answer(route: Route) -> None:
    path = route.request.url.partition("/pack/")[2].partition("?")[0]
    text = pack(_text, path)
    assert text is not None, path
    route.fulfill(body=text, content_type="text/javascript")


def _text(path: str) -> str | None:
    found = FILES.find(path)
    if found is None:
        return None
    text = found.body.decode()
    if not path.endswith(SUFFIX):
        return text
    head, _, words = text.partition(" = ")
    marked = {key: one if key == NAMES else pseudo(one) for key, one in json.loads(words.rstrip(";\n")).items()}
    return f"{head} = {json.dumps(marked, ensure_ascii=False)};\n"


def pseudo(pattern: Any) -> Any:
    """A sentence with a mark on each of its letters."""
    if isinstance(pattern, str):
        return "".join(part if KEPT.fullmatch(part) else part.translate(LETTERS) for part in KEPT.split(pattern))
    return [
        pseudo(part)
        if isinstance(part, str)
        else [part[0], {name: pseudo(one) for name, one in part[1].items()}, part[2]]
        for part in pattern
    ]


def unmarked(page: Page, sent: frozenset[str]) -> list[str]:
    """Texts of a page that no translation reaches: neither in the language, nor notation, nor sent by the server."""
    texts: list[str] = page.evaluate(TEXTS)
    return sorted({text.strip() for text in texts if not is_said(text.strip(), sent)})


def is_said(text: str, sent: frozenset[str]) -> bool:
    """Whether a text is in the language, or a piece of what the server sent, but for names that stand in it."""
    if NOTATION.fullmatch(text) or not WORD.search(text) or any(text in one for one in sent):
        return True
    for one in sorted((one for one in sent if one in text and WORD.search(one)), key=len, reverse=True):
        text = text.replace(one, "")
    return WORD.search(text) is None


def told(*answers: Any) -> frozenset[str]:
    """All texts that the server sent."""
    return frozenset(text for answer in answers for text in _strings(answer))


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from _strings(one)
    elif isinstance(value, list):
        for one in value:
            yield from _strings(one)
