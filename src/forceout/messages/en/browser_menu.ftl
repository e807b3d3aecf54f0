### The menu of the table in English, with leaving, phrases and hints.

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

## leaving

leave_title = Leave the table?
leave_seated = { $clock ->
    [runs] Your seat is kept and your clock runs on. After a minute the others may let a bot play for you until you come back.
   *[none] Your seat is kept. After a minute the others may let a bot play for you until you come back.
}
leave_plain = You can come back at any time.
leave_go = Leave
leave_stay = Stay

## how "your turn" is told

set_turn = When it is your turn
set_vibrate = Vibration
set_notify = Notification
set_notify_refused = Your browser does not let us notify you. Its settings for this page can change that.

## phrases

phrase_open = Say something…
phrase_title = Say something
phrase_allowed = Phrases are on
phrase_off = Phrases are off
phrase_said = { $name }: { $phrase }
phrase_you-said = You said: { $phrase }
phrase_hello = Hello!
phrase_good-luck = Good luck!
phrase_well-played = Well played!
phrase_good-game = Good game!
phrase_thank-you = Thank you!
phrase_one-moment = One moment, please.
phrase_im-back = I am back.
phrase_my-mistake = My mistake.

## hints

hint_ask = What could I do?
hint_title = What you could do
hint_looking = Looking at the table…
hint_why = A hint is one good way, not the only one. Only you see it.
hint_more = Show me how
hint_thanks = Thanks
