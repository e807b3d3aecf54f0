"""A made-up language: every letter accented, a third longer, in brackets; what comes out without was not marked."""

import re
from functools import lru_cache
from typing import Final

from forceout.messages.language import Language, english, english_category

PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED: Final = "åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ"
TO_ACCENTED: Final = str.maketrans(PLAIN, ACCENTED)
OPENING: Final = "⟦"
CLOSING: Final = "⟧"
_CODE: Final = re.compile(r"\{[^{}]*?(?:->|\})|^\s*\*?\[[^\]]+\]|\}", re.MULTILINE)
"""What of a message is not text: slots, the heads of choices and of their variants."""


def accented(source: str) -> str:
    """A message with its texts accented, and what is no text left as it is."""
    done, place = [], 0
    for found in _CODE.finditer(source):
        done += [source[place : found.start()].translate(TO_ACCENTED), found[0]]
        place = found.end()
    done.append(source[place:].translate(TO_ACCENTED))
    return "".join(done)


def padded(source: str) -> str:
    """A message in brackets, longer by a third."""
    more = "~" * (len(source) // 3)
    return f"{OPENING}{accented(source.strip())}{more}{CLOSING}"


@lru_cache(maxsize=1)
def pseudo_language() -> Language:
    """The made-up language, made of the English files."""
    files = [f"{key} = {padded(source)}" for key, source in english().sources.items()]
    return Language("en-x-pseudo", files, english_category)


def is_marked(text: str) -> bool:
    """Whether a text was made of a message, from its first letter to its last."""
    return text.startswith(OPENING) and text.endswith(CLOSING)


def unmarked_words(text: str) -> list[str]:
    """Words in a message that are in no language's file: what was filled in, but for cards and sections."""
    return [word for word in re.findall(r"[A-Za-z]{3,}", text) if not word.isupper()]
