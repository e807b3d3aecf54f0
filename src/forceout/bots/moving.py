"""Moving cubes (On-Sets IV, Equations V): which move leaves the next player nothing to challenge."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from forceout.bots.perfect_moves import feared, known_moves
from forceout.bots.player import Player, symbols_in
from forceout.bots.registry import sense_of
from forceout.rules.actions import Action, Bonus, Move, Shift
from forceout.rules.engine import apply, verify
from forceout.rules.frozen import replace
from forceout.rules.legal_actions import candidates
from forceout.rules.state import Contest, Section, Shake
from forceout.rules.vocabulary import Situation
from forceout.solver.analysis import cubes_of, is_now_open
from forceout.solver.answer import Answer

BONUSES: Final = 0.04
"""How likely a player moves a bonus cube, where there are cubes enough."""
CUBES_FOR_BONUS: Final = 7
MOVES_TRIED: Final = 6
"""How many moves a player looks at who takes care but does not look ahead."""
Cubes = tuple[tuple[str, ...], ...]


@dataclass(slots=True)
class Lookout:
    """What one player finds out about positions while choosing a move; each position is looked into once."""

    player: Player
    witnesses: list[str] = field(default_factory=list)
    """Solutions that were found, one of which may hold after a move too."""
    nows: dict[Cubes, Answer] = field(default_factory=dict)
    possibles: dict[Cubes, Answer] = field(default_factory=dict)

    def now(self, shake: Shake) -> Answer:
        """Whether Now would be right."""
        if not shake.resources or not is_now_open(shake):
            return Answer(False)
        key = cubes_of(shake)
        if key not in self.nows:
            self.nows[key] = self.player.solve(shake, Situation.NOW)
        return self.nows[key]

    def possible(self, shake: Shake) -> Answer:
        """Whether there still is a Solution, by one that is known if that will do."""
        key = cubes_of(shake)
        if key not in self.possibles:
            self.possibles[key] = self._find(shake)
        return self.possibles[key]

    def _find(self, shake: Shake) -> Answer:
        situation = Situation.IMPOSSIBLE if shake.resources else Situation.FORCEOUT
        imagined = replace(shake, contest=Contest(situation))
        for text in self.witnesses:
            if shake.table.game.ruling(imagined, text, None).is_correct:
                return Answer(True, text)
        answer = self.player.solve(shake, situation)
        if answer.exists and answer.solution is not None:
            self.witnesses.insert(0, answer.solution)
        return answer

    def danger(self, before: Shake, action: Action, after: Shake) -> float:
        """How bad a move is: 0 when safe, 1 when it surely loses; what is not known lies between."""
        is_narrowing = isinstance(action, Move) and action.to == Section.FORBIDDEN.value
        # With a cube less to choose from there is no new Solution.
        now = self.now(before) if is_narrowing and self.now(before).exists is False else self.now(after)
        if now.exists and now.solution is not None:
            return 0.9 - min(symbols_in(self.player.match, now.solution), 20) / 100
        possible = self.possible(after)
        if possible.exists is False:
            return 1.0
        is_open = now.exists is None or possible.exists is None
        fear = feared(before, action, bool(possible.exists)) if self.player.level.plays_endgames and is_open else 0.0
        return 0.1 * (now.exists is None) + 0.3 * (possible.exists is None) + fear


def move(player: Player, shake: Shake) -> Action | None:
    """A move: at random, or the first safe one of some, or the one that leaves the next player the fewest safe ones, by
    perfect play where that is known."""
    if shake.turn != player.seat:
        return None
    moves = player.dice.sample(every_move := list(moves_of(shake, player.seat)), len(every_move))
    if not moves:
        return None
    if not player.chance(player.level.care):
        return moves[0]
    if player.level.plays_endgames:
        known = known_moves(player, shake)
        if known.best is not None:
            return known.best
        # What surely loses is left out of what is guessed among.
        moves = list(known.open) or moves
    lookout = Lookout(player, list(player.found) if player.level.plays_endgames else [])
    if player.chance(BONUSES) and (bonus := _bonus(player, shake, lookout)) is not None:
        return bonus
    if not player.level.looks_ahead:
        moves = moves[:MOVES_TRIED]
    dangers = []
    for action in moves:
        danger = 0.5 if player.is_out_of_time() else lookout.danger(shake, action, apply(shake, action)[0])
        dangers.append(danger)
        if danger == 0 and not player.level.looks_ahead:
            return action
    best = [action for action, danger in zip(moves, dangers, strict=True) if danger == min(dangers)]
    return _hardest_to_answer(player, shake, best, lookout) if player.level.looks_ahead else best[0]


def moves_of(shake: Shake, seat: str) -> Iterator[Action]:
    """The moves and shifts that a player may make; of cubes that differ in color only, one where colors say nothing."""
    has_colors = sense_of(shake.table.game).is_color_telling(shake)
    seen = set()
    for kind in (Move, Shift):
        for action in candidates(shake, seat, kind):
            assert isinstance(action, Move | Shift)
            key = (kind, action.cube if has_colors else action.cube[-1], action.to)
            if key not in seen and verify(shake, action) is None:
                seen.add(key)
                yield action


def _hardest_to_answer(player: Player, shake: Shake, moves: Sequence[Action], lookout: Lookout) -> Action:
    """Of moves that are equally safe the one after which the fewest replies are."""
    fewest, best = 1.0, moves[0]
    for action in moves:
        if player.is_out_of_time() or fewest == 0:
            break
        after, _ = apply(shake, action)
        if after.turn is None or not after.resources:
            continue
        replies = list(moves_of(after, after.turn))
        safe = 0
        for reply in replies:
            if player.is_out_of_time():
                return best
            safe += lookout.danger(after, reply, apply(after, reply)[0]) < 0.5
        if replies and safe / len(replies) < fewest:
            fewest, best = safe / len(replies), action
    return best


def _bonus(player: Player, shake: Shake, lookout: Lookout) -> Bonus | None:
    """A cube that the Solution can do without."""
    if len(shake.resources) < CUBES_FOR_BONUS:
        return None
    for cube in player.dice.sample(shake.resources, 3):
        if player.may(bonus := Bonus(player.seat, cube)) and lookout.possible(apply(shake, bonus)[0]).exists:
            return bonus
    return None
