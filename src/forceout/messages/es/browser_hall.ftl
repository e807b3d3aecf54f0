### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### The pieces of the hall in Spanish: the clock and its ruler.

## hall/hall_clock.js

clock_ruler =
    { $whole ->
        [one] { $gone } de { $whole } minuto
       *[other] { $gone } de { $whole } minutos
    }
clock_play = juego
clock_part_before = Sin empezar
clock_part_play = Juego
clock_part_last-minutes = Termina tu tirada
clock_part_writing = Escribir
clock_part_over = La ronda ha terminado
clock_until_before = hasta que no empiecen tiradas
clock_until_play = hasta que no empiecen tiradas
clock_until_last-minutes = hasta Alto
clock_until_writing = para escribir
clock_until_over = entrega tu hoja
