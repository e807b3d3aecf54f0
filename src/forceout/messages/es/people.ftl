### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## service/people/accounts.py

there-is-no-account-with-that-name = No hay ninguna cuenta con ese nombre.
you-have-an-account-already = Ya tienes una cuenta.
that-name-and-password-do-not-go-together = Ese nombre y esa contraseña no van juntos. Revisa los dos y prueba otra vez.
that-account-has-been-deleted = Esa cuenta se ha borrado.
a-guest-has-no-password = Un invitado no tiene contraseña. Crea primero una cuenta.
that-is-not-your-password-now = Esa no es tu contraseña de ahora. Escríbela otra vez.
somebody-has-that-name-already = Alguien ya tiene ese nombre. Elige otro.
you-have-an-account-already-or-you-have-left = Ya tienes una cuenta, o te has ido.

## service/people/nicknames.py

that-is-too-long = Eso es demasiado largo. Usa como mucho { $longest } letras.
no-addresses-please-leave-out-at = Sin direcciones, por favor: quita @, puntos y barras, para que nadie desconocido te encuentre.
a-name-has-shortest-to-longest-letters = Un nombre tiene de { $shortest } a { $longest } letras. Este tiene { $count }.
a-name-needs-at-least-one-letter = Un nombre necesita al menos una letra.
begin-with-a-letter-or-a-number = Empieza con una letra o un número, y no juntes dos de - ' y espacio.
there-are-too-many-accents-on-one-letter = Hay demasiados acentos en una letra.
use-at-most-digits = Usa como mucho { $most } cifras, para que no parezca un número de teléfono.
that-looks-like-an-address-somewhere-else = Eso parece una dirección de otro sitio. Elige un apodo que solo valga aquí.
p1-p2-and-p3-are-the-names-of-the-seats = P1, P2 y P3 son los nombres de los asientos. Elige otra cosa.
that-sounds-like-a-judge-or-an-official = Eso suena a juez o a autoridad. Elige un apodo tuyo.
that-is-what-our-bots-are-called = Así se llaman nuestros bots. Elige un apodo tuyo.
everybody-is-a-player-here = Aquí todos son jugadores. Elige un apodo tuyo.
that-word-could-hurt-somebody = Esa palabra podría herir a alguien. Elige un apodo más amable.
players-have-numbers-here = Aquí los jugadores tienen números, como Jugador 17. Deja el apodo vacío para recibir uno.
here-nicknames-come-from-our-list = Aquí los apodos vienen de nuestra lista. ¿Qué tal { $nickname }?
there-is-a-character-in-it-that-nobody-can-see = Tiene un carácter que nadie puede ver. Escribe el nombre otra vez.
use-letters-numbers-spaces = Usa letras, números, espacios, - y '. Este no vale: { $character }
that-word-mixes-letters-of-two-alphabets-that-look-alike = Esa palabra mezcla letras de dos alfabetos que se parecen. Escríbela en uno de ellos.

## service/people/passwords.py

a-password-needs-at-least-shortest-characters = Una contraseña necesita al menos { $shortest } caracteres. Van bien tres palabras que solo se te ocurran a ti.
a-password-can-have-at-most-longest-characters = Una contraseña puede tener como mucho { $longest } caracteres.
that-password-is-too-easy-to-guess = Esa contraseña es demasiado fácil de adivinar. Van bien tres palabras que solo se te ocurran a ti.
very-many-people-are-signing-in = Mucha gente está entrando. Prueba otra vez en medio minuto.

## service/people/people.py

you-have-been-signed-out = Se ha cerrado tu sesión. Entra otra vez.
you-are-not-here-any-more = Ya no estás aquí.

## service/people/rate_limits.py
that-was-too-fast = Eso fue demasiado rápido. Espera { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    } y prueba otra vez.

## service/people/device_codes.py

sign-in-there-with-your-password = Tu cuenta tiene un cargo, así que ningún código lleva a ella. Entra allí con tu nombre y tu contraseña.
no-device-has-that-code-now = Ningún dispositivo muestra ahora ese código. Vale una vez, diez minutos: muestra uno nuevo allí.
