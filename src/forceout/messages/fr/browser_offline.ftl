### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### The page that waits for the network.

offline_title = Pas de réseau
offline_table = Ta table attend le réseau. Ce que tu y as fait est gardé. Dès que le réseau revient, cette page ouvre la table telle qu’elle est alors.
offline_page = Cette page a besoin du réseau. Elle s’ouvre toute seule dès que le réseau revient.
offline_looking = Recherche du réseau…
offline_meanwhile = Ceci marche en attendant
offline_learn = Apprendre les jeux
offline_rules = Lire les règles
offline_finder = Trouver une décision
offline_practise = Les leçons et sprints que tu as déjà ouverts
