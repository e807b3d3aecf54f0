### A day at an event in English: players' phones, a coach's list, the board for the hall, the public page.

## day/seat.js, day/results.js, day/frame.js

day_opening = Opening the hall…
day_ways = Your day
day_way_seat = My seat
day_way_results = My results
day_way_sign = Sign
day_competition = { $division }, { $game }
day_round = Round { $round }
day_round-soon = Round { $round } of { $rounds } starts soon
day_published = { $game }, seats published at { $at }
day_your-seat = Your seat
day_version = new seats, version { $version }
day_section = Section { $section },
day_table = Table { $table },
day_seat = Seat { $seat }
day_seat-small = seat { $seat }
day_you = You
day_to-table = Go to your table
day_to-table-early = Your table is ready. It begins with the hall clock
day_enter = Enter the result of your table
day_to-sign = Look at the scoresheet and sign
day_hand-in = The round is over. Everybody signs the sheet, and a winner brings it to the desk.
day_no-seat = No seat yet
day_no-seat-why = Your seat appears here by itself when the director publishes the round.
day_gone-home = You have gone home
day_phones-away = Put your phone away now
day_phones-away-why = While your table plays, phones stay away from it, until everybody has signed.
day_phones-allowed = At this event the director lets phones stay at the tables.
day_bring = Bring:
day_bring-what = a pencil and your own charts, with nothing marked on them. If you come when the cubes are rolled, that shake costs you 2 points.
day_bring-what-no-phone = a pencil and your own charts, with nothing marked on them. Your phone stays away while you play. If you come when the cubes are rolled, that shake costs you 2 points.
day_names-until = Names at this event are deleted on { $day }. Other players see your first name and an initial.
day_after =
    { $rounds ->
        [one] After { $played } of { $rounds } round
       *[other] After { $played } of { $rounds } rounds
    }
day_of-points = of { $most } points
day_of-players = of { $count }
day_in-section = number { $place } in { $section }
day_my-rounds = My rounds, { $game }
day_with = with { $names }
day_points-to =
    { $own ->
        [one] { $own } point to { $others }
       *[other] { $own } points to { $others }
    }
day_points-to-checked =
    { $own ->
        [one] { $own } point to { $others }, being checked
       *[other] { $own } points to { $others }, being checked
    }
day_status_out = still out
day_status_entered = being checked
day_status_disputed = being checked again
day_status_confirmed = final
day_status_held = an appeal is open
day_status_left-out = the event went on without it
day_no-results = No results yet
day_provisional = a result is still out, or not confirmed yet
day_how-points = How points are made
day_how-points-what = First, second, third: 6, 4, 2. Two share first: 5, 5, 2. Two share second: 6, 3, 3. All equal: 4, 4, 4. At a table of two: 6, 4 or 5, 5.

## day/sign.js

sign_title = Sign the scoresheet
sign_shake = Shake
sign_goal = Goal
sign_void = void
sign_penalties = Penalties
sign_total = Total
sign_points = Match points
sign_here = sign here
sign_not-yet = not yet
sign_is-right = Is your column right, { $name }?
sign_signed = You have signed
sign_appealed = You have appealed. The director decides.
sign_with-paper = Check it with the paper before you sign.
sign_hold = Hold to sign
sign_ends-appeals = Signing ends appeals.
sign_winner = A winner hands the sheet in.
sign_nothing = Nothing to sign
sign_nothing-why = When the result of your table is entered, it appears here.
sign_wrong = Something is wrong
sign_wrong-appeal = You can appeal before you sign. The result is then held until the director has decided. What is wrong?
sign_wrong-desk = Do not sign. Go to the desk with your paper, and somebody looks at it with you.
sign_wrong_total = My total is wrong
sign_wrong_ruling = A ruling was wrong
sign_wrong_penalty = A penalty is wrong

## day/enter.js

enter_title = The result of { $table }
enter_how = Type what the signed paper says, for everybody.
enter_total-of = Total of { $name }
enter_all-signed = Everybody has signed the paper
enter_send = Send the result
enter_sent = Sent. The desk looks at the paper, too.
enter_waits = The result waits on this phone
enter_waits-why = No network. It is kept here and is sent once, when the network is back.
enter_nothing = Nothing to enter
enter_nothing-why = A result is entered when the table is finished, where the director allows it. Else bring the sheet to the desk.

## day/coach.js

coach_title = My players
coach_players = { $division }: { $count ->
        [one] one player
       *[other] { $count } players
    }
coach_where = round { $round }, seat { $seat }: { $status }
coach_points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
coach_nobody = No players of your school are entered yet

## day/public.js

public_closed = This event shows nothing in public.
public_final = The event is over. First names and initials only.
public_so-far = As results come in. First names and initials only.
public_not-yet = No results yet.

## front

front_opening = Opening the board…
front_missing = The board needs the network and an office of the event. Come in by the event's page.
front_offline = No network. What you see may be old.
front_screens = What the board shows
front_screen_clock = Clock
front_screen_seats = Seats
front_screen_standings = Standings
front_screen_auto = By itself
front_foot_clock = Winners bring the sheet to the desk, signed by all.
front_foot_seats = By first name. Ask at the desk if you do not find yours.
front_foot_standings = Ties stay ties until they are played off.
front_next-page = Page { $page } of { $count }. The next comes in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
front_round = Round { $round } of { $rounds }
front_round-short = round { $round }
front_version = new seats, version { $version }
front_over = Over
front_no-round = No round is played now.
front_no-standings = No results yet
front_no-seats = No seats are published yet
front_say_before = Find your seat.
front_say_play = Play.
front_say_last-minutes = Last { $minutes } minutes. No new shakes.
front_say_writing = Stop. You have { $write } minutes to write.
front_say_over = The round is over. Sign your sheets.
front_due_start = The director starts the round.
front_due_no-new-shakes = At { $at } no new shakes begin.
front_due_stop = At { $at } the hall is told to stop.
front_still = { $count ->
        [0] Nobody plays any more
       *[other] Still playing
    }
front_and-more = { $count ->
        [one] and one table more
       *[other] and { $count } tables more
    }
front_settling = { $settling ->
        [0] { $handed } handed in.
       *[other] { $settling } being signed or settled, { $handed } handed in.
    }
front_after =
    { $rounds ->
        [one] after { $round } of { $rounds } round
       *[other] after { $round } of { $rounds } rounds
    }
front_provisional = a result is still out
front_find = Find your seat: { $first } to { $last }
front_seat = seat
