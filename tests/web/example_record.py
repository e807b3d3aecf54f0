"""A short match of On-Sets as a record, which several tests replay and analyse."""

from typing import Final

RECORD: Final = """Forceout match record 1
game: on-sets
edition: 2026-27
division: middle
form: basic
policing: referee
judging: table
players: Ada Ben

Ada lot 4
Ben lot 2
Ada shake
Ada roll 3 1 1 R R B B G Y R B ∪ ∩ - ' V V Λ
Ben deal BR B RGY - GY R
+ 45
Ada goal "row 3"
+ 20
Ben move ∩ required
+ 8
Ada move R permitted
+ 5
Ben challenge now
+ 50
Ben present R∩V
+ 30
Ada accept Ben
Ada sign
Ben sign
"""
