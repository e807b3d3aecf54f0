"""Which sections a message may cite in a division of an edition: those of its book, and of XIII its own list only."""

import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from forceout.editions.equations_2015_16 import EQUATIONS_2015_16, Season
from forceout.editions.on_sets_2014_15 import ON_SETS_2014_15
from forceout.editions.on_sets_2026_27 import ON_SETS_2026_27
from forceout.rulebook.contents import load_contents
from forceout.rules.ruleset import Edition
from forceout.rules.vocabulary import Division

IN_MESSAGES: Final = re.compile(r"(?<![\w-])(?:Basic-[IVX]+|[IVX]+)-[A-E](?:-[a-z0-9]+)*(?![\w-])")
HEADINGS: Final = {
    Division.ELEMENTARY: ("XIII-A",),
    Division.MIDDLE: ("XIII-B",),
    Division.JUNIOR: ("XIII-C",),
    Division.SENIOR: ("XIII-C", "XIII-D"),
}
CONTENTS: Final = {(one.book, one.edition): one.clauses for one in load_contents()}
RULINGS: Final = next(one.clauses for one in load_contents() if one.book == "guidelines")


class Tables(NamedTuple):
    """All tables of one division: the edition and, in Equations, the season."""

    game: str
    edition: Edition[Any]
    season: str | None
    division: Division

    def __str__(self) -> str:
        return " ".join(filter(None, (self.game, self.edition.name, self.season, self.division.value)))

    def asked(self, question: dict[str, Any]) -> dict[str, Any]:
        """A question as it is asked at these tables, without the variations that are not played there."""
        asked = question | {"division": self.division.value, "edition": self.edition.name}
        asked.pop("season", None)
        if self.season is not None:
            asked["season"] = self.season
        played = self.edition.variation_names(self.division)
        for field in {"variations", "chosen"} & set(asked):
            asked[field] = [one for one in asked[field] if isinstance(one, dict) and one.get("name") in played]
        return asked

    def may_cite(self, section: str) -> bool:
        """Whether a section is in the edition's book and, where it is one of a variation, on the division's list."""
        if section.startswith("guideline "):
            return self.game == "on-sets" and section.removeprefix("guideline ") in RULINGS
        if section not in CONTENTS[self.game, self.edition.name]:
            return False
        if not section.startswith("XIII-") or section in HEADINGS[self.division]:
            return True
        own = self.edition.printed_list(self.division).values()
        return any(section == one or section.startswith(f"{one}-") for one in own)

    def strays(self, rule: str, message: str) -> list[str]:
        """The citations of one message that have no place at these tables."""
        return [f"{one}: {message}" for one in (rule, *IN_MESSAGES.findall(message)) if not self.may_cite(one)]


BOOKS: Final[list[tuple[Edition[Any], str | None]]] = [
    (ON_SETS_2014_15, None),
    (ON_SETS_2026_27, None),
    *((EQUATIONS_2015_16[season], season.value) for season in Season),
]
EVERYWHERE: Final = tuple(
    Tables(edition.book.name, edition, season, division) for edition, season in BOOKS for division in Division
)


def cited(answer: Any) -> Iterator[tuple[str, str]]:
    """Every rule in an answer, with its message."""
    if isinstance(answer, dict):
        if isinstance(answer.get("rule"), str):
            yield answer["rule"], str(answer.get("message", ""))
        for part in answer.values():
            yield from cited(part)
    elif isinstance(answer, list):
        for part in answer:
            yield from cited(part)
