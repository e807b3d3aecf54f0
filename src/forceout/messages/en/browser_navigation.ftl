### The ways around in English.

## the ways around

nav_main = Main
nav_more = More
nav_play = Play
nav_play_what = With a bot, or with friends
nav_practise = Practise
nav_practise_what = Puzzles, sprints, lessons
nav_learn = Learn
nav_learn_what = A guided shake, the rules
nav_watch = Watch
nav_watch_what = Tables now, and replays
nav_coach = Coach
nav_coach_what = All tables at a glance
nav_tournaments = Tournaments
nav_tournaments_what = Rounds and standings
nav_judge = Judge’s desk
nav_judge_what = Ask about any Solution
nav_my = My page
nav_my_what = Your matches, another device
nav_offline = No network. Learning, the rules and lessons that you have opened work without; tables wait for it.
