### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### The menu of the table in Spanish, and how your turn is told.

## the menu

menu_title = Menú
menu_table = Esta mesa
menu_you = Para ti
menu_help = Ayuda
menu_pause = Pausa para todos
menu_resume = Seguir
menu_who-pauses = El anfitrión o un juez puede pausar la mesa.
menu_runs-on = Tu reloj sigue corriendo: la mesa te espera.
menu_scoresheet = Hoja de puntos
menu_leave = Dejar la mesa
menu_leave-seat = Dejar mi asiento…
menu_sound = Sonido
menu_motion = Menos movimiento
menu_contrast = Más contraste
menu_keys = Teclas, palabras y ajustes
menu_rules = Reglas
help_watchable = Otros pueden mirar
help_not-watchable = Nadie puede mirar
help_abandon = Interrumpir…
help_abandon-sure = Sí, interrumpir para todos

## how "your turn" is told

set_turn = Cuando es tu turno
set_vibrate = Vibración
set_notify = Aviso
set_notify_refused = Tu navegador no nos deja avisarte. Puedes cambiarlo en sus ajustes para esta página.
