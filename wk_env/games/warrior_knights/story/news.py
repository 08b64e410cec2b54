"""What followed from a choice, for those who were not there: step by step, one sentence for each notable change."""

from collections.abc import Callable, Iterator
from typing import Final

from wk_env.games.warrior_knights.expansions.crown_and_glory.words import crown, fate, learning, troops
from wk_env.games.warrior_knights.rules.numbers import CITIES, RAZED
from wk_env.games.warrior_knights.story import assembly_and_cards, fights, gains_and_losses, places
from wk_env.games.warrior_knights.words import armies, optional_rules, stakes
from wk_env.games.warrior_knights.words.optional import (
    advanced_sieges,
    diplomatic_conquest,
    hail_to_the_king,
    house_garrisons,
    invader,
    limited_heirs,
    pacts,
    truces,
)
from wk_env.games.warrior_knights.words.optional.lords_of_the_realm import has_points, influence_word
from wk_env.games.warrior_knights.words.phases import chapter_of_step
from wk_env.games.warrior_knights.words.steps import Step, unfold
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.english import listed
from wk_env.kernel.faces import News

Teller = Callable[[Step], Iterator[str]]
# What is told in a short account, what matters most first, and the number of what stands in the full record alone.
RECORD_ONLY: Final = 13
# In the order in which things are told of one step, each with how much it matters.
TELLERS: Final[tuple[tuple[int, Teller], ...]] = (
    (RECORD_ONLY, gains_and_losses.tell_turned_over),
    (9, assembly_and_cards.tell_events),
    (RECORD_ONLY, assembly_and_cards.tell_targets),
    (RECORD_ONLY, assembly_and_cards.tell_event_texts),
    (RECORD_ONLY, fights.tell_hands),
    (3, fights.tell_result),
    (3, fate.tell_withdrawals),
    (RECORD_ONLY, fights.tell_casualties),
    (RECORD_ONLY, assembly_and_cards.tell_papers),
    (RECORD_ONLY, assembly_and_cards.tell_votes),
    (12, assembly_and_cards.tell_verdict),
    (4, assembly_and_cards.tell_offices),
    (5, assembly_and_cards.tell_cards),
    (11, assembly_and_cards.tell_bans),
    (1, places.tell_cities),
    (2, places.tell_strongholds),
    (7, places.tell_sieges),
    (8, places.tell_revolts),
    (8, fate.tell_riots),
    (RECORD_ONLY, places.tell_calm),
    (RECORD_ONLY, places.tell_walls),
    (RECORD_ONLY, troops.tell_garrisons),
    (6, fights.tell_deaths),
    (RECORD_ONLY, fights.tell_nobles),
    (RECORD_ONLY, gains_and_losses.tell_troops),
    (10, gains_and_losses.tell_voyages),
    (10, fate.tell_funds),
    (RECORD_ONLY, gains_and_losses.tell_no_news),
    (RECORD_ONLY, gains_and_losses.tell_purses),
    (RECORD_ONLY, gains_and_losses.tell_markets),
    (RECORD_ONLY, assembly_and_cards.tell_agendas),
    (RECORD_ONLY, armies.tell_distribution),
    (1, crown.tell_crown),
    (1, crown.tell_missions),
    (RECORD_ONLY, learning.tell_knowledge),
    (5, learning.tell_advancements),
    (RECORD_ONLY, learning.tell_row),
    (4, learning.tell_scholar),
    (6, limited_heirs.tell_deaths),
    (RECORD_ONLY, advanced_sieges.tell_draws),
    (3, hail_to_the_king.tell_concessions),
    (6, pacts.tell_pacts),
    (RECORD_ONLY, pacts.tell_refusals),
    (3, pacts.tell_treason),
    (8, house_garrisons.tell_put_down),
    (7, invader.tell_marches),
    (RECORD_ONLY, invader.tell_returns),
    (1, invader.tell_fall),
    (2, optional_rules.tell_eliminations),
    (RECORD_ONLY, optional_rules.tell_bargains),
    (RECORD_ONLY, optional_rules.tell_standing),
    (7, truces.tell_truces),
    (7, diplomatic_conquest.tell_appeals),
    (RECORD_ONLY, stakes.tell_words),
)


def tell_step(step: Step) -> Iterator[News]:
    """Everything worth telling of a step."""
    for weight, teller in TELLERS:
        for sentence in teller(step):
            yield News(weight, f"{sentence[:1].upper()}{sentence[1:]}.", chapter_of_step(step))


def tell(speech: Speech, choice: int) -> list[News]:
    """Everything worth telling that follows from a choice."""
    return [news for step in unfold(speech, choice) for news in tell_step(step)]


def say_opening(speech: Speech) -> list[str]:
    """What Fate and the cards settled before the first choice."""
    table = speech.table
    razed = [speech.city(city) for city in range(CITIES) if table.city_owner[city] == RAZED]
    barons = [f"{speech.baron(seat)} ({speech.names.colours[table.colour[seat]]})" for seat in range(table.seats)]
    offices = (
        f"{speech.baron(table.chairman)} is Chairman of the Assembly, {speech.baron(table.head)} Head of the Church"
    )
    return [
        f"The Barons: {listed(barons)}.",
        f"{offices[:1].upper()}{offices[1:]}.",
        *learning.say_first_scholar(speech),
        *([f"Razed before the game: {listed(razed)}."] if razed else []),
    ]


def say_standing(speech: Speech) -> str:
    """How the Barons stand, in one line."""
    table = speech.table
    parts = (f"{speech.baron(seat)} {table.influence[seat]}" for seat in range(table.seats))
    pool = "" if has_points(table) else f"; pool {table.pool}"
    return f"{influence_word(table)}: {', '.join(parts)}{pool}."
