"""What the books and readings leave open, and what was chosen here: the most literal choice."""

from dataclasses import dataclass


@dataclass(frozen=True)
class LeftOpen:
    """One open question, where it arises, and the choice."""

    name: str
    sections: str
    question: str
    choice: str


LEFT_OPEN: tuple[LeftOpen, ...] = (
    LeftOpen(
        "another's task", "II-A, II-B, II-C-1, III-A",
        "Whether a roll, deal, selection, Goal or answer by the wrong player stands at a table of players.",
        "It is refused in both policings with not-your-turn; only moves, bonuses and shifts stand out of turn.",
    ),
    LeftOpen(
        "goal-setter late twice", "XI-A-1-a, XI-A-1-c, reading 35",
        "What becomes of the roll or the Goal when its player has lost the task.",
        "The player to the left becomes Goal-setter; a disputing player's lost task makes the shake void.",
    ),
    LeftOpen(
        "too few cards", "II-B, A2",
        "Whether a short Universe ends the dealing at a table of players.",
        "It stands and play goes on; a charge reopens the dealing, cards stay, everything on the mat goes back.",
    ),
    LeftOpen(
        "roll and deal insulating each other", "IX-B, A1",
        "Whether the roll is the legal action that insulates an illegal deal, or the other way round.",
        "No: the two are done at the same time.",
    ),
    LeftOpen(
        "rolling again", "A10, A11",
        "What a charged illegal roll leaves.",
        "The cubes are rolled again and the mat is empty; selections already made by the roller stay.",
    ),
    LeftOpen(
        "chosen so far", "II-C-2, reading 23",
        "Whether an illegal selection that still stands counts as chosen for the next one.",
        "No: legality is judged against the legal selections only, and state shows only those.",
    ),
    LeftOpen(
        "passing what is due", "II-C",
        "What a pass is when a selection is owed.",
        "Refused in both policings with illegal-selection; it is no try.",
    ),
    LeftOpen(
        "selection corrected after play", "II-C-2, IX-B, B5",
        "What lies on the mat while an illegal selection is corrected after an illegal Goal.",
        "The Goal goes back unless cubes were laid after it; then it stays and the moving resumes afterwards.",
    ),
    LeftOpen(
        "second pick after the time", "II-C-3, reading 43",
        "Whether a free second pick remains when the first was made in the additional minute.",
        "It lapses at once, for both picks share one limit.",
    ),
    LeftOpen(
        "illegal goal revised", "B2, III-B-2",
        "What a revised Goal without a digit that had touched the mat is.",
        "illegal-configuration, as an illegal procedure that may be charged again.",
    ),
    LeftOpen(
        "unreadable goal", "III-B, IV-B",
        "What a Goal text without cubes, or with what is no cube, is.",
        "illegal-configuration, refused in both policings.",
    ),
    LeftOpen(
        "second bonus, basic bonus", "III-C, IV-C, reading 53",
        "The code of a second bonus in a turn, of a bonus after the Goal was begun, and of one in the basic form.",
        "wrong-phase in both policings.",
    ),
    LeftOpen(
        "no Goal after a bonus", "III-D(c)",
        "Whether a declaration after a bonus stands at a table of players.",
        "wrong-phase in both policings.",
    ),
    LeftOpen(
        "silence on no Goal", "III-D, XI-A",
        "What silence in the minute for agreeing costs.",
        "The general rule: countdown, a point, a minute, another point, and the silent have agreed.",
    ),
    LeftOpen(
        "an answer taken back", "III-D",
        "Whether who agreed to no Goal may still disagree while another has not answered.",
        "Yes.",
    ),
    LeftOpen(
        "the disputing player's bonus", "III-D-2 of 2014-15, IV-D-2",
        "Whether who disputes and sets the Goal may make a bonus first.",
        "Yes, as any Goal-setter, and is then committed.",
    ),
    LeftOpen(
        "two points with nothing moved", "III-D-2 of 2014-15, IV-D-2",
        "Whether a denied Goal costs its denier two points when the shake ends without a move.",
        "Yes when it is scored, unless a correct Impossible challenge was made; no when it is void.",
    ),
    LeftOpen(
        "digits on the move", "C1, reading 28",
        "Whether moving a digit stands at a table of players.",
        "Refused in both policings: unused digits are already in Forbidden.",
    ),
    LeftOpen(
        "order of codes", "IX-A",
        "Which code a referee names when an action has several faults.",
        "What cannot be done at all first, then not-your-turn, leading, Permitted, shift, relation, last cube.",
    ),
    LeftOpen(
        "two cubes without Bonus", "IV-C-2(b)",
        "When the offender says which cube goes back.",
        "The charge returns the second; before it, or until anybody plays on, return names either of the two.",
    ),
    LeftOpen(
        "several moves out of turn", "IX-A-1, reading 52",
        "What one charge of not-your-turn gives back.",
        "All that this offender moved out of turn and that still stands; the turn is as before the first.",
    ),
    LeftOpen(
        "bonus out of turn", "IV-B, readings 40 and 52",
        "Who goes on after it.",
        "As after any move out of turn; a second cube by the same player is out of turn again.",
    ),
    LeftOpen(
        "a shift with one cube left", "VIII-A, XIII-A-7, reading 29",
        "Whether it may be made.",
        "Yes: the variation supersedes VIII-A until the last cube has been moved.",
    ),
    LeftOpen(
        "last cube in Forbidden", "VIII-A",
        "Phase and outcome while it lies there at a table of players.",
        "last-cube; a challenge is refused as invalid-challenge without a penalty and the cube returns.",
    ),
    LeftOpen(
        "own faults of a Challenger", "IX-B",
        "Whether a valid challenge insulates what the Challenger did illegally before.",
        "Yes: the moving is over; so do stop and, in 2026-27, a dispute of no Goal.",
    ),
    LeftOpen(
        "presenting as insulation", "IX-B, VIII-A",
        "Whether presenting after the last cube is a legal action that insulates.",
        "Yes, what others did.",
    ),
    LeftOpen(
        "the clock while the block is up", "XI-A-1-f",
        "Whether the time of a turn runs on.",
        "It stands still, except the time for writing; the block in hand within the minute of VIII-B is in time.",
    ),
    LeftOpen(
        "picking up without a right", "V-B",
        "Whether a referee refuses the block when no claim could be valid.",
        "Yes, with that claim's code; after the time for it also at a table of players, at no cost.",
    ),
    LeftOpen(
        "an invalid claim before a referee", "V-B",
        "What becomes of the block after a refused claim.",
        "It stays up: another claim may follow until the fifteen seconds are over.",
    ),
    LeftOpen(
        "challenge after stop", "XI-B-2, V-B, table before reading 40",
        "What a challenge after stop is in the older books.",
        "Valid by the ordinary rules until its player has presented or declined; the writing time runs on.",
    ),
    LeftOpen(
        "stop without a Goal", "XI-B-2",
        "What stop does before there is a Goal.",
        "The shake is void.",
    ),
    LeftOpen(
        "challenge after declining", "VIII-B, reading 48",
        "Whether who declined or presented after the last cube may challenge, and what declining binds.",
        "too-late; papers and refusals of the others stay as they were when somebody else challenges.",
    ),
    LeftOpen(
        "recording a tie", "V-B of 2026-27",
        "Who records two Challengers, and until when.",
        "The Mover (the declarer against no Goal), while nobody has presented, declined or bound themselves.",
    ),
    LeftOpen(
        "the end of the writing time", "VII-C-1, reading 47",
        "When the time is over for a silent Third Party.",
        "At the end of the countdown.",
    ),
    LeftOpen(
        "a bound Third Party who declines", "VII-C-1, X-B",
        "Score of a Third Party who said will-present and presents nothing.",
        "2, like one who wrote wrongly (reading 36).",
    ),
    LeftOpen(
        "a change after presenting", "VII-C-2-a of 2026-27",
        "When a second present makes the first incorrect.",
        "At a table of players, when the text differs and the Solution is not settled; a referee only refuses.",
    ),
    LeftOpen(
        "which Solution is timed", "VII-C-3, reading 48",
        "Whose two minutes run while the table has named none.",
        "Those of the first presented; an answer may name another until the first point is lost.",
    ),
    LeftOpen(
        "checkers late twice", "XI-A-1-i, X-A-2",
        "Whether a lost task counts as accepting.",
        "No: the Solution is unopposed, but the exception of X-A-2 does not apply.",
    ),
    LeftOpen(
        "one failed proof of two checkers", "VII-C-5-c",
        "Whether one checker's failed proof closes checking for the other.",
        "No: only for the prover; the other still answers, and an objection of theirs may be upheld.",
    ),
    LeftOpen(
        "rejecting after accepting", "VII-C-4",
        "Whether who accepted, or failed a proof, may still reject.",
        "No: too-late; without regrouped, ambiguous is not-upheld and uses no chance.",
    ),
    LeftOpen(
        "third beside a wrong Impossible Challenger", "X-B-3 of Equations, reading 28",
        "The Third Party's score when that Challenger lost by accepting.",
        "4.",
    ),
    LeftOpen(
        "absence in the middle", "X-D, reading 46",
        "What an absent player had written, selected or declared.",
        "Papers are dropped, open selections lapse, a declaration ends; one player left makes the shake void.",
    ),
    LeftOpen(
        "void with an absence", "X-D, III-D-1",
        "What scores shows.",
        "-2 for the absent and 0 for the others; null when nobody was absent.",
    ),
    LeftOpen(
        "officials' actions by others", "IX-C, XI-B",
        "The code when a player penalizes, stops or ticks.",
        "not-your-turn; an official doing a player's action is not-a-player.",
    ),
    LeftOpen(
        "colours left out", "notation.md",
        "Which Equations cube is meant when a text leaves the colour out.",
        "The same spelling if it is there, else the first of that symbol in the list.",
    ),
)  # fmt: skip
