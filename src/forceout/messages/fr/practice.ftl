### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## practice/grading.py

the-answer-says-nothing = La réponse demande « { $field } », avec quelque chose dedans.
the-answer-is-too-long = « { $field } » a plus de { $longest } caractères. Aucune Solution n’est si longue.

## practice/kinds/which_challenge.py

the-claim-is-one-of-three = Dis « now », « impossible » ou « neither ».
now-is-right-because-of-a-solution = Now est juste : { $solution } utilise ce qui est sur le tapis et au plus un cube de plus.
impossible-is-right = Impossible est juste. { $proof }
impossible-is-wrong-because-of-a-solution = C’est possible : { $solution }.
one-more-cube-is-not-enough = Chaque cube de Resources a été essayé comme cube de plus, et aucun ne suffit. Avec plusieurs il y a { $solution }, aucun défi n’est donc juste.
it-would-be-possible-with-a-forbidden-cube = Il y aurait une Solution avec le { $cube } qui est dans Forbidden : { $solution }. Sans lui, toute façon d’utiliser les cubes échoue.
the-required-cubes-do-not-go-together = Il y aurait une Solution s’il n’y avait pas de cube dans Required : { $solution }. Mais aucune ne les utilise tous.
a-variation-makes-it-impossible = Il y aurait une Solution sans { $variation } : { $solution }. Mais aucune ne fait ce qu’elle demande.
every-way-to-use-the-cubes-was-looked-at = Toute façon d’utiliser les cubes qui restent a été regardée, et aucune n’est égale au Goal.

## practice/kinds/what_is_wrong.py

that-criterion-was-not-offered = Choisis une des raisons proposées.
that-criterion-is-kept = La Solution respecte bien cette règle. C’est autre chose qui ne va pas.
that-copy-shows-no-failing-reading = Cette copie ne le montre pas. Ajoute seulement des parenthèses, et de façon que la valeur ne soit pas celle du Goal.
the-criterion-is-right-the-place-is-not = C’est bien la règle qui n’est pas respectée, mais pas là. Cherche l’endroit exact.

## practice/kinds/another_reading.py

it-can-be-read-so-that-it-fails = Quelqu’un peut y mettre des parenthèses pour qu’elle ne soit pas égale au Goal. Qui l’écrit ainsi a perdu.
ambiguous-is-true-or-false = « ambiguous » est true ou false.
every-reading-of-it-equals-the-goal = Ici personne ne le peut : où qu’on mette des parenthèses, elle est égale au Goal.
every-reading-with-a-value-equals-the-goal = Ici personne ne le peut : où qu’on mette des parenthèses de sorte qu’elle ait une valeur, elle est égale au Goal. Une façon de la lire sans valeur, comme diviser par 0, ne compte pas.

## practice/kinds/safe_move.py

no-such-cube-to-move = Il n’y a pas de { $cube } dans Resources qui pourrait aller là.
that-move-is-not-allowed-now = { $cube } ne peut pas aller là maintenant.
then-now-is-right = Après ce coup, Now est juste : { $solution }.
then-impossible-is-right = Après ce coup, Impossible est juste : toute façon d’utiliser les cubes qui restent échoue.

## practice/goal_outcomes.py

that-is-no-goal = Ce n’est pas un Goal. Pose des chiffres dans une des formes.
two-cubes-spoil-this-goal = Si { $first } et { $second } vont dans Forbidden, il n’y a plus de Solution, et Impossible est juste.
this-goal-is-impossible-at-once = Impossible est juste dès que ce Goal est fixé : aucune Solution ne lui est égale.

## practice/equations/sense.py

that-goal-was-not-offered = Choisis un des Goals proposés.

## practice/sprints/equations.py

technique-power-remainder = Puissances et reste
technique-number-of-factors = Nombre de diviseurs
technique-factorial = Factorielles
technique-base = Base 8, 9, 11, 12
technique-lcm = Plus petit commun multiple
technique-gcf = Plus grand commun diviseur
technique-smallest-prime = Nombre premier suivant
technique-decimal = Dixièmes
technique-root = Racines qui tombent juste
task-power-remainder = { $base } * { $exponent } divisé par { $k } : que reste-t-il ?
step-power-starts = { $base } divisé par { $k } laisse { $left }.
step-power-goes-on = Pour { $base } * { $power } : { $before } × { $base } = { $product }, et divisé par { $k } cela laisse { $left }.
task-number-of-factors = Combien de diviseurs a { $number } ?
step-prime-factors = { $number } = { $product }
step-count-of-factors = Chaque nombre premier peut ne pas être pris, ou l’être jusqu’à autant de fois qu’il y est : { $product } = { $count }.
task-factorial = { $top }!
task-factorial-divided = { $top }! ÷ { $bottom }!
step-factorial = { $top }! = { $product }
step-factorial-cancels = Tout { $bottom }! est aussi dans { $top }!. Il reste { $product }.
step-that-is = Cela fait { $value }.
task-base = { $numeral } en base { $base }, quel nombre est-ce ?
step-base-place = Le premier chiffre compte des paquets de { $base } : { $tens } × { $base } = { $product }.
step-sum = { $first } + { $second } = { $value }
task-lcm = Plus petit commun multiple de { $first } et { $second }
step-multiples = Multiples de { $number } : { $multiples }
step-first-multiple = { $value } est le premier d’entre eux que { $other } divise.
task-gcf = Plus grand commun diviseur de { $first } et { $second }
step-common-factors = Ce qu’ont les deux : { $product }.
task-smallest-prime = Plus petit nombre premier au-dessus de { $number }
step-not-prime = { $number } = { $product } n’est pas premier.
step-is-prime = { $number } est premier.
task-decimal = .{ $tenths } × { $number }
step-tenths = { $tenths } × { $number } = { $product }
step-divided-by-ten = On compte des dixièmes, divise donc par dix : { $product } ÷ 10 = { $value }.
task-root = { $index } √ { $power }
step-root = { $product } = { $power }, la racine est donc { $value }.

## practice/sprints/on_sets.py

technique-how-many = Combien de cartes ?
technique-removed = Que retire la Restriction ?
technique-null = Est-ce une Restriction nulle ?
technique-complement-difference = Complémentaire et différence
technique-which-pick = Laquelle en choisit exactement autant ?
task-how-many = Combien de cartes choisit { $set } ?
task-removed = Combien de cartes retire { $restriction } ?
task-is-null = { $restriction } ne retire-t-elle aucune carte ?
task-which-picks = Laquelle en choisit exactement { $count } ?
step-set-picks =
    { $count ->
        [1] { $set } choisit une carte.
       *[other] { $set } choisit { $count } cartes.
    }
step-equal-removes = { $left } = { $right } retire chaque carte qui est dans l’un et pas dans l’autre.
step-subset-removes = { $left } ⊆ { $right } retire chaque carte qui est dans { $left } et pas dans { $right }.
step-removed =
    { $count ->
        [0] Cela fait zéro : une Restriction nulle.
        [1] Cela fait une carte.
       *[other] Cela fait { $count } cartes.
    }

## practice/worksheet.py

worksheet-title = Problèmes { $code }
worksheet-answers = Réponses { $code }
worksheet-name = Nom
worksheet-variation = { $name } { $value }
worksheet-variations = Variations : { $names }
worksheet-find = Écris une Solution. Utilise tous les cubes de Required, et ce que tu veux de Resources.
worksheet-find-now = Écris une Solution. Utilise tous les cubes de Required, et au plus un cube de Resources.
worksheet-find-forceout = Écris une Solution. Utilise tous les cubes de Required, et rien de Resources.
worksheet-challenge = Est-ce que Now serait juste, ou Impossible, ou aucun ?
worksheet-wrong =
    { $end ->
        [now] Ceci a été écrit après Now. Qu’est-ce qui ne va pas, et où ?
        [forceout] Ceci a été écrit après un forceout. Qu’est-ce qui ne va pas, et où ?
       *[impossible] Ceci a été écrit après un défi Impossible. Qu’est-ce qui ne va pas, et où ?
    }
worksheet-reading = Mets des parenthèses pour qu’elle ne soit pas égale au Goal, ou écris que personne ne le peut.
worksheet-safe = Après quels coups ni Now ni Impossible n’est juste ? Il y en a un ou deux, et pas de bonus.
worksheet-goal = Fixe un Goal possible, quels que soient les deux cubes qui vont dans Forbidden.
worksheet-goal-at-once = Fixe un Goal pour lequel il y a une Solution.
worksheet-cards = Cartes
worksheet-goal-on-mat = Goal
worksheet-section =
    { $section ->
        [required] Required
        [permitted] Permitted
        [forbidden] Forbidden
       *[resources] Resources
    }
worksheet-claim =
    { $claim ->
        [now] Now est juste.
        [impossible] Impossible est juste.
       *[neither] Aucun n’est juste.
    }
worksheet-not-ambiguous = Personne ne le peut.
worksheet-move = { $cube } vers { $section }
