### The words of practice in English: whole sentences, named slots.

practice_title = Practise
practice_hub-title = Practise · Forceout
practice_page-title = { $kind } · Forceout
practice_lead = Puzzles from real shakes, sprints and short lessons. No account needed, and nobody else sees how you do.
practice_loading = Laying the table…
practice_back = Back to practice
practice_where = { $game } · { $division }
practice_game = Game
practice_division = Division
practice_division_elementary = Elementary
practice_division_middle = Middle
practice_division_junior = Junior
practice_division_senior = Senior
practice_side = About this puzzle

## hub

practice_today = Today's puzzle
practice_today_what = Everybody has the same one today.
practice_today_go = Solve it
practice_kinds = Puzzles
practice_of-tried = of { $count } solved
practice_easier = Something easier
practice_harder = Something harder
practice_sprints = Sprints
practice_sprints_what = One or two minutes of one technique. Unrated.
practice_lessons = Lessons
practice_mine = Mine
practice_coach = For coaches
practice_themes = Themes
practice_theme = Theme
practice_theme_solved = Solved
practice_theme_count = { $solved } of { $tried }
practice_weeks = Weeks
practice_weeks_none = Five puzzles make a week.
practice_weeks_row =
    { $count ->
        [one] One week so far.
       *[other] { $count } weeks in a row.
    }
practice_weeks_open =
    { $count ->
        [one] One more puzzle fills this one.
       *[other] { $count } more puzzles fill this one.
    }
practice_kind_find = Find a Solution
practice_kind_find_what = Any correct one counts.
practice_kind_challenge = Now, Impossible or neither?
practice_kind_challenge_what = One answer, no second try.
practice_kind_wrong = What is wrong with it?
practice_kind_wrong_what = One fault. Say which, and where.
practice_kind_reading = Another reading?
practice_kind_reading_what = Can it be bracketed so that it fails?
practice_kind_goal = A Goal that holds
practice_kind_goal_what = One that nobody can spoil.
practice_kind_safe = One safe move
practice_kind_safe_what = Nearly all the others lose.
practice_theme_no-variations = No variations
practice_theme_end_now = After Now
practice_theme_end_impossible = Impossible was challenged
practice_theme_end_forceout = Forceout
practice_theme_claim_now = Now is right
practice_theme_claim_impossible = Impossible is right
practice_theme_claim_neither = Neither is right
practice_theme_restrictions = Restrictions
practice_theme_complement = Complement
practice_theme_difference = Difference
practice_theme_universe-and-null = V and Λ
practice_theme_union-and-intersection = ∪ with ∩
practice_theme_powers = Powers
practice_theme_roots = Roots
practice_theme_division = Division of numbers
practice_theme_multiplication = Multiplication
practice_theme_sums = Sums only
practice_theme_factorials = Factorials
practice_theme_wild = Wild cubes
practice_theme_short = Short Solutions
practice_theme_long = Long Solutions
practice_theme_ambiguous = Ambiguous
practice_theme_not-ambiguous = Not ambiguous
practice_theme_form_basic = Basic game
practice_theme_form_advanced = Advanced game
practice_theme_safe-move = Safe moves
practice_theme_goal_at-once = Goals that stand at once
practice_theme_goal_two-gone = Goals that last

## puzzles

practice_ask_find = Find a Solution.
practice_ask_find_now = Somebody said Now: use every Required cube, and one cube from Resources at most.
practice_ask_find_impossible = Somebody said Impossible. Show that it is not: use every Required cube, and what you like from Resources.
practice_ask_find_forceout = The last cube is down: use every Required cube, and Permitted ones as you like.
practice_ask_challenge = Now, Impossible or neither?
practice_ask_challenge_what = Somebody has just moved. Which challenge would be right?
practice_ask_wrong = What is wrong with it?
practice_ask_wrong_now = This was written after Now. It has exactly one fault.
practice_ask_wrong_impossible = This was written after Impossible was challenged. It has exactly one fault.
practice_ask_wrong_forceout = This was written after a forceout. It has exactly one fault.
practice_ask_reading = Can it be read another way?
practice_ask_reading_impossible = Put brackets in so that it does not equal the Goal any more, or say that nobody can.
practice_ask_goal = Set a Goal that holds.
practice_ask_goal_at-once = One for which a Solution exists, so that nobody can rightly say Impossible at once.
practice_ask_goal_two-gone = One that is still possible whichever two cubes go to Forbidden.
practice_ask_safe = Find a safe move.
practice_ask_safe_what = It is your turn, with no bonus. There are one or two; after any other move, Now or Impossible is right.
practice_paper = Sol.
practice_paper_label = Your Solution
practice_keys = Keys to write with
practice_key = Write { $key }
practice_use-all = use all
practice_one-at-most = one at most
practice_not-to-use = not to be used
practice_on-paper = Paper
practice_rub = Rub out
practice_check = Check it
practice_written = What was written
practice_challenge_label = Your answer
practice_claim_now = Now
practice_claim_now_means = With what lies on the mat and at most one more cube there is a Solution.
practice_claim_impossible = Impossible
practice_claim_impossible_means = Whatever is done with the cubes, there is no Solution.
practice_claim_neither = Neither
practice_claim_neither_means = A Solution exists, but it takes more than one more cube.
practice_wrong_label = What is wrong
practice_wrong_rule = The rule:
practice_fault_ambiguous = It can be read another way
practice_fault_syntax = It cannot be read at all
practice_fault_no-set-name = There is no Set-Name
practice_fault_missing-restriction = A Restriction is missing
practice_fault_required-unused = A Required cube is not used
practice_fault_cube-unavailable = It uses a cube that may not be used
practice_fault_too-many-resources = It takes too much from Resources
practice_fault_fewer-than-two-cubes = It has fewer than two cubes
practice_fault_goal-illegal = The Goal itself is not legal
practice_fault_several-set-names = There are several Set-Names
practice_fault_relation-in-set-name = = or ⊆ stands in the Set-Name
practice_fault_restriction-grouping = A Restriction is bracketed wrongly
practice_fault_restriction-not-allowed = Restrictions are not played here
practice_fault_wrote-goal = The Goal is written as part of it
practice_fault_not-equal = It does not equal the Goal
practice_fault_no-goal-written = The Goal is not written beside it
practice_fault_goal-misread = The Goal is read in a way that is not allowed
practice_fault_undefined = Part of it has no value
practice_fault_two-digit-numeral = It has a numeral of two digits
practice_fault_unverifiable = Nobody can check its value
practice_fault_wild-inconsistent = The wild cube stands for two things
practice_fault_wild-unknown = It does not say what the wild cube stands for
practice_fault_required-cube = It lacks the cube that the variation asks for
practice_fault_two-operations = It has fewer than two operations
practice_fault_three-operations = It has fewer than three operations
practice_fault_null-restriction = A Restriction removes nothing
practice_fault_required-card = It lacks the card that the variation asks for
practice_fault_forbidden-card = It has the card that the variation forbids
practice_fault_not-two-solutions = Two Solutions are asked for
practice_fault_same-sets = Both Solutions pick the same cards
practice_fault_multiple-of = It does not differ from the Goal by such a multiple
practice_fault_base-digit = A digit is not in the base
practice_fault_too-many-factorials = It has too many factorial signs
practice_fault_variation-misused = A variation is used wrongly
practice_place_cube = Which cube?
practice_place_variation = Which variation?
practice_place_part = Which part?
practice_place_count = What does it come to?
practice_place_regrouping = Show it: put brackets in so that it fails.
practice_brackets_label = What was written, with room for brackets
practice_brackets_piece = { $piece }, number { $place }
practice_brackets_begin = Tap where the bracket begins.
practice_brackets_end = Now tap where it ends.
practice_brackets_clear = Take the brackets out
practice_reading_none = Nobody can
practice_reading_fails = So it fails
practice_goal_label = Goals to choose from
practice_goal_choice = Goal { $goal }
practice_goal_digits = Digits
practice_goal_how = Tap a digit to lay it down, again to turn it upside-down, and again to take it back.
practice_goal_turned = { $digit }, upside-down
practice_goal_shape = Shape
practice_shape_row = Side by side
practice_shape_column = On top of each other
practice_shape_tee = One above two
practice_shape_ell = Two on top, one beside
practice_safe_label = Where it goes
practice_safe_put = { $cube } goes here.
practice_safe_take = Take a cube first.
practice_first-try = The first try counts. After that, try as often as you like.
practice_hint-free = A hint costs nothing. The puzzle is then not rated.
practice_no-clock = No clock.
practice_right = Right.
practice_right-first = Right, at the first try.
practice_wrong-answer = Not yet.
practice_again = Try again, not rated
practice_show-me = Show me
practice_shown = This is how it is.
practice_next = Next puzzle
practice_hint = Hint
practice_hint_cubes = The shortest Solution has { $count } cubes.
practice_hint_possible = A Solution exists.
practice_hint_look-required = Look at what lies in Required and in Forbidden.
practice_hint_not = It is not this: { $fault }.
practice_hint_first-sign = Ask which sign is worked out last.
practice_hint_goals =
    { $count ->
        [one] There is one value that holds.
       *[other] There are { $count } that hold.
    }
practice_hint_not-to = It does not go to { $section }.
practice_rating = Your rating
practice_give-or-take = give or take { $points }
practice_rating_label = Your rating { $rating }, between { $low } and { $high }
practice_shown_solutions = Solutions
practice_shown_yours = yours
practice_shown_shortest =
    { $count ->
        [one] one cube · shortest
       *[other] { $count } cubes · shortest
    }
practice_shown_these =
    { $count ->
        [one] One was found.
       *[other] { $count } were found that differ in more than order and brackets. There may be more.
    }
practice_shown_now = One more cube is enough.
practice_shown_neither = Every cube was tried as the one more, and none is enough. With more of them it is possible.
practice_shown_impossible = There is no Solution.
practice_shown_ambiguous = It can be read so that it fails.
practice_shown_not-ambiguous = It equals the Goal in every reading.
practice_shown_goals = Which Goals hold
practice_shown_hold = These hold: { $goals }.
practice_shown_spoiled = { $goal } is lost when { $first } and { $second } go to Forbidden.
practice_shown_impossible-goals = Impossible at once: { $goals }.
practice_shown_moves = Every move
practice_move_safe = Safe
practice_move_now = Now is right
practice_move_impossible = Impossible is right

## sprints

practice_sprint_how = Answer as many as you can. After a miss the steps are shown, and the clock waits.
practice_sprint_seconds = { $count } seconds
practice_sprint_answer = Your answer
practice_sprint_left = Seconds left
practice_sprint_solved = { $count } right so far
practice_sprint_sand-waits = The clock waits.
practice_sprint_missed = It is { $answer }.
practice_sprint_go-on = Go on
practice_sprint_ok = OK
practice_sprint_result =
    { $count ->
        [one] One right answer in { $seconds } seconds.
       *[other] { $count } right answers in { $seconds } seconds.
    }
practice_sprint_given = You said { $given }. It is { $answer }.
practice_sprint_again = Once more
practice_yes = Yes
practice_no = No

## lessons

practice_lesson_step = Step { $step } of { $of }
practice_lesson_done = That was the lesson.
practice_lesson_puzzles = Three puzzles to try it out.
practice_lesson_go = To the puzzles
practice_lesson_judge = Is this Solution correct?
practice_lesson_correct = Correct
practice_lesson_not-correct = Not correct
practice_lesson_is-correct = It uses what it may, and it equals the Goal.
practice_lesson_next = Go on

## my mistakes

practice_mistakes = My mistakes
practice_mistakes_what = Puzzles that you missed come back after some days, later each time. They are kept on this server under your nickname's pseudonym, and nobody else sees them.
practice_mistakes_off = Nothing is kept now.
practice_mistakes_due = { $due } of { $of } are due.
practice_mistakes_go = Try them
practice_mistakes_switch-on = Keep my mistakes
practice_mistakes_switch-off = Keep none, and forget these
practice_delete = Delete my practice
practice_delete_what = Tries, rating and mistakes go at once and for good.
practice_delete_do = Delete everything
practice_forgotten = Everything is deleted.

## my matches

practice_own = From this match
practice_own_none = Nobody overlooked anything in this match that makes a puzzle.
practice_own_done = That was all of this match.

## sets

practice_set = A set from your coach
practice_set_what =
    { $count ->
        [one] One puzzle.
       *[other] { $count } puzzles.
    }
practice_set_go = Begin
practice_set_puzzle = Puzzle { $place }
practice_coach_what = Put a set together and read out its code. You see who tried and who solved. It goes by itself after sixty days.
practice_coach_all-kinds = All kinds
practice_coach_all-themes = All themes
practice_coach_by-theme = By theme, the weakest first
practice_coach_how-many = How many
practice_coach_easiest = Easiest
practice_coach_hardest = Hardest
practice_coach_make = Make a set
practice_coach_code = The code
practice_coach_read-out = Your players go to { $address }
practice_coach_results = Results
practice_coach_csv = As a table (CSV)
practice_coach_worksheet = As a worksheet (PDF)
practice_coach_player = Player
practice_coach_effort = Effort
practice_coach_solved = Solved
practice_coach_rating = Rating
practice_coach_nobody = Nobody has tried yet.
practice_without-network = No network: puzzles wait for it. Lessons and sprints that you have opened before work without.
practice_waits = No network: your answer is kept here, and judged once there is one.
practice_sent =
    { $sent ->
        [one] One answer that waited was sent: { $right } right.
       *[other] { $sent } answers that waited were sent: { $right } right.
    }
practice_set_kept = This set is kept here: it also works without a network.
practice_set_waiting =
    { $count ->
        [one] One answer waits for a network.
       *[other] { $count } answers wait for a network.
    }
practice_run = A run of ten
practice_run_title =
    { $count ->
        [10] Ten of ten, at the first try.
        [0] A run of ten
       *[other] { $count } in a row, at the first try.
    }
practice_run_what = Ten puzzles in a row, right at once and without a hint: that is a whole run.
practice_run_tap = One cube for each puzzle. Press one to see it again.
practice_run_again = Puzzle { $place }: { $kind }
practice_run_hardest = The hardest of them
practice_run_hardest_what = { $kind }, { $rating }
practice_run_look = Look again
practice_run_more = Ten more
practice_run_bot = Play a bot
practice_run_done = Done
