### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## practice/lessons/on_sets.py

lesson-on-sets-goals = Goals
lesson-on-sets-goals-shapes = Las cifras una al lado de otra se suman, las cifras una encima de otra se multiplican. El Goal aquí es 3 + 1: tu conjunto tiene que tener cuatro cartas.
lesson-on-sets-goals-ask = Un 3 está encima de un 2. ¿Cuál es el Goal?
lesson-on-sets-goals-five = Cinco: se suman
lesson-on-sets-goals-six = Seis: se multiplican
lesson-on-sets-goals-because = Las cifras en columna se multiplican: 3 × 2 es seis.
lesson-on-sets-goals-turned = Una cifra que está al revés se resta. Este Goal es 3 − 1, o sea, dos cartas.
lesson-on-sets-operations = Las cuatro operaciones
lesson-on-sets-operations-join = ∪ toma cada carta que está en un conjunto o en el otro. ∩ toma solo las que están en los dos. El Goal es de cuatro cartas.
lesson-on-sets-operations-without = B - R es azul sin rojo. B' es cada carta que no es azul.
lesson-on-sets-operations-brackets = Ningún signo va antes que otro. Sin paréntesis, cualquiera puede elegir qué se calcula primero, así que pon paréntesis.
lesson-on-sets-restrictions = Restricciones
lesson-on-sets-restrictions-remove = R ⊆ B dice que cada carta roja es azul. Las cartas que lo incumplen salen del Universo antes de contar el nombre del conjunto. R = B quita aún más: lo que está en uno y no en el otro.
lesson-on-sets-restrictions-required = Si = o ⊆ está en Required, una Solución sin Restricción está mal.
lesson-challenges = Now e Impossible
lesson-challenges-now = Now dice: con lo que hay en Required y Permitted y como mucho un cubo más puedo escribir una Solución.
lesson-challenges-impossible = Impossible dice: haga quien haga lo que haga con los cubos que quedan, no hay Solución.
lesson-challenges-ask = Alguien podría escribir una Solución con dos cubos más. ¿Te toca seguir jugando, en vez de retar?
lesson-challenges-yes = Sí, ningún reto es acertado
lesson-challenges-no = No, reto Now
lesson-challenges-because = Dos cubos más es uno de más para Now, y existe una Solución, así que Impossible también está mal.
lesson-last-cube = El último cubo
lesson-last-cube-where = Queda un cubo en Resources. Quien lo mueve termina las jugadas, y entonces escriben todos.
lesson-last-cube-ask = ¿Adónde puede ir el último cubo?
lesson-last-cube-forbidden = También a Forbidden
lesson-last-cube-elsewhere = Solo a Required o Permitted
lesson-last-cube-because = El último cubo no puede ir a Forbidden, para que una Solución que lo necesita no se pierda al final.
lesson-scoring = Puntos
lesson-scoring-points = Después de un reto, el retador o quien movió, el que tenga razón, saca 6, y quien se equivoca 2. Después del último cubo escriben todos: 4 por una Solución correcta, si no 2.
lesson-scoring-ask = Retas Now y escribes una Solución correcta. ¿Cuántos puntos?
lesson-scoring-six = Seis
lesson-scoring-two = Dos
lesson-scoring-because = Un retador que acierta saca seis.
lesson-checking = Comprobar una Solución
lesson-checking-how = Pregunta una cosa tras otra: ¿se usan todos los cubos de Required? ¿Está cada cubo que se usa? ¿Es igual al Goal se pongan como se pongan los paréntesis?
lesson-required-cube = Toda Solución tiene que usar el cubo nombrado. Aquí es ∩.
lesson-wild-cube = El cubo Y puede valer por cualquier símbolo. Escribe qué significa: aquí Y vale por ∪.
lesson-union-intersection = Un cubo ∪ puede leerse como ∩, y un cubo ∩ como ∪. Escribe el signo que quieres.
lesson-universe-null = Un cubo V puede leerse como Λ, y un cubo Λ como V. Escribe el que quieres.
lesson-two-operations = El nombre del conjunto necesita al menos dos signos de operación.
lesson-multiple-operations = Un signo de operación que se puede usar se puede usar muchas veces, así que un cubo ∪ puede unir tres conjuntos.
lesson-shift = En vez de un cubo de Resources puedes mover uno de Permitted.
lesson-shift-ask = Sacas B de Permitted. ¿Adónde puede ir?
lesson-shift-required = A Required o Forbidden
lesson-shift-resources = De vuelta a Resources
lesson-shift-because = Un cubo sacado de Permitted va a Required o a Forbidden. A Resources nunca vuelve nada.
lesson-no-null-restrictions = Cada Restricción tiene que quitar al menos una carta que no quita ninguna otra. V tiene todas las cartas, así que nada incumple nunca B ⊆ V.
lesson-absolute-value = Una cifra que está al revés puede leerse como si estuviera derecha. Así que este Goal puede ser 1 + 2.
lesson-double-set = Las cartas del conjunto nombrado cuentan dos veces. Aquí son las rojas.
lesson-required-card = El conjunto tiene que contener la carta nombrada, azul y verde.
lesson-forbidden-card = El conjunto no puede contener la carta nombrada, la amarilla.
lesson-blank-card-wild = Quien escribe dice qué puntos tiene la carta en blanco. «blank: G» la hace verde.
lesson-symmetric-difference = El signo − toma las cartas que están en uno de los dos conjuntos y no en ambos.
lesson-two-solutions = Se escriben dos Soluciones, y la segunda tiene una carta que la primera no tiene.

## practice/lessons/equations.py

lesson-equations-goals = Goals en Equations
lesson-equations-goals-cubes = Un Goal tiene de uno a seis cubos, y números de como mucho dos cifras. Un hueco entre cubos los agrupa: 2 × (3) aquí es seis.
lesson-equations-goals-ask = ¿Cuántas cifras puede tener un número de un Goal?
lesson-equations-goals-two = Una o dos
lesson-equations-goals-three = Las que quieras
lesson-equations-goals-because = Los números de un Goal tienen una o dos cifras.
lesson-equations-operations = Signos y paréntesis
lesson-equations-operations-brackets = Las cifras de la Solución van solas, con signos en medio. Donde otra manera de leerla cambiaría el valor, pon paréntesis.
lesson-equations-operations-power = 2 * 3 es dos elevado a tres. 2 √ 9 es la raíz cuadrada de nueve, y 3 √ 8 la raíz cúbica de ocho.
lesson-general-rule = En Elementary, las potencias y raíces se sacan solo de números enteros, cero o más, y una raíz tiene que salir entera.
lesson-sideways = Una cifra de lado es uno dividido entre ella. Un 2 de lado es un medio.
lesson-upside-down = Una cifra al revés es su negativo. Un 2 al revés es −2.
lesson-wild = El cubo 0 puede valer por cualquier otro símbolo, el mismo en todas partes. Escribe cuál.
lesson-factorial = Se pueden escribir dos signos de factorial, y no hace falta ningún cubo para ellos. 4! es 4 × 3 × 2 × 1.
lesson-equations-multiple-operations = Un signo que se puede usar se puede usar muchas veces. Aquí basta un cubo +.
lesson-three-operations = La Solución necesita al menos tres signos de operación.
lesson-remainder = ÷ de lado da lo que sobra. Ocho entre tres deja dos.
lesson-average = + saca la media. A mitad de camino entre 4 y 6 está 5.
lesson-smallest-prime = × delante de un número es el primo más pequeño mayor que él. Por encima de 8 es 11.
lesson-percent = Una √ al revés significa por ciento. El 25 por ciento de 16 es 4.
lesson-decimal-point = Un cubo * puede ser una coma decimal. Entonces .5 es un medio.
lesson-two-digit-numerals = En la Solución también se pueden escribir números de dos cifras.
lesson-lcm = Una √ puede ser el mínimo común múltiplo. El de 4 y 6 es 12.
lesson-gcf = Un * puede ser el máximo común divisor. El de 8 y 6 es 2.
lesson-number-of-factors = × delante de un número cuenta sus divisores. 6 tiene cuatro: 1, 2, 3 y 6.
lesson-base = Los números de dos cifras se escriben en la base nombrada. En base ocho, 11 es nueve.
lesson-multiple-of = La Solución no tiene que ser igual al Goal: puede diferenciarse en un múltiplo del número nombrado. 9 y 2 se diferencian en 7.
lesson-exponent = Una cifra del color nombrado puede ser un exponente, sin cubo *. Aquí pueden las azules.
lesson-powers-of-the-base = Un 1 puede valer por 10, 100, 1000 y así, o por uno dividido entre ellos. Escribe cuál.
lesson-imaginary = Un cubo √ puede ser el número i, cuyo cuadrado es −1.
lesson-decimal-in-goal = El Goal puede leerse con una coma decimal dentro, y no hace falta ningún cubo para eso. Así que 25 puede ser 2.5.
lesson-log = ÷ de lado saca un logaritmo. 8 log 2 pregunta qué potencia de 2 es 8.
