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
