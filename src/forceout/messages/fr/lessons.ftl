### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## practice/lessons/on_sets.py

lesson-on-sets-goals = Goals
lesson-on-sets-goals-shapes = Des chiffres côte à côte s’additionnent, des chiffres l’un sur l’autre se multiplient. Le Goal est ici 3 + 1 : ton ensemble doit avoir quatre cartes.
lesson-on-sets-goals-ask = Un 3 est posé sur un 2. Quel est le Goal ?
lesson-on-sets-goals-five = Cinq : ils s’additionnent
lesson-on-sets-goals-six = Six : ils se multiplient
lesson-on-sets-goals-because = Des chiffres en colonne se multiplient : 3 × 2 fait six.
lesson-on-sets-goals-turned = Un chiffre à l’envers se soustrait. Ce Goal est 3 − 1, donc deux cartes.
lesson-on-sets-operations = Les quatre opérations
lesson-on-sets-operations-join = ∪ prend chaque carte qui est dans un ensemble ou dans l’autre. ∩ ne prend que celles qui sont dans les deux. Le Goal est de quatre cartes.
lesson-on-sets-operations-without = B - R, c’est bleu sans rouge. B', c’est chaque carte qui n’est pas bleue.
lesson-on-sets-operations-brackets = Aucun signe ne passe avant un autre. Sans parenthèses, chacun peut choisir ce qui se calcule d’abord, alors mets des parenthèses.
lesson-on-sets-restrictions = Restrictions
lesson-on-sets-restrictions-remove = R ⊆ B dit que chaque carte rouge est bleue. Les cartes qui ne le respectent pas quittent l’Univers avant qu’on compte le nom de l’ensemble. R = B en retire encore plus : tout ce qui est dans l’un et pas dans l’autre.
lesson-on-sets-restrictions-required = Si = ou ⊆ est dans Required, une Solution sans Restriction est fausse.
lesson-challenges = Now et Impossible
lesson-challenges-now = Now dit : avec ce qui est dans Required et Permitted et au plus un cube de plus, je peux écrire une Solution.
lesson-challenges-impossible = Impossible dit : quoi qu’on fasse des cubes qui restent, il n’y a pas de Solution.
lesson-challenges-ask = Quelqu’un pourrait écrire une Solution avec deux cubes de plus. Faut-il jouer, plutôt que défier ?
lesson-challenges-yes = Oui, aucun défi n’est juste
lesson-challenges-no = Non, je défie Now
lesson-challenges-because = Deux cubes de plus, c’est un de trop pour Now, et il existe une Solution, donc Impossible est faux aussi.
lesson-last-cube = Le dernier cube
lesson-last-cube-where = Il reste un cube dans Resources. Qui le déplace met fin aux coups, et alors tout le monde écrit.
lesson-last-cube-ask = Où peut aller le dernier cube ?
lesson-last-cube-forbidden = Aussi dans Forbidden
lesson-last-cube-elsewhere = Seulement dans Required ou Permitted
lesson-last-cube-because = Le dernier cube ne peut pas aller dans Forbidden, pour qu’une Solution qui en a besoin ne soit pas perdue à la fin.
lesson-scoring = Points
lesson-scoring-points = Après un défi, le challenger ou celui qui a joué, celui qui a raison, reçoit 6, et celui qui a tort reçoit 2. Après le dernier cube tout le monde écrit : 4 pour une Solution correcte, sinon 2.
lesson-scoring-ask = Tu défies Now et tu écris une Solution correcte. Combien de points ?
lesson-scoring-six = Six
lesson-scoring-two = Deux
lesson-scoring-because = Un challenger qui a raison reçoit six.
lesson-checking = Vérifier une Solution
lesson-checking-how = Demande une chose après l’autre : tous les cubes de Required servent-ils ? Chaque cube utilisé est-il là ? Est-elle égale au Goal, où que soient les parenthèses ?
lesson-required-cube = Toute Solution doit utiliser le cube nommé. Ici c’est ∩.
lesson-wild-cube = Le cube Y peut valoir n’importe quel symbole. Écris ce qu’il veut dire : ici Y vaut ∪.
lesson-union-intersection = Un cube ∪ peut se lire ∩, et un cube ∩ peut se lire ∪. Écris le signe que tu veux.
lesson-universe-null = Un cube V peut se lire Λ, et un cube Λ peut se lire V. Écris celui que tu veux.
lesson-two-operations = Le nom de l’ensemble demande au moins deux signes d’opération.
lesson-multiple-operations = Un signe d’opération qui peut servir peut servir plusieurs fois, un cube ∪ peut donc unir trois ensembles.
lesson-shift = Au lieu d’un cube de Resources, tu peux en déplacer un de Permitted.
lesson-shift-ask = Tu sors B de Permitted. Où peut-il aller ?
lesson-shift-required = Dans Required ou Forbidden
lesson-shift-resources = De retour dans Resources
lesson-shift-because = Un cube sorti de Permitted va dans Required ou dans Forbidden. Rien ne revient jamais dans Resources.
lesson-no-null-restrictions = Chaque Restriction doit retirer au moins une carte qu’aucune autre ne retire. V a toutes les cartes, rien ne contredit donc jamais B ⊆ V.
lesson-absolute-value = Un chiffre à l’envers peut se lire comme s’il était à l’endroit. Ce Goal peut donc être 1 + 2.
lesson-double-set = Les cartes de l’ensemble nommé comptent deux fois. Ici ce sont les rouges.
lesson-required-card = L’ensemble doit contenir la carte nommée, bleu et vert.
lesson-forbidden-card = L’ensemble ne doit pas contenir la carte nommée, la jaune.
lesson-blank-card-wild = Qui écrit dit quels points a la carte blanche. « blank: G » la rend verte.
lesson-symmetric-difference = Le signe − prend les cartes qui sont dans l’un des deux ensembles et pas dans les deux.
lesson-two-solutions = On écrit deux Solutions, et la seconde a une carte que la première n’a pas.

## practice/lessons/equations.py

lesson-equations-goals = Goals dans Equations
lesson-equations-goals-cubes = Un Goal a un à six cubes, et des nombres de deux chiffres au plus. Un vide entre des cubes les groupe : 2 × (3) fait ici six.
lesson-equations-goals-ask = Combien de chiffres peut avoir un nombre d’un Goal ?
lesson-equations-goals-two = Un ou deux
lesson-equations-goals-three = Autant qu’on veut
lesson-equations-goals-because = Les nombres d’un Goal ont un ou deux chiffres.
lesson-equations-operations = Signes et parenthèses
lesson-equations-operations-brackets = Les chiffres de la Solution sont seuls, avec des signes entre eux. Là où une autre lecture changerait la valeur, mets des parenthèses.
lesson-equations-operations-power = 2 * 3, c’est deux puissance trois. 2 √ 9 est la racine carrée de neuf, et 3 √ 8 la racine cubique de huit.
lesson-general-rule = En Elementary, puissances et racines se prennent seulement de nombres entiers, zéro ou plus, et une racine doit tomber sur un entier.
lesson-sideways = Un chiffre sur le côté est un divisé par lui. Un 2 sur le côté est un demi.
lesson-upside-down = Un chiffre à l’envers est son opposé. Un 2 à l’envers est −2.
lesson-wild = Le cube 0 peut valoir n’importe quel autre symbole, partout le même. Écris lequel.
lesson-factorial = On peut écrire deux signes de factorielle, et il ne faut pas de cube pour eux. 4! fait 4 × 3 × 2 × 1.
lesson-equations-multiple-operations = Un signe qui peut servir peut servir plusieurs fois. Un cube + suffit ici.
lesson-three-operations = La Solution demande au moins trois signes d’opération.
lesson-remainder = ÷ sur le côté donne ce qui reste. Huit divisé par trois laisse deux.
lesson-average = + prend la moyenne. À mi-chemin entre 4 et 6 il y a 5.
lesson-smallest-prime = × devant un nombre est le plus petit nombre premier au-dessus. Au-dessus de 8, c’est 11.
lesson-percent = Un √ à l’envers veut dire pour cent. 25 pour cent de 16 font 4.
lesson-decimal-point = Un cube * peut être une virgule. Alors .5 est un demi.
lesson-two-digit-numerals = On peut aussi écrire des nombres de deux chiffres dans la Solution.
lesson-lcm = Un √ peut être le plus petit commun multiple. De 4 et 6, c’est 12.
lesson-gcf = Un * peut être le plus grand commun diviseur. De 8 et 6, c’est 2.
lesson-number-of-factors = × devant un nombre compte ses diviseurs. 6 en a quatre : 1, 2, 3 et 6.
lesson-base = Les nombres de deux chiffres s’écrivent dans la base nommée. En base huit, 11 vaut neuf.
lesson-multiple-of = La Solution n’a pas à être égale au Goal : elle peut en différer d’un multiple du nombre nommé. 9 et 2 diffèrent de 7.
lesson-exponent = Un chiffre de la couleur nommée peut être un exposant, sans cube *. Ici les bleus le peuvent.
lesson-powers-of-the-base = Un 1 peut valoir 10, 100, 1000 et ainsi de suite, ou un divisé par ceux-là. Écris lequel.
lesson-imaginary = Un cube √ peut être le nombre i, dont le carré est −1.
lesson-decimal-in-goal = Le Goal peut se lire avec une virgule, et il ne faut pas de cube pour cela. 25 peut donc être 2.5.
lesson-log = ÷ sur le côté prend un logarithme. 8 log 2 demande quelle puissance de 2 fait 8.
