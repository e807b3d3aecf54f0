"""Tournaments, pure: an event is a fold of its acts; seating, scoresheets, standings and paper are worked out from it.

`settings` says what an event is, `acts` what is done in it, `state` what is true of it, `fold` how the one follows from
the other. Nothing here knows a clock, a name of a child or a database.
"""
