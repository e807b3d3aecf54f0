### The pieces of the hall in English: the clock and its ruler.

## hall/hall_clock.js

clock_ruler =
    { $whole ->
        [one] { $gone } of { $whole } minute
       *[other] { $gone } of { $whole } minutes
    }
clock_play = play
clock_part_before = Not started
clock_part_play = Play
clock_part_last-minutes = Finish your shake
clock_part_writing = Write
clock_part_over = The round is over
clock_until_before = until no new shakes
clock_until_play = until no new shakes
clock_until_last-minutes = until Stop
clock_until_writing = to write
clock_until_over = hand in your sheet
