### The table in English: what every phase needs.

## the table

table_title = { $game } table
table_where = { $division } { $shake }
table_shake = · [shake|shake] { $number }
table_leave = Leave the table
table_side = Variations and what happened
table_faster = { $name } was faster. The table shows what happened.
table_moved-on = The table has moved on. Look again, then decide.
table_bye = The server ended the line. Going on in a moment.
table_back = { $count ->
    [one] Back. 1 thing happened meanwhile.
   *[other] Back. { $count } things happened meanwhile.
}
table_reconnecting = Reconnecting… The table is safe.
table_announce = { $told } { $say }
table_pause = Pause
table_resume = Go on
table_none = There is no table here
table_home = Home

## the say line

say_waiting = One moment.
say_abandoned = This match was broken off.
say_over = The match is over.
say_paused = The table is paused.
say_paused_rest = Clocks stand still until somebody goes on.
say_lot = Roll a cube.
say_lot_rest = The highest sets the first Goal.
say_lot-other = { $name } still has to roll for the first Goal.
say_first = { $name } sets the first Goal.
say_roll = Roll the [cubes|cube].
say_deal = [Deal|deal-cards] the cards.
say_rolling = { $name } is rolling.
say_select = Choose a [variation|variation].
say_select_rest = It becomes a rule for everybody in this shake.
say_selecting = { $name } is choosing a [variation|variation].
say_goal = Set the [Goal|goal].
say_goal_on-sets = Pick a [shape|legal-configuration] and put digits in it.
say_goal_equations = One to six cubes. A [space|physical-grouping] groups them.
say_goal_after-bonus = Your [bonus|bonus-move] is done. Now the Goal.
say_goal-other = { $name } is setting the [Goal|goal].
say_no-goal = [No Goal|no-goal-declaration] can be solved, says { $name }. Do you agree?
say_no-goal-other = { $name } says that [no Goal|no-goal-declaration] can be solved.
say_turn = Your turn, { $name }.
say_thinking = { $name } is thinking.
say_put = { $name } put { $cube } in { $section }.
say_you-put = You put { $cube } in { $section }.
say_goal-is-set = { $name } set the Goal.
say_pick = Pick a cube, then a [section|playing-mat].
say_place = Place { $cube }: tap a section.
say_place-bonus = [Bonus|bonus-move]: { $cube } goes to Forbidden.
say_confirm = Put { $cube } in { $section }? Confirm or choose another.
say_after-bonus = Your [bonus|bonus-move] is done. Now your [move|regular-move].
say_may-challenge = You can [challenge|challenge] { $name }.
say_block = You picked up the block. Say it!
say_block-other = { $name } picked up the [block|challenge-block]…
say_handed-in = Handed in. It cannot be changed now.
say_waiting-for = Waiting for { $name }.
say_now-other = { $name } said [Now|now-challenge].
say_impossible-other = { $impossible ->
    [never] { $name } said [Never|never-challenge].
   *[impossible] { $name } said [Impossible|impossible-challenge].
}
say_forceout-other = The last cube is placed: a [forceout|forceout]. Everybody writes.
say_time-up-other = The round is over. Everybody writes.
say_no-goal-end-other = There may be a Goal after all.
say_all-write = The last cube is placed: a [forceout|forceout]. Everybody writes.
say_time-up = The round is over. Write what you can.
say_you-said-now = You said [Now|now-challenge]. Write your [Solution|solution].
say_you-said-impossible = { $impossible ->
    [never] You said [Never|never-challenge]. Wait for the others.
   *[impossible] You said [Impossible|impossible-challenge]. Wait for the others.
}
say_you-said-no-goal = You say there is a Goal. Write it with a Solution.
say_third = { $name } challenged, and you are the [Third Party|third-party]. What do you say?
say_third_rest = { $third_party ->
    [takes-side] Say whom you agree with. If that player must write, so must you.
   *[may-present] You may write one too, or wait. Nobody will know before it is due.
}
say_answer = { $name } challenged your move. Write a [Solution|solution].
say_check = [Check|checker] the [Solution|solution] of { $name }.
say_check_rest = Accept it, or say what is wrong with it.
say_checking = The Solutions are being checked.
say_scored = The shake is scored.
say_void = The shake is [void|void-shake].
say_next = { $name } sets the next [Goal|goal-setter].
say_sign = The round is over. Look at the [scoresheet|scoresheet] and sign it.

## seats and officials

seats_label = Players, in order of play
seats_your-turn = Your turn
seats_turn = { $name }’s turn
seats_free = Free seat
seats_leads = [leads|leading]
seats_you = you
seats_away = away
seats_absent = [misses this shake|absent-player]
seats_challenger = [Challenger|challenger]
seats_mover = [Mover|mover]
seats_third = [Third Party|third-party]
seats_player = Player
seats_goal-setter = [Goal-setter|goal-setter]
seats_left-wait = { $count ->
    [one] { $name } has left the table. The host or a judge can pause the clocks.
   *[other] { $name } have left the table. The host or a judge can pause the clocks.
}
seats_left = { $count ->
    [one] { $name } has left the table. Wait, or pause the clocks?
   *[other] { $name } have left the table. Wait, or pause the clocks?
}
seats_wait = Wait
seats_bot-now = Let a bot play on
seats_bot-soon = Bot in { $count } s
seats_not-yet = { $count ->
    [one] { $name } may still come back. In 1 second a bot may play on.
   *[other] { $name } may still come back. In { $count } seconds a bot may play on.
}
seats_you-left = A bot plays on for you.
seats_come-back = Take your seat again
judges_label = Judges
judges_one = { $name } judges.
judges_waits = { $name } is to judge, once everybody agrees.
judges_asked = { $by ->
    [host] Asked by the host.
    [director] Asked by the director.
   *[player] Asked by { $name }.
}
judges_dismiss = Let go
judges_question = { $by ->
    [host] the host plays here and asks { $name } to judge this match. A judge can take points and void shakes. Do you agree?
    [director] the director plays here and asks { $name } to judge this match. A judge can take points and void shakes. Do you agree?
   *[player] { $asker } plays here and asks { $name } to judge this match. A judge can take points and void shakes. Do you agree?
}
judges_yes = Agree
judges_no = No
say_gap = { $count ->
    [one] The server was away. The table was paused for 1 second: nobody lost time.
   *[other] The server was away. The table was paused for { $count } seconds: nobody lost time.
}
dice_not-mine = The dice were mixed with another number than this window sent. If you have this table open elsewhere too, that is why.
official_judge = The judge
official_director = The director
official_clock = The clock

## the timer

timer_label = { $count ->
    [one] { $task ->
        [rolling] 1 second left to roll
        [dealing] 1 second left to deal
        [selecting] 1 second left to choose
        [goal] 1 second left to set the Goal
        [agreeing] 1 second left to agree or not
        [turn] 1 second left to move or challenge
        [stating] 1 second left to say it
        [writing] 1 second left to write
        [checking] 1 second left to check
       *[deciding] { $third_party ->
            [takes-side] 1 second left to take a side
           *[may-present] 1 second left to decide
        }
    }
   *[other] { $task ->
        [rolling] { $count } seconds left to roll
        [dealing] { $count } seconds left to deal
        [selecting] { $count } seconds left to choose
        [goal] { $count } seconds left to set the Goal
        [agreeing] { $count } seconds left to agree or not
        [turn] { $count } seconds left to move or challenge
        [stating] { $count } seconds left to say it
        [writing] { $count } seconds left to write
        [checking] { $count } seconds left to check
       *[deciding] { $third_party ->
            [takes-side] { $count } seconds left to take a side
           *[may-present] { $count } seconds left to decide
        }
    }
}
timer_label-other = { $count ->
    [one] 1 second left for { $name }
   *[other] { $count } seconds left for { $name }
}
timer_of = for { $name }
timer_sand-out = The sand is out. Ten seconds.
timer_late = one more minute, which cost a point
timer_ten = The sand is out. Ten seconds.
timer_warning = { $count ->
    [one] 1 second left.
   *[other] { $count } seconds left.
}
timer_round = Round { $time }
task_rolling = to roll
task_dealing = to deal
task_selecting = to choose
task_goal = to set the Goal
task_agreeing = to agree or not
task_turn = to move or challenge
task_stating = to say it
task_writing = to write
task_deciding = { $third_party ->
    [takes-side] to take a side
   *[may-present] to decide
}
task_checking = to check

## mat, tray, cards

section_label = { $count ->
    [one] { $section }, 1 cube: { $cubes }
   *[other] { $section }, { $count } cubes: { $cubes }
}
section_required_note = must use all
section_permitted_note = may use
section_forbidden_note = may not use
section_put = Put { $cube } in { $section }
section_take = { $cube }, take it out of Permitted
tray_label = { $count ->
    [one] Resources, 1 cube
   *[other] Resources, { $count } cubes
}
tray_cube = { $cube }, in Resources
tray_last-cube = [Last cube|last-cube-procedure]
tray_roll = Roll the cubes
tray_empty = The cubes are not rolled yet.
universe_title = [Universe|universe]
universe_label = { $count ->
    [one] Universe, 1 card
   *[other] Universe, { $count } cards
}
universe_how-many = How many cards, from { $fewest } to { $most }?
universe_deal-how-many = How many cards do you deal?
universe_deal-some = Deal
universe_choose = Choose how many cards first.
universe_deal = Deal { $count }
hold_open = { $cube } in hand. It may go to { $sections }.
hold_closed = { $cube } in hand. It may go nowhere now.
hold_bonus-only = A bonus cube goes to Forbidden.
hold_not-there = { $cube } may not go to { $section } now.
hold_put-back = Put { $cube } back
hold_put-back-label = Put { $cube } back
hold_confirm = Confirm
hold_tap-section = Tap a section
hold_tap-cube = Tap a cube
bonus_first = Bonus first
bonus_what = [Bonus|bonus-move]: first a cube to Forbidden, then your move.
bonus_tap = Bonus: tap the cube that goes to Forbidden, then confirm.
bonus_confirm = Bonus: { $cube } to Forbidden
return_other = Take { $cube } back instead
charge_open = Charge…
charge_title = Charge an illegal procedure
charge_do = Charge this
charge_choose = Choose what you charge first.
charge_what = Here is everything that could be charged now. Nobody tells you whether it happened: that is for you to notice. A mistake costs nothing, and everybody hears of it.
charge_nothing = Nothing can be charged now.
charge_upheld = That was illegal. It is put right.
charge_failed = That was not illegal, or it is too late. The play stands.
shake_next = Next shake
shake_first = Begin the shake
lot_title = Who sets the first Goal?
lot_what = Everybody rolls one cube. The highest begins; equal ones roll again.
lot_roll = Roll a cube

## why not

why_not-now = That cannot be done now.
why_watching = You are watching. Only players may do that.
why_cube-first = Tap a cube in Resources first, then the section it goes to.
why_section-first = Tap Required, Permitted or Forbidden, then confirm.

## the block

block_name = Challenge
block_moved-last = { $name } moved last
block_not-now = There is nothing to challenge now.
block_not-open = This cannot be said now.
block_say-it = You picked up the block. Say it!
block_whom = You are [challenging|challenge] { $name }’s last move.
block_costs = Putting it back without a word costs 1 point.
block_put-back = Put it back (−1)…
block_put-back-sure = Yes, put it back (−1)
claim_now = Now
claim_impossible = Impossible
claim_never = Never
claim_now_means = A Solution can be written from the mat, with at most one more cube from Resources. You will write it.
claim_impossible_means = No one can write a Solution, whatever is played next. { $name } will have to write one.

## what happened

log_title = What happened
log_empty = Nothing yet.
log_other = { $name }: { $kind }
log_lot = { $name } rolled { $face } for the first Goal.
log_shake = { $name } began a shake.
log_roll = { $name } rolled the cubes.
log_deal = { $name } dealt { $cards } cards.
log_select = { $name } chose { $variation } { $filled }
log_pass-variation = { $name } chose no variation.
log_bonus = { $name }, bonus: { $cube } → Forbidden
log_goal = { $name } set the Goal.
log_no-goal = { $name } declared “no Goal”.
log_agree = { $name } agrees: no Goal.
log_disagree = { $name } says there is a Goal.
log_move = { $name }: { $cube } → { $section }
log_shift = { $name } shifted { $cube } → { $section }
log_return = { $name } took { $cube } back.
log_pick-up = { $name } picked up the block.
log_challenge_now = { $name } said Now.
log_challenge_impossible = { $impossible ->
    [never] { $name } said Never.
   *[impossible] { $name } said Impossible.
}
log_challenge_nothing = { $name } put the block back.
log_side = { $name } took a side.
log_will-present = { $name } will present a Solution.
log_present = { $name } handed in a Solution.
log_decline = { $name } handed in nothing.
log_accept = { $name } accepted the Solution of { $of }.
log_reject = { $name } rejected the Solution of { $of }.
log_charge = { $name } charged: { $procedure }.
log_charge_failed = { $name } charged: { $procedure }. It was not so.
log_reject_failed = { $name } claimed something against the Solution of { $of }. It was not shown.
log_sign = { $name } signed the scoresheet.
log_appeal = { $name } appealed.
log_penalize = { $name } took { $points } from { $of }.
log_warn = { $name } warned { $of }.
log_absent = { $of } misses this shake.
log_void = { $name } voided the shake.
log_approve = { $name } initialed the penalties of { $of }.
log_correct = { $name } corrected a total of { $of }.
log_add-time = { $name } added time.
log_disqualify = { $name } disqualified { $of }.
log_warning = The round’s time is up: no new shake.
log_stop = The round was stopped.
log_seated = { $name } sat down.
log_stood = { $name } stood up.
log_started = The match began.
log_paused = The table was paused.
log_resumed = The table goes on.
log_gap = The server was away. The clocks stood still for { $seconds } seconds.
log_judged = A judge was asked for.
log_dismissed = A judge was let go.
log_abandoned = The match was broken off.

## what older rulebooks say in other words

## of other parts, needed at once

goal_none = Not set yet
goal_two-readings = { $first } or { $second }
goal_many-readings = { $first }, or read in { $count } other ways
no-goal_declare = Declare “no Goal”
no-goal_not-yet = Not yet
no-goal_agree = Agree
no-goal_disagree = There is a Goal
variations_title = [Variations|variation]
variations_none = None in this shake.
variations_sheet = Variation sheet
variations_what = Circle one for this shake. It becomes a rule for everybody.
variation_filled = { $title }: { $filled }
variation_by = Chosen by { $name }.
scratch_title = Scratch pad
scratch_only-you = only you
scratch_what = Try a Solution here. Nobody sees it, and nobody tells you if it is right.
scratch_open = Open the pad
writing_yours = Your Solution
writing_nth = Solution { $number }
writing_second = Second Solution
procedure_illegal-roll = the roll
procedure_illegal-deal = the deal
procedure_illegal-selection = the variation
procedure_illegal-configuration = the Goal
procedure_not-your-turn = moved out of turn
procedure_relation-to-forbidden = = or ⊆ to Forbidden
procedure_bonus-while-leading = a bonus while leading
procedure_bonus-from-permitted = a bonus from Permitted
procedure_last-cube-to-forbidden = the last cube to Forbidden
procedure_shift-not-in-force = a shift that is not in force
procedure_shift-too-late = a shift with the last cube
procedure_digit-not-playable = a digit moved

## calling a judge

call_title = Call a judge
