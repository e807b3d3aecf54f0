"""Which clauses need a situation, so that none is missing: every ruling of the Guidelines, and every comment, note and
example of the rulebooks that decides something."""

import re
import tomllib
from collections.abc import Iterator
from typing import Any, Final

from forceout.judge.situations.situation import FOLDER, load_situations
from forceout.rulebook.contents import Contents, load_contents
from forceout.rulebook.rule import GUIDELINES

COMMENT: Final = re.compile(r"-(?:comment|note|examples?)(?:-[a-z]+)?$")
"""How the contents call a comment, a note or an example, or one letter of several."""


def key_of(contents: Contents) -> str:
    """What a book is called in the list: the guidelines have no editions."""
    return contents.book if contents.book == GUIDELINES.name else f"{contents.book} {contents.edition}"


def deciding_list() -> dict[str, Any]:
    """The list of what decides and what does not, by book."""
    return tomllib.loads((FOLDER / "deciding.toml").read_text(encoding="utf-8"))


def deciding_sections(contents: Contents) -> set[str]:
    """The sections of a book that need a situation."""
    listed = deciding_list()[key_of(contents)]
    named = {section for section in contents.clauses if COMMENT.search(section)}
    return (named | set(listed["also"])) - set(listed["nothing"])


def covered_sections(contents: Contents) -> set[str]:
    """The sections of a book that some situation decides by, in that edition."""
    is_guidelines = contents.book == GUIDELINES.name
    return {
        rule.section
        for one in load_situations()
        if is_guidelines or contents.edition in one.editions
        for rule in one.sections
        if rule.book == contents.book
    }


def missing() -> Iterator[tuple[str, str]]:
    """What has no situation and needs one: the book and the section."""
    for contents in load_contents():
        for section in sorted(deciding_sections(contents) - covered_sections(contents)):
            yield key_of(contents), section
