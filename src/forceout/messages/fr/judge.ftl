### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## judge/equations/answers.py

these-cubes-make-no-expression = Ces cubes ne forment pas d’expression.
game-has-no-edition-name = { $game } n’a pas d’édition { $name } ; elle a { $known }.
the-field-form-equations-is-basic-or-adventurous = Le champ 'form' : Equations est basic ou adventurous.
required-permitted-forbidden-and-resources-together-hold-excess = 'required', 'permitted', 'forbidden' et 'resources' ont ensemble { $excess }.
situation-in-equations-who-disagrees-with-no-goal-sets-a-goal = 'situation' : dans Equations, qui n’accepte pas no Goal fixe un Goal (IV-D-2).
there-are-too-many-ways-to-read-it = il y a trop de façons de le lire
its-value-cannot-be-verified = Sa valeur ne peut pas être vérifiée : { $unknown }.
it-has-no-value = Cela n’a pas de valeur : { $reason }.
the-field-side-is-side = Le champ 'side' est { $side } ; il doit être solution ou goal.
a-goal-has-one-to-most-cubes = Un Goal a un à { $most } cubes.
resources-holds-excess = 'resources' a { $excess }.
some-of-its-values-are-not-known = Certaines de ses valeurs ne sont pas connues : { $unknown }.

## judge/equations/solve.py

budget-ms-must-be-a-number-above-0 = 'budget_ms' doit être un nombre plus grand que 0, au plus { $longest }.

## judge/equations/working.py

the-goal-read-as-wrong-goal = le Goal, lu { $wrong_goal }, vaut { $wrong_goal_value }
goal-read-as-goal = Goal, lu { $goal }
solution-read-as-solution = Solution, lue { $solution }
it-may-also-be-read-as-wrong-equals-wrong-goal = On peut aussi la lire { $wrong } = { $wrong_goal }

## judge/on_sets/answers.py

these-digits-are-not-in-one-of-the-legal-shapes = Ces chiffres ne sont pas dans une des formes permises : ligne, colonne, T renversé ou L.
universe-the-card-is-there-twice = 'universe' : la carte { $card } y est deux fois.
universe-no-card-is-there = 'universe' : il n’y a pas de carte.
situation-in-edition-who-disagrees-with-no-goal-sets-a-goal = 'situation' : en { $edition }, qui n’accepte pas no Goal fixe un Goal (III-D-2) et n’écrit rien.
the-goal-is-a-negative-number = Le Goal est un nombre négatif.
universe-there-is-no-card-text = 'universe' : il n’y a pas de carte { $text }.
field-digits-are-for-the-goal-only = { $field } : les chiffres sont seulement pour le Goal.

## judge/on_sets/solve.py

the-field-budget-ms-holds-no-number = Le champ 'budget_ms' n’a pas de nombre.
the-field-budget-ms-must-be-between-0-and-longest = Le champ 'budget_ms' doit être entre 0 et { $longest }.

## judge/on_sets/working.py

set-name-grouping = Nom de l’ensemble { $grouping }
restriction = Restriction { $restriction }
equals-the-goal = est égale au Goal
does-not-equal-the-goal = n’est PAS égale au Goal
removes-no-card = ne retire aucune carte

## judge/protocol/answer.py

there-is-no-kind = Il n’y a pas de sorte { $kind } ; il y a { $known }.
there-is-no-kind-for-game = Il n’y a pas de sorte { $kind } pour { $game }.
the-field-game-is-game = Le champ 'game' est { $game } ; il doit être un de { $known }.
the-question-is-longer-than-longest-characters = La question dépasse { $longest } caractères.
a-question-is-a-json-object-with-a-kind = Une question est un objet JSON avec un 'kind'.
the-question-is-not-one-line-of-json = La question n’est pas une ligne de JSON.

## judge/protocol/play.py

actions-holds-count-up-to-most-are-played = 'actions' en a { $count } ; on en joue { $most } au plus.
players-two-or-three-different-names = 'players' : deux ou trois noms différents, aucun d’un juge.
goal-setter-is-not-one-of-players = 'goal_setter' n’est pas un de 'players'.
scores-names-somebody-who-is-not-one-of-players = 'scores' nomme quelqu’un qui n’est pas dans 'players'.
warnings-names-somebody-who-is-not-one-of-players = 'warnings' nomme quelqu’un qui n’est pas dans 'players'.
the-field-universe-is-missing = Il manque le champ 'universe'.
roll-must-hold-the-cubes-of-one-kit = 'roll' doit avoir les cubes d’un jeu.
field-the-form-game-has-no-variations = { $field } : le jeu { $form } n’a pas de variations.
field-division-does-not-play-name = { $field } : { $division } ne joue pas { $name }.
field-name-cannot-be-in-force-so = { $field } : { $name } ne peut pas être en vigueur ainsi.
field-there-is-no-variation-name = { $field } : il n’y a pas de variation { $name }.
field-this-game-has-no-cards = { $field } : ce jeu n’a pas de cartes.
field-there-is-no-such-card = { $field } : cette carte n’existe pas.
field-there-is-no-action-kind = { $field } : il n’y a pas d’action { $kind }.
field-no-cube-shows-text = { $field } : aucun cube ne montre { $text }.
field-must-be-a-whole-number-from-0-to-1-000 = { $field } doit être un nombre entier de 0 à 1 000 000.
field-must-be-now = { $field } doit être now, impossible ou nothing.
the-field-roll-is-missing = Il manque le champ 'roll'.

## judge/protocol/question.py

true-or-false = true ou false
a-text = un texte
a-list = une liste
an-object = un objet
something-else = autre chose
a-whole-number = un nombre entier
the-field-is-missing = Il manque le champ { $field }.
the-field-holds-kind = Le champ { $field } a { $kind }, pas un texte.
the-field-holds-kind-not-a-list = Le champ { $field } a { $kind }, pas une liste.
the-field-holds-kind-not-an-object = Le champ { $field } a { $kind }, pas un objet.
field-place-is-kind = { $field }[{ $place }] est { $kind }, pas un texte.
the-field-is-value = Le champ { $field } est { $value } ; il doit être un de { $known }.
field-name-is-kind = { $field }.{ $name } est { $kind }, pas { $expected }.
field-place-is-kind-not-an-object = { $field }[{ $place }] est { $kind }, pas un objet.
there-is-no-field-in-this-question = Il n’y a pas de champ { $field } dans cette question.

## judge/protocol/scoring.py

end-edition-scores-no-solution-against-no-goal = 'end' : { $edition } ne compte pas de Solution contre no Goal.
challenger-mover-and-third-must-be-different-players = 'challenger', 'mover' et 'third' doivent être des joueurs différents.
player-is-not-one-of-players = { $player } n’est pas un de 'players'.
presented-player-may-not-present-a-solution-here = 'presented' : { $player } ne peut pas présenter de Solution ici.
played-names-a-player-twice = 'played' nomme un joueur deux fois.
played-a-match-has-two-or-three-players = 'played' : un match a deux ou trois joueurs.
the-field-role-is-missing = Il manque le champ { $role } : la manche a fini par un défi.
sided-only-the-third-party-takes-a-side = 'sided' : seul le troisième joueur prend parti, pas { $name }.
sided-name-must-be-challenger-or-mover = 'sided.{ $name }' doit être challenger ou mover.
played-name-has-no-total = 'played' : { $name } n’a pas de total.
field-name-is-nobody-at-this-table = { $field } : { $name } n’est personne à cette table.

## judge/protocol/shared_fields.py

field-no-cube-of-the-game-shows-text = { $field } : aucun cube du jeu ne montre { $text }.
field-game-has-no-variation-name = { $field } : { $game } n’a pas de variation { $name }.
field-division-does-not-play-kind = { $field } : { $division } ne joue pas { $kind }.
field-has-kind-twice = { $field } a { $kind } deux fois.

## judge/reading.py

this-is-too-long = C’est trop long : il y a { $count } symboles, et bien moins de cubes.
and-relation-stand-outside-all-groups = = et ⊆ sont hors de tous les groupes.

## judge/rejection_places.py

say-which-cube-a-claim-about-cubes-without-the-cube-is = Dis quel cube : on ne décide pas sur des cubes sans le cube.
say-which-variation-is-broken = Dis quelle variation n’est pas respectée.
show-it-copy-the-solution-and-add-brackets = Montre-le : copie la Solution et ajoute des parenthèses.
say-what-you-get = Dis ce que tu trouves : ton propre compte ou ta valeur.
say-where-copy-the-part-that-is-wrong = Dis où : copie la partie qui ne va pas.
that-is-too-long-for-a-place = C’est trop long pour un endroit : nomme un cube, une variation ou une partie.
that-variation-is-not-in-force-in-this-shake = Cette variation n’est pas en vigueur dans cette manche. Nommes-en une qui l’est.

## judge/replay.py

a-record-of-at-most-actions-is-replayed-here = on revoit ici un enregistrement de { $most } actions au plus

## judge/score_reasons.py

wrote-a-correct-solution = A écrit une Solution correcte.
the-solution-was-not-correct = La Solution n’était pas correcte.
accepted-a-solution-that-was-then-proved-wrong = A accepté une Solution qui s’est ensuite révélée fausse.
nobody-wrote-a-correct-solution = Personne n’a écrit de Solution correcte.
somebody-wrote-a-correct-solution = Quelqu’un a écrit une Solution correcte.
was-away-in-this-shake = Était absent de cette manche.
everybody-agreed-that-there-is-no-goal-to-set = Tous étaient d’accord qu’il n’y a pas de Goal à fixer.
wrote-no-solution = N’a pas écrit de Solution.
field-why = { $field } : { $why }
third-party-did = Troisième joueur. { $did }
party-who-had-to-write-did = { $role ->
        [mover] Qui a joué
       *[challenger] Le challenger
    }, qui devait écrire. { $did }
party-did = { $role ->
        [mover] Qui a joué
       *[challenger] Le challenger
    }. { $did }
working-cubes = Cubes
working-readings = Lectures
part-is-value = { $indent }{ $part } vaut { $value }
cube-as-meaning = { $cube } comme { $meaning }
from-section-cubes = de { $section ->
        [Required] Required
        [Permitted] Permitted
        [Forbidden] Forbidden
       *[Resources] Resources
    } : { $cubes }
working-of-solution-number = Solution { $number } : { $title }
cards-left = il reste : { $cards }
statements-are-value = { $statements } : { $value }, { $mark }
removes-cards = retire { $cards } : dans { $inside }, pas dans { $outside }
picks-cards = choisit { $cards }
cards-are-value = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } : { $value }
cards-are-value-doubled = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, dont { $doubled } comptées deux fois : { $value }
part-is-played = { $part ->
        [restriction-part] Partie de la Restriction
       *[set-name] Nom de l’ensemble
    } : { $cubes }
symbol-from-section = { $symbol } de { $section ->
        [Required] Required
        [Permitted] Permitted
        [Forbidden] Forbidden
       *[Resources] Resources
    }
symbol-from-section-by-cube = { $symbol } (un cube { $cube }) de { $section ->
        [Required] Required
        [Permitted] Permitted
        [Forbidden] Forbidden
       *[Resources] Resources
    }
goal-as-it-lies = Goal { $goal }
equals-value = est égal à { $value }
no-legal-value = pas de valeur permise
