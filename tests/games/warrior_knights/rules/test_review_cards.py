"""What a second look at cards, the Assembly, the Draft, Wages and expeditions found wrong, and what it made sure of."""

import pytest

from tests.support.agendas import ELECTION, OFFICE, PRIVATE, assembly, in_force, listens
from tests.support.arrange import answer, arrange, asked, control, noble_of, put, run, stack_fate
from tests.support.battles import desert
from tests.support.decks import answer_first, draw, lay_down, pick
from tests.support.seen import seen
from wk_env.games.warrior_knights.content.load import house_box, house_content
from wk_env.games.warrior_knights.encoding.compact_cards import CURRENT_ON
from wk_env.games.warrior_knights.rules.asks import ACCEPT, FOR_BARON, LIFT_BAN, PLEDGE, TIE, TIE_BARON, VOTES
from wk_env.games.warrior_knights.rules.cards.vocabulary import CROWNS, PER_ONE, TO_HOLDER, WHO_HOLDER, WORD_GAIN
from wk_env.games.warrior_knights.rules.moments import NOBLE_DIES
from wk_env.games.warrior_knights.rules.numbers import CARD_DISCARDED, NONE, STAR, YES
from wk_env.games.warrior_knights.rules.phases.assembly import Assembly
from wk_env.games.warrior_knights.rules.procedures.death import BY_CARD, Death
from wk_env.games.warrior_knights.rules.queries import strength_of_hold
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.spec import KnightsMatch

CONTENT = house_content()
FROLI = int(CONTENT.area_city[13])


@pytest.mark.rule("WK-243")
def test_nobody_names_a_deputy_when_the_last_agenda_gave_the_chair_to_an_absent_baron() -> None:
    game = arrange(seats=3)
    game.state.current[0] = pick(game, "Election to the Chair")
    lay_down(game, "The Pilgrim's Vow", on=2)
    run(game, Assembly())
    seal_none(game)
    assert asked(game)[:2] == (TIE, 0)
    answer(game, TIE_BARON + 2)
    assert asked(game)[:2] == (ACCEPT, 2)
    answer(game, YES)
    assert game.is_over()
    assert (game.state.chairman, game.state.acting) == (2, NONE)
    assert NONE not in list(game.state.current)


@pytest.mark.rule("WK-269", "WK-489")
def test_a_card_on_a_noble_who_dies_has_its_say_before_it_goes() -> None:
    game = assembly()
    put(game, noble_of(0, STAR), area=13, troops=(50,))
    in_force(game, OFFICE, on=noble_of(0, STAR))
    listens(game, OFFICE, NOBLE_DIES, WHO_HOLDER, WORD_GAIN, 4, CROWNS, TO_HOLDER, 0, PER_ONE)
    run(game, Death(noble_of(0, STAR), BY_CARD))
    answer_first(game)
    assert game.state.card_place[OFFICE] == CARD_DISCARDED
    assert game.state.crowns[0] == 15 + 4


@pytest.mark.rule("WK-182", "WK-187")
def test_all_see_what_fate_named_before_anybody_pays_to_cancel_an_event() -> None:
    game = arrange(seats=3)
    put(game, noble_of(2, STAR), area=13, troops=(150,))
    stack_fate(game, lambda card: (CONTENT.fate_baron[card], CONTENT.fate_symbol[card]) == (2, STAR))
    card = draw(game, "Assassin", drawer=0)
    assert (asked(game)[0], game.state.card_on[card]) == (PLEDGE, noble_of(2, STAR))
    for viewer in range(3):
        assert seen(game, viewer, "cards")[card] == CURRENT_ON + (2 - viewer) % 3 * 4 + STAR
    answer(game, 0, 0, 0)
    desert(game)
    assert game.state.card_on[card] == NONE


@pytest.mark.rule("WK-182")
def test_a_position_in_words_names_the_event_and_what_it_is_about() -> None:
    game = arrange(seats=2)
    stack_fate(game, lambda card: CONTENT.fate_city[card] == 11)
    draw(game, "Arson", drawer=0)
    assert "Drawn: Arson (Event) on Altamont." in KnightsMatch(game, house_box()).say_position(1)


@pytest.mark.rule("WK-250")
def test_later_barons_hear_what_earlier_ones_declared() -> None:
    game = assembly(ELECTION)
    game.state.votes[0] = game.state.votes[1] = 2
    run(game, Assembly())
    answer(game, 1, 1, 0)
    answer(game, 2)
    assert asked(game)[:2] == (FOR_BARON, 1)
    heard = [seen(game, viewer, "declared")[(0 - viewer) % 3] for viewer in range(3)]
    assert heard == [TIE_BARON + 3, TIE_BARON + 2, TIE_BARON + 1]
    assert "Holds 1 Vote ready for Niebieski." in KnightsMatch(game, house_box()).say_position(1)
    answer(game, 2)
    assert list(game.state.declared) == [NONE] * 6


@pytest.mark.rule("WK-276", "WK-281")
def test_all_see_what_a_private_motion_proposes_before_they_vote() -> None:
    game = assembly(PRIVATE)
    game.state.banned[2] = 1
    run(game, Assembly())
    answer(game, LIFT_BAN + 2)
    assert asked(game)[0] == VOTES
    proposed = [seen(game, viewer, "proposal")[0] for viewer in range(3)]
    assert proposed == [LIFT_BAN + 2, LIFT_BAN + 1, LIFT_BAN]


@pytest.mark.rule("WK-384", "WK-413")
def test_walls_lose_the_castellan_as_soon_as_he_falls_in_the_battle() -> None:
    game = arrange()
    control(game, 0, FROLI)
    put(game, noble_of(0, STAR), area=13)
    castellan = lay_down(game, "Castellan of the Empty Throne", on=noble_of(0, STAR))
    assert (game.state.card_on[castellan], strength_of_hold(game.state, FROLI)) == (noble_of(0, STAR), 300)
    game.state.casualties[noble_of(0, STAR)] = 1
    assert strength_of_hold(game.state, FROLI) == 200


def seal_none(game: Play) -> None:
    while game.decision.count > 0 and game.decision.ask == VOTES:
        answer(game, 0)
