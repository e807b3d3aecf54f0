### The judge's desk in English.

## every screen

desk_title = Judge's desk
desk_opening = Opening…
desk_tools = Tools
desk_at-table = At this table
desk_online = live
desk_table = Table { $section } { $number }
desk_table-online = { $names }
desk_table-state = { $table }: { $state }
desk_shake = shake { $number }
desk_round = round { $number }
desk_guide = Guide { $section }
desk_less = { $label }: less
desk_more = { $label }: more
desk_hold-how = Hold for { $seconds } seconds.
desk_new-paper = A paper table
desk_by-code = Judge by a code
desk_offline-waits = No network. This screen waits; rulings, rules, clocks and cards go on.
desk_offline-goes-on = No network. This screen goes on without it.
dock_check = Check a Solution
dock_find = Find a ruling
dock_penalty = Penalty
dock_appeal = Appeal
dock_clock = Clock
dock_questions = Yes or no
dock_new = Paper table
tools_title = Everything else
tool_find = Find a ruling
tool_questions = Questions of rule
tool_rules = Rule texts
tool_clocks = Clocks
tool_cards = Card board
tool_selection = Is this a legal choice?
tool_procedure = Illegal procedure
tool_equipment = Equipment
tool_two = Two Challengers
tool_test = Practice test

## becoming a judge

join-desk_title = Judge's desk
join-desk_lead = A host or a director reads out a code. It makes you a judge of that table, or of all tables of an event. Without one you can look after paper tables of your own.
join-desk_name = Your name as a judge
join-desk_code = The judge's code
join-desk_go = Judge here
join-desk_without = Open my desk
join-desk_rules = Nobody judges a table that they play at, and everybody there sees your name.
join-desk_open = Without a name:

## calls and tables

calls_title = Calls
calls_waiting = { $count ->
    [0] nobody waits
    [one] 1 waits
   *[other] { $count } wait, who came first is first
}
calls_none = Nobody calls. Look at the tables.
calls_waited = waited
calls_go = I am going
calls_pass = Pass on
calls_going = { $name } is going.
calls_here = { $name } is there.
tables_title = Tables
tables_count = { $count ->
    [one] 1 open
   *[other] { $count } open
}
state_call = called
state_appeal = appeal
state_sign = to sign
state_play = playing
state_idle = not begun
state_done = handed in
phase-name_rolling = rolling
phase-name_selecting = variations
phase-name_goal = setting the Goal
phase-name_no-goal = no Goal
phase-name_moving = moving
phase-name_last-cube = last cube
phase-name_challenged = challenge
phase-name_writing = writing
phase-name_forceout = Forceout
phase-name_checking = checking
phase-name_scored = scored
phase-name_void = void
call-why_not-allowed = Something was not allowed
call-why_rule = A question about a rule
call-why_equals-goal = Asked: does it equal the Goal?
call-why_solution = They cannot agree about a Solution
call-why_time = Time ran out
call-why_scoresheet = A number on the scoresheet
call-why_equipment = A cube, a card or the block
call-why_behaviour = Behaviour: for you alone
controversy_title = Controversy
controversy_what = Called in minutes 25 to 30? Then the time that it takes is added for that table.
controversy_by = { $name } called.
controversy_stands = The sand stands still.
controversy_here = I am there
controversy_settled = Settled: play goes on
controversy_settled-add = Settled: add { $time }
controversy_no-time = Settled, no time added
card_scores = Scores so far
card_player = Player
card_penalties = Pen.
card_now = Now
card_seat = seat { $number }
card_sets = sets the Goal
card_leads = leads
card_warned = { $count ->
    [one] warned
   *[other] warned { $count } times
}
card_signed = signed
card_out-round = out for the round
card_out-all = out for good
card_held = The result is held.
card_variations = Variations in force
card_filled = { $title }: { $filled }
card_no-variations = none
card_penalty-of = { $name } −{ $points }, shake { $shake }
card_no-initials = Not initialled, so it does not count.
card_initial = Initial
card_warned-name = Warned: { $name }
card_earlier-table = { $count ->
    [one] at an earlier table
   *[other] { $count } times at earlier tables
}
card_earlier = { $count ->
    [one] in an earlier round ({ $round })
   *[other] { $count } times in an earlier round ({ $round })
}
card_added = Time added: { $time }
card_rulings = What was ruled
card_ruled-by = { $name }, shake { $shake }
card_ruled-too = { $name } ruled the same.
card_asked-second = A second judge is asked.
card_ask-second = Second judge
card_appeal-of = { $name } appeals
card_decided = It is decided.
card_look = Look
card_sealed = Sealed: { $name }
card_open = Open
card_to-table = To the live table
card_set-up = Cubes and cards
card_enter-call = A call
card_enter-scores = Scores
card_enter = Enter the call
card_save = Save
card_sign = { $name } signed
card_close = The sheet is handed in
card_judges = Judges here
card_files = Take along what officials did:
card_file-table = This table as { $kind }
card_file-event = The whole event as { $kind }
card_judge-you = { $name } (you)
card_code = A code for another judge
card_code-how = Another phone opens the page Judge and types it. It is good for two hours.

## finding a ruling

find_count = { $count } rulings · works without a network
find_what = What happened?
find_game = Game
find_division = Division
find_phase = When
find_fit = { $count ->
    [one] 1 fits
   *[other] { $count } fit
}
find_from-table = set from { $table }
find_nothing = Nothing fits.
find_otherwise = Nothing fits? Rule by the rulebook, write down what you ruled, and call a second judge.
find_translated = A translation that wants a native reader's eye: what holds is the English text.
find-phase_starting = Starting
find-phase_selecting = Variations
find-phase_goal = Goal
find-phase_moving = Moving
find-phase_challenging = Challenge
find-phase_writing = Writing
find-phase_checking = Checking
find-phase_scoring = Scores
find-phase_conduct = Conduct
find-phase_round = Round
ruling_title = Ruling
ruling_ruling = Ruling
ruling_penalty = Penalty
ruling_say = Say
ruling_dont-say = Don't say
ruling_show-say = Show “Say”
ruling_ruled = I ruled this at { $table }
ruling_and-if = And if …
ruling_where = I ruled this at …
ruling_back = Back
ruling_english = In English
rules_search = Look for a word or a section
rules-book_guidelines = For officials
rules-book_on-sets = On-Sets
rules-book_equations = Equations
questions_lead = Yes or no, and the rule. Nothing about the Solution.
questions_count = { $count ->
    [one] 1 question so far
   *[other] { $count } questions so far
}
questions_another = Another question
questions_reset = A new checker

## a paper table

paper-table_title = A paper table
paper-table_make = Set it up
paper-table_section = Section
paper-table_number = Table
paper-table_round = Round
paper-table_seats = Players
paper-table_players = { $count } players
paper-table_edition = Edition
paper-table_season = Yearly list
paper-table_season-even = Even years
paper-table_season-odd = Odd years
paper-table_event = Part of which event?
paper-table_same-event = The same event: warnings and judges come along
paper-table_new-event = A new event
paper-table_lead = Players are the numbers on their badges. No names are asked for.
mat_steps = Three steps
mat_step-mat = Mat
mat_step-solution = Solution
mat_step-check = Answer
mat_dealt = Cards dealt: { $count }
mat_tap-cards = tap the ones on the table
mat_goal-first = tap digits
mat_shape = Shape of the Goal
mat_cubes = Cubes: { $section }
mat_more = Badges
mat_next = Next: the Solution
mat_badges = Badges
mat_badges-why = A warning follows the badge through the rounds of an event.
mat_always = Always in force: { $names }
mat_fill = Fill in
mat_shake = Shake
mat_goal-setter = Who sets the Goal
shape_row = Row
shape_column = Column
shape_tee = T
shape_ell = L
turn_u007E = Upside-down
turn_u003E = Sideways
turn_space = A space
turn-short_u007E = ~
turn-short_u003E = >
turn-short_space = gap

## a Solution under the lock

solution_whose = Whose, and after what?
solution_none-open = No Solution lies open now.
solution_after = After what
solution_third = Third Party, if there is one
solution_copy = Copy what is circled
solution_exactly = exactly as it stands
solution_typed = Or type it
solution_brackets = Brackets that are not on the paper are not yours to add. You will see nothing about it before you open a strip.
solution_seal = Seal it
situation_now = Now
situation_impossible = Impossible
situation_forceout = All wrote
situation_time-up = Time up
situation_no-goal = No Goal
lock_title = Sealed
lock_of = { $name }'s Solution
lock_lead = Open only what was asked.
lock_rest = The rest is not even on this phone.
lock_ask = Ask
lock_ask-level = Somebody asks: { $name }
lock_hold = Hold
lock_hold-level = Hold to open: { $name }
lock_open = Hold to open
lock_by = Who asks
lock_section = Which section
lock_objection = What is wrong, they say
lock_choose = Choose
lock_place-cube = Which cube
lock_place-variation = Which variation
lock_place-count = What they got
lock_place-part = Which part
lock_regrouped = Their copy with brackets
lock_read-as = How the table reads it, if it says so
lock_why = Why
lock_results-differ = Two results
lock_nobody-can = Nobody can
lock_ends = This ends all objections of this checker.
lock_turn = Turn this answer to the table
lock_director = Director
lock_solver = The solver found { $solution }.
lock_none = The solver found that none exists.
lock_attempt-left = { $name } has one attempt at regrouping.
lock_no-attempt = { $name } has none left.
lock_third-decided = { $name } has decided
lock_shake-over = The shake is scored
lock_close = Close, put it away
worked_removed = Removed:
worked_chosen = { $count ->
    [one] 1 card:
   *[other] { $count } cards:
}
worked_value = { $value }, and the Goal { $goal }
worked_goal = The Goal: { $goal }
turned_back = Judge: hold for two seconds

## penalties, second judges, appeals

penalty_who = Who?
penalty_what-for = What for?
penalty_all = All { $count } causes
penalty_warn-for = Only a warning? For what?
penalty_warn-only = Warn only
penalty_take = Take 1 point from { $name }
penalty_take-one = Take 1 point
penalty_ask-second = Ask a second judge
penalty_asked = A second judge is asked
penalty_waits-second = The second judge answers on another phone. Nothing is taken before.
penalty_second-agrees = { $name } agrees. The point is taken.
penalty_second-does-not = { $name } does not agree. Nobody loses a point.
out_door = Disqualify a player…
out_when = For serious misbehaviour, or when it goes on after a warning and a penalty.
out_why = Why?
out_how-long = For how long?
out_round = This round
out_all = All rounds to come
out_who = First say who
out_already = { $name } is out already
out_do-round = { $name } is out for the round…
out_do-all = { $name } is out for good…
out_sure-round = Yes: { $name } does not play on in this round
out_sure-all = Yes: { $name } plays no round any more
second_title = A judge asks you
second_asks = { $name } asks: do you agree?
second_both = You are the second judge. Both must agree, or there is no penalty.
second_same = You are the second judge. Would you rule the same?
second_ago = ago
second_doubt = If you doubt it, disagree. Then nothing happens.
second_yes = I agree
second_no = I do not agree
second_agreed = { $name } agreed.
second_disagreed = { $name } did not agree.
appeal_which = Which ruling?
appeal_who = Who appeals?
appeal_why = Why?
appeal_may = May { $name } appeal?
appeal_yes = yes
appeal_no = no
appeal_one-judge = One judge so far.
appeal_no-ruling = Nothing was ruled here yet. Find the ruling first and note it.
appeal_send = Send it to the director
appeal_next = The director hears both sides. The sheet waits, and its points stay provisional.
appeal_online = At a live table the player appeals on their own screen, before they sign.

## clocks, cards, worksheets, test

clocks_start = Start
clocks_again = Start over
clocks_stop = Stop
clocks_reset = Clear
clocks_which = Which clock
clocks_countdown = Ten seconds
clocks_after = { $seconds ->
    [0] Time is up.
   *[other] Time is up: one point, and { $seconds } seconds more.
}
cards_lead = the checker works, the writer objects
cards_none = This game has no cards.
cards_mode = Lay out or work
cards_lay = Lay out
cards_work = Work
cards_count =
    { $laid ->
        [one] one card, { $picked } picked
       *[other] { $laid } cards, { $picked } picked
    }
cards_nothing = Say nothing unasked: what is missed is missed.
cards_object = The writer objects ({ $count })
cards_all-up = All face up
cards_up = face up
cards_down = turned over
cards_picked = picked
sheet_ask = What does the book say?
sheet_which = Which
sheet_answer = Answer
sheet_yes = Yes
sheet_no = No
selection_variation = Which variation?
selection_attempt = How often was it charged before?
selection_since = What was done legally since?
procedure_charged = What was charged?
procedure_said = Said at once and exactly?
procedure_since = What was done legally since?
equipment_lead = Before the round, and when something is missing.
equipment_deck = Cards that are there
equipment_missing = { $count ->
    [0] All sixteen are there.
    [one] 1 card is missing.
   *[other] { $count } cards are missing.
}
two_who = Who picked up the block?
two_third = What does the third player say?
two_first = { $name } was first
two_same = At the same instant
two_cannot = Cannot say
test_begin = Begin
test_lead = Questions as they come up at tables, each with its answer and the rule.
test_question = Question { $number } of { $of }
test_right = Right.
test_wrong = Not this time.
test_next = Next
test_score = { $right } of { $of }
test_after = After
test_again = Another test
deed_move = moved a cube
deed_bonus = moved with a bonus
deed_shift = shifted a cube
deed_select = chose a variation
deed_goal = set the Goal
deed_challenge = challenged
deed_present = presented a Solution
