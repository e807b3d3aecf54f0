### Replay and analysis in English, and the table as they draw it.

## replay

claim_never = Never
claim_nothing = nothing
replay_title = { $names }
replay_keys = Step with the arrow keys; Home and End go to the ends, the space bar plays.
replay_where = { $division } · { $form } · { $edition }
replay_looking = Opening the record…
replay_nothing = This record has no moves yet.
replay_not-found = This match is not to be found, or it may not be watched.
replay_choose = Replay a match
replay_choose_how = Open the record of a match, as Forceout writes it. It stays between you and this server; no account needed.
replay_file = Choose a file
replay_file_how = or drop it here
replay_paste = Or paste the record
replay_show = Show it
replay_example = Show an example
replay_record = Record
replay_share = Share
replay_another = Another
replay_shakes = Shakes
replay_shake = Shake { $number }
replay_table = The table then
replay_move-by-move = Move by move
replay_moves = Moves
replay_moment = Moment
replay_moment-of = { $number } of { $of }: { $what }
replay_play = Play
replay_pause = Pause
replay_back = Back one
replay_on = On one
replay_no-shake = The first shake has not begun.
replay_now = Now?
replay_impossible = { $impossible }?
replay_yes = yes
replay_no = no
replay_unknown = ?
replay_waiting = …
replay_bonus = Bonus
replay_analysis = Analysis
replay_after-move = After move { $number }
replay_before-moves = Here you see, after each move, whether a challenge would have been right.
replay_thinking = Looking for Solutions…
replay_no-analysis = There is no analysis of this match yet.
replay_now-right = Now would be right
replay_now-wrong = Now would be wrong
replay_impossible-right = { $impossible } would be right
replay_impossible-wrong = { $impossible } would be wrong
replay_undecided = Too hard to decide in time
replay_works-now = With the cubes on the mat and at most one more, this works:
replay_works-later = With cubes still to come, this would work:
replay_nothing-works = No Solution can be written any more.
replay_scores = Scores of this shake
replay_in-all = { $role } · { $total } in all
replay_role_challenger = Challenger
replay_role_mover = Mover
replay_role_third = Third Party
replay_role_player = Player
replay_solution-of = { $name }'s Solution
replay_correct = correct
replay_incorrect = not correct
replay_did_lot = { $name } rolled { $face } for the first Goal.
replay_did_shake = { $name } began a shake.
replay_did_roll = { $name } rolled the cubes.
replay_did_deal = { $name } dealt { $count } cards.
replay_did_select = { $name } chose a variation: { $variation }.
replay_did_pass-variation = { $name } chose no second variation.
replay_did_bonus = { $name } put { $cube } in Forbidden as a bonus.
replay_did_goal = { $name } set the Goal.
replay_did_no-goal = { $name } said that no Goal can be solved.
replay_did_agree = { $name } agreed that there is no Goal.
replay_did_disagree = { $name } did not agree that there is no Goal.
replay_did_move = { $name } put { $cube } in { $to }.
replay_did_shift = { $name } shifted { $cube } from Permitted to { $to }.
replay_did_return = { $name } put { $cube } back.
replay_did_pick-up = { $name } picked up the block.
replay_did_challenge = { $name } challenged: { $claim }.
replay_did_challenge_nothing = { $name } put the block back without a word.
replay_did_tie = Two players had the block at once.
replay_did_side = { $side ->
    [challenger] { $name } sided with the Challenger.
   *[mover] { $name } sided with the Mover.
}
replay_did_present = { $name } handed in a Solution.
replay_did_decline = { $name } handed in nothing.
replay_did_accept = { $name } accepted { $of }'s Solution.
replay_did_reject = { $name } rejected { $of }'s Solution.
replay_did_charge = { $name } charged an illegal procedure.
replay_did_sign = { $name } signed the scoresheet.
replay_did_appeal = { $name } appealed.
replay_did_warning = The round's time was up: no new shake.
replay_did_stop = The round was stopped.
replay_did_other = { $name }: an official's decision.
replay_did_refused = { $name } tried something that was refused: { $why }
replay_another-solution = Show another
replay_no-other = No other Solution was found in the time there is.
replay_cards-count = { $count ->
    [one] 1 card is chosen.
   *[other] { $count } cards are chosen.
}
replay_comes-to = It comes to { $value }.
replay_safer = A safer move for { $name }: { $cube } to { $section }. Then neither challenge would be right.
replay_safer-shift = A safer move for { $name }: { $cube } out of Permitted to { $section }. Then neither challenge would be right.
replay_look-at = What to look at
replay_tab_moves = Moves
replay_tab_mistakes = Mistakes
replay_tab_goals = Goals

## Perfect play: room, every move, the line

room_title = Room to move
room_means = safe moves of legal ones, before each move
room_of = { $safe } of { $legal }
room_of_spoken =
    { $legal ->
        [one] { $safe } safe of one legal move.
       *[other] { $safe } safe of { $legal } legal moves.
    }
room_safe = safe
room_still = still open
room_now = Now!
room_impossible = { $impossible }!
room_reach = A solid line below a move: looked through to the end. A dashed line: the safe moves were counted, and the end is too far to see.
room_reach_end = The solid line below each move says that it was looked through to the end.
room_before = Before move { $number }
room_to-end = looked through to the end
room_counted = safe moves counted
room_sure = Points that each player can be sure of
room_sure-of =
    { $points ->
        [one] Each player can be sure of one point, whatever the others do.
       *[other] Each player can be sure of { $points } points, whatever the others do.
    }
room_not-known = What each player can be sure of is not known here.
room_lost-already = A challenge was right already before this move, so it is too late to count.
room_proof_theorem = That is proved: from a safe position there is always a safe move.
room_proof_search = That is proved: everything was tried to the end.
room_proof_solution = That is proved by a Solution, or because there is none.
room_then = Played was { $cube } to { $to }: then it is { $points } for { $name }.
room_all = { $count ->
    [one] The only move
   *[other] All { $count } moves, best first
}
room_group_forceout = Forceout, { $points } each
room_group_now = Now at once
room_group_impossible = { $impossible } at once
room_group_unknown = Unknown
room_group_safe = { $count ->
    [0] No safe move.
    [one] 1 safe move: the only one.
   *[other] { $count } safe moves.
}
room_group_safe-alike = { $count ->
    [one] 1 safe move: the only one. It leaves { $name } { $safe } of { $legal }.
   *[other] { $count } safe moves. Each leaves { $name } { $safe } of { $legal }.
}
room_group_lost = { $count ->
    [0] No move.
    [one] 1 move. { $name } { $mover }, the Challenger { $challenger }.
   *[other] { $count } moves. { $name } { $mover }, the Challenger { $challenger }.
}
room_group_unknown-told = { $count ->
    [0] 0 moves. What cannot be decided in time is listed here, and is no guess.
    [one] 1 move. It was not decided in time. That is not a no.
   *[other] { $count } moves. They were not decided in time. That is not a no.
}
room_move_spoken = { $cube } to { $to }
room_by_shift = out of Permitted
room_by_bonus = as a bonus
room_made = was played
room_leaves = leaves { $safe } of { $legal }
room_why_none = No Solution can be made then, or none is known.
room_why_now = With the mat and one more cube:
room_why_later = Not with one more cube, but with more:
room_line = Main line
room_line_means = everybody leaves the next the fewest safe answers
room_end_forceout = Forceout
room_end_stuck = stuck: no safe move
room_end_challenge = a challenge is right
room_end_unknown = then it is not known

## Mistakes to try again

retry_title = Your move again, { $name }.
retry_was_now = You put { $cube } in { $to }, and Now was right. Find a move after which neither challenge is.
retry_was_impossible = You put { $cube } in { $to }, and { $impossible } was right. Find a move after which neither challenge is.
retry_put = Put { $cube } here. { $section }
retry_good_title = Safe.
retry_good = After { $cube } to { $to } there is no Solution with one more cube, and there still is one with more.
retry_leaves =
    { $safe ->
        [one] { $name } then has one safe move of { $legal }.
       *[other] { $name } then has { $safe } safe moves of { $legal }.
    }
retry_now_title = Now is right then.
retry_now = After { $cube } to { $to } one more cube makes this Solution.
retry_impossible_title = { $impossible } is right then.
retry_impossible = After { $cube } to { $to } no Solution can be made any more.
retry_unknown_title = Not known.
retry_unknown = After { $cube } to { $to } it was not decided in time. That is not a no: try another move.
retry_illegal_title = That move is not allowed.
retry_illegal = { $cube } may not go to { $to } now.
retry_next = Next mistake
retry_all =
    { $count ->
        [one] The one move
       *[other] All { $count } moves
    }
retry_again = Try again
retry_show = Show me
retry_whose = Whose mistakes
retry_everybody = Everybody
retry_none = Nobody made a mistake in this shake, as far as is known.
retry_none-of = { $name } made no mistake in this shake, as far as is known.
retry_list = Mistakes here
retry_which = { $number } of { $count }
retry_move = Move { $number }: { $name } to { $to }
retry_now-right = Now was right
retry_impossible-right = { $impossible } was right
retry_found = found
retry_try = try
retry_later = next
retry_not-rated = Not rated. Try as often as you like.
retry_every-safe = Every safe move counts, not only the best.

## The Goals of a roll

goals_looking = Looking at every Goal of this roll…
goals_none = No Goal was to be set in this shake.
goals_title = { $count ->
    [one] The one value that these digits can make
   *[other] Every value that these digits can make: { $count }
}
goals_title-short = { $count ->
    [one] 1 value of Goals with one to three cubes
   *[other] { $count } values of Goals with one to three cubes
}
goals_order = Order
goals_by-value = By value
goals_hardest = Hardest first
goals_table = The Goals; the table scrolls sideways
goals_value = Value
goals_like = Set like this
goals_how-many = Ways to set it
goals_ways = { $count ->
    [one] 1 way
   *[other] { $count } ways
}
goals_fewest = Fewest cubes
goals_fewest-is = { $count }
goals_fewest-most = { $count } or fewer
goals_solutions = Solutions
goals_many = { $count }+
goals_so-far = { $count } so far
goals_spoiled = Spoiled by two?
goals_pair = { $first } and { $second }
goals_no-two = no two
goals_room = Room
goals_all-forceout = Nobody can rightly challenge one of these at once, and with perfect play each ends in a forceout: there is always a safe move.
goals_impossible = { $count ->
    [0] No value is { $impossible } from the start.
    [one] { $impossible } from the start: 1 value. It can be challenged at once.
   *[other] { $impossible } from the start: { $count } values. They can be challenged at once.
}
goals_unknown = { $count ->
    [0] None of the Goals. A question mark in the table was not looked into in time.
    [one] 1 value was not decided in time. That is not a no.
   *[other] { $count } values were not decided in time. That is not a no.
}
goals_read = How to read this
goals_read_solutions = Solutions are counted until 400. “So far” means that there may be more.
goals_read_spoiled = Spoiled by two: a pair of cubes that leaves no Solution once both are in Forbidden.
goals_read_room = Room: how many of the first moves after the Goal are safe.
goals_read_fewest = Fewest cubes: what the shortest Solution uses. “Or fewer” means that no shorter one was ruled out.
goals_roll = The roll
