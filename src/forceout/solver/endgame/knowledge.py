"""What is known about Solutions of a shake, whatever lies where: asked once, and kept (docs/solver.md).

A Solution asks two things of a mat: that Required hold no more of a kind than it uses (`most_required`), and that there
be as many as it needs (`needed`). It fits every mat that does. So whether a Solution can be made is *antitone* in what
is required and *monotone* in what may be used, and one Solution that was found answers for very many mats, as does one
proof that there is none. This holds for every variation that is a condition on a Solution. The table E(S) of single
sub-multisets is not enough in On-Sets: a Restriction and a Set-Name may use different cubes, and each must use all that
is required (VII-B-4-b), so that a Solution may use exactly S and still not fit a mat that requires some of S.

With Two Solutions (On-Sets XIII-D-14) two Solutions must pick different cards, so each is kept with what it picks.
"""

from collections.abc import Hashable, Iterator, Sequence
from typing import Final, NamedTuple, Protocol

from forceout.rules.vocabulary import Situation
from forceout.solver.budget import Budget, OutOfBudget
from forceout.solver.endgame.mat import Kinds, Mat

NODES_OF_A_QUESTION: Final = 50_000
"""How far one question is looked into: what takes longer is not known, so that others have their turn."""

TIMES_FOR_MANY: Final = 4
"""How many times as far a question is looked into that answers for every way in which the cubes moved since lie in
Required or Permitted."""


class Undecided(Exception):
    """The solver does not know, and more of the budget would not help."""


class Unknown:
    """What an answer is that is none."""


UNKNOWN: Final = Unknown()


class Made(NamedTuple):
    """A Solution by what it asks of a mat."""

    most_required: int
    needed: int
    picked: Hashable
    """What it picks, where two that differ are asked for."""
    text: str


class Questions(Protocol):
    """A game's solver, asked about any mat of one shake."""

    @property
    def kinds(self) -> Kinds:
        """The kinds of cubes of the shake."""

    @property
    def solutions_asked(self) -> int:
        """How many different Solutions everybody must present."""

    def place_of(self, cube: str) -> int:
        """The place of a cube's kind."""

    def find(self, mat: Mat, end: Situation, excluded: Hashable | None, budget: Budget) -> Sequence[Made]:
        """Solutions for a shake that ends so, which do not pick what is excluded: one, or some that come with it; none
        where there is none. Raises Undecided, OutOfBudget."""

    def made_of(self, text: str, mat: Mat, end: Situation) -> Made | None:
        """A Solution that somebody has written for a shake that ends so; None where it is not correct."""


class Knowledge:
    """Answers about the mats of one shake: yes, no, or not known."""

    def __init__(
        self, questions: Questions, budget: Budget, required: int = 0, nodes: int = NODES_OF_A_QUESTION
    ) -> None:
        self.questions = questions
        self.budget = budget
        self.nodes = nodes
        self.asked = 0
        """How many questions the solver was asked."""
        self.undecided = 0
        """How many of them it could not answer."""
        self.made: list[Made] = []
        self.required = required
        """What was required when the search began: the mats that it leads to require no less."""
        self._given_up: dict[tuple[tuple[int, ...], Hashable | None], list[int]] = {}
        """What was required where the solver could not tell, by what might be used and what was not to be picked."""
        self._refused: dict[Hashable | None, list[tuple[int, int]]] = {}
        """What was required and what might be used where there was nothing, by what was not to be picked."""
        self._possible: dict[tuple[int, int], bool | None] = {}
        self._now: dict[tuple[int, int, int], bool | None] = {}

    def note(self, made: Made | None) -> None:
        """Keep a Solution that somebody else has found."""
        if made is not None and made not in self.made:
            self.made.insert(0, made)

    def is_possible(self, mat: Mat) -> bool | None:
        """Whether what must be presented can be made of all that is not forbidden; None where that is not known."""
        key = (mat.required, mat.usable)
        if key not in self._possible:
            end = Situation.IMPOSSIBLE if mat.left else Situation.FORCEOUT
            self._possible[key] = self._can_be_made(mat, (mat.usable,), end)
        return self._possible[key]

    def is_possible_now(self, mat: Mat) -> bool | None:
        """Whether it can be made of the mat and one cube of Resources, each Solution with its own."""
        units = self.questions.kinds.units
        present = tuple(self.questions.kinds.present(mat.resources))
        key = (mat.required, mat.permitted, sum(units[place] for place in present))
        if key not in self._now:
            choices = tuple(mat.on_mat + units[place] for place in present)
            self._now[key] = self._can_be_made(mat, choices, Situation.NOW)
        return self._now[key]

    def fitting(self, mat: Mat, choices: Sequence[int]) -> Iterator[Made]:
        """The known Solutions that fit a mat, with one of several choices of what may be used."""
        # What `Kinds.has` says, written out: this is asked more often than anything else.
        guards, required = self.questions.kinds.guards, mat.required
        guarded = [choice | guards for choice in choices]
        for made in self.made:
            if ((made.most_required | guards) - required) & guards == guards:
                needed = made.needed
                for choice in guarded:
                    if (choice - needed) & guards == guards:
                        yield made
                        break

    def _can_be_made(self, mat: Mat, choices: Sequence[int], end: Situation) -> bool | None:
        asked = self.questions.solutions_asked
        picks: list[Hashable] = []
        for made in self.fitting(mat, choices):
            if made.picked not in picks:
                picks.append(made.picked)
            if len(picks) >= asked:
                self._bring_forward(made)
                return True
        while len(picks) < asked:
            # Of two different picks one at least is not the first, so that excluding just that one is enough.
            excluded = picks[0] if picks else None
            if all(self._is_refused(mat.required, choice, excluded) for choice in choices):
                return False
            found = self._found(mat, choices, end, excluded)
            if not isinstance(found, Made):
                return None if isinstance(found, Unknown) else False
            picks.append(found.picked)
        return True

    def _found(
        self, mat: Mat, choices: Sequence[int], end: Situation, excluded: Hashable | None
    ) -> Made | Unknown | None:
        """A Solution for a mat. First it is asked with no more required than when the search began: where there is none
        even so, that answers for every way in which the cubes moved since lie in Required or Permitted."""
        is_below = self.questions.kinds.has(mat.required, self.required)
        relaxed = mat._replace(required=self.required, permitted=mat.on_mat - self.required) if is_below else mat
        if relaxed != mat and not self._is_known(relaxed, choices, excluded):
            found = self._ask(relaxed, choices, end, excluded, self.nodes * TIMES_FOR_MANY)
            if found is None:
                return None
            if isinstance(found, Made) and self.questions.kinds.has(found.most_required, mat.required):
                return found
        if self._is_given_up(mat.required, choices, excluded):
            return UNKNOWN
        nodes = self.nodes * (TIMES_FOR_MANY if mat == relaxed else 1)
        return self._ask(mat, choices, end, excluded, nodes)

    def _is_given_up(self, required: int, choices: Sequence[int], excluded: Hashable | None) -> bool:
        """Whether the solver could not tell with no more required: then it hardly can with more."""
        has = self.questions.kinds.has
        return any(has(required, one) for one in self._given_up.get((tuple(choices), excluded), ()))

    def _is_known(self, mat: Mat, choices: Sequence[int], excluded: Hashable | None) -> bool:
        """Whether it is known that a mat has a Solution, or that the solver cannot tell."""
        if self._is_given_up(mat.required, choices, excluded):
            return True
        return any(excluded is None or made.picked != excluded for made in self.fitting(mat, choices))

    def _ask(
        self, mat: Mat, choices: Sequence[int], end: Situation, excluded: Hashable | None, nodes: int
    ) -> Made | Unknown | None:
        """What the solver says, which is kept."""
        if self.budget.spend(0):
            return UNKNOWN
        left = None if self.budget.nodes is None else self.budget.nodes - self.budget.spent_nodes
        nodes = nodes if left is None else min(left, nodes)
        part = Budget(nodes=nodes, bytes=self.budget.bytes, cancelled=self.budget.is_spent)
        self.asked += 1
        try:
            found = self.questions.find(mat, end, excluded, part)
        except (Undecided, OutOfBudget):
            self.undecided += 1
            self._given_up.setdefault((tuple(choices), excluded), []).append(mat.required)
            return UNKNOWN
        finally:
            self.budget.spend(part.spent_nodes)
        if not found:
            for choice in choices:
                self._refuse(mat.required, choice, excluded)
            return None
        self.made[:0] = found
        return found[0]

    def _bring_forward(self, made: Made) -> None:
        """What fitted now is likely to fit next."""
        if self.made[0] is not made:
            self.made.remove(made)
            self.made.insert(0, made)

    def _is_refused(self, required: int, usable: int, excluded: Hashable | None) -> bool:
        """Whether there was nothing with no more required and no less to use."""
        guards = self.questions.kinds.guards
        guarded = required | guards
        for pick in (None,) if excluded is None else (None, excluded):
            for less, more in self._refused.get(pick, ()):
                if (guarded - less) & guards == guards and ((more | guards) - usable) & guards == guards:
                    return True
        return False

    def _refuse(self, required: int, usable: int, excluded: Hashable | None) -> None:
        """Keep that there is nothing, in place of all that follows from it."""
        has = self.questions.kinds.has
        known = self._refused.get(excluded, [])
        kept = [one for one in known if not (has(one[0], required) and has(usable, one[1]))]
        self._refused[excluded] = [(required, usable), *kept]
