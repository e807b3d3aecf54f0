### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## games/equations/checking.py

write-the-whole-equation = Écris toute l’équation, la Solution = le Goal comme tu le lis : il manque le Goal (VII-B-2).
the-goal-may-not-be-read-like-this = Le Goal { $goal } ne peut pas se lire ainsi : { $reason }
what-is-written-for-the-goal-is-not-the-goal = Ce qui est écrit pour le Goal n’est pas le Goal { $goal } : écris ses cubes dans leur ordre, groupés comme tu les lis, et non sa valeur (VII-C-5-b).
keep-together-what-its-spaces-set-apart = garde ensemble ce que ses espaces séparent, et respecte ses limites (VII-C-5-b).
an-equation-has-one-equals-sign = Une équation a un signe =.

## games/equations/cubes.py


## games/equations/cubes_used.py

the-solution-needs-cubes-more-than-it-may-use = La Solution demande { $cubes } de plus qu’elle ne peut utiliser : ce qui reste { $where } ({ $section }).{ $color }
after-now-one-cube-may-come-from-resources = Après Now, un cube peut venir de Resources, et il en faut plus ici ({ $cubes }) : utilises-en un au plus (VII-B-3-e).
a-solution-uses-at-least-two-cubes = Une Solution utilise au moins deux cubes, et celle-ci en utilise un : ajoutes-en un autre (VII-B-3-a).
lies-only-in-forbidden-or-is-used-up = n’est que dans Forbidden ou est déjà utilisé
is-not-there-to-be-used = n’est pas là pour servir

## games/equations/goal.py

after-or-a-color-comes-the-symbol-on-the-cube = Après ~, > ou une couleur vient le symbole du cube.
a-goal-has-at-most-cubes = Un Goal a au plus { $most } cubes.
a-goal-has-at-least-one-cube = Un Goal a au moins un cube.
character-is-on-no-cube = { $character } n’est sur aucun cube : un Goal, ce sont ses cubes de gauche à droite.

## games/equations/in_force.py

the-solution-and-the-goal-must-be-equal = La Solution vaut { $solution } et le Goal, comme écrit, vaut { $goal } : ils doivent être égaux (VII-B-2).

## games/equations/language/legal_expressions.py

at-the-end = à la fin
a-number = un nombre
an-operation-sign = un signe d’opération
this-is-not-a-legal-expression = Ce n’est pas une expression permise : il manque { $expected } { $here } (III-A).
before-item = avant { $item }
before-the-group = avant le groupe
a-numeral-of-two-digits-is-not-allowed-here = Un nombre de deux chiffres n’est pas permis ici (VII-B-4).
what-stands-after-remark-is-none-of-the-values-that-this = Ce qui est après := n’est aucune des valeurs que cette expression peut avoir (XIII-D-11).
it-is-grouped-against-the-spaces-of-the-goal = c’est groupé contre les espaces du Goal

## games/equations/language/notation.py

a-turned-meaning-means-nothing = Un { $meaning } tourné ne veut rien dire : on ne tourne que les chiffres, √ (pour cent) et ÷.
after-at-comes-the-symbol-on-the-cube = Après @ vient le symbole du cube, comme dans 3@0.
character-is-on-no-cube-of-equations-and-is-no-grouping = { $character } n’est sur aucun cube d’Equations et n’est pas un signe de groupement.
this-is-length-characters-long = Ceci a { $length } caractères ; on lit une équation de { $longest } au plus.
a-cube-is-upside-down = Un cube est à l’envers (~), sur le côté (>) ou les deux (>~).
after-or-comes-the-symbol-that-is-turned = Après ~ ou > vient le symbole qui est tourné.
before-at-comes-the-symbol-that-the-cube-stands-for = Avant @ vient le symbole que vaut le cube, comme dans 3@0.
which-complex-number-is-meant-is-written-with-remark-inside-parentheses = Quel nombre complexe on veut s’écrit avec := entre parenthèses.
this-symbol-is-never-closed = Ce { $symbol } n’est jamais fermé.
a-number-or-an-expression-was-expected-here = On attendait ici un nombre ou une expression.
these-groups-are-nested-more-than-deepest-deep = Ces groupes sont l’un dans l’autre plus de { $deepest } fois.
nothing-is-open-that-symbol-could-close-here = Rien n’est ouvert que { $symbol } pourrait fermer ici.
remark-stands-once-inside-the-parentheses-of-the-expression-it-explains = := se met une fois, dans les parenthèses de l’expression qu’il explique.

## games/equations/language/numerals.py

a-numeral-of-count-digits-is-not-allowed-in-this-solution = Un nombre de { $count } chiffres n’est pas permis dans cette Solution : mets une opération entre les chiffres (VII-B-4).
a-turned-digit-stands-alone = Un chiffre tourné est seul : il n’est pas dans un nombre plus long et ne prend pas de virgule ({ $section }).
digit-is-a-turned-cube = { $digit } est un cube tourné, ce qui n’est pas permis ici : Sideways ou Upside-down doit être en vigueur, et un Goal n’a pas de cube tourné des deux façons ({ $section }).
a-decimal-point-of-the-goal-goes-in-front-of-a = Une virgule du Goal se met devant un chiffre ({ $section }).
a-numeral-of-the-goal-has-one-or-two-digits = Un nombre du Goal a un ou deux chiffres, pas { $count } (IV-B-1).
there-is-no-digit-in-base = Il n’y a pas de chiffre { $digit } en base { $base } : utilise des chiffres plus petits ({ $section }).
zero-has-no-reciprocal = zéro n’a pas d’inverse, un 0 ne peut donc pas être sur le côté

## games/equations/language/symbols.py

the-sign-symbol-why = Le signe { $symbol } { $why } : laisse-le ({ $section }).
may-be-put-into-the-goal-only = ne peut se mettre que dans le Goal
a-cube-cannot-stand-for-symbol-here = Un cube { $cube } ne peut pas valoir { $symbol } ici : { $why } ({ $section }).
cube-is-not-wild-in-this-shake = { $cube } n’est pas wild dans cette manche
the-goal-has-count-factorial-signs = Le Goal a { $count } signes de factorielle, et on peut y en mettre au plus { $most } ({ $section }).
the-equation-has-count-factorial-signs = L’équation a { $count } signes de factorielle : Goal et Solution ensemble en ont au plus { $most } ({ $section }).
a-1-is-one-unless-powers-of-the-base-is-in = un 1 vaut un, sauf si Powers of the Base est en vigueur
base-has-no-digit-symbol = la base { $base } n’a pas de chiffre { $symbol }

## games/equations/play.py

the-twenty-four-cubes-of-the-kit-are-rolled = On lance les vingt-quatre cubes du jeu.
equations-has-no-cards = Equations n’a pas de cartes.
a-goal-has-one-to-six-cubes = Un Goal a un à six cubes.
there-is-no-variation-name = Il n’y a pas de variation { $name }.

## games/equations/readings/comparison.py

it-may-also-be-read-as-solution-equals-goal = On peut aussi la lire { $solution } = { $goal }, c’est-à-dire { $solution_value } et { $goal_value }, ce qui ne va pas : ajoute des signes de groupement ou dis quelle valeur tu veux (VII-B-6).
the-solution-has-no-value = La Solution n’a pas de valeur : { $reason } ({ $section }).
the-solution-has-no-value-at-all = La Solution n’a pas de valeur (III-A).
nobody-can-verify-this-equation = Personne ne peut vérifier cette équation, elle est donc jugée incorrecte : { $reason } ({ $section }).
it-has-too-many-readings = elle a trop de lectures, ou des valeurs qu’on ne peut comparer

## games/equations/readings/goal_readings.py

there-are-no-grouping-symbols-on-the-mat = il n’y a pas de signes de groupement sur le tapis
reason-a-goal-has-one-to-six-cubes = un Goal a un à six cubes
the-goal-may-not-be-beyond-largest-goal = le Goal ne peut pas dépasser { $largest_goal }

## games/equations/variations/base.py

division-does-not-play-base-number = { $division } ne joue pas la base { $number }.
base-needs-a-number-from-eight-to-twelve = Base demande un nombre de huit à douze.

## games/equations/variations/exponent.py

exponent-needs-a-color = Exponent demande une couleur : rouge, bleu, vert ou noir.

## games/equations/variations/general_rule.py

the-base-of-a-power = la base d’une puissance
an-exponent = un exposant
the-index-of-a-root = l’indice d’une racine
the-number-under-a-radical = le nombre sous un radical
a-root = une racine
it-cannot-be-told-whether-what-is-whole = on ne peut pas dire si { $what } est entier

## games/equations/variations/multiple_of.py

the-solution-and-the-goal-must-differ-by-a-multiple = La Solution vaut { $solution } et le Goal, comme écrit, vaut { $goal } : ils doivent différer de { $k }, { $twice } ou d’un autre multiple de { $k }, et ne pas être égaux ({ $rule }).
multiple-of-k-needs-a-whole-number-k-from-six-to = Multiple of k demande un nombre entier k de six à onze.

## games/equations/variations/smallest_prime.py

the-smallest-prime-is-taken-above-numbers-up-to-200 = le plus petit nombre premier se prend au-dessus de nombres jusqu’à 200

## games/equations/variations/wild.py

in-division-only-the-0-cube-may-be-wild = En { $division }, seul le cube 0 peut être wild.
the-wild-cube-is-0-or = Le cube wild est 0 ou × : dis lequel.
color-name =
    { $color ->
        [red] rouge
        [blue] bleu
        [green] vert
       *[black] noir
    }
shown-names-cubes-and-the-kit-has-held = { $shown } cubes { $names }, et le jeu en a { $held }
every-cube-in-required-must-be-used = Il faut utiliser tous les cubes de Required, et parmi eux { $cubes } { $count ->
        [1] ne sert pas
       *[other] ne servent pas
    } (VII-B-3-b).
an-exponent-needs-a-color-cube = {" "}Un exposant demande un cube { $color }.
the-goal-has-no-legal-reading = Le Goal { $goal } n’a pas de lecture permise comme expression, aucune Solution ne lui est donc égale (VII-C-5-a).
the-goal-has-no-legal-reading-why = Le Goal { $goal } n’a pas de lecture permise : { $why }, aucune Solution ne lui est donc égale (VII-C-5-a).
reason-and-section = { $reason } ({ $section }).
a-decimal-point-goes-with-at-most-digits-here = Une virgule va ici avec au plus { $most ->
        [0] zéro
       *[other] { $most }
    } chiffres, et il y en a plus ({ $section }).
needs-variation-which-is-not-in-force-here = demande { $variation }, qui n’est pas en vigueur ici
needs-variation-which-is-not-played-here = demande { $variation }, qui ne se joue pas ici
the-wild-cube-may-stand-for-a-numeral = le { $cube } wild peut valoir un nombre
the-wild-cube-may-stand-for-a-symbol = le { $cube } wild peut valoir un symbole qui est sur les cubes
the-wild-cube-stands-for-several = Le { $cube } wild vaut { $meanings } : ce doit être un seul symbole partout, dans le Goal et dans la Solution ({ $section }).
first-and-for-others = { $first } et { $others }
in-elementary-what-must-be-a-kind-number = en Elementary, { $what } doit être un nombre { $kind ->
        [counting] entier à partir de 1
       *[whole] entier à partir de 0
    }
three-operation-solution-asks-for-three-operation-symbols = Three-operation Solution demande au moins trois signes d’opération, et cette Solution en a { $count ->
        [0] zéro
       *[other] { $count }
    } : utilises-en plus ({ $rule }).
base-eleven-or-twelve = Base onze ou douze
base-twelve = Base douze
