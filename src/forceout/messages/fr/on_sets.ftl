### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## games/on_sets/blank_card.py

dots-may-be-put-on-the-blank-card-only-when-blank = On ne peut mettre des points sur la carte blanche que si Blank Card Wild est en vigueur.
the-blank-card-is-not-in-the-universe = La carte blanche n’est pas dans l’Univers, il n’y a donc rien où mettre des points.

## games/on_sets/checking.py

the-goal-is-not-in-one-of-the-legal-shapes = Le Goal { $goal } n’est pas dans une des formes permises, aucune Solution ne lui est donc égale.
the-digit-of-this-goal-was-not-rolled-often-enough = Le chiffre { $digit } de ce Goal n’est pas sorti (assez souvent) : utilise des chiffres de Resources.
both-shares-a-restriction-between-two-solutions = both partage une Restriction entre deux Solutions, et on en demande une : écris-en une, sans both.
two-solutions-must-be-written = Il faut écrire deux Solutions, séparées par ||, et il y en a { $count }.
relation-is-in-required = { $relation } est dans Required, la Solution doit donc contenir une Restriction.
the-solution-equals-named = La Solution vaut { $named }, et le Goal est { $wanted }.
this-can-be-grouped-in-more-ways-than-anyone-can-check = Cela se groupe de plus de façons qu’on ne peut vérifier : mets des parenthèses.
it-may-be-grouped-as-grouped = On peut la grouper { $grouped }, ce qui fait { $value }, et le Goal est { $wanted } : mets des parenthèses.
one-solution-is-asked-for = On demande une Solution, et il y en a plus : retire ce qui suit ||.
the-goal-is-negative = Le Goal est négatif, aucune Solution ne lui est donc égale.

## games/on_sets/goal.py

a-goal-is-a-shape-and-its-digits = Un Goal est une forme et ses chiffres, comme row 3 2 ou ell 3 ~2 ~1.
word-is-not-a-digit-cube = { $word } n’est pas un cube de chiffre : ils montrent 1 à 5, et ~ en met un à l’envers.

## games/on_sets/notation.py

character-is-on-no-cube-of-on-sets-and-is-no-grouping = { $character } n’est sur aucun cube d’On-Sets et n’est pas un signe de groupement.
this-is-length-characters-long-a-solution-of-up-to-longest-is-read = Ceci a { $length } caractères ; on lit une Solution de { $longest } au plus.
the-dots-of-the-blank-card-go-with-each-solution = Les points de la carte blanche vont avec chaque Solution, derrière le deux-points de both.
after-both-come-the-shared-restriction-and-a-colon = Après both viennent la Restriction partagée et un deux-points, comme dans both B = R: G ∪ Y || R ∪ Y.
between-both-and-its-colon-stands-a-restriction = Entre both et son deux-points se trouve une Restriction, avec = ou ⊆.
both-shares-a-restriction-between-two-solutions-with-bars-between-them = both partage une Restriction entre deux Solutions, avec || entre elles.
after-blank-comes-a-colon-and-the-dots-on-the-blank = Après blank viennent un deux-points et les points de la carte blanche, comme dans blank: BG.
the-dots-on-the-blank-card-are-some-of-b = Les points de la carte blanche sont certains de B, R, G et Y, chacun une fois.
before-at-comes-the-symbol-that-the-cube-stands-for-as-in-at-b = Avant @ vient le symbole que vaut le cube, comme dans ∪@B.
two-solutions-are-separated-by-two-bars = Deux Solutions sont séparées par deux barres : ||.
the-dots-of-the-blank-card-are-a-statement-of-their = Les points de la carte blanche sont une phrase à part, donnée { $how_often }.
after-at-comes-the-symbol-on-the-cube-as-in-at-b = Après @ vient le symbole du cube, comme dans ∪@B.

## games/on_sets/parts_of_solution.py

stands-behind-the-set-that-it-complements = ' se met derrière l’ensemble dont il fait le complémentaire, comme dans B'.
symbol-closes-a-group-that-was-never-opened = { $symbol } ferme un groupe qui n’a pas été ouvert.
a-set-is-missing-at-the-end = Il manque un ensemble à la fin : on attend une couleur, V, Λ ou un groupe.
the-digit-symbol-names-no-set = Le chiffre { $symbol } ne nomme aucun ensemble : les chiffres sont seulement pour le Goal.
symbol-needs-a-set-on-its-left = { $symbol } demande un ensemble à sa gauche : on attend une couleur, V, Λ ou un groupe.
symbol-needs-a-set-on-its-right = { $symbol } demande un ensemble à sa droite.
the-group-opened-with-symbol-is-never-closed = Le groupe ouvert par { $symbol } n’est jamais fermé.
symbol-cannot-follow-a-set-directly = { $symbol } ne peut pas suivre un ensemble directement : ∪, ∩ ou - doit les relier.
groups-are-nested-more-than-deepest-deep = Des groupes sont l’un dans l’autre plus de { $deepest } fois.
symbol-cannot-close-a-group-opened-with-opening = { $symbol } ne peut pas fermer un groupe ouvert par { $opening }.
symbol-needs-a-left-set = { $symbol } demande un ensemble à sa gauche.

## games/on_sets/play.py

two-v-and-one-are-set-out = On pose deux V et un Λ, ou un V et deux Λ, avant de lancer les autres.
that-is-not-a-number-of-cards-that-may-be-dealt = Ce n’est pas un nombre de cartes qu’on peut distribuer ici, ou une carte y est deux fois. Distribue autrement.
the-digits-are-not-in-one-of-the-legal-shapes = Les chiffres ne sont pas dans une des formes permises.
the-eighteen-cubes-of-the-kit-are-rolled = On lance les dix-huit cubes du jeu.

## games/on_sets/reading_parts.py

grouping-symbols-may-not-enclose-equals-or-relation = Les signes de groupement ne peuvent pas enfermer = ou ⊆, sauf s’ils enferment toute la Restriction : groupe seulement à l’intérieur d’un côté.
a-solution-has-one-set-name = Une Solution a un seul nom d’ensemble, et il y en a ici { $count }.
a-set-name-may-not-contain-equals-or-relation = Un nom d’ensemble ne peut pas contenir = ou ⊆.
do-not-write-equals-and-the-goal-behind-the-set-name = N’écris pas = et le Goal derrière le nom de l’ensemble : retire-les.
a-set-name-is-missing = Il manque un nom d’ensemble : une Solution nomme un ensemble de cartes.
and-relation-are-not-used-here = = et ⊆ ne servent pas ici : écris seulement un nom d’ensemble.

## games/on_sets/using_cubes.py

a-solution-has-at-least-two-cubes = Une Solution a au moins deux cubes : ajoute un symbole, par exemple une opération.
one-in-forbidden-may-not-be-used = un cube de Forbidden ne peut pas servir
there-is-no-other-that-may-be-used = il n’y en a pas d’autre qui puisse servir
after-a-now-challenge-a-solution-may-use-one-cube-from = Après un défi Now, une Solution peut utiliser au plus un cube de Resources ; celle-ci en demande plus.
a-restriction = une Restriction
the-solution = la Solution
variation-asks-for-a-face-cube-in-where = { $variation } demande un cube { $face } dans { $where }, et aucun n’est utilisé.

## games/on_sets/variation.py

variation-needs-a-symbol-that-is-on-the-cubes = { $variation } demande un symbole qui est sur les cubes.
variation-cannot-be-a-digit = { $variation } ne peut pas être un chiffre.

## games/on_sets/variations/double_set.py

set-is-the-whole-universe = { $set } est tout l’Univers, qui ne peut pas être le Double Set.
double-set-needs-the-name-of-a-set = Double Set demande le nom d’un ensemble, comme B ∪ R'.
the-double-set-is-named-by-plain-symbols = Le Double Set se nomme avec de simples symboles.
the-double-set-is-named-by-at-most-four-symbols = Le Double Set se nomme avec quatre symboles au plus, sans compter le groupement ; celui-ci en a { $count }.
double-set-needs-the-name-of-one-set = Double Set demande le nom d’un seul ensemble.

## games/on_sets/variations/no_null_restrictions.py

restriction-number = La Restriction { $number }
the-restriction = La Restriction
no-card-that-the-others-leave = aucune carte que les autres laissent
no-card = aucune carte
null-restriction-removes-problem = { $which } ne retire { $problem } ; avec No Null Restrictions, chacune doit en retirer au moins une, dans n’importe quel ordre.

## games/on_sets/variations/required_card.py

variation-needs-a-card = { $variation } demande une carte, comme BRG, ou - pour la carte blanche.
the-set-must-contain-the-card = L’ensemble doit contenir la carte { $card }, exigée dans cette manche.
the-set-contains-the-card-or-a-blank-card-dotted-like = L’ensemble contient la carte { $card } (ou une carte blanche aux mêmes points), interdite dans cette manche.

## games/on_sets/variations/two_solutions.py

the-second-solution-must-pick-at-least-one-card-of-the = La seconde Solution doit choisir au moins une carte de l’Univers que la première ne choisit pas ; d’autres points sur la carte blanche n’en font pas une autre carte.

## games/on_sets/variations/wild_cube.py

symbol-cannot-be-wild = { $symbol } ne peut pas être wild.

## games/on_sets/wild_meanings.py

a-cube-cannot-stand-for-the-digit-symbol = Un cube { $cube } ne peut pas valoir le chiffre { $symbol }.
a-cube-cannot-stand-for-symbol = Un cube { $cube } ne peut pas valoir { $symbol } : { $cube } n’est pas wild dans cette manche.
the-wild-cube-stands-for-meaning-in-one-place-and-for = Le { $cube } wild vaut { $meaning } à un endroit et { $other } à un autre ; ce doit être le même symbole dans toute la Solution.
the-wild-cube-is-used-as-meaning-and-as-other = Le { $cube } wild sert comme { $meaning } et comme { $other }, un { $cube } sans marque ne dit donc pas lequel : marque-le.
value-names-no-set = { $value } ne nomme aucun ensemble. { $why }
shown-kind-cubes-and-the-kit-has-held = { $shown } { $kind ->
        [digit] cubes de chiffre
        [color] cubes de couleur
        [operation] cubes d’opération
       *[restriction] cubes de Restriction
    }, et le jeu en a { $held }
required-still-holds-cubes = Dans Required il y a encore { $cubes } que n’utilise pas { $part ->
        [restriction-part] la partie de la Restriction
       *[set-name] le nom de l’ensemble
    } : il doit y avoir { $count ->
        [1] { $face }
       *[other] plus de { $face }
    }.
the-part-has-symbol-times = Dans { $part ->
        [restriction-part] la partie de la Restriction
       *[set-name] le nom de l’ensemble
    }, il y a { $symbol } { $times ->
        [1] une fois
       *[other] { $times } fois
    }, mais { $cubes } peuvent le jouer : { $reason }.
drawn-once = une fois
drawn-times-at-most = { $most } fois au plus
two-operations-asks-for-two-operation-symbols = Two Operations demande au moins deux signes d’opération dans le nom de l’ensemble, et celui-ci en a { $count ->
        [0] zéro
       *[other] { $count }
    } : utilises-y deux de ∪, ∩, - et '.
