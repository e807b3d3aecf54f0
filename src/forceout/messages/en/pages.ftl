# What stands in a page before its modules have come, and on pages that have none.

## web/pages/templates
title-about = About
title-coach = Coach
title-glossary = Glossary
title-play = Play
title-join = Join a table
title-judge = Judge's desk
title-learn = Learn
title-missing = Nothing here
title-my = My page
title-practise = Practise
title-replay = Replay
title-room = Coach's room
title-rules = Rules
title-table = Table
title-answer = Answer
title-watch = Watch
title-tournaments = Tournaments
title-day = Your day
title-front = Hall screen
wait-a-moment = One moment…
wait-book = Opening the book…
wait-box = Opening the box…
wait-join = Looking for the table…
wait-desk = Setting up the desk…
wait-table = Laying the table…
wait-room = Opening the room…
wait-own-page = Opening your page…
wait-record = Opening the record…
wait-watch = Looking around…
wait-hall = Opening the hall…
wait-board = Opening the board…
title-waiting = Waiting for the network
missing-page-code = I have a code
missing-page-learn = Learn the games
missing-page-perhaps = Perhaps the table is closed, or a letter is missing. Come in all the same: a bot is waiting for somebody to play with.
scripts-are-needed = Forceout draws its tables with JavaScript. Please switch it on for this page.

## web/pages/install.py
live-tables-for-both-games = Live tables for On-Sets and Equations.
