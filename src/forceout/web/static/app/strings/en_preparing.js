/** Before the play in English: the room, the sheet, the Goal, help and settings. */

/** @type {Record<string, string>} */
export const preparingEnglish = {
  // setting the Goal
  "goal.say": "Say “Goal”",
  "goal.shapes": "Shape of the Goal",
  "goal.slot": "Place {letter}, empty", "goal.in-slot": "Place {letter}: {cube}",
  "goal.digits-only": "Only digits go into the Goal.",
  "goal.digits-yours": "the [digits|digit-cube] are yours to place",
  "goal.cubes.one": "1 cube", "goal.cubes.other": "{count} cubes",
  "goal.rail": "The Goal, left to right",
  "goal.space-before": "Space before {cube}", "goal.space-button": "Space before",
  "goal.turn": "Turn {cube}", "goal.upright": "Upright", "goal.upside-down": "Upside-down", "goal.sideways": "Sideways", "goal.take-out": "Take out",
  "goal.also.one": "It can also be read {other}.", "goal.also.other": "It can be read in {count} more ways, such as {other}.",
  "goal.type": "Type it instead", "goal.notation": "The Goal in notation", "goal.type.help": "~ turns a cube upside-down, > sideways. A space is a space.",
  "no-goal.button": "Declare “no Goal”…", "no-goal.sure": "Declare “no Goal”?",
  "no-goal.what": "Only if you believe that [nothing you set could be solved|no-goal-declaration]. The others get a minute to agree.",
  "no-goal.give-up": "You said that there is a Goal. Taking that back costs 1 point and voids the shake.",
  "shape.row.1": "One", "shape.row.1.means": "A", "shape.row.2": "Row", "shape.row.2.means": "A + B", "shape.column.2": "Column", "shape.column.2.means": "A × B",
  "shape.row.3": "Row of three", "shape.row.3.means": "A + B + C", "shape.column.3": "Column of three", "shape.column.3.means": "A × B × C",
  "shape.tee.3": "Tee", "shape.tee.3.means": "A × (B + C)", "shape.ell.3": "Ell", "shape.ell.3.means": "(A × B) + C",


  "why.goal.on-sets": "Put a digit in each place of the shape first.", "why.goal.equations": "Lay one to six cubes first.",

  // variations
  "why.circle": "Circle a variation first.", "why.fill-in": "Fill in the blank first.", "why.taken": "{title} is in force already. Choose another one.", "variations.rule": "All about it:",
  "variations.rolled": "What was rolled and dealt", "variations.order": "Order of choosing", "variations.chose": "{name}: {title}", "variations.you-choose": "{name}: you are choosing", "variations.choose": "Circle one", "variations.circle": "Circle {title}", "variations.pass": "Choose none",
  "variations.beware": "One that changes nothing, or clashes with one already circled, is not allowed.", "variations.yours": "your choice", "variations.taken": "taken", "variations.fill-in": "Fill in the blank:",
  "blank.cube": "which cube?", "blank.card": "which card?", "blank.set": "which set?", "blank.base": "which base?", "blank.k": "which number?", "blank.color": "which colour?",

  // help and settings
  "help.watchable": "Others may watch", "help.not-watchable": "Nobody may watch", "help.abandon": "Break off the match…", "help.abandon-sure": "Yes, break it off",
  "help.title": "Keys and settings", "help.words": "Words", "help.words.how": "Tap a word to see what it means. Everywhere on the table, words with dots below them do the same; controls do when you hold or right-click them.",
  "help.words.both": "[shake|shake], [Goal|goal], [Required|required], [Permitted|permitted], [Forbidden|forbidden], [Resources|resources], [Goal-setter|goal-setter], [Mover|mover], [Challenger|challenger], [Third Party|third-party], [challenge block|challenge-block], [Now|now-challenge], [Impossible|impossible-challenge], [bonus|bonus-move], [last cube|last-cube-procedure], [forceout|forceout], [Solution|solution], [variation|variation], [no Goal|no-goal-declaration], [time limit|time-limit], [countdown|countdown], [illegal procedure|illegal-procedure], [charge|charge], [match points|match-points]",
  "help.words.on-sets": "[Universe|universe], [Set-Name|set-name], [Restriction|restriction], [shift|shift-from-permitted], [union|union], [intersection|intersection], [complement|complement-of-a-set], [subset|subset], [blank card|blank-card]",
  "help.words.equations": "[Equation|equation], [grouping|physical-grouping], [usual reading|default-interpretation], [taking a side|taking-a-side], [root|root], [power|power]", "help.keys": "Keys", "help.settings": "Settings", "help.letters": "Letters act as keys", "help.learn": "Rules", "help.glossary": "Glossary",
  "help.key.place": "put the held cube in Required, Permitted, Forbidden", "help.key.bonus": "bonus on or off", "help.key.back": "put the cube back, close a sheet", "help.key.challenge": "pick up the block", "help.key.words": "then say Now or Impossible", "help.key.goal": "say “Goal”", "help.key.turn": "turn a cube of the Goal upside-down, sideways",
  "help.key.scratch": "scratch pad", "help.key.panels": "log, variations", "help.key.jump": "go to the next cube with that face", "help.key.arrows": "go between cubes", "help.key.enter": "pick up, put down, press", "help.key.help": "this list",
  "set.theme": "Colours", "set.theme.system": "As the system", "set.theme.light": "Light", "set.theme.dark": "Dark", "set.contrast": "Contrast", "set.contrast.system": "As the system", "set.contrast.more": "More",
  "set.size": "Size", "set.size.system": "Normal", "set.size.projector": "Projector", "set.motion": "Motion", "set.motion.system": "As the system", "set.motion.less": "Less", "set.motion.full": "Full",
  "set.confirm": "Confirm moves", "set.confirm.phone": "On phones", "set.confirm.always": "Always", "set.confirm.never": "Never",
};
