/** The words of the guided shakes in English. [Words in brackets] are explained on tap; [shown|Term] shows another word. */

/** @type {Record<string, string>} */
export const guidedEnglish = {
  "guided.page-title": "Your first shake of {game} · Forceout",
  "guided.where": "Your first shake", "guided.step": "Step {step} of {of}",
  "guided.right": "Right. {why}", "guided.next": "Next", "guided.back": "One step back", "guided.venn-plays": "Venn plays…",
  "guided.players": "Players", "guided.you": "You", "guided.venn": "Venn", "guided.learner": "learning", "guided.bot": "bot",
  "guided.your-turn": "Your turn", "guided.his-turn": "Venn's turn",
  "guided.roll": "Roll the cubes", "guided.say-goal": "Say “Goal”", "guided.challenge": "Challenge", "guided.say": "Say it: which?",
  "guided.tap-cube": "Tap a cube", "guided.tap-goal": "Now tap Goal", "guided.tap-section": "Now tap a section",
  "guided.not-the-block": "Leave the block for now. Its time will come.",
  "guided.paper": "Your paper", "guided.empty-paper": "Tap cubes to write", "guided.written": "You wrote {text}",
  "guided.erase": "Erase the last symbol", "guided.erase-short": "Erase", "guided.hand-in": "Hand it in",
  "guided.play": "Now play a bot", "guided.other": "Your first shake of {game}", "guided.again": "From the beginning",

  "guided.on-sets.roll.title": "Roll the cubes",
  "guided.on-sets.roll.ask": "A [shake] begins with a roll. You set the [Goal] this time, so the dice are yours.",
  "guided.on-sets.roll.why": "These are the [Resources]: digits for the Goal, colours, and the signs that join them. Venn, at your right, deals the cards.",
  "guided.on-sets.roll.hint": "Press “Roll the cubes” in the tray.",

  "guided.on-sets.look.title": "Read a set",
  "guided.on-sets.look.ask": "Venn dealt eight cards, the [Universe]. R ∩ B means the cards with a red and a blue dot. Tap all of them.",
  "guided.on-sets.look.why": "Three cards have both dots, so R ∩ B names a set of three. ∪ would mean either dot: it makes sets larger, and ∩ makes them smaller.",
  "guided.on-sets.look.hint": "Not this one: it needs a red dot and a blue one. Other dots do not matter.",

  "guided.on-sets.goal.title": "Set the Goal",
  "guided.on-sets.goal.ask": "The [Goal] is a number of cards. You know a set of three. Tap the 3, tap the Goal section, and say “Goal”.",
  "guided.on-sets.goal.why": "Now everybody hunts for a set of exactly 3 cards. The digits left over cannot be used any more, so they went to [Forbidden].",
  "guided.on-sets.goal.hint": "Take the green 3 and put it in the Goal section.",

  "guided.on-sets.permitted.title": "Permitted: may be used",
  "guided.on-sets.permitted.ask": "Venn put ∩ in [Required]: every [Solution] must now use it. Your turn. Put G in [Permitted].",
  "guided.on-sets.permitted.why": "A Permitted cube may be used or left out. Each turn one cube goes from [Resources] to one of the three sections.",
  "guided.on-sets.permitted.hint": "Tap the G cube in the tray, then Permitted.",

  "guided.on-sets.forbidden.title": "Forbidden: out of play",
  "guided.on-sets.forbidden.ask": "Venn put a V in [Forbidden]. Do the same with Y: nobody can use that cube any more.",
  "guided.on-sets.forbidden.why": "You never want a [Solution] to be one cube away after your own move: then an opponent could challenge you. Forbidden cubes keep it away.",
  "guided.on-sets.forbidden.hint": "Tap the Y cube in the tray, then Forbidden.",

  "guided.on-sets.why-not.title": "Why can't I?",
  "guided.on-sets.why-not.ask": "The saffron block is for challenging. You have just moved. Tap it all the same, and see.",
  "guided.on-sets.why-not.why": "You challenge what somebody else did last. Whenever something cannot be done, the table tells you why, with the rule.",
  "guided.on-sets.why-not.hint": "Tap the block that says “Challenge”.",

  "guided.on-sets.block.title": "Your chance",
  "guided.on-sets.block.ask": "Venn put R in [Required], beside ∩. You may add one cube of [Resources]… and B is there! R ∩ B has three cards. Pick up the block.",
  "guided.on-sets.block.why": "The block is yours, and only one player can have it. Now you have fifteen seconds to say what you claim.",
  "guided.on-sets.block.hint": "Tap the block that says “Challenge”.",

  "guided.on-sets.now.title": "Say what you claim",
  "guided.on-sets.now.ask": "There are two claims. You can write a [Solution] with what is on the mat and one more cube. Which claim is that?",
  "guided.on-sets.now.why": "[Now|Now challenge] it is. Whoever says Now must show a Solution. Had you said Impossible, Venn would have to show one.",
  "guided.on-sets.now.hint": "Impossible would mean that nobody can write a Solution. You can!",

  "guided.on-sets.write.title": "Write your Solution",
  "guided.on-sets.write.ask": "Use both cubes of [Required] and at most one of [Resources], so that the set has three cards. Then hand it in.",
  "guided.on-sets.write.why": "R ∩ B uses all of Required and one cube more, and picks 3 cards. Venn checked it and had to accept.",
  "guided.on-sets.write.hint": "Write R, then ∩, then B: two sets with the sign between them.",

  "guided.on-sets.scored.title": "Six points for you",
  "guided.on-sets.scored.why": "A [Challenger] who is right scores 6, and whoever is wrong still gets 2. A match is as many shakes as fit into thirty minutes.",

  "guided.equations.roll.title": "Roll the cubes",
  "guided.equations.roll.ask": "A [shake] begins with a roll of all twenty-four cubes. You set the [Goal] this time, so you roll.",
  "guided.equations.roll.why": "These are the [Resources]: digits and signs on four colours. * is a power and √ a root.",
  "guided.equations.roll.hint": "Press “Roll the cubes” in the tray.",

  "guided.equations.goal.title": "Set the Goal",
  "guided.equations.goal.ask": "The [Goal] is a number that everybody tries to reach. Make it 12: put the red 1 in the Goal section, then the blue 2 beside it, and say “Goal”.",
  "guided.equations.goal.why": "One to six cubes make a Goal. In the Goal a number may have two digits; in a [Solution] here, only one.",
  "guided.equations.goal.hint": "First the red 1, then the blue 2: tap the cube, then the Goal section.",

  "guided.equations.look.title": "Look for ways",
  "guided.equations.look.ask": "Which two cubes make 12 when you multiply them? Tap both.",
  "guided.equations.look.why": "That would be a Solution with a ×. There is more than one: 3 × 4, 4 × 3, 6 × 2. The more ways, the sooner somebody can challenge.",
  "guided.equations.look.hint": "Not these two. Multiply the numbers on them: the product must be 12.",

  "guided.equations.permitted.title": "Permitted: may be used",
  "guided.equations.permitted.ask": "Venn put × in [Required]: every [Solution] must now multiply. Your turn. Put the red + in [Permitted].",
  "guided.equations.permitted.why": "A Permitted cube may be used or left out. Each turn one cube goes from [Resources] to one of the three sections.",
  "guided.equations.permitted.hint": "Tap the red + in the tray, then Permitted. There is a black + too: leave that one.",

  "guided.equations.forbidden.title": "Forbidden: out of play",
  "guided.equations.forbidden.ask": "Venn put the 9 in [Forbidden]. Do the same with √: nobody can use that cube any more.",
  "guided.equations.forbidden.why": "You never want a [Solution] to be one cube away after your own move: then an opponent could challenge you. Forbidden cubes keep it away.",
  "guided.equations.forbidden.hint": "Tap the √ cube in the tray, then Forbidden.",

  "guided.equations.why-not.title": "Why can't I?",
  "guided.equations.why-not.ask": "The saffron block is for challenging. You have just moved. Tap it all the same, and see.",
  "guided.equations.why-not.why": "You challenge what somebody else did last. Whenever something cannot be done, the table tells you why, with the rule.",
  "guided.equations.why-not.hint": "Tap the block that says “Challenge”.",

  "guided.equations.block.title": "Your chance",
  "guided.equations.block.ask": "Venn put 6 in [Required], beside ×. You may add one cube of [Resources]… and a 2 is there! Pick up the block.",
  "guided.equations.block.why": "The block is yours, and only one player can have it. Now you have fifteen seconds to say what you claim.",
  "guided.equations.block.hint": "Tap the block that says “Challenge”.",

  "guided.equations.now.title": "Say what you claim",
  "guided.equations.now.ask": "There are two claims. You can write a [Solution] with what is on the mat and one more cube. Which claim is that?",
  "guided.equations.now.why": "[Now|Now challenge] it is. Whoever says Now must show a Solution. Had you said Impossible, Venn would have to show one.",
  "guided.equations.now.hint": "Impossible would mean that nobody can write a Solution. You can!",

  "guided.equations.write.title": "Write your Equation",
  "guided.equations.write.ask": "Use both cubes of [Required] and at most one of [Resources], so that it equals 12. Then hand it in.",
  "guided.equations.write.why": "6 × 2 uses all of Required and one cube more, and makes 12. Venn checked it and had to accept.",
  "guided.equations.write.hint": "Write 6, then ×, then 2.",

  "guided.equations.scored.title": "Six points for you",
  "guided.equations.scored.why": "A [Challenger] who is right scores 6, and whoever is wrong still gets 2. A match is as many shakes as fit into thirty minutes.",
};
