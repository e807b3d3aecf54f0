### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### A coach's room as a student sees it, in French.

class_title = Salle de l’entraîneur
class_page-title = Salle de l’entraîneur · Forceout
class_come-in = Entrer
class_come-in_what = Tape le code du mur. Tu reçois un surnom ; personne n’a besoin de ton nom.
class_code = Code de la salle
class_go = Entrer
class_coming = On entre…
class_gone = Cette salle t’est fermée
class_gone_what = Elle a été effacée, ou ton entraîneur t’a fait sortir. Demande à ton entraîneur.
class_you-are = Ici tu t’appelles
class_at-door = Tu es à la porte
class_at-door_what = Ton entraîneur te laisse entrer. Cette page continue toute seule.
class_wait = Tu es dedans
class_wait_what = Ton entraîneur place tout le monde dans un instant. On t’emmène à ta table.
class_no-seat = Tu n’as pas de table maintenant
class_no-seat_what = Ton entraîneur te trouve une place. Cette page continue toute seule.
class_taking = Ta table est prête
class_taking_what = On t’y emmène…
class_hand-up = Lever la main
class_hand-down = Baisser la main
class_offline = Pas de réseau. Reste ici : la page continue toute seule à son retour.
class_task = Ton entraîneur t’a donné une série d’exercices : { $code }.
class_task_go = La faire
class_task_later = Plus tard
class_until = Ce que cette salle garde de toi, le surnom et tes manches, est effacé le { $day }.
class_leave = Quitter la salle
class_table = Table { $number }
class_eyes = Regardez devant, s’il vous plaît.
class_hand-is-up = Ta main est levée. Joue jusqu’à ce que ton entraîneur vienne.
class_set = Cette manche a été choisie par l’entraîneur ; c’est la même à chaque table.
