### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## web/api/actions.py

the-server-is-about-to-start-again = El servidor está a punto de reiniciarse, así que no se hizo nada. Prueba otra vez en un segundo.
only-those-who-sit-at-this-table-may-look-back-at = Solo quienes se sientan en esta mesa pueden repasarla, salvo que su anfitrión deje mirar.
the-record-can-be-read-between-the-shakes-and-after-the = El registro se puede leer entre las tiradas y después del partido.

## web/api/analysis.py

the-analysis-waits-until-the-shake-is-over = El análisis espera hasta que la tirada termine.
this-table-has-no-code-now = Esta mesa no tiene código ahora. Crea uno primero.

## web/api/catalog.py

there-is-no-such-game = No hay tal juego.

## web/api/companions.py

the-host-has-switched-phrases-off = El anfitrión ha apagado las frases en esta mesa.
hints-are-for-whoever-plays-learners-alone = Las pistas son para quien juega solo contra bots aprendices, en una mesa preparada con pistas.

## web/api/hosting.py

ask-the-host-for-the-code-of-this-table = Pide al anfitrión el código de esta mesa.
they-are-here-as-far-as-we-can-see = Está aquí, hasta donde vemos.
they-left-a-moment-ago =
    { $seconds ->
        [one] Se fue hace un momento. Dale un segundo más.
       *[other] Se fue hace un momento. Dale { $seconds } segundos más.
    }
there-is-nobody-of-that-name = No hay nadie con ese nombre.
bots-play-at-many-of-your-tables = En muchas de tus mesas, o de tu red, juegan bots. Termina antes uno de esos partidos.

## web/api/judge.py

only-the-director-sees-that = Eso solo lo ve el director.

## web/api/reading.py

how-it-can-be-read-is-for-the-players-to-see = Cómo se puede leer es cosa de los jugadores hasta que la tirada termine.
say-which-match-or-which-game-the-text-is-for = Di para qué partido o para qué juego es el texto.

## web/api/seals.py

this-server-seals-nothing = Este servidor no sella nada: no tiene clave.

## web/api/tables.py

somebody-at-this-table-is-called-like-you = En esta mesa alguien se llama { $name }, y los confundirían. Elige otro nombre y siéntate.
you-or-others-in-your-network = Tú, u otros de tu red, tienen muchas mesas en la lista. Cierra una, o haz esta sin lista.
there-is-no-such-table-or-it-is-not-open-to-spectators = No hay tal mesa, o no está abierta a espectadores.

## web/bodies.py

there-is-no-body = No hay cuerpo. Envía JSON con los campos que lista /api/docs.
send-this-as-json = Envía esto como JSON, con el tipo de contenido application/json.

## web/guard/admission.py

the-server-fell-behind-for-a-moment = El servidor se quedó atrás un momento, así que no se hizo nada. Prueba otra vez en un segundo.
very-many-players-act-at-this-moment = Muchísimos jugadores actúan en este momento, así que no se hizo nada. Prueba otra vez en un segundo.

## web/guard/http.py

very-many-connections-come-from-your-network = De tu red vienen muchísimas conexiones. Prueba otra vez en un minuto.
that-request-has-too-many-headers = Esa petición tiene demasiadas cabeceras.
that-request-cannot-be-read = Esa petición no se puede leer.
that-request-took-too-long-to-arrive = Esa petición tardó demasiado en llegar. Prueba otra vez.
the-head-of-that-request-is-too-long-to-be-read = La cabecera de esa petición es demasiado larga para leerla.
wait-for-an-answer-before-you-ask-on = Espera una respuesta antes de seguir preguntando.

## web/guard/origins.py

this-server-does-not-go-by-that-name = Este servidor no responde a ese nombre. Quien lo lleva puede añadirlo a FORCEOUT_TRUSTED_HOSTS.
live-news-is-for-pages-of-this-server-only = Las novedades en directo son solo para páginas de este servidor.
that-was-sent-by-a-page-of-another-site = Eso lo envió una página de otro sitio, así que no se hizo nada.

## web/guard/questions.py

the-judge-the-solver-and-the-analysis-are-switched-off-here = El juez, el buscador de Soluciones y el análisis están apagados aquí, como en un torneo.
that-is-no-record-of-a-match = Eso no es el registro de un partido: { $why }.

## web/guard/sessions.py

this-page-is-out-of-date = Esta página está anticuada. Cárgala otra vez y prueba de nuevo.

## web/guard/visitors.py

choose-a-nickname-first = Elige primero un apodo, o entra en tu cuenta.

## web/json.py

that-does-not-fit = Eso no encaja: { $why }.
that-is-not-json = Eso no es JSON.
that-is-nested-too-deep = Eso tiene demasiados niveles: como mucho { $deepest }.

## web/live/hub.py

you-have-this-open-in-too-many-windows = Tienes esto abierto en demasiadas ventanas. Cierra una.
very-many-people-are-watching = Muchísima gente está mirando. Prueba otra vez en un minuto.

## web/pages/rule_contents.py

there-is-no-book-of-edition = No hay libro { $book } de { $edition }.
there-is-no-division-name = No hay división { $name }.

## web/problems.py

that-request-cannot-be-read-it-is-json-with-the-fields-that-api-docs-lists = Esa petición no se puede leer. Es JSON, con los campos que lista /api/docs.
you-may-not-do-that = No puedes hacer eso.
there-is-nothing-at-this-address = En esta dirección no hay nada.
that-cannot-be-done-to-this-address = Eso no se puede hacer con esta dirección.
that-is-too-long-to-be-read = Eso es demasiado largo para leerlo.
something-went-wrong-here = Algo salió mal aquí. Es fallo nuestro, no tuyo: no se hizo nada.
the-server-is-very-busy = El servidor está muy ocupado, así que no se hizo nada. Prueba otra vez en un segundo.

## web/worker/calculations.py

that-would-take-too-long-to-work-out = Eso tardaría demasiado en calcularse. Pregunta algo más pequeño.
that-takes-more-memory-than-there-is = Eso necesita más memoria de la que hay. Pregunta algo más pequeño.
very-many-questions-are-waiting = Hay muchísimas preguntas esperando. Prueba otra vez en unos segundos.
nobody-waits-for-this-any-more = Ya nadie espera esto.
that-took-more-memory-than-there-is = Eso necesitó más memoria de la que hay. Pregunta algo más pequeño.

## web/worker/pools.py

you-hung-up-before-there-was-an-answer = Colgaste antes de que hubiera respuesta.
page-of-game-and-edition-is-not-there = No hay juego { $game } de { $edition }.

## web/api/practice.py

there-is-no-such-division = No hay tal división.
there-is-no-such-kind-of-puzzle = No hay tal tipo de problema.
puzzles-are-easier-the-same-or-harder = Di «easier», «same» o «harder».
no-puzzle-of-that-kind-is-left = Has probado todos los problemas de ese tipo. Elige otro tipo u otra división.
that-answer-does-not-fit = Esa respuesta no se puede leer. { $why }
there-is-no-such-sprint = No hay tal carrera.
there-is-no-such-lesson = No hay tal lección.

## web/api/practice_sets.py

only-so-many-puzzles-fit =
    { $count ->
        [0] Ningún problema encaja. Pide otros tipos.
        [one] Solo un problema encaja. Pide menos, o más tipos.
       *[other] Solo { $count } problemas encajan. Pide menos, o más tipos.
    }
there-is-no-such-paper = No hay tal papel; hay { $known }.
nothing-is-printed-here = Este servidor no imprime nada: typst no está instalado.

## web/api/practice_matches.py

there-is-no-such-move = No hay tal jugada en ese partido, o nada que encontrar después de ella.
