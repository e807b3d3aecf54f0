### The menu of the table in English, and how your turn is told.

## the menu

menu_title = Menu
menu_table = This table
menu_you = For you
menu_help = Help
menu_pause = Pause for all
menu_resume = Go on
menu_who-pauses = The host or a judge can pause the table.
menu_runs-on = Your clock runs on: the table waits for you.
menu_scoresheet = Scoresheet
menu_leave = Leave the table
menu_leave-seat = Leave my seat…
menu_sound = Sound
menu_motion = Less motion
menu_contrast = More contrast
menu_keys = Keys, words and settings
menu_rules = Rules
help_watchable = Others may watch
help_not-watchable = Nobody may watch
help_abandon = Break off…
help_abandon-sure = Yes, break it off for all

## how "your turn" is told

set_turn = When it is your turn
set_vibrate = Vibration
set_notify = Notification
set_notify_refused = Your browser does not let us notify you. Its settings for this page can change that.
