### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### My page in French.

my_looking = Recherche…
my_title = La page de { $name }
my_title_newcomer = Ma page
my_lead_guest = Sans compte : tout ceci est gardé pour ce navigateur.
my_lead_account = Connecté : tout ceci est gardé pour ton compte.
my_lead_newcomer = Tu n’as pas encore joué ici. Ce que tu joues s’affiche ici, sans compte.
my_play = Jouer
my_matches = Mes matchs
my_no-matches = Pas encore de match. Joue contre un bot depuis l’accueil, et il s’affichera ici.
my_more-matches = Plus de matchs
my_match = { $game }, { $division } · { $day } · { $outcome }
my_today = aujourd’hui
my_yesterday = hier
my_result_won = gagné
my_result_tied = premier à égalité
my_result_lost = pas gagné
my_running = en cours
my_broken-off = interrompu
my_with-hints = avec indices
my_points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
my_ratings = Mes niveaux
my_ratings_people = { $game }, contre des gens
my_ratings_bots = { $game }, contre des bots
my_ratings_puzzles = { $game }, problèmes
my_ratings_played =
    { $count ->
        [1] d’un match
       *[other] de { $count } matchs
    }
my_ratings_tried =
    { $count ->
        [1] un problème essayé
       *[other] { $count } problèmes essayés
    }
my_ratings_give-or-take = à { $points } près
my_ratings_own = Personne d’autre ne voit cela. Plus tu joues, plus c’est sûr.
my_ratings_shared = Les entraîneurs dont tu fais les séries voient ton niveau aux problèmes. Personne d’autre ne voit rien de tout cela.
my_ratings_share = Montrer mon niveau aux problèmes à mes entraîneurs
my_ratings_unshare = Ne plus le montrer
my_replay = Revoir
my_replay_of = Revoir : { $names }
my_go-on_with = Continuer : { $names }

## another device

device_title = Vers un autre appareil
device_how = Montre un code ici et tape-le là-bas, sur sa page « Ma page », dans les dix minutes. Les deux ont alors la même page.
device_how_newcomer = As-tu joué sur un autre appareil ? Montre un code sur sa page « Ma page » et tape-le ici.
device_show = Montrer un code
device_another = Un autre code
device_have = J’ai un code
device_type = Le code que montre l’autre appareil
device_use = Continuer ici
device_replaces = Ce navigateur appartient alors à qui a montré le code. Ce qui a été joué ici avant reste derrière.
device_left = encore { $minutes }:{ $seconds }, et il sert une fois

## an account

account_title = Un compte, si tu veux
account_why = Un nom et un mot de passe, rien d’autre : tu peux alors te connecter partout. Sans compte, on joue tout aussi bien.
account_signed-in = Tu es connecté comme { $name }.
account_name = Nom du compte
account_password = Mot de passe
account_old = Mot de passe actuel
account_new = Nouveau mot de passe
account_make = Créer un compte
account_sign-in = Se connecter
account_sign-out = Se déconnecter
account_change = Changer le mot de passe

## what is kept

kept_title = Ce qui est gardé
kept_here = Ton surnom et les matchs que tu as joués. Pas d’e-mail, pas de vrai nom.
kept_browser = Dans ce navigateur : ton nom, tes réglages, où tu en es dans l’apprentissage.
kept_until = Ce que personne n’utilise s’efface tout seul après un temps.
delete_title = Tout effacer
delete_what = Ton surnom, ton compte et la liste de tes matchs disparaissent aussitôt. Les matchs avec d’autres restent et t’appellent « Joueur ».
delete_forever = On ne peut pas revenir en arrière.
delete_all = Effacer tout ce qui est à moi
delete_sure = Tout effacer ?
delete_keep = Garder

## the app on this device

install_title = Cette application
install_language = Langue des pages
install_ready = Gardé sur cet appareil : apprendre, les règles, trouver une décision, et les leçons et sprints que tu as ouverts marchent sans réseau.
install_fetching = Chargement de ce qui marche sans réseau…
install_needs-https = Pour installer l’application et l’ouvrir sans réseau, il faut https. Ce serveur est en simple http ; qui s’en occupe peut changer cela.
install_install = Installer l’application
install_how = Pour l’avoir sur ton écran d’accueil, choisis « Installer » ou « Ajouter à l’écran d’accueil » dans le menu de ton navigateur.
