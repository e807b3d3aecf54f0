### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## service/errors.py

somebody-was-faster-look-at-the-table-again = Quelqu’un a été plus rapide. Regarde encore la table, puis décide.
the-table-cannot-be-saved-at-the-moment = La table ne peut pas être enregistrée en ce moment, rien n’a donc été fait. Réessaie dans quelques secondes.

## service/positions/positions.py

very-many-tables-are-being-played = On joue à énormément de tables. Demande encore dans quelques secondes.
somebody-is-playing-a-shake-like-this-one = Quelqu’un joue une manche comme celle-ci. Demande encore quand elle sera finie.
you-are-playing-a-match-now = Tu joues un match maintenant, la machine ne t’aide donc pas. Demande quand il sera fini.

## service/positions/subjects.py

at-most-positions-of-a-record-are-looked-at = on regarde au plus { $most } positions d’un enregistrement

## service/tables/actions.py

an-action-carries-a-key-of-1-to-longest-characters = Une action porte une clé de 1 à { $longest } caractères, la même quand on l’envoie encore.
the-table-is-paused = La table est en pause.
this-key-was-used-for-another-action = Cette clé a servi à une autre action.
you-have-accepted-this-solution = Tu as accepté cette Solution.

## service/tables/appointments.py

a-player-does-not-judge-the-table-that-they-play-at = Un joueur ne juge pas la table où il joue.
a-table-has-at-most-judges = Une table a au plus { $most } juges.
there-is-no-such-judge-at-this-table = Ce juge n’est pas à cette table.
this-judge-was-appointed-by-somebody-else = Ce juge a été nommé par quelqu’un d’autre : lui ou un directeur peut le laisser partir.

## service/tables/authority.py

only-those-who-play-at-this-table-say-who-may-judge = Seuls ceux qui jouent à cette table disent qui peut la juger.
only-who-appointed-a-judge = Seul qui a nommé un juge, le juge ou un directeur peut faire cela.
the-match-has-not-begun-yet = Le match n’a pas encore commencé.
the-match-has-already-begun = Le match a déjà commencé.
the-match-is-over = Le match est fini.
this-table-was-closed = Cette table a été fermée.
only-the-host-of-this-table-may-do-that = Seul l’hôte de cette table peut faire cela.
only-the-host-or-a-judge-may-do-that = Seul l’hôte ou un juge peut faire cela.
only-those-who-sit-at-this-table-may-do-that = Seuls ceux qui sont assis à cette table peuvent faire cela.

## service/tables/claims.py

no-cube-of-this-game-shows-that = Aucun cube de ce jeu ne montre cela. Nomme le cube par son symbole.

## service/tables/hosting.py

a-bot-is-one-of-known = Un bot est un de { $known }.
a-table-is-closed-because-of-host-left = Une table se ferme pour host-left, players-agree ou nobody-came.
a-nonce-is-nonce-hexadecimal-digits = Un nonce, ce sont { $nonce } chiffres hexadécimaux.
this-table-is-not-in-the-lobby = Cette table n’est pas dans la liste. Demande le code à son hôte.
this-is-somebodys-practice-table = C’est la table d’entraînement de quelqu’un.
a-judge-does-not-play-at-the-table-that-they-judge = Un juge ne joue pas à la table qu’il juge.
that-seat-is-taken = Cette place est prise.
nobody-sits-there = Personne n’est assis là.
nobody-has-left-that-seat = Personne n’a quitté cette place.
you-are-here-yourself = Tu es là toi-même.
a-seat-is-still-free = Une place est encore libre : attends un joueur, ou mets-y un bot.
at-a-practice-table-one-plays-against-bots-only = À une table d’entraînement, on joue seulement contre des bots.

## service/tables/join_codes.py

a-code-has-eight-letters-and-numbers = Un code a huit lettres et chiffres, comme 7K3M-Q9TX. Regarde-le encore.
no-table-has-that-code-now = Aucune table n’a ce code maintenant. Vérifie-le, ou demandes-en un nouveau à l’hôte.
that-code-was-ended = L’hôte a mis fin à ce code. Demande le nouveau.
there-is-no-such-table = Cette table n’existe pas.

## service/tables/ruling_bounds.py

warn-player-first-a-point-is-taken-when-they-do-it = Avertis d’abord { $player } : on retire un point si cela recommence après.
an-hour-at-most-is-added-to-a-round = On ajoute au plus une heure à une ronde.
a-judge-takes-one-point-for-each-violation = Un juge retire un point pour chaque faute, ni plus ni moins.

## service/tables/table_settings.py

a-table-has-two-or-three-seats = Une table a deux ou trois places.
there-is-no-edition-of-game = Il n’y a pas d’édition { $edition } de { $game }.
name-is-one-of-known = { $name } est un de { $known }.
a-table-has-no-setting-called-name = Une table n’a pas de réglage appelé { $name }.
only-some-games-have-seasons = Seul { $games } a des saisons.
name-is-true-or-false = { $name } est true ou false.
a-match-has-1-to-most-shakes = Un match a 1 à { $most } manches.

## service/tables/tables.py

there-is-no-such-table-or-it-is-gone = Cette table n’existe pas, ou n’est plus là.
player-would-have-total-points = { $total ->
        [one] { $player } aurait { $total } point.
       *[other] { $player } aurait { $total } points.
    } Après { $shakes ->
        [one] { $shakes } manche
       *[other] { $shakes } manches
    }, un total est entre { $fewest } et { $most }.

## service/practice/sets.py

report-cell =
    { $cell ->
        [first] du premier coup
        [later] plus tard
       *[no] non
    }
a-set-has-one-to-most-puzzles = Une série a un à { $most } problèmes.
there-is-no-puzzle-of-that-name = Il n’y a pas de problème { $name }.
you-have-very-many-sets = Tu as déjà énormément de séries. Les plus anciennes s’effacent toutes seules après soixante jours.
there-is-no-set-of-that-code = Aucune série n’a ce code. Demande à ton entraîneur de le relire.
