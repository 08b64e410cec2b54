"""What happens on the table in one step, in short names: cards, Fate, holds, Nobles, people, ends."""

from collections.abc import Iterator

from tests.golden.steps import Step, changes
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import EMPTIED, SHOWN
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.king import king_of
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.missions import is_fulfilled, mission_of
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.action_cards import kind_of, owner_of
from wk_env.games.warrior_knights.rules.cards.in_force import is_agenda, is_event
from wk_env.games.warrior_knights.rules.cards.vocabulary import KIND_PRIVATE
from wk_env.games.warrior_knights.rules.numbers import (
    CARD_AT_HAND,
    CARD_CURRENT,
    CARD_DISCARDED,
    CARD_IN_DECK,
    CARD_IN_FORCE,
    FIRST_AGENDA,
    FUNDS_NEEDED,
    NEUTRAL,
    NO_NEWS,
    NONE,
    OFF_BOARD,
    OUT_OF_GAME,
    PLEDGED,
    PORT,
    RAZED,
    VOYAGES,
    YES,
)

STACKS = range(1, 4)
LAST_LEGS = (2, 3)  # spots from which a fleet comes to its end


def tell_cards(step: Step) -> Iterator[str]:
    """Events and Agendas that came up, came before the Assembly, came into force or went out of it."""
    for card, old, new in changes(step.old.card_place, step.new.card_place):
        if is_event(step.old, card) or is_agenda(step.old, card):
            yield from tell_card(step, card, old, new)


def tell_card(step: Step, card: int, old: int, new: int) -> Iterator[str]:
    """One of them."""
    name = f"event {card}" if is_event(step.old, card) else f"agenda {card - FIRST_AGENDA}"
    if is_event(step.old, card) and old == CARD_IN_DECK:
        yield f"{name}: drawn"
    if new == CARD_AT_HAND:
        yield f"{name}: voted on"
    if new == CARD_IN_FORCE:
        yield f"{name}: in force"
    if old == CARD_IN_FORCE:
        yield f"{name}: out of force"
    if (old, new) == (CARD_CURRENT, CARD_DISCARDED) and is_private(step, card):
        yield f"{name}: heard"


def is_private(step: Step, card: int) -> bool:
    """Whether a card is a Private Motion."""
    return is_agenda(step.old, card) and step.content.agenda_kind[card - FIRST_AGENDA] == KIND_PRIVATE


def tell_prices(step: Step) -> Iterator[str]:
    """Events with a price that was paid, or not."""
    if step.ask == asks.CANCEL:
        yield f"event {step.field('card')}: {'cancelled' if step.choice == YES else 'not cancelled'}"
    elif step.ask == asks.PLEDGE and step.is_done(step.asker):
        card = step.field("card")
        pledged = sum(step.old.doing[PLEDGED : PLEDGED + step.old.seats])
        paid = pledged + step.choice == step.content.card_faith[card]
        yield f"event {card}: {'cancelled' if paid else 'not cancelled'}"


def vars_of(step: Step, name: str) -> list[int]:
    """A column in the business that asked."""
    return [int(number) for number in getattr(step.asker, name)]


def tell_ballots(step: Step) -> Iterator[str]:
    """Proposals on which the Assembly said yes or no, and which they were."""
    voting = step.asker
    if step.ask not in {asks.SIDE, asks.TIE} or not step.is_done(voting) or step.choice >= asks.TIE_BARON:
        return
    tally = vars_of(step, "tally")
    passed = step.choice == YES if step.ask == asks.TIE else tally[1] > tally[0]
    card = next((card for card, place in enumerate(step.old.card_place) if place == CARD_AT_HAND), NONE)
    what = f"agenda {card - FIRST_AGENDA}" if card != NONE else f"proposal to {proposal_of(step)}"
    yield f"{what}: {'passed' if passed else 'failed'}"


def proposal_of(step: Step) -> str:
    """What a Private Motion proposes."""
    proposal = step.old.proposal
    if proposal >= asks.REPEAL:
        return "repeal"
    return "lift a ban" if proposal >= asks.LIFT_BAN else "postpone"


def tell_actions(step: Step) -> Iterator[str]:
    """Action cards that were turned over, and those that gave what they give."""
    for card, old, new in changes(step.old.action_at, step.new.action_at):
        if old in STACKS and new not in STACKS:
            yield f"{action_of(step, card)}: turned over"
    if step.ask == asks.ACT and step.choice in {asks.DECLINE, asks.DO_IT} and hasattr(step.asker, "card"):
        yield f"{action_of(step, step.field('card'))}: {'done' if step.choice == asks.DO_IT else 'declined'}"


def action_of(step: Step, card: int) -> str:
    """An Action card by its kind."""
    if owner_of(step.old, card) == NONE:
        return f"neutral action {step.content.neutral_kind[card - step.content.first_neutral]}"
    return f"action {kind_of(step.old, card)}"


def tell_fate_in_battle(step: Step) -> Iterator[str]:
    """Fate cards that came into a hand, and the results that lay open."""
    new = step.new
    for side in range(2):
        for place in range(new.fate_held[side]):
            card = new.fate_hand[side * len(new.fate_deck) + place]
            yield f"fate {card} of {len(new.fate_deck)}: in a battle"
            if new.fate_open[side] == 1:
                yield f"battle result {step.content.fate_battle[card]}: open"


def turned(step: Step) -> list[int]:
    """The Fate cards turned in a step in which the deck was not shuffled."""
    fates = len(step.old.fate_deck)
    count = (step.new.fate_top - step.old.fate_top) % fates
    return [int(step.old.fate_deck[(step.old.fate_top + place) % fates]) for place in range(count)]


def tell_revolts(step: Step) -> Iterator[str]:
    """Cities that stayed calm, or did not."""
    if step.ask == asks.REVOLT:
        yield "revolt result 1: turned"
    if step.ask == asks.RIOT:
        yield "revolt result 2: turned"
    if step.new.round > step.old.round > 0 and any(step.content.fate_revolt[card] == 0 for card in turned(step)):
        yield "revolt result 0: turned"


def tell_voyages(step: Step) -> Iterator[str]:
    """What Fate said of the fleets that came to their end."""
    if not have_sailed(step):
        return
    deck, top = step.old.fate_deck, step.old.fate_top
    for voyage in range(VOYAGES):
        if step.old.voyage_spot[voyage] not in LAST_LEGS:
            continue
        cards = [deck[(top + place) % len(deck)] for place in range(1 + step.old.voyage_blessed[voyage])]
        top += len(cards)
        news = [step.content.fate_voyage[voyage * len(deck) + card] for card in cards]
        yield f"expedition {voyage}: result {max(news, key=worth_of)}"
        yield f"expedition {voyage}: {'blessed' if len(cards) > 1 else 'not blessed'}"


def have_sailed(step: Step) -> bool:
    """Whether expeditions moved on in this step: all shares are laid, or none was started."""
    sails = [frame for frame in step.stack if type(frame).__name__ == "Sail"]
    starts_none = type(step.asker).__name__ == "FundExpeditions" and step.choice == asks.NO_VOYAGE
    return starts_none or any(step.is_done(sail) for sail in sails)


def worth_of(news: int) -> float:
    """The order of results: a lost fleet, funds needed, no news, then the multiples."""
    return {int(FUNDS_NEEDED): 0.3, int(NO_NEWS): 0.5}.get(news, float(news))


def tell_cities(step: Step) -> Iterator[str]:
    """Cities that changed hands."""
    for _, old, new in changes(step.old.city_owner, step.new.city_owner):
        if new in {RAZED, NEUTRAL}:
            yield "a city: razed" if new == RAZED else "a city: lost to nobody"
        else:
            yield "a city: taken from a Baron" if old >= 0 else "a neutral city: taken"


def tell_strongholds(step: Step) -> Iterator[str]:
    """Strongholds that fell, with whom inside, and those that rose again."""
    for seat, old, new in changes(step.old.stronghold_at, step.new.stronghold_at):
        if step.old.round > 0 and old == OFF_BOARD:
            yield "a stronghold: rebuilt"
        if old == OFF_BOARD or new != OFF_BOARD:
            continue
        yield "a stronghold: falls"
        inside = [noble for noble in range(4 * seat, 4 * seat + 4) if step.old.noble_at[noble] == old]
        if any(step.new.noble_at[noble] < 0 for noble in inside):
            yield "a stronghold: falls and a Noble inside dies"


def tell_sieges(step: Step) -> Iterator[str]:
    """Sieges laid and lifted."""
    for row, old, new in changes(step.old.siege_since, step.new.siege_since):
        what = "a city" if row // 6 < 24 else "a stronghold"
        if (old == 0) != (new == 0):
            yield f"a siege of {what}: {'laid' if old == 0 else 'over'}"


def tell_nobles(step: Step) -> Iterator[str]:
    """Nobles who died, and those at sea."""
    for noble, old, new in changes(step.old.noble_at, step.new.noble_at):
        if new == OUT_OF_GAME:
            yield "a Noble: dies without an heir"
        elif old >= 0 and new == OFF_BOARD:
            yield "a Noble: dies with an heir"
        elif new >= PORT:
            yield "a Noble: at sea"
        nobles = range(noble // 4 * 4, noble // 4 * 4 + 4)
        if new == OUT_OF_GAME and all(step.new.noble_at[other] == OUT_OF_GAME for other in nobles):
            yield "a Baron: without any Noble"


def tell_people(step: Step) -> Iterator[str]:
    """Tokens that passed on and bans."""
    if step.old.round > 0 and step.old.chairman != step.new.chairman:
        yield "the Chairman: another"
    if step.old.round > 0 and step.old.head != step.new.head:
        yield "the Head of the Church: another"
    for _, old, _new in changes(step.old.banned, step.new.banned):
        yield f"a Baron: {'allowed back' if old else 'banned'}"


def tell_crown(step: Step) -> Iterator[str]:
    """Who is King, and the Missions that were laid open."""
    if not len(step.new.annex):
        return
    old, new = king_of(step.old), king_of(step.new)
    if old != new:
        yield "a King: crowned" if old == NONE else "a King: usurped"
    if step.old.annex[SHOWN] == step.new.annex[SHOWN]:
        return
    for seat in range(step.new.seats):
        if mission_of(step.new, seat) != NONE:
            yield f"mission {mission_of(step.new, seat)}: laid open"
            yield f"a mission: {'fulfilled' if is_fulfilled(step.new, seat) else 'not fulfilled'}"


def tell_ends(step: Step) -> Iterator[str]:
    """How a game ended."""
    table = step.new
    if not step.after.is_over():
        return
    if table.winner != NONE:
        yield "the end: won at once"
    elif table.last_upkeep == 0:
        yield "the end: broken off"
    else:
        yield "the end: the pool is empty" if table.pool == 0 else "the end: no city is left"
        if table.pool == 0 and len(table.annex) and table.annex[EMPTIED]:
            yield "the end: the race is won"
