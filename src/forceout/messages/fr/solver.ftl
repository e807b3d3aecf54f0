### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## solver/equations/reasons.py

nothing-equals-a-goal-that-cannot-be-read = Le Goal ne peut pas se lire comme une expression permise, rien ne peut donc lui être égal.
every-solution-needs-an-operation-and-none-is-left = Toute Solution demande une opération entre ses nombres, et il n’en reste pas.
a-required-cube-has-no-use = Un cube dans Required ne sert dans aucune Solution : il n’est ni chiffre ni signe en jeu.
required-digits-need-operations =
    { $operations ->
        [one] Required demande { $digits } chiffres dans une Solution, et il n’y a que { $operations } opération à mettre entre eux.
       *[other] Required demande { $digits } chiffres dans une Solution, et il n’y a que { $operations } opérations à mettre entre eux.
    }
required-operations-need-numbers =
    { $digits ->
        [0] Required demande des opérations, et il ne reste pas de chiffre à mettre à côté.
        [1] Required demande { $operations } opérations dans une Solution, et il n’y a qu’un chiffre à mettre à côté.
       *[other] Required demande { $operations } opérations dans une Solution, et il n’y a que { $digits } chiffres à mettre autour.
    }
only-whole-numbers-can-be-made = Ces cubes ne font que des nombres entiers, et le Goal { $goal } n’en est pas un.
only-multiples-can-be-made = Tout ce que font ces cubes est un multiple de { $divisor }, et le Goal { $goal } ne l’est pas.
nothing-below-one-can-be-made = Ces cubes ne font rien d’aussi petit que le Goal { $goal }.
no-prime-comes-into-a-denominator = Sans pouvoir diviser, ces cubes ne forment aucun nombre avec un dénominateur comme celui du Goal { $goal }.
no-such-root-can-be-taken = Aucun signe ici ne prend une racine comme celle que demande le Goal { $goal }.
a-required-zero-makes-all-zero = Un 0 obligatoire rend ici tout égal à 0, et le Goal est { $goal }.
nothing-so-long-can-be-made = Ces cubes sont trop peu pour un nombre aussi long à écrire que le Goal { $goal }.
nothing-so-large-can-be-made = Ces cubes ne font rien d’aussi grand que le Goal { $goal }.
only-fractions-can-be-made = Ces cubes ne font que des fractions, et le Goal { $goal } n’en est pas une.
only-these-primes-can-be-multiplied = Sans + ni -, ces cubes ne font que des produits de { $primes }, et le Goal { $goal } n’en est pas un.
only-one-and-zero-can-be-multiplied = Sans + ni -, ces cubes ne font que 0 et 1, et le Goal est { $goal }.
nothing-below-zero-can-be-made = Sans un -, ces cubes ne font rien d’aussi bas que le Goal { $goal }.
these-cubes-were-put-together-in-every-way =
    { $count ->
        [1] Une expression a été calculée, la seule que ces cubes peuvent faire, et ce n’est pas le Goal.
       *[other] { $count } pas ont été calculés, jusqu’à ce que ces cubes ne puissent rien faire d’autre, et le Goal n’y était pas.
    }
roots-without-end-never-come-to-the-goal = Même avec autant de √ que tu veux devant un nombre, il s’approche seulement de plus en plus de 1. Cela ne mène jamais au Goal, et rien d’autre de ce que font ces cubes n’y mène.
factorials-without-end-never-come-to-the-goal = Même avec autant de ! que tu veux, les nombres ne font que grandir. Cela ne mène jamais au Goal, et rien d’autre de ce que font ces cubes n’y mène.
no-power-of-the-base-leads-to-the-goal = Quelle que soit la puissance de la base que vaut un 1, rien de ce que font ces cubes n’est le Goal.
nothing-without-end-leads-to-the-goal = Ici certaines choses peuvent continuer sans fin, comme √ devant √, ! après !, ou des puissances de la base de plus en plus grandes. Aussi longtemps qu’elles continuent, rien de ce que font ces cubes n’est le Goal.
whatever-these-cubes-make-is-not-the-goal = Quoi que fassent ces cubes, ce n’est pas le Goal.

## solver/on_sets/reasons.py

a-card-that-must-be-picked-was-not-dealt = Toute Solution doit choisir une carte qui n’a pas été distribuée.
all-cards-together-count-less = Toutes les cartes ensemble comptent { $most }, et le Goal est { $goal }.
a-cube-that-every-solution-needs-is-not-there = Toute Solution demande { $cubes }, et il n’y en a pas qui puisse servir.
these-cubes-make-no-set-name = Aucun nom d’ensemble ne peut se faire avec ces cubes, quoi que vaille le cube wild.
every-set-name-needs-a-set-and-none-is-left = Tout nom d’ensemble demande une couleur, V ou Λ, et il n’en reste pas.
every-solution-has-two-cubes-and-one-is-left = Toute Solution a deux cubes ou plus, et il n’en reste pas tant.
every-set-name-needs-an-operation-and-none-is-left = Les { $sets } ensembles de Required demandent des opérations entre eux, et il n’en reste pas.
required-sets-need-operations =
    { $operations ->
        [one] Required demande { $sets } ensembles dans un nom d’ensemble, et il n’y a que { $operations } opération à mettre entre eux.
       *[other] Required demande { $sets } ensembles dans un nom d’ensemble, et il n’y a que { $operations } opérations à mettre entre eux.
    }
required-operations-need-sets = Required demande { $operations ->
        [one] { $operations } opération entre ensembles
       *[other] { $operations } opérations entre ensembles
    }, et il n’y a que { $sets ->
        [one] { $sets } ensemble à mettre autour
       *[other] { $sets } ensembles à mettre autour
    }.
a-restriction-stands-between-two-sets = Required demande une Restriction, qui se met entre deux ensembles, et il n’y en a pas tant.
only-one-set-is-the-goal = Deux ensembles différents sont demandés, et un seul de ceux qu’on peut nommer est le Goal : { $solution }.
every-set-that-these-cubes-name-was-looked-at = Chaque ensemble que ces cubes peuvent nommer a été regardé, avec chaque Restriction : aucun n’est le Goal.
