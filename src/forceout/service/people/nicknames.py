"""What a nickname may be: enough to be called by, nothing that tells who or where a child is (trust.md, promise 16)."""

import re
import secrets
import unicodedata
from itertools import groupby
from typing import Final, Literal

from forceout.messages.message import Message
from forceout.service.errors import BadRequest
from forceout.service.people.nickname_lookalikes import LOOKALIKES
from forceout.service.people.nickname_words import (
    ADDRESSES,
    ADJECTIVES,
    ANIMALS,
    BOTS,
    OFFICES,
    OFFICIAL,
    OFFICIAL_IN_SHORT,
    RUDE_ANYWHERE,
    RUDE_AS_A_WORD,
)

Policy = Literal["open", "list", "numbered"]
SHORTEST: Final = 2
LONGEST: Final = 20
MOST_DIGITS: Final = 4
MOST_MARKS: Final = 2
DELETED: Final = "Player"
"""Who has been deleted, and what numbered players are called."""

PUNCTUATION: Final = " -'"
APOSTROPHES: Final = str.maketrans({"\u2019": "'", "\u02bc": "'", "\u2010": "-", "\u2011": "-"})
FILLERS: Final = frozenset("\u115f\u1160\u3164\uffa0\u17b4\u17b5\u034f")
"""Letters and marks by their category that show nothing at all."""

INVISIBLE: Final = ("VARIATION SELECTOR", "MONGOLIAN FREE VARIATION", "COMBINING GRAPHEME JOINER")
LOOKS_LIKE: Final = {character: letter for letter, alike in LOOKALIKES.items() for character in alike}
"""Letters of other scripts that look like Latin ones, so that a Cyrillic "Р1" is still P1."""
DRESSED: Final = re.compile(
    r"LATIN (?:SMALL |CAPITAL )?LETTER "
    r"(?:SMALL CAPITAL |TURNED |REVERSED |OPEN |CLOSED |SCRIPT |DOTLESS |BARRED |LONG |INSULAR )*([A-Z])(?: WITH .*)?"
)
"""Latin letters in another dress by their names in Unicode: small capitals, turned, with a stroke or a hook."""
BESIDE_LATIN: Final = ("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO")
"""Scripts that people mix with Latin letters within a word, and that look like nothing else."""
TWO_FOR_ONE: Final = {"m": "rn", "w": "vv", "d": "cl"}
"""Two letters that are read as one."""
READ_AS: Final = {group[0]: group for group in ("a4", "b8", "e3", "g69", "i1l", "l1i", "o0", "s5z", "t7", "z2")}
"""Digits, and letters, that are read as a letter."""
SEAT: Final = re.compile(r"p[0-9l]")
CAPITAL_I: Final = re.compile(r"\b\w[IІΙ]\b")
"""What makes PI look like P1, while Pi is a fine nickname in a game of numbers."""
NUMBERED: Final = re.compile(r"Player [1-9][0-9]{0,3}")
LIST: Final = frozenset(f"{adjective} {animal}" for adjective in ADJECTIVES for animal in ANIMALS)


class BadNickname(BadRequest):
    """A nickname that cannot be used here."""

    code = "bad-nickname"


def verify_nickname(text: str, policy: Policy = "open") -> str:
    """The nickname as it will be shown, or BadNickname with the reason."""
    nickname = tidy(text)
    if policy == "numbered":
        if not NUMBERED.fullmatch(nickname):
            raise BadNickname(Message("players-have-numbers-here"))
        return nickname
    if policy == "list":
        known = nickname.title()
        if known not in LIST:
            raise BadNickname(Message("here-nicknames-come-from-our-list", nickname=friendly_nickname()))
        return known
    verify_characters(nickname)
    _verify_shape(nickname)
    _verify_words(nickname)
    _verify_one_alphabet(nickname)
    return nickname


def tidy(text: str) -> str:
    """The same name with one way to write it: spaces single, apostrophes plain, no full-width or fancy letters."""
    if len(text) > 4 * LONGEST:
        raise BadNickname(Message("that-is-too-long", longest=LONGEST))
    plain = "".join(one if unicodedata.category(one)[0] == "Z" else unicodedata.normalize("NFKC", one) for one in text)
    composed = unicodedata.normalize("NFC", plain).translate(APOSTROPHES)
    return re.sub(" +", " ", composed).strip(" ")


def verify_characters(name: str) -> None:
    """Only letters of any script, digits, spaces, dashes and apostrophes, and none that cannot be seen."""
    if re.search(r"[@./:\\]", name):
        raise BadNickname(Message("no-addresses-please-leave-out-at"))
    if not SHORTEST <= len(name) <= LONGEST:
        raise BadNickname(
            Message("a-name-has-shortest-to-longest-letters", shortest=SHORTEST, longest=LONGEST, count=len(name))
        )
    for character in name:
        kind = unicodedata.category(character)
        is_hidden = character in FILLERS or unicodedata.name(character, "").startswith(INVISIBLE)
        if is_hidden or kind in ("Cc", "Cf", "Zl", "Zp", "Co", "Cn", "Cs"):
            raise BadNickname(Message("there-is-a-character-in-it-that-nobody-can-see"))
        if kind[0] not in "LM" and kind != "Nd" and character not in PUNCTUATION:
            raise BadNickname(Message("use-letters-numbers-spaces", character=character))
    if not any(character.isalpha() for character in name):
        raise BadNickname(Message("a-name-needs-at-least-one-letter"))
    if not name[0].isalnum() or re.search(r"[-' ]{2}", name):
        raise BadNickname(Message("begin-with-a-letter-or-a-number"))
    marks = (len(list(run)) for is_mark, run in groupby(name, _is_mark) if is_mark)
    if max(marks, default=0) > MOST_MARKS:
        raise BadNickname(Message("there-are-too-many-accents-on-one-letter"))


def _is_mark(character: str) -> bool:
    return unicodedata.category(character)[0] == "M"


def _verify_shape(nickname: str) -> None:
    if sum(unicodedata.category(character) == "Nd" for character in nickname) > MOST_DIGITS:
        raise BadNickname(Message("use-at-most-digits", most=MOST_DIGITS))
    words = _words(nickname)
    if any(word in ADDRESSES for word in words) or re.search(r"\bdot (com|net|org|edu|io|me)\b", " ".join(words)):
        raise BadNickname(Message("that-looks-like-an-address-somewhere-else"))


def _verify_words(nickname: str) -> None:
    words = _words(nickname)
    joined = "".join(words)
    parts = re.split("[ '-]", unicodedata.normalize("NFKC", nickname).casefold())
    if any(SEAT.fullmatch(part) or (part == "pi" and CAPITAL_I.search(nickname)) for part in (*parts, *words, joined)):
        raise BadNickname(Message("p1-p2-and-p3-are-the-names-of-the-seats"))
    if any(_is_official(word) for word in (*words, *_spelled_out(words), joined)):
        raise BadNickname(Message("that-sounds-like-a-judge-or-an-official"))
    if _A_BOT.fullmatch(joined) or any(_is_like_a_bot(word) for word in words):
        raise BadNickname(Message("that-is-what-our-bots-are-called"))
    if re.fullmatch(f"{DELETED.lower()}[0-9]*", joined):
        raise BadNickname(Message("everybody-is-a-player-here"))
    if any(_RUDE_WORD.fullmatch(word) or _RUDE_ANYWHERE.search(word) for word in (*words, *_spelled_out(words))):
        raise BadNickname(Message("that-word-could-hurt-somebody"))
    if _RUDE_ANYWHERE.fullmatch(joined) or _RUDE_WORD.fullmatch(joined):
        raise BadNickname(Message("that-word-could-hurt-somebody"))


def _is_official(word: str) -> bool:
    return bool(word in OFFICIAL_IN_SHORT or _AN_OFFICIAL.fullmatch(word) or _AN_OFFICE.match(word))


def _is_like_a_bot(word: str) -> bool:
    """Whether a word among others imitates a bot: a Venn Diagram is fine, a V3nn Diagram hides something."""
    is_plain = word.rstrip("0123456789") in BOTS
    return word in ("bot", "b0t") or bool(_A_BOT.fullmatch(word) and not is_plain)


def _verify_one_alphabet(nickname: str) -> None:
    """A letter that looks like another alphabet's may not stand among those: nobody can tell the two names apart."""
    for word in re.split("[ '-]", nickname):
        scripts = {script for character in word if (script := _script(character)) not in ("", *BESIDE_LATIN)}
        if len(scripts) > 1 and any(character in LOOKS_LIKE for character in word):
            raise BadNickname(Message("that-word-mixes-letters-of-two-alphabets-that-look-alike"))


def _script(character: str) -> str:
    """The script of a letter; nothing for what belongs to all of them."""
    if unicodedata.category(character) not in ("Lu", "Ll", "Lt", "Lo"):
        return ""
    return unicodedata.name(character, "").partition(" ")[0]


def _words(nickname: str) -> list[str]:
    """The words as an eye that is easily fooled reads them: no case, no accents, look-alikes as Latin letters."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", nickname))
    plain = "".join(_plain(character) for character in folded if not _is_mark(character))
    return [word for word in re.split("[ -]", plain.replace("'", "")) if word]


def _plain(character: str) -> str:
    """A letter or digit as it is read at a glance, in lower case."""
    if character.isascii():
        return character.lower()
    if unicodedata.category(character) == "Nd":
        return str(unicodedata.digit(character, character))
    for one in (character, character.casefold()):
        dressed = DRESSED.fullmatch(unicodedata.name(one, "")) if len(one) == 1 else None
        if one in LOOKS_LIKE or dressed is not None:
            return LOOKS_LIKE.get(one) or str(dressed and dressed[1]).lower()
    return character.casefold()


def _spelled_out(words: list[str]) -> list[str]:
    """Words that are spelled with a space after each letter."""
    return ["".join(run) for is_letter, run in groupby(words, lambda word: len(word) == 1) if is_letter]


def _any_of(words: tuple[str, ...]) -> re.Pattern[str]:
    """Any of these words, with digits for letters and letters drawn out, but a double letter at least double."""
    patterns = ("".join(_drawn_out(letter, len(list(run))) for letter, run in groupby(word)) for word in words)
    return re.compile("|".join(patterns))


def _drawn_out(letter: str, times: int) -> str:
    one = f"[{READ_AS.get(letter, letter)}]"
    return f"(?:{one}|{TWO_FOR_ONE[letter]}){{{times},}}" if letter in TWO_FOR_ONE else f"{one}{{{times},}}"


_AN_OFFICIAL: Final = re.compile(f"(?:{_any_of(OFFICIAL).pattern})s?[0-9]*")
_AN_OFFICE: Final = re.compile(f"(?:{_any_of(OFFICES).pattern})|.*(?:{_any_of(OFFICES).pattern})s?[0-9]*$")
_A_BOT: Final = re.compile(f"(?:{_any_of(BOTS).pattern})(?:bot)?[0-9]*")
_RUDE_ANYWHERE: Final = _any_of(RUDE_ANYWHERE)
_RUDE_WORD: Final = _any_of(RUDE_AS_A_WORD)


def is_alike(one: str, other: str) -> bool:
    """Whether two names at one table would be taken for each other: the same but for case, accents, letters of other
    scripts and digits that are read as letters; two different numbers tell them apart."""
    first, second = _glance(one), _glance(other)
    return len(first) == len(second) and all(map(_are_read_alike, first, second))


def _glance(nickname: str) -> str:
    joined = "".join(_words(nickname))
    for letter, pair in TWO_FOR_ONE.items():
        joined = joined.replace(pair, letter)
    return joined


def _are_read_alike(one: str, other: str) -> bool:
    if one == other:
        return True
    # Of two letters only i and l are taken for each other.
    if one.isdigit() == other.isdigit() and {one, other} != {"i", "l"}:
        return False
    return any(one in group and other in group for group in READ_AS.values())


def friendly_nickname() -> str:
    """A nickname from our list, such as Quiet Otter."""
    return f"{secrets.choice(ADJECTIVES)} {secrets.choice(ANIMALS)}"


def numbered_nicknames() -> list[str]:
    """Some of the names with a number, small numbers first, to take the first that is free."""
    highest = (99,) * 3 + (999,) * 3 + (9999,) * 6
    return [f"{DELETED} {1 + secrets.randbelow(number)}" for number in highest]
