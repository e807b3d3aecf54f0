"""Whether a page shows the key of a sentence, or a slot of it, where the sentence should stand."""

import re
from functools import cache
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

import forceout.web

FOLDER: Final = Path(forceout.web.__file__).parent / "static" / "app" / "strings"
KEY: Final = re.compile(r'^\s*"([a-z][^"\s]*\.[^"\s]*)": "|, "([a-z][^"\s]*\.[^"\s]*)": "', re.MULTILINE)
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
    keys = [first or second for path in FOLDER.glob("*.js") for first, second in KEY.findall(path.read_text("utf-8"))]
    return frozenset(key.partition(".")[0] for key in keys)


def raw_keys(page: Page) -> list[str]:
    """Words of a page that look like keys or slots."""
    text: str = page.evaluate(TEXTS)
    words = re.findall(r"[a-z][a-z-]*(?:\.[\w∪∩⊆Λ√×÷+*'-]+)+", text)
    return sorted({word for word in words if word.partition(".")[0] in families()} | set(SLOT.findall(text)))
