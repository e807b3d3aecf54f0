"""How fast the engine applies actions and matches are simulated, beside python-chess in the same run.

    python benchmarks/engine.py [MATCHES]

Both sides replay games that were made beforehand from random choices: Forceout verifies and applies every
action of whole matches, rulings on Solutions included; python-chess checks that every move is legal and
pushes it.
"""

import statistics
import sys
import time
from collections.abc import Callable
from random import Random

import chess

from forceout.editions.recorded_match import begin
from forceout.editions.simulated_match import simulated_match
from forceout.rules import actions as do
from forceout.rules.match import apply_match
from forceout.rules.match_state import Match
from forceout.rules.record import Record

RUNS = 5
RULINGS = (do.Present, do.Reject, do.Decline, do.Accept)
"""Actions that may have a Solution judged, which takes far longer than the action itself."""


def best_of(runs: int, work: Callable[[], object]) -> float:
    """The seconds of the fastest of some runs: the others were disturbed."""
    times = []
    for _ in range(runs):
        started = time.process_time()
        work()
        times.append(time.process_time() - started)
    return min(times)


def apply_all(records: list[Record]) -> None:
    """Fold every log, as the service does when it rebuilds a match."""
    for record in records:
        match = begin(record.header)
        for action in record.log:
            match, _ = apply_match(match, action)


def without_rulings(records: list[Record]) -> list[tuple[Match, do.Action]]:
    """The actions that judge no Solution, each with the match that it is done in."""
    pairs = []
    for record in records:
        match = begin(record.header)
        for action in record.log:
            if not isinstance(action, RULINGS):
                pairs.append((match, action))
            match, _ = apply_match(match, action)
    return pairs


def apply_each(pairs: list[tuple[Match, do.Action]]) -> None:
    """Apply every action to its match."""
    for match, action in pairs:
        apply_match(match, action)


def random_games(dice: Random, count: int, longest: int = 120) -> list[list[chess.Move]]:
    """Chess games of random legal moves."""
    games = []
    for _ in range(count):
        board = chess.Board()
        moves: list[chess.Move] = []
        while len(moves) < longest and (legal := list(board.legal_moves)):
            moves.append(dice.choice(legal))
            board.push(moves[-1])
        games.append(moves)
    return games


def push_all(games: list[list[chess.Move]]) -> None:
    """Play every chess game, each move checked and made."""
    for moves in games:
        board = chess.Board()
        for move in moves:
            assert board.is_legal(move)
            board.push(move)


def main(matches: int = 300) -> None:
    """Print the figures and their ratios."""
    started = time.process_time()
    records = [simulated_match(seed).record() for seed in range(matches)]
    simulating = time.process_time() - started
    actions = sum(len(record.log) for record in records)
    applying = best_of(RUNS, lambda: apply_all(records))
    pairs = without_rulings(records)
    others = len(pairs) / best_of(RUNS, lambda: apply_each(pairs))
    games = random_games(Random("forceout"), matches)
    moves = sum(map(len, games))
    pushing = best_of(RUNS, lambda: push_all(games))
    chess_moves = moves / pushing
    print(f"{matches} matches of {statistics.mean(len(record.log) for record in records):.0f} actions, one core")
    print(f"simulated           {matches / simulating:10,.1f} matches/s")
    print(f"all actions applied {actions / applying:10,.0f} actions/s, {actions / applying / chess_moves:.2f} of chess")
    print(f"without rulings     {others:10,.0f} actions/s, {others / chess_moves:.2f} of chess")
    print(f"python-chess        {chess_moves:10,.0f} moves/s (legality checked, then pushed)")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
