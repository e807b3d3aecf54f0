### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## service/people/accounts.py

there-is-no-account-with-that-name = Aucun compte n’a ce nom.
you-have-an-account-already = Tu as déjà un compte.
that-name-and-password-do-not-go-together = Ce nom et ce mot de passe ne vont pas ensemble. Vérifie les deux et réessaie.
that-account-has-been-deleted = Ce compte a été effacé.
a-guest-has-no-password = Un invité n’a pas de mot de passe. Crée d’abord un compte.
that-is-not-your-password-now = Ce n’est pas ton mot de passe actuel. Tape-le encore.
somebody-has-that-name-already = Quelqu’un a déjà ce nom. Choisis-en un autre.
you-have-an-account-already-or-you-have-left = Tu as déjà un compte, ou tu es parti.

## service/people/nicknames.py

that-is-too-long = C’est trop long. Utilise au plus { $longest } lettres.
no-addresses-please-leave-out-at = Pas d’adresses, s’il te plaît : retire @, points et barres, pour que des inconnus ne te trouvent pas.
a-name-has-shortest-to-longest-letters = Un nom a de { $shortest } à { $longest } lettres. Celui-ci en a { $count }.
a-name-needs-at-least-one-letter = Un nom demande au moins une lettre.
begin-with-a-letter-or-a-number = Commence par une lettre ou un chiffre, et ne mets pas ensemble deux de - ' et espace.
there-are-too-many-accents-on-one-letter = Il y a trop d’accents sur une lettre.
use-at-most-digits = Utilise au plus { $most } chiffres, pour que cela ne ressemble pas à un numéro de téléphone.
that-looks-like-an-address-somewhere-else = Cela ressemble à une adresse ailleurs. Choisis un surnom qui ne sert qu’ici.
p1-p2-and-p3-are-the-names-of-the-seats = P1, P2 et P3 sont les noms des places. Choisis autre chose.
that-sounds-like-a-judge-or-an-official = On dirait un juge ou un responsable. Choisis un surnom à toi.
that-is-what-our-bots-are-called = C’est ainsi que s’appellent nos bots. Choisis un surnom à toi.
everybody-is-a-player-here = Tout le monde est joueur ici. Choisis un surnom à toi.
that-word-could-hurt-somebody = Ce mot pourrait blesser quelqu’un. Choisis un surnom plus gentil.
players-have-numbers-here = Les joueurs ont ici des numéros, comme Joueur 17. Laisse le surnom vide pour en recevoir un.
here-nicknames-come-from-our-list = Ici les surnoms viennent de notre liste. Que dis-tu de { $nickname } ?
there-is-a-character-in-it-that-nobody-can-see = Il y a dedans un caractère que personne ne voit. Tape le nom encore.
use-letters-numbers-spaces = Utilise des lettres, des chiffres, des espaces, - et '. Celui-ci n’est pas permis : { $character }
that-word-mixes-letters-of-two-alphabets-that-look-alike = Ce mot mêle des lettres de deux alphabets qui se ressemblent. Écris-le dans un seul.

## service/people/passwords.py

a-password-needs-at-least-shortest-characters = Un mot de passe demande au moins { $shortest } caractères. Trois mots auxquels toi seul penses, c’est bien.
a-password-can-have-at-most-longest-characters = Un mot de passe a au plus { $longest } caractères.
that-password-is-too-easy-to-guess = Ce mot de passe est trop facile à deviner. Trois mots auxquels toi seul penses, c’est bien.
very-many-people-are-signing-in = Beaucoup de gens se connectent. Réessaie dans une demi-minute.

## service/people/people.py

you-have-been-signed-out = Tu as été déconnecté. Connecte-toi encore.
you-are-not-here-any-more = Tu n’es plus ici.

## service/people/rate_limits.py
that-was-too-fast = C’était trop rapide. Attends { $seconds ->
        [1] une seconde
       *[other] { $seconds } secondes
    }, puis réessaie.

## service/people/device_codes.py

sign-in-there-with-your-password = Ton compte a une fonction, aucun code n’y mène donc. Connecte-toi là-bas avec ton nom et ton mot de passe.
no-device-has-that-code-now = Aucun appareil ne montre ce code maintenant. Il sert une fois, dix minutes : montres-en un nouveau là-bas.
