"""Reading and printing what is written in Equations (notation.md; Equations VII-B-1, VII-B-2)."""

import re
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from itertools import islice
from typing import Final, NamedTuple

from forceout.games.equations.cubes import COLOR_LETTERS, DIGITS, OPERATIONS, SPELLINGS, Color
from forceout.messages.message import Message
from forceout.rules.unreadable import Unreadable

OPENING: Final = {"(": ")", "[": "]", "{": "}"}
CLOSING: Final = {closing: opening for opening, closing in OPENING.items()}
LONGEST_WRITING: Final = 2000
"""Characters of a written Equation that are read; the longest that fits on the cubes is far shorter."""


class Turn(Enum):
    """How a cube lies, by the mark that says so in notation."""

    UPRIGHT = ""
    UPSIDE_DOWN = "~"
    SIDEWAYS = ">"
    BOTH = ">~"


FACTORIAL: Final = "!"
POINT: Final = "."
EXPONENT: Final = "↑"
IMAGINARY: Final = "i"
PERCENT: Final = "%"
SIDEWAYS_DIVIDE: Final = ">÷"
CHOOSES: Final = ":="
EQUALS: Final = "="

# What a written meaning is on the cube, where it is not the bare symbol; ! and ↑ are on no cube.
SYMBOL_OF: Final[Mapping[str, str]] = {
    **{symbol: symbol for symbol in DIGITS + OPERATIONS},
    "T": "*",
    "E": "√",
    PERCENT: "√",
    SIDEWAYS_DIVIDE: "÷",
    "rem": "÷",
    "log": "÷",
    "lcm": "√",
    "gcf": "*",
    POINT: "*",
    IMAGINARY: "√",
}
TURN_OF: Final[Mapping[str, Turn]] = {
    PERCENT: Turn.UPSIDE_DOWN,
    SIDEWAYS_DIVIDE: Turn.SIDEWAYS,
    "rem": Turn.SIDEWAYS,
    "log": Turn.SIDEWAYS,
}
"""How the cube lies when it has this meaning; upright where nothing is said."""
DIGIT_MEANINGS: Final = frozenset(DIGITS) | {"T", "E"}

_SUPERSCRIPTS: Final = {raised: str(digit) for digit, raised in enumerate("⁰¹²³⁴⁵⁶⁷⁸⁹")}
_WORDS: Final = ("lcm", "gcf", "rem", "log")
_SIGNS: Final[Mapping[str, str]] = {**SPELLINGS, **{sign: sign for sign in "!.%TEi↑()[]{}="}}
_BY_THEMSELVES: Final = {text: sign for text, sign in _SIGNS.items() if text not in COLOR_LETTERS}
"""What is one symbol whatever follows it, in a text without marks."""
_POWER_OF_BASE: Final = re.compile(r"(10*|0?\.0*1)@1(?:@(.))?", re.DOTALL)
"""A 1 that is a power of the base; after another @, the wild cube that stands for the 1."""
_ONE: Final = "1"
_TURNS: Final = {turn.value: turn for turn in Turn} | {"~>": Turn.BOTH}


class Token(NamedTuple):
    """One written symbol: its meaning, how it is turned, the cube it is said to be played with, where it stands."""

    meaning: str
    turn: Turn = Turn.UPRIGHT
    stands_on: str | None = None
    """The symbol of the cube named after @; None when no cube is named."""
    color: Color | None = None
    at: int = 0

    @property
    def symbol(self) -> str | None:
        """The symbol that this is, as opposed to the cube that plays it; None for what is on no cube."""
        return _ONE if self.is_power_of_base else SYMBOL_OF.get(self.meaning)

    @property
    def cube(self) -> str | None:
        """The symbol on the cube that plays this; None for what needs no cube."""
        return self.stands_on or self.symbol

    @property
    def is_digit(self) -> bool:
        """Whether this is a digit, turned or not."""
        return self.meaning in DIGIT_MEANINGS

    @property
    def is_power_of_base(self) -> bool:
        """Whether this is a 1 that is said to be a power of the base: 100@1, or 100@1@0 for a wild 0."""
        return len(self.meaning) > 1 and self.meaning.strip("0.") == _ONE

    def __str__(self) -> str:
        mark = "" if self.stands_on is None else f"@{self.stands_on}"
        if self.is_power_of_base and self.stands_on != _ONE:
            mark = f"@{_ONE}{mark}"
        return f"{self.color.value if self.color else ''}{self.turn.value}{self.meaning}{mark}"


def read_tokens(text: str) -> tuple[Token, ...]:
    """The symbols of a text written on paper, where spaces mean nothing; raises Unreadable."""
    if len(text) > LONGEST_WRITING:
        raise Unreadable(
            Message("this-is-length-characters-long", length=len(text), longest=LONGEST_WRITING), LONGEST_WRITING
        )
    tokens: list[Token] = []
    is_plain = "@" not in text and "**" not in text and "~" not in text and ">" not in text
    place = 0
    while place < len(text):
        if is_plain and (meaning := _BY_THEMSELVES.get(text[place])) is not None:
            tokens.append(Token(meaning, at=place))
            place += 1
        elif text[place].isspace():
            place += 1
        else:
            place = _read_token(text, place, tokens)
    return tuple(tokens)


def _read_token(text: str, start: int, tokens: list[Token]) -> int:
    """Append the token that starts here, and say where the next one may start."""
    if text.startswith(CHOOSES, start):
        tokens.append(Token(CHOOSES, at=start))
        return start + 2
    if text.startswith("**", start):
        tokens.append(Token(EXPONENT, at=start))
        return start + 2
    if (raised := _SUPERSCRIPTS.get(text[start])) is not None:
        tokens += [Token(EXPONENT, at=start), Token("(", at=start), Token(raised, at=start), Token(")", at=start)]
        return start + 1
    place, turn, color = _read_turn_and_color(text, start)
    if (power := _POWER_OF_BASE.match(text, place)) and (power[1] != _ONE or power[2]):
        stands_on = SPELLINGS.get(power[2] or _ONE)
        if stands_on is None:
            raise _no_cube(power.start(2))
        tokens.append(Token(power[1].removeprefix("0"), turn, stands_on, color, start))
        return power.end()
    word = text[place : place + 3]
    if word in _WORDS:
        meaning, place = word, place + 3
    else:
        sign = _SIGNS.get(text[place : place + 1])
        if sign is None:
            raise _no_sign(text, place)
        meaning, place = sign, place + 1
    meaning, turn = _turned(meaning, turn, start)
    stands_on = None
    if text.startswith("@", place):
        stands_on = SPELLINGS.get(text[place + 1 : place + 2])
        if stands_on is None or meaning in OPENING or meaning in CLOSING or meaning in (EQUALS, EXPONENT):
            raise _no_cube(place + 1)
        place += 2
    tokens.append(Token(meaning, turn, stands_on, color, start))
    return place


def _read_turn_and_color(text: str, place: int) -> tuple[int, Turn, Color | None]:
    marks, color = "", None
    while place < len(text):
        if text[place] in "~>":
            marks += text[place]
        elif text[place] in COLOR_LETTERS and color is None and text[place : place + 3] not in _WORDS:
            color = COLOR_LETTERS[text[place]]
        else:
            break
        place += 1
    if marks not in _TURNS:
        raise Unreadable(Message("a-cube-is-upside-down"), place)
    return place, _TURNS[marks], color


def _turned(meaning: str, turn: Turn, at: int) -> tuple[str, Turn]:
    """What a symbol means when its cube is turned: the digits turn, and two signs have meanings of their own."""
    if turn is Turn.UPRIGHT or meaning in DIGIT_MEANINGS:
        return meaning, turn
    if (meaning, turn) == ("√", Turn.UPSIDE_DOWN):
        return PERCENT, Turn.UPRIGHT
    if (meaning, turn) == ("÷", Turn.SIDEWAYS):
        return SIDEWAYS_DIVIDE, Turn.UPRIGHT
    if meaning in ("*", "√"):
        return {"*": "T", "√": "E"}[meaning], turn
    raise Unreadable(Message("a-turned-meaning-means-nothing", meaning=meaning), at)


def _no_cube(at: int) -> Unreadable:
    return Unreadable(Message("after-at-comes-the-symbol-on-the-cube"), at)


def _no_sign(text: str, place: int) -> Unreadable:
    if place >= len(text):
        return Unreadable(Message("after-or-comes-the-symbol-that-is-turned"), place)
    if text[place] == "@":
        return Unreadable(Message("before-at-comes-the-symbol-that-the-cube-stands-for"), place)
    if text[place] == ":":
        return Unreadable(Message("which-complex-number-is-meant-is-written-with-remark-inside-parentheses"), place)
    return Unreadable(
        Message("character-is-on-no-cube-of-equations-and-is-no-grouping", character=repr(text[place])), place
    )


def print_tokens(tokens: Iterable[Token]) -> str:
    """Written symbols in canonical notation, such that reading gives them back."""
    return "".join(
        f" {token} " if token.meaning in (EQUALS, CHOOSES) or token.meaning in _WORDS else str(token)
        for token in tokens
    ).strip()


def without_remarks(tokens: Iterable[Token]) -> tuple[Token, ...]:
    """The tokens but for what the writer says after `:=`, which is a remark and uses no cubes."""
    tokens = tuple(tokens)
    if all(token.meaning != CHOOSES for token in tokens):
        return tokens
    kept: list[Token] = []
    depth = 0
    remark_depth: int | None = None
    for token in tokens:
        if token.meaning in CLOSING:
            depth -= 1
            if remark_depth is not None and depth < remark_depth:
                remark_depth = None
        if token.meaning in OPENING:
            depth += 1
        if token.meaning == CHOOSES and remark_depth is None:
            remark_depth = depth
            kept.append(token)
        elif remark_depth is None:
            kept.append(token)
    return tuple(kept)


def exponent_places(tokens: Sequence[Token]) -> frozenset[int]:
    """Where the digits stand that ↑ makes exponents."""
    places: set[int] = set()
    for place, token in enumerate(tokens):
        if token.meaning == EXPONENT:
            behind = (one.at for one in tokens[place + 1 :] if one.meaning not in OPENING and one.meaning != POINT)
            places.update(islice(behind, 1))
    return frozenset(places)


class Group(NamedTuple):
    """What stands between two grouping symbols, or a whole side of an Equation."""

    items: tuple["Token | Group", ...]
    remark: tuple["Token | Group", ...] | None
    """What the writer says the group equals, after `:=`."""
    at: int
    end: int


DEEPEST_NEST: Final = 60
"""Groups within groups that are read; each holds at least one cube, or is superfluous."""


def read_groups(tokens: Iterable[Token], end: int) -> Group:
    """The tokens of one side, nested by their grouping symbols, which are on no cube; raises Unreadable (Equations
    III-A-a, Basic-III-D)."""
    outside: list[tuple[Token, list[Token | Group], list[Token | Group] | None]] = []
    items: list[Token | Group] = []
    before_remark: list[Token | Group] | None = None
    for token in tokens:
        if token.meaning in OPENING:
            if len(outside) == DEEPEST_NEST:
                raise Unreadable(
                    Message("these-groups-are-nested-more-than-deepest-deep", deepest=DEEPEST_NEST), token.at
                )
            outside.append((token, items, before_remark))
            items, before_remark = [], None
        elif token.meaning in CLOSING:
            if not outside or outside[-1][0].meaning != CLOSING[token.meaning]:
                raise Unreadable(
                    Message("nothing-is-open-that-symbol-could-close-here", symbol=token.meaning), token.at
                )
            group = _group(items, before_remark, outside[-1][0].at, token.at)
            _, items, before_remark = outside.pop()
            items.append(group)
        elif token.meaning == CHOOSES:
            if before_remark is not None or not outside:
                raise Unreadable(
                    Message("remark-stands-once-inside-the-parentheses-of-the-expression-it-explains"), token.at
                )
            items, before_remark = [], items
        else:
            items.append(token)
    if outside:
        opening = outside[-1][0]
        raise Unreadable(Message("this-symbol-is-never-closed", symbol=opening.meaning), opening.at)
    return _group(items, before_remark, 0, end)


def _group(items: list[Token | Group], before_remark: list[Token | Group] | None, at: int, end: int) -> Group:
    if not items or before_remark == []:
        raise Unreadable(Message("a-number-or-an-expression-was-expected-here"), end)
    if before_remark is None:
        return Group(tuple(items), None, at, end)
    return Group(tuple(before_remark), tuple(items), at, end)
