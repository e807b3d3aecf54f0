"""The words behind nicknames: those that ours are made of, those that belong to officials, those that are refused."""

from typing import Final


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


ADJECTIVES: Final = _words(
    """
    Amber Bold Brave Bright Brisk Calm Cheerful Clever Cosmic Crisp Curious Daring Eager Early Fair Fancy Gentle
    Giant Glad Golden Grand Happy Honest Humble Icy Jolly Keen Kind Lively Loyal Lucky Merry Mighty Misty Neat
    Nimble Noble Patient Polite Proud Quick Quiet Rapid Royal Shiny Silver Smart Snowy Steady Sunny Swift Tidy
    Tiny Velvet Warm Wise Witty Zesty
    """
)
ANIMALS: Final = _words(
    """
    Badger Bear Beaver Bison Camel Cheetah Cobra Crane Dolphin Eagle Falcon Ferret Finch Fox Gazelle Gecko
    Giraffe Hare Hawk Heron Ibis Iguana Jaguar Koala Lemur Leopard Lion Llama Lynx Magpie Marten Moose Narwhal
    Newt Ocelot Octopus Orca Otter Owl Panda Panther Parrot Pelican Penguin Puffin Quail Rabbit Raven Salmon
    Seal Sparrow Squirrel Stork Swan Tiger Toucan Turtle Walrus Wolf Zebra
    """
)

OFFICIAL: Final = _words(
    """
    admin administrator arbiter arbitrator clock coach director forceout headmaster host instructor invigilator judge
    moderator official operator organiser organizer principal proctor referee scorekeeper server staff superuser
    supervisor sysadmin system teacher timekeeper tutor umpire webmaster
    """
)
"""Words that would make a player look like an official, wherever they stand in a nickname."""

OFFICIAL_IN_SHORT: Final = _words("mod mods ref refs")
"""Too short to be drawn out: mood and reef are fine."""

OFFICES: Final = _words("admin coach director judge moderator organizer organiser referee teacher umpire")
"""Those that are recognised within a longer word too, at its beginning or its end: HeadCoach, judge2."""

BOTS: Final = _words("boole noether venn")
"""What our bots are called (`views.bot_name`); a nickname that has no other letters would pass for one."""

ADDRESSES: Final = _words(
    """
    gmail hotmail yahoo outlook icloud www http https discord snapchat instagram insta tiktok whatsapp telegram
    youtube
    """
)
"""Words that tell strangers where else to find a child."""

RUDE_ANYWHERE: Final = _words(
    """
    fuck nigger nigga faggot bitch whore bastard asshole arsehole pussy vagina hitler retard porn hentai suicide
    dildo wanker blowjob motherf
    """
)
RUDE_AS_A_WORD: Final = _words(
    """
    anal anus arse ass boob boobs cock cocks cum cunt cunts dick dicks fag kkk kys milf nazi nazis nude nudes
    penis piss rape rapist sex sexy shit shits shitty slut sluts tit tits twat wank spic chink kike tranny
    """
)
"""These would also be found inside harmless words: peacock, Essex, grape, Scunthorpe."""
