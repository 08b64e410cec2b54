"""Optional rules by name: what each changes, which exclude each other, and the counts of tokens that limit nobody."""

from dataclasses import asdict

import pytest

from tests.support.arrange import arrange, put
from wk_env.games.warrior_knights.rules.cards.effects_on_armies import change_casualties
from wk_env.games.warrior_knights.rules.cards.resources import add
from wk_env.games.warrior_knights.rules.cards.vocabulary import CROWNS, INFLUENCE
from wk_env.games.warrior_knights.rules.deeds import breach
from wk_env.games.warrior_knights.rules.numbers import AGENDAS, NOBLES, OPEN_MOTIONS
from wk_env.games.warrior_knights.rules.phases.setup import shuffle_decks
from wk_env.games.warrior_knights.rules.rules import (
    ALL_OF_THE_KINGDOM,
    HAIL,
    LORDS,
    MIGHT_IS_RIGHT,
    NUMBERS,
    STANDARD,
    THE_KING,
    Rules,
)
from wk_env.games.warrior_knights.rules.variants import CLASHES, VARIANTS, agree, bargains, game_length
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS

CHANGES = [
    ("short_game", {"influence_each": 8}),
    ("long_game", {"influence_each": 12}),
    ("longest_game", {"influence_each": 15}),
    ("might_is_right", {"victory": MIGHT_IS_RIGHT, "last_round": 20}),
    ("player_elimination", {"elimination": 1}),
    ("abandoned_nobles", {"abandoned_heirs": 1}),
    ("miracles", {"miracles": 1}),
    ("bargains", {"offers": 1}),
    ("bargains_everywhere", {"offers": 1, "bargain_windows": 1}),
    ("exchanging_heirs", {"heirs": 1, "offers": 1}),
    ("open_private_motions", {"open_motions": OPEN_MOTIONS}),
    ("total_conquest", {"conquest": ALL_OF_THE_KINGDOM}),
    ("worthy_barons", {"city_gains": 1}),
    ("zero_influence", {"poor_draws": 1}),
    ("limited_heirs", {"sure_heirs": 2}),
    ("instant_influence", {"instant": 1}),
    ("capitulation", {"capitulations": 1}),
    ("diplomatic_conquest", {"appeals": 1}),
    ("advanced_sieges", {"siege_draws": 2}),
    ("lords_of_the_realm", {"victory": LORDS, "last_round": 20}),
    ("hail_to_the_king", {"victory": HAIL, "reign_rounds": 12}),
    ("treachery", {"pact_rounds": 3}),
    ("house_garrisons", {"manning": 1}),
    ("invading_kingdom", {"invader": 1}),
    ("the_king", {"victory": THE_KING, "influence_each": 8}),
    ("the_short_king", {"victory": THE_KING, "influence_each": 6, "crown_goal": 12}),
    ("the_long_king", {"victory": THE_KING, "crown_goal": 20}),
    ("missions", {"missions": 1}),
    ("for_glory", {"glory": 1}),
]


@pytest.mark.rule("WK-535", "WK-536", "WK-546", "WK-522", "WK-537", "WK-539", "WK-544", "WK-584", "WK-585", "VR-001")
@pytest.mark.parametrize(("name", "changes"), CHANGES)
def test_each_variant_changes_its_numbers_and_no_other(name: str, changes: dict[str, int]) -> None:
    assert asdict(VARIANTS[name](STANDARD)) == asdict(STANDARD) | changes


@pytest.mark.rule("WK-535")
def test_every_variant_is_on_or_off_and_all_are_off_by_default() -> None:
    assert {name for name, _ in CHANGES} == set(VARIANTS)
    assert agree([]) == STANDARD == Rules()
    both = agree(["miracles", "player_elimination"])
    assert (both.miracles, both.elimination, both.heirs) == (1, 1, 0)


@pytest.mark.rule("WK-535", "VR-123", "VR-124", "VR-125", "VR-138")
@pytest.mark.parametrize("pair", CLASHES)
def test_a_clash_is_refused(pair: tuple[str, str]) -> None:
    assert set(pair) <= set(VARIANTS)
    with pytest.raises(ValueError, match="exclude each other"):
        agree(pair)


@pytest.mark.rule("WK-535")
def test_a_strange_name_gets_a_sentence() -> None:
    with pytest.raises(ValueError, match="no such optional rule: 'chess'; there are short_game"):
        agree(["chess"])


@pytest.mark.rule("WK-536", "WK-522")
def test_numbers_of_ones_own() -> None:
    assert game_length(20)(STANDARD).influence_each == 20
    assert bargains(3)(STANDARD).offers == 3


@pytest.mark.rule("WK-539", "WK-540")
def test_heirs_come_with_bargains_and_keep_those_that_were_agreed() -> None:
    assert VARIANTS["exchanging_heirs"](bargains(3)(STANDARD)).offers == 3


def test_a_rule_is_a_whole_number_and_the_settings_know_all_but_one() -> None:
    fields = asdict(STANDARD)
    assert {type(number) for number in fields.values()} == {int}
    assert set(fields) - {name for name, _, _ in NUMBERS} == {"two_player_goal"}
    assert {name: number for name, number, _ in NUMBERS}.items() <= fields.items()
    assert WARRIOR_KNIGHTS.settings({"offers": 2})["offers"] == 2


@pytest.mark.rule("WK-549")
def test_there_are_44_agendas_and_no_other_count_limits_the_game() -> None:
    game = arrange()
    shuffle_decks(game)
    table = game.state
    assert table.agenda_count == AGENDAS == 44
    add(table, 0, CROWNS, 100)
    add(table, 0, INFLUENCE, 50)
    for noble in range(NOBLES):
        put(game, noble, 13, troops=(100, 50) if noble < 8 else (50,))
        change_casualties(table, noble, 2)
    for hold in range(24):
        breach(table, hold)
    assert (table.crowns[0] > 93, table.influence[0] > 44, sum(table.casualties) > 24) == (True, True, True)
    assert sum(table.breaches) > 18
