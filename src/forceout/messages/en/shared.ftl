first-or-others = { $first } or { $others }
first-and-last = { $first } and { $last }
first-then-others = { $first }, { $others }
division-name =
    { $division ->
        [elementary] Elementary
        [middle] Middle
        [junior] Junior
       *[senior] Senior
    }
count-of-cubes =
    { $count ->
        [0] no { $symbol } cubes
        [one] one { $symbol } cube
       *[other] { $count } { $symbol } cubes
    }
verbatim = { $text }

## messages/days.py

day-in-words =
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
    }
