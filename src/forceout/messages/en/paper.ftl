# What stands on printed paper (tournament/paper/templates).

## tournament/paper/templates
paper-section = Section { $section }
paper-scoresheet = { $game } scoresheet
paper-round-of = { $division } Division · round { $round } of { $rounds }
paper-game-and-division = { $game } · { $division } Division
paper-one-player = one player
paper-two-players = two players
paper-three-players = three players
paper-shake = Shake
paper-shake-number = Shake { $number }
paper-goal-setter = Goal-setter
paper-ended-by = Ended by
paper-seat = seat { $seat }
paper-void = Void
paper-last = Last
paper-added-up = Shakes, added up
paper-penalties = Penalties
paper-each-minus-one = −1 each. A judge writes initials beside every one.
paper-each-minus-one-or-none = −1 each. A judge writes initials beside every one; without them it does not count.
paper-total = Total
paper-match-points = Match points
paper-each-shake = Each shake
paper-each-shake-how = 6, 4 or 2. Absent: −2. A void shake: tick the box, strike the row, judge’s initials.
paper-each-shake-how-late = 6, 4 or 2. Absent or late: −2. A void shake: tick the box, strike the row, judge’s initials.
paper-warnings = Warnings
paper-who-judge = who, judge
paper-time-added = Time added
paper-minutes-judge = minutes and seconds, judge
paper-checked = We have checked every number.
paper-no-appeal = After signing nobody can appeal.
paper-winner-hands-in = The winner hands the sheet in.
paper-variation-list = Variation selection list
paper-season-even = even years
paper-season-odd = odd years
paper-variation-list-how = The Goal-setter first, then to the left: circle one line and put your initial beside it. Fill in the blank when there is one.
paper-front = Front: scoresheet
paper-reverse = Reverse: variation selection list
paper-universe-charts = Universe charts
paper-strike-out = { $game }. Strike out the cards that were not dealt.
paper-as-dealt = In the order dealt
paper-all-sixteen = All sixteen
paper-square-named = Square, named
paper-square-open = Square, open
paper-four-by-four = Four by four
paper-recording-chart = Recording chart
paper-resources-how = Resources: tick each cube, strike it when it is played
paper-variation = Variation
paper-solution = Solution
paper-senior-only = 13 and 14 are for Senior only.
paper-chart-allowed = Elementary and Middle may use this chart, with nothing marked on it before the round.
paper-by-name = by name
paper-by-table = by table
paper-version = Version { $version } of these seats. Only the newest sheet counts.
paper-find-your-seat = Round { $round }: find your seat
paper-round-tables = Round { $round }: tables
paper-school = School
paper-seat-column = Seat
paper-after-the-round = After the round:
paper-enter-here = enter the result here.
paper-fold = fold
paper-player-small = player
paper-round-small = round { $round }
paper-points-small = points
paper-sum-small = sum
paper-shared-and-provisional = A place with = is shared. With + it is provisional: a result is still out.
paper-standings = Standings
paper-place = Place
paper-player = Player
paper-section-column = Section
paper-first-place = First place
paper-second-place = Second place
paper-third-place = Third place
paper-place-number = Place { $place }
paper-first-place-shared = First place, shared
paper-second-place-shared = Second place, shared
paper-third-place-shared = Third place, shared
paper-place-number-shared = Place { $place }, shared
paper-winner-of-section = Winner of section { $section }
paper-with-points = with { $points } points
paper-director = Director
paper-date = Date

## tournament/paper/sheets_of_paper.py
paper-day =
    { $day ->
        [1] 1
       *[other] { $day }
    } { $month ->
        [january] January
        [february] February
        [march] March
        [april] April
        [may] May
        [june] June
        [july] July
        [august] August
        [september] September
        [october] October
        [november] November
       *[december] December
    } { $year }
paper-decimal-number = { $whole }.{ $decimals }

## tournament/paper/scoresheets.py
paper-way-alone = alone
paper-way-equal = equal
paper-way-two-first = two first
paper-way-two-second = two second
paper-way-all-equal = all equal
