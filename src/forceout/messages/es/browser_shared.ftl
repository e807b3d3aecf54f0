### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### The interface in Spanish: the words that every page shares.

## pieces

symbol_B = azul
symbol_R = rojo
symbol_G = verde
symbol_Y = amarillo
symbol_u222A = unión
symbol_u2229 = intersección
symbol_- = menos
symbol_u0027 = complemento
symbol_V = Universo
symbol_u039B = conjunto vacío
symbol_u003D = igual
symbol_u2286 = subconjunto
symbol_u002B = más
symbol_u00D7 = por
symbol_u00F7 = entre
symbol_u002A = potencia
symbol_u221A = raíz
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
color_r = rojo
color_b = azul
color_g = verde
color_k = negro
cube_colored = { $symbol } { $color }
cube_upside-down = { $name }, al revés
cube_sideways = { $name }, de lado
cube_both = { $name }, de lado y al revés
card_blank = carta en blanco
card_named = carta { $colors }
card_tagged = { $card }, { $tag }
card_removed = quitada
card_lifted = elegida
tree_which-is = ({ $inner }, que es { $value })
tree_group = ({ $inner })
goal_space = espacio

## every page

shell_home = Forceout, inicio
shell_back = Volver
shell_sound = Sonido
shell_to-light = Cambiar a claro
shell_to-dark = Cambiar a oscuro
shell_help = Ayuda y teclas
shell_learn = Reglas y glosario
shell_close = Cerrar
shell_language = Idioma
shell_rule = Regla { $section }
shell_unreachable = No se puede llegar al servidor. Revisa la conexión y prueba otra vez.

## games

game_on-sets = On-Sets
game_equations = Equations
division_elementary = [Elementary|elementary-division]
division_middle = [Middle|middle-division]
division_junior = [Junior|junior-division]
division_senior = [Senior|senior-division]
form_basic = básica
form_advanced = avanzada
form_adventurous = aventurera
section_goal = [Goal|goal]
section_required = [Required|required]
section_permitted = [Permitted|permitted]
section_forbidden = [Forbidden|forbidden]
section_resources = [Resources|resources]
bot_learner = bot aprendiz
bot_club = bot de club
bot_champion = bot campeón
bot_perfect = bot perfecto

## the table as every page draws it

board_universe = Universo
board_cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
board_left = { $count ->
    [one] queda { $count } cubo
   *[other] quedan { $count } cubos
}
board_section = { $count ->
    [one] { $name }, { $count } cubo: { $cubes }
   *[other] { $name }, { $count } cubos: { $cubes }
}
board_section-empty = { $name }, vacío
board_goal = Goal: { $goal }
board_no-goal = sin fijar todavía
board_put-in = Ponlo aquí. { $section }

## the judge's code and desk

judge-code_new = Un código para un juez
judge-code_shown = Un juez abre la página Juez y escribe { $code }. El código vale dos horas.
## leaving a table

leave_title = ¿Dejar la mesa?
leave_playing = El partido sigue sin ti. Tu reloj corre, y después de un minuto los demás pueden dejar que un bot siga en tu asiento.
leave_playing_back = Tu asiento sigue siendo tuyo: la página de inicio te lleva de vuelta.
leave_bots = Los bots te esperan, pero tu reloj corre. La página de inicio te lleva de vuelta a tu asiento.
leave_bots_no-clock = Los bots te esperan. La página de inicio te lleva de vuelta a tu asiento.
leave_waiting = Tu asiento se guarda mientras miras por ahí. Si no quieres jugar, levántate, para que otra persona pueda sentarse.
leave_stay = Quedarme
leave_go = Salir por ahora
leave_stand = Levantarme y salir
