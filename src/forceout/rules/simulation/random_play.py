"""Random play: what a player might do next at a table, sensible most of the time, for simulated matches."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from forceout.rules import actions as do
from forceout.rules.checking import checkers, under_check
from forceout.rules.findings import ruling_on
from forceout.rules.simulation.careless_play import REASONS, careless_action
from forceout.rules.simulation.random_writing import Plan, Writers
from forceout.rules.state import Phase, Shake
from forceout.rules.vocabulary import Division

LEGAL_TRIES: Final = 400
"""How often cubes are rolled until they may be: in Elementary V and Λ are set out by hand."""


@dataclass(slots=True)
class Players:
    """The random players of one match: their dice, their writers, and how they are inclined to play."""

    dice: Random
    writers: Writers
    challenges: float
    """How likely a player is to challenge instead of moving."""
    carelessness: float
    """How likely a player is to do something illegal."""
    plan: Plan | None = None
    """The Goal on the mat with the Solution that its setter had in mind."""

    def next_action(self, shake: Shake) -> do.Action:
        """What somebody at the table does now."""
        if shake.standing and self.dice.random() < 0.5:
            return self.charge(shake)
        if shake.exchangeable is not None and self.dice.random() < 0.5:
            return do.ReturnCube(shake.exchangeable[0].by, shake.exchangeable[0].cube)
        if shake.insulated and self.dice.random() < 0.03:
            return do.Charge(self.dice.choice(shake.players), self.dice.choice(shake.insulated))
        if self.dice.random() < self.carelessness:
            return careless_action(self.dice, shake)
        return NEXT[shake.phase](self, shake)

    def charge(self, shake: Shake) -> do.Action:
        """Charge what somebody has done, rightly or not."""
        procedure = self.dice.choice(shake.standing)
        others = [player for player in shake.players if player != procedure.by]
        return do.Charge(self.dice.choice(others or shake.players), procedure.code)

    def roll(self, shake: Shake) -> do.Action:
        """Roll the cubes, or deal the cards."""
        dice, game = self.dice, shake.table.game
        if shake.roll is None and (dice.random() < 0.5 or shake.universe is not None or shake.dealer is None):
            for _ in range(LEGAL_TRIES if dice.random() < 0.97 else 1):
                cubes = game.rolled(dice)
                if game.roll_violation(shake, cubes) is None:
                    break
            return do.Roll(shake.goal_setter, cubes)
        return do.Deal(shake.dealer or shake.goal_setter, self.cards(shake))

    def cards(self, shake: Shake) -> tuple[str, ...]:
        """Cards from a shuffled deck, as many as are allowed, most of the time."""
        dice, game = self.dice, shake.table.game
        there = shake.universe or ()
        deck = [card for card in game.deck if card not in there]
        for _ in range(20 if dice.random() < 0.95 else 1):
            cards = tuple(dice.sample(deck, dice.randint(min(1, len(deck)), len(deck))))
            if game.deal_violation(shake, (*there, *cards)) is None:
                break
        return cards

    def select(self, shake: Shake) -> do.Action:
        """Select a variation that may be selected, most of the time, or leave a second one out."""
        dice, game = self.dice, shake.table.game
        assert shake.turn is not None
        if shake.table.division is Division.SENIOR and dice.random() < 0.4:
            return do.PassVariation(shake.turn)
        offered = list(game.edition.offered[shake.table.division])
        for _ in range(6 if dice.random() < 0.97 else 1):
            kind = dice.choice(offered)
            filled_in = self.writers.blank(dice, shake, kind.blank)
            if game.selection_violation(shake, kind.name, filled_in) is None:
                break
        return do.Select(shake.turn, kind.name, filled_in)

    def goal(self, shake: Shake) -> do.Action:
        """Set a Goal, after a bonus or not, or declare that there is none."""
        dice, turn = self.dice, shake.turn
        assert turn is not None
        chance = dice.random()
        if chance < 0.1 and not shake.has_used_bonus:
            return do.NoGoal(turn)
        if chance < 0.2 and not shake.has_used_bonus and not shake.is_leading(turn):
            return do.Bonus(turn, dice.choice(shake.resources))
        self.plan = self.writers.goal(dice, shake)
        return do.SetGoal(turn, self.plan.goal)

    def no_goal(self, shake: Shake) -> do.Action:
        """Agree that there is no Goal, or not; who does not sets one in the older books."""
        dice = self.dice
        if shake.turn is not None:
            return do.NoGoal(shake.turn) if dice.random() < 0.15 else self.goal(shake)
        others = [player for player in shake.players if player != shake.no_goal_by and player not in shake.agreed]
        player = dice.choice(others or shake.players)
        return do.Agree(player) if dice.random() < 0.4 else do.Disagree(player)

    def move(self, shake: Shake) -> do.Action:
        """Move a cube to where the planned Solution wants it, most of the time; or challenge."""
        dice, turn = self.dice, shake.turn
        assert turn is not None
        chance = dice.random()
        challenges = self.challenges + 0.08 * (shake.phase is Phase.LAST_CUBE)
        if chance < challenges:
            return self.challenge(shake)
        if chance < challenges + 0.06 and not shake.is_leading(turn) and not shake.has_used_bonus:
            return do.Bonus(turn, self.unwanted(shake))
        if shake.permitted and any(one.allows_shift() for one in shake.variations) and dice.random() < 0.2:
            return do.Shift(turn, dice.choice(shake.permitted), dice.choice(("required", "forbidden")))
        cube = dice.choice(shake.resources)
        if cube not in self.still_wanted(shake):
            to = "required" if dice.random() < 0.03 else dice.choice(("forbidden", "permitted"))
            is_kept = to == "forbidden" and (shake.table.game.is_relation(cube) or len(shake.resources) == 1)
            return do.Move(turn, cube, "permitted" if is_kept else to)
        return do.Move(turn, cube, dice.choice(("required", "required", "permitted", "permitted", "permitted")))

    def still_wanted(self, shake: Shake) -> Counter[str]:
        """The cubes that the planned Solution needs and that are not on the mat."""
        return Counter(self.plan.cubes if self.plan else ()) - Counter((*shake.required, *shake.permitted))

    def unwanted(self, shake: Shake) -> str:
        """A cube that the planned Solution can do without, if there is one."""
        wanted = self.still_wanted(shake)
        return self.dice.choice([cube for cube in shake.resources if cube not in wanted] or shake.resources)

    def challenge(self, shake: Shake) -> do.Action:
        """Challenge, at once or by picking up the block first."""
        dice = self.dice
        player = dice.choice([player for player in shake.players if player != shake.mover] or shake.players)
        if dice.random() < 0.25:
            return do.PickUpBlock(player)
        is_near = self.plan is not None and self.plan.solution and self.still_wanted(shake).total() <= 1
        is_now = dice.random() < (0.7 if is_near and len(shake.resources) > 1 else 0.2)
        return do.Challenge(player, "now" if is_now else "impossible")

    def speak(self, shake: Shake) -> do.Action:
        """Say what the block was picked up for, or nothing."""
        assert shake.block_holder is not None
        return do.Challenge(shake.block_holder, self.dice.choice(("now", "now", "impossible", "impossible", "nothing")))

    def last_minute(self, shake: Shake) -> do.Action:
        """After the last cube: write, or challenge Impossible."""
        if self.dice.random() < 0.1:
            player = self.dice.choice([player for player in shake.players if player != shake.mover] or shake.players)
            return do.Challenge(player, "impossible")
        return self.write(shake)

    def write(self, shake: Shake) -> do.Action:
        """Present a Solution, decline, take a side, or find that two have challenged together."""
        dice, contest = self.dice, shake.contest
        assert contest is not None
        if contest.third is not None and not contest.presented and dice.random() < 0.03:
            return do.Tie(dice.choice((do.JUDGE, contest.mover or contest.third)), contest.third)
        waiting = [timer.player for timer in shake.timers]
        player = dice.choice(waiting or shake.players)
        if player == contest.third and contest.side is None:
            chance = dice.random()
            if chance < 0.4 and shake.table.game.procedures.side_shown(contest) is not None:
                return do.TakeSide(player, dice.choice(("challenger", "mover")))
            if chance < 0.5 and not contest.will_present:
                return do.WillPresent(player)
            if chance < 0.6:
                return do.Decline(player)
        if dice.random() < 0.08:
            return do.Decline(player)
        return self.present(shake, player)

    def present(self, shake: Shake, player: str) -> do.Action:
        """Present a Solution, correct or not."""
        written = self.writers.solution(self.dice, shake, self.plan)
        return do.Present(player, written.solution, written.goal)

    def check(self, shake: Shake) -> do.Action:
        """Accept or reject a Solution, with a good reason or a bad one, or by asking a judge."""
        dice, contest = self.dice, shake.contest
        assert contest is not None
        unsettled = [one for one in contest.presented if one.is_correct is None] or list(contest.presented)
        current = under_check(shake)
        presented = current if current is not None and dice.random() < 0.9 else dice.choice(unsettled)
        waiting = [player for player in checkers(shake, presented) if player not in presented.accepted_by]
        player = dice.choice(waiting or shake.players)
        chance = dice.random()
        if chance < 0.55:
            return do.Accept(player, presented.by)
        if chance < 0.7:
            return do.Reject(player, presented.by)
        codes = [one.code for one in ruling_on(shake, presented).violations] if chance < 0.95 else []
        code = dice.choice(codes or REASONS)
        if code != "ambiguous" or dice.random() < 0.1:
            return do.Reject(player, presented.by, code)
        partner = dice.choice(shake.players) if dice.random() < 0.2 else None
        return do.Reject(player, presented.by, code, self.writers.regrouped(dice, presented.solution), partner)


NEXT: Final[Mapping[Phase, Callable[[Players, Shake], do.Action]]] = {
    Phase.ROLLING: Players.roll,
    Phase.SELECTING: Players.select,
    Phase.GOAL: Players.goal,
    Phase.NO_GOAL: Players.no_goal,
    Phase.MOVING: Players.move,
    Phase.LAST_CUBE: Players.move,
    Phase.FORCEOUT: Players.last_minute,
    Phase.CHALLENGED: Players.speak,
    Phase.WRITING: Players.write,
    Phase.CHECKING: Players.check,
}
"""What is done in each phase that is not over."""
