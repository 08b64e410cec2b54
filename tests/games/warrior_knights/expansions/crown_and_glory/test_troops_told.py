"""Captains, Garrisons and Levies as they are asked about, told, shown as data and written as numbers."""

from librt.vecs import vec
from mypy_extensions import i16

from tests.support.arrange import answer, control, hire, noble_of, put, run
from tests.support.battles import BERAC, BERAC_AREA, FROLI, MEADOW, NEAR
from tests.support.towns import (
    ENGLISH,
    FIRST,
    HERALD,
    LEADER,
    SECOND,
    SWISS,
    card,
    garrison,
    give_captain,
    give_levy,
    kind,
    take_out,
    towns,
)
from wk_env.games.warrior_knights.content.load import house_box
from wk_env.games.warrior_knights.encoding import starts
from wk_env.games.warrior_knights.expansions.crown_and_glory.encoding.more import see_more
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import FIRST_CAPTAIN, FIRST_LEVY, LEVY_KIND
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrison_business import (
    HireGarrison,
    UpgradeWithGarrisons,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.levies import RecruitLevies
from wk_env.games.warrior_knights.expansions.crown_and_glory.words.numbers import special_troops
from wk_env.games.warrior_knights.facts.board import Armies, city_of
from wk_env.games.warrior_knights.facts.known import Known
from wk_env.games.warrior_knights.facts.pieces import Troops
from wk_env.games.warrior_knights.rules.asks import NO_CITY, NO_UPGRADE
from wk_env.games.warrior_knights.rules.deeds import make_neutral, move_troop
from wk_env.games.warrior_knights.rules.numbers import BIT, FIRST_GROUP, IN_DECK, NO, ON_OFFER, TROOPS, YES
from wk_env.games.warrior_knights.rules.phases.draft import Draft
from wk_env.games.warrior_knights.rules.phases.wages import Wages
from wk_env.games.warrior_knights.rules.procedures.battle import Fight
from wk_env.games.warrior_knights.rules.procedures.hiring import PlaceTroop
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.rules.state import put as laid
from wk_env.games.warrior_knights.story.news import tell
from wk_env.games.warrior_knights.story.recap import Digest
from wk_env.games.warrior_knights.words.armies import say_troops
from wk_env.games.warrior_knights.words.options import say_choice, say_deed
from wk_env.games.warrior_knights.words.position import say_agendas, say_walls
from wk_env.games.warrior_knights.words.questions import say_question
from wk_env.games.warrior_knights.words.things import Speech


def speech(game: Play, listener: int | None = None) -> Speech:
    """Somebody who talks about a game, to a seat or to nobody in particular."""
    return Speech(house_box().of(Rules(glory=1)).names, game, listener)


def news(game: Play, choice: int) -> list[str]:
    """What everybody is told of an answer."""
    return [item.sentence for item in tell(speech(game), choice)]


def known(game: Play) -> Known:
    """What seat 0 knows."""
    return Known(house_box().of(Rules(glory=1)).names, game, 0)


def on_offer(nation: int, rank: int) -> Play:
    """A Draft in which seat 0 may hire this captain."""
    game = towns()
    game.state.track[0] = 0
    take_out(game.state, card(nation, rank))
    move_troop(game.state, card(nation, rank), ON_OFFER)
    run(game, Draft())
    return game


# ---- captains


def test_a_captain_is_hired_and_placed_by_name() -> None:
    game = on_offer(ENGLISH, LEADER)
    assert say_choice(speech(game, 0), kind(ENGLISH, LEADER)) == (
        "hire Wat Ashbow (Leader of the English, 50) (2 crowns)"
    )
    answer(game, kind(ENGLISH, LEADER))
    assert "Where does Wat Ashbow (Leader of the English, 50) go?" in say_question(speech(game, 0), 0)
    assert "lay Wat Ashbow (Leader of the English, 50) with" in say_choice(speech(game, 0), 0)


def test_other_troops_go_in_the_plural() -> None:
    game = towns()
    run(game, PlaceTroop(0, hire(game, FIRST_GROUP, 100, SWISS)))
    assert "Where do the 100 Swiss go?" in say_question(speech(game, 0), 0)


def test_what_a_captain_gives_stands_among_the_cards_in_force() -> None:
    game = towns()
    put(game, FIRST, MEADOW)
    assert not any("Wat Ashbow" in line for line in say_agendas(speech(game)))
    give_captain(game, FIRST, ENGLISH, LEADER)
    told = next(line for line in say_agendas(speech(game)) if "Wat Ashbow" in line)
    noble = speech(game).noble(FIRST)
    assert told == f"In force: Wat Ashbow (Leader) on {noble}. As commander his Noble draws one Fate card more."


def test_an_army_is_told_with_its_captain_and_its_levy() -> None:
    game = towns()
    put(game, FIRST, MEADOW)
    give_captain(game, FIRST, ENGLISH, HERALD)
    give_levy(game, FIRST, BERAC)
    city = speech(game).city(BERAC)
    assert say_troops(speech(game), FIRST) == (
        f"150 troops (Gilbert Tally (Herald of the English, 50) and 100 of the Levy of {city})"
    )


def test_a_captain_who_comes_is_told_once() -> None:
    game = on_offer(ENGLISH, LEADER)
    answer(game, kind(ENGLISH, LEADER))
    told = [say_deed(speech(game), 0), *news(game, 0)]
    assert sum("Wat Ashbow" in sentence for sentence in told) == 1


def test_the_strength_in_a_siege_names_what_cards_add() -> None:
    game = towns()
    control(game, 1, BERAC)
    put(game, FIRST, BERAC_AREA, troops=(200,))
    give_captain(game, FIRST, 1, LEADER)
    run(game, Fight(0, BERAC_AREA))
    answer(game, 1)
    assert "your 250 troops and 200 for a commander and 100 by cards" in say_question(speech(game, 0), 0)


# ---- Garrisons


def test_a_garrison_is_asked_for_and_told() -> None:
    game = towns()
    control(game, 0, BERAC)
    run(game, UpgradeWithGarrisons())
    answer(game, NO_UPGRADE)
    city = speech(game).city(BERAC)
    assert "which of your cities gets a Garrison (100 strength; 8 left)?" in say_question(speech(game, 0), 0)
    assert say_choice(speech(game, 0), BERAC) == f"hire a Garrison for {city} (1 crown)"
    assert say_choice(speech(game, 0), NO_CITY) == "hire no Garrison"
    assert not any("Garrison" in sentence for sentence in news(game, BERAC))
    digest = Digest()
    digest.follow(speech(game), BERAC)
    assert digest.so_far(speech(game))[-1].parts[0].endswith(f"hires a Garrison for {city} (1 crown)")


def test_a_garrison_is_shown_at_its_city() -> None:
    game = towns()
    control(game, 0, BERAC)
    assert "Garrison" not in say_walls(speech(game), BERAC)
    assert not city_of(known(game), Armies(known(game)), BERAC).has_garrison
    garrison(game, BERAC)
    assert say_walls(speech(game), BERAC) == "strength 300, with a Garrison"
    shown = city_of(known(game), Armies(known(game)), BERAC)
    assert (shown.has_garrison, shown.strength) == (True, 300)


def test_a_garrison_that_is_lost_is_told_and_its_walls_are_not_repaired() -> None:
    game = towns()
    control(game, 0, BERAC, FROLI)
    garrison(game, BERAC, FROLI)
    game.state.breaches = laid(game.state.breaches, FROLI, 3)
    game.state.crowns[0] = 15 - 3
    run(game, Wages(BIT[0]))
    game.state.crowns[0] = 3
    berac, froli = speech(game).city(BERAC), speech(game).city(FROLI)
    assert say_choice(speech(game, 0), YES) == f"pay the Garrison of {froli} (2 crowns)"
    assert say_choice(speech(game, 0), NO) == f"let the Garrison of {froli} go"
    assert f"{berac} loses its Garrison." in news(game, YES)
    game.state.crowns[0] = 1
    told = news(game, NO)
    assert f"{berac} loses its Garrison." in told
    assert not any("repaired" in sentence for sentence in told)


def test_a_garrison_that_goes_with_its_city_is_told() -> None:
    game = towns()
    control(game, 0, BERAC)
    garrison(game, BERAC)
    run(game, HireGarrison(0, 0))
    assert not game.stack
    make_neutral(game.state, BERAC)
    assert "Garrison" not in say_walls(speech(game), BERAC)


# ---- Levies


def test_a_levy_is_asked_for_and_told() -> None:
    game = towns()
    control(game, 0, BERAC)
    put(game, FIRST, BERAC_AREA, troops=(50,))
    run(game, RecruitLevies(0, 0))
    city, noble = speech(game).city(BERAC), speech(game).noble(FIRST)
    assert say_choice(speech(game, 0), BERAC) == f"recruit the Levy of {city} (2 crowns)"
    assert say_choice(speech(game, 0), NO_CITY) == "recruit no more Levies"
    assert f"{noble} gets 100 of the Levy of {city}." in news(game, BERAC)


def test_the_noble_who_gets_a_levy_is_asked_for_by_its_city() -> None:
    game = towns()
    control(game, 0, BERAC)
    put(game, FIRST, BERAC_AREA, troops=(50,))
    put(game, SECOND, BERAC_AREA, troops=(50,))
    run(game, RecruitLevies(0, 0))
    answer(game, BERAC)
    city, noble = speech(game).city(BERAC), speech(game).noble(SECOND)
    assert f"Which of your Nobles gets the Levy of {city}?" in say_question(speech(game, 0), 0)
    assert say_choice(speech(game, 0), 1) == f"give the Levy of {city} to {noble}"
    assert not any("gets" in sentence for sentence in news(game, 1))


# ---- as data and as numbers


def test_special_troops_are_data_with_their_names() -> None:
    game = towns()
    give_captain(game, FIRST, ENGLISH, LEADER)
    give_levy(game, SECOND, BERAC)
    armies = Armies(known(game))
    city = speech(game).city(BERAC)
    assert armies.cards(FIRST) == (Troops(50, nation="English", company="Wat Ashbow", rank="Leader"),)
    assert armies.cards(SECOND) == (Troops(100, company=f"Levy of {city}"),)


def test_numbers_say_where_special_troops_and_garrisons_are() -> None:
    game = towns()
    control(game, 0, BERAC)
    garrison(game, BERAC)
    give_captain(game, FIRST, ENGLISH, LEADER)
    give_levy(game, noble_of(1, 0), BERAC)
    row = vec[i16]([0] * 400)
    see_more(game, 0, row, 0)
    assert [row[starts.GARRISONS + city] for city in range(24)] == [int(city == BERAC) for city in range(24)]
    captain = starts.MORE_TROOP_CARDS + FIRST_CAPTAIN - TROOPS
    levy = starts.MORE_TROOP_CARDS + FIRST_LEVY - TROOPS
    assert [int(row[captain]), int(row[captain + 1])] == [FIRST + 1, int(IN_DECK)]
    assert [int(row[levy + BERAC]), int(row[levy + FROLI])] == [noble_of(1, 0) + 1, int(IN_DECK)]


def test_every_special_troop_card_has_a_label() -> None:
    labels = special_troops(house_box().of(Rules(glory=1)).names)
    assert len(set(labels)) == len(labels) == 36
    assert labels[FIRST_CAPTAIN - TROOPS : FIRST_CAPTAIN - TROOPS + 2] == [
        "Leader of the English",
        "Herald of the English",
    ]
    assert labels[FIRST_LEVY - TROOPS + BERAC] == f"Levy of {house_box().names.cities[BERAC]}"


def test_kinds_are_numbered_as_the_questions_ask() -> None:
    game = towns()
    put(game, FIRST, NEAR)
    give_levy(game, FIRST, 17)
    assert kind(ENGLISH, LEADER) - 1 == LEVY_KIND + 17
    assert speech(game).kind(LEVY_KIND + 17) == f"100 of the Levy of {speech(game).city(17)}"
