### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

first-or-others = { $first } o { $others }
first-and-last = { $first } y { $last }
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
        [0] ningún cubo { $symbol }
        [one] un cubo { $symbol }
       *[other] { $count } cubos { $symbol }
    }
verbatim = { $text }

## messages/days.py

day-in-words =
    { $day ->
        [1] 1
       *[other] { $day }
    } de { $month ->
        [january] enero
        [february] febrero
        [march] marzo
        [april] abril
        [may] mayo
        [june] junio
        [july] julio
        [august] agosto
        [september] septiembre
        [october] octubre
        [november] noviembre
       *[december] diciembre
    }
