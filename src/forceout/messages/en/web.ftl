## web/api/actions.py

the-server-is-about-to-start-again = The server is about to start again, so nothing was done. Try again in a second.
only-those-who-sit-at-this-table-may-look-back-at = Only those who sit at this table may look back at it, unless its host lets people watch.
the-record-can-be-read-between-the-shakes-and-after-the = The record can be read between the shakes and after the match.

## web/api/analysis.py

the-analysis-waits-until-the-shake-is-over = The analysis waits until the shake is over.
this-table-has-no-code-now = This table has no code now. Make one first.

## web/api/catalog.py

there-is-no-such-game = There is no such game.

## web/api/companions.py

the-host-has-switched-phrases-off = The host has switched phrases off at this table.
hints-are-for-whoever-plays-learners-alone = Hints are for whoever plays alone against learner bots, at a table that was set up with hints.

## web/api/hosting.py

ask-the-host-for-the-code-of-this-table = Ask the host for the code of this table.
they-are-here-as-far-as-we-can-see = They are here, as far as we can see.
they-left-a-moment-ago =
    { $seconds ->
        [one] They left a moment ago. Give them one more second.
       *[other] They left a moment ago. Give them { $seconds } more seconds.
    }
there-is-nobody-of-that-name = There is nobody of that name.
bots-play-at-many-of-your-tables = Bots play at many of your tables, or in your network. Finish one of those matches first.

## web/api/judge.py

only-the-director-sees-that = Only the director sees that.

## web/api/reading.py

how-it-can-be-read-is-for-the-players-to-see = How it can be read is for the players to see, until the shake is over.
say-which-match-or-which-game-the-text-is-for = Say which match or which game the text is for.

## web/api/seals.py

this-server-seals-nothing = This server seals nothing: it has no key.

## web/api/tables.py

somebody-at-this-table-is-called-like-you = At this table somebody is called { $name }, and you would be taken for each other. Choose another name, then sit down.
you-or-others-in-your-network = You, or others in your network, have many tables in the lobby. Close one, or make this one without the lobby.
there-is-no-such-table-or-it-is-not-open-to-spectators = There is no such table, or it is not open to spectators.

## web/bodies.py

there-is-no-body = There is no body. Send JSON with the fields that /api/docs lists.
send-this-as-json = Send this as JSON, with the content type application/json.

## web/guard/admission.py

the-server-fell-behind-for-a-moment = The server fell behind for a moment, so nothing was done. Try again in a second.
very-many-players-act-at-this-moment = Very many players act at this moment, so nothing was done. Try again in a second.

## web/guard/http.py

very-many-connections-come-from-your-network = Very many connections come from your network. Try again in a minute.
that-request-has-too-many-headers = That request has too many headers.
that-request-cannot-be-read = That request cannot be read.
that-request-took-too-long-to-arrive = That request took too long to arrive. Try again.
the-head-of-that-request-is-too-long-to-be-read = The head of that request is too long to be read.
wait-for-an-answer-before-you-ask-on = Wait for an answer before you ask on.

## web/guard/origins.py

this-server-does-not-go-by-that-name = This server does not go by that name. Its operator can add it to FORCEOUT_TRUSTED_HOSTS.
live-news-is-for-pages-of-this-server-only = Live news is for pages of this server only.
that-was-sent-by-a-page-of-another-site = That was sent by a page of another site, so nothing was done.

## web/guard/questions.py

the-judge-the-solver-and-the-analysis-are-switched-off-here = The judge, the solver and the analysis are switched off here, as in a tournament.
that-is-no-record-of-a-match = That is no record of a match: { $why }.

## web/guard/sessions.py

this-page-is-out-of-date = This page is out of date. Load it again, then try once more.

## web/guard/visitors.py

choose-a-nickname-first = Choose a nickname first, or sign in.

## web/json.py

that-does-not-fit = That does not fit: { $why }.
that-is-not-json = That is not JSON.
that-is-nested-too-deep = That is nested too deep: at most { $deepest } levels.

## web/live/hub.py

you-have-this-open-in-too-many-windows = You have this open in too many windows. Close one of them.
very-many-people-are-watching = Very many people are watching. Try again in a minute.

## web/pages/rule_contents.py

there-is-no-book-of-edition = There is no book { $book } of { $edition }.
there-is-no-division-name = There is no division { $name }.

## web/problems.py

that-request-cannot-be-read-it-is-json-with-the-fields-that-api-docs-lists = That request cannot be read. It is JSON, with the fields that /api/docs lists.
you-may-not-do-that = You may not do that.
there-is-nothing-at-this-address = There is nothing at this address.
that-cannot-be-done-to-this-address = That cannot be done to this address.
that-is-too-long-to-be-read = That is too long to be read.
something-went-wrong-here = Something went wrong here. That is our mistake, not yours: nothing was done.
the-server-is-very-busy = The server is very busy, so nothing was done. Try again in a second.

## web/worker/calculations.py

that-would-take-too-long-to-work-out = That would take too long to work out. Ask about something smaller.
that-takes-more-memory-than-there-is = That takes more memory than there is. Ask about something smaller.
very-many-questions-are-waiting = Very many questions are waiting. Try again in a few seconds.
nobody-waits-for-this-any-more = Nobody waits for this any more.
that-took-more-memory-than-there-is = That took more memory than there is. Ask about something smaller.

## web/worker/pools.py

you-hung-up-before-there-was-an-answer = You hung up before there was an answer.
page-of-game-and-edition-is-not-there = There is no game { $game } of { $edition }.

## web/api/practice.py

there-is-no-such-division = There is no such division.
there-is-no-such-kind-of-puzzle = There is no such kind of puzzle.
puzzles-are-easier-the-same-or-harder = Say “easier”, “same” or “harder”.
no-puzzle-of-that-kind-is-left = You have tried every puzzle of that kind. Choose another kind or another division.
that-answer-does-not-fit = That answer cannot be read. { $why }
there-is-no-such-sprint = There is no such sprint.
there-is-no-such-lesson = There is no such lesson.

## web/api/practice_sets.py

only-so-many-puzzles-fit =
    { $count ->
        [0] No puzzle fits that. Ask for other kinds.
        [one] Only one puzzle fits that. Ask for fewer, or for more kinds.
       *[other] Only { $count } puzzles fit that. Ask for fewer, or for more kinds.
    }
there-is-no-such-paper = There is no such paper; there are { $known }.
nothing-is-printed-here = This server prints nothing: typst is not installed.

## web/api/practice_matches.py

there-is-no-such-move = There is no such move in that match, or nothing to find after it.
