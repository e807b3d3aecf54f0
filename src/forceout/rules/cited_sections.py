"""Where an edition speaks of each action, for whoever shows an action beside its clause (On-Sets I–XII, Equations
I–XII)."""

from collections.abc import Mapping
from typing import Final, TypedDict

from forceout.rules import actions as do
from forceout.rules.game import Game
from forceout.rules.match_state import RollForGoal, Sign

SPOKEN_OF: Final[Mapping[str, str]] = {
    RollForGoal.do: "lot",
    do.Roll.do: "rolling",
    do.Deal.do: "dealing",
    do.Select.do: "selecting",
    do.SetGoal.do: "goals",
    do.NoGoal.do: "no_goal",
    do.Move.do: "turn",
    do.Bonus.do: "bonus_moves",
    do.PickUpBlock.do: "invalid_challenge",
    do.Challenge.do: "challenging",
    do.Present.do: "presented",
    do.Accept.do: "checking",
    do.Reject.do: "checking",
    do.TakeSide.do: "taking_side",
    do.Agree.do: "no_goal_agreed",
    do.Disagree.do: "no_goal_disagreed",
    do.Charge.do: "illegal_procedure",
    Sign.do: "scoresheet",
    do.Absent.do: "absence",
    "selecting-order": "selecting_order",
    "presenting": "presenting",
    "one-at-a-time": "one_at_a_time",
    "word-binds": "third_party",
}
"""Actions, and four occasions on which something is explained, each with its place in `Sections`."""


def cited_sections(game: Game) -> dict[str, str]:
    """The sections that an edition has on what is done at its table."""
    sections = game.procedures.sections
    found = {name: str(getattr(sections, place)) for name, place in SPOKEN_OF.items()}
    return found if game.has_cards else {name: section for name, section in found.items() if name != do.Deal.do}


class EditionFacts(TypedDict):
    """How an edition speaks: its words, and the sections on what is done at its table."""

    impossible: str
    third_party_takes_side: bool
    judge_can_be_asked: bool
    cites: dict[str, str]


def edition_facts(game: Game) -> EditionFacts:
    """What an edition calls things, and where it speaks of them."""
    return EditionFacts(
        impossible=game.edition.impossible,
        third_party_takes_side=game.procedures.has_sides,
        judge_can_be_asked=game.procedures.asks_judge(None),
        cites=cited_sections(game),
    )
