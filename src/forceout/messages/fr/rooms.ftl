### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## service/rooms/acts.py

a-room-does-not-know-that = Une salle ne connaît pas cela : { $why }

## service/rooms/authority.py

only-the-coach-of-this-room-may-do-that = Seul l’entraîneur de cette salle peut faire cela.

## service/rooms/codes.py

no-room-has-that-code-now = Aucune salle n’a ce code maintenant. Regarde encore le mur, ou demande à ton entraîneur.
there-is-no-such-room = Cette salle n’existe pas, ou ce n’est pas à toi de la voir.

## service/rooms/plans.py

a-room-has-places-for-most-students = Une salle a de la place pour { $most } élèves. Laisse d’abord partir quelqu’un.
every-seat-of-that-table-is-taken = Toutes les places de cette table sont prises. Déplace d’abord quelqu’un.
no-lesson-goes-on = Aucune leçon n’est en cours. Place d’abord tout le monde.
no-such-shake-was-set = Aucune manche de ce genre n’a été choisie dans cette salle.
nobody-of-that-label-is-in-the-room = Cette personne n’est plus dans la salle. Regarde encore la liste.
somebody-would-sit-at-two-tables = Quelqu’un serait à deux tables. Regarde encore le plan.
there-is-no-table-of-that-number = Il n’y a pas de table de ce numéro dans cette leçon.

## service/rooms/door.py

a-room-has-at-most-so-many-coaches = Une salle a au plus { $most } entraîneurs.
that-card-opens-nothing = Cette carte n’ouvre rien maintenant. Tape plutôt le code du mur.
the-coach-has-locked-the-room = L’entraîneur a fermé la salle. Lève la main, et demande qu’on te laisse entrer.
very-many-wait-at-the-door = Énormément de monde attend déjà à la porte. Réessaie quand l’entraîneur en aura laissé entrer.
you-are-in-this-room-already = Tu es déjà dans cette salle.

## service/rooms/report.py

report-column =
    { $column ->
        [player] joueur
        [effort] effort
        [shakes] manches
        [puzzles] problèmes
        [tried] essayés
        [solved] résolus
        [solution-right] Solution correcte
        [challenge-right] défi juste
        [rejection-held] refus retenu
        [solution-wrong] Solution incorrecte
        [challenge-wrong] défi faux
       *[rejection-failed] refus non retenu
    }

## service/rooms/rooms.py

a-room-has-at-most-so-many-lessons = Une salle a au plus { $most } leçons. Ouvres-en une nouvelle.
a-room-has-at-most-so-many-tables = Une salle a au plus { $most } tables. Mets-en trois à une table, ou partage la classe.
nobody-is-in-the-room-yet = Personne n’est encore dans la salle. Montre le code, et laisse entrer la classe.
you-have-very-many-rooms = Tu as déjà { $most } salles. Effaces-en une dont tu n’as plus besoin.

## service/rooms/set_shakes.py

those-are-not-cards-of-the-deck-each-once = Ce ne sont pas des cartes du jeu, chacune une fois.

## service/tables/rematches.py

the-coach-seats-everybody-here = Cette table est dans la salle d’un entraîneur : c’est lui qui place tout le monde pour la prochaine leçon.

## web/api/actions.py

other-tables-still-play-this-shake = D’autres tables jouent encore cette manche. Elle s’ouvre quand la dernière a fini, ou quand l’entraîneur l’ouvre.

## web/api/room_moments.py

no-moment-of-todays-tables-makes-a-puzzle = Dans les manches terminées, aucun moment ne fait un problème : personne n’a laissé passer un Now qui demande de réfléchir. Donne une autre série.

## web/api/room_papers.py

login-card-is-good-until = { $address } · jusqu’au { $day }
login-cards-of-a-room = Cartes d’entrée
square-that-signs-you-in = Un carré qu’une caméra peut lire, pour entrer sans taper

## web/api/people.py

in-a-room-the-coach-gives-nicknames = Tu es dans la salle d’un entraîneur, où les surnoms sont donnés. Quitte la salle pour en choisir un autre.
