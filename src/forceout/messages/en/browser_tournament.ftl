### The director's desk in English: tournaments from the list of events to the awards.

## tournament/lobby.js, tournament/new_settings.js

events_title = Tournaments
events_lead = A Saturday in a library or a national final: seats, clock, scoresheets, standings.
events_mine = Your events
events_facts = { $date } · { $players ->
        [one] 1 player
       *[other] { $players } players
    } · you are { $office }
events_open = Open
events_open-named = Open { $title }
events_closed = finished
events_join = I have a code
events_join_how = The director’s codes open an event for deputies, scorekeepers, judges, coaches and players.
events_code = Your code
events_join_go = Go in
events_nobody = You are not known here yet. Type your name and the code that you were given.
events_no-office = There is no such event, or you have no office in it. Ask the director for a code.
events_file = An event in a file
events_file_how = Bring in an event that was exported before. It is checked act by act, and you become its director.
events_file_choose = Choose the file
events_file_reading = Reading the file…
office_director = director
office_deputy = deputy
office_scorekeeper = scorekeeper
office_judge = judge
office_coach = coach
office_player = player
new-event_title = A new event
new-event_name = What it is called
new-event_date = Day
new-event_divisions = Divisions
new-event_games = Games
new-event_rounds = Rounds of each game
new-event_seating = Seating
new-event_later = Everything can be changed until it has begun. Rankings and awards are set up as most leagues have them.
new-event_make = Make the event
new-event_teams = Teams, { $competition }
new-event_schools = Schools
new-event_players = Players, { $competition }
new-event_sections = Section winners, { $competition }
way-of_power = By points
way-of_power_how = Round 1 by lot. After that those with about the same points meet.
way-of_sections = Sections
way-of_sections_how = The first players of about nine teams meet each other, then the second players, and so on.
way-of_seed = By seed
way-of_seed_how = Round 1 by the seeds in your file. After that those with about the same points meet.
setting_online = Tables are played online, and open by themselves
setting_phones = Players may have their phones at paper tables, against the book
setting_public = Anybody may see the standings, by first name and initial
setting_second-person = A second person types the totals of every sheet
setting_players-enter = Players may enter the result of their own table after the round

## tournament/desk_state.js, tournament/screen.js, tournament/kept.js

hall_competition = { $division }, { $game }
hall_screens = Screens of this event
hall_tab_setup = Set-up
hall_tab_pairing = Pairings
hall_tab_round = Round board
hall_tab_sheets = Scoresheets
hall_tab_standings = Standings
hall_tab_awards = Awards
hall_stale = Somebody else has changed this. It is up to date now: please look again.
hall_opening = Opening the hall…
hall_offline = No network. What you see may be old; what you enter is kept here.
hall_kept = No network. { $count ->
        [one] One entry is kept on this device and will be sent once.
       *[other] { $count } entries are kept on this device and will be sent once.
    }
hall_kept-sending = { $count ->
        [one] Sending the entry that was kept…
       *[other] Sending { $count } entries that were kept…
    }
hall_kept-refused = The kept entry of table { $table } was not taken: { $why }

## tournament/setup.js, tournament/settings_form.js, tournament/codes.js, tournament/equipment.js, tournament/names.js

setup_title = Set-up
setup_paper = Paper and files
setup_diary = Diary
setup_step_players = Players
setup_step_officials = Officials
setup_step_tables = Tables
setup_step_first = First round
setup_people = Players
setup_counts = { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $teams ->
        [one] 1 team
       *[other] { $teams } teams
    }, { $schools ->
        [one] 1 school
       *[other] { $schools } schools
    }
setup_import = Bring in a file
setup_who = Who plays
setup_seat = Seat a round
settings_title = What is played
settings_changed = not saved
settings_more = Results, and what a compromise costs
settings_saved = Saved.
settings_why = Why it changes (may be empty)
settings_save = Save
settings_undo = Undo
settings_edition = Rulebook
settings_season = Season
settings_season_even = even years
settings_season_odd = odd years
settings_form = Form
settings_form_basic = Basic
settings_form_advanced = Advanced
settings_form_adventurous = Adventurous
settings_rounds = Rounds
settings_letter = First letter of its tables
settings_sizes = Teams in each group of sections
settings_sizes_proposed = proposed
settings_remove = Take { $what } out
settings_add = One more game
settings_add_choose = Choose…
settings_weights = When a round is seated, each compromise costs so much; the dearest is avoided first.
seating_draw-power = By lot, then by points
seating_power = By points
seating_sections = Sections
seating_seed-power = By seed, then by points
seating_draw = By lot, every round
seating_seed = By seed, every round
weight_two-again = A table of two for the second time
weight_rematch = Meeting again
weight_conflict = With somebody they are kept apart from
weight_gap = Each point between first and last
weight_may-seat-teammates = Teammates may sit together where it cannot be helped
codes_title = Officials and codes
codes_how = A code opens an office in this event for whoever types it. No e-mail, no account. It holds for 14 days.
codes_office = A code for
codes_for_coach = The school
codes_for_player = The player
codes_make = Make a code
codes_all = Codes for all players
codes_made = { $count ->
        [0] Every player has a code already.
        [one] 1 code was made. Print the player cards: it is on them.
       *[other] { $count } codes were made. Print the player cards: they are on them.
    }
codes_players = { $count ->
        [one] 1 player has a code, printed on the player card.
       *[other] { $count } players have codes, printed on the player cards.
    }
codes_coach-of = coach of { $school }
codes_qr = Show { $code } as a QR code
codes_picture = QR code for { $code }, { $office }
equipment_title = On every table
equipment_how = Look at each table before round 1.
equipment_left = { $count } to look at
equipment_ready = all there
names_title = Names
names_count = { $count ->
        [0] no names
        [one] 1 name
       *[other] { $count } names
    }
names_who = Officials of this event see full names, a coach those of their school. Players, the hall screen and paper show first name and initial. Results never need a name.
names_until = Names are deleted after { $day }.
names_day = Delete them after
names_reason = Another day for deleting names
names_delete = Delete all names now
names_sure = Delete all names?
names_sure_what = { $count ->
        [one] One name is
       *[other] { $count } names are
    } forgotten for good. Players keep their numbers, seats and results.
names_keep = Keep them
reason_label = Why (it is written down)

## tournament/import.js, tournament/people.js

import_title = Bring in the players
import_step_file = File
import_step_problems = Columns and problems
import_step_bring = Bring in
import_another = Another file
import_settle = First settle { $count ->
        [one] 1 problem
       *[other] { $count } problems
    }
import_bring = Bring in { $count ->
        [one] 1 player
       *[other] { $count } players
    }
import_typed = What you pasted
import_how = A table with a heading, saved as CSV. Columns may have other names and any order; only the school is needed. Nothing is brought in before every problem is settled.
import_example = Name, Division, School, Team, Seed
import_divisions = The divisions of this event: { $divisions }.
import_choose = Choose the file
import_paste = Or paste the table here
import_read = Read it
import_rows = { $count ->
        [one] 1 row
       *[other] { $count } rows
    }, the first line is a heading
import_matched =
    { $of ->
        [one] We matched { $count } of one column. Change it by its box.
       *[other] We matched { $count } of { $of } columns. Change one by its box.
    }
import_table = Rows of the file
import_row = Row
import_nameless = no heading
import_column = What { $heading } is
import_empty = empty
import_folded = { $count ->
        [one] One more row has no problem and is
       *[other] { $count } more rows have no problem and are
    } folded away.
import_problems = Problems
import_stops = { $count } stop
import_asks = { $count } ask
import_fine = Every row can be read.
import_decided = You have decided this.
import_unless = This is what we do unless you say otherwise.
import_use = Use { $value }
import_other = Other…
import_drop = Drop row { $row }
import_keep = Keep both
import_cell = { $column } in row { $row }
import_take = Take it
import_outcome = What comes out
import_permission = The schools have agreed that names are kept here for this event
import_permission_what = Without this, players are known by number only. Names are deleted after { $day }.
import_permission_day = Another day
column_unused = not used
column_name = Name
column_division = Division
column_grade = Grade
column_school = School
column_team = Team
column_group = Keep apart
column_seed = Seed
column_level = Level
column_number = Player number
people_title = Who plays
people_late = Late entry
people_find = Find by name, number, school or team
people_found = { $count ->
        [one] 1 found
       *[other] { $count } found
    }
people_number = No.
people_do = What to do
people_more = Show { $count } more
people_withdraw = Withdraw
people_withdraw-named = Withdraw { $name }
people_withdraw_what = They play no round that is not published yet, and keep what they have.
people_return = Let play again
people_return-named = Let { $name } play again
people_return_what = They play from the next round on that is not published yet.
people_late_what = They play from the next round on that is not published yet.
people_no-team = no team
people_enter = Enter
people_entered = { $name } plays from the next round on.

## tournament/pairing.js, tournament/draft_tables.js, tournament/compromises.js

pairing_title = Draft of round { $number }
pairing_title_published = Round { $number }, published
pairing_lead = { $competition }, { $way }. Nobody sees it before you publish.
pairing_lead_published = { $competition }, { $way }. Everybody sees these seats.
pairing_lead_none = { $competition }, { $way }. Not seated yet.
pairing_nothing = No draft yet. Seat the round: every compromise is listed before you publish.
way_draw = by lot
way_power = by points so far
way_sections = in sections
way_seed = by seed
pairing_competition = Competition
pairing_round = Round
pairing_draw = Seat the round
pairing_again = Draw again
pairing_seating = Seating…
pairing_publish = Publish
pairing_publish-with = Publish with { $count ->
        [one] 1 compromise
       *[other] { $count } compromises
    }
pairing_first-swap = First part the teammates
pairing_published = Round { $number } is published.
pairing_how = Drag one player onto another to swap them, or press Enter on both.
pairing_points =
    { $points ->
        [one] one point so far
       *[other] { $points } points so far
    }
pairing_two = a table of two
pairing_version = Version { $number }, { $time }.
pairing_version-why = Version { $number }, { $time }: { $why }.
pairing_change = Publish another version?
pairing_change_what = These seats were published before, and may be printed. Everybody will read why they change.
table_named = Table { $table }
compromise_none = clean
compromise_teammates = teammates
compromise_alone = alone
compromise_rematch = rematch
compromise_conflict = kept apart
compromise_two = two players
compromise_two-again = at two again
compromise_gap = far apart
compromise_teammates_why = Never allowed: swap one of them.
compromise_alone_why = Nobody can play alone.
compromise_rematch_why = Others in reach are teammates, have met too, or are further apart.
compromise_conflict_why = They are in one group that is kept apart, often a school.
compromise_two_why = The number of players does not divide by three.
compromise_two-again_why = They have played at a table of two before.
compromise_gap_why = Nobody nearer in points was free to meet them.
compromises_title = Compromises
compromises_more = And { $count } more.
compromises_no-teammates = No teammates at one table. Never allowed.
compromises_nothing-better = No swap of two makes it better.
compromises_best = Best swap: { $first } with { $second }, { $table }
swap_question = Swap { $first } and { $second }?
swap_gone = Mended: { $what }
swap_new = New:
swap_nothing = Mends nothing and costs nothing.
swap_better = Better, all in all.
swap_worse = Dearer, all in all.
swap_same = As good as before.
swap_do = Swap
swap_back = Put back
swap_done = { $first } and { $second } have changed places.

## tournament/round.js, tournament/table_states.js, tournament/clock_panel.js, tournament/outstanding.js, tournament/table_dialog.js

round_title = Round { $number }
round_short = Round { $number }
round_title_several = The rounds that are on
round_lead = { $out ->
        [0] No table is out
        [one] 1 table is still out
       *[other] { $out } tables are still out
    }, { $done } handed in.
round_screen = Hall screen
round_print = Print
round_all = All
round_none = No round yet
round_none_what = The board shows tables as soon as a round is published.
round_show = Show
round_needs = Needs somebody
round_out = Playing
round_idle = Not started
round_done = Handed in
round_tables = { $count ->
        [one] 1 table
       *[other] { $count } tables
    }
round_card = Table { $table }, { $state }: { $names }
round_call = { $why } · waited { $time }
round_call-going = { $why } · { $judge } is going · waited { $time }
round_appeal = { $name } appeals.
round_disputed = The second person typed other totals.
round_second = A second person types the totals.
round_left-out = The round went on without it.
round_added = +{ $added } added
round_added-stop = +{ $added } added, stops at { $time }
table-state_call = judge called
table-state_appeal = under appeal
table-state_check = not equal
table-state_sign = to confirm
table-state_play = playing
table-state_idle = not started
table-state_done = handed in
status_out = not in yet
status_entered = entered, not confirmed
status_disputed = the totals do not agree
status_confirmed = final
status_held = held by an appeal
status_left-out = went on without it
clock_title = Hall clock
clock_late = late: tell the hall
clock_tell_start = Start
clock_tell_no-new-shakes = Five minutes
clock_tell_stop = Stop
clock_read_start = Read this aloud and press Start. It goes to every screen too.
clock_read_no-new-shakes = Read this aloud when time for new shakes is over. It goes to every screen too.
clock_read_stop = Read this aloud at Stop. It goes to every screen too.
clock_later = { $table } stops at { $time }.
out_title = Results
out_some = { $count ->
        [one] The next round waits for 1 result.
       *[other] The next round waits for { $count } results.
    }
out_none-next = Every result is in. The next round can be seated.
out_none-last = Every result is in.
out_next = Seat round { $number }
out_without = Go on without them
out_without-go = Go on without { $count ->
        [one] 1 result
       *[other] { $count } results
    }
table_sheet = Scoresheet
table_watch = Look at the table
table_absent = did not come
table_no-show = Not here
table_no-show-named = { $name } is not here
table_here = Came
table_here-named = { $name } came after all
table_add-time = Add time to this table
table_minutes = +{ $minutes } min
table_player = Player
table_appeal = Appeal
table_appeal_what = The result is held until the director has decided.
table_appeal_go = Note the appeal
table_replay = Play again
table_replay_what = The table plays again, by two or by three. Its result is awaited anew.
table_replay_seats = By how many
table_replay_go = Have them play again
table_disqualify = Disqualify
table_disqualify_what = For this round. What for is not written here.
table_disqualify_go = Disqualify
appeal_answer = The decision, and why
appeal_uphold = The player is right
appeal_refuse = The ruling stands
appeal_upheld = The player was right.
appeal_refused = The ruling stands.

## tournament/sheets.js, tournament/sheet.js, tournament/sheet_ledger.js, tournament/sheet_entered.js, tournament/blind.js, tournament/corrections.js

sheets_title = Scoresheets of round { $number }
sheets_lead = { $out } to enter, { $second } for a second person.
sheets_find = Which table is on the paper?
sheets_open = Open { $table }
sheets_open-none = Open
sheets_disputed = The totals do not agree
sheets_second = Type the totals a second time
sheets_enter = To enter
sheets_kept = Kept here until there is a network
sheets_held = Held by an appeal
sheets_waits = Waiting for a second person
sheets_done = Final
sheet_title = Scoresheet { $table }
sheet_entered-by = entered by { $name } at { $time }
sheet_again = Enter it again
sheet_all = All sheets
sheet_shake = Shake
sheet_setter = Goal-setter
sheet_setter-of = Goal-setter of shake { $number }
sheet_seat = seat { $number }
sheet_void = void
sheet_empty = empty
sheet_cell = Shake { $number }, { $name }: { $points }
sheet_penalties = Penalties
sheet_penalty-named = A penalty for { $name }
sheet_penalty-away = Take that penalty of { $name } away
sheet_initials = initials
sheet_initials-of = The judge’s initials for a penalty of { $name }
sheet_no-initials = no initials
sheet_total = Total
sheet_total-of = Total of { $name }
sheet_points = Match points
sheet_keys = Points
sheet_keys_how = Keys 6 4 2, minus for −2, V for void. Enter goes on.
sheet_signed = signed
sheet_did-not-play = did not play
sheet_all-signed = All have signed
sheet_enter = Enter the sheet
sheet_totals-first = Type every total
sheet_entered = { $table } is entered.
sheet_kept = { $table } is kept on this device and is sent when the network is back.
sheet_hidden = You see this sheet when it is final: a second person types its totals blind.
checked_title = Checked
checked_soon = Type, and everything is looked at as you do.
checked_offline = No network: the sheet is kept here, and looked at when it is sent.
checked_settle = { $count } to settle
checked_fine = fine
checked_take = Take { $points }
checked_leads = { $names } leads.
checked_lead-shared = { $names } share the lead.
second-person_title = Second person
second-person_done = { $name } typed the same totals.
second-person_waits = Somebody else types the totals from the paper, and sees none of these.
second-person_unequal = { $names } typed other totals. Look at the paper: enter the sheet again, or let somebody else confirm.
blind_title = Second look at { $table }
blind_say = Type what the paper says.
blind_how = You do not see what { $name } entered. Two people, two pairs of eyes.
blind_somebody = the first person
blind_totals = Totals
blind_confirm = Confirm
blind_look = Look at the sheet
blind_same = { $table } is final: the same totals.
blind_other = { $table }: those are other totals than were entered. Somebody looks at the paper again.
corrections_title = Corrections
corrections_never = never erased
corrections_none = None.
corrections_by = { $name } at { $time }
corrections_deceit = Signed with intent to deceive: { $why }
corrections_make = Correct a total
corrections_total = The right total
corrections_listed = The total that was listed
corrections_agreed = Who of the table agrees
corrections_is-deceit = This is a ruling on intent to deceive, not an oversight
corrections_rule = Rule
corrections_go = Correct it

## tournament/standings.js, tournament/playoffs.js, tournament/awards.js

standings_kinds = Kinds of standings
standings_players = Players
standings_teams = Teams
standings_schools = Schools
standings_sections = Sections
standings_playoffs = Play-offs
standings_lead = { $competition }, { $of ->
        [one] { $played } of { $of } round
       *[other] { $played } of { $of } rounds
    }. { $out ->
        [0] Every result is in.
        [one] 1 result is still out.
       *[other] { $out } results are still out.
    }
standings_place = Place
standings_player = Player
standings_section = Section
standings_section-named = Section { $name }
standings_round = R{ $number }
standings_provisional = provisional
standings_not-yet = not played yet
standings_out = not in yet
standings_legend = provisional: a result is still out or not confirmed. “=” shares the place. A dashed box is not in yet.
standings_no-ranking = No such ranking is set up for this event.
standings_no-sections = This competition is not seated in sections.
playoffs_title = Play-off
playoffs_make = Who plays for a place?
playoffs_none = Nobody shares one of the first three places.
playoffs_place = Place { $place }
playoffs_winners = Section winners
playoffs_go = Arrange
playoffs_go-named = Arrange the play-off: { $name }
playoffs_played = played
playoffs_open = to be played
playoffs_enter = Enter the totals
awards_certificates = Certificates
awards_close = Close the event
awards_wait = Not ready yet
awards_closed = The event is closed. Congratulations to everybody.
awards_lead_closed = Final. Read from the bottom up.
awards_lead_ready = Everything is final. Read from the bottom up.
awards_lead_wait = Not to be read out yet.
awards_none = No awards are set up for this event.
awards_ready = Ready to read?
awards_yes = yes
awards_no = not yet
awards_next = Next on the list
awards_of = { $at } of { $of }
awards_back = One back
awards_read = Read, next
awards_provisional = provisional
awards_points = { $points } points
awards_unplayed = { $competition }: { $count ->
        [one] 1 round is
       *[other] { $count } rounds are
    } still to be played.
awards_out = { $competition }: { $count ->
        [one] 1 result is
       *[other] { $count } results are
    } still out.
awards_unconfirmed = { $competition }: not every result is confirmed.
awards_confirmed = { $competition }: every sheet is confirmed.
awards_playoff = { $count ->
        [one] 1 play-off is
       *[other] { $count } play-offs are
    } still to be played.
awards_say = { $award }: { $shared ->
        [yes] sharing place { $place }
       *[other] place { $place }
    }, with { $points } points: { $name }, from { $from }.
awards_say-alone = { $award }: { $shared ->
        [yes] sharing place { $place }
       *[other] place { $place }
    }, with { $points } points: { $name }.
awards_say-section = { $award }: winner of section { $section }: { $name }, from { $from }.

## tournament/paper.js, tournament/diary.js

paper_title = Paper and files
paper_lead = Everything as PDF, ready to print.
paper_size = Paper
paper_full-names = Full names (otherwise first name and initial)
paper_of-round = Round { $number }
paper_of-competition = { $competition }
paper_not-yet = not yet
paper_print-named = { $what } as PDF
paper_scoresheets = Scoresheets
paper_scoresheets_what = One for each table, with the variations on the back
paper_table-cards = Table cards
paper_table-cards_what = To fold and stand on each table
paper_seats-by-name = Seats by name
paper_seats-by-name_what = For the wall
paper_seats-by-table = Seats by table
paper_seats-by-table_what = For judges
paper_player-cards = Player cards
paper_player-cards_what = One for each player, with seats and boxes for points
paper_charts = Charts
paper_charts_what = What players may write on
paper_standings = Standings
paper_standings_what = As they are now
paper_certificates = Certificates
paper_certificates_what = For everybody with an award
files_title = Files
files_names = With names
files_results = Results as CSV
files_event = The event as one file
files_what = The file holds every act of the event, and can be brought in again here or on another server.
diary_lead =
    { $count ->
        [one] One entry; nothing is ever taken out.
       *[other] { $count } entries; nothing is ever taken out.
    }
diary_by = { $name }, { $office }
diary_more = Earlier
diary_found = The event was founded
diary_settings = Settings changed
diary_import = Players brought in
diary_late-entry = Late entry
diary_withdraw = Withdrawn
diary_return = Plays again
diary_no-show = Who did not come
diary_draft = Round seated
diary_swap = Seats swapped
diary_publish = Published
diary_clock = The hall was told
diary_add-time = Time added
diary_enter = Sheet entered
diary_confirm = Totals typed a second time
diary_correct = Total corrected
diary_deceit = Ruled on deceit
diary_disqualify = Disqualified
diary_replay = To be played again
diary_appeal = Appeal
diary_decide-appeal = Appeal decided
diary_go-on = Went on without results
diary_bonus = Bonus points
diary_playoff = Play-off arranged
diary_playoff-result = Play-off played
diary_awards = Closed, awards read out

delete_title = Delete this event
delete_what = Everything goes: players and results, names, codes and offices, its tables online and at the judge's desk with their matches, and guests who came only as its players.
delete_who = Only the director can do this. Others see nothing of the event afterwards. Backups of the server and files that somebody exported stay until their owners delete them.
delete_file = Keep a file of it first, without names
delete_begin = Delete the event
delete_sure = Delete the whole event?
delete_for-good = It cannot be taken back. Nobody can open this event again.
delete_type = To be sure, type its name: { $title }
delete_go = Delete it for good
delete_keep = Keep it
