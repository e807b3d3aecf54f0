"""May a ruling be appealed (On-Sets 2026-27 VII-C-7)?"""

from forceout.judge.desk.book import DeskBook
from forceout.judge.desk.lines import Check, Line, yes_or_no
from forceout.messages.message import Message


def check_appeal(book: DeskBook, *, has_second_judge_ruled: bool, has_signed: bool) -> Check:
    """The two conditions of an appeal; while it is open the result is held (On-Sets 2026-27 VII-C-7,
    VII-C-7-comment)."""
    judges = book.procedures.second_judges
    if judges is None:
        rule = book.sections.checking
        line = Line(Message("does-this-book-have-appeals"), Message("desk-no"), False, rule)
        return Check((line,), Message("the-judges-ruling-is-final-by-this-book"))
    lines = (
        Line(
            Message("has-a-second-judge-ruled"),
            yes_or_no(has_second_judge_ruled),
            has_second_judge_ruled,
            judges.appeals,
        ),
        Line(
            Message("is-the-scoresheet-not-yet-initialled"), yes_or_no(not has_signed), not has_signed, judges.appeals
        ),
    )
    if has_signed:
        return Check(lines, Message("a-signature-ends-it"))
    if not has_second_judge_ruled:
        return Check(lines, Message("call-a-second-judge-first"))
    return Check(lines, Message("the-result-is-held-until-the-appeal-is-decided"))
