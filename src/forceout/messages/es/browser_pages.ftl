### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### The words of home, learning and replay in Spanish: whole sentences, named slots.

## home

home_title = Tira. Razona. Reta.
home_lead = Dos juegos de torneo, de conjuntos y de números, en una mesa de verdad, con amigos o con un bot. Sin cuenta.
home_choose-game = Elige un juego
home_about_on-sets = Cartas con puntos de colores. Nombra un conjunto que tenga justo tantas cartas como dice el Goal.
home_about_equations = Veinticuatro cubos de números y signos. Construye una Solución igual al Goal.
home_division = División
home_level = Bot
home_level_learner = Aprendiz
home_level_club = De club
home_level_champion = Campeón
home_level_perfect = Perfecto
home_bot_learner = Juega para aprender y se le escapan cosas.
home_bot_club = Conoce el juego y mira dos veces.
home_bot_champion = Ve casi todo.
home_bot_perfect = No hace ninguna jugada insegura si conoce una segura, y te deja poco sitio.
home_form_basic = Reglas básicas.
home_form_advanced = Con Restricciones.
home_form_adventurous = Con variaciones.
home_pace = Qué rápido
home_pace_human = como las personas
home_pace_quick = deprisa
home_set = { $division } · { $bot } · juega { $pace }
home_change = Cambiar
home_change_of = Cambiar cómo se juega { $game }
home_change_title = { $game } contra un bot
home_change_done = Listo
home_doors = Más cosas que hacer
home_play-bot = Jugar con un bot
home_new-table = Mesa nueva
home_setting-up = Poniendo la mesa…
home_first-time = ¿La primera vez?
home_first-time_how = Juega una tirada guiada: diez pasos cortos en una mesa de verdad. Unos cuatro minutos.
home_start = Empezar { $game }
home_go-on = Seguir con { $game }
home_again = { $game } otra vez
home_steps = { $game }: { $done ->
        [one] { $done } paso hecho de { $of }
       *[other] { $done } pasos hechos de { $of }
    }
home_more = Más para leer
home_learn = Aprender
home_rules = Reglas
home_glossary = Glosario
home_replay = Repetición
home_about = Acerca de Forceout
home_judges = Para jueces
home_no-account = Gratis para jugar y para alojar. Nada que instalar.

## names, codes, invitations

name_label = Tu nombre en la mesa
name_cut = Un nombre tiene como mucho { $longest } letras, así que el tuyo se cortó.
name_title = ¿Cómo te llamamos?
name_how = Un apodo, no tu nombre real.
name_save = Así me llamo
name_you-are = Juegas como { $name }.
name_other = Otro nombre
name_suggestions = Nutria Garza Lince Pinzón Tejón Visón Ibis Cuervo Liebre Zorro Gamo Grulla Delfín Koala Panda Puma
join_label = ¿Tienes un código?
join_placeholder = ABCD-EFGH
join_go = Entrar
join_title = Te invitan a una mesa
join_lead = Di cómo quieres llamarte y siéntate.
join_code = El código de la mesa
join_sit = Sentarme
join_sitting = Sentándome…
join_home = A la página de inicio
join_ask-again = Mientras tanto puedes jugar con un bot desde la página de inicio.
invite_title = Tu mesa está lista
invite_how = Reparte el código, el enlace o la imagen. Quien tenga uno puede ocupar un asiento libre.
invite_copied = El enlace está copiado.
invite_not-copied = No se pudo copiar el enlace. Selecciónalo y cópialo a mano.
invite_go = Ir a la mesa

## lobby

lobby_title = Mesas abiertas
lobby_looking = Mirando alrededor…
lobby_empty = Ahora mismo no hay ninguna mesa abierta. Pon una y los demás la verán aquí.
lobby_with = con { $names }
lobby_nobody = nadie todavía
lobby_details = { $division } · { $form } · { $clock }
lobby_clock_official = relojes oficiales
lobby_clock_relaxed = relojes tranquilos
lobby_clock_off = sin relojes
lobby_seats =
    { $taken ->
        [one] { $taken } asiento ocupado de { $seats }
       *[other] { $taken } asientos ocupados de { $seats }
    }
lobby_sit = Sentarme
lobby_watch = Mirar
lobby_playing = { $count ->
    [one] { $count } mesa jugando
   *[other] { $count } mesas jugando
}

## one's own tables

own_title = Tus mesas
own_all = Las { $count }
own_turn = Tu turno.
own_go-on = Seguir
own_sit-again = Sentarme otra vez
own_no-thanks = No, gracias
own_asked = Revancha con { $names }: tu asiento está guardado.
own_left = Un bot sigue por ti. Vuelve a tu asiento.
own_paused = La mesa está en pausa.
own_just-now = ahora mismo
own_minutes = { $count ->
    [one] desde hace un minuto
   *[other] desde hace { $count } minutos
}
own_hours = { $count ->
    [one] desde hace una hora
   *[other] desde hace { $count } horas
}
own_days = desde hace { $count } días
own_you_start = Todos están sentados: empieza el partido.
own_you_lot = Tira por el primer Goal.
own_you_begin = Empieza la siguiente tirada.
own_you_sign = Firma la hoja de puntos.
own_you_roll = Tira los cubos.
own_you_deal = Reparte las cartas.
own_you_select = Elige una variación.
own_you_goal = Fija el Goal.
own_you_answer = ¿No hay Goal? Dilo.
own_you_move = Mueve un cubo o reta.
own_you_state = Di qué retas.
own_you_write = Escribe tu Solución.
own_you_decide = Escribe también una Solución, o espera.
own_you_check = Comprueba una Solución.
own_you_appeal = Tu apelación está con el director.
own_wait_sit = Alguien tiene que sentarse todavía.
own_wait_start = El anfitrión empieza el partido.
own_wait_lot = { $count ->
    [one] { $names } todavía tira por el primer Goal.
   *[other] { $names } todavía tiran por el primer Goal.
}
own_wait_begin = Hay que empezar la siguiente tirada.
own_wait_appeal = El director decide una apelación.
own_wait_approve = Un juez todavía tiene que aprobar la hoja de puntos.
own_wait_sign = { $count ->
    [one] { $names } todavía tiene que firmar.
   *[other] { $names } todavía tienen que firmar.
}
own_wait_roll = { $names } tira los cubos.
own_wait_deal = { $names } reparte las cartas.
own_wait_select = { $names } elige una variación.
own_wait_goal = { $names } fija el Goal.
own_wait_answer = { $count ->
    [one] { $names } dice si hay un Goal.
   *[other] { $names } dicen si hay un Goal.
}
own_wait_move = { $names } juega.
own_wait_state = { $names } tiene el bloque.
own_wait_write = { $count ->
    [one] { $names } todavía escribe.
   *[other] { $names } todavía escriben.
}
own_wait_decide = { $names } decide si escribe.
own_wait_check = { $count ->
    [one] { $names } todavía comprueba.
   *[other] { $names } todavía comprueban.
}

## watching

watch_title = Mirar
watch_lead = Mira cómo juegan otros y repasa lo que jugaste tú.
watch_now = Mesas que se juegan ahora
watch_empty = Ahora mismo nadie juega en una mesa que se pueda mirar.
watch_own = Tus partidos
watch_record = Abrir un registro

## a new table

new_title = Una mesa nueva
new_create = Poner la mesa
new_cancel = Ahora no
new_game = Juego
new_edition = Reglamento
new_season = Lista del año
new_season_even = Par
new_season_odd = Impar
new_form = Forma
new_form_basic = Básica
new_form_advanced = Avanzada
new_form_adventurous = Aventurera
new_form_note_basic = El juego sencillo, para un primer partido.
new_form_note_advanced = El juego entero, sin variaciones; en On-Sets, con Restricciones.
new_form_note_adventurous = El juego de torneo: cada jugador elige una variación en cada tirada.
new_seats = Asientos
new_seats_2 = Dos
new_seats_3 = Tres
new_seats_note = En la mesa puedes llenar los asientos vacíos con bots.
new_clock = Relojes
new_clock_official = Oficiales
new_clock_relaxed = Tranquilos
new_clock_off = Apagados
new_clock_note_official = Los límites del reglamento: un minuto por turno, dos para una Solución.
new_clock_note_relaxed = El triple de los límites del reglamento.
new_clock_note_off = Nadie llega tarde nunca.
new_pace = Ritmo de los bots
new_pace_human = Como personas
new_pace_quick = Rápido
new_pace_note_human = Un bot se toma su tiempo, como una persona.
new_pace_note_quick = Un bot juega en cuanto sabe qué jugar.
new_policing = Quién cuida las reglas
new_policing_referee = Árbitro
new_policing_players = Jugadores
new_policing_note_referee = Lo ilegal no se puede hacer, y se te dice por qué.
new_policing_note_players = Las jugadas ilegales valen hasta que alguien las denuncia, como en una mesa de verdad.
new_judging = Quién juzga las Soluciones
new_judging_table = La mesa
new_judging_panel = La máquina
new_judging_note_table = Los jugadores comprueban las Soluciones de los otros; la máquina decide lo que discuten.
new_judging_note_panel = La máquina comprueba cada Solución enseguida.
new_listed = Mostrar en la lista de mesas
new_watchable = Otros pueden mirar
new_timed = Rondas de treinta minutos
new_deal-told = Todos de acuerdo: decir cuántas cartas repartir
new_phrases = Frases hechas

## the words of a challenge

claim_now = Now
claim_impossible = Impossible
claim_now_means = Se puede escribir una Solución con los cubos del tapete y como mucho uno más de Resources.
claim_impossible_means = Ya no se puede escribir ninguna Solución, se juegue lo que se juegue.

## learning

learn_title = Aprende a jugar
learn_lead = Juega una primera tirada con un entrenador al lado. Después busca lo que quieras saber.
learn_first-shake = Tu primera tirada de { $game }
learn_guided_on-sets = Diez pasos cortos: tirar, fijar un Goal, mover cubos, retar y escribir un conjunto con justo las cartas que hacen falta.
learn_guided_equations = Diez pasos cortos: tirar, fijar un Goal, mover cubos, retar y escribir una ecuación que sale bien.
learn_rules_on-sets = Reglas de On-Sets
learn_rules_equations = Reglas de Equations
learn_rules_guidelines = Guía para jueces
learn_rules_on-sets_what = Artículo por artículo, en nuestras palabras, para cada división.
learn_rules_equations_what = Artículo por artículo, en nuestras palabras, para cada división.
learn_rules_guidelines_what = Cómo deciden los jueces de On-Sets.
learn_glossary_what = Cada palabra de los dos juegos, explicada.
rules_title = Reglas
rules_lead = Lo que dice cada artículo, en nuestras palabras (en inglés). Los números son los del reglamento, para que encuentres el sitio en el libro.
rules_book = Libro
rules_book_on-sets = On-Sets
rules_book_equations = Equations
rules_book_guidelines = Guía
rules_all = Todas
rules_search = Buscar en las reglas
rules_chapters = Capítulos
rules_found = { $count ->
    [one] { $count } artículo
   *[other] { $count } artículos
}
rules_looking = Abriendo el libro…
rules_nothing = Ningún artículo tiene todas esas palabras. Prueba con menos, o con otra división.
rules_judge-only = lo cuida un juez
rules_advisory = explicación
glossary_title = Glosario
glossary_lead = Cada palabra de los dos juegos (en inglés), con los artículos que la usan.
glossary_search = Buscar en el glosario
glossary_both = Los dos juegos
glossary_found = { $count ->
    [one] { $count } palabra
   *[other] { $count } palabras
}

## about

about_title = Acerca de Forceout
about_what = Forceout tiene mesas en directo de On-Sets y Equations, dos juegos a los que las escuelas juegan en torneos. Es gratis, y cualquiera puede tener su propio servidor.
about_judge = Detrás de cada mesa hay un juez hecho de código: conoce los reglamentos artículo por artículo, nombra el artículo de todo lo que rechaza y calcula si una Solución es correcta. Hasta que le toca hablar, no dice nada.
about_kept_title = Qué se guarda
about_kept = Tu apodo y los partidos que jugaste. No hace falta cuenta, no se sigue a nadie, y ninguna página pide nada a otro servidor.
about_fair_title = Dados limpios
about_fair = Antes de una tirada, el servidor se compromete con sus dados mediante una huella que todos ven; después de la tirada enseña el número que hay detrás, para que cualquiera compruebe que no se cambió nada.
about_parts_title = Hecho con
about_parts = Preact, htm y Preact Signals dibujan las páginas; Atkinson Hyperlegible Next, Fraunces y Nunito son las letras. Sus licencias están al lado, en este servidor.
about_rules_title = Con qué reglas
about_rules = On-Sets se juega con los reglamentos de { $on_sets }, Equations con el de { $equations }; de Equations los hay más nuevos, que no tenemos. La edición consta en cada hoja de puntos y en cada registro. Donde un libro se puede discutir, la decisión de un juez gana a la máquina, que puede equivocarse como cualquier programa.
about_names = On-Sets y Equations son juegos de sus dueños, y sus nombres también. Forceout no tiene relación con ellos. Las reglas se cuentan aquí en nuestras palabras.
