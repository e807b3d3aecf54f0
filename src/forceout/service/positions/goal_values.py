"""Whether two Goals have a value in common. Runs in a process of its own."""

from forceout.editions.named_ruleset import named_ruleset
from forceout.service.positions.likeness import Rules
from forceout.service.positions.registry import likeness_of


def have_same_value(rules: Rules, one: str, other: str) -> bool:
    """Whether some reading of one Goal equals some reading of the other."""
    return likeness_of(rules[0]).have_same_value(named_ruleset(*rules), one, other)
