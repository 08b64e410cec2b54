"""Options that need more than a phrase: plans, journeys, fights, votes, proposals."""

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.action_cards import kind_laid, stack_laid
from wk_env.games.warrior_knights.rules.cards.events import price_of_drawer
from wk_env.games.warrior_knights.rules.cards.resources import parameter, word_of
from wk_env.games.warrior_knights.rules.cards.vocabulary import (
    AMOUNT,
    EFFECT,
    GET,
    GET_AMOUNT,
    INFLUENCE,
    INSTEAD_ROW,
    WHAT,
    WORD_GAIN,
    WORD_LOSE,
)
from wk_env.games.warrior_knights.rules.measures import MAY_RAZE, MAY_SIEGE, PRICE_FAITH, is_unlawful, measure_of_baron
from wk_env.games.warrior_knights.rules.numbers import (
    FUND_EXPEDITIONS,
    NONE,
    STAR,
    SYMBOLS,
    VERSATILE_STRATEGY,
)
from wk_env.games.warrior_knights.rules.phases.wages import wage_of
from wk_env.games.warrior_knights.rules.procedures.muster import MUSTER_PRICE
from wk_env.games.warrior_knights.rules.procedures.raze import INCOMES_FOR_RAZING
from wk_env.games.warrior_knights.rules.procedures.upgrade import REPAIR_PRICE, price_of_walls
from wk_env.games.warrior_knights.rules.queries import besieges, card_of_kind, city_in
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.games.warrior_knights.words.optional.lords_of_the_realm import say_influence
from wk_env.games.warrior_knights.words.optional.pacts import say_treason
from wk_env.games.warrior_knights.words.things import SPOTS, VOYAGES, Speech
from wk_env.games.warrior_knights.words.topics import attack_of, say_proposal
from wk_env.games.warrior_knights.words.wording import Asked
from wk_env.kernel.english import counted

PLACES = 5
BANNED = " (and be banned)"


def say_amount(table: Table, what: int, amount: int) -> str:
    """So much of a resource."""
    if what == INFLUENCE:
        return say_influence(table, amount)
    thing = ("crown", "Faith", "Vote")[what]
    return counted(amount, thing, thing if thing == "Faith" else None)


def say_plan(speech: Speech, choice: int) -> str:
    """A card for a stack."""
    stack, kind = stack_laid(choice), kind_laid(choice)
    if kind == NONE:
        return f"lay no more cards into stack {stack}"
    return f"lay {speech.names.actions[kind]} into stack {stack}"


def say_spot(speech: Speech, choice: int) -> str:
    """A spot of the Mercenary Track."""
    if choice == asks.NO_SPOT:
        return "take no spot of the Mercenary Track"
    fee = speech.table.content.track_fee[choice] * speech.table.subject
    paid = f" (for {counted(fee, 'crown')})" if fee else ""
    return f"put a marker on {SPOTS[choice]} of the Mercenary Track{paid}"


def say_theatre(speech: Speech, choice: int) -> str:
    """Where troops are mobilized to, or where a battle is started."""
    is_battle = speech.table.subject == VERSATILE_STRATEGY
    if choice == asks.NO_AREA:
        return "fight nowhere" if is_battle else "mobilize to no area"
    return f"{'fight in' if is_battle else 'mobilize to'} {speech.area(choice)}"


def say_route(speech: Asked, choice: int) -> str:
    """The next step of a journey."""
    noble = speech.it
    if choice == asks.ARRIVE:
        return f"end the journey of {noble} in {speech.by}"
    if choice == asks.GO_BACK:
        return f"give up this journey of {noble}"
    if choice >= asks.SAIL:
        return f"send {noble} by sea to {speech.area(choice - asks.SAIL)}"
    return f"send {noble} to {speech.area(choice)}"


def say_target(speech: Speech, choice: int) -> str:
    """Whom to attack."""
    area = int(speech.table.subject)
    if choice == asks.NO_TARGET:
        return f"attack nobody in {speech.area(area)}"
    if choice == asks.NEUTRAL_CITY:
        city = city_in(speech.table, area)
        return f"attack the neutral city of {speech.city(city) if city != NONE else speech.area(area)}"
    return f"attack {speech.baron(choice)} in {speech.area(area)}{say_treason(speech, choice)}"


def say_battle_kind(speech: Speech, choice: int) -> str:
    """Assault, siege or neither."""
    hold = int(speech.table.subject)
    if choice == asks.SIEGE:
        seat = speech.game.decision.seat
        does = "press the siege of" if besieges(speech.table, seat, hold) else "lay siege to"
        return f"{does} {speech.hold(hold)}{say_penalty(speech, MAY_SIEGE)}"
    return f"assault {speech.hold(hold)}" if choice == asks.ASSAULT else f"leave {speech.hold(hold)} alone"


def say_city(speech: Asked, choice: int) -> str:
    """A city for a card, or the next one that is tested for revolt."""
    if speech.table.subject == NONE:
        return f"test {speech.city(choice)} next"
    return f"choose {speech.city(choice)} for {speech.it}"


def say_consent(speech: Asked, choice: int) -> str:
    """Whether an attack by somebody else may happen."""
    attack = f"{attack_of(speech)} {speech.it}"
    return f"let {speech.by} {attack}" if choice else f"forbid {speech.by} to {attack}"


def say_ban(speech: Speech) -> str:
    """That a refusal means a ban for the Baron who is asked, unless he is banned already."""
    return "" if speech.table.banned[speech.game.decision.seat] else BANNED


def say_penalty(speech: Speech, act: int) -> str:
    """That an act means a ban for the Baron who is asked, if a law forbids it."""
    return BANNED if is_unlawful(speech.table, act, speech.game.decision.seat) else ""


def say_obedience(speech: Asked, choice: int) -> str:
    """To obey a card in force, or not."""
    return f"obey {speech.it}" if choice else f"refuse to obey {speech.it}{say_ban(speech)}"


def say_acceptance(speech: Asked, choice: int) -> str:
    """To accept what the Assembly decided, or not."""
    return f"accept {speech.it}" if choice else f"refuse {speech.it}{say_ban(speech)}"


def say_spoils(speech: Speech, choice: int) -> str:
    """What becomes of a city that was taken."""
    city = int(speech.table.subject)
    if choice == asks.KEEP:
        return f"keep {speech.city(city)}"
    crowns = counted(INCOMES_FOR_RAZING * speech.table.content.city_income[city], "crown")
    return f"raze {speech.city(city)} for {crowns}{say_penalty(speech, MAY_RAZE)}"


def say_hire(speech: Speech, choice: int) -> str:
    """A Mercenary to hire, and the fee."""
    if choice == asks.NO_HIRE:
        return "hire nobody" if speech.table.matter == NONE else "hire nobody else"
    return f"hire {speech.kind(choice)} ({counted(wage_printed(speech, choice), 'crown')})"


def wage_printed(speech: Speech, kind: int) -> int:
    """The wage printed on the cards of a kind."""
    content = speech.table.content
    return int(content.troop_wage[list(content.troop_kind).index(kind)])


def say_pay(speech: Asked, choice: int) -> str:
    """A Mercenary to pay, and his wage."""
    table, army = speech.table, int(speech.table.subject)
    if choice == asks.NO_MORE_PAY:
        return f"pay nobody else of {speech.it}"
    wage = counted(wage_of(table, card_of_kind(table, choice, army)), "crown")
    return f"pay {speech.kind(choice)} of {speech.it} ({wage})"


def say_calm(speech: Asked, choice: int) -> str:
    """How a revolt ends."""
    return say_peace(speech, choice, f"lose {speech.it} to the rebels")


def say_peace(speech: Asked, choice: int, otherwise: str) -> str:
    """How a city is calmed, or what happens otherwise."""
    faith = measure_of_baron(speech.table, PRICE_FAITH, speech.game.decision.seat, 1, 1)
    return (
        f"pay {faith} Faith to calm {speech.it}",
        f"pay {counted(int(speech.table.matter), 'crown')} to calm {speech.it}",
        otherwise,
    )[choice]


def say_blessing(speech: Asked, choice: int) -> str:
    """A blessing, and its price."""
    faith = measure_of_baron(speech.table, PRICE_FAITH, speech.game.decision.seat, 1, 1)
    return f"pay {faith} Faith to bless {speech.it}" if choice else f"leave {speech.it} without a blessing"


def say_muster(speech: Speech, choice: int) -> str:
    """An army that loses a casualty, and the price."""
    if choice == asks.NO_MUSTER:
        return "muster nobody"
    return f"muster a casualty of {speech.own(choice)} ({counted(MUSTER_PRICE, 'crown')})"


def say_discard(speech: Speech, choice: int) -> str:
    """A Fate card to discard."""
    if choice == asks.NO_MORE_DISCARDS:
        return f"keep the rest of {speech.your} Fate cards"
    return f"discard {speech.fate(choice)}"


def say_ability(speech: Asked, choice: int) -> str:
    """The ability of a commander: the star deals, the square prevents."""
    if choice == 0:
        return f"save the ability of {speech.it}"
    does = "deal" if speech.table.subject % SYMBOLS == STAR else "prevent"
    return f"use the ability of {speech.it} to {does} 100 casualties"


def say_drawer(speech: Speech, choice: int) -> str:
    """Who draws the Event, and for how much."""
    price = price_of_drawer(speech.table, choice)
    paid = f" (for {price} Faith)" if price else ""
    if choice == speech.game.decision.seat:
        return f"draw the Event {speech.yourself}{paid}"
    return f"let {speech.baron(choice)} draw the Event{paid}"


def say_instead(speech: Asked, choice: int) -> str:
    """What a card says first, or what it says instead."""
    table, card = speech.table, int(speech.table.subject)
    row = INSTEAD_ROW if choice else EFFECT
    word = word_of(table, card, row)
    tail = f"as {speech.it} {'allows instead' if choice else 'says first'}"
    if word in {WORD_GAIN, WORD_LOSE}:
        much = say_amount(table, parameter(table, card, row, WHAT), parameter(table, card, row, AMOUNT))
        return f"choose to {'gain' if word == WORD_GAIN else 'lose'} {much} {tail}"
    return f"do {tail}"


def say_exchange(speech: Asked, choice: int) -> str:
    """How much is bought, and for how much."""
    table, card = speech.table, int(speech.table.subject)
    if choice == 0:
        return f"buy nothing by {speech.it}"
    gets = say_amount(table, parameter(table, card, EFFECT, GET), choice * parameter(table, card, EFFECT, GET_AMOUNT))
    gives = say_amount(table, parameter(table, card, EFFECT, WHAT), choice * parameter(table, card, EFFECT, AMOUNT))
    return f"buy {gets} for {gives} by {speech.it}"


def say_expedition(speech: Speech, choice: int) -> str:
    """An expedition to start, or one whose share a card pays out."""
    if choice == asks.NO_VOYAGE:
        return "start no expedition"
    does = "start" if speech.table.subject == FUND_EXPEDITIONS else f"cash in {speech.your} share of"
    return f"{does} the expedition to {VOYAGES[choice]}"


def say_upgrade(speech: Speech, choice: int) -> str:
    """What to repair or fortify."""
    if choice == asks.NO_UPGRADE:
        return "build nothing"
    if choice >= asks.FORTIFY:
        price = price_of_walls(speech.table, speech.game.decision.seat)
        return f"fortify {speech.city(choice - asks.FORTIFY)} ({counted(price, 'crown')})"
    what = f"{speech.your} stronghold" if choice == asks.REPAIR_STRONGHOLD else speech.city(choice)
    return f"repair {what} ({counted(REPAIR_PRICE, 'crown')} a breach)"


def say_votes(speech: Asked, choice: int) -> str:
    """Votes for the fist, or for the paper."""
    if choice == asks.HUNDRED_MORE:
        return f"hold a hundred Votes and more ready for {speech.it}"
    return f"hold {counted(choice, 'Vote')} ready for {speech.it}"


def say_tie(speech: Asked, choice: int) -> str:
    """How the Chairman breaks a tie."""
    if choice >= asks.TIE_BARON:
        return f"break the tie on {speech.it} for {speech.baron(choice - asks.TIE_BARON)}"
    return f"break the tie on {speech.it} with {'yes' if choice else 'no'}"


def say_propose(speech: Speech, choice: int) -> str:
    """A Private Motion."""
    if choice == asks.PROPOSE_NOTHING:
        return "propose nothing"
    revived = " from the discards" if asks.REVIVE <= choice < asks.OPEN_MOTION else ""
    return f"propose {say_proposal(speech, choice)}{revived}"


def say_transfer(speech: Speech, choice: int) -> str:
    """Between which places troops pass."""
    if choice == asks.NO_TRANSFER:
        return "hand over nothing more"
    return f"hand troops from {speech.own(choice // PLACES)} to {speech.own(choice % PLACES)}"
