### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### The interface in French: the words that every page shares.

## pieces

symbol_B = bleu
symbol_R = rouge
symbol_G = vert
symbol_Y = jaune
symbol_u222A = union
symbol_u2229 = intersection
symbol_- = moins
symbol_u0027 = complémentaire
symbol_V = Univers
symbol_u039B = ensemble vide
symbol_u003D = égale
symbol_u2286 = sous-ensemble
symbol_u002B = plus
symbol_u00D7 = fois
symbol_u00F7 = divisé par
symbol_u002A = puissance
symbol_u221A = racine
symbol_0 = 0
symbol_1 = 1
symbol_2 = 2
symbol_3 = 3
symbol_4 = 4
symbol_5 = 5
symbol_6 = 6
symbol_7 = 7
symbol_8 = 8
symbol_9 = 9
color_r = rouge
color_b = bleu
color_g = vert
color_k = noir
cube_colored = { $symbol } { $color }
cube_upside-down = { $name }, à l’envers
cube_sideways = { $name }, sur le côté
cube_both = { $name }, sur le côté et à l’envers
card_blank = carte blanche
card_named = carte { $colors }
card_tagged = { $card }, { $tag }
card_removed = retirée
card_lifted = choisie
tree_which-is = ({ $inner }, ce qui fait { $value })
tree_group = ({ $inner })
goal_space = espace

## every page

shell_home = Forceout, accueil
shell_back = Retour
shell_sound = Son
shell_to-light = Passer au clair
shell_to-dark = Passer au sombre
shell_help = Aide et touches
shell_learn = Règles et glossaire
shell_close = Fermer
shell_language = Langue
shell_rule = Règle { $section }
shell_unreachable = Le serveur ne répond pas. Vérifie la connexion et réessaie.

## games

game_on-sets = On-Sets
game_equations = Equations
division_elementary = [Elementary|elementary-division]
division_middle = [Middle|middle-division]
division_junior = [Junior|junior-division]
division_senior = [Senior|senior-division]
form_basic = de base
form_advanced = avancée
form_adventurous = aventureuse
section_goal = [Goal|goal]
section_required = [Required|required]
section_permitted = [Permitted|permitted]
section_forbidden = [Forbidden|forbidden]
section_resources = [Resources|resources]
bot_learner = bot débutant
bot_club = bot de club
bot_champion = bot champion
bot_perfect = bot parfait

## the table as every page draws it

board_universe = Univers
board_cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board_left = { $count ->
    [one] { $count } cube reste
   *[other] { $count } cubes restent
}
board_section = { $count ->
    [one] { $name }, { $count } cube : { $cubes }
   *[other] { $name }, { $count } cubes : { $cubes }
}
board_section-empty = { $name }, vide
board_goal = Goal : { $goal }
board_no-goal = pas encore fixé
board_put-in = Pose-le ici. { $section }

## the judge's code and desk

judge-code_new = Un code pour un juge
judge-code_shown = Un juge ouvre la page Juge et tape { $code }. Le code est valable deux heures.
## leaving a table

leave_title = Quitter la table ?
leave_playing = Le match continue sans toi. Ton temps court, et après une minute les autres peuvent laisser un bot jouer à ta place.
leave_playing_back = Ta place reste à toi : la page d’accueil t’y ramène.
leave_bots = Les bots t’attendent, mais ton temps court. La page d’accueil te ramène à ta place.
leave_bots_no-clock = Les bots t’attendent. La page d’accueil te ramène à ta place.
leave_waiting = Ta place est gardée pendant que tu regardes ailleurs. Si tu ne veux pas jouer, lève-toi, pour que quelqu’un d’autre puisse s’asseoir.
leave_stay = Rester
leave_go = Partir pour l’instant
leave_stand = Me lever et partir
