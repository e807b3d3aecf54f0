"""Every standing of an event from its export alone: a program of its own, which imports nothing of the project.

It is written plainly and slowly, from the rulebooks' table of match points and the page about tournaments.
"""

from fractions import Fraction
from typing import Any

ALONE = {3: [6, 4, 2], 2: [6, 4], 1: [6]}


def match_points(totals: dict[str, int]) -> dict[str, int]:
    """Whoever shares places shares what those places give: 5 and 5, 3 and 3, 4 and 4 and 4."""
    prizes = ALONE[len(totals)]
    order = sorted(totals.values(), reverse=True)
    points = {}
    for player, total in totals.items():
        places = [place for place, one in enumerate(order) if one == total]
        points[player] = sum(prizes[place] for place in places) // len(places)
    return points


class Recomputed:
    """An event, replayed by reading its acts one after another."""

    def __init__(self, export: dict[str, Any]) -> None:
        self.players: dict[str, dict[str, Any]] = {}
        self.tables: dict[tuple[str, int], list[dict[str, Any]]] = {}
        self.drafts: dict[tuple[str, int], list[dict[str, Any]]] = {}
        self.absent: dict[tuple[str, int], set[str]] = {}
        self.results: dict[tuple[str, int, str], dict[str, Any]] = {}
        self.disqualified: dict[tuple[str, int, str], set[str]] = {}
        self.replayed_by_two: set[tuple[str, int, str]] = set()
        self.appeals: dict[tuple[str, int, str], set[str]] = {}
        self.bonuses: list[tuple[str, str, int]] = []
        self.playoffs: dict[str, dict[str, Any]] = {}
        for entry in export["entries"]:
            self.read(entry["by"], entry["act"])

    def read(self, by: str, act: dict[str, Any]) -> None:
        do = act["do"]
        if do in ("found", "settings"):
            self.settings = act["settings"]
        elif do == "import":
            self.players.update({one["id"]: one for one in act["players"]})
        elif do == "late-entry":
            self.players[act["player"]["id"]] = act["player"]
        elif do == "no-show":
            missing = self.absent.setdefault((act["competition"], act["round"]), set())
            missing.discard(act["player"]) if act.get("is_here") else missing.add(act["player"])
        elif do == "draft":
            self.drafts[act["competition"], act["round"]] = [dict(one) for one in act["tables"]]
        elif do == "swap":
            other = {act["first"]: act["second"], act["second"]: act["first"]}
            for table in self.drafts[act["competition"], act["round"]]:
                table["players"] = [other.get(one, one) for one in table["players"]]
        elif do == "publish":
            key = (act["competition"], act["round"])
            self.tables[key] = [dict(one) for one in self.drafts[key]]
        elif do == "bonus":
            self.bonuses.append((act["competition"], act["receiver"], act["points"]))
        elif do == "playoff":
            self.playoffs[act["id"]] = {"competition": act["competition"], "players": act["players"], "totals": {}}
        elif do == "playoff-result":
            self.playoffs[act["id"]]["totals"] = act["totals"]
        elif "table" in act:
            self.at_table(by, do, act, (act["competition"], act["round"], act["table"]))

    def at_table(self, by: str, do: str, act: dict[str, Any], key: tuple[str, int, str]) -> None:
        if do in ("enter", "online-result"):
            sheet = act["sheet"]
            paper = {**sheet["totals"], **sheet.get("on_paper", {})}
            self.results[key] = {"sheet": sheet, "paper": paper, "totals": dict(sheet["totals"]), "is_final": False}
            # Online everybody has signed at the table itself, and nobody types it a second time.
            self.results[key].update(listed={}, by=by, is_final=do == "online-result")
            self.disqualified.setdefault(key, set()).update(act.get("disqualified", []))
        elif do == "confirm" and act["totals"] == self.results[key]["paper"]:
            self.results[key]["is_final"] = True
        elif do == "correct":
            self.results[key]["totals"][act["player"]] = act["total"]
        elif do == "deceit":
            self.results[key]["listed"][act["player"]] = act["listed"]
        elif do == "disqualify":
            self.disqualified.setdefault(key, set()).add(act["player"])
        elif do == "replay":
            self.results.pop(key, None)
            self.replayed_by_two.discard(key)
            if act["seats"] == 2:
                self.replayed_by_two.add(key)
        elif do == "appeal":
            self.appeals.setdefault(key, set()).add(act["player"])
        elif do == "decide-appeal":
            self.appeals[key].discard(act["player"])

    def table_score(self, key: tuple[str, int, str], players: list[str]) -> dict[str, dict[str, Any]] | None:
        """Points and totals of a table; nothing while it is out or under appeal."""
        result = self.results.get(key)
        if result is None or self.appeals.get(key):
            return None
        sheet, out = result["sheet"], self.disqualified.get(key, set())
        away = set(sheet.get("did_not_play", []))
        scored = [row for row in sheet.get("rows", []) if row["scores"]]
        away |= {one for one in players if scored and all(row["scores"].get(one) == -2 for row in scored)}
        away = self.absent.get(key[:2], set()) | (away - out)
        if key in self.replayed_by_two:
            away |= out
        totals, zero = {}, set(out)
        for player in players:
            honest, listed = result["totals"][player], result["listed"].get(player)
            totals[player] = honest if listed is None else min(honest, listed)
            if listed is not None and listed > honest:
                zero.add(player)
        there = {player: totals[player] for player in players if player not in away}
        points = match_points(there) if there else {}
        return {
            player: {
                "points": 0 if player in zero else points.get(player, 0),
                "total": totals[player],
                "played": player in there,
                "opponents": [one for one in there if one != player],
                "is_final": result["is_final"],
            }
            for player in players
        }

    def cards(self, competition: dict[str, Any]) -> dict[str, dict[str, Any]]:
        name = competition["id"]
        people = [
            one["id"]
            for one in self.players.values()
            if one["division"] == competition["division"]
            and (not one.get("competitions") or name in one["competitions"])
        ]
        cards: dict[str, dict[str, Any]] = {
            one: {"rounds": [], "section": None, "provisional": False} for one in people
        }
        for number in range(1, competition["rounds"] + 1):
            seated: dict[str, Any] = {}
            for table in self.tables.get((name, number), []):
                score = self.table_score((name, number, table["label"]), table["players"])
                for player in table["players"]:
                    seated[player] = None if score is None else score[player]
                    cards[player]["section"] = table.get("section") or cards[player]["section"]
                    needs = self.settings.get("needs_second_person", True)
                    if score is None or (needs and not score[player]["is_final"]):
                        cards[player]["provisional"] = True
            for player in people:
                cards[player]["rounds"].append(seated.get(player))
        for player, card in cards.items():
            card["sum"] = sum(one["points"] for one in card["rounds"] if one)
            card["played"] = sum(one["played"] for one in card["rounds"] if one)
            card["bonus"] = sum(points for where, who, points in self.bonuses if where == name and who == player)
            card["playoff"] = None
            for playoff in self.playoffs.values():
                if playoff["competition"] == name and player in playoff["totals"]:
                    better = [one for one in playoff["totals"].values() if one > playoff["totals"][player]]
                    card["playoff"] = len(better) + 1
        return cards

    def value(self, metric: str, player: str, tied: dict[str, dict[str, Any]], rounds: int) -> Fraction:
        card = tied[player]
        kind, _, number = metric.partition(":")
        if kind == "match-points":
            return Fraction(card["sum"])
        if kind == "match-points-with-bonus":
            return Fraction(card["sum"] + card["bonus"])
        if kind == "bonus":
            return Fraction(card["bonus"])
        if kind == "shake-points":
            return Fraction(sum(one["total"] for one in card["rounds"] if one and one["played"]))
        if kind == "wins":
            return Fraction(sum(1 for one in card["rounds"] if one and one["points"] == 6))
        if kind == "best":
            return Fraction(
                sum(sorted((one["points"] if one else 0 for one in card["rounds"]), reverse=True)[: int(number)])
            )
        if kind == "scaled":
            return Fraction(card["sum"] * int(number), 6 * rounds)
        if kind == "playoff":
            return Fraction(0) if any(one["playoff"] is None for one in tied.values()) else Fraction(-card["playoff"])
        assert kind == "head-to-head"
        balance = 0
        for one, other in tied.items():
            met = {name for score in other["rounds"] if score and score["played"] for name in score["opponents"]}
            if set(tied) - {one} - met:
                return Fraction(0)
        for number_of_round, score in enumerate(card["rounds"]):
            for opponent in score["opponents"] if score else []:
                if opponent in tied:
                    theirs = tied[opponent]["rounds"][number_of_round]["total"]
                    balance += 1 if score["total"] > theirs else -1 if score["total"] < theirs else 0
        return Fraction(balance)

    def places(self, competition: dict[str, Any], cards: dict[str, dict[str, Any]]) -> list[list[str]]:
        """Groups of players who share a place, the first first."""
        groups = [sorted(cards)]
        for metric in competition["metrics"]:
            split: list[list[str]] = []
            for group in groups:
                tied = {player: cards[player] for player in group}
                values = {player: self.value(metric, player, tied, competition["rounds"]) for player in group}
                in_order = sorted(set(values.values()), reverse=True)
                split += [[player for player in group if values[player] == value] for value in in_order]
            groups = split
        return groups

    def ranking(self, ranking: dict[str, Any]) -> dict[str, Fraction]:
        sums: dict[str, list[Fraction]] = {}
        for name in ranking["competitions"]:
            competition = next(one for one in self.settings["competitions"] if one["id"] == name)
            scale = Fraction(ranking["scaled"], 6 * competition["rounds"]) if ranking.get("scaled") else Fraction(1)
            hands: dict[str, list[Fraction]] = {}
            for player, card in self.cards(competition).items():
                receiver = player if ranking["of"] == "player" else self.players[player].get(ranking["of"])
                if receiver is not None:
                    hands.setdefault(receiver, []).append((card["sum"] + card["bonus"]) * scale)
            kind, _, most = ranking.get("how", "sum").partition(":")
            for receiver, hand in hands.items():
                best = sorted(hand, reverse=True)[: int(most) if most else None]
                part = sum(best, Fraction(0)) / (len(best) if kind == "average" else 1)
                if ranking["of"] != "player":
                    part += sum(points for where, who, points in self.bonuses if where == name and who == receiver)
                sums.setdefault(receiver, []).append(part)
        dropped = {}
        for receiver, parts in sums.items():
            keep = len(ranking["competitions"]) - ranking.get("drops", 0)
            dropped[receiver] = sum(sorted(parts, reverse=True)[:keep], Fraction(0))
        return dropped

    def differences(self, standings: dict[str, Any]) -> list[str]:
        """Where the standings that were printed are other ones."""
        wrong = []
        for competition in self.settings["competitions"]:
            name = competition["id"]
            cards = self.cards(competition)
            place, expected = 1, []
            for group in self.places(competition, cards):
                expected += [(place, len(group) > 1, player) for player in group]
                place += len(group)
            printed = standings["competitions"][name]
            if [(one["place"], one["shared"], one["player"]) for one in printed] != expected:
                wrong.append(f"{name}: places")
            for one in printed:
                card = cards[one["player"]]
                mine = [score["points"] if score else None for score in card["rounds"]]
                seen = (one["points"], one["sum"], one["rounds"], one["section"], one["provisional"])
                if seen != (mine, card["sum"], card["played"], card["section"], card["provisional"]):
                    wrong.append(f"{name}: {one['player']}: {seen} is {mine}, {card}")
            sections = {card["section"] for card in cards.values()} - {None}
            for section in sections:
                own = {player: card for player, card in cards.items() if card["section"] == section}
                if standings["sections"][name].get(section) != self.places(competition, own)[0]:
                    wrong.append(f"{name}: winners of {section}")
        for ranking in self.settings.get("rankings", []):
            mine_sums = self.ranking(ranking)
            for one in standings["rankings"][ranking["id"]]:
                points = mine_sums[one["id"]]
                better = sum(other > points for other in mine_sums.values())
                if Fraction(one["points"]) != points or one["place"] != better + 1:
                    wrong.append(f"{ranking['id']}: {one['id']}: {one['points']} at {one['place']} is {points}")
            if len(standings["rankings"][ranking["id"]]) != len(mine_sums):
                wrong.append(f"{ranking['id']}: somebody is missing")
        wrong += self.award_differences(standings)
        return wrong

    def award_differences(self, standings: dict[str, Any]) -> list[str]:
        wrong = []
        for award in self.settings.get("awards", []):
            printed = [one["id"] for one in standings["awards"][award["id"]]]
            expected: set[str] = set()
            if award["of"] in ("player", "section"):
                competition = next(one for one in self.settings["competitions"] if one["id"] == award["source"])
                cards = self.cards(competition)
                enough = {
                    player: card for player, card in cards.items() if card["played"] >= award.get("minimum_rounds", 0)
                }
                if award["of"] == "section":
                    for section in {card["section"] for card in cards.values()} - {None}:
                        own = {player: card for player, card in cards.items() if card["section"] == section}
                        expected |= set(self.places(competition, own)[0]) & set(enough)
                else:
                    place = 1
                    for group in self.places(competition, enough):
                        by_score = award.get("score") is not None and enough[group[0]]["sum"] >= award["score"]
                        if place <= award.get("places", 0) or by_score:
                            expected |= set(group)
                        place += len(group)
            elif award["of"] == "ranking":
                ranking = next(one for one in self.settings["rankings"] if one["id"] == award["source"])
                mine = self.ranking(ranking)
                for who, points in mine.items():
                    if sum(other > points for other in mine.values()) < award.get("places", 0):
                        expected.add(who)
            if set(printed) != expected:
                wrong.append(f"award {award['id']}: {printed} is {sorted(expected)}")
        return wrong
