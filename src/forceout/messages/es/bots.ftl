### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## bots/hints.py

hint-wait = Ahora no tienes nada que hacer. Mira lo que hacen los demás.
hint-nothing-to-challenge = La última jugada no tiene nada mal, hasta donde vemos: no se encontró que Now ni Impossible fueran acertados. Deja que sigan.
hint-otherwise = Un jugador fuerte haría esto ahora.
hint-lot = Tira el cubo. Quien saca la cifra más alta fija el primer Goal.
hint-roll = Tira los cubos: con lo que muestran juegan todos.
hint-deal = Reparte las cartas. Son el Universo de esta tirada.
hint-shake = Empieza la siguiente tirada cuando todos hayan mirado los puntos.
hint-sign = Compara los puntos y firma la hoja de puntos. Con eso termina el partido.
hint-now = Now sería acertado: se puede escribir una Solución con los cubos del tapete y como mucho uno más. Toma el bloque antes que otro.
hint-impossible = Impossible sería acertado: ya no se puede escribir ninguna Solución, se juegue lo que se juegue. Toma el bloque.
hint-safe-move = Mueve { $cube }. Después nadie puede decir Now con razón, y todavía se puede escribir una Solución.
hint-risky-move = Mueve { $cube }. No se encontró ninguna jugada después de la cual nadie pueda decir nada, y esta es difícil de adivinar.
hint-goal = Fija el Goal { $goal }. Se puede escribir una Solución para él, y no es fácil de ver.
hint-goal-unsure = Fija el Goal { $goal }. No se averiguó a tiempo si se puede escribir una Solución.
hint-select = Elige { $title }: está permitida con lo que salió.
hint-pass-variation = Puedes dejar la segunda variación.
hint-write = Hay una Solución. Busca primero lo que está en Required, porque hay que usarlo todo.
hint-decline = No encontramos ninguna Solución para escribir. Puedes no entregar nada.
hint-side = Toma este partido: es el que puede ganar.
hint-say-now = Di Now: se puede escribir una Solución con como mucho un cubo más.
hint-say-impossible = Di Impossible: ya no se puede escribir ninguna Solución.
hint-say-nothing = Devuelve el bloque: ninguna de las dos palabras sería acertada.
hint-accept = Acéptala: no se encontró nada mal en ella.
hint-reject = Recházala: no da lo que dice el Goal.
hint-reject-because = Recházala. { $why }
