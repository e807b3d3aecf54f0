/** The interface in English: the words that every page shares. Whole sentences, named slots, `.one` and `.other` for counts; [words|slug] are explained on tap where they are drawn. */

/** @type {Record<string, string>} */
export const english = {
  // pieces
  "symbol.B": "blue", "symbol.R": "red", "symbol.G": "green", "symbol.Y": "yellow",
  "symbol.∪": "union", "symbol.∩": "intersection", "symbol.-": "minus", "symbol.'": "complement",
  "symbol.V": "Universe", "symbol.Λ": "empty set", "symbol.=": "equals", "symbol.⊆": "subset",
  "symbol.+": "plus", "symbol.×": "times", "symbol.÷": "divided by", "symbol.*": "power", "symbol.√": "root",
  "symbol.0": "0", "symbol.1": "1", "symbol.2": "2", "symbol.3": "3", "symbol.4": "4",
  "symbol.5": "5", "symbol.6": "6", "symbol.7": "7", "symbol.8": "8", "symbol.9": "9",
  "color.r": "red", "color.b": "blue", "color.g": "green", "color.k": "black",
  "cube.colored": "{color} {symbol}",
  "cube.upside-down": "{name}, upside-down",
  "cube.sideways": "{name}, sideways",
  "cube.both": "{name}, sideways and upside-down",
  "card.blank": "blank card",
  "card.named": "{colors} card",
  "card.tagged": "{card}, {tag}", "card.removed": "removed", "card.lifted": "chosen",
  "tree.which-is": "({inner}, which is {value})", "tree.group": "({inner})",
  "goal.space": "space",

  // every page
  "shell.home": "Forceout, home",
  "shell.back": "Back",
  "shell.sound": "Sound",
  "shell.to-light": "Change to light",
  "shell.to-dark": "Change to dark",
  "shell.help": "Help and keys",
  "shell.learn": "Rules and glossary",
  "shell.close": "Close",
  "shell.rule": "Rule {section}",
  "shell.unreachable": "The server cannot be reached. Check the connection and try again.",

  // games
  "game.on-sets": "On-Sets", "game.equations": "Equations",
  "division.elementary": "[Elementary|elementary-division]", "division.middle": "[Middle|middle-division]", "division.junior": "[Junior|junior-division]", "division.senior": "[Senior|senior-division]",
  "form.basic": "basic", "form.advanced": "advanced", "form.adventurous": "adventurous",
  "section.goal": "[Goal|goal]", "section.required": "[Required|required]", "section.permitted": "[Permitted|permitted]", "section.forbidden": "[Forbidden|forbidden]", "section.resources": "[Resources|resources]",
  "bot.learner": "learner bot", "bot.club": "club bot", "bot.champion": "champion bot",
};
