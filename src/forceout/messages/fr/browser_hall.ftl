### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### The pieces of the hall in French: the clock and its ruler.

## hall/hall_clock.js

clock_ruler =
    { $gone ->
        [one] { $gone } minute sur { $whole }
       *[other] { $gone } minutes sur { $whole }
    }
clock_play = jeu
clock_part_before = Pas commencé
clock_part_play = Jeu
clock_part_last-minutes = Termine ta manche
clock_part_writing = Écrire
clock_part_over = La ronde est finie
clock_until_before = avant la fin des nouvelles manches
clock_until_play = avant la fin des nouvelles manches
clock_until_last-minutes = avant Stop
clock_until_writing = pour écrire
clock_until_over = rends ta feuille
