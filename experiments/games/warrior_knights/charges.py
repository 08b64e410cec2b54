"""What a card that lies on a Baron does for him: `python -m wk_experiments.games.warrior_knights.charges --games 800`.

Whoever the Assembly elects has been chosen for a reason: burdens fall on the leader, so that their holders win often.
Here every such card is laid, as the second round begins, on the Baron whose turn it is by the number of the deal, and
the same deals are played without it. What the card does is the difference. With `--rules for_glory` it is the
Advancements that are given, one of each title.
"""

import argparse
from math import sqrt
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from wk_experiments.statistics.chances import NORMAL_95

from wk_env.games.warrior_knights.advice.policy.answers import best_option
from wk_env.games.warrior_knights.advice.policy.styles import style_of
from wk_env.games.warrior_knights.content.names import Names
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.advancements import add_knowledge, gain, price_of
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    ADVANCEMENTS,
    DECK,
    DECK_COUNT,
    FIRST_ADVANCEMENT,
    TITLE,
)
from wk_env.games.warrior_knights.rules.cards.in_force import lay
from wk_env.games.warrior_knights.rules.measures import LIES_ON_BARON
from wk_env.games.warrior_knights.rules.numbers import CARD_IN_DECK, CARDS, EVENTS
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS
from wk_env.kernel.spec import Settings

LAID_IN: Final = 2  # the round that begins
NO_CARD: Final = -1


def take_out(table: Table, card: int) -> None:
    """Take a card out of the deck in which it waits."""
    if card >= FIRST_ADVANCEMENT:
        annex = table.annex[:]
        deck = without(annex[DECK : DECK + annex[DECK_COUNT]], int(annex[DECK_COUNT]), card - int(FIRST_ADVANCEMENT))
        for place, number in enumerate(deck):
            annex[DECK + place] = number
        annex[DECK_COUNT] -= 1
        table.annex = annex
    elif card < EVENTS:
        table.event_deck = without(table.event_deck, int(table.event_count), card)
        table.event_count -= 1
    else:
        table.agenda_deck = without(table.agenda_deck, int(table.agenda_count), card - int(EVENTS))
        table.agenda_count -= 1


def without(deck: vec[i64], size: int, number: int) -> vec[i64]:
    """A deck without one of its cards, in as much room as before."""
    cards = list(deck)
    cards.pop(cards.index(number, 0, size))
    return vec[i64]([*cards, 0])


def hand(game: Play, card: int, seat: int) -> None:
    """A Baron has a card: it lies on him, or he owns the Advancement."""
    if card < FIRST_ADVANCEMENT:
        lay(game, card, seat)
    else:
        number = card - int(FIRST_ADVANCEMENT)
        add_knowledge(game.state, seat, price_of(game.state, number, 0))
        gain(game.state, seat, number, 0)


def wins_with(card: int, seed: int, settings: Settings) -> bool | None:
    """Whether the Baron of a deal wins with a card on him, or with NO_CARD; None if the card has left its deck."""
    match = WARRIOR_KNIGHTS.new_match(settings, seed)
    game, table, style = match.game, match.game.state, style_of(0)
    seat, is_laid = seed % int(table.seats), card == NO_CARD
    while game.decision.count:
        if not is_laid and table.round == LAID_IN:
            if table.card_place[card] != CARD_IN_DECK:
                return None
            take_out(table, card)
            hand(game, card, seat)
            is_laid = True
        match.play(int(game.decision.options[best_option(game, style)]))
    return match.result()[seat] == 1


def cards_on_barons(settings: Settings) -> list[int]:
    """The Events and Agendas that lie on a Baron; with For Glory an Advancement of each title instead."""
    content = WARRIOR_KNIGHTS.new_match(settings, 1).game.state.content
    if settings.get("rules"):
        titles = list(content.annex[TITLE : TITLE + ADVANCEMENTS])
        return [int(FIRST_ADVANCEMENT) + titles.index(title) for title in sorted(set(titles))]
    lies = content.card_lies
    return [card for card in range(int(CARDS)) if lies[card] == LIES_ON_BARON]


def line(names: Names, card: int, bare: list[bool | None], held: list[bool | None]) -> str:
    """A row of the table: with the card, without it in the same deals, the difference and its 95 % reach."""
    pairs = zip(held, bare, strict=True)
    both = [(int(one), int(other)) for one, other in pairs if one is not None and other is not None]
    count = max(1, len(both))
    ahead = [one - other for one, other in both]
    mean = sum(ahead) / count
    reach = NORMAL_95 * sqrt(sum((step - mean) ** 2 for step in ahead) / count / count)
    shares = [sum(pair[place] for pair in both) / count for place in range(2)]
    return f"| {names.card(card)} | {len(both)} | {shares[0]:.3f} | {shares[1]:.3f} | {mean:+.3f} ± {reach:.3f} |"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="What each card that lies on a Baron does for him.")
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--content", default=None, help="a folder with other tables")
    parser.add_argument("--rules", choices=["for_glory"], help="give Advancements instead")
    given = parser.parse_args()
    settings: Settings = {} if given.content is None else {"content": str(Path(given.content).resolve())}
    if given.rules is not None:
        settings = {**settings, "rules": given.rules}
    deals = range(given.seed, given.seed + given.games)
    bare = [wins_with(NO_CARD, seed, settings) for seed in deals]
    print("| card | deals | wins with it | without | difference |\n|---|--:|--:|--:|--:|")
    names = WARRIOR_KNIGHTS.new_match(settings, given.seed).box.names
    for card in cards_on_barons(settings):
        print(line(names, card, bare, [wins_with(card, seed, settings) for seed in deals]), flush=True)


if __name__ == "__main__":
    main()
