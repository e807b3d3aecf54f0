### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## judge/disclosure/lock.py

only-writer-and-checkers-ask-for-that = Eso solo lo preguntan quien escribió y quienes comprueban.
this-book-has-no-question-to-a-judge-whether-it-equals = En este libro nadie pregunta a un juez si una Solución es igual al Goal: lo calcula quien comprueba.
it-is-settled-no-objection-is-left = Está decidido: no queda ninguna objeción.
our-sources-have-no-guidelines-for-this-game = Nuestras fuentes no tienen guía para jueces de este juego, así que esto nunca se dice.
nobody-has-challenged-impossible = Nadie ha retado { $impossible }.
player-has-not-decided-yet = { $player } todavía no ha decidido.
everything-is-shown-when-the-shake-is-scored = Todo se muestra cuando la tirada está puntuada.
this-book-has-no-section = Este libro no tiene sección { $section }.

## judge/disclosure/objections.py

player-does-not-check-it = { $player } no comprueba esta Solución.
player-may-object-no-further = { $player } no puede objetar más.
what-is-wrong-has-to-be-named = Primero hay que nombrar qué está mal, y dónde.

## judge/disclosure/printed_lock.py

level-name =
    { $level ->
        [rule] Qué dice la regla
        [objection] ¿Vale la objeción?
        [equals] ¿Es igual al Goal?
        [worked-out] Calculado paso a paso
        [no-solution] No existe Solución
       *[everything] Todo
    }
level-is-heard-by =
    { $level ->
        [rule] Cualquiera que pregunte
        [objection] Todos, por una objeción que se nombró
        [equals] Todos, si pregunta quien comprueba; pone fin a las objeciones
        [worked-out] Todos, si dos resultados difieren o nadie puede
        [no-solution] Todos, cuando el tercer jugador ha decidido
       *[everything] Solo jueces, cuando la tirada está puntuada
    }

## judge/disclosure/answers.py

the-objection-holds = La objeción vale.
the-objection-does-not-hold = La objeción no vale.
no-it-does-not-equal-the-goal = No, la Solución no es igual al Goal.
nothing-can-be-worked-out = No se puede leer, así que no se puede calcular nada.
it-is-worked-out-step-by-step = Calculado como se lee aquí.
none-of-the-guidelines-reasons-is-here = Aquí no se da ninguna de las razones de la guía: se calcula de la manera normal.
the-challenger-is-right = El retador tiene razón ({ $reason }).
it-is-correct = Es correcta.
it-is-not-correct = No es correcta.

## judge/desk/lines.py

desk-yes = Sí.
desk-no = No.

## judge/desk/selection_check.py

that-selection-is-legal = Esa elección es legal.
the-selection-is-insulated-and-ignored = { $player } ha actuado legalmente desde entonces, así que nadie pierde un punto, y la variación se ignora.
a-point-and-the-pick-is-lost = Un punto, y ninguna elección más en lugar de esta: era el segundo intento.
a-point-and-another-pick = Un punto, y otra variación antes de quince segundos.

## judge/desk/illegal_procedure.py

procedure-title =
    { $procedure ->
        [not-your-turn] Jugó fuera de turno
        [two-cubes-without-bonus] Dos cubos sin decir Bonus
        [bonus-while-leading] Quien va primero hizo un bono
        [bonus-before-goal-while-leading] Quien fija el Goal yendo primero hizo un bono
        [last-cube-to-forbidden] El último cubo en Forbidden
        [cube-moved-again] Se mueve otra vez un cubo ya jugado
        [relation-to-forbidden] = o ⊆ en Forbidden demasiado pronto
        [relation-shifted-to-forbidden] = o ⊆ pasado a Forbidden
        [relation-as-bonus-before-goal] = o ⊆ como bono antes del Goal
        [shift-as-bonus] Un paso desde Permitted como bono
        [shift-after-last-cube] Un paso después del último cubo
        [digit-moved] Se movió una cifra sobrante
        [illegal-selection] Una elección ilegal
        [goal-of-no-legal-shape] Un Goal sin forma legal
        [goal-set-too-early] El Goal fijado demasiado pronto
        [too-many-cards] Demasiadas cartas repartidas
        [too-few-cards] Muy pocas cartas repartidas
        [cards-chosen-by-dealer] Quien reparte eligió las cartas
        [restriction-cubes-rolled] Cubos de Restricción tirados en Elementary
        [negative-goal] Un Goal negativo
        [goal-that-is-no-expression] Un Goal que no es expresión legal
        [last-required-cube-forbidden] El último cubo exigido en Forbidden
        [too-few-operations-left] Quedan muy pocas operaciones para Two Operations
       *[bonus-then-shift] Un bono y después un paso
    }
procedure-goes-back =
    { $procedure ->
        [two-cubes-without-bonus] Uno de los dos cubos vuelve a Resources, el que el jugador prefiera.
        [bonus-while-leading] El segundo cubo vuelve a Resources; el primero queda como jugada.
        [shift-as-bonus] El segundo cubo vuelve a Resources, y ninguna otra jugada lo sustituye.
        [relation-as-bonus-before-goal] El cubo vuelve a Resources, sin otro bono una vez empezado el Goal; las cifras puestas se quedan.
        [cube-moved-again] El cubo vuelve adonde estaba, y el jugador mueve otra vez.
        [relation-shifted-to-forbidden] El cubo vuelve a Permitted, y el jugador mueve otra vez.
        [shift-after-last-cube] El cubo vuelve a Permitted, y todos escriben.
        [digit-moved] Las cifras sobrantes van a Forbidden, y sigue siendo el turno del mismo jugador.
        [illegal-selection] El jugador elige otra variación antes de quince segundos; tras un segundo fallo se pierde la elección.
        [goal-of-no-legal-shape] El Goal se reordena; las cifras puestas se quedan, se pueden añadir hasta tres.
        [goal-set-too-early] El Goal se quita del tapete hasta que las cartas y las variaciones estén listas.
        [too-many-cards] Las cartas repartidas al final salen del Universo, solo las que sobran.
        [too-few-cards] Quien reparte añade cartas; tras un segundo fallo se recogen todas y reparte quien fija el Goal.
        [cards-chosen-by-dealer] Todas las cartas se barajan otra vez y se reparten desde arriba.
        [restriction-cubes-rolled] Quien fija el Goal los gira hasta que V y Λ estén dos a uno.
        [last-cube-to-forbidden] El cubo vuelve a Resources y va a Required o Permitted; un reto de esa jugada se deja.
        [bonus-before-goal-while-leading] El cubo de bono vuelve a Resources.
       *[other] El cubo vuelve a Resources, y el jugador mueve otra vez.
    }
was-it-named-exactly-and-at-once = ¿Se nombró enseguida, y con exactitud?
is-that-illegal = ¿Es eso ilegal?
has-another-player-legally-acted-since = ¿Ha actuado legalmente otro jugador desde entonces?
by-player-who-did =
    { $did ->
        [select] Sí: { $player } ha elegido.
        [goal] Sí: { $player } ha fijado un Goal.
        [challenge] Sí: { $player } ha retado.
        [present] Sí: { $player } ha presentado una Solución.
       *[other] Sí: { $player } ha movido.
    }
name-it-exactly-or-it-is-not-heard = Nómbralo con exactitud, o no se escucha. Hasta entonces todo vale.
it-stands-as-played-a-mistaken-charge-is-free = Vale como se jugó. Una denuncia equivocada no cuesta nada.
play-has-gone-on-so-it-stands = El juego ha seguido, así que vale, y nadie pierde un punto.
the-charge-holds = La denuncia vale. { $player } lo corrige, y pierde un punto solo si no lo hace a tiempo.
the-charge-holds-and-costs-a-point = La denuncia vale. { $player } lo corrige y pierde un punto.

## judge/desk/penalties.py

cause-title =
    { $cause ->
        [too-late] No terminó al acabar la cuenta atrás
        [too-late-again] Tampoco terminó en el minuto de más
        [invalid-challenge] Un reto que no está permitido
        [block-without-challenge] Tomó el bloque y no dijo nada válido
        [now-with-too-few-cubes] Now con muy pocos cubos en Resources
        [now-with-nothing-on-mat] Now sin nada en Required ni Permitted
        [challenge-after-last-cube] Un reto demasiado tarde tras el último cubo
        [illegal-selection] Una elección que no es legal
        [second-illegal-selection] Una segunda elección que no es legal
        [leader-bonus] Un bono de quien va primero
        [leader-bonus-before-goal] Un bono de quien fija el Goal yendo primero
        [behaviour] Conducta, después de una advertencia
        [false-charges] Una denuncia falsa tras otra, después de una advertencia
        [disputed-and-no-goal-after-all] Discutió no Goal y después lo dijo también
        [wrong-no-goal] Declaró no Goal, y otro jugador fijó uno
       *[unfair-advantage] Ventaja injusta, sin advertencia
    }
warning-first = Primero una advertencia
not-needed-for-this-cause = Para esta causa no hace falta.
warn-player-first = { $player } no ha tenido advertencia. Advierte primero.
warned-in-round-it-lasts-into-later-rounds =
    { $round ->
        [0] Dada antes. Dura en las rondas siguientes.
       *[other] Dada en la ronda { $round }, tirada { $shake }. Dura en las rondas siguientes.
    }
your-initials = Tus iniciales
it-is-initialled = Con iniciales.
without-initials-it-does-not-count = Sin ellas no cuenta.
not-needed-in-this-division = En esta división no hace falta.
second-judge = Segundo juez
no-second-judge-is-needed = Para esto no hace falta un segundo juez.
both-judges-must-agree-or-there-is-no-penalty = Los dos jueces tienen que estar de acuerdo, o no hay penalización.
judge-agrees = { $judge } está de acuerdo.
next-is-a-warning-or-a-point-with-a-second-judge = Ahora: una advertencia a { $player }. Un punto enseguida solo si un segundo juez está de acuerdo.
next-is-a-warning = Ahora: una advertencia a { $player }.
next-is-a-point = Ahora: un punto de { $player }.
next-is-a-point-or-disqualification = Ahora: un punto de { $player }, o descalificación de la ronda o de todas las que siguen.

## judge/desk/clocks.py

clock-title =
    { $clock ->
        [rolling] Tirar y repartir
        [selecting] Elegir una variación
        [setting-goal] Fijar el Goal
        [first-turn] Primer turno
        [turn] Cualquier otro turno
        [naming-challenge] Nombrar el reto
        [challenging-last-cube] Retar el último cubo
        [writing] Escribir
        [checking] Comprobar
        [agreeing-no-goal] Aceptar que no hay Goal
        [countdown] Cuenta atrás
        [additional-minute] Minuto de más
        [correcting] Corregir una jugada ilegal, al menos
        [round] La ronda
        [last-shake] La última tirada, tras el aviso
       *[writing-after-stop] Escribir después del alto
    }
this-book-adds-no-time-for-controversies = Este libro no añade tiempo por discusiones.
time-is-added-only-in-the-last-five-minutes = Solo se añade tiempo cuando te llaman en los últimos cinco minutos antes del aviso.
seconds-are-added-for-this-table =
    { $seconds ->
        [one] A esta mesa se le añade un segundo.
       *[other] A esta mesa se le añaden { $seconds } segundos.
    }

## judge/desk/appeals.py

does-this-book-have-appeals = ¿Tiene apelaciones este libro?
the-judges-ruling-is-final-by-this-book = En este libro la decisión de un juez es definitiva.
has-a-second-judge-ruled = ¿Ha decidido un segundo juez?
is-the-scoresheet-not-yet-initialled = ¿Está la hoja sin las iniciales del jugador?
a-signature-ends-it = El jugador ha puesto sus iniciales en la hoja, y eso lo termina.
call-a-second-judge-first = Llama primero a un segundo juez.
the-result-is-held-until-the-appeal-is-decided = El resultado queda retenido hasta que se decida la apelación.

## judge/desk/equipment.py

equipment-item =
    { $item ->
        [cards] Dieciséis cartas, todas distintas, con la carta en blanco
        [cubes-with-cards] Dieciocho cubos: tres de cifras, ocho de colores, cuatro de operaciones, tres con V, Λ, = y ⊆
        [cubes-without-cards] Veinticuatro cubos, seis de cada color
        [mat] Un tapete con Goal, Required, Permitted y Forbidden
        [timer] Un reloj de arena de un minuto
        [block] Un bloque de reto como un cubo, que quepa en una mano
        [paper] Lápices o bolígrafos, papel en blanco, la hoja de variaciones; nada de notas, libros ni tablas
        [charts] Tablas impresas sin ninguna marca
       *[devices] Teléfonos, relojes, calculadoras y otros aparatos guardados
    }
there-are-no-such-cards = No hay tales cartas: { $cards }.
these-cards-are-missing = Faltan: { $cards }.
these-cards-are-there-twice = Están dos veces: { $cards }.
there-are-no-such-cubes = Ningún cubo muestra { $cubes }.
the-kit-has-not-so-many = Un juego no tiene tantos: { $excess }.
cubes-are-missing =
    { $count ->
        [one] Solo hay un cubo.
       *[other] Solo hay { $count } cubos.
    }

## judge/desk/two_challengers.py

do-three-play-so-that-the-third-can-say = ¿Juegan tres, de modo que el tercero pueda decirlo?
does-this-book-have-two-challengers = ¿Tiene este libro dos retadores?
has-the-third-player-said = ¿Ha dicho el tercer jugador cómo fue?
player-was-first-and-is-the-challenger = { $player } fue primero y es el retador.
ask-the-third-player = Pregunta al tercer jugador: ¿quién fue primero, o fue a la vez?
who-has-the-block-is-the-challenger = Este libro tiene un retador: quien tiene el bloque.
both-are-challengers = { $first } y { $second } son los dos retadores.

## judge/desk/rule_questions.py

name-what-is-wrong-with-it-or-we-go-on = Esa era la pregunta { $asked }. Di qué está mal, y dónde; si no puedes, seguimos.

## judge/practice_test/from_situations.py

what-do-you-rule = { $happened } ¿Qué decides?
what-does-it-cost = { $happened } ¿Qué cuesta?
may-you-tell-the-players = { $happened } ¿Puedes decir esto ahora a los jugadores? { $line }
price-in-words =
    { $price ->
        [nothing] Nada
        [point] Un punto enseguida
        [point-if-late] Un punto, pero solo si no se hace o corrige a tiempo
       *[warning] Primero una advertencia, después un punto cada vez
    }
ruling-and-penalty = { $ruling } Penalización: { $penalty }

## judge/practice_test/from_positions.py

is-this-variation-legal = Elegido: { $variation }. ¿Es una elección legal?
is-this-selection-legal = Elegido: { $variation } ({ $filled }). ¿Es una elección legal?
does-this-objection-hold = La Solución es { $solution }. Quien comprueba dice: { $objection } ¿Vale la objeción?
the-objection-holds-because = Vale. { $why }
nothing-shows-that = No vale.

## judge/on_sets/samples.py

objection-not-equal = No es igual al Goal, { $goal }.
objection-required-unused = El { $cube } de Required no se usa.
objection-cube-unavailable = No hay ningún { $cube } que se pueda usar.
