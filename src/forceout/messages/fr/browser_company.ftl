### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### Company at a table in French: its code, a rematch, phrases, hints, the pace of bots.

## the code of a table

code_of-table = Le code de la table
code_link = Lien
code_copy = Copier le lien
code_copied = Le lien est copié.
code_not-copied = Le lien n’a pas pu être copié. Sélectionne-le et copie-le à la main.
code_picture = Une image à scanner avec un téléphone : elle ouvre le lien vers cette table.
code_stays = Le code reste le même, aussi souvent qu’on le montre.
code_other = Un autre code…
code_other_ends = Un autre code met fin à celui-ci : qui a { $code } et n’est pas encore assis ici ne peut plus entrer avec. Personne d’assis ne doit partir.
code_other_yes = Mettre fin à { $code } et en faire un autre
code_other_no = Garder ce code
code_ended = { $code } ne vaut plus. Voici le nouveau code.

## a rematch

rematch_ask = Revanche
rematch_asked = { $name } demande une revanche. Ta place est gardée.
rematch_asked_somebody = Une revanche est demandée. Ta place est gardée.
rematch_asked_yourself = Tu as demandé une revanche.
rematch_yes = Me rasseoir
rematch_no = Non, merci
rematch_declined = Tu as dit non. Les autres peuvent jouer sans toi.
rematch_go = Vers la nouvelle table
rematch_watch = Regarder la revanche

## phrases, hints and the pace of bots

phrase_say = Dire quelque chose
phrase_said = { $name } : { $phrase }
phrase_hello = Bonjour !
phrase_good-game = Beau match !
phrase_well-played = Bien joué !
phrase_one-moment = Un instant, s’il te plaît.
phrase_im-back = Je suis de retour.
phrase_thank-you = Merci !
phrase_good-luck = Bonne chance !
phrase_my-mistake = Mon erreur.
phrase_allowed = Les phrases sont permises
phrase_not-allowed = Les phrases sont coupées
hint_title = Un indice
hint_ask = Que pourrais-je faire ?
hint_looking = Je réfléchis…
hint_more = Montre-moi la Solution
hint_solution = Une Solution : { $solution }
hint_old = La table a continué depuis.
hint_marked = Avec indices : les autres joueurs sont des bots débutants, et tu peux demander.
pace_label = Vitesse des bots
pace_human = Comme des gens
pace_quick = Vite
