### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### Before the play in French: the room, the sheet, the Goal, help and settings.

## setting the Goal

goal_say = Dire « Goal »
goal_shapes = Forme du Goal
goal_slot = Place { $letter }, vide
goal_in-slot = Place { $letter } : { $cube }
goal_digits-only = Seuls des chiffres vont dans le Goal.
goal_digits-yours = les [chiffres|digit-cube] sont à toi de placer
goal_cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
goal_rail = Le Goal, de gauche à droite
goal_space-before = Espace avant { $cube }
goal_space-button = Espace avant
goal_turn = Tourner { $cube }
goal_upright = À l’endroit
goal_upside-down = À l’envers
goal_sideways = Sur le côté
goal_take-out = Retirer
goal_also = { $count ->
    [1] On peut aussi le lire { $other }.
   *[other] On peut le lire de { $count } autres façons, comme { $other }.
}
goal_type = Le taper
goal_notation = Le Goal en notation
goal_type_help = ~ met un cube à l’envers, > sur le côté. Un espace est un espace.
no-goal_button = Déclarer « no Goal »…
no-goal_sure = Déclarer « no Goal » ?
no-goal_what = Seulement si tu crois que [rien de ce que tu fixerais ne pourrait être résolu|no-goal-declaration]. Les autres ont une minute pour être d’accord.
no-goal_give-up = Tu as dit qu’il y a un Goal. Le retirer coûte 1 point et annule la manche.
shape_row_1 = Un
shape_row_1_means = A
shape_row_2 = Ligne
shape_row_2_means = A + B
shape_column_2 = Colonne
shape_column_2_means = A × B
shape_row_3 = Ligne de trois
shape_row_3_means = A + B + C
shape_column_3 = Colonne de trois
shape_column_3_means = A × B × C
shape_tee_3 = T
shape_tee_3_means = A × (B + C)
shape_ell_3 = L
shape_ell_3_means = (A × B) + C
why_goal_on-sets = Mets d’abord un chiffre à chaque place de la forme.
why_goal_equations = Pose d’abord un à six cubes.

## variations

why_circle = Entoure d’abord une variation.
why_fill-in = Remplis d’abord le blanc.
why_taken = { $title } est déjà en vigueur. Choisis-en une autre.
variations_choose = Appuie d’abord sur une
variations_circle = Entourer { $title }
variations_pass = N’en choisir aucune
variations_beware = Une variation qui ne change rien, ou qui contredit une déjà entourée, n’est pas permise.
variations_taken = prise
variations_fill-in = Remplis le blanc : { $blank }
blank_cube = quel cube ?
blank_card = quelle carte ?
blank_set = quel ensemble ?
blank_base = quelle base ?
blank_k = quel nombre ?
blank_color = quelle couleur ?

## help and settings

help_title = Touches et réglages
help_words = Mots
help_words_how = Touche un mot pour voir ce qu’il veut dire. Partout sur la table, les mots soulignés de points font de même ; les boutons, si tu les tiens appuyés ou avec un clic droit.
help_words_both = [shake|shake] (manche), [Goal|goal], [Required|required], [Permitted|permitted], [Forbidden|forbidden], [Resources|resources], [Goal-setter|goal-setter] (qui fixe le Goal), [Mover|mover] (qui a joué), [Challenger|challenger], [Third Party|third-party] (troisième joueur), [challenge block|challenge-block] (bloc), [Now|now-challenge], [Impossible|impossible-challenge], [bonus|bonus-move], [last cube|last-cube-procedure] (dernier cube), [forceout|forceout], [Solution|solution], [variation|variation], [no Goal|no-goal-declaration], [time limit|time-limit] (limite de temps), [countdown|countdown] (compte à rebours), [illegal procedure|illegal-procedure] (procédure interdite), [charge|charge] (signalement), [match points|match-points] (points de match)
help_words_on-sets = [Universe|universe] (Univers), [Set-Name|set-name] (nom de l’ensemble), [Restriction|restriction], [shift|shift-from-permitted], [union|union], [intersection|intersection], [complement|complement-of-a-set] (complémentaire), [subset|subset] (sous-ensemble), [blank card|blank-card] (carte blanche)
help_words_equations = [Equation|equation] (équation), [grouping|physical-grouping] (groupement), [usual reading|default-interpretation] (lecture habituelle), [taking a side|taking-a-side] (prendre parti), [root|root] (racine), [power|power] (puissance)
help_keys = Touches
help_settings = Réglages
help_letters = Les lettres servent de touches
help_learn = Règles
help_glossary = Glossaire
help_key_place = poser le cube tenu dans Required, Permitted, Forbidden
help_key_bonus = bonus oui ou non
help_key_back = remettre le cube, fermer une feuille
help_key_challenge = prendre le bloc
help_key_words = puis dire Now ou Impossible
help_key_goal = dire « Goal »
help_key_turn = mettre un cube du Goal à l’envers, sur le côté
help_key_scratch = brouillon, sans cube en main
help_key_panels = journal, variations
help_key_jump = aller au prochain cube de cette face, sans cube en main
help_key_arrows = aller d’un cube à l’autre
help_key_enter = prendre, poser, appuyer
help_key_help = cette liste
set_theme = Couleurs
set_theme_system = Comme le système
set_theme_light = Clair
set_theme_dark = Sombre
set_contrast = Contraste
set_contrast_system = Comme le système
set_contrast_more = Plus
set_size = Taille
set_size_system = Normale
set_size_projector = Projecteur
set_motion = Mouvement
set_motion_system = Comme le système
set_motion_less = Moins
set_motion_full = Complet
set_confirm = Confirmer les coups
set_confirm_phone = Sur téléphone
set_confirm_always = Toujours
set_confirm_never = Jamais

## the frame: the Goal's stage and the variation sheet

goal_shape = { $name }, { $formula }
goal_until-said = tu peux le changer jusqu’à ce que tu dises « Goal »
no-goal_short = No Goal…
variations_press = Appuie sur une variation pour lire ce qu’elle fait.
variations_none-yet = Rien n’est encore entouré
