"""What an official says unasked, which is nothing, and where the machine may say more (Guidelines 0, 1, 2, 2-a, 2-b,
2-d, A2-comment).

The machine is the judge of every table. It shows what is written and rules on what is claimed; it does not say in how
many ways a text can be read, what it comes to, whether it is right, or how many cards are due. Where somebody learns
the game, alone with bots that learn too or at a practice table, it may.
"""

from forceout.judge.disclosure.levels import Level, said_unasked


def may_tell_deal(*, all_agreed: bool, is_helped: bool) -> bool:
    """Whether the dealer is told how many cards are due: where all players agreed to that, and where somebody learns
    (Guidelines A2-comment)."""
    return all_agreed or is_helped


def may_tell_readings(*, is_shake_running: bool, is_helped: bool) -> bool:
    """Whether anybody is told in how many ways a text can be read: not while a shake is played (Guidelines 2, 2-a,
    2-b, 2-d)."""
    return is_helped or said_unasked(is_over=not is_shake_running) is Level.EVERYTHING


def may_hint(*, is_marked: bool, is_alone_with_learners: bool) -> bool:
    """Whether a player who asks is told what they could do: where nobody but learning bots plays against them, and the
    table says so to whoever watches (Guidelines 0, 1)."""
    return is_marked and is_alone_with_learners
