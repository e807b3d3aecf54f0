### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

first-or-others = { $first } ou { $others }
first-and-last = { $first } et { $last }
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
        [0] aucun cube { $symbol }
        [1] un cube { $symbol }
       *[other] { $count } cubes { $symbol }
    }
verbatim = { $text }

## messages/days.py

day-in-words =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [january] janvier
        [february] février
        [march] mars
        [april] avril
        [may] mai
        [june] juin
        [july] juillet
        [august] août
        [september] septembre
        [october] octobre
        [november] novembre
       *[december] décembre
    }
