### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### Explaining words, in French.
term_looking = Recherche…
term_unknown = Ce mot n’est pas encore dans le glossaire.
term_all = Tout le glossaire
term_spoken = { $term } : { $meaning }
