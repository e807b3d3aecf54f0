### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### The menu of the table in French, and how your turn is told.

## the menu

menu_title = Menu
menu_table = Cette table
menu_you = Pour toi
menu_help = Aide
menu_pause = Pause pour tous
menu_resume = Reprendre
menu_who-pauses = L’hôte ou un juge peut mettre la table en pause.
menu_runs-on = Ton temps court : la table t’attend.
menu_scoresheet = Feuille de score
menu_leave = Quitter la table
menu_leave-seat = Quitter ma place…
menu_sound = Son
menu_motion = Moins de mouvement
menu_contrast = Plus de contraste
menu_keys = Touches, mots et réglages
menu_rules = Règles
help_watchable = D’autres peuvent regarder
help_not-watchable = Personne ne peut regarder
help_abandon = Interrompre…
help_abandon-sure = Oui, interrompre pour tous

## how "your turn" is told

set_turn = Quand c’est ton tour
set_vibrate = Vibration
set_notify = Notification
set_notify_refused = Ton navigateur ne nous laisse pas t’avertir. Ses réglages pour cette page peuvent changer cela.
