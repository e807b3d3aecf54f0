### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### My page in Spanish.

my_looking = Buscando…
my_title = La página de { $name }
my_title_newcomer = Mi página
my_lead_guest = Sin cuenta: todo esto se guarda para este navegador.
my_lead_account = Con sesión abierta: todo esto se guarda para tu cuenta.
my_lead_newcomer = Todavía no has jugado aquí. Lo que juegues aparece en esta lista, sin cuenta.
my_play = Jugar
my_matches = Mis partidos
my_no-matches = Ningún partido todavía. Juega contra un bot desde la página de inicio y aparecerá aquí.
my_more-matches = Más partidos
my_match = { $game }, { $division } · { $day } · { $outcome }
my_today = hoy
my_yesterday = ayer
my_result_won = ganado
my_result_tied = empatado en cabeza
my_result_lost = no ganado
my_running = sigue
my_broken-off = interrumpido
my_with-hints = con pistas
my_points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
my_ratings = Mis niveles
my_ratings_people = { $game }, contra personas
my_ratings_bots = { $game }, contra bots
my_ratings_puzzles = { $game }, problemas
my_ratings_played =
    { $count ->
        [one] de un partido
       *[other] de { $count } partidos
    }
my_ratings_tried =
    { $count ->
        [one] un problema intentado
       *[other] { $count } problemas intentados
    }
my_ratings_give-or-take = { $points } más o menos
my_ratings_own = Nadie más ve esto. Cuanto más juegas, más seguro es.
my_ratings_shared = Los entrenadores cuyas series haces ven tu nivel en problemas. Nadie más ve nada de esto.
my_ratings_share = Mostrar mi nivel en problemas a mis entrenadores
my_ratings_unshare = Dejar de mostrarlo
my_replay = Repetición
my_replay_of = Repetición: { $names }
my_go-on_with = Seguir: { $names }

## another device

device_title = A otro dispositivo
device_how = Muestra aquí un código y escríbelo allí, en su página «Mi página», antes de diez minutos. Entonces los dos tienen la misma página.
device_how_newcomer = ¿Has jugado en otro dispositivo? Muestra un código en su página «Mi página» y escríbelo aquí.
device_show = Mostrar un código
device_another = Otro código
device_have = Tengo un código
device_type = El código que muestra el otro dispositivo
device_use = Seguir aquí
device_replaces = Entonces este navegador es de quien mostró el código. Lo que se jugó aquí antes se queda atrás.
device_left = quedan { $minutes }:{ $seconds }, y vale una vez

## an account

account_title = Una cuenta, si quieres
account_why = Un nombre y una contraseña, nada más: así puedes entrar desde cualquier sitio. Sin cuenta se juega igual de bien.
account_signed-in = Has entrado como { $name }.
account_name = Nombre de la cuenta
account_password = Contraseña
account_old = Contraseña de ahora
account_new = Contraseña nueva
account_make = Crear una cuenta
account_sign-in = Entrar
account_sign-out = Salir
account_change = Cambiar la contraseña

## what is kept

kept_title = Qué se guarda
kept_here = Tu apodo y los partidos que jugaste. Ni correo ni nombre real.
kept_browser = En este navegador: tu nombre, tus ajustes y hasta dónde has aprendido.
kept_until = Lo que nadie usa se borra solo después de un tiempo.
delete_title = Borrarlo todo
delete_what = Tu apodo, tu cuenta y la lista de tus partidos desaparecen enseguida. Los partidos con otros se quedan y te llaman «Jugador».
delete_forever = No se puede deshacer.
delete_all = Borrar todo lo mío
delete_sure = ¿Borrarlo todo?
delete_keep = Conservarlo

## the app on this device

install_title = Esta aplicación
install_language = Idioma de las páginas
install_ready = Guardado en este dispositivo: aprender, las reglas, buscar una decisión y las lecciones y carreras que has abierto funcionan sin red.
install_fetching = Trayendo lo que funciona sin red…
install_needs-https = Para instalar la aplicación y abrirla sin red hace falta https. A este servidor se llega por http sin más; quien lo lleva puede arreglarlo.
install_install = Instalar la aplicación
install_how = Para tenerla en tu pantalla de inicio, elige «Instalar» o «Añadir a la pantalla de inicio» en el menú de tu navegador.
