"""What the books and readings leave open, and what both engines do: the most literal choice."""

from dataclasses import dataclass


@dataclass(frozen=True)
class LeftOpen:
    """One open question, where it arises, and the choice."""

    name: str
    sections: str
    """The clauses that it arises from, cited as in docstrings."""
    question: str
    choice: str


LEFT_OPEN: tuple[LeftOpen, ...] = (
    LeftOpen(
        "another's task",
        "On-Sets II-A, II-B, II-C-1, III-A; Equations II-A, II-B-1, IV-A",
        "Whether a roll, deal, selection, Goal or answer by the wrong player stands at a table of players.",
        "It is refused in both policings with not-your-turn; only moves, bonuses and shifts stand out of turn.",
    ),
    LeftOpen(
        "goal-setter late twice",
        "On-Sets XI-A-1-a, XI-A-1-c; Equations XI-A-1-a, XI-A-1-c",
        "What becomes of the roll or the Goal when its player has lost the task (reading 35).",
        "The player to the left becomes Goal-setter; a disputing player's lost task makes the shake void.",
    ),
    LeftOpen(
        "sand left over",
        "On-Sets XI-A-2; Equations XI-A-2",
        "How much sand is left to whom where the timer was turned more than once or several players finish a task.",
        "The engine adds it to the next task's limit; here there is none, and the comparison is made without it.",
    ),
    LeftOpen(
        "too few cards",
        "On-Sets II-B; Guidelines A1, A2",
        "Whether a short Universe ends the dealing at a table of players.",
        "It stands and play goes on, but the dealer's time runs on until cards are added, or another player's "
        "legal selection insulates it; a charge reopens the dealing, the cards stay, and all is selected again.",
    ),
    LeftOpen(
        "roll and deal insulating each other",
        "On-Sets IX-B; Guidelines A1",
        "Whether the roll is the legal action that insulates an illegal deal, or the other way round.",
        "No: the two are done at the same time.",
    ),
    LeftOpen(
        "cubes that are not the kit",
        "On-Sets II-A; Equations II-A",
        "Whether a roll of too few cubes stands at a table of players.",
        "No: it cannot be done at all, and is refused as illegal-roll in both policings.",
    ),
    LeftOpen(
        "rolling again",
        "Guidelines A10, A11",
        "What a charged illegal roll leaves.",
        "All but the Restriction cubes stay; the mat is empty; legal selections stay, what was passed is open again.",
    ),
    LeftOpen(
        "chosen so far",
        "On-Sets II-C-2; Equations II-B-2",
        "Whether an illegal selection that still stands counts as chosen for the next one (reading 23).",
        "No: legality is judged against the legal selections only, and state shows only those.",
    ),
    LeftOpen(
        "order of one's own two picks",
        "On-Sets II-C-3; Guidelines A12",
        "How a pick is judged that has an effect only if the same player picks a wild cube next.",
        "One at a time, in the order made: a referee refuses the first, as the second is not known; at a table of"
        " players a judge decides. Who picks the wild cube first may pick both.",
    ),
    LeftOpen(
        "passing what is due",
        "On-Sets II-C; Equations II-B",
        "What a pass is when a selection is owed.",
        "Refused in both policings with illegal-selection; it is no try.",
    ),
    LeftOpen(
        "a free pick that was charged",
        "On-Sets II-C-2, II-C-3; Equations II-B-2, II-B-3",
        "Whether a second pick that is left to the player may be passed once an illegal one was charged.",
        "No: another must be picked; what the same player had passed before is open again with it.",
    ),
    LeftOpen(
        "time to pick again",
        "On-Sets II-C-1-b, II-C-2; Equations II-B-1-b, II-B-2; Guidelines A7",
        "Whether a rest of the minute for rolling is added when a charged selection is made again.",
        "Yes, as for every selection.",
    ),
    LeftOpen(
        "selection corrected after an illegal Goal",
        "On-Sets II-C-2, IX-B; Equations II-B-2, IX-B; Guidelines B5",
        "What lies on the mat while an illegal selection is corrected after an illegal Goal, and whether one that"
        " was insulated counts as a legal one.",
        "What followed illegally goes back and any Goal may be set; an illegal Goal that is insulated has been "
        "set, and with it the selections are past.",
    ),
    LeftOpen(
        "second pick after the time",
        "On-Sets II-C-3, XI-A-1-b; Equations II-B-3, XI-A-1-b",
        "Whether a free second pick remains when the first was made in the additional minute (reading 43).",
        "It lapses at once, for both picks share one limit.",
    ),
    LeftOpen(
        "illegal goal revised",
        "On-Sets III-B-2; Guidelines B2",
        "What a revised Goal is that is illegal again, or lacks a digit that had touched the mat.",
        "illegal-configuration, refused in both policings: it must be made legal.",
    ),
    LeftOpen(
        "unreadable goal",
        "On-Sets III-B, IV-B; Equations IV-B",
        "What a Goal text without cubes, or with what is no cube, is.",
        "illegal-configuration, refused in both policings.",
    ),
    LeftOpen(
        "second bonus, basic bonus",
        "On-Sets III-C, IV-C; Equations IV-C, V-C",
        "The code of a second bonus in a turn, of a bonus after the Goal was begun, and of one in the basic form.",
        "wrong-phase in both policings.",
    ),
    LeftOpen(
        "no Goal after a bonus",
        "On-Sets III-D-1-c; Equations IV-D-1-c",
        "Whether a declaration after a bonus stands at a table of players.",
        "wrong-phase in both policings.",
    ),
    LeftOpen(
        "silence on no Goal",
        "On-Sets III-D, XI-A; Equations IV-D, XI-A",
        "What silence in the minute for agreeing costs.",
        "The general rule: countdown, a point, a minute, another point, and the silent have agreed.",
    ),
    LeftOpen(
        "an answer taken back",
        "On-Sets III-D; Equations IV-D",
        "Whether who agreed to no Goal may still disagree while another has not answered.",
        "No: not-your-turn. A block that such a player, or the declarer, picks up is a challenge before the Goal.",
    ),
    LeftOpen(
        "the disputing player's bonus",
        "On-Sets 2014-15 III-D-2; Equations IV-D-2",
        "Whether who disputes and sets the Goal may make a bonus first.",
        "No, wrong-phase: one minute is given to set a Goal, or to say no Goal as well.",
    ),
    LeftOpen(
        "two points with nothing moved",
        "On-Sets 2014-15 III-D-2; Equations IV-D-2",
        "Whether a denied Goal costs its denier two points when the shake ends without a move, or with an illegal one.",
        "Yes when it is scored, unless a correct Impossible challenge was made; no when it is void; an illegal "
        "move is a cube on the mat, and the points are not given back with it.",
    ),
    LeftOpen(
        "digits on the move",
        "On-Sets III-B-1-comment; Guidelines C1",
        "Whether moving a digit stands, and until when it shields from a challenge (reading 28).",
        "Refused in both policings; until a cube is moved, the turn passes, or one challenge was set aside.",
    ),
    LeftOpen(
        "order of codes",
        "On-Sets IX-A; Equations IX-A",
        "Which code a referee names when an action has several faults.",
        "What cannot be done at all first; of a shift that none is in force, then the turn; of a bonus the turn, "
        "Permitted, the last cube, the lead, = and ⊆.",
    ),
    LeftOpen(
        "two cubes without Bonus",
        "On-Sets IV-C-2-b; Equations V-C-2-b",
        "When the offender says which cube goes back, and how often.",
        "Once, before a charge or after it, until anybody plays on; both must lie in Forbidden, and the one that "
        "stays must be a legal move there; without a word the charge returns the second.",
    ),
    LeftOpen(
        "several moves out of turn",
        "On-Sets IX-A-1; Equations IX-A-1",
        "What one charge of not-your-turn gives back (reading 52).",
        "All that this offender moved out of turn and that still stands; the turn is as before the first.",
    ),
    LeftOpen(
        "what followed illegally",
        "On-Sets IX-A-1; Equations IX-A-1",
        "What becomes of illegal procedures after the one that is charged.",
        "They go back with it, at no cost; where something legal lies on top only the charged cube goes back.",
    ),
    LeftOpen(
        "the clock after a correction",
        "On-Sets IX-A-1-note; Equations IX-A-1-note",
        "Whose time it is when the turn goes back to a player who was passed over.",
        "The time as it was, with the countdown still to come, unless it was over.",
    ),
    LeftOpen(
        "bonus out of turn",
        "On-Sets IV-B, IV-C; Equations V-B, V-C",
        "Who goes on after it (readings 40 and 52).",
        "As after any move out of turn; a second cube by the same player is out of turn again.",
    ),
    LeftOpen(
        "a bonus that is the move",
        "On-Sets IV-C-2, IX-B; Equations V-C-2, IX-B",
        "Whether a leader's bonus that stays as the move insulates what others did before it.",
        "Yes, once nothing else is illegal about it.",
    ),
    LeftOpen(
        "a shift with one cube left",
        "On-Sets VIII-A, XIII-A-7",
        "Whether it may be made (reading 29).",
        "Yes: the variation supersedes VIII-A until the last cube has been moved.",
    ),
    LeftOpen(
        "last cube in Forbidden",
        "On-Sets VIII-A; Equations VIII-A",
        "Phase and outcome while it lies there at a table of players.",
        "The forceout begins; a challenge is set aside at no cost and the cube returns, as it does when it is charged.",
    ),
    LeftOpen(
        "own faults of a Challenger",
        "On-Sets IX-B; Equations IX-B",
        "Whether a valid challenge insulates what the Challenger did illegally before, or stop what anybody did.",
        "No: only another player's legal action insulates. What was moved may be charged until Solutions are "
        "checked; the cube goes back, and the Mover stays.",
    ),
    LeftOpen(
        "presenting as insulation",
        "On-Sets IX-B, VIII-A; Equations IX-B, VIII-A",
        "Whether presenting after the last cube is a legal action that insulates.",
        "Yes, what others did.",
    ),
    LeftOpen(
        "charging with the block up",
        "On-Sets V-B, IX-A; Equations VI-B, IX-A",
        "Whether illegal procedure is charged while somebody holds the block.",
        "wrong-phase: the challenge comes first.",
    ),
    LeftOpen(
        "the clock while the block is up",
        "On-Sets XI-A-1-f; Equations XI-A-1-f",
        "Whether the time of a turn runs on.",
        "It stands still, except the time for writing; the block in hand within the minute of VIII-B is in time.",
    ),
    LeftOpen(
        "picking up without a right",
        "On-Sets V-B; Equations VI-B",
        "Whether a referee refuses the block when no claim could be valid.",
        "No: the block may be picked up whenever something can be challenged or challenged wrongly; put back "
        "without a word it costs a point in both policings.",
    ),
    LeftOpen(
        "an invalid claim before a referee",
        "On-Sets V-B; Equations VI-B",
        "What becomes of the block after a refused claim.",
        "It stays up: another claim may follow until the fifteen seconds are over.",
    ),
    LeftOpen(
        "challenge after stop",
        "On-Sets 2014-15 XI-B-2; Equations XI-B-2",
        "What a challenge after stop is in the older books.",
        "Valid by the ordinary rules until its player has presented; the two minutes begin anew.",
    ),
    LeftOpen(
        "stop without a Goal",
        "On-Sets XI-B-2; Equations XI-B-2",
        "What stop does before there is a Goal.",
        "The shake is void.",
    ),
    LeftOpen(
        "challenge after declining",
        "On-Sets VIII-B; Equations VIII-B",
        "Whether who declined after the last cube may challenge, and what declining binds (reading 48).",
        "Yes; papers stay when somebody challenges, refusals do not: who must or may write is asked anew.",
    ),
    LeftOpen(
        "recording a tie",
        "On-Sets 2026-27 V-B",
        "Who records two Challengers, and until when.",
        "The Mover (the declarer against no Goal) or a judge, while nobody has presented or declined.",
    ),
    LeftOpen(
        "the end of the writing time",
        "On-Sets VII-C-1; Equations VII-C-1",
        "When the time is over for a silent Third Party (reading 47).",
        "At the end of the countdown.",
    ),
    LeftOpen(
        "a bound Third Party who declines",
        "On-Sets VII-C-1, X-B; Equations VII-C-1, X-B",
        "Score of a Third Party who said will-present and presents nothing.",
        "2, like one who wrote wrongly (reading 36).",
    ),
    LeftOpen(
        "a change after presenting",
        "On-Sets 2026-27 VII-C-2-a",
        "When a second present makes the first incorrect, and when that shows.",
        "At a table of players, when the text differs; it is settled like any other, but never as correct, and "
        "who accepted it loses nothing; a referee only refuses.",
    ),
    LeftOpen(
        "which Solution is timed",
        "On-Sets VII-C-3; Equations VII-C-3",
        "Whose two minutes run while the table has named none (reading 48).",
        "Those of the first presented; an answer may name another while nobody has answered the first.",
    ),
    LeftOpen(
        "checkers late twice",
        "On-Sets XI-A-1-i, VII-C-4; Equations XI-A-1-i, VII-C-4",
        "Whether a lost task counts as accepting.",
        "The Solution is unopposed, and so correct.",
    ),
    LeftOpen(
        "one failed proof of two checkers",
        "On-Sets 2026-27 VII-C-5-c; Equations VII-C-5-c",
        "Whether one checker's failed proof closes checking for the other.",
        "No: only for the prover; the other still answers, and an objection of theirs may be upheld.",
    ),
    LeftOpen(
        "rejecting after accepting",
        "On-Sets VII-C-4; Equations VII-C-4",
        "Whether who accepted, or failed a proof, may still reject.",
        "No: too-late, and not-upheld; without regrouped, ambiguous is not-upheld and uses no chance.",
    ),
    LeftOpen(
        "third beside a wrong Impossible Challenger",
        "Equations X-B-3",
        "The Third Party's score when that Challenger lost by accepting (Equations' reading 28).",
        "4.",
    ),
    LeftOpen(
        "absence in the middle",
        "On-Sets X-D; Equations X-D",
        "What an absent player had written, selected or declared (reading 46).",
        "Papers are checked and selections stay; open selections lapse, a declaration ends; one player left makes"
        " the shake void.",
    ),
    LeftOpen(
        "void with an absence",
        "On-Sets X-D, III-D-1; Equations X-D, IV-D-1",
        "What scores shows.",
        "-2 for the absent and 0 for the others; null when nobody was absent.",
    ),
    LeftOpen(
        "officials' actions by others",
        "On-Sets IX-C, XI-B; Equations IX-C, XI-B",
        "The code when a player penalizes, stops or ticks.",
        "not-a-player, as for an official who does a player's action; only a tie may be recorded by a judge.",
    ),
    LeftOpen(
        "colours left out",
        "Equations I-B",
        "Which Equations cube is meant when a text leaves the colour out (notation.md).",
        "The same spelling if it is there, else the first of that symbol in the list.",
    ),
)
