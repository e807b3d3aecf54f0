### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### The page that waits for the network.

offline_title = Sin red
offline_table = Tu mesa espera la red. Lo que has hecho allí está guardado. En cuanto vuelva la red, esta página abre la mesa tal como esté entonces.
offline_page = Esta página necesita la red. Se abre sola en cuanto la red vuelva.
offline_looking = Buscando la red…
offline_meanwhile = Mientras tanto funciona esto
offline_learn = Aprender los juegos
offline_rules = Leer las reglas
offline_finder = Buscar una decisión
offline_practise = Lecciones y carreras que ya has abierto
