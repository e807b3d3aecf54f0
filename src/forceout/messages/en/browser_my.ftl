### My page in English.

my_looking = Looking…
my_title = { $name }’s page
my_title_newcomer = My page
my_lead_guest = No account: all of this is kept for this browser.
my_lead_account = Signed in: all of this is kept for your account.
my_lead_newcomer = You have not played here yet. What you play is listed here, without an account.
my_play = Play
my_matches = My matches
my_no-matches = No match yet. Play a bot from the home page, and it shows here.
my_more-matches = More matches
my_match = { $game }, { $division } · { $day } · { $outcome }
my_today = today
my_yesterday = yesterday
my_result_won = won
my_result_tied = tied for first
my_result_lost = not won
my_running = goes on
my_broken-off = broken off
my_with-hints = with hints
my_points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
my_ratings = My ratings
my_ratings_people = { $game }, against people
my_ratings_bots = { $game }, against bots
my_ratings_puzzles = { $game }, puzzles
my_ratings_played =
    { $count ->
        [one] from one match
       *[other] from { $count } matches
    }
my_ratings_tried =
    { $count ->
        [one] one puzzle tried
       *[other] { $count } puzzles tried
    }
my_ratings_give-or-take = give or take { $points }
my_ratings_own = Nobody else sees this. It gets surer the more you play.
my_ratings_shared = Coaches whose sets you work on see your rating at puzzles. Nobody else sees any of this.
my_ratings_share = Show my rating at puzzles to my coaches
my_ratings_unshare = Stop showing it
my_replay = Replay
my_replay_of = Replay: { $names }
my_go-on_with = Go on: { $names }

## another device

device_title = To another device
device_how = Show a code here and type it there, on its My page, within ten minutes. Both then have the same page.
device_how_newcomer = Have you played on another device? Show a code on its My page, and type it here.
device_show = Show a code
device_another = Another code
device_have = I have a code
device_type = The code that the other device shows
device_use = Go on here
device_replaces = This browser then belongs to whoever showed the code. What was played here before stays behind.
device_left = { $minutes }:{ $seconds } left, and it works once

## an account

account_title = An account, if you like
account_why = A name and a password, nothing else: then you can sign in anywhere. Without one, you can play just as well.
account_signed-in = You are signed in as { $name }.
account_name = Name of the account
account_password = Password
account_old = Password now
account_new = New password
account_make = Make an account
account_sign-in = Sign in
account_sign-out = Sign out
account_change = Change the password

## what is kept

kept_title = What is kept
kept_here = Your nickname and the matches that you played. No e-mail, no real name.
kept_browser = In this browser: your name, your settings, how far you have learnt.
kept_until = What nobody uses is deleted by itself after a while.
delete_title = Delete everything
delete_what = Your nickname, your account and the list of your matches go at once. Matches with others stay, and call you “Player”.
delete_forever = It cannot be undone.
delete_all = Delete all of mine
delete_sure = Delete all of it?
delete_keep = Keep it

## the app on this device

install_title = This app
install_language = Language of the pages
install_ready = Kept on this device: learning, the rules, finding a ruling, and the lessons and sprints that you have opened work without a network.
install_fetching = Fetching what works without a network…
install_needs-https = Installing the app and opening it without a network need https. This server is reached by plain http; whoever runs it can set that up.
install_install = Install the app
install_how = To have it on your home screen, choose “Install” or “Add to home screen” in the menu of your browser.
