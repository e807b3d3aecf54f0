### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## tournament/codec.py

there-is-no-such-act = Aucun acte ne s’appelle { $name }.
an-entry-says-who-in-which-office-and-when = Une entrée dit qui l’a fait, dans quelle fonction, et quand.
a-text-of-so-many-characters-belongs-here = Il faut ici un texte de { $longest } caractères au plus.
yes-or-no-belongs-here = Il faut ici oui ou non.
a-whole-number-belongs-here = Il faut ici un nombre entier.
a-list-belongs-here = Il faut ici une liste.
an-object-belongs-here = Il faut ici un objet avec des noms.
nothing-of-this-name-belongs-here = Rien de ce nom n’a sa place ici.
something-is-missing-here = Il manque quelque chose ici.

## tournament/settings.py

an-event-has-a-title = Donne un titre au tournoi.
an-event-has-a-division-and-a-game = Un tournoi a au moins une division, et un jeu qu’elle joue.
an-event-has-at-most-so-many-divisions = Un tournoi a au plus { $most } divisions. Fais-en deux tournois.
two-things-are-called-the-same = Il y en a deux de la sorte { $kind } appelés { $name }. Donne un autre nom à l’un.
an-id-has-letters-digits-and-hyphens = { $name } ne peut pas être un nom court : utilise jusqu’à 40 lettres, chiffres et traits d’union.
there-is-no-such-level = Il n’y a pas de niveau { $name } ; les livres ont { $known }.
there-is-no-such-division-in-the-event = Il n’y a pas de division { $name } dans ce tournoi.
there-is-no-such-book = Il n’y a pas de livre de règles { $name }.
there-is-no-such-form = Aucune forme du jeu ne s’appelle { $name }.
a-competition-has-so-many-rounds = Une compétition a 1 à { $most } rondes.
a-round-is-seated-in-one-of-these-ways = On place une ronde d’une de ces façons : { $known }.
tables-begin-with-a-letter-but-not-i = La première table a une lettre majuscule, mais pas I, qui ressemble à un chiffre.
there-is-no-such-metric = Aucune mesure ne s’appelle { $name } pour classer.
a-weight-is-from-nothing-on =
    Le poids « { $weight ->
        [teammates] des coéquipiers à une table
        [two-again] une table de deux pour la seconde fois
        [rematch] se rencontrer encore
        [conflict] être avec quelqu’un dont on le sépare
        [gap] chaque point entre le premier et le dernier
       *[listed-gap] l’écart à partir duquel on le note
    } » est { $said }. Donne-lui un nombre entier de 0 à { $most } ; 0 veut dire que cela ne compte pas.
a-ranking-is-over-competitions-of-the-event = Le classement { $name } compte des compétitions que ce tournoi n’a pas.
a-ranking-is-of-players-teams-or-schools = Le classement { $name } est de joueurs, d’équipes ou d’écoles, par somme ou par moyenne.
a-ranking-drops-fewer-than-it-counts = Le classement { $name } doit écarter moins de compétitions qu’il n’en compte.
an-award-has-a-source = Le prix { $name } ne nomme ni compétition ni classement de ce tournoi.
an-award-is-by-place-or-by-score = Dis pour le prix { $name } combien de places il honore, ou à partir de quels points.

## tournament/fold.py

this-office-may-not-do-that = Dans la fonction de { $office } tu ne peux pas faire cela. Demande au directeur.
an-event-is-founded-first = On fonde d’abord un tournoi, avec ses divisions et ses jeux.
the-event-is-founded-already = Ce tournoi est déjà fondé.
the-event-is-closed = Le tournoi est clos : ses prix ont été lus.

## tournament/verifying.py

what-has-begun-cannot-be-changed = { $name } a commencé : sa division, son livre et ses rondes restent comme ils sont.
a-division-with-players-stays = La division { $name } a des joueurs, elle reste donc.
there-is-no-draft-to-publish = Il n’y a pas de brouillon à publier. Place d’abord la ronde.
just-this-is-published-already = Exactement ces places sont déjà publiées.
a-change-after-publishing-says-why = Ces places ont été publiées avant. Dis pourquoi elles changent, pour que chacun puisse le lire.
a-table-with-a-result-stays-as-it-is = La table { $table } a un résultat, ses joueurs restent donc.
teammates-never-sit-together = Des coéquipiers ne sont jamais à la même table, et ils le sont en { $table }. Échange l’un d’eux.
a-round-follows-the-one-before = La ronde { $number } vient d’abord : publie ses places.
the-next-round-waits-for-results = Ces résultats manquent encore : { $tables }. Entre-les, ou continue sans eux et dis pourquoi.
the-hall-is-told-one-of-these = On annonce dans la salle une de ces choses : { $known }.
a-round-starts-when-its-seats-are-published = Une ronde commence quand ses places sont publiées.
the-hall-is-told-in-this-order = On annonce dans la salle dans cet ordre, chacune une fois : { $known }.
no-such-table-is-waited-for = Personne n’attend de résultat de la table { $table }.
there-is-no-such-competition = Il n’y a pas de compétition { $name } dans ce tournoi.
nobody-of-the-event-is-called-so = Personne dans ce tournoi n’a le numéro { $name }.
a-bonus-is-a-number-of-points = Un bonus est de 100 points au plus, en plus ou en moins.
there-is-a-playoff-of-that-name = Il y a déjà un barrage appelé { $name }.
a-playoff-is-between-two-or-more = Un barrage est entre deux joueurs ou plus, chacun nommé une fois.
a-player-is-not-in-the-competition = { $player } ne joue pas dans cette ronde.
there-is-no-such-playoff = Aucun barrage ne s’appelle { $name }.
a-playoff-has-a-total-for-everybody = Un barrage a un total pour chacun qui l’a joué, et pour personne d’autre.
a-round-is-still-to-be-played = La ronde { $number } de { $competition } reste à jouer.
awards-wait-for-results = Les prix attendent que chaque résultat soit confirmé. Ceux-ci ne le sont pas : { $tables }.
awards-wait-for-a-playoff = Les prix attendent le barrage { $name }.

## tournament/verifying_people.py

after-the-first-round-people-enter-late = La ronde 1 est publiée. Qui arrive maintenant est une inscription tardive, un par un.
a-team-has-a-school-and-a-division = L’équipe { $name } n’a pas d’école connue, ou pas de division de ce tournoi.
an-event-has-at-most-so-many-players = Un tournoi a au plus { $most } joueurs.
there-is-a-player-of-that-number = Il y a déjà un joueur { $player }, ou le numéro a des signes qu’il ne peut avoir.
a-player-has-a-school-and-a-known-team = { $player } a une école ou une équipe que personne ne connaît.
a-team-plays-in-one-division = { $player } joue dans une autre division que le reste de l’équipe.
a-team-has-at-most-five = L’équipe { $name } a déjà cinq joueurs.
a-player-plays-what-the-division-plays = { $player } est inscrit à un jeu que la division ne joue pas.
a-level-is-from-one-to-five = Le niveau de { $player } n’est pas de 1 à 5.
a-seed-is-a-number-from-one-on = La tête de série de { $player } n’est pas un nombre à partir de 1.
whoever-comes-in-plays-from-now-on = { $player } ne peut pas apporter de rondes : qui arrive joue à partir de maintenant.
a-player-has-withdrawn-already = { $player } s’est déjà retiré.
a-player-has-not-withdrawn = { $player } ne s’est pas retiré.
the-result-of-that-table-is-in = Le résultat de la table { $table } est entré. Corrige-le plutôt.

## tournament/verifying_seats.py

a-draft-says-its-way-and-seed = Un brouillon dit de quelle façon il est fait, et sa graine.
a-round-that-has-begun-is-not-drawn-again = Cette ronde a commencé, on ne la tire donc plus au sort.
somebody-sits-twice = { $player } est à deux tables.
somebody-has-no-seat = { $player } n’a pas de place.
somebody-is-not-to-be-seated = { $player } a une place, mais ne joue pas dans cette ronde.
two-tables-are-called-the-same = Deux tables ont le même nom.
two-or-three-sit-at-each-table = Deux ou trois joueurs sont à une table. La table { $table } en a un autre nombre.
there-is-no-draft-to-change = Il n’y a pas de brouillon à changer. Place d’abord la ronde.
a-player-is-not-in-the-draft = { $player } n’est pas dans ce brouillon.
two-players-change-places = Nomme deux joueurs qui échangent leurs places.

## tournament/verifying_results.py

say-why = Dis pourquoi, en peu de mots : c’est noté.
a-competition-has-rounds-up-to = Cette compétition a les rondes 1 à { $most }.
there-is-no-such-table-in-the-round = Il n’y a pas de table { $table } dans cette ronde comme publiée.
a-player-is-not-at-that-table = { $player } n’est pas à la table { $table }.
that-result-is-still-out = Le résultat de la table { $table } manque encore.
the-desk-enters-results-here = À ce tournoi, c’est le bureau qui entre les résultats. Apportes-y la feuille.
players-enter-the-result-of-their-own-table = Tu peux seulement entrer le résultat de ta propre table.
phones-stay-away-while-a-table-plays = Pendant que ta table joue, les téléphones sont rangés. Entre le résultat quand tous ont signé.
players-sign-at-their-own-table = Tu peux signer seulement à ta propre table.
the-sheet-is-another-one-now = La feuille a changé depuis que tu l’as regardée. Regarde encore, puis signe.
who-appeals-signs-when-it-is-decided = Tu as fait appel. Signe quand le directeur a décidé.
that-table-is-open-already = La table { $table } est déjà ouverte.
a-confirmed-result-is-corrected = Le résultat de la table { $table } est définitif. Corrige-le, avec pourquoi, au lieu de l’entrer encore.
that-result-is-confirmed-already = Le résultat de la table { $table } est déjà confirmé.
a-second-person-confirms = Une seconde personne confirme : qui a entré un résultat ne le peut pas.
who-typed-other-totals-does-not-confirm = Tu as tapé d’autres totaux avant. Quelqu’un d’autre confirme, ou la feuille est entrée encore.
every-total-of-the-table-is-typed = Tape le total de chaque joueur de la table.
that-is-the-total-already = C’est ce que { $player } a déjà.
everybody-at-the-table-agrees = Dans ce livre, un total se corrige quand tous à la table sont d’accord. Il manque quelqu’un.
that-score-was-listed-rightly = Les points de { $player } ont été notés comme ils sont, il n’y avait donc pas de quoi tromper.
that-is-noted-already = C’est déjà noté pour { $player }.
a-replay-is-by-two-or-by-three = Une table rejoue avec deux ou trois de ses joueurs.
players-appeal-for-themselves = Tu peux faire appel pour toi seulement.
after-signing-nobody-can-appeal = { $player } a signé la feuille, et après avoir signé personne ne peut faire appel.
no-appeal-of-that-player-is-open = Aucun appel de { $player } n’est ouvert.
this-book-adds-no-time = Dans ce livre, on n’ajoute pas de temps à une table.
time-is-added-in-seconds = Le temps s’ajoute en secondes, de 1 à { $most }.

## tournament/sheets.py

the-total-is-another = Le total de { $player } dit { $said }. Les manches moins les pénalités font { $right }.
a-penalty-without-initials-does-not-count = La pénalité { $number }, de { $player }, n’a pas de paraphe d’un juge, elle ne compte donc pas.
a-player-has-not-signed = { $player } n’a pas signé.
somebody-else-is-on-the-sheet = { $player } est sur la feuille, mais n’est pas à cette table.
a-player-has-no-total = { $player } n’a pas de total.
a-total-cannot-be-so-large = Le total de { $player } ne peut pas être cela.
a-sheet-has-at-most-so-many-shakes = Une feuille a au plus { $most } manches, et autant de pénalités.
a-penalty-is-points-with-initials = La pénalité { $number } est de 1 à 9 points, avec le paraphe d’un juge.
a-shake-gives-six-four-or-two = Manche { $number } : { $player } peut marquer 6, 4 ou 2, ou −2 si absent.
a-void-shake-has-no-points = La manche { $number } est nulle, personne n’y marque donc, sauf absence.
somebody-has-no-points-in-a-shake = La manche { $number } n’a pas de points pour quelqu’un. Remplis-les, ou annule-la.
these-points-cannot-come-together = Manche { $number } : aucune manche ne donne ces points ensemble. Regarde encore le papier.
the-goal-goes-to-the-left = Manche { $number } : c’était à { $player } de fixer le Goal.

## tournament/seating/compromises.py

these-two-meet-again = { $table } : { $players } se sont rencontrés en ronde { $rounds }
these-are-points-apart =
    { $points ->
        [one] { $table } : { $players } ont { $points } point d’écart
       *[other] { $table } : { $players } ont { $points } points d’écart
    }
these-are-teammates = { $table } : { $players } sont coéquipiers
these-are-kept-apart = { $table } : { $players } devraient être séparés
this-player-sits-at-two-again = { $table } : { $players } a déjà été à une table de deux
this-player-sits-alone = { $table } : { $players } n’a personne avec qui jouer
these-play-at-two = { $table } : { $players } jouent à une table de deux

## tournament/hall_clock.py

the-round-begins = La ronde commence. Vous avez { $minutes } minutes. Bonne chance à tous.
no-new-shakes-from-now-on = Le temps des nouvelles manches est passé : n’en commencez plus. Si votre manche n’est pas finie, vous avez encore { $minutes } minutes pour elle.
stop-and-write = Stop. { $challenges ->
        [closed] Ne jouez plus de cubes et ne défiez plus.
       *[other] Ne jouez plus de cubes.
    } Chacun a { $minutes } minutes pour écrire { $game ->
        [equations] une équation
       *[other] une Solution
    }, et peut utiliser les cubes qui restent dans Resources. Si quelqu’un a défié, ou si le dernier cube est joué, finissez comme d’habitude.
stop-with-longer-writing = { $stop } Les tables où Two Solutions est en vigueur ont { $minutes } minutes.

## tournament/exchange/csv_import.py

a-file-has-at-most-so-many-characters = Un fichier a au plus { $most } caractères. Coupe-le en deux.
the-file-is-no-table-of-cells = Le fichier ne se lit pas comme un tableau. Enregistre-le en CSV et réessaie.
the-file-has-no-players = Le fichier a au plus un en-tête, et pas de joueurs.
a-file-has-at-most-so-many-rows = Un fichier a au plus { $most } lignes. Partage-le.
a-row-has-too-many-cells = La ligne { $row } a plus de cases que l’en-tête. Une virgule de trop, peut-être ?
a-cell-cannot-be-read = Ligne { $row } : ce qui est sous { $column } est trop long, ou a des signes qui ne s’impriment pas.
a-row-has-no-name = La ligne { $row } n’a pas de nom.
a-grade-stands-for-a-division = Ligne { $row } : la division est « { $said } ». Comme classe, ce serait { $division }.
a-row-has-no-known-division = Ligne { $row } : il n’y a pas de division « { $said } » dans ce tournoi.
a-row-has-no-school = La ligne { $row } n’a pas d’école.
a-seed-is-not-a-number = Ligne { $row } : la tête de série « { $said } » n’est pas un nombre.
a-level-is-not-one-to-five = Ligne { $row } : le niveau « { $said } » n’est pas de 1 à 5, ni de I à V.
a-row-is-in-the-event-already = La ligne { $row } est déjà dans cet événement, sous { $player }.
a-row-says-the-same-as = La ligne { $row } dit la même chose que { $player }, qui n’a pas de nom ici.
a-row-changes-a-player = La ligne { $row } est { $player } et change { $changes }.
a-changed-cell =
    { $column ->
        [name] nom
        [division] division
        [school] école
        [team] équipe
        [seed] tête de série
        [group] groupe
       *[level] niveau
    } { $before } → { $after }
a-row-repeats-another = La ligne { $row } répète la ligne { $first }.
a-row-is-the-sixth-of-a-team = Ligne { $row } : { $team } aurait plus de { $most } joueurs.
a-player-number-is-taken-or-unclear = Ligne { $row } : le numéro de joueur « { $said } » est pris, ou a des signes qu’il ne peut avoir.

## tournament/exchange/event_file.py

this-is-no-file-of-an-event = Ce n’est pas un fichier de tournoi.
the-file-was-altered = Le fichier a été changé depuis qu’il a été écrit.
names-are-texts-by-player = Les noms sont des textes, chacun avec le numéro d’un joueur.

## service/events/events.py

there-is-no-such-event = Ce tournoi n’existe pas, ou tu n’y as pas de fonction. Demande un code au directeur.
that-key-was-used-for-something-else = Cette clé a servi à autre chose. Envoie-le avec une nouvelle.
a-day-is-written-like-this = « { $said } » n’est pas un jour. Écris-le comme 2027-06-30.

## service/events/members.py

a-code-is-for-a-player-or-a-school-of-the-event = Le code d’un joueur nomme un joueur du tournoi, celui d’un entraîneur une école, et les autres personne.
no-event-has-that-code-now = Aucun tournoi n’a ce code maintenant. Demandes-en un nouveau au directeur.
you-have-another-office-in-this-event = Tu as déjà une autre fonction dans ce tournoi.

## web/api/events.py

this-cannot-be-read-there = { $where } ne peut pas se lire : { $why }
a-column-is-one-of-these = Une colonne peut être une de celles-ci : { $known }.
there-is-nothing-of-that-to-print = Il n’y a encore rien de cela à imprimer.

## tournament/equipment.py

a-mat-with-four-sections = un tapis avec Goal, Required, Permitted et Forbidden
a-sand-timer-of-one-minute = un sablier d’une minute
a-block-that-is-not-flat = un bloc de défi qui tient debout et qu’une main peut prendre
pencils-and-blank-paper = des crayons et du papier blanc, sans rien de préparé
the-list-of-variations = la liste des variations de la division
phones-and-watches-stay-away = pas de calculatrice, pas de téléphone ni d’autre appareil, du premier lancer à la dernière signature

## tournament/paper/on_sets.py

sixteen-cards-none-twice = 16 cartes, dont une blanche et aucune en double
eighteen-cubes = 18 cubes : 3 de chiffres, 8 de couleurs, 4 d’opérations, 3 de Restrictions

## tournament/paper/equations.py

twenty-four-cubes = 24 cubes : 6 rouges, 6 bleus, 6 verts et 6 noirs
