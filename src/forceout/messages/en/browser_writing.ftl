### Writing, checking, scores and judging in English.

## writing

writing_type = { $label }, typed
writing_placeholder = Type here, or use the keys below
writing_restriction = Restr.
writing_set = Set
writing_blank = Card
writing_goal = The Goal that you say there is, in notation
writing_hand-in = Hand it in
writing_decline = Write nothing
writing_decline-sure = Hand in nothing?
writing_write-on = Write on
writing_handed-in = What you handed in
reading_ways = { $count ->
    [one] This can be read one way.
   *[other] This can be read { $count } ways. Brackets would decide it.
}
reading_also = One more: { $other }
keypad_label = Symbol keys, taken from the cubes
keypad_paper = Paper
keypad_used = { $cube }, used
keypad_line = New line
keypad_delete = Delete
keypad_undo = Undo
keypad_stands-for = stands for
keypad_stands-for_help = A cube that stands for another symbol: write the symbol, then @, then the cube that plays it.
keypad_blank-card = [Blank card|blank-card]
keypad_dot = { $color } dot on the blank card
key_u007E = upside-down
key_u003E = sideways
key_u0021 = factorial
key__ = decimal point
key_lcm = least common multiple
key_gcf = greatest common factor
key_i = imaginary unit
key_u2191 = exponent
key_u0025 = percent
key_rem = remainder
key_log = logarithm
key_T = ten
key_E = eleven
chart_title = [Universe chart|universe-chart]
chart_yours = yours
chart_kind = Kind of chart
chart_square = Square
chart_all = All 16
chart_dealt = As dealt
chart_caption = Universe chart, yours to mark
chart_help = Cards that were not dealt are struck out. Tap a cell to cross, ring or clear it.
chart_cell = { $card }, { $state }
chart_state_dealt = dealt
chart_state_out = not dealt
chart_state_cut = crossed by you
chart_state_ringed = ringed by you
why_write-first = Write something first. You may also hand in nothing.
why_goal-missing = Write down the Goal that you say there is.
why_wait = One moment: your paper is on its way.
why_not-dealt = This card was not dealt, so it is not in the Universe.
why_choose-reason = Choose what is wrong with it first.
why_place = Say where first: nobody looks for it for you.
place_cube = Which cube?
place_variation = Which variation?
place_part = Which part? Tap its first symbol, then its last.
place_first = First
place_last = Last
place_first-back = The first symbol one to the left
place_first-on = The first symbol one to the right
place_last-back = The last symbol one to the left
place_last-on = The last symbol one to the right
place_symbol = { $symbol }, symbol { $number }
place_count_on-sets = How many cards do you get?
place_count_equations = What value do you get?
check_failed = { $count ->
    [one] { $name }: 1 claim failed
   *[other] { $name }: { $count } claims failed
}
why_brackets = Put brackets in first, to show how else it can be read.

## checking

check_empty = Nothing is written.
check_nothing = No Solution lies open.
check_of = The Solution of { $name }
check_for-goal = For the Goal { $goal }
check_boxes = Boxes
check_tree = Tree
check_accept = Accept
check_reject = Reject…
check_because = What is wrong with it?
check_accepted-by = { $name } accepted
check_correct = The Solution of { $name } is correct.
check_incorrect = The Solution of { $name } is not correct.
check_accepted-though = Everybody accepted it, so it stands. A judge could have said:
check_equals-note = { $judge ->
    [asks-nobody] Say so only if you have worked it out.
   *[can-be-asked] A judge answers only whether it equals the Goal. After a yes nobody may object any more.
}
check_does-equal = { $judge ->
    [asks-nobody] It does equal the Goal. Give another reason, or accept it.
   *[can-be-asked] Yes, it equals the Goal. Now nobody may object any more: accept it.
}
check_reject-this = Reject for this reason
check_reject-grouping = Reject with this grouping
check_not-upheld = That is not shown to be wrong with it. Give another reason, or accept it.
check_grouping-fails = That grouping does not prove it. You had one try.
reason_equals = It does not equal the Goal
reason_not-equal = It does not equal the Goal
reason_ambiguous = I can group it so that it is wrong
reason_syntax = It cannot be read
reason_no-set-name = It names no set
reason_several-set-names = It names several sets
reason_relation-in-set-name = The Set-Name has = or ⊆ in it
reason_restriction-grouping = A Restriction is grouped wrongly
reason_restriction-not-allowed = Restrictions are not played here
reason_wrote-goal = The Goal is written into it
reason_missing-restriction = A Restriction is missing
reason_required-unused = A Required cube is not used
reason_cube-unavailable = It uses a cube that it may not use
reason_too-many-resources = Too many cubes from Resources
reason_fewer-than-two-cubes = It has fewer than two cubes
reason_goal-illegal = The Goal has no legal reading
reason_goal-misread = That is not how the Goal may be read
reason_no-goal-written = The Goal is not written
reason_two-digit-numeral = It has a number of two digits
reason_undefined = It has no value
reason_required-cube = The required cube is missing
reason_wild-inconsistent = A wild cube stands for different symbols
reason_wild-unknown = A cube stands for what it may not
reason_two-operations = It has fewer than two operations
reason_three-operations = It has fewer than three operations
reason_null-restriction = A Restriction removes no card
reason_required-card = The required card is missing
reason_forbidden-card = It has the forbidden card
reason_not-two-solutions = It is not two Solutions
reason_same-sets = Both Solutions name the same set
reason_multiple-of = The difference is not as asked
reason_base-digit = The base has no such digit
reason_too-many-factorials = Too many factorials
reason_variation-misused = A variation is broken
regroup_title = Add brackets
regroup_open = Tap where a bracket opens. You have one try.
regroup_close = Now tap where it closes.
regroup_before = before { $symbol }
regroup_end = at the end
regroup_reads = Reads as
regroup_undo = Take the last brackets out

## scores

scored_void = The shake is [void|void-shake].
scored_ended = The shake is over.
scored_now-right = [Now|now-challenge] was right. Well spotted, { $name }!
scored_now-wrong = [Now|now-challenge] was not right this time.
scored_impossible-right = { $impossible ->
    [never] [Never|never-challenge] was right. Well spotted, { $name }!
   *[impossible] [Impossible|impossible-challenge] was right. Well spotted, { $name }!
}
scored_impossible-wrong = It was possible after all.
scored_all-some = [Forced out|forceout], and it can be solved.
scored_all-none = [Forced out|forceout], and nobody solved it.
scored_scores = Scores of this shake
scored_in-all = in all
scored_wrote-right = Wrote a correct Solution.
scored_wrote-wrong = Wrote a Solution that is not correct.
scored_wrote-nothing = Wrote no Solution.
scored_penalty = { $count ->
    [one] 1 penalty point.
   *[other] { $count } penalty points.
}
scored_analysis = Analysis of this shake
scored_see-analysis = Analysis
scored_record = Record
scored_replay = Replay
scored_sign = Sign the scoresheet
sheet_rules = By the { $edition } rules of { $game }.
sheet_title = [Scoresheet|scoresheet]
sheet_shake-number = Shake { $number }
sheet_void = void
sheet_goal-of = Goal: { $name }
sheet_correction = Correction
sheet_total = Total
sheet_points = [Match points|match-points]
sheet_signed = Signed
sheet_appeal = Appeal a ruling: what was wrong?
appeal_solution-was-right = A Solution was right
appeal_solution-was-wrong = A Solution was wrong
appeal_rule-misread = A rule was misread
appeal_time-was-wrong = The time was wrong
appeal_score-was-wrong = The score is wrong
sheet_seal = Sealed by the server: { $hash }…
sheet_seal_why = Keep the record. If anybody alters this match on the server, the seal in it shows that.

## judges

judge_title = Judge
judge_desk = Judge's desk
judge_what = Ruling
judge_whom = Player
judge_why = Reason
judge_points = Points
judge_seconds = Seconds
judge_do = Rule so
judge_penalize = Take points away
judge_warn = Warn
judge_absent = Misses this shake
judge_approve = Initial penalties
judge_correct = Correct a total
judge_add-time = Add time
judge_void = Void the shake
judge_disqualify = Disqualify
judge_warning = End the round
judge_stop = Stop the round
reason_illegal-procedure = Illegal procedure
reason_too-late = Too late
reason_behaviour = Behaviour
reason_false-charge = False charge
reason_talking = Talking
reason_disturbing = Disturbing others
reason_delaying = Delaying
reason_help-from-outside = Help from outside
reason_equipment = Equipment
reason_disturbance = Disturbance
reason_mistake-of-an-official = Mistake of an official
reason_players-agree = The players agree
reason_sum-was-wrong = The sum was wrong
reason_row-was-wrong = A row was wrong
reason_ruling-was-changed = A ruling was changed
reason_left = Left the table

## the frame: paper and keys

writing_equation = Eq.
writing_which = Which Solution
writing_reads = How it reads
writing_grouped = Show groups
writing_decline-door = Write nothing…
writing_final-short = Handed in: it cannot be changed
writing_on-pad = Work it out on your pad
keypad_required = Required: all
keypad_one-resource = Resources: one
keypad_symbols = More symbols
keypad_type = Type it
keypad_type-short = Type
keypad_more = More, such as writing nothing
keypad_cubes = Back to the cubes
third_title = What do you say?
third_with = With { $name }
third_with_writer = It binds you: you write one too.
third_with_other = It binds you: you write nothing.
third_will = I will present
third_will_means = It binds you: you must hand one in.
third_will-not = I will not
third_will-not_means = It binds you: you only check theirs.
third_nothing = Nothing yet
third_nothing_means = Nobody knows. You may write meanwhile.
third_binds = You cannot take your word back.
third_sure = { $word }: sure?
third_sure_means = Press again to say it.
third_sure-spoken = { $word }. { $note } Press again to say it.
third_write = Write, say nothing

## the frame: checking and scores

check_as-written = as written
check_place = { $number } of { $count }
check_back = Back
check_show-how = Show how…
check_show-where = Show where…
check_one-reason = One reason at a time. Nobody tells you whether it holds before you say it.
scored_nobody = Nobody scores
scored_wins-shake = { $winners ->
    [one] { $count ->
        [one] { $name } wins the shake: one point
       *[other] { $name } wins the shake: { $count } points
    }
   *[other] { $count ->
        [one] { $name } share the shake: one point each
       *[other] { $name } share the shake: { $count } points each
    }
}
scored_wins-match = { $winners ->
    [one] { $name } wins the match
   *[other] { $name } share the match
}
scored_standing = { $name } { $count }
scored_stands = In all: { $list }.
scored_shakes = shakes { $list }
scored_match-points = { $count ->
    [one] 1 match point
   *[other] { $count } match points
}
scored_points = Points
scored_solutions = Solutions
scored_sheet = Scoresheet
sheet_empty = Nothing is on the scoresheet yet.
sheet_signatures = Signatures
sheet_sign = Sign: { $count } is right
sheet_sign-here = Sign here, { $name }
sheet_not-signed = { $name } has not signed
sheet_ends = Signing says your column is right. When all have signed, the match is over.
sheet_wrong = It is wrong…
sheet_wrong-how = Do not sign. Ask for a judge: a judge can correct a total, and everybody sees it.
sheet_sign-early = End here and sign
sheet_ends-early = Shakes are left to play. When all have signed, the match ends here.
sheet_not-yet = not signed yet
keypad_short_req = Req.
keypad_short_per = Perm.
keypad_short_res = Res.
keypad_short_goal = Goal
