### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## rules/absence.py

player-is-not-at-the-table = { $player } no está en la mesa.
an-absence-is-recorded-before-the-roll = Una ausencia se anota antes de tirar, mientras hay otros dos.

## rules/bonus_moves.py

and-relation-cannot-be-the-bonus-cube = = y ⊆ no pueden ser el cubo de bono.
a-bonus-cube-comes-from-resources = Un cubo de bono viene de Resources, no de Permitted.
there-is-one-bonus-in-a-turn = Hay un bono por turno.
the-player-who-leads-the-match-has-no-bonus-move = Quien va primero en el partido no tiene bono.
the-basic-game-has-no-bonus-moves = El juego básico no tiene bonos.
a-bonus-move-comes-before-the-goal-or-before-a-regular = Un bono va antes del Goal o antes de una jugada normal.
cube-cannot-be-a-bonus-cube = { $cube } no puede ser un cubo de bono.
there-is-no-cube-in-resources = No hay ningún { $cube } en Resources.
a-bonus-cube-goes-from-resources-to-forbidden = Un cubo de bono va de Resources a Forbidden.
only-the-goal-setter-has-a-bonus-now = Ahora solo quien fija el Goal tiene bono.
the-goal-is-begun = El Goal está empezado: es demasiado tarde para un bono.

## rules/challenging.py

a-digit-is-no-move = Una cifra no es jugada: sigue siendo el turno de { $player }, y el reto se deja de lado.
now-needs-at-least-needed-cubes-in-resources = Now necesita al menos { $needed } cubos en Resources.
there-is-nothing-to-challenge-now = Ahora no hay nada que retar.
that-move-does-not-count = Esa jugada no cuenta: el cubo vuelve, y el juego sigue.
the-time-for-challenging-is-over = El tiempo para retar se acabó.
you-have-presented-a-solution = Has presentado una Solución, y con eso decidiste no retar.
you-moved-last-you-cannot-challenge-yourself = Moviste el último: no puedes retarte a ti mismo.
the-block-was-picked-up-without-a-challenge = El bloque se tomó sin reto.
now-is-not-possible-while-required-and-permitted-are-empty = Now no es posible mientras Required y Permitted están vacíos.
player-has-the-challenge-block = { $player } tiene el bloque.
there-is-no-goal-to-challenge-yet = Todavía no hay Goal que retar.

## rules/checking.py

the-judge-has-said-that-it-equals-the-goal = El juez ha dicho que es igual al Goal: no se permite ninguna objeción más.
players-solution-is-being-checked = Se comprueba la Solución de { $player }: una cada vez.
you-have-accepted-it = La has aceptado: una respuesta no se retira.
in-this-book-each-checker-proves-ambiguity-alone = En este libro cada uno demuestra la ambigüedad por su cuenta.
that-is-not-shown-to-be-wrong-with-it = No queda demostrado que eso esté mal.
your-proof-of-ambiguity-failed = Tu prueba de ambigüedad falló: no se permite ninguna objeción más.
no-solution-is-checked-now = Ahora no se comprueba ninguna Solución.
player-has-presented-nothing = { $player } no ha presentado nada.
your-opponents-check-your-solution = Tu Solución la comprueban tus rivales.
player-is-not-the-other-checker = { $player } no es quien comprueba también.
yes-the-solution-equals-the-goal = Sí, la Solución es igual al Goal.
checkers-join-to-prove-ambiguity = Para demostrar la ambigüedad juntos, muestren la reagrupación.
player-has-tried-already = { $player } ya lo ha intentado.

## rules/end_of_round.py

only-the-director-ends-the-round = Solo el director cierra la ronda.
only-the-clock-tells-the-time = Solo el reloj da la hora.
time-goes-forward-a-day-at-a-time-at-most = El tiempo va hacia delante, como mucho un día cada vez.

## rules/engine.py

the-shake-is-over = La tirada ha terminado.
player-does-not-play-at-this-table = { $player } no juega en esta mesa.

## rules/illegal_procedures.py

player-has-had-no-warning-yet = { $player } todavía no ha tenido advertencia: advierte primero, y quita un punto cuando vuelva a pasar.
player-has-the-challenge-block-the-challenge-comes-first = { $player } tiene el bloque: el reto va primero.
that-is-not-illegal-procedure = Eso no es un procedimiento ilegal; la jugada vale.
it-is-too-late = Es demasiado tarde: otro jugador ha actuado desde entonces.
only-a-judge-may-do-that = Eso solo puede hacerlo un juez.
a-penalty-takes-at-least-one-point = Una penalización quita al menos un punto.

## rules/legal_actions.py

a-referee-sees-to-the-rules-here = Aquí un árbitro cuida las reglas: lo ilegal no se hace.
it-is-too-late-to-charge-anything-in-this-shake = Es demasiado tarde para denunciar algo en esta tirada.

## rules/match.py

no-shake-is-under-way = No hay ninguna tirada en marcha.

## rules/match_actions.py

all-have-signed-the-scoresheet-stands = Todos han firmado: la hoja de puntos vale, salvo que el director decida que hubo intención de engañar.
player-does-not-play-in-this-match = { $player } no juega en este partido.
the-scoresheet-is-signed = La hoja de puntos está firmada: el partido ha terminado.
the-first-goal-setter-is-known = Ya se sabe quién fija el primer Goal.
player-does-not-roll-now = { $player } no tira ahora.
that-face-is-not-on-the-cube-that-is-rolled-for = Esa cara no está en el cubo que se tira por el primer Goal.
two-players-at-least-play-a-shake = Una tirada la juegan al menos dos.
the-first-goal-setter-is-not-drawn-yet = Todavía no se ha sorteado quién fija el primer Goal.
a-shake-is-under-way = Hay una tirada en marcha.
the-rounds-time-is-up = Se acabó el tiempo de la ronda: no empieza ninguna tirada nueva.
the-scoresheet-is-being-signed = Se está firmando la hoja de puntos.
who-has-signed-the-scoresheet-appeals-no-more = Quien ha firmado la hoja de puntos ya no apela.
this-book-has-no-appeals = Este libro no tiene apelaciones: la decisión del juez vale.
a-second-judge-must-have-ruled-on-it-before-it-is = Antes de apelar, un segundo juez tiene que haber decidido.
the-scoresheet-is-signed-when-the-last-shake-is-over = La hoja de puntos se firma cuando termina la última tirada.
player-has-signed = { $player } ha firmado.
who-appeals-signs-when-the-appeal-is-decided = Quien apela firma cuando la apelación está decidida.
a-judge-must-first-initial-the-penalties-on-the-scoresheet = Antes un juez tiene que poner sus iniciales en las penalizaciones de la hoja.
in-this-book-one-judge-rules = En este libro decide un juez.
player-has-no-penalty-to-approve = { $player } no tiene ninguna penalización por aprobar.
a-player-is-disqualified-once = A un jugador se le descalifica una vez, entre tiradas; anula primero la tirada.
in-this-book-no-time-is-added-to-a-round = En este libro no se añade tiempo a una ronda.
between-one-second-and-an-hour-is-added = Se añade entre un segundo y una hora.
there-is-no-finished-shake-to-play-again = No hay ninguna tirada terminada que repetir; una tirada en marcha se anula.
a-shake-or-the-round-is-played-again = Se repite una tirada o la ronda, entre dos o entre tres.
it-is-played-again-by-those-who-are-not-disqualified = La repiten los que no están descalificados, o los tres.
only-the-director-rules-on-that = Eso solo lo decide el director.
the-director-gives-a-reason = El director da una razón.
player-has-not-signed-the-scoresheet = { $player } no ha firmado la hoja de puntos.
player-has-no-open-appeal = { $player } no tiene ninguna apelación abierta.

## rules/moving_cubes.py

cube-cant-go-to-forbidden-yet = { $cube } todavía no puede ir a Forbidden: quedan { $count } cubos en Resources. Puede cuando queden cuatro o menos.
cubes-stay-where-they-were-played-for-the-rest-of-the = Los cubos se quedan donde se jugaron durante toda la tirada.
cube-is-never-shifted-to-forbidden = { $cube } nunca pasa a Forbidden; puede pasar a Required.
no-solution-uses-cube = Ninguna Solución usa { $cube }: mueve otro cubo.
it-is-players-turn = Es el turno de { $player }.
the-last-cube-cannot-go-to-forbidden = El último cubo no puede ir a Forbidden: Required o Permitted.
cubes-stay-where-they-were-played = Los cubos se quedan donde se jugaron, salvo que { $variation } esté en vigor.
no-cube-can-be-moved-now = Ahora no se puede mover ningún cubo.
a-cube-goes-to-required = Un cubo va a Required, Permitted o Forbidden.
no-cube-can-be-shifted-now = Ahora no se puede pasar ningún cubo.
there-is-no-cube-in-permitted = No hay ningún { $cube } en Permitted.
a-cube-is-shifted-to-required-or-forbidden = Un cubo se pasa a Required o Forbidden.
once-the-last-cube-is-down-nothing-is-shifted = Cuando el último cubo está puesto ya no se pasa nada.

## rules/selecting.py

the-cubes-are-not-rolled-now = Los cubos no se tiran ahora.
player-rolls-the-cubes = { $player } tira los cubos.
only-the-restriction-cubes-are-set-out-again = Solo se ponen otra vez los cubos de Restricción; los demás se quedan.
no-cards-are-dealt-now = Ahora no se reparten cartas.
the-cards-are-dealt-already = Las cartas ya están repartidas.
player-deals-the-cards = { $player } reparte las cartas.
variations-are-not-selected-now = Ahora no se eligen variaciones.
player-selects-a-variation-now = Ahora { $player } elige una variación.
a-variation-must-be-selected = Hay que elegir una variación.

## rules/setting_goal.py

every-cube-that-was-in-the-goal-stays-in-it = Cada cubo que estaba en el Goal se queda en él.
no-goal-can-be-set-now = Ahora no se puede fijar ningún Goal; una vez fijado no se cambia.
player-sets-the-goal = { $player } fija el Goal.
this-cannot-be-read-as-a-goal = Esto no se puede leer como un Goal.
there-is-no-taken-left-to-use = No queda ningún { $taken } para usar.
no-goal-is-declared-when-a-goal-is-to-be-set = «No Goal» se declara cuando hay que fijar un Goal.
after-a-bonus-move = Después de un bono, o de un cubo en su sección, hay que fijar un Goal.
nobody-has-declared-no-goal = Nadie ha declarado «no Goal».
your-answer-is-not-asked-for-again = No se te pide respuesta (otra vez).
player-sets-a-goal-now = Ahora { $player } fija un Goal.

## rules/starting_shake.py

variation-is-always-in-force-in-division = { $variation } siempre está en vigor en { $division }: elige otra.
variation-is-not-on-the-list-of-division = { $variation } no está en la lista de { $division }: elige otra.
variation-is-already-chosen-for-this-shake = { $variation } ya está elegida en esta tirada: elige otra.
variation-would-change-nothing-in-this-shake = { $variation } no cambiaría nada en esta tirada, así que no se puede elegir.
variation-conflicts-with-other = { $variation } choca con { $other }, que ya está elegida: elige otra.

## rules/two_challengers.py

there-is-no-challenge-that-two-could-have-made = No hay ningún reto que dos hayan podido hacer.
the-other-challenger-is-neither-the-mover-nor-the-challenger = El otro retador no es ni quien movió ni el retador.
the-third-player-says-whether-two-picked-up-the-block-together = El tercer jugador dice si dos tomaron el bloque a la vez.

## rules/two_cubes_without_bonus.py

there-is-no-cube-to-choose-between = No hay ningún cubo entre los que elegir.
the-cubes-have-been-moved-since = Los cubos se han movido desde entonces.
the-cube-that-can-go-back-instead-is-cube = El cubo que puede volver en su lugar es { $cube }.
the-cubes-that-can-go-back-are-cube-and-other = Los cubos que pueden volver son { $cube } y { $other }.

## rules/variation.py

variation-has-nothing-to-fill-in = { $variation } no tiene nada que llenar.

## rules/writing.py

your-claim-is-that-there-is-no-solution = Dices que no hay Solución, así que no presentas ninguna.
you-declared-no-goal = Declaraste «no Goal», así que no presentas ninguna Solución.
you-say-that-there-is-no-solution-with-one-more-cube = Dices que no hay Solución con un cubo más, así que no presentas ninguna.
no-side-is-taken-now = Ahora no se toma partido.
there-is-no-third-party-who-could-take-a-side = No hay tercer jugador que pueda tomar partido.
only-the-third-party-takes-a-side = Solo el tercer jugador toma partido: por el retador o por quien movió.
the-decision-is-made-and-is-not-taken-back = La decisión está tomada y no se retira.
nobody-has-to-say-now-whether-a-solution-will-be-presented = Nadie tiene que decir ahora si presentará una Solución.
there-is-no-third-party-who-could-say-so = No hay tercer jugador que pueda decirlo.
only-the-third-party-says-whether-a-solution-will-be-presented = Solo el tercer jugador dice si presentará una Solución.
the-decision-not-to-present-is-not-taken-back = La decisión de no presentar no se retira.
no-solution-is-asked-for-now = Ahora no se pide ninguna Solución.
what-is-presented-is-not-changed = Lo presentado no se cambia.
the-time-for-presenting-is-over = El tiempo para presentar se acabó.
what-is-presented-is-not-taken-back = Lo presentado no se retira.
unreadable-at = { $why } (en { $text })
unreadable-at-the-end = { $why } (al final)
player-has-had-no-warning-yet-second-judge = { $player } todavía no ha tenido advertencia: advierte primero, y quita un punto cuando vuelva a pasar. Enseguida solo si un segundo juez está de acuerdo (IX-D).
no-variations-are-selected-in-the-form-game = No se eligen variaciones en el juego { $form ->
        [basic] básico
        [advanced] avanzado
       *[adventurous] aventurero
    }.
