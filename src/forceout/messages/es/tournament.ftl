### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## tournament/codec.py

there-is-no-such-act = No hay ningún acto llamado { $name }.
an-entry-says-who-in-which-office-and-when = Una anotación dice quién lo hizo, con qué cargo y cuándo.
a-text-of-so-many-characters-belongs-here = Aquí va un texto de como mucho { $longest } caracteres.
yes-or-no-belongs-here = Aquí va sí o no.
a-whole-number-belongs-here = Aquí va un número entero.
a-list-belongs-here = Aquí va una lista.
an-object-belongs-here = Aquí va un objeto con nombres.
nothing-of-this-name-belongs-here = Aquí no va nada con este nombre.
something-is-missing-here = Aquí falta algo.

## tournament/settings.py

an-event-has-a-title = Pon un título al torneo.
an-event-has-a-division-and-a-game = Un torneo tiene al menos una división y un juego que se juega en ella.
an-event-has-at-most-so-many-divisions = Un torneo tiene como mucho { $most } divisiones. Haz dos torneos.
two-things-are-called-the-same = Hay dos del tipo { $kind } llamados { $name }. Pon otro nombre a uno.
an-id-has-letters-digits-and-hyphens = { $name } no puede ser un nombre corto: usa hasta 40 letras, cifras y guiones.
there-is-no-such-level = No hay nivel { $name }; los reglamentos tienen { $known }.
there-is-no-such-division-in-the-event = No hay división { $name } en este torneo.
there-is-no-such-book = No hay reglamento { $name }.
there-is-no-such-form = No hay ninguna forma del juego llamada { $name }.
a-competition-has-so-many-rounds = Una competición tiene de 1 a { $most } rondas.
a-round-is-seated-in-one-of-these-ways = Las mesas de una ronda se reparten de una de estas maneras: { $known }.
tables-begin-with-a-letter-but-not-i = La primera mesa lleva una letra mayúscula, pero no la I, que parece un número.
there-is-no-such-metric = No hay ninguna medida llamada { $name } para clasificar.
a-weight-is-from-nothing-on =
    El peso «{ $weight ->
        [teammates] compañeros en una mesa
        [two-again] una mesa de dos por segunda vez
        [rematch] encontrarse otra vez
        [conflict] sentarse con alguien de quien se le separa
        [gap] cada punto entre el primero y el último
       *[listed-gap] la diferencia desde la que se anota
    }» es { $said }. Ponle un número entero de 0 a { $most }; 0 quiere decir que no importa.
a-ranking-is-over-competitions-of-the-event = La clasificación { $name } cuenta competiciones que este torneo no tiene.
a-ranking-is-of-players-teams-or-schools = La clasificación { $name } es de jugadores, equipos o escuelas, por su suma o su media.
a-ranking-drops-fewer-than-it-counts = La clasificación { $name } tiene que descartar menos competiciones de las que cuenta.
an-award-has-a-source = El premio { $name } no nombra ninguna competición ni clasificación de este torneo.
an-award-is-by-place-or-by-score = Di del premio { $name } cuántos puestos premia, o desde qué puntuación.

## tournament/fold.py

this-office-may-not-do-that = Con el cargo de { $office } no puedes hacer eso. Pregunta al director.
an-event-is-founded-first = Primero se funda un torneo, con sus divisiones y juegos.
the-event-is-founded-already = Este torneo ya está fundado.
the-event-is-closed = El torneo está cerrado: sus premios ya se leyeron.

## tournament/verifying.py

what-has-begun-cannot-be-changed = { $name } ha empezado: su división, su reglamento y sus rondas quedan como están.
a-division-with-players-stays = La división { $name } tiene jugadores, así que se queda.
there-is-no-draft-to-publish = No hay borrador que publicar. Reparte primero las mesas.
just-this-is-published-already = Justo estas mesas ya están publicadas.
a-change-after-publishing-says-why = Estas mesas se publicaron antes. Di por qué cambian, para que todos puedan leerlo.
a-table-with-a-result-stays-as-it-is = La mesa { $table } tiene un resultado, así que sus jugadores se quedan.
teammates-never-sit-together = Los compañeros de equipo nunca se sientan juntos, y en { $table } lo están. Cambia a uno.
a-round-follows-the-one-before = La ronda { $number } va primero: publica sus mesas.
the-next-round-waits-for-results = Todavía faltan estos resultados: { $tables }. Anótalos, o sigue sin ellos y di por qué.
the-hall-is-told-one-of-these = En la sala se anuncia una de estas cosas: { $known }.
a-round-starts-when-its-seats-are-published = Una ronda empieza cuando sus mesas están publicadas.
the-hall-is-told-in-this-order = En la sala se anuncia en este orden, cada cosa una vez: { $known }.
no-such-table-is-waited-for = Nadie espera un resultado de la mesa { $table }.
there-is-no-such-competition = No hay competición { $name } en este torneo.
nobody-of-the-event-is-called-so = Nadie en este torneo tiene el número { $name }.
a-bonus-is-a-number-of-points = Un bono es de como mucho 100 puntos, más o menos que nada.
there-is-a-playoff-of-that-name = Ya hay un desempate llamado { $name }.
a-playoff-is-between-two-or-more = Un desempate es entre dos jugadores o más, cada uno nombrado una vez.
a-player-is-not-in-the-competition = { $player } no juega en esa ronda.
there-is-no-such-playoff = No hay ningún desempate llamado { $name }.
a-playoff-has-a-total-for-everybody = Un desempate tiene un total para cada uno que lo jugó, y para nadie más.
a-round-is-still-to-be-played = La ronda { $number } de { $competition } todavía se tiene que jugar.
awards-wait-for-results = Los premios esperan a que todos los resultados estén confirmados. Estos no lo están: { $tables }.
awards-wait-for-a-playoff = Los premios esperan el desempate { $name }.

## tournament/verifying_people.py

after-the-first-round-people-enter-late = La ronda 1 está publicada. Quien llega ahora es una inscripción tardía, de uno en uno.
a-team-has-a-school-and-a-division = El equipo { $name } no tiene escuela conocida, o ninguna división de este torneo.
an-event-has-at-most-so-many-players = Un torneo tiene como mucho { $most } jugadores.
there-is-a-player-of-that-number = Ya hay un jugador { $player }, o el número tiene signos que no puede tener.
a-player-has-a-school-and-a-known-team = { $player } tiene una escuela o un equipo que nadie conoce.
a-team-plays-in-one-division = { $player } juega en otra división que el resto del equipo.
a-team-has-at-most-five = El equipo { $name } ya tiene cinco jugadores.
a-player-plays-what-the-division-plays = { $player } está inscrito en un juego que la división no juega.
a-level-is-from-one-to-five = El nivel de { $player } no es de 1 a 5.
a-seed-is-a-number-from-one-on = La cabeza de serie de { $player } no es un número desde 1.
whoever-comes-in-plays-from-now-on = { $player } no puede traer rondas: quien entra juega desde ahora.
a-player-has-withdrawn-already = { $player } ya se ha retirado.
a-player-has-not-withdrawn = { $player } no se ha retirado.
the-result-of-that-table-is-in = El resultado de la mesa { $table } ya está. Corrígelo en su lugar.

## tournament/verifying_seats.py

a-draft-says-its-way-and-seed = Un borrador dice de qué manera se hizo, y su semilla.
a-round-that-has-begun-is-not-drawn-again = Esta ronda ha empezado, así que no se sortea otra vez.
somebody-sits-twice = { $player } está en dos mesas.
somebody-has-no-seat = { $player } no tiene asiento.
somebody-is-not-to-be-seated = { $player } tiene asiento, pero no juega en esta ronda.
two-tables-are-called-the-same = Dos mesas tienen el mismo nombre.
two-or-three-sit-at-each-table = En una mesa se sientan dos o tres jugadores. La mesa { $table } tiene otro número.
there-is-no-draft-to-change = No hay borrador que cambiar. Reparte primero las mesas.
a-player-is-not-in-the-draft = { $player } no está en este borrador.
two-players-change-places = Nombra a dos jugadores que cambian de sitio.

## tournament/verifying_results.py

say-why = Di por qué, en pocas palabras: se anota.
a-competition-has-rounds-up-to = Esta competición tiene las rondas 1 a { $most }.
there-is-no-such-table-in-the-round = No hay mesa { $table } en esta ronda tal como se publicó.
a-player-is-not-at-that-table = { $player } no está en la mesa { $table }.
that-result-is-still-out = El resultado de la mesa { $table } todavía falta.
the-desk-enters-results-here = En este torneo los resultados los anota la mesa de control. Lleva la hoja allí.
players-enter-the-result-of-their-own-table = Solo puedes anotar el resultado de tu propia mesa.
phones-stay-away-while-a-table-plays = Mientras juega tu mesa, los teléfonos se guardan. Anota el resultado cuando todos hayan firmado.
players-sign-at-their-own-table = Solo puedes firmar en tu propia mesa.
the-sheet-is-another-one-now = La hoja se cambió desde que la miraste. Mira otra vez y firma.
who-appeals-signs-when-it-is-decided = Has apelado. Firma cuando el director haya decidido.
that-table-is-open-already = La mesa { $table } ya está abierta.
a-confirmed-result-is-corrected = El resultado de la mesa { $table } es definitivo. Corrígelo, con el porqué, en vez de anotarlo otra vez.
that-result-is-confirmed-already = El resultado de la mesa { $table } ya está confirmado.
a-second-person-confirms = Confirma una segunda persona: quien anotó un resultado no puede.
who-typed-other-totals-does-not-confirm = Antes escribiste otros totales. Confirma otra persona, o se anota la hoja otra vez.
every-total-of-the-table-is-typed = Escribe el total de cada jugador de la mesa.
that-is-the-total-already = Eso es lo que { $player } ya tiene.
everybody-at-the-table-agrees = En este reglamento un total se corrige cuando todos en la mesa están de acuerdo. Falta alguien.
that-score-was-listed-rightly = La puntuación de { $player } se anotó como es, así que no había con qué engañar.
that-is-noted-already = Eso ya está anotado de { $player }.
a-replay-is-by-two-or-by-three = Una mesa juega otra vez con dos o con tres de sus jugadores.
players-appeal-for-themselves = Solo puedes apelar por ti.
after-signing-nobody-can-appeal = { $player } ha firmado la hoja, y después de firmar nadie puede apelar.
no-appeal-of-that-player-is-open = No hay ninguna apelación abierta de { $player }.
this-book-adds-no-time = En este reglamento no se añade tiempo a una mesa.
time-is-added-in-seconds = El tiempo se añade en segundos, de 1 a { $most }.

## tournament/sheets.py

the-total-is-another = El total de { $player } dice { $said }. Las tiradas menos las penalizaciones dan { $right }.
a-penalty-without-initials-does-not-count = La penalización { $number }, de { $player }, no tiene iniciales de un juez, así que no cuenta.
a-player-has-not-signed = { $player } no ha firmado.
somebody-else-is-on-the-sheet = { $player } está en la hoja, pero no se sienta en esta mesa.
a-player-has-no-total = { $player } no tiene total.
a-total-cannot-be-so-large = El total de { $player } no puede ser ese.
a-sheet-has-at-most-so-many-shakes = Una hoja tiene como mucho { $most } tiradas, y otras tantas penalizaciones.
a-penalty-is-points-with-initials = La penalización { $number } es de 1 a 9 puntos, con las iniciales de un juez.
a-shake-gives-six-four-or-two = Tirada { $number }: { $player } puede sacar 6, 4 o 2, o −2 si faltó.
a-void-shake-has-no-points = La tirada { $number } es nula, así que nadie puntúa en ella, salvo que alguien faltara.
somebody-has-no-points-in-a-shake = En la tirada { $number } alguien no tiene puntos. Ponlos, o hazla nula.
these-points-cannot-come-together = Tirada { $number }: ninguna tirada da estos puntos juntos. Mira el papel otra vez.
the-goal-goes-to-the-left = Tirada { $number }: el Goal le tocaba fijarlo a { $player }.

## tournament/seating/compromises.py

these-two-meet-again = { $table }: { $players } se encontraron en la ronda { $rounds }
these-are-points-apart =
    { $points ->
        [one] { $table }: { $players } están a un punto
       *[other] { $table }: { $players } están a { $points } puntos
    }
these-are-teammates = { $table }: { $players } son compañeros de equipo
these-are-kept-apart = { $table }: { $players } deberían estar separados
this-player-sits-at-two-again = { $table }: { $players } ya estuvo antes en una mesa de dos
this-player-sits-alone = { $table }: { $players } no tiene con quién jugar
these-play-at-two = { $table }: { $players } juegan en una mesa de dos

## tournament/hall_clock.py

the-round-begins = La ronda empieza. Tienen { $minutes } minutos. Suerte a todos.
no-new-shakes-from-now-on = Se acabó el tiempo para tiradas nuevas: no empiecen ninguna más. Si su tirada no ha terminado, tienen { $minutes } minutos más para ella.
stop-and-write = Alto. { $challenges ->
        [closed] No jueguen más cubos ni reten más.
       *[other] No jueguen más cubos.
    } Todos tienen { $minutes } minutos para escribir { $game ->
        [equations] una ecuación
       *[other] una Solución
    }, y pueden usar los cubos que queden en Resources. Si alguien ha retado, o se jugó el último cubo, terminen como siempre.
stop-with-longer-writing = { $stop } Las mesas con Two Solutions en vigor tienen { $minutes } minutos.

## tournament/exchange/csv_import.py

a-file-has-at-most-so-many-characters = Un archivo tiene como mucho { $most } caracteres. Pártelo en dos.
the-file-is-no-table-of-cells = El archivo no se puede leer como tabla. Guárdalo como CSV y prueba otra vez.
the-file-has-no-players = El archivo tiene como mucho un encabezado, y ningún jugador.
a-file-has-at-most-so-many-rows = Un archivo tiene como mucho { $most } filas. Divídelo.
a-row-has-too-many-cells = La fila { $row } tiene más casillas que el encabezado. ¿Quizá sobra una coma?
a-cell-cannot-be-read = Fila { $row }: lo que hay bajo { $column } es demasiado largo, o tiene signos que no se pueden imprimir.
a-row-has-no-name = La fila { $row } no tiene nombre.
a-grade-stands-for-a-division = Fila { $row }: la división es «{ $said }». Como grado sería { $division }.
a-row-has-no-known-division = Fila { $row }: no hay división «{ $said }» en este torneo.
a-row-has-no-school = La fila { $row } no tiene escuela.
a-seed-is-not-a-number = Fila { $row }: la cabeza de serie «{ $said }» no es un número.
a-level-is-not-one-to-five = Fila { $row }: el nivel «{ $said }» no es de 1 a 5, ni de I a V.
a-row-is-in-the-event-already = La fila { $row } ya está en este evento, como { $player }.
a-row-says-the-same-as = La fila { $row } dice lo mismo que { $player }, que aquí no tiene nombre.
a-row-changes-a-player = La fila { $row } es { $player } y cambia { $changes }.
a-changed-cell =
    { $column ->
        [name] nombre
        [division] división
        [school] escuela
        [team] equipo
        [seed] cabeza de serie
        [group] grupo
       *[level] nivel
    } { $before } → { $after }
a-row-repeats-another = La fila { $row } repite la fila { $first }.
a-row-is-the-sixth-of-a-team = Fila { $row }: { $team } tendría más de { $most } jugadores.
a-player-number-is-taken-or-unclear = Fila { $row }: el número de jugador «{ $said }» está ocupado, o tiene signos que no puede tener.

## tournament/exchange/event_file.py

this-is-no-file-of-an-event = Esto no es un archivo de torneo.
the-file-was-altered = El archivo se cambió después de escribirse.
names-are-texts-by-player = Los nombres son textos, cada uno con el número de un jugador.

## service/events/events.py

there-is-no-such-event = No hay tal torneo, o no tienes ningún cargo en él. Pide un código al director.
that-key-was-used-for-something-else = Esa clave se usó para otra cosa. Envíalo con una nueva.
a-day-is-written-like-this = «{ $said }» no es un día. Escríbelo como 2027-06-30.

## service/events/members.py

a-code-is-for-a-player-or-a-school-of-the-event = El código de un jugador nombra a un jugador del torneo, el de un entrenador una escuela, y los demás a nadie.
no-event-has-that-code-now = Ningún torneo tiene ahora ese código. Pide uno nuevo al director.
you-have-another-office-in-this-event = Ya tienes otro cargo en este torneo.

## web/api/events.py

this-cannot-be-read-there = { $where } no se puede leer: { $why }
a-column-is-one-of-these = Una columna puede ser una de estas: { $known }.
there-is-nothing-of-that-to-print = Todavía no hay nada de eso que imprimir.

## tournament/equipment.py

a-mat-with-four-sections = un tapete con Goal, Required, Permitted y Forbidden
a-sand-timer-of-one-minute = un reloj de arena de un minuto
a-block-that-is-not-flat = un bloque de reto que se tiene de pie y que cabe en una mano
pencils-and-blank-paper = lápices y papel en blanco, sin nada preparado
the-list-of-variations = la lista de variaciones de la división
phones-and-watches-stay-away = nada de calculadoras, teléfonos ni otros aparatos, desde la primera tirada hasta la última firma

## tournament/paper/on_sets.py

sixteen-cards-none-twice = 16 cartas, una de ellas en blanco y ninguna repetida
eighteen-cubes = 18 cubos: 3 de cifras, 8 de colores, 4 de operaciones, 3 de Restricciones

## tournament/paper/equations.py

twenty-four-cubes = 24 cubos: 6 rojos, 6 azules, 6 verdes y 6 negros
