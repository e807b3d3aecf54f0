### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### Before the play in Spanish: the room, the sheet, the Goal, help and settings.

## setting the Goal

goal_say = Decir «Goal»
goal_shapes = Forma del Goal
goal_slot = Sitio { $letter }, vacío
goal_in-slot = Sitio { $letter }: { $cube }
goal_digits-only = En el Goal solo van cifras.
goal_digits-yours = las [cifras|digit-cube] las colocas tú
goal_cubes = { $count ->
    [one] 1 cubo
   *[other] { $count } cubos
}
goal_rail = El Goal, de izquierda a derecha
goal_space-before = Espacio antes de { $cube }
goal_space-button = Espacio antes
goal_turn = Girar { $cube }
goal_upright = Derecho
goal_upside-down = Al revés
goal_sideways = De lado
goal_take-out = Sacar
goal_also = { $count ->
    [one] También se puede leer { $other }.
   *[other] Se puede leer de { $count } maneras más, como { $other }.
}
goal_type = Escribirlo
goal_notation = El Goal en notación
goal_type_help = ~ pone un cubo al revés, > de lado. Un espacio es un espacio.
no-goal_button = Declarar «no Goal»…
no-goal_sure = ¿Declarar «no Goal»?
no-goal_what = Solo si crees que [nada de lo que fijes se podría resolver|no-goal-declaration]. Los demás tienen un minuto para estar de acuerdo.
no-goal_give-up = Dijiste que hay un Goal. Retirarlo cuesta 1 punto y anula la tirada.
shape_row_1 = Uno
shape_row_1_means = A
shape_row_2 = Fila
shape_row_2_means = A + B
shape_column_2 = Columna
shape_column_2_means = A × B
shape_row_3 = Fila de tres
shape_row_3_means = A + B + C
shape_column_3 = Columna de tres
shape_column_3_means = A × B × C
shape_tee_3 = T
shape_tee_3_means = A × (B + C)
shape_ell_3 = L
shape_ell_3_means = (A × B) + C
why_goal_on-sets = Primero pon una cifra en cada sitio de la forma.
why_goal_equations = Primero pon de uno a seis cubos.

## variations

why_circle = Primero rodea una variación.
why_fill-in = Primero llena el hueco.
why_taken = { $title } ya está en vigor. Elige otra.
variations_choose = Primero toca una
variations_circle = Rodear { $title }
variations_pass = No elegir ninguna
variations_beware = No vale una que no cambie nada o que choque con otra ya rodeada.
variations_taken = tomada
variations_fill-in = Llena el hueco: { $blank }
blank_cube = ¿qué cubo?
blank_card = ¿qué carta?
blank_set = ¿qué conjunto?
blank_base = ¿qué base?
blank_k = ¿qué número?
blank_color = ¿qué color?

## help and settings

help_title = Teclas y ajustes
help_words = Palabras
help_words_how = Toca una palabra para ver qué significa. En toda la mesa, las palabras con puntitos debajo hacen lo mismo; los botones, si los mantienes pulsados o usas el botón derecho.
help_words_both = [shake|shake] (tirada), [Goal|goal], [Required|required], [Permitted|permitted], [Forbidden|forbidden], [Resources|resources], [Goal-setter|goal-setter] (quien fija el Goal), [Mover|mover] (quien movió), [Challenger|challenger] (retador), [Third Party|third-party] (tercer jugador), [challenge block|challenge-block] (bloque), [Now|now-challenge], [Impossible|impossible-challenge], [bonus|bonus-move], [last cube|last-cube-procedure] (último cubo), [forceout|forceout], [Solution|solution] (Solución), [variation|variation] (variación), [no Goal|no-goal-declaration], [time limit|time-limit] (límite de tiempo), [countdown|countdown] (cuenta atrás), [illegal procedure|illegal-procedure] (procedimiento ilegal), [charge|charge] (denuncia), [match points|match-points] (puntos de partido)
help_words_on-sets = [Universe|universe] (Universo), [Set-Name|set-name] (nombre del conjunto), [Restriction|restriction] (Restricción), [shift|shift-from-permitted], [union|union] (unión), [intersection|intersection] (intersección), [complement|complement-of-a-set] (complemento), [subset|subset] (subconjunto), [blank card|blank-card] (carta en blanco)
help_words_equations = [Equation|equation] (ecuación), [grouping|physical-grouping] (agrupación), [usual reading|default-interpretation] (lectura normal), [taking a side|taking-a-side] (tomar partido), [root|root] (raíz), [power|power] (potencia)
help_keys = Teclas
help_settings = Ajustes
help_letters = Las letras sirven de teclas
help_learn = Reglas
help_glossary = Glosario
help_key_place = poner el cubo en Required, Permitted, Forbidden
help_key_bonus = bono sí o no
help_key_back = devolver el cubo, cerrar una hoja
help_key_challenge = tomar el bloque
help_key_words = y decir Now o Impossible
help_key_goal = decir «Goal»
help_key_turn = poner un cubo del Goal al revés, de lado
help_key_scratch = bloc de notas, sin cubo en la mano
help_key_panels = registro, variaciones
help_key_jump = ir al siguiente cubo con esa cara, sin cubo en la mano
help_key_arrows = ir de un cubo a otro
help_key_enter = tomar, dejar, pulsar
help_key_help = esta lista
set_theme = Colores
set_theme_system = Como el sistema
set_theme_light = Claro
set_theme_dark = Oscuro
set_contrast = Contraste
set_contrast_system = Como el sistema
set_contrast_more = Más
set_size = Tamaño
set_size_system = Normal
set_size_projector = Proyector
set_motion = Movimiento
set_motion_system = Como el sistema
set_motion_less = Menos
set_motion_full = Completo
set_confirm = Confirmar jugadas
set_confirm_phone = En teléfonos
set_confirm_always = Siempre
set_confirm_never = Nunca

## the frame: the Goal's stage and the variation sheet

goal_shape = { $name }, { $formula }
goal_until-said = puedes cambiarlo hasta que digas «Goal»
no-goal_short = No Goal…
variations_press = Toca una variación para leer qué hace.
variations_none-yet = Todavía no hay nada rodeado
