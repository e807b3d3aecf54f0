import time
from tests.browser.test_three_seats import *

def test_tmp(visit, guard):
    contexts = [visit(PHONE, has_touch=True), visit(DESKTOP), visit(DESKTOP)]
    pages = [context.new_page() for context in contexts]
    for page, name in zip(pages, NAMES, strict=True):
        enter(page, name)
    counts = {}
    for i, page in enumerate(pages):
        page.on("request", lambda r: counts.__setitem__(r.url[22:60], counts.get(r.url[22:60],0)+1))
    players = [Player(hands(page), Brain()) for hands, page in zip((Fingers, Mouse, Keyboard), pages, strict=True)]
    table_of_three(pages, SETTINGS)
    last=None
    while True:
        view = players[0].view()
        catch_up(players, view["seq"])
        if phase_of(view)!=last:
            last=phase_of(view)
            counts.clear()
            m=[]
            for page in pages:
                s=page.context.new_cdp_session(page); s.send("Performance.enable")
                m.append((s, {x["name"]:x["value"] for x in s.send("Performance.getMetrics")["metrics"]}))
            pages[0].wait_for_timeout(1500)
            out=[]
            for s,b in m:
                a={x["name"]:x["value"] for x in s.send("Performance.getMetrics")["metrics"]}
                out.append((round(a["TaskDuration"]-b["TaskDuration"],2), round(a["ScriptDuration"]-b["ScriptDuration"],2), round(a["LayoutDuration"]-b["LayoutDuration"],2), a["LayoutCount"]-b["LayoutCount"], a["Nodes"]-b["Nodes"]))
            print(last, out, dict(counts), flush=True)
        if last=="scored": break
        wishes = ((player, player.brain.wanted(player.view())) for player in players)
        player, wanted = next((player, wanted) for player, wanted in wishes if wanted is not None)
        player.act(wanted)
