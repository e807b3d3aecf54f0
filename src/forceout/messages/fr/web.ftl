### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## web/api/actions.py

the-server-is-about-to-start-again = Le serveur va redémarrer, rien n’a donc été fait. Réessaie dans une seconde.
only-those-who-sit-at-this-table-may-look-back-at = Seuls ceux qui sont à cette table peuvent la revoir, sauf si son hôte laisse regarder.
the-record-can-be-read-between-the-shakes-and-after-the = L’enregistrement peut se lire entre les manches et après le match.

## web/api/analysis.py

the-analysis-waits-until-the-shake-is-over = L’analyse attend que la manche soit finie.
this-table-has-no-code-now = Cette table n’a pas de code maintenant. Crées-en un d’abord.

## web/api/catalog.py

there-is-no-such-game = Ce jeu n’existe pas.

## web/api/companions.py

the-host-has-switched-phrases-off = L’hôte a coupé les phrases à cette table.
hints-are-for-whoever-plays-learners-alone = Les indices sont pour qui joue seul contre des bots débutants, à une table préparée avec indices.

## web/api/hosting.py

ask-the-host-for-the-code-of-this-table = Demande à l’hôte le code de cette table.
they-are-here-as-far-as-we-can-see = Il est là, à ce qu’on voit.
they-left-a-moment-ago =
    { $seconds ->
        [one] Il est parti il y a un instant. Donne-lui encore { $seconds } seconde.
       *[other] Il est parti il y a un instant. Donne-lui encore { $seconds } secondes.
    }
there-is-nobody-of-that-name = Personne n’a ce nom.
bots-play-at-many-of-your-tables = Des bots jouent à beaucoup de tes tables, ou de ton réseau. Finis d’abord un de ces matchs.

## web/api/judge.py

only-the-director-sees-that = Seul le directeur voit cela.

## web/api/reading.py

how-it-can-be-read-is-for-the-players-to-see = Comment on peut la lire, c’est aux joueurs de le voir jusqu’à la fin de la manche.
say-which-match-or-which-game-the-text-is-for = Dis pour quel match ou quel jeu est le texte.

## web/api/seals.py

this-server-seals-nothing = Ce serveur ne scelle rien : il n’a pas de clé.

## web/api/tables.py

somebody-at-this-table-is-called-like-you = À cette table quelqu’un s’appelle { $name }, et on vous confondrait. Choisis un autre nom, puis assieds-toi.
you-or-others-in-your-network = Toi, ou d’autres de ton réseau, avez beaucoup de tables dans la liste. Fermes-en une, ou fais celle-ci sans la liste.
there-is-no-such-table-or-it-is-not-open-to-spectators = Cette table n’existe pas, ou n’est pas ouverte aux spectateurs.

## web/bodies.py

there-is-no-body = Il n’y a pas de corps. Envoie du JSON avec les champs que liste /api/docs.
send-this-as-json = Envoie ceci en JSON, avec le type de contenu application/json.

## web/guard/admission.py

the-server-fell-behind-for-a-moment = Le serveur a pris du retard un instant, rien n’a donc été fait. Réessaie dans une seconde.
very-many-players-act-at-this-moment = Énormément de joueurs agissent en ce moment, rien n’a donc été fait. Réessaie dans une seconde.

## web/guard/http.py

very-many-connections-come-from-your-network = Énormément de connexions viennent de ton réseau. Réessaie dans une minute.
that-request-has-too-many-headers = Cette requête a trop d’en-têtes.
that-request-cannot-be-read = Cette requête ne peut pas se lire.
that-request-took-too-long-to-arrive = Cette requête a mis trop de temps à arriver. Réessaie.
the-head-of-that-request-is-too-long-to-be-read = L’en-tête de cette requête est trop long à lire.
wait-for-an-answer-before-you-ask-on = Attends une réponse avant de demander encore.

## web/guard/origins.py

this-server-does-not-go-by-that-name = Ce serveur ne porte pas ce nom. Qui s’en occupe peut l’ajouter à FORCEOUT_TRUSTED_HOSTS.
live-news-is-for-pages-of-this-server-only = Les nouvelles en direct sont pour les pages de ce serveur seulement.
that-was-sent-by-a-page-of-another-site = Cela a été envoyé par une page d’un autre site, rien n’a donc été fait.

## web/guard/questions.py

the-judge-the-solver-and-the-analysis-are-switched-off-here = Le juge, le chercheur de Solutions et l’analyse sont coupés ici, comme en tournoi.
that-is-no-record-of-a-match = Ce n’est pas l’enregistrement d’un match : { $why }.

## web/guard/sessions.py

this-page-is-out-of-date = Cette page est périmée. Charge-la encore, puis réessaie.

## web/guard/visitors.py

choose-a-nickname-first = Choisis d’abord un surnom, ou connecte-toi.

## web/json.py

that-does-not-fit = Cela ne va pas : { $why }.
that-is-not-json = Ce n’est pas du JSON.
that-is-nested-too-deep = C’est trop profond : { $deepest } niveaux au plus.

## web/live/hub.py

you-have-this-open-in-too-many-windows = Tu as ceci ouvert dans trop de fenêtres. Fermes-en une.
very-many-people-are-watching = Énormément de gens regardent. Réessaie dans une minute.

## web/pages/rule_contents.py

there-is-no-book-of-edition = Il n’y a pas de livre { $book } de { $edition }.
there-is-no-division-name = Il n’y a pas de division { $name }.

## web/problems.py

that-request-cannot-be-read-it-is-json-with-the-fields-that-api-docs-lists = Cette requête ne peut pas se lire. C’est du JSON, avec les champs que liste /api/docs.
you-may-not-do-that = Tu ne peux pas faire cela.
there-is-nothing-at-this-address = Il n’y a rien à cette adresse.
that-cannot-be-done-to-this-address = Cela ne se fait pas à cette adresse.
that-is-too-long-to-be-read = C’est trop long à lire.
something-went-wrong-here = Quelque chose a mal tourné ici. C’est notre erreur, pas la tienne : rien n’a été fait.
the-server-is-very-busy = Le serveur est très occupé, rien n’a donc été fait. Réessaie dans une seconde.

## web/worker/calculations.py

that-would-take-too-long-to-work-out = Cela prendrait trop de temps à calculer. Demande quelque chose de plus petit.
that-takes-more-memory-than-there-is = Cela demande plus de mémoire qu’il n’y en a. Demande quelque chose de plus petit.
very-many-questions-are-waiting = Énormément de questions attendent. Réessaie dans quelques secondes.
nobody-waits-for-this-any-more = Plus personne n’attend cela.
that-took-more-memory-than-there-is = Cela a demandé plus de mémoire qu’il n’y en a. Demande quelque chose de plus petit.

## web/worker/pools.py

you-hung-up-before-there-was-an-answer = Tu as raccroché avant la réponse.
page-of-game-and-edition-is-not-there = Il n’y a pas de jeu { $game } de { $edition }.

## web/api/practice.py

there-is-no-such-division = Cette division n’existe pas.
there-is-no-such-kind-of-puzzle = Cette sorte de problème n’existe pas.
puzzles-are-easier-the-same-or-harder = Dis « easier », « same » ou « harder ».
no-puzzle-of-that-kind-is-left = Tu as essayé tous les problèmes de cette sorte. Choisis une autre sorte ou une autre division.
that-answer-does-not-fit = Cette réponse ne peut pas se lire. { $why }
there-is-no-such-sprint = Ce sprint n’existe pas.
there-is-no-such-lesson = Cette leçon n’existe pas.

## web/api/practice_sets.py

only-so-many-puzzles-fit =
    { $count ->
        [0] Aucun problème ne convient. Demande d’autres sortes.
        [1] Un seul problème convient. Demandes-en moins, ou plus de sortes.
       *[other] Seuls { $count } problèmes conviennent. Demandes-en moins, ou plus de sortes.
    }
there-is-no-such-paper = Ce papier n’existe pas ; il y a { $known }.
nothing-is-printed-here = Ce serveur n’imprime rien : typst n’est pas installé.

## web/api/practice_matches.py

there-is-no-such-move = Ce coup n’existe pas dans ce match, ou il n’y a rien à trouver après.
