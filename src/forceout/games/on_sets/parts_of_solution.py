"""The parts of a Solution: Set-Names and Restrictions (On-Sets VI, VII-B-6)."""

from dataclasses import dataclass
from typing import Final

from forceout.games.on_sets.cubes import BINARY_OPERATIONS, COMPLEMENT, OPERANDS, RELATIONS
from forceout.games.on_sets.notation import CLOSING, OPENING, Token
from forceout.messages.message import Message
from forceout.rules.unreadable import Unreadable

DEEPEST_NEST: Final = 40
"""Groups inside groups that are read; eleven operand cubes need no more than ten."""


@dataclass(frozen=True, slots=True)
class Operand:
    """A color, V or Λ."""

    symbol: str


@dataclass(frozen=True, slots=True)
class Complement:
    """A set followed by '."""

    of: "Node"


@dataclass(frozen=True, slots=True)
class Run:
    """Sets joined by operations with no grouping between them: any order of working them out is a reading."""

    operands: tuple["Node", ...]
    operations: str


Node = Operand | Complement | Run


@dataclass(frozen=True, slots=True)
class Restriction:
    """A statement that some cards do not satisfy: two or more sets with = or ⊆ between neighbors."""

    sides: tuple[Node, ...]
    relations: str
    tokens: tuple[Token, ...]


class RelationInGroup(ValueError):
    """A grouping symbol encloses = or ⊆ without enclosing the whole Restriction."""


def is_restriction(statement: tuple[Token, ...]) -> bool:
    """Whether a statement is a Restriction: it contains = or ⊆ (On-Sets I-B-2-d-iii, VI-A-note, VI-B)."""
    return any(token.symbol in RELATIONS for token in statement)


def is_goal_written_out(statement: tuple[Token, ...]) -> bool:
    """Whether a statement has both = and a digit, which is the Goal written out (On-Sets VI-A-b, VII-B-3-a;
    Guidelines E2)."""
    return any(token.symbol == "=" for token in statement) and any(token.symbol.isdigit() for token in statement)


def parse_set_name(tokens: tuple[Token, ...]) -> Node:
    """The set that these symbols name (On-Sets VI-A, VII-C-5-d; Guidelines E6); raises Unreadable."""
    node, place = _parse_run(tokens, 0, 0)
    if place < len(tokens):
        raise Unreadable(
            Message("symbol-closes-a-group-that-was-never-opened", symbol=tokens[place].symbol), tokens[place].at
        )
    return node


def _parse_run(tokens: tuple[Token, ...], place: int, depth: int) -> tuple[Node, int]:
    """Sets joined by operations, up to the end or a closing sign."""
    operands: list[Node] = []
    operations = ""
    end = len(tokens)
    while True:
        operand, place = _parse_operand(tokens, place, depth)
        operands.append(operand)
        if place >= end or tokens[place].symbol in CLOSING:
            break
        token = tokens[place]
        if token.symbol not in BINARY_OPERATIONS:
            raise Unreadable(Message("symbol-cannot-follow-a-set-directly", symbol=token.symbol), token.at)
        operations += token.symbol
        place += 1
    return (Run(tuple(operands), operations) if operations else operands[0]), place


def _parse_operand(tokens: tuple[Token, ...], place: int, depth: int) -> tuple[Node, int]:
    """One set: a color, V, Λ or a group, with every ' behind it (On-Sets VI-A-a, VII-B-6-b; Guidelines E3)."""
    if place >= len(tokens):
        at = tokens[-1].at + 1 if tokens else 0
        raise Unreadable(Message("a-set-is-missing-at-the-end"), at)
    token = tokens[place]
    node: Node
    if token.symbol in OPERANDS:
        node, place = Operand(token.symbol), place + 1
    elif token.symbol in OPENING:
        if depth >= DEEPEST_NEST:
            raise Unreadable(Message("groups-are-nested-more-than-deepest-deep", deepest=DEEPEST_NEST), token.at)
        node, place = _parse_run(tokens, place + 1, depth + 1)
        if place >= len(tokens):
            raise Unreadable(Message("the-group-opened-with-symbol-is-never-closed", symbol=token.symbol), token.at)
        if tokens[place].symbol != OPENING[token.symbol]:
            raise Unreadable(
                Message(
                    "symbol-cannot-close-a-group-opened-with-opening", symbol=tokens[place].symbol, opening=token.symbol
                ),
                tokens[place].at,
            )
        place += 1
    else:
        raise no_set(token)
    while place < len(tokens) and tokens[place].symbol == COMPLEMENT:
        node, place = Complement(node), place + 1
    return node, place


def no_set(token: Token) -> Unreadable:
    """What is wrong with a symbol that stands where a set should (On-Sets I-B-2-a-comment, VII-C-5-d; Guidelines
    E6)."""
    if token.symbol == COMPLEMENT:
        message = Message("stands-behind-the-set-that-it-complements")
    elif token.symbol.isdigit():
        message = Message("the-digit-symbol-names-no-set", symbol=token.symbol)
    else:
        message = Message("symbol-needs-a-set-on-its-left", symbol=token.symbol)
    return Unreadable(message, token.at)


def parse_restriction(tokens: tuple[Token, ...]) -> Restriction:
    """The Restriction that these symbols state (On-Sets VI-B-2, VI-B-2-c, VI-B-3, VI-B-3-comment); raises
    RelationInGroup or Unreadable."""
    refuse_wrong_nesting(tokens)
    inside = without_outer_groups(tokens)
    sides: list[Node] = []
    relations = ""
    depth = start = 0
    for place, token in enumerate(inside):
        if token.symbol in OPENING:
            depth += 1
        elif token.symbol in CLOSING:
            depth -= 1
        elif token.symbol in RELATIONS:
            if depth:
                raise RelationInGroup
            if place == start:
                raise Unreadable(Message("symbol-needs-a-left-set", symbol=token.symbol), token.at)
            sides.append(parse_set_name(inside[start:place]))
            relations += token.symbol
            start = place + 1
    if start == len(inside):
        raise Unreadable(Message("symbol-needs-a-set-on-its-right", symbol=inside[-1].symbol), inside[-1].at)
    sides.append(parse_set_name(inside[start:]))
    return Restriction(tuple(sides), relations, tokens)


def refuse_wrong_nesting(tokens: tuple[Token, ...]) -> None:
    """Every group is closed, by its own kind of sign (On-Sets VII-C-5-d); raises Unreadable."""
    opened: list[Token] = []
    for token in tokens:
        if token.symbol in OPENING:
            opened.append(token)
        elif token.symbol in CLOSING:
            if not opened:
                raise Unreadable(Message("symbol-closes-a-group-that-was-never-opened", symbol=token.symbol), token.at)
            opening = opened.pop().symbol
            if CLOSING[token.symbol] != opening:
                raise Unreadable(
                    Message("symbol-cannot-close-a-group-opened-with-opening", symbol=token.symbol, opening=opening),
                    token.at,
                )
    if opened:
        raise Unreadable(
            Message("the-group-opened-with-symbol-is-never-closed", symbol=opened[-1].symbol), opened[-1].at
        )


def without_outer_groups(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """A Restriction without the useless grouping around the whole of it (On-Sets VI-B-3)."""
    while len(tokens) > 2 and tokens[0].symbol in OPENING and _closing_place(tokens) == len(tokens) - 1:
        tokens = tokens[1:-1]
    return tokens


def _closing_place(tokens: tuple[Token, ...]) -> int | None:
    """Where the group opened by the first symbol is closed, by its own kind of sign; None when it is not."""
    depth = 0
    for place, token in enumerate(tokens):
        if token.symbol in OPENING:
            depth += 1
        elif token.symbol in CLOSING:
            depth -= 1
            if depth == 0:
                return place if OPENING[tokens[0].symbol] == token.symbol else None
    return None
