### The interface in English: the words that every page shares.

## pieces

symbol_B = blue
symbol_R = red
symbol_G = green
symbol_Y = yellow
symbol_u222A = union
symbol_u2229 = intersection
symbol_- = minus
symbol_u0027 = complement
symbol_V = Universe
symbol_u039B = empty set
symbol_u003D = equals
symbol_u2286 = subset
symbol_u002B = plus
symbol_u00D7 = times
symbol_u00F7 = divided by
symbol_u002A = power
symbol_u221A = root
symbol_0 = 0
symbol_1 = 1
symbol_2 = 2
symbol_3 = 3
symbol_4 = 4
symbol_5 = 5
symbol_6 = 6
symbol_7 = 7
symbol_8 = 8
symbol_9 = 9
color_r = red
color_b = blue
color_g = green
color_k = black
cube_colored = { $color } { $symbol }
cube_upside-down = { $name }, upside-down
cube_sideways = { $name }, sideways
cube_both = { $name }, sideways and upside-down
card_blank = blank card
card_named = { $colors } card
card_tagged = { $card }, { $tag }
card_removed = removed
card_lifted = chosen
tree_which-is = ({ $inner }, which is { $value })
tree_group = ({ $inner })
goal_space = space

## every page

shell_home = Forceout, home
shell_back = Back
shell_sound = Sound
shell_to-light = Change to light
shell_to-dark = Change to dark
shell_help = Help and keys
shell_learn = Rules and glossary
shell_close = Close
shell_language = Language
shell_rule = Rule { $section }
shell_unreachable = The server cannot be reached. Check the connection and try again.

## games

game_on-sets = On-Sets
game_equations = Equations
division_elementary = [Elementary|elementary-division]
division_middle = [Middle|middle-division]
division_junior = [Junior|junior-division]
division_senior = [Senior|senior-division]
form_basic = basic
form_advanced = advanced
form_adventurous = adventurous
section_goal = [Goal|goal]
section_required = [Required|required]
section_permitted = [Permitted|permitted]
section_forbidden = [Forbidden|forbidden]
section_resources = [Resources|resources]
bot_learner = learner bot
bot_club = club bot
bot_champion = champion bot
bot_perfect = perfect bot

## the table as every page draws it

board_universe = Universe
board_cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board_left = { $count ->
    [one] { $count } cube left
   *[other] { $count } cubes left
}
board_section = { $count ->
    [one] { $name }, { $count } cube: { $cubes }
   *[other] { $name }, { $count } cubes: { $cubes }
}
board_section-empty = { $name }, empty
board_goal = Goal: { $goal }
board_no-goal = not set yet
board_put-in = Put it here. { $section }

## the judge's code and desk

judge-code_new = A code for a judge
judge-code_shown = A judge opens the page Judge and types { $code }. The code is good for two hours.
## leaving a table

leave_title = Leave the table?
leave_playing = The match goes on without you. Your clock runs, and after a minute the others may let a bot play on at your seat.
leave_playing_back = Your seat stays yours: the home page leads back to it.
leave_bots = The bots wait for you, but your clock runs. The home page leads back to your seat.
leave_bots_no-clock = The bots wait for you. The home page leads back to your seat.
leave_waiting = Your seat is kept while you look around. If you do not want to play, stand up, so that somebody else can sit down.
leave_stay = Stay
leave_go = Leave for now
leave_stand = Stand up and leave
