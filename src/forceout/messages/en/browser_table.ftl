### The table in English: what every phase needs.

## the table

table_title = { $game } table
table_where = { $division } { $shake }
table_shake = · [shake|shake] { $number }
table_leave = Leave the table
table_menu = Menu of the table
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

## the say line: one heading, up to two lines; whom the table waits for, the server says

say_you = you
say_cut = Reconnecting…
say_cut_rest = { $clock ->
    [runs] The table is safe; the clock runs on.
   *[none] The table is safe.
}
say_waiting = One moment.
say_waiting-for = Waiting for { $who }.
say_not-you = Waiting for { $who }, not for you.
say_abandoned = This match was broken off.
say_abandoned_rest = It counts for nobody. Ask for a rematch, and your seats are kept.
say_over = The match is over.
say_won = { $count ->
    [one] { $who } wins the match.
   *[other] { $who } win the match together.
}
say_you-won = You win the match. Well played!
say_drawn = A draw: everybody has as much.
say_won_rest = { $totals }. Everybody has signed.
say_paused = The table is paused.
say_eyes = Eyes to the front, please. The clocks stand still.
say_paused_rest = Clocks stand still until somebody goes on.
say_lot = Roll a cube, { $name }.
say_lot_rest = The highest sets the first Goal.
say_lot-other = { $count ->
    [one] { $who } still has to roll for the first Goal.
   *[other] { $who } still have to roll for the first Goal.
}
say_tie = A tie: { $who } rolled { $face }.
say_tie-of-signs = A tie: nobody rolled a digit.
say_tie_roll = { $count ->
    [one] Roll once more: the others have.
   *[other] Each of you rolls once more.
}
say_tie_waiting = { $count ->
    [one] { $who } rolls once more.
   *[other] { $who } roll once more.
}
say_tie_out = { $count ->
    [one] { $who } is out with { $face }.
   *[other] { $who } are out.
}
say_tie_you-out = You are out with { $face }.
say_first = { $name } sets the first Goal.
say_begin = Begin when everybody is ready.
say_roll = Roll the [cubes|cube], { $name }.
say_rolling = { $who } is rolling the [cubes|cube].
say_deals-too = { $who } deals the cards meanwhile.
say_deal = [Deal|deal-cards] the cards, { $name }.
say_deal_rest = Choose how many, then press Deal.
say_dealing = { $who } is [dealing|deal-cards].
say_rolls-too = { $who } rolls the cubes meanwhile.
say_rolled = The cubes are rolled.
say_select = Choose a [variation|variation], { $name }.
say_select_rest = It becomes a rule for everybody in this shake.
say_select-again = Your second [variation|variation], { $name }.
say_select-again_stop = Circle one more, or stop.
say_select-again_due = Circle one more.
say_you-circled = You circled { $title }.
say_chose = { $name } chose { $title }.
say_you-chose = You chose { $title }.
say_selecting = { $who } is choosing a [variation|variation].
say_goal = Set the [Goal|goal], { $name }.
say_goal_on-sets = Pick a [shape|legal-configuration] and put digits in it.
say_goal_equations = One to six cubes. A [space|physical-grouping] groups them.
say_goal_after-bonus = Your [bonus|bonus-move] is done. Now the Goal.
say_goal_against = You said that there is one.
say_goal-other = { $who } is setting the [Goal|goal].
say_no-goal = { $name } says: [no Goal|no-goal-declaration]. Do you agree?
say_no-goal_rest = If everybody does, the shake is void.
say_no-goal-other = { $name } says that [no Goal|no-goal-declaration] can be solved.
say_no-goal-yours = You declared [no Goal|no-goal-declaration].
say_turn = Your turn, { $name }.
say_thinking = { $who } is thinking.
say_put = { $name } put { $cube } in { $section }.
say_you-put = You put { $cube } in { $section }.
say_goal-is-set = { $name } set the Goal.
say_you-set-goal = You set the Goal.
say_you-moved-last = You moved last, so only the others can [challenge|challenge].
say_pick = Pick a cube, then a [section|playing-mat].
say_move-or-challenge = Move a cube, or [challenge|challenge].
say_place = Place { $cube }: press a section.
say_place-bonus = [Bonus|bonus-move]: { $cube } goes to Forbidden.
say_confirm = Put { $cube } in { $section }?
say_confirm_rest = Confirm, or press another section.
say_after-bonus = Your [bonus|bonus-move] is done. Now your [move|regular-move].
say_may-challenge = You can [challenge|challenge] { $name }.
say_holding = Keep holding the block…
say_holding_rest = Let go now and nothing happens. { $name } moved last.
say_tapped = Hold the block to take it.
say_tapped_rest = Hold it for a moment, or drag it off. A tap does nothing.
say_block = You hold the [block|challenge-block].
say_block_rest = { $name } moved last. Say it!
say_block-other = { $who } picked up the [block|challenge-block]…
say_block-other_rest = { $impossible ->
    [never] { $who } has to say Now or Never.
   *[impossible] { $who } has to say Now or Impossible.
}
say_block-other_seconds = { $impossible ->
    [never] { $who } has { $count } seconds to say Now or Never.
   *[impossible] { $who } has { $count } seconds to say Now or Impossible.
}
say_write = Write your [Solution|solution], { $name }.
say_write_may-challenge = { $impossible ->
    [never] You can still say [Never|never-challenge].
   *[impossible] You can still say [Impossible|impossible-challenge].
}
say_write_bound = You said that you will present one.
say_writes = { $seated ->
    [yes] { $count ->
        [one] { $who } writes. You wait.
       *[other] { $who } write. You wait.
    }
   *[no] { $count ->
        [one] { $who } writes.
       *[other] { $who } write.
    }
}
say_third-decides = { $who } may write too.
say_handed-in = Handed in. It cannot be changed now.
said_now = { $name } said [Now|now-challenge] after { $mover }’s move.
said-of-you_now = { $name } said [Now|now-challenge] after your move.
said_impossible = { $impossible ->
    [never] { $name } said [Never|never-challenge] after { $mover }’s move.
   *[impossible] { $name } said [Impossible|impossible-challenge] after { $mover }’s move.
}
said-of-you_impossible = { $impossible ->
    [never] { $name } said [Never|never-challenge] after your move.
   *[impossible] { $name } said [Impossible|impossible-challenge] after your move.
}
said_no-goal = There may be a Goal after all, says { $name }.
said-of-you_no-goal = There is a Goal, says { $name }.
said_forceout = The last cube is placed: a [forceout|forceout]. Everybody writes.
said_time-up = The round is over. Everybody writes what they can.
you-said_now = You said [Now|now-challenge]: one Resource at most. { $mover } waits.
you-said_impossible = { $impossible ->
    [never] You said [Never|never-challenge]. Wait for the others.
   *[impossible] You said [Impossible|impossible-challenge]. Wait for the others.
}
you-said_no-goal = You say there is a Goal. Write it with a Solution.
say_third_now = { $name } said [Now|now-challenge].
say_third_impossible = { $impossible ->
    [never] { $name } said [Never|never-challenge].
   *[impossible] { $name } said [Impossible|impossible-challenge].
}
say_third_no-goal = { $name } says there is a Goal.
say_third_rest = { $third_party ->
    [takes-side] After { $mover }’s move. You are the [Third Party|third-party]: whom do you agree with?
   *[may-present] After { $mover }’s move. You are the [Third Party|third-party]: what do you say?
}
say_deciding = { $who } may still write.
say_check = [Check|checker] the [Solution|solution] of { $name }.
say_check_rest = Accept it, or say what is wrong with it.
say_check_nth = This is { $nth } of { $count }.
say_check_too = { $count ->
    [one] { $who } checks too.
   *[other] { $who } check too.
}
say_checking = The Solution of { $name } is being checked.
say_checking-yours = Your [Solution|solution] is being checked.
say_scored = The shake is scored.
say_void = The shake is [void|void-shake].
say_now-right = [Now|now-challenge] was right. Well spotted, { $name }!
say_now-wrong = [Now|now-challenge] was not right this time.
say_impossible-right = { $impossible ->
    [never] [Never|never-challenge] was right. Well spotted, { $name }!
   *[impossible] [Impossible|impossible-challenge] was right. Well spotted, { $name }!
}
say_impossible-wrong = It was possible after all.
say_solved = The Goal was solved.
say_unsolved = Nobody solved the Goal.
say_next = { $name } sets the next [Goal|goal-setter].
say_sign = Sign the [scoresheet|scoresheet], { $name }.
say_sign_rest = Is your column right? When everybody has signed, the match is over.
say_signed = You have signed.
say_signing = The [scoresheet|scoresheet] is being signed.
say_approve = A judge looks at the penalties.
say_approve_rest = They are initialed before anybody signs.
say_appeal = An appeal is open.
say_appeal_rest = The director decides it before { $who } can sign.

## the tab's title, and what a notification says

title_you = { $what ->
    [lot] ● Roll a cube · { $game }
    [roll] ● Roll the cubes · { $game }
    [deal] ● Deal the cards · { $game }
    [select] ● Choose a variation · { $game }
    [goal] ● Set the Goal · { $game }
    [answer] ● Do you agree? · { $game }
    [state] ● Say it! · { $game }
    [write] ● Write a Solution · { $game }
    [decide] ● Your word · { $game }
    [check] ● Check a Solution · { $game }
    [sign] ● Sign · { $game }
   *[move] ● Your turn · { $game }
}
title_other = { $what ->
    [goal] { $who } sets the Goal · { $game }
    [move] { $who } moves · { $game }
    [write] { $who } writes · { $game }
    [check] { $who } checks · { $game }
   *[other] Waiting for { $who } · { $game }
}
title_plain = { $game } table · Forceout
notice_body = The table waits for you.

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
    [host] The host plays here and asks { $name } to judge this match. A judge can take points and void shakes. Do you agree?
    [director] The director plays here and asks { $name } to judge this match. A judge can take points and void shakes. Do you agree?
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

## the clock

time_minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
time_seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
clock_label = { $late ->
    [late] { $time } left: { $whose }. The additional minute cost a point.
   *[no] { $time } left: { $whose }.
}
clock_seconds = { $count } s
clock_sand-out = The sand is out
clock_you = { $task ->
    [rolling] you roll
    [dealing] you deal
    [selecting] you choose
    [goal] you set it
    [agreeing] you answer
    [turn] you move
    [stating] you speak
    [writing] you write
    [checking] you check
   *[deciding] for your word
}
clock_other = { $task ->
    [rolling] { $who } rolls
    [dealing] { $who } deals
    [selecting] { $who } chooses
    [goal] { $who } sets it
    [agreeing] { $count ->
        [one] { $who } answers
       *[other] { $who } answer
    }
    [turn] { $who } moves
    [stating] { $who } speaks
    [writing] { $count ->
        [one] { $who } writes
       *[other] { $who } write
    }
    [checking] { $count ->
        [one] { $who } checks
       *[other] { $who } check
    }
   *[deciding] { $who } decides
}
timer_late = cost a point
timer_ten = The sand is out. Ten seconds.
timer_warning = { $time } left.
timer_round = Round { $time }

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
hold_put-back-label = Put { $cube } back
hold_confirm = Confirm
hold_tap-section = Tap a section
hold_tap-cube = Tap a cube
bonus_first = Bonus first
bonus_tap = Bonus: tap the cube that goes to Forbidden, then confirm.
bonus_confirm = Bonus: { $cube } to Forbidden
return_other = Take { $cube } back instead
charge_open = Charge…
charge_title = Charge an illegal procedure
charge_do = Charge this
charge_choose = Choose what you charge first.
charge_what = Here is everything that could be charged now, right or wrong: nobody tells you whether it happened. A mistake costs nothing, and everybody hears of it; charging again and again is behaviour.
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
block_both = Now · { $impossible }
block_impossible-only = { $impossible } only
block_now-only = Now only
block_not-yourself = not on yourself
block_nothing = nothing now
block_after-goal = after the Goal
block_next-shake = next shake
block_match-over = match over
block_others = { $name } has it
block_was-yours = you said it
block_in-hand = in your hand
block_unsaid = Unsaid, it costs 1 point
block_moved-last-too = { $name } moved last.
block_not-now = There is nothing to challenge now.
block_not-open = This cannot be said now.
block_say-it = You hold the block.
block_costs = Putting it back without a word costs 1 point.
block_put-back = Put it back (−1)…
block_put-back-sure = Yes, put it back (−1)
claim_now = Now
claim_impossible = Impossible
claim_never = Never
claim_now_means = One can be written, with one Resource at most. You write it.
claim_impossible_means = Nobody can ever write one. { $name } has to try.

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
log_tie = { $name } said that two took the block at the same instant.
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
log_given = The coach has set the next shake, the same at every table.
log_paused = The table was paused.
log_resumed = The table goes on.
log_gap =
    { $seconds ->
        [one] The server was away. The clocks stood still for one second.
       *[other] The server was away. The clocks stood still for { $seconds } seconds.
    }
log_judged = A judge was asked for.
log_dismissed = A judge was let go.
log_called = { $name } called a judge.
log_call-taken = A judge is on the way.
log_call-passed = The judge passed the call on.
log_judge-came = The judge is at the table.
log_call-closed = The call is settled.
log_ruled = The judge ruled.
log_second-asked = A second judge was asked.
log_second-answered = The second judge answered.
log_check-sealed = The judge took the Solution in hand.
log_check-opened = The judge answered a question about the Solution.
log_check-closed = The judge put the Solution away.
log_abandoned = The match was broken off.
log_rematched = A rematch was asked for.

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
variation_filled = { $title }: { $filled }
variation_by = Chosen by { $name }.
scratch_title = Scratch pad
scratch_what = Try a Solution here. Nobody sees it, and nobody tells you if it is right.
scratch_tag = pad
scratch_open = Open the pad
variations_open = Variations
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
## the frame: tabs, shelf, seats

tabs_label = More of the table
tabs_variations = Variations { $count }
tabs_pad = Pad
tabs_log = Log
tabs_chart = Universe chart
tabs_judge = Judge
shelf_over = Match over
shelf_wait = One moment
shelf_waits = { $what ->
    [lot] { $count ->
        [one] { $name } rolls
       *[other] { $name } roll
    }
    [begin] One moment
    [roll] { $name } is rolling
    [deal] { $name } is dealing
    [select] { $name } is choosing
    [goal] { $name } sets the Goal
    [answer] { $count ->
        [one] { $name } is thinking it over
       *[other] { $name } are thinking it over
    }
    [move] { $name }’s turn
    [state] { $name } has the block
    [write] { $count ->
        [one] { $name } is writing
       *[other] { $name } are writing
    }
    [decide] { $name } is deciding
    [check] { $count ->
        [one] { $name } is checking
       *[other] { $name } are checking
    }
    [sign] { $count ->
        [one] { $name } has to sign
       *[other] { $name } have to sign
    }
   *[judge] A judge is awaited
}
why_not-you = This is for another player to do now. You need do nothing.
section_refuses = Not in { $section }.
section_no = not this one
section_no_relation-to-forbidden = not { $cube } yet: { $count } left
section_no_last-cube-to-forbidden = not the last cube
tray_rolled = Rolled
seats_you-do = { $task ->
    [rolling] you roll
    [dealing] you deal
    [selecting] you choose
    [goal] you set it
    [agreeing] you answer
    [turn] your turn
    [stating] you say it
    [writing] you write
    [checking] you check
   *[deciding] you decide
}
seats_does = { $task ->
    [rolling] rolls
    [dealing] deals
    [selecting] chooses
    [goal] sets the Goal
    [agreeing] answers
    [turn] moves
    [stating] has the block
    [writing] writes
    [checking] checks
   *[deciding] decides
}
lot_begins = sets the first Goal
lot_again = { $face }, roll again
lot_to-roll = has to roll
lot_out = out with { $face }
