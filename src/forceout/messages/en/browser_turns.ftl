### Your turn, on pages around the table.

turns_tab = Your turn · { $title }
turns_call = Your turn at the { $game } table.
turns_body = The others wait for you there.
turns_go = Go to it
