### The page that waits for the network.

offline_title = No network
offline_table = Your table waits for the network. What you have done there is kept. As soon as the network is back, this page opens the table as it stands then.
offline_page = This page needs the network. It opens by itself as soon as the network is back.
offline_looking = Looking for the network…
offline_meanwhile = This works meanwhile
offline_learn = Learn the games
offline_rules = Read the rules
offline_finder = Find a ruling
offline_practise = Lessons and sprints that you have opened before
