"""What goes on by itself: deadlines, bots, heartbeats, fan-out."""
