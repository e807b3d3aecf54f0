### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### A coach's room as a student sees it, in Spanish.

class_title = Aula del entrenador
class_page-title = Aula del entrenador · Forceout
class_come-in = Entrar
class_come-in_what = Escribe el código de la pared. Recibes un apodo; nadie necesita tu nombre.
class_code = Código del aula
class_go = Entrar
class_coming = Entrando…
class_gone = Esta aula está cerrada para ti
class_gone_what = Se borró, o tu entrenador te ha sacado. Pregunta a tu entrenador.
class_you-are = Aquí te llamas
class_at-door = Estás en la puerta
class_at-door_what = Tu entrenador te deja entrar. Esta página sigue sola.
class_wait = Ya estás dentro
class_wait_what = Tu entrenador sienta a todos en un momento. Te llevamos a tu mesa.
class_no-seat = Ahora no tienes mesa
class_no-seat_what = Tu entrenador te busca un asiento. Esta página sigue sola.
class_taking = Tu mesa está lista
class_taking_what = Te llevamos allí…
class_hand-up = Levantar la mano
class_hand-down = Bajar la mano
class_offline = Sin red. Quédate aquí: la página sigue sola cuando vuelva.
class_task = Tu entrenador te ha dado una serie de práctica: { $code }.
class_task_go = Hacerla
class_task_later = Más tarde
class_until = Lo que esta aula guarda de ti, el apodo y tus tiradas, se borra el { $day }.
class_leave = Salir del aula
class_table = Mesa { $number }
class_eyes = La vista al frente, por favor.
class_hand-is-up = Tu mano está levantada. Sigue jugando hasta que venga tu entrenador.
class_set = Esta tirada la puso el entrenador; es la misma en todas las mesas.
