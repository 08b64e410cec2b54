"""Riots, withdrawals and more funds as they are asked about, told, shown as data and written as numbers."""

from librt.vecs import vec
from mypy_extensions import i16

from tests.support.arrange import answer, control, noble_of, put, run, stack_fate
from tests.support.battles import BERAC, BERAC_AREA, MEADOW, NEAR, URAN, place_stronghold
from tests.support.fates import clash, glory_table, meadow, reports, riot_in, says
from wk_env.games.warrior_knights.content.load import Box, house_box
from wk_env.games.warrior_knights.encoding import starts
from wk_env.games.warrior_knights.expansions.crown_and_glory.encoding.more import see_more
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import GARRISONED
from wk_env.games.warrior_knights.facts.types import KnightsFacts
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.deeds import put_noble
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CALM,
    CIRCLE,
    DEAL,
    DRAW_FATE,
    FUNDS_NEEDED,
    MOST_SEATS,
    NO,
    NO_NEWS,
    NONE,
    PREVENT,
    RIOTS,
    STAR,
    WITHDRAW,
    YES,
)
from wk_env.games.warrior_knights.rules.procedures.expedition import Sail
from wk_env.games.warrior_knights.rules.procedures.revolt import Revolts
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.state import put as laid
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.games.warrior_knights.story.march_reports import MarchReport, is_decided, say_march
from wk_env.games.warrior_knights.story.news import tell, tell_step
from wk_env.games.warrior_knights.story.recap import Digest
from wk_env.games.warrior_knights.table.forecast import voyage_chances
from wk_env.games.warrior_knights.words.options import say_choice, say_deed
from wk_env.games.warrior_knights.words.position import say_walls
from wk_env.games.warrior_knights.words.questions import say_question
from wk_env.games.warrior_knights.words.steps import Step, unfold
from wk_env.games.warrior_knights.words.things import BATTLE_RESULTS, Speech
from wk_env.kernel.core import Frame

CEYLON, SPICE, CHINA = 0, 1, 2


def box() -> Box:
    """Our cards, those of For Glory."""
    return house_box().of(Rules(glory=1))


def speech(game: Play, listener: int | None = None) -> Speech:
    """Somebody who talks about a game, to a seat or to nobody in particular."""
    return Speech(box().names, game, listener)


def told(game: Play, choice: int) -> str:
    """The story of a choice."""
    return "\n".join(news.sentence for news in tell(speech(game), choice))


def told_of(game: Play, frame: Frame[Table]) -> str:
    """The story of a piece of business up to the first question."""
    game.call(frame)
    found: list[str] = []
    while (top := game.top) is not None and game.decision.count == 0:
        old, before = game.state.copy(), top.copy()
        top.resume(game)
        found += [news.sentence for news in tell_step(Step(before, old, speech(game), NONE, NONE))]
    return "\n".join(found)


def options(game: Play) -> list[str]:
    """The options as they are put to whoever is asked."""
    return [say_choice(speech(game, game.decision.seat), choice) for choice in game.decision.choices()]


def recapped(game: Play, *choices: int) -> str:
    """The short account of a game after these choices."""
    digest = Digest()
    for choice in choices:
        digest.follow(speech(game), choice)
        answer(game, choice)
    return " ".join(part for entry in digest.so_far(speech(game)) for part in entry.parts)


def facts_of(game: Play, viewer: int) -> KnightsFacts:
    """What a seat knows, as data."""
    face = WARRIOR_KNIGHTS.facts
    assert face is not None
    facts = face.look(KnightsMatch(game, box()), viewer)
    assert isinstance(facts, KnightsFacts)
    return facts


# ---- riots


def rioting() -> Play:
    """Seat 0 is asked about a riot in Berac."""
    game = glory_table()
    control(game, 0, BERAC)
    game.state.faith[0] = 1
    stack_fate(game, says(game, RIOTS))
    run(game, Revolts())
    return game


def test_a_riot_is_asked_about() -> None:
    game = rioting()
    assert say_question(speech(game), 0).endswith("you are asked: The people of Berac riot: what now?")
    assert options(game) == ["pay 1 Faith to calm Berac", "pay 6 crowns to calm Berac", "let Berac riot"]
    assert say_deed(speech(game), asks.LET_RIOT).endswith("lets Berac riot")


def test_a_riot_is_told_from_its_outbreak_to_its_end() -> None:
    game = glory_table()
    control(game, 0, BERAC, URAN)
    stack_fate(game, says(game, RIOTS), says(game, CALM))
    assert told_of(game, Revolts()) == "A riot breaks out in Berac."
    assert told(game, asks.LET_RIOT) == "Berac yields nothing while it riots.\nUran is tested and stays calm."
    answer(game, asks.LET_RIOT)
    put(game, noble_of(0, STAR), BERAC_AREA + 1, troops=(50,))
    old = game.state.copy()
    put_noble(game.state, noble_of(0, STAR), BERAC_AREA)
    news = [item.sentence for item in tell_step(Step(Revolts(), old, speech(game), NONE, NONE))]
    assert news == ["Berac is calm again."]


def test_a_city_that_is_lost_is_not_called_calm() -> None:
    game = riot_in(rioting(), BERAC)
    game.decision.count = 0
    stack_fate(game, says(game, RIOTS))
    while game.top is not None:
        game.end()
    run(game, Revolts())
    assert game.decision.ask == asks.REVOLT
    assert "calm" not in told(game, asks.LOSE_CITY)


def test_a_garrison_is_told_to_prevent_a_riot() -> None:
    game = glory_table()
    control(game, 0, BERAC)
    game.state.annex = laid(game.state.annex, GARRISONED, BIT[BERAC])
    stack_fate(game, says(game, RIOTS))
    assert told_of(game, Revolts()) == "The Garrison of Berac prevents a riot."


def test_what_is_paid_for_calm_is_said_once() -> None:
    game = rioting()
    assert told(game, asks.PAY_CROWNS) == ""
    assert recapped(game, asks.PAY_CROWNS).endswith("pays 6 crowns to calm Berac")


def test_a_rioting_city_is_shown_in_words_data_and_numbers() -> None:
    game = riot_in(glory_table(), BERAC)
    control(game, 1, URAN)
    assert say_walls(speech(game), BERAC) == "strength 200, rioting"
    assert "rioting" not in say_walls(speech(game), URAN)
    names = box().names.cities
    cities = facts_of(game, 0).cities
    assert (cities[names[BERAC]].is_rioting, cities[names[URAN]].is_rioting) == (True, False)
    row = vec[i16]([0] * starts.BLOCKED_SPOTS)
    see_more(game, 0, row, 0)
    assert [place for place in range(24) if row[starts.RIOTS + place]] == [BERAC]


# ---- withdrawals


def in_the_meadow(game: Play | None = None) -> Play:
    """Seat 1 is asked whether he withdraws from a battle in the meadow."""
    game = meadow((100, 100), (100, 100), game or glory_table())
    clash(game, (PREVENT, DEAL), (WITHDRAW, DRAW_FATE), later=(PREVENT, PREVENT))
    return game


def test_a_withdrawal_is_asked_about() -> None:
    game = in_the_meadow()
    attacker = speech(game).baron(0)
    assert say_question(speech(game), 1).endswith(f"Do your Nobles withdraw before {attacker} (the open field)?")
    assert options(game) == [f"stand against {attacker}", f"withdraw before {attacker}"]
    assert BATTLE_RESULTS[WITHDRAW] == "Retreat"


def test_he_is_told_what_he_gives_up_and_who_would_die() -> None:
    game = meadow((100,), (100,), glory_table())
    place_stronghold(game, 1, MEADOW)
    for symbol, area in enumerate((BERAC_AREA, NEAR, 51)):
        put(game, noble_of(0, symbol), area, troops=(50,))
    place_stronghold(game, 0, 50)
    walls = game.state.content.stronghold_strength[1] + game.state.army_troops[25]
    clash(game, (DEAL,), (WITHDRAW, *[PREVENT] * int(walls // 100)))
    him, noble = speech(game).baron(1), speech(game).noble(noble_of(1, CIRCLE))
    said = options(game)[1]
    assert f"giving up the stronghold of {him}" in said
    assert f"({noble} has no way out and will die)" in said


def test_a_withdrawal_is_told_and_so_are_the_cards_of_who_stands() -> None:
    game = in_the_meadow()
    one, other = speech(game).baron(0), speech(game).baron(1)
    assert told(game, YES).splitlines() == [f"{other} withdraws before {one}."]
    told_later = told(game, NO).splitlines()
    assert told_later[0].startswith(f"{one[:1].upper()}{one[1:]} shows")
    assert f"{other} shows 2 x Prevent 100 Casualties, Draw 1 Fate and Retreat" in told_later[0]


def test_the_account_of_a_march_says_that_the_defender_withdrew() -> None:
    game = in_the_meadow()
    march = MarchReport(0, game.state.copy())
    for step in unfold(speech(game), YES):
        march.watch(step)
    answer(game, YES)
    assert say_march(march, speech(game)).endswith(": the defender withdraws")
    assert is_decided(march, speech(game))


# ---- more funds


def lacking() -> Play:
    """Two Barons with stakes in an expedition to Ceylon that needs more funds, and one to China of which is no news."""
    game = glory_table()
    for voyage, stakes in ((CEYLON, (3, 4)), (CHINA, (0, 2))):
        game.state.voyage_spot = laid(game.state.voyage_spot, voyage, 2)
        for seat, stake in enumerate(stakes):
            game.state.voyage_share[voyage * MOST_SEATS + seat] = stake
    stack_fate(game, reports(game, CEYLON, FUNDS_NEEDED), reports(game, CHINA, NO_NEWS))
    return game


def test_more_funds_are_asked_for() -> None:
    game = lacking()
    assert told_of(game, Sail(NONE)) == "The expedition to Ceylon needs more funds."
    assert "needs more funds: do your 2 crowns go there, or is your stake lost?" in say_question(speech(game), 0)
    assert options(game) == [
        "lose your stake of 3 crowns in the expedition to Ceylon",
        "pay 2 crowns more for the expedition to Ceylon",
    ]


def test_lost_stakes_and_the_news_of_later_expeditions_are_told() -> None:
    game = lacking()
    run(game, Sail(NONE))
    assert told(game, NO) == "D'Emerande loses his stake in the expedition to Ceylon."
    assert told(game, YES) == ""
    answer(game, NO)
    assert told(game, YES) == "There is no news of the expedition to China."
    assert "The expedition to Ceylon is given up: nobody pays for it." in told(game, NO).splitlines()


def test_the_odds_of_an_expedition_name_funds_and_five_times_the_stake() -> None:
    said = voyage_chances(speech(glory_table()), CHINA)
    assert said.startswith("of 48 Fate cards, on ")
    assert "on 2 it pays 5 times the stake" in said
    assert "on 6 it needs more funds" in said
    assert "-2 times" not in said
