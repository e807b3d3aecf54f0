### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### Your turn, on pages around the table.

turns_tab = Tu turno · { $title }
turns_call = Tu turno en la mesa de { $game }.
turns_body = Allí te esperan los demás.
turns_go = Ir allí
