### The words of home, learning and replay in English: whole sentences, named slots.

## home

home_title = Roll. Reason. Challenge.
home_lead = Two tournament games of sets and numbers, on a real table, with friends or a bot. No account needed.
home_choose-game = Choose a game
home_about_on-sets = Cards with coloured dots. Name a set that has exactly as many cards as the Goal says.
home_about_equations = Twenty-four cubes of numbers and signs. Build a Solution that equals the Goal.
home_division = Division
home_level = Bot
home_level_learner = Learner
home_level_club = Club
home_level_champion = Champion
home_level_perfect = Perfect
home_bot_learner = Plays to learn, and misses things.
home_bot_club = Knows the game, and looks twice.
home_bot_champion = Sees nearly everything.
home_bot_perfect = Makes no unsafe move where it knows a safe one, and leaves you little room.
home_form_basic = Basic rules.
home_form_advanced = With Restrictions.
home_form_adventurous = With variations.
home_pace = How fast
home_pace_human = like people
home_pace_quick = quickly
home_set = { $division } · { $bot } · plays { $pace }
home_change = Change
home_change_of = Change how { $game } is played
home_change_title = { $game } against a bot
home_change_done = Done
home_doors = More to do
home_play-bot = Play a bot
home_new-table = New table
home_setting-up = Laying the table…
home_first-time = First time?
home_first-time_how = Play a guided shake: ten short steps on a real table. About four minutes.
home_start = Start { $game }
home_go-on = Go on with { $game }
home_again = { $game } again
home_steps = { $game }: { $done } of { $of } steps done
home_more = More to read
home_learn = Learn
home_rules = Rules
home_glossary = Glossary
home_replay = Replay
home_about = About Forceout
home_judges = For judges
home_no-account = Free to play, free to host. Nothing to install.

## names, codes, invitations

name_label = Your name at the table
name_cut = A name has at most { $longest } letters, so yours was cut.
name_title = What shall we call you?
name_how = A nickname, not your real name.
name_save = That’s me
name_you-are = You sit down as { $name }.
name_other = Another name
name_suggestions = Otter Heron Lynx Marten Finch Badger Wren Stoat Osprey Newt Plover Hare Ibis Raven Vole Tern
join_label = Got a code?
join_placeholder = ABCD-EFGH
join_go = Join
join_title = You are invited to a table
join_lead = Say what you want to be called, and sit down.
join_code = The table's code
join_sit = Sit down
join_sitting = Sitting down…
join_home = To the home page
join_ask-again = Meanwhile you can play a bot from the home page.
invite_title = Your table is ready
invite_how = Hand out the code, the link or the picture. Whoever has one may take a free seat.
invite_copied = The link is copied.
invite_not-copied = The link could not be copied. Select it and copy it by hand.
invite_go = Go to the table

## lobby

lobby_title = Open tables
lobby_looking = Looking around…
lobby_empty = No table is open right now. Set one up, and it shows here for others.
lobby_with = with { $names }
lobby_nobody = nobody yet
lobby_details = { $division } · { $form } · { $clock }
lobby_clock_official = official clocks
lobby_clock_relaxed = relaxed clocks
lobby_clock_off = no clocks
lobby_seats = { $taken } of { $seats } seats taken
lobby_sit = Sit down
lobby_watch = Watch
lobby_playing = { $count ->
    [one] { $count } table playing
   *[other] { $count } tables playing
}

## one's own tables

own_title = Your tables
own_all = All { $count }
own_turn = Your turn.
own_go-on = Go on
own_sit-again = Sit down again
own_no-thanks = No, thank you
own_asked = A rematch with { $names }: your seat is kept.
own_left = A bot plays on for you. Take your seat again.
own_paused = The table is paused.
own_just-now = just now
own_minutes = { $count ->
    [one] for a minute
   *[other] for { $count } minutes
}
own_hours = { $count ->
    [one] for an hour
   *[other] for { $count } hours
}
own_days = for { $count } days
own_you_start = Everybody sits: start the match.
own_you_lot = Roll for the first Goal.
own_you_begin = Start the next shake.
own_you_sign = Sign the scoresheet.
own_you_roll = Roll the cubes.
own_you_deal = Deal the cards.
own_you_select = Choose a variation.
own_you_goal = Set the Goal.
own_you_answer = Is there no Goal? Say so.
own_you_move = Move a cube, or challenge.
own_you_state = Say what you challenge.
own_you_write = Write your Solution.
own_you_decide = Write a Solution too, or wait.
own_you_check = Check a Solution.
own_you_appeal = Your appeal is with the director.
own_wait_sit = Somebody is still to sit down.
own_wait_start = The host starts the match.
own_wait_lot = { $count ->
    [one] { $names } still rolls for the first Goal.
   *[other] { $names } still roll for the first Goal.
}
own_wait_begin = The next shake is to be started.
own_wait_appeal = The director decides an appeal.
own_wait_approve = A judge has still to approve the scoresheet.
own_wait_sign = { $count ->
    [one] { $names } has still to sign.
   *[other] { $names } have still to sign.
}
own_wait_roll = { $names } rolls the cubes.
own_wait_deal = { $names } deals the cards.
own_wait_select = { $names } chooses a variation.
own_wait_goal = { $names } sets the Goal.
own_wait_answer = { $count ->
    [one] { $names } says whether there is a Goal.
   *[other] { $names } say whether there is a Goal.
}
own_wait_move = { $names } moves.
own_wait_state = { $names } holds the block.
own_wait_write = { $count ->
    [one] { $names } still writes.
   *[other] { $names } still write.
}
own_wait_decide = { $names } decides whether to write.
own_wait_check = { $count ->
    [one] { $names } still checks.
   *[other] { $names } still check.
}

## watching

watch_title = Watch
watch_lead = See how others play, and look back at what you played.
watch_now = Tables that are played now
watch_empty = Nobody plays a table that can be watched right now.
watch_own = Your matches
watch_record = Open a record

## a new table

new_title = A new table
new_create = Set up the table
new_cancel = Not now
new_game = Game
new_edition = Rulebook
new_season = Yearly list
new_season_even = Even
new_season_odd = Odd
new_form = Form
new_form_basic = Basic
new_form_advanced = Advanced
new_form_adventurous = Adventurous
new_form_note_basic = The plain game, for a first match.
new_form_note_advanced = The whole game, without variations; in On-Sets with Restrictions.
new_form_note_adventurous = The tournament game: each player picks a variation every shake.
new_seats = Seats
new_seats_2 = Two
new_seats_3 = Three
new_seats_note = At the table you can fill empty seats with bots.
new_clock = Clocks
new_clock_official = Official
new_clock_relaxed = Relaxed
new_clock_off = Off
new_clock_note_official = The rulebook's limits: a minute for a turn, two for a Solution.
new_clock_note_relaxed = Three times the rulebook's limits.
new_clock_note_off = Nobody is ever late.
new_pace = Pace of bots
new_pace_human = As people
new_pace_quick = Quick
new_pace_note_human = A bot takes its time, as a person would.
new_pace_note_quick = A bot plays as soon as it knows what to play.
new_policing = Who sees to the rules
new_policing_referee = Referee
new_policing_players = Players
new_policing_note_referee = What is illegal cannot be done, and you are told why.
new_policing_note_players = Illegal moves stand until somebody charges them, as at a real table.
new_judging = Who judges Solutions
new_judging_table = The table
new_judging_panel = The machine
new_judging_note_table = Players check each other's Solutions; the machine settles what they dispute.
new_judging_note_panel = The machine checks every Solution at once.
new_listed = Show in the lobby
new_watchable = Others may watch
new_timed = Rounds of thirty minutes
new_deal-told = All agree: say how many cards to deal
new_phrases = Ready-made phrases

## the words of a challenge

claim_now = Now
claim_impossible = Impossible
claim_now_means = A Solution can be written with the cubes on the mat and at most one more from Resources.
claim_impossible_means = No Solution can be written any more, whatever is still played.

## learning

learn_title = Learn to play
learn_lead = Play a first shake with a coach beside you. Then look up what you want to know.
learn_first-shake = Your first shake of { $game }
learn_guided_on-sets = Ten short steps: roll, set a Goal, move cubes, challenge, and write a set with just the right number of cards.
learn_guided_equations = Ten short steps: roll, set a Goal, move cubes, challenge, and write an Equation that comes out right.
learn_rules_on-sets = Rules of On-Sets
learn_rules_equations = Rules of Equations
learn_rules_guidelines = Guidelines for officials
learn_rules_on-sets_what = Clause by clause in our words, for each division.
learn_rules_equations_what = Clause by clause in our words, for each division.
learn_rules_guidelines_what = How judges of On-Sets decide.
learn_glossary_what = Every word of the two games, explained.
rules_title = Rules
rules_lead = What each clause says, in our own words. The numbers are the rulebook's, so you can find the place in print.
rules_book = Book
rules_book_on-sets = On-Sets
rules_book_equations = Equations
rules_book_guidelines = Guidelines
rules_all = All
rules_search = Search the rules
rules_chapters = Chapters
rules_found = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
rules_looking = Opening the book…
rules_nothing = No clause has all these words. Try fewer, or another division.
rules_judge-only = a judge sees to it
rules_advisory = explanation
glossary_title = Glossary
glossary_lead = Every word of the two games, with the clauses that use it.
glossary_search = Search the glossary
glossary_both = Both games
glossary_found = { $count ->
    [one] { $count } word
   *[other] { $count } words
}

## about

about_title = About Forceout
about_what = Forceout has live tables for On-Sets and Equations, two games that schools play in tournaments. It is free, and anybody may run a server of their own.
about_judge = Behind every table sits a judge made of code: it knows the rulebooks clause by clause, names the clause for everything it refuses, and works out whether a Solution is correct. Until it is due to speak, it says nothing.
about_kept_title = What is kept
about_kept = Your nickname and the matches you played. No account is needed, nobody is tracked, and no page asks any other server for anything.
about_fair_title = Fair dice
about_fair = Before a shake the server commits itself to its dice with a fingerprint that everybody sees; after the shake it shows the number behind it, so that anybody can check that nothing was changed.
about_parts_title = Made with
about_parts = Preact, htm and Preact Signals draw the pages; Atkinson Hyperlegible Next, Fraunces and Nunito are the letters. Their licences lie beside them on this server.
about_rules_title = By which rules
about_rules = On-Sets is played by the rulebooks of { $on_sets }, Equations by the one of { $equations }; there are newer ones of Equations, which we do not have. The edition stands on every scoresheet and in every record. Where a book can be argued, an official ruling wins over the machine, which can be mistaken as every program can.
about_names = On-Sets and Equations are games of their owners, and so are their names. Forceout is not affiliated with them. The rules are told here in our own words.
