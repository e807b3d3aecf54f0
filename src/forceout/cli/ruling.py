"""`forceout ruling`: find a situation that a judge is called to, show its four lines, practise."""

import json
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from forceout.cli import position_options as options
from forceout.editions.registry import find_edition, years_of
from forceout.games.registry import NAMES, NAMES_IN_WORDS, is_game
from forceout.judge.practice_test.practice_test import MOST_QUESTIONS, PracticeTest, build_test, mark, score
from forceout.judge.situations.printed_situation import printed_situation, sources
from forceout.judge.situations.search import exported_index, search
from forceout.judge.situations.situation import Phase, Situation, find_situation
from forceout.messages.language import ENGLISH, LANGUAGES, Language, find_language
from forceout.messages.message import speaking, spoken
from forceout.rules.vocabulary import Division

ruling = typer.Typer(name="ruling", help="Rulings for judges: find, show, test, index.", no_args_is_help=True)
PhaseOption = Annotated[str | None, typer.Option(help=f"{', '.join(Phase)}.")]
LanguageOption = Annotated[
    str, typer.Option(help=f"{', '.join(LANGUAGES)}: of the situations; the program itself speaks English.")
]
LETTERS = "abcd"
TRANSLATED = "Translated, and wants a native reader's eye: what holds is the English text."
LINES = (("ruling", "Ruling"), ("penalty", "Penalty"), ("say", "Say"), ("dont_say", "Don't say"))


@ruling.command()
def find(
    words: Annotated[list[str], typer.Argument(help="What happened, in your own words.")],
    game: options.Game = None,
    edition: options.Edition = None,
    division: options.Division = None,
    phase: PhaseOption = None,
    most: Annotated[int, typer.Option(help="How many at most.", min=1, max=50)] = 5,
    language: LanguageOption = ENGLISH,
) -> None:
    """Find the situations that fit what happened best."""
    console = Console(highlight=False)
    table = read_table(console, game, edition, division, phase)
    with speaking(read_language(console, language)):
        found = search(" ".join(words), **table, most=most)
        if not found:
            console.print("Nothing fits. Rule by the rulebook, write down what you ruled, and call a second judge.")
            raise typer.Exit(1)
        for one in found:
            printed = printed_situation(one.situation, table["edition"])
            console.print(Text.assemble((printed["id"], "bold"), f"  {printed['title']}"))
            console.print(Padding(Text(printed["ruling"]), (0, 0, 0, 2)))
        note_translation(console)


@ruling.command()
def show(
    name: Annotated[str, typer.Argument(help="A situation, such as B4, as find prints it.")],
    edition: options.Edition = None,
    language: LanguageOption = ENGLISH,
) -> None:
    """Show one situation: what happened, Ruling, Penalty, Say, Don't say."""
    console = Console(highlight=False)
    situation = find_situation(name)
    if situation is None:
        near = [one.situation.id for one in search(name, most=5)]
        hint = f" Near it: {', '.join(near)}." if near else ""
        refuse(console, f"There is no situation {name!r}.{hint}")
    with speaking(read_language(console, language)):
        show_situation(console, situation, edition)
        note_translation(console)


@ruling.command("test")
def practise(
    game: options.Game = None,
    division: options.Division = None,
    edition: options.Edition = None,
    season: options.Season = None,
    count: Annotated[int, typer.Option(help="How many questions.", min=1, max=MOST_QUESTIONS)] = 12,
    seed: Annotated[int, typer.Option(help="The same seed gives the same test.")] = 0,
    language: LanguageOption = ENGLISH,
) -> None:
    """Practise as a judge: situations and positions, each answered at once with its rule, and a score."""
    console = Console(highlight=False)
    table = read_table(console, game or NAMES[0], edition, division or Division.MIDDLE.value, None)
    with speaking(read_language(console, language)):
        made = build_test(
            table["game"], table["division"], edition=table["edition"], season=season, count=count, seed=seed
        )
        note_translation(console)
    choices: list[int | None] = []
    for number, _ in enumerate(made.questions, 1):
        choices.append(ask(console, made, number))
    result = score(made, choices)
    console.print(Text(f"{result.right} of {result.of} right.", style="bold"))
    summary = Table(show_header=False, box=None)
    for kind, (right, of) in result.by_kind.items():
        summary.add_row(kind, f"{right} of {of}")
    console.print(summary)


@ruling.command()
def index(
    game: options.Game = None,
    language: LanguageOption = ENGLISH,
) -> None:
    """Print the index of all situations as JSON, as a browser searches it offline."""
    console = Console(highlight=False)
    table = read_table(console, game, None, None, None)
    with speaking(read_language(console, language)):
        typer.echo(json.dumps(exported_index(table["game"]), ensure_ascii=False))


def read_table(
    console: Console, game: str | None, edition: str | None, division: str | None, phase: str | None
) -> dict[str, Any]:
    """The table that a command is about; what there is not is refused with what there is."""
    if game is not None and not is_game(game):
        refuse(console, f"There is no game {game!r}; there are {NAMES_IN_WORDS}.")
    years = [year for name in NAMES if game in (None, name) for year in years_of(name)]
    if edition is not None and edition not in years:
        refuse(console, f"There is no edition {edition!r}; there are {', '.join(years)}.")
    if edition is None and game is not None:
        newest = find_edition(game)
        edition = None if newest is None else newest.year
    if division is not None and division not in [one.value for one in Division]:
        refuse(console, f"There is no division {division!r}; there are {', '.join(one.value for one in Division)}.")
    if phase is not None and phase not in list(Phase):
        refuse(console, f"There is no phase {phase!r}; there are {', '.join(Phase)}.")
    return {
        "game": game,
        "edition": edition,
        "division": None if division is None else Division(division),
        "phase": None if phase is None else Phase(phase),
    }


def read_language(console: Console, tag: str) -> Language:
    """The language of a command; what there is not is refused with what there is."""
    if tag not in LANGUAGES:
        refuse(console, f"There is no language {tag!r}; there are {', '.join(LANGUAGES)}.")
    return find_language(tag)


def note_translation(console: Console) -> None:
    """Say of a translation what holds."""
    if spoken().tag != ENGLISH:
        console.print(Text(TRANSLATED, style="dim"))


def refuse(console: Console, words: str) -> NoReturn:
    """Say what is wrong, and stop."""
    console.print(Text(words, style="bold red"))
    raise typer.Exit(2)


def show_situation(console: Console, situation: Situation, edition: str | None) -> None:
    """Print one situation."""
    printed = printed_situation(situation, edition)
    about = f"{situation.game}, {' and '.join(printed['editions'])}, {', '.join(printed['divisions'])}"
    console.print(Text.assemble((printed["id"], "bold"), f"  {printed['title']}"))
    console.print(Text(f"{about}; {printed['phase']}", style="italic"))
    console.print(Padding(Text(printed["happened"]), (0, 0, 0, 2)))
    for name, heading in LINES:
        console.print(Text(heading, style="bold"))
        console.print(Padding(Text(str(printed[name])), (0, 0, 0, 2)))  # type: ignore[literal-required]
    console.print(Text(f"Rules: {', '.join([*printed['sections'], *printed['cites']])}"))
    if printed["see"]:
        console.print(Text(f"See also: {', '.join(printed['see'])}"))
    console.print(Text(" ".join(sources()[situation.game].split()), style="dim"))


def ask(console: Console, made: PracticeTest, number: int) -> int | None:
    """Ask one question and say at once whether the answer is right."""
    question = made.questions[number - 1]
    console.print(Text(f"\n{number} of {len(made.questions)}", style="bold"))
    console.print(Text(question.asks))
    for name, value in (question.position or {}).items():
        shown = " ".join(map(str, value)) if isinstance(value, list) else value
        if shown and name not in ("game", "edition", "division", "solution", "pick"):
            console.print(Padding(Text(f"{name}: {shown}"), (0, 0, 0, 2)))
    for letter, text in zip(LETTERS, question.choices, strict=False):
        console.print(Padding(Text(f"{letter}) {text}"), (0, 0, 0, 2)))
    answer = typer.prompt("Your answer", default="", show_default=False).strip().lower()[:1]
    given = LETTERS.find(answer) if answer else -1
    choice = given if 0 <= given < len(question.choices) else None
    marked = mark(made, number, choice)
    verdict = Text("Right.", style="bold green") if marked.is_right else Text("Not right.", style="bold red")
    console.print(Text.assemble(verdict, f" {LETTERS[marked.right]}) {marked.says}"))
    console.print(Text(f"Rules: {', '.join(marked.rules)}", style="italic"))
    return choice
