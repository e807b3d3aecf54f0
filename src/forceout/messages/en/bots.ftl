## bots/hints.py

hint-wait = There is nothing for you to do at the moment. Watch what the others do.
hint-nothing-to-challenge = Nothing is wrong with the last move, as far as we can see: neither Now nor Impossible was found to be right. Let them play on.
hint-otherwise = A strong player would do this now.
hint-lot = Roll the cube. Whoever rolls the highest digit sets the first Goal.
hint-roll = Roll the cubes: what they show is what everybody plays with.
hint-deal = Deal the cards. They are the Universe of this shake.
hint-shake = Start the next shake when everybody has looked at the points.
hint-sign = Compare the points, then sign the scoresheet. That ends the match.
hint-now = Now would be right: a Solution can be written with the cubes on the mat and at most one more. Pick up the block before somebody else does.
hint-impossible = Impossible would be right: no Solution can be written any more, whatever is still played. Pick up the block.
hint-safe-move = Move { $cube }. After that nobody can rightly say Now, and a Solution can still be written.
hint-risky-move = Move { $cube }. No move was found after which nobody can say anything, and this one is hard to see through.
hint-goal = Set the Goal { $goal }. A Solution can be written for it, and it is not easy to see.
hint-goal-unsure = Set the Goal { $goal }. Whether a Solution can be written was not found out in time.
hint-select = Pick { $title }: it is allowed with what has been rolled.
hint-pass-variation = You may leave the second variation out.
hint-write = There is a Solution. Look first for what is Required, since all of it must be used.
hint-decline = We found no Solution to write. You can hand in nothing.
hint-side = Take this side: it is the one that can win.
hint-say-now = Say Now: a Solution can be written with at most one more cube.
hint-say-impossible = Say Impossible: no Solution can be written any more.
hint-say-nothing = Put the block back: neither word would be right.
hint-accept = Accept it: nothing was found that is wrong with it.
hint-reject = Reject it: it does not come to what the Goal says.
hint-reject-because = Reject it. { $why }
