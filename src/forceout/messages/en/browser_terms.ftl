### Explaining words, in English.
term_looking = Looking it up…
term_unknown = This word is not in the glossary yet.
term_all = The whole glossary
term_spoken = { $term }: { $meaning }
