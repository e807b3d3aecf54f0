### The coach's room in English: whole sentences, named slots.

coach_title = Coach’s room
coach_page-title = { $part } · Forceout
coach_lead = One code for the class, all tables at a glance, something to take home. Nobody needs an account, neither do you.
coach_open = Open a room
coach_open_title = A new room
coach_open_what = You get a code for the wall. The class types it or scans it, you let everybody in, and seat them all at once.
coach_mine = My rooms
coach_none = You have no room yet.
coach_untitled = Room of { $day }
coach_entry =
    { $students ->
        [one] one student, kept until { $day }
       *[other] { $students } students, kept until { $day }
    }
coach_goes-on = lesson goes on
coach_hold = Come in
coach_hold_title = Hold a room together
coach_hold_what = Another coach can give you a code for their room. Type it here, and you both hold it.
coach_hold_code = Code for a second coach
coach_offline = No network. The page goes on by itself when it is back; nothing is lost.
coach_gone = There is no such room
coach_gone_what = It was deleted, or it belongs to somebody else. Rooms are deleted four weeks after their last lesson.
coach_part_setup = Set up
coach_part_tables = Tables
coach_part_report = Report
coach_part_cards = Login cards
coach_until = Everything of this room is deleted on { $day }, four weeks after the last lesson.
coach_delete = Delete it now
coach_delete_title = Delete everything of this room?
coach_delete_what = The tables, the report, the codes and the nicknames go at once, for everybody. Nobody can bring them back.
coach_delete_sure = Delete all of it
coach_delete_not = Keep it
coach_stay-here = Names that you type stay in this browser. They are never sent, and the printed list is made here.

## set up

coach_room-title = What you call this room, kept in this browser
coach_room-title_placeholder = Room 204, Monday group (only here)
coach_code = The code for the class
coach_go-to = Go to { $host } and type
coach_square = A square that a camera reads: { $link }
coach_projector = Projector
coach_new-code = New code
coach_new-code_what = A new code throws nobody out. The old one stops working at once.
coach_approve = I let everyone in myself
coach_lock = Lock the room
coach_second = A second coach
coach_second_what = Whoever types this code on the page Coach holds this room with you. It works once, for a quarter of an hour.
coach_just-now = just now
coach_minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
coach_door = At the door
coach_door_empty = Nobody waits at the door.
coach_waiting = { $count } waiting
coach_waiting-now =
    { $count ->
        [one] One student waits at the door.
       *[other] { $count } students wait at the door.
    }
coach_let-in = Let in
coach_let-in_name = Let { $name } in
coach_let-in_all = Let all { $count } in
coach_turn-away = Do not let { $name } in
coach_turn-away_all = Send all { $count } away
coach_inside = In the room
coach_show-all = Show all { $count }
coach_show-few = Show fewer
coach_table = Table { $number }
coach_real-name = Real name of { $name }, kept in this browser
coach_real-name_placeholder = Name, only here
coach_rename = Give { $name } another nickname
coach_send-out = Send { $name } out of the room
coach_tables = The tables
coach_game = Game
coach_division = Division
coach_division_elementary = Elem.
coach_division_middle = Middle
coach_division_junior = Junior
coach_division_senior = Senior
coach_form = Form
coach_form_basic = Basic
coach_form_advanced = Advanced
coach_form_adventurous = Adventurous
coach_clocks = Clocks
coach_clock_off = Off
coach_clock_relaxed = Relaxed
coach_clock_official = Official
coach_seats = Seats
coach_seats_three = Three
coach_seats_two = Two
coach_nobody-yet = Nobody is in the room yet.
coach_seating =
    { $players ->
        [one] One player
       *[other] { $players } players
    } { $tables ->
        [one] at one table.
       *[other] at { $tables } tables.
    } { $bots ->
        [0] Every seat is taken.
        [one] One seat has a Learner bot.
       *[other] { $bots } seats have Learner bots.
    }
coach_same = The same shake at every table
coach_begin = Seat everyone and roll
coach_begin-anew = Seat everyone anew
coach_plan = Who sits together
coach_plan_what = Without a plan everybody is mixed. Drag a name to another table, or tap the name and then the table.
coach_plan_mix = Mix all
coach_plan_clear = No plan
coach_plan_free = Without a table
coach_plan_full = Table { $number } is full.
coach_plan_here = { $name } here

## tables

coach_count =
    { $count ->
        [0] No tables yet
        [one] One table
       *[other] { $count } tables
    }
coach_about = { $players ->
        [one] one player
       *[other] { $players } players
    } · { $game }, { $division }, { $form } · clocks: { $clock }
coach_no-tables = Nobody sits at a table yet. Seat everyone first.
coach_pause = Pause all
coach_resume = Go on
coach_paused = Everything is paused.
coach_paused_what = The tables say: “Eyes to the front, please.” Clocks stand still.
coach_names = Names
coach_only-here = only here
coach_end = End and report
coach_end_title = End the lesson?
coach_end_what = All tables are closed as they are, and what was played stays in the report.
coach_end_sure = End it
coach_end_not = Play on
coach_hands =
    { $count ->
        [one] 1 hand up
       *[other] { $count } hands up
    }
coach_stuck = { $count } stuck
coach_order = Hands first, then stuck tables, then by number. Nothing moves while you point at it.
coach_flag_hand = hand up · { $time }
coach_flag_call = calls a judge · { $time }
coach_flag_stuck = stuck · { $time }
coach_shake = Shake { $number }
coach_set = set by the coach
coach_turn = turn
coach_away = away
coach_bot = { $name }, bot
coach_called = { $name } · { $real }
coach_mat =
    { $count ->
        [0] Nothing is on the mat
        [one] One cube on the mat
       *[other] { $count } cubes on the mat
    }
coach_clock_done = closed
coach_clock_paused = paused
coach_phase_waiting = waiting
coach_phase_lot = first Goal
coach_phase_rolling = rolling
coach_phase_selecting = variations
coach_phase_goal = Goal
coach_phase_no-goal = no Goal
coach_phase_moving = moving
coach_phase_last-cube = last cube
coach_phase_forceout = forceout
coach_phase_challenged = challenge
coach_phase_writing = writing
coach_phase_checking = checking
coach_phase_scored = scored
coach_phase_void = void
coach_phase_between = scored
coach_phase_over = over
coach_phase_abandoned = closed
coach_phase_paper = paper
coach_last_move = { $name }: { $cube } to { $section }
coach_last_goal = { $name } has set the Goal
coach_last_now = { $name } said Now
coach_last_impossible = { $name } said Impossible
coach_last_no-goal = { $name } challenged No Goal
coach_last_forceout = Forceout
coach_helped = Helped
coach_move = Move { $name } to another table
coach_move_choose = Move to…
coach_move_none = No table
coach_unseated = Without a table; they can take a bot’s seat here:
coach_look = Look at the table
coach_show = On the wall

## the same shake

coach_deal = Deal the same shake
coach_deal_title = The same shake for all
coach_deal_what = Each table rolls these cubes and deals these cards in its next shake. Nobody there sees them before.
coach_deal_roll = The roll
coach_deal_cubes =
    { $count ->
        [one] one cube
       *[other] { $count } cubes
    }
coach_deal_type = The cubes, with spaces between them
coach_deal_promise = A shake that you set is marked at the table and in its record: it is outside the promise of honest dice.
coach_deal_go =
    { $count ->
        [one] Deal it to one table
       *[other] Deal it to { $count } tables
    }
coach_deal_again = Roll another
coach_deal_typed = Type one in
coach_dealt =
    { $tables ->
        [one] { $finished ->
            [one] The shake: the table has finished it.
           *[other] The shake: the table has not finished it. Replays and Solutions open when it has.
        }
       *[other] { $finished ->
            [one] The same shake: one of { $tables } tables has finished it. Replays and Solutions open when all have.
           *[other] The same shake: { $finished } of { $tables } tables have finished it. Replays and Solutions open when all have.
        }
    }
coach_dealt_open = Open it now

## practice

coach_give = Give practice
coach_give_title = Give a practice set
coach_give_code = The code of the set
coach_give_to = For
coach_give_all = All { $count }
coach_give_idle = Who is waiting: { $count }
coach_give_some = Choose…
coach_give_when = When
coach_give_now = Now
coach_give_after = After this shake
coach_give_home = At home, with a link
coach_give_go = Give it out
coach_give_done = Given out: set { $code }.
coach_give_done-home = For home: { $link }
coach_give_before = Given out before: { $codes }
coach_kind_mixed = A bit of everything
coach_kind_mixed_what = { $count } puzzles of all kinds
coach_kind_find = Find a Solution
coach_kind_find_what = { $count } puzzles
coach_kind_challenge = Now, Impossible or neither?
coach_kind_challenge_what = { $count } puzzles, one answer each
coach_kind_wrong = What is wrong with it?
coach_kind_wrong_what = { $count } Solutions with a fault
coach_kind_goal = Set a Goal
coach_kind_goal_what = { $count } puzzles about Goals
coach_kind_today = From today’s tables
coach_kind_today_what = Up to { $count } moments where nobody said Now
coach_kind_code = A set that I have
coach_kind_code_what = By its code, from the coach’s corner of practice

## the wall

coach_wall_back = Back
coach_wall_code = Code
coach_wall_inside = { $count } in the room
coach_wall_wait = You get a nickname at the door. Wait until you are let in.
coach_wall_come = You get a nickname at the door. Come in.
coach_wall_until = Nothing to install, no account. All is deleted on { $day }.
coach_wall_ask = Table { $number }. What would you do, { $name }?
coach_wall_left =
    { $count ->
        [one] One cube is left.
       *[other] { $count } cubes are left.
    }
coach_wall_shown = shown by the coach
coach_wall_put = { $name } put { $cube } in { $section }.
coach_wall_moment = Table { $number }, shake { $shake }, move { $move }. What would you say?
coach_wall_told = Now was right: { $solution }
coach_wall_tell = Show a Solution

## report and cards

coach_print = Print
coach_csv = Table (CSV)
coach_report_about = { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } · { $shakes ->
        [one] one shake
       *[other] { $shakes } shakes
    } · { $puzzles ->
        [one] one puzzle
       *[other] { $puzzles } puzzles
    }
coach_effort = Effort
coach_effort_for = for what was tried, not for what was right
coach_effort_how = How effort is counted
coach_effort_rule = Two points for a shake that was played to its end. One for each Solution that was written, each Solution that was checked, and each challenge. For a puzzle one point, one more for each further try, up to two, and two when it is solved in the end. Nothing is taken away.
coach_player = Player
coach_shakes = Shakes
coach_puzzles = Puzzles
coach_well = Went well
coach_look-at = Look at
coach_sorted = There is no ranking by strength here. Sorted by
coach_sort_name = nickname
coach_sort_effort = effort
coach_outcome_solution-right =
    { $count ->
        [one] a correct Solution
       *[other] { $count } correct Solutions
    }
coach_outcome_solution-wrong =
    { $count ->
        [one] a Solution with a fault
       *[other] { $count } Solutions with a fault
    }
coach_outcome_challenge-right =
    { $count ->
        [one] a challenge that was right
       *[other] { $count } challenges that were right
    }
coach_outcome_challenge-wrong =
    { $count ->
        [one] a challenge that was wrong
       *[other] { $count } challenges that were wrong
    }
coach_outcome_rejection-held =
    { $count ->
        [one] found a fault in a Solution
       *[other] found faults in { $count } Solutions
    }
coach_outcome_rejection-failed =
    { $count ->
        [one] a rejection that failed
       *[other] { $count } rejections that failed
    }
coach_themes = Themes of the practice
coach_of = { $solved } of { $tried }
coach_next-week = For next week: { $theme }.
coach_moment = One moment to show
coach_moment_of = { $place } of { $count }
coach_moment_what =
    { $seconds ->
        [one] Table { $table }, shake { $shake }, move { $move }: Now was right for one second, and nobody said it.
       *[other] Table { $table }, shake { $shake }, move { $move }: Now was right for { $seconds } seconds, and nobody said it.
    }
coach_moment_show = Open on the wall
coach_moment_next = Another one
coach_moment_none = In the shakes that are over nobody left a Now unsaid.
coach_moment_searching = Looking through the shakes that are over…
coach_student_effort = Effort: { $effort }.
coach_student_table =
    { $count ->
        [one] Table { $table }: one shake.
       *[other] Table { $table }: { $count } shakes.
    }
coach_student_did = What was done
coach_student_times = How often
coach_student_points = Points
coach_student_shakes = Shakes to the end
coach_student_written = Solutions written
coach_student_checked = Solutions checked
coach_student_challenged = Challenges
coach_student_puzzles = Puzzles tried
coach_student_well = Went well: { $outcomes }.
coach_student_look-at = To look at: { $outcomes }.
coach_student_next = To practise: { $theme }.
coach_student_next-any = Nothing stands out yet: a bit of everything is good practice.
coach_given = Practice that was given
coach_worksheet = Worksheet
coach_cards_what = One for each player: the camera opens the seat, no typing. Cut along the lines.
coach_cards_pdf = PDF, nicknames only
coach_cards_print =
    { $count ->
        [one] Print one card
       *[other] Print { $count } cards
    }
coach_cards_square = A square that opens the place of { $name }
coach_cards_until = { $address } · until { $day }
