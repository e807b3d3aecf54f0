"""Which physical cubes a Solution uses (On-Sets VII-B-4).

A cube may be wild, interchangeable or used many times, must be used when it is in Required, and serves the
Restriction part and the Set-Name alike. Within one part this is a bipartite matching: first every Required
cube is given a symbol to play, then every symbol left is given a cube, by augmenting paths, which never free
a cube once it is used. The parts meet only in the one cube that Now allows from Resources, which is tried
out.
"""

from collections.abc import Container, Mapping, Sequence
from typing import NamedTuple

from forceout.games.on_sets.cubes import RELATIONS
from forceout.games.on_sets.in_force import InForce
from forceout.games.on_sets.notation import Token
from forceout.games.on_sets.position import Position

RESTRICTION_PART = "restriction-part"
SET_NAME = "set-name"


class Cube(NamedTuple):
    """A physical cube: the symbol it shows and the section it lies in."""

    face: str
    section: str


class UsedCube(NamedTuple):
    """A written symbol and the cube that plays it."""

    part: str
    token: Token
    cube: Cube


class Shortage(NamedTuple):
    """Why one part of a Solution cannot be built: symbols that no cube is left for, Required cubes left over."""

    part: str
    uncovered: tuple[Token, ...]
    unused: tuple[str, ...]


class Part(NamedTuple):
    """One part of a Solution: its symbols, grouping aside, the cubes that it must use and those that it may use."""

    name: str
    tokens: tuple[Token, ...]
    must_use: tuple[Cube, ...]
    may_use: tuple[Cube, ...]


class Roles:
    """What each cube may play in one Solution, given what the writer states."""

    def __init__(self, in_force: InForce, stated: Mapping[str, str]) -> None:
        self._in_force = in_force
        self._stated = stated
        self._plays: dict[str, str] = {}

    def plays(self, face: str) -> str:
        """The symbols that a cube may play unmarked: a wild one what is stated of it, any other its own, and with
        each its interchangeable partner."""
        known = self._plays.get(face)
        if known is None:
            own = self._stated.get(face, face)
            known = own + "".join(self._in_force.partners.get(symbol, "") for symbol in own)
            self._plays[face] = known
        return known

    def players(self, token: Token) -> str:
        """The faces of the cubes that may play a written symbol, which a mark settles, unless it is one between
        interchangeable symbols, which says nothing (On-Sets XIII-A-2, XIII-A-3-d; Guidelines E5)."""
        alike = token.symbol + self._in_force.partners.get(token.symbol, "")
        if token.cube is not None and (len(alike) == 1 or token.cube not in alike):
            return token.cube
        if not self._stated:
            return alike
        stated_so = [face for face, meanings in self._stated.items() if any(symbol in alike for symbol in meanings)]
        return "".join([*(face for face in alike if face not in self._stated), *stated_so])

    def can_play(self, face: str, token: Token) -> bool:
        """Whether a cube may play a written symbol."""
        return face in self.players(token)

    def is_repeatable(self, token: Token) -> bool:
        """Whether the cube that plays this symbol may play others too (On-Sets XIII-A-6, XIII-A-6-a)."""
        return token.symbol in self._in_force.repeated


class Matching:
    """The cubes of one part, given symbols one by one."""

    def __init__(self, tokens: Sequence[Token], cubes: Sequence[Cube], roles: Roles) -> None:
        self.tokens = tokens
        self.players = [roles.players(token) for token in tokens]
        self.cubes = cubes
        self.roles = roles
        self.cube_of: list[int | None] = [None] * len(tokens)
        self.token_of: list[int | None] = [None] * len(cubes)

    def use_cube(self, cube: int, seen: set[int]) -> bool:
        """Give a cube some symbol, moving other cubes to other symbols where that helps."""
        face = self.cubes[cube].face
        for token, players in enumerate(self.players):
            if token in seen or face not in players:
                continue
            seen.add(token)
            holder = self.cube_of[token]
            if holder is None or self.use_cube(holder, seen):
                self.cube_of[token], self.token_of[cube] = cube, token
                return True
        return False

    def cover_token(self, token: int, seen: set[int]) -> bool:
        """Give a symbol some cube, moving other symbols to other cubes where that helps."""
        players = self.players[token]
        is_repeatable = self.roles.is_repeatable(self.tokens[token])
        for cube, (face, _) in enumerate(self.cubes):
            if face not in players or cube in seen:
                continue
            if is_repeatable:
                self.cube_of[token] = cube
                if self.token_of[cube] is None:
                    self.token_of[cube] = token
                return True
            seen.add(cube)
            held = self.token_of[cube]
            if held is None or self.cover_token(held, seen):
                self.cube_of[token], self.token_of[cube] = cube, token
                return True
        return False


def fit_part(part: Part, roles: Roles) -> list[UsedCube] | Shortage:
    """The cubes of one part, or what is missing or left over (On-Sets VII-B-4-b, VII-B-4-c, VII-B-4-d)."""
    cubes = part.must_use + part.may_use
    matching = Matching(part.tokens, cubes, roles)
    unused = tuple(cube.face for place, cube in enumerate(part.must_use) if not matching.use_cube(place, set()))
    uncovered = tuple(
        written
        for place, written in enumerate(part.tokens)
        if matching.cube_of[place] is None and not matching.cover_token(place, set())
    )
    if unused or uncovered:
        return Shortage(part.name, uncovered, unused)
    return [
        UsedCube(part.name, written, cubes[cube])
        for written, cube in zip(part.tokens, matching.cube_of, strict=True)
        if cube is not None
    ]


def fit_parts(parts: Sequence[Part], roles: Roles, to_contain: str) -> list[UsedCube] | None:
    """The cubes of all parts, with each cube of `to_contain` in one part or another; None when they do not fit
    (On-Sets VII-B-4, XIII-A-1-comment, XIII-A-2-a, XIII-B-1-comment)."""
    if to_contain:
        face, rest = to_contain[0], to_contain[1:]
        if any(cube.face == face for part in parts for cube in part.must_use):
            return fit_parts(parts, roles, rest)
        for place, part in enumerate(parts):
            extra = next((cube for cube in part.may_use if cube.face == face), None)
            if extra is not None:
                left = list(part.may_use)
                left.remove(extra)
                bound = part._replace(must_use=(*part.must_use, extra), may_use=tuple(left))
                fitted = fit_parts([*parts[:place], bound, *parts[place + 1 :]], roles, rest)
                if fitted is not None:
                    return fitted
        return None
    used: list[UsedCube] = []
    for part in parts:
        fitted_part = fit_part(part, roles)
        if isinstance(fitted_part, Shortage):
            return None
        used += fitted_part
    return used


def parts_with(
    restriction_part: Sequence[Token],
    set_name: Sequence[Token],
    required: Sequence[str],
    may_use: tuple[Cube, ...],
    roles: Roles,
) -> list[Part]:
    """The parts that need cubes, each bound by Required: the Set-Name by all but what can only be = or ⊆ (On-Sets
    VII-B-4-b, VII-B-4-c, VII-B-4-d-comment, VI-A-note)."""
    must_use = tuple(Cube(face, "Required") for face in required)
    parts = []
    if restriction_part:
        parts.append(Part(RESTRICTION_PART, tuple(restriction_part), must_use, may_use))
    in_set_name = tuple(cube for cube in must_use if any(symbol not in RELATIONS for symbol in roles.plays(cube.face)))
    parts.append(Part(SET_NAME, tuple(set_name), in_set_name, may_use))
    return parts


def permitted_cubes(position: Position, useful: Container[str]) -> tuple[Cube, ...]:
    """The useful cubes of Permitted, which each part may use or leave (On-Sets VII-B-4-c, I-B-3-c, Basic-III-D)."""
    return tuple([Cube(face, "Permitted") for face in position.permitted if face in useful])


def choices_from_resources(position: Position, useful: Container[str]) -> list[tuple[Cube, ...]]:
    """The useful cubes of Resources that a Solution may draw on, in each way it may choose them: none after the last
    cube, one at most after Now, else all (On-Sets VII-B-4-e, VII-B-4-f, XI-B-2; On-Sets 2026-27 III-D-2;
    Guidelines E20, E21)."""
    allowed = position.situation.resources_allowed
    if allowed == 0:
        return [()]
    cubes = [Cube(face, "Resources") for face in position.resources if face in useful]
    return [(), *((cube,) for cube in dict.fromkeys(cubes))] if allowed == 1 else [tuple(cubes)]
