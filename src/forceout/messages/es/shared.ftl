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
