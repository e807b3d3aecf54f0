"""Reading what questions about both games have in common: cubes, variations, a pick."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar

from forceout.editions.registry import years_of
from forceout.games.registry import title_of
from forceout.judge.protocol.question import BadQuestion, Question
from forceout.messages.message import Message
from forceout.rules.codes import QuestionCode
from forceout.rules.ruleset import Edition
from forceout.rules.variation import MalformedBlank, Variation
from forceout.rules.violation import Violation, printed_violation
from forceout.rules.vocabulary import Division, Form

CubeT = TypeVar("CubeT")
VariationT = TypeVar("VariationT", bound=Variation[Any])
Misfit = Callable[[Any], str | None]


def read_year(question: Question, game: str) -> str:
    """The edition that a question names, or the newest."""
    years = years_of(game)
    year = question.text("edition", years[0])
    if year not in years:
        said = {"game": title_of(game), "name": repr(year[:20]), "known": ", ".join(years)}
        raise BadQuestion(QuestionCode.UNKNOWN_EDITION, Message("game-has-no-edition-name", **said))
    return year


def read_cubes(question: Question, field: str, read: Callable[[str], CubeT | None]) -> tuple[CubeT, ...]:
    """The cubes of one section; none when the field is left out."""
    texts = question.texts(field, [])
    cubes = [read(text) for text in texts]
    if None in cubes:
        text = texts[cubes.index(None)]
        raise BadQuestion(
            QuestionCode.UNKNOWN_CUBE,
            Message("field-no-cube-of-the-game-shows-text", field=repr(question.named(field)), text=repr(text[:20])),
        )
    return tuple(cubes)  # type: ignore[arg-type]


def read_variation_kind(asked: Question, edition: Edition[VariationT]) -> type[VariationT]:
    """The variation that a name stands for."""
    name = asked.text("name")
    kind = edition.every_variation().get(name)
    if kind is None:
        raise BadQuestion(
            QuestionCode.UNKNOWN_VARIATION,
            Message(
                "field-game-has-no-variation-name",
                field=asked.named("name"),
                game=edition.book.name,
                name=repr(name[:40]),
            ),
        )
    return kind


def read_variation(
    asked: Question, edition: Edition[VariationT], division: Division, form: Form, misfit: Misfit
) -> VariationT:
    """A variation with its blank filled in, which the division must play."""
    kind = read_variation_kind(asked, edition)
    where = asked.named(kind.blank or "name")
    if form is not Form.ADVENTUROUS:
        raise BadQuestion(
            QuestionCode.VARIATION_NOT_PLAYED,
            Message("field-the-form-game-has-no-variations", field=asked.named("name"), form=form.value),
        )
    if kind not in edition.variation_list(division):
        raise BadQuestion(
            QuestionCode.VARIATION_NOT_PLAYED,
            Message(
                "field-division-does-not-play-kind", field=asked.named("name"), division=division.value, kind=kind.name
            ),
        )
    value = asked.take(kind.blank) if kind.blank is not None else None
    asked.finish()
    try:
        variation = filled_in(edition, kind.name, value) if isinstance(value, str) else kind.fill_in(value)
    except MalformedBlank as malformed:
        raise BadQuestion(
            QuestionCode.MALFORMED_VARIATION, Message("field-why", field=where, why=malformed.words)
        ) from None
    if (reason := misfit(variation)) is not None:
        raise BadQuestion(QuestionCode.MALFORMED_VARIATION, Message("field-why", field=where, why=reason))
    return variation


@lru_cache(maxsize=2048)
def filled_in(edition: Edition[VariationT], name: str, value: str) -> VariationT:
    """A variation with a text in its blank, which questions about one shake ask for again and again."""
    return edition.every_variation()[name].fill_in(value)


def fits_anywhere(variation: object) -> None:
    """Of a variation whose blank is right wherever it can be filled in."""


def read_variations(
    question: Question,
    field: str,
    edition: Edition[VariationT],
    division: Division,
    form: Form,
    misfit: Misfit = fits_anywhere,
) -> tuple[VariationT, ...]:
    """The variations of a list, in the order chosen, each once."""
    asked = question.inner_list(field)
    variations = tuple(read_variation(one, edition, division, form, misfit) for one in asked)
    kinds = [type(variation) for variation in variations]
    for kind in kinds:
        if kinds.count(kind) > 1:
            raise BadQuestion(
                QuestionCode.VARIATION_TWICE,
                Message("field-has-kind-twice", field=repr(question.named(field)), kind=kind.name),
            )
    return variations


def read_pick(question: Question, edition: Edition[VariationT]) -> tuple[str, object]:
    """The name of a picked variation and what is put in its blank, right or wrong."""
    pick = question.inner("pick")
    kind = read_variation_kind(pick, edition)
    filled_in = pick.take(kind.blank, None) if kind.blank is not None else None
    pick.finish()
    return kind.name, filled_in


def printed_pick(violation: Violation | None) -> dict[str, Any]:
    """The answer to whether a pick is legal."""
    if violation is None:
        return {"legal": True}
    return {"legal": False, **printed_violation(violation)}
