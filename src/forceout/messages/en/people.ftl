## service/people/accounts.py

there-is-no-account-with-that-name = There is no account with that name.
you-have-an-account-already = You have an account already.
that-name-and-password-do-not-go-together = That name and password do not go together. Check both and try again.
that-account-has-been-deleted = That account has been deleted.
a-guest-has-no-password = A guest has no password. Make an account first.
that-is-not-your-password-now = That is not your password now. Type it again.
somebody-has-that-name-already = Somebody has that name already. Choose another one.
you-have-an-account-already-or-you-have-left = You have an account already, or you have left.

## service/people/nicknames.py

that-is-too-long = That is too long. Use at most { $longest } letters.
no-addresses-please-leave-out-at = No addresses, please: leave out @, dots and slashes, so that strangers cannot find you.
a-name-has-shortest-to-longest-letters = A name has { $shortest } to { $longest } letters. This one has { $count }.
a-name-needs-at-least-one-letter = A name needs at least one letter.
begin-with-a-letter-or-a-number = Begin with a letter or a number, and put no two of - ' and space together.
there-are-too-many-accents-on-one-letter = There are too many accents on one letter.
use-at-most-digits = Use at most { $most } digits, so that it does not look like a phone number.
that-looks-like-an-address-somewhere-else = That looks like an address somewhere else. Choose a nickname that only works here.
p1-p2-and-p3-are-the-names-of-the-seats = P1, P2 and P3 are the names of the seats. Choose something else.
that-sounds-like-a-judge-or-an-official = That sounds like a judge or an official. Choose a nickname of your own.
that-is-what-our-bots-are-called = That is what our bots are called. Choose a nickname of your own.
everybody-is-a-player-here = Everybody is a player here. Choose a nickname of your own.
that-word-could-hurt-somebody = That word could hurt somebody. Choose a kinder nickname.
players-have-numbers-here = Players have numbers here, such as Player 17. Leave the nickname empty to get one.
here-nicknames-come-from-our-list = Here nicknames come from our list. How about { $nickname }?
there-is-a-character-in-it-that-nobody-can-see = There is a character in it that nobody can see. Type the name again.
use-letters-numbers-spaces = Use letters, numbers, spaces, - and '. This one is not allowed: { $character }
that-word-mixes-letters-of-two-alphabets-that-look-alike = That word mixes letters of two alphabets that look alike. Write it in one of them.

## service/people/passwords.py

a-password-needs-at-least-shortest-characters = A password needs at least { $shortest } characters. Three words that only you think of are good.
a-password-can-have-at-most-longest-characters = A password can have at most { $longest } characters.
that-password-is-too-easy-to-guess = That password is too easy to guess. Three words that only you think of are good.
very-many-people-are-signing-in = Very many people are signing in. Try again in half a minute.

## service/people/people.py

you-have-been-signed-out = You have been signed out. Sign in again.
you-are-not-here-any-more = You are not here any more.

## service/people/rate_limits.py
that-was-too-fast = That was too fast. Wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }, then try again.

## service/people/device_codes.py

sign-in-there-with-your-password = Your account has an office, so no code leads to it. Sign in there with your name and password.
no-device-has-that-code-now = No device shows that code now. It works once, for ten minutes: show a new one there.
