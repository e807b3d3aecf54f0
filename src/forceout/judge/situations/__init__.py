"""Situations that a judge is called to, each with its ruling, its penalty, what to say and what not to say."""
