### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### Explaining words, in Spanish.
term_looking = Buscando…
term_unknown = Esta palabra todavía no está en el glosario.
term_all = Todo el glosario
term_spoken = { $term }: { $meaning }
