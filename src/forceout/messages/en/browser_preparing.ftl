### Before the play in English: the room, the sheet, the Goal, help and settings.

## setting the Goal

goal_say = Say “Goal”
goal_shapes = Shape of the Goal
goal_slot = Place { $letter }, empty
goal_in-slot = Place { $letter }: { $cube }
goal_digits-only = Only digits go into the Goal.
goal_digits-yours = the [digits|digit-cube] are yours to place
goal_cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
goal_rail = The Goal, left to right
goal_space-before = Space before { $cube }
goal_space-button = Space before
goal_turn = Turn { $cube }
goal_upright = Upright
goal_upside-down = Upside-down
goal_sideways = Sideways
goal_take-out = Take out
goal_also = { $count ->
    [one] It can also be read { $other }.
   *[other] It can be read in { $count } more ways, such as { $other }.
}
goal_type = Type it
goal_notation = The Goal in notation
goal_type_help = ~ turns a cube upside-down, > sideways. A space is a space.
no-goal_button = Declare “no Goal”…
no-goal_sure = Declare “no Goal”?
no-goal_what = Only if you believe that [nothing you set could be solved|no-goal-declaration]. The others get a minute to agree.
no-goal_give-up = You said that there is a Goal. Taking that back costs 1 point and voids the shake.
shape_row_1 = One
shape_row_1_means = A
shape_row_2 = Row
shape_row_2_means = A + B
shape_column_2 = Column
shape_column_2_means = A × B
shape_row_3 = Row of three
shape_row_3_means = A + B + C
shape_column_3 = Column of three
shape_column_3_means = A × B × C
shape_tee_3 = Tee
shape_tee_3_means = A × (B + C)
shape_ell_3 = Ell
shape_ell_3_means = (A × B) + C
why_goal_on-sets = Put a digit in each place of the shape first.
why_goal_equations = Lay one to six cubes first.

## variations

why_circle = Circle a variation first.
why_fill-in = Fill in the blank first.
why_taken = { $title } is in force already. Choose another one.
variations_choose = Press one first
variations_circle = Circle { $title }
variations_pass = Choose none
variations_beware = One that changes nothing, or clashes with one already circled, is not allowed.
variations_taken = taken
variations_fill-in = Fill in the blank: { $blank }
blank_cube = which cube?
blank_card = which card?
blank_set = which set?
blank_base = which base?
blank_k = which number?
blank_color = which colour?

## help and settings

help_title = Keys and settings
help_words = Words
help_words_how = Tap a word to see what it means. Everywhere on the table, words with dots below them do the same; controls do when you hold or right-click them.
help_words_both = [shake|shake], [Goal|goal], [Required|required], [Permitted|permitted], [Forbidden|forbidden], [Resources|resources], [Goal-setter|goal-setter], [Mover|mover], [Challenger|challenger], [Third Party|third-party], [challenge block|challenge-block], [Now|now-challenge], [Impossible|impossible-challenge], [bonus|bonus-move], [last cube|last-cube-procedure], [forceout|forceout], [Solution|solution], [variation|variation], [no Goal|no-goal-declaration], [time limit|time-limit], [countdown|countdown], [illegal procedure|illegal-procedure], [charge|charge], [match points|match-points]
help_words_on-sets = [Universe|universe], [Set-Name|set-name], [Restriction|restriction], [shift|shift-from-permitted], [union|union], [intersection|intersection], [complement|complement-of-a-set], [subset|subset], [blank card|blank-card]
help_words_equations = [Equation|equation], [grouping|physical-grouping], [usual reading|default-interpretation], [taking a side|taking-a-side], [root|root], [power|power]
help_keys = Keys
help_settings = Settings
help_letters = Letters act as keys
help_learn = Rules
help_glossary = Glossary
help_key_place = put the held cube in Required, Permitted, Forbidden
help_key_bonus = bonus on or off
help_key_back = put the cube back, close a sheet
help_key_challenge = pick up the block
help_key_words = then say Now or Impossible
help_key_goal = say “Goal”
help_key_turn = turn a cube of the Goal upside-down, sideways
help_key_scratch = scratch pad, with no cube in hand
help_key_panels = log, variations
help_key_jump = go to the next cube with that face, with no cube in hand
help_key_arrows = go between cubes
help_key_enter = pick up, put down, press
help_key_help = this list
set_theme = Colours
set_theme_system = As the system
set_theme_light = Light
set_theme_dark = Dark
set_contrast = Contrast
set_contrast_system = As the system
set_contrast_more = More
set_size = Size
set_size_system = Normal
set_size_projector = Projector
set_motion = Motion
set_motion_system = As the system
set_motion_less = Less
set_motion_full = Full
set_confirm = Confirm moves
set_confirm_phone = On phones
set_confirm_always = Always
set_confirm_never = Never

## the frame: the Goal's stage and the variation sheet

goal_shape = { $name }, { $formula }
goal_until-said = you can change it until you say “Goal”
no-goal_short = No Goal…
variations_press = Press a variation to read what it does.
variations_none-yet = Nothing is circled yet
