"""Does a Solution use the cubes correctly (On-Sets VII-B-4)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from forceout.games.on_sets.cubes import named_count
from forceout.games.on_sets.cubes_used import (
    Cube,
    Part,
    Roles,
    Shortage,
    UsedCube,
    choices_from_resources,
    fit_part,
    fit_parts,
    parts_with,
    permitted_cubes,
)
from forceout.games.on_sets.in_force import InForce
from forceout.games.on_sets.notation import Token
from forceout.games.on_sets.position import Position
from forceout.messages.message import Message
from forceout.rulebook.rule import ON_SETS
from forceout.rules.codes import Code
from forceout.rules.violation import Violation


def use_cubes(
    restriction_part: Sequence[Token],
    set_name: Sequence[Token],
    stated: Mapping[str, str],
    position: Position,
    in_force: InForce,
) -> tuple[list[UsedCube], list[Violation]]:
    """The cubes that a Solution uses, or everything that is wrong with its use of them (On-Sets I-B-3, VII-B-4)."""
    roles = Roles(in_force, stated)
    # A cube that can play nothing of what is written is as good as not there.
    useful = "".join({roles.players(token) for token in (*restriction_part, *set_name)})
    permitted = permitted_cubes(position, useful)
    choices = choices_from_resources(position, useful)
    for chosen in choices:
        parts = parts_with(restriction_part, set_name, position.required, permitted + chosen, roles)
        used = fit_parts(parts, roles, in_force.to_contain)
        if used is not None:
            return used, list(fewer_than_two_cubes(restriction_part, set_name))
    violations: list[Violation] = []
    everything = permitted
    if position.situation.resources_allowed != 0:
        everything += tuple(Cube(face, "Resources") for face in position.resources)
    parts = parts_with(restriction_part, set_name, position.required, everything, roles)
    shortages = [shortage for part in parts if isinstance(shortage := fit_part(part, roles), Shortage)]
    for shortage in shortages:
        violations += unused_required(shortage)
        violations += unavailable_cubes(shortage, position, parts, roles)
    violations += too_many_resources(parts, shortages, permitted, choices, roles)
    violations += missing_cubes(parts, roles, in_force, others_fit=not violations)
    return [], [*fewer_than_two_cubes(restriction_part, set_name), *violations]


def fewer_than_two_cubes(restriction_part: Sequence[Token], set_name: Sequence[Token]) -> Iterator[Violation]:
    """A Solution has at least two cubes; a cube that serves both parts is one (On-Sets VII-B-4-a, Basic-III-A;
    Guidelines E10)."""
    if len(restriction_part) + len(set_name) > 1:
        return
    yield Violation(
        Code.FEWER_THAN_TWO_CUBES,
        ON_SETS["VII-B-4-a"],
        Message("a-solution-has-at-least-two-cubes"),
    )


def unused_required(shortage: Shortage) -> Iterator[Violation]:
    """Every cube in Required is used in each part that there is (On-Sets VII-B-4-b, I-B-3-b, Basic-III-B; Guidelines
    E11)."""
    for face, count in Counter(shortage.unused).items():
        yield Violation(
            Code.REQUIRED_UNUSED,
            ON_SETS["VII-B-4-b"],
            Message(
                "required-still-holds-cubes",
                cubes=named_count(face, count),
                part=shortage.part,
                count=count,
                face=face,
            ),
        )


def unavailable_cubes(
    shortage: Shortage, position: Position, parts: Sequence[Part], roles: Roles
) -> Iterator[Violation]:
    """No more cubes are used than Required, Permitted and the allowed Resources hold (On-Sets VII-B-4-c, VII-B-4-d,
    VII-B-4-d-comment, I-B-3-d, Basic-III-C)."""
    (part,) = (part for part in parts if part.name == shortage.part)
    for symbol in dict.fromkeys(token.symbol for token in shortage.uncovered):
        written = [token for token in part.tokens if token.symbol == symbol]
        there = sum(any(roles.can_play(cube.face, token) for token in written) for cube in part.must_use + part.may_use)
        is_forbidden = any(symbol in roles.plays(face) for face in position.forbidden)
        times = len(written)
        reason = (
            Message("one-in-forbidden-may-not-be-used")
            if is_forbidden
            else Message("there-is-no-other-that-may-be-used")
        )
        yield Violation(
            Code.CUBE_UNAVAILABLE,
            ON_SETS["VII-B-4-d" if is_forbidden else "VII-B-4-c"],
            Message(
                "the-part-has-symbol-times",
                part=shortage.part,
                symbol=symbol,
                times=times,
                cubes=named_count(symbol, there),
                reason=reason,
            ),
        )


def too_many_resources(
    parts: Sequence[Part],
    shortages: Sequence[Shortage],
    permitted: tuple[Cube, ...],
    choices: Sequence[tuple[Cube, ...]],
    roles: Roles,
) -> Iterator[Violation]:
    """After Now one cube at most comes from Resources, for both parts together (On-Sets VII-B-4-e, XIII-A-6-a,
    XIII-D-14-c; Guidelines E20)."""
    if len(choices) == 1:
        return
    missing = {shortage.part: frozenset(shortage.uncovered) for shortage in shortages}
    for chosen in choices:
        covered = (_without(part, missing.get(part.name, frozenset()), permitted + chosen) for part in parts)
        if all(not isinstance(fit_part(part, roles), Shortage) for part in covered):
            return
    yield Violation(
        Code.TOO_MANY_RESOURCES,
        ON_SETS["VII-B-4-e"],
        Message("after-a-now-challenge-a-solution-may-use-one-cube-from"),
    )


def _without(part: Part, missing: frozenset[Token], may_use: tuple[Cube, ...]) -> Part:
    """A part without the symbols that no cube can play, and without its duty to Required."""
    tokens = tuple(token for token in part.tokens if token not in missing)
    return part._replace(tokens=tokens, must_use=(), may_use=part.must_use + may_use)


def missing_cubes(parts: Sequence[Part], roles: Roles, in_force: InForce, others_fit: bool) -> Iterator[Violation]:
    """A cube that a variation asks for is in the Restriction part or the Set-Name (On-Sets XIII-A-1, XIII-A-1-comment,
    XIII-B-1, XIII-C-4, VII-B-5; Guidelines E11, E12)."""
    ruleset = in_force.ruleset
    for variation in ruleset.in_force:
        for face in variation.cubes_to_contain():
            can_be_there = any(
                any(roles.can_play(cube.face, token) for token in part.tokens)
                for part in parts
                for cube in part.must_use + part.may_use
                if cube.face == face
            )
            if others_fit or not can_be_there:
                where = Message("a-restriction") if face in "=⊆" else Message("the-solution")
                yield Violation(
                    Code.REQUIRED_CUBE,
                    ruleset.rule_of(variation),
                    Message(
                        "variation-asks-for-a-face-cube-in-where", variation=variation.title, face=face, where=where
                    ),
                )
