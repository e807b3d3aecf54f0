"""Letters of other alphabets that look like ours, so that nobody hides behind them.

From the table of confusables of the Unicode Consortium (UTS 39; copyright Unicode, Inc., unicode.org/license.txt): the
letters that look like one of ours or like a digit and stay what they are under NFKC, with some of their lower case.
"""

from typing import Final

LOOKALIKES: Final = {
    "2": "ƧϨᒿ\ua644\ua75a",
    "3": "ƷȜЗӠⳌ\ua76a\ua7ab\U000118ca\U00016f3b",
    "4": "Ꮞ\U000118af",
    "5": "Ƽ\U000118bb",
    "6": "бᏮⳒ\U000118d5",
    "7": "\U000104d2\U000118c6",
    "8": "Ȣȣ\U0001031a",
    "9": "Ⳋ\ua76e\U000118ac\U000118cc\U000118d6",
    "a": "ɑΑαАаᎪᗅ\ua4ee\U000102a0\U00016f40",
    "b": "ƄΒβВЬвᏏᏴᑲᖯᗷ\ua4d0\ua7b4\U00010282\U000102a1\U00010301",
    "c": "ςСсᏟᴄⲤⲥ\ua4da\uabaf\U000102a2\U00010302\U00010415\U0001043d\U0001051c",
    "d": "ԁᎠᏧᑯᗞᗪ\ua4d2\ua4d3",
    "e": "ΕεЕеҽᎬⴹ\ua4f0\uab32\U00010286\U000118a6\U000118ae",
    "f": "Ϝքᖴẝ\ua4dd\ua798\ua799\uab35\U00010287\U000102a5\U00010525\U000118a2\U000118c2",
    "g": "ƍɡԌցᏀᏳᶃ\ua4d6",
    "h": "ΗНнһհᎻᏂᕼⲎ\ua4e7\U000102cf",
    "i": "ıɩɪιіӏᎥ\ua647\uab75\U000118c3",
    "j": "ͿϳЈјᎫᒍ\ua4d9\ua7b2",
    "k": "ΚκКкᏦᛕⲔ\ua4d7\U00010518",
    "l": ("ƖǀΙІӀᏞᒪᛁⲒⳐⵏ\ua4e1\ua4f2\U0001028a\U00010309\U0001041b\U00010526\U000118a3\U000118b2\U00016f16\U00016f28"),
    "m": "ΜϺМмᎷᗰᛖⲘ\ua4df\U000102b0\U00010311",
    "n": "ΝոռⲚ\ua4e0\U00010513",
    "o": (
        "ΟοσОоՕօଠഠဝჿዐᴏᴑⲞⲟⵔ\ua4f3\uab3d\U00010292\U000102ab\U00010404\U0001042c\U000104c2\U000104ea\U00010516"
        "\U000118b5\U000118c8\U000118d7"
    ),
    "p": "ΡρРрᏢᑭⲢⲣ\ua4d1\U00010295",
    "q": "ԛգզⵕ",
    "r": "ƦгᎡᏒᖇᴦⲅ\ua4e3\uab47\uab48\uab81\U000104b4\U00016f35",
    "s": "ƽЅѕՏᏕᏚ\ua4e2\ua731\uabaa\U00010296\U00010420\U00010448\U000118c1\U00016f3a",
    "t": "ΤτТтᎢⲦ\ua4d4\U00010297\U000102b1\U00010315\U000118bc\U00016f0a",
    "u": "ʋυՍսሀᑌᴜ\ua4f4\ua79f\uab4e\uab52\U000104ce\U000104f6\U000118b8\U000118d8\U00016f42",
    "v": "νѴѵᏙᐯᴠⴸ\ua4e6\ua6df\uaba9\U0001051d\U00011706\U000118a0\U000118c0\U00016f08",
    "w": "ɯѡԜԝաᎳᏔᴡ\ua4ea\uab83\U0001170a\U0001170e\U0001170f",
    "x": "ΧχХхᕁᕽᚷⲬⵝ\ua4eb\ua7b3\U00010290\U000102b4\U00010317\U00010527",
    "y": "ɣʏΥγУуҮүყᎩᎽᶌỿⲨ\ua4ec\uab5a\U000102b2\U000118a4\U000118dc\U00016f43",
    "z": "ΖᏃᴢ\ua4dc\uab93\U000118a9\U000118c4",
}
"""For each of our letters and digits those that are taken for it."""
