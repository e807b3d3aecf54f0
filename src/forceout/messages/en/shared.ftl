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
