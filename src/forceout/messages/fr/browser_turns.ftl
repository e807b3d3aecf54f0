### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### Your turn, on pages around the table.

turns_tab = À toi · { $title }
turns_call = À toi à la table d’{ $game }.
turns_body = Les autres t’y attendent.
turns_go = Y aller
