### Company at a table in English: its code, a rematch, phrases, hints, the pace of bots.

## the code of a table

code_of-table = The table’s code
code_link = Link
code_copy = Copy the link
code_copied = The link is copied.
code_not-copied = The link could not be copied. Select it and copy it by hand.
code_picture = A picture to scan with a phone: it opens the link to this table.
code_stays = The code stays the same however often it is shown.
code_other = Another code…
code_other_ends = Another code ends this one: whoever has { $code } and does not sit here yet can no longer come in with it. Nobody who sits here has to leave.
code_other_yes = End { $code } and make another
code_other_no = Keep this code
code_ended = { $code } is ended. This is the new code.

## a rematch

rematch_ask = Rematch
rematch_asked = { $name } asks for a rematch. Your seat is kept.
rematch_asked_somebody = A rematch is asked for. Your seat is kept.
rematch_asked_yourself = You asked for a rematch.
rematch_yes = Sit down again
rematch_no = No, thank you
rematch_declined = You said no. The others can play without you.
rematch_go = To the new table
rematch_watch = Watch the rematch

## phrases, hints and the pace of bots

phrase_say = Say something
phrase_said = { $name }: { $phrase }
phrase_hello = Hello!
phrase_good-game = Good game!
phrase_well-played = Well played!
phrase_one-moment = One moment, please.
phrase_im-back = I’m back.
phrase_thank-you = Thank you!
phrase_good-luck = Good luck!
phrase_my-mistake = My mistake.
phrase_allowed = Phrases are on
phrase_not-allowed = Phrases are off
hint_title = A hint
hint_ask = What could I do?
hint_looking = Thinking…
hint_more = Show me the Solution
hint_solution = One Solution: { $solution }
hint_old = The table has moved on since.
hint_marked = With hints: the other players are learner bots, and you may ask.
pace_label = How fast bots play
pace_human = Like people
pace_quick = Quickly
