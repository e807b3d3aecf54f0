### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### The room before the match in French.
room_title = { $game }, avant le début
room_sit = M’asseoir ici
room_stand = Me lever
room_remove = Retirer
room_free = Libérer la place
room_kept-for = Gardée pour { $name }
room_invite = Inviter un ami
room_invite_what = Un code ouvre une place à cette table.
room_new-code = Montrer le code
room_start = Commencer le match
room_not-full = Remplis d’abord toutes les places : avec des amis ou des bots.
room_deal-told = on dit à celui qui distribue combien de cartes il faut
room_wait = L’hôte commence le match quand tout le monde est assis.
room_watchable = D’autres peuvent regarder
room_not-watchable = Personne ne peut regarder
room_nickname = Comment t’appelle-t-on ?
room_nickname_what = Surnom
clock_official = temps officiels
clock_relaxed = temps tranquilles
clock_off = sans temps
