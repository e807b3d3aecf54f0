"""Whether a page shows the key of a sentence, or a slot of it, where the sentence should stand."""

import re
from functools import cache
from typing import Final

from playwright.sync_api import Page

from forceout.web.assets.browser_words import sentences, words_files

SLOT: Final = re.compile(r"\{[a-z]+\}")
TEXTS: Final = """() => {
  const texts = [document.body.innerText, document.title];
  for (const name of ["aria-label", "title", "alt", "placeholder", "aria-valuetext"])
    for (const one of document.querySelectorAll(`[${name}]`)) texts.push(one.getAttribute(name));
  return texts.join("\\n");
}"""


@cache
def families() -> frozenset[str]:
    """What keys begin with."""
    keys = [key for _, file in words_files() for key in sentences(file.read_text("utf-8"))]
    return frozenset(key.partition(".")[0] for key in keys)


def raw_keys(page: Page) -> list[str]:
    """Words of a page that look like keys or slots."""
    text: str = page.evaluate(TEXTS)
    words = re.findall(r"[a-z][a-z-]*(?:\.[\w∪∩⊆Λ√×÷+*'-]+)+", text)
    return sorted({word for word in words if word.partition(".")[0] in families()} | set(SLOT.findall(text)))
