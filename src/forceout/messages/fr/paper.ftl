### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

# What stands on printed paper (tournament/paper/templates).

## tournament/paper/templates
paper-section = Groupe { $section }
paper-scoresheet = Feuille de score d’{ $game }
paper-round-of = Division { $division } · ronde { $round } sur { $rounds }
paper-game-and-division = { $game } · division { $division }
paper-one-player = un joueur
paper-two-players = deux joueurs
paper-three-players = trois joueurs
paper-shake = Manche
paper-shake-number = Manche { $number }
paper-goal-setter = Fixe le Goal
paper-ended-by = Finie par
paper-seat = place { $seat }
paper-void = Nulle
paper-last = Der.
paper-added-up = Somme des manches
paper-penalties = Pénalités
paper-each-minus-one = −1 chacune. Un juge paraphe chacune.
paper-each-minus-one-or-none = −1 chacune. Un juge paraphe chacune ; sans cela elle ne compte pas.
paper-total = Total
paper-match-points = Points de match
paper-each-shake = Chaque manche
paper-each-shake-how = 6, 4 ou 2. Absent : −2. Manche nulle : coche la case, barre la ligne, paraphe du juge.
paper-each-shake-how-late = 6, 4 ou 2. Absent ou en retard : −2. Manche nulle : coche la case, barre la ligne, paraphe du juge.
paper-warnings = Avertissements
paper-who-judge = qui, juge
paper-time-added = Temps ajouté
paper-minutes-judge = minutes et secondes, juge
paper-checked = Nous avons vérifié chaque nombre.
paper-no-appeal = Après la signature, personne ne peut faire appel.
paper-winner-hands-in = Le gagnant rend la feuille.
paper-variation-list = Liste de choix des variations
paper-season-even = années paires
paper-season-odd = années impaires
paper-variation-list-how = D’abord qui fixe le Goal, puis vers la gauche : entoure une ligne et mets ton initiale à côté. Remplis le blanc s’il y en a un.
paper-front = Recto : feuille de score
paper-reverse = Verso : liste des variations
paper-universe-charts = Tableaux de l’Univers
paper-strike-out = { $game }. Barre les cartes qui n’ont pas été distribuées.
paper-as-dealt = Dans l’ordre distribué
paper-all-sixteen = Les seize
paper-square-named = Carré, nommé
paper-square-open = Carré, ouvert
paper-four-by-four = Quatre par quatre
paper-recording-chart = Tableau de notes
paper-resources-how = Resources : coche chaque cube, barre-le quand il est joué
paper-variation = Variation
paper-solution = Solution
paper-senior-only = 13 et 14 sont pour Senior seulement.
paper-chart-allowed = Elementary et Middle peuvent utiliser ce tableau, sans rien de marqué avant la ronde.
paper-by-name = par nom
paper-by-table = par table
paper-version = Version { $version } de ces places. Seule la feuille la plus récente compte.
paper-find-your-seat = Ronde { $round } : trouve ta place
paper-round-tables = Ronde { $round } : tables
paper-school = École
paper-seat-column = Place
paper-after-the-round = Après la ronde :
paper-enter-here = entre le résultat ici.
paper-fold = plier
paper-player-small = joueur
paper-round-small = ronde { $round }
paper-points-small = points
paper-sum-small = somme
paper-shared-and-provisional = Une place avec = est partagée. Avec + elle est provisoire : un résultat manque.
paper-standings = Classement
paper-place = Place
paper-player = Joueur
paper-section-column = Groupe
paper-first-place = Première place
paper-second-place = Deuxième place
paper-third-place = Troisième place
paper-place-number = Place { $place }
paper-first-place-shared = Première place, partagée
paper-second-place-shared = Deuxième place, partagée
paper-third-place-shared = Troisième place, partagée
paper-place-number-shared = Place { $place }, partagée
paper-winner-of-section = Gagnant du groupe { $section }
paper-with-points = avec { $points } points
paper-director = Directeur
paper-date = Date

## tournament/paper/sheets_of_paper.py
paper-day = { $day } { $year }
paper-decimal-number = { $whole },{ $decimals }

## tournament/paper/scoresheets.py
paper-way-alone = seul
paper-way-equal = égaux
paper-way-two-first = deux premiers
paper-way-two-second = deux deuxièmes
paper-way-all-equal = tous égaux
