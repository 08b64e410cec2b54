"""What the rules allow at each question, in a sentence: why something that a player looks for is not possible."""

from typing import Final

from wk_env.games.warrior_knights.rules import asks

# Question: what may be chosen. The rows of the ledger stand behind each.
CONDITIONS: Final[dict[int, str]] = {
    asks.SETUP_TROOP: "any of your four Nobles or your stronghold; a card dealt out stays there.",  # WK-063
    asks.STRONGHOLD_AREA: "areas of the Kingdom without a city, a Noble or another stronghold, as the setup allows.",
    asks.FIRST_NOBLE: "your Nobles who are not placed yet, have troops and for whom an area is left.",  # WK-073
    asks.FIRST_AREA: "areas with no city of others, where nobody else's Noble or stronghold stands.",  # WK-073
    asks.PLAN: "cards in your hand, at most two in each stack.",  # WK-087 to WK-091
    asks.ACT: "what is printed on the card and can be done now, or nothing.",  # WK-099
    asks.ALLOCATE: "the special areas that the card may go to after what was done with it.",  # WK-107, WK-110, WK-583
    asks.TRACK_SPOT: "spots without a marker whose fee, if there is one, you can pay.",  # WK-116, WK-135
    asks.MOBILIZE_AREA: "areas that a fresh Noble of yours can reach, or in which one can start a battle.",  # WK-124
    asks.MOVER: "your fresh Nobles who can get there by the rules of movement and have not moved yet.",  # WK-132
    asks.ROUTE: (  # WK-320 to WK-338
        "areas next to the Noble that no mountain, unbridged river, enemy or refusal closes, roads and ports as the"
        " rules of movement have it."
    ),
    asks.PERMIT: "yes or no: one refusal closes the passage to that Noble for this action.",  # WK-320
    asks.DONOR: "your fresh Nobles and your stronghold in the same area that have troops to give.",  # WK-338, WK-339
    asks.TAKE: "troop cards of the one who gives.",  # WK-338
    asks.TARGET: "Barons with a Noble, a city or a stronghold in the area, and a neutral city there.",  # WK-351
    asks.BATTLE_KIND: (  # WK-404, WK-433, WK-435
        "an assault; a siege only if your fresh troops there and 200 for a commander are more than the walls, the"
        " troops inside and 200 for a Noble among them, and no card or rule bars it."
    ),
    asks.CONSENT: "yes or no: one refusal forbids the attack, be it an assault or a siege.",  # WK-403
    asks.ATTACKER: "your fresh Nobles in the area, each of whom may fight or stay out; at least one fights.",  # WK-353
    asks.COMMANDER: "your Nobles in the battle.",  # WK-365, WK-366
    asks.DISCARD: (  # WK-375
        "the Fate cards of your hand: at least two go, of two cards one."
    ),
    asks.ABILITY: "yes or no.",  # WK-381
    asks.CASUALTY: "armies in the battle that can still take a token, and a breach where the walls have strength left.",
    asks.RETREAT: (  # WK-474, WK-475
        "areas next to the battle without a Noble, a city or a stronghold of another Baron: your own and neutral cities"
        " are allowed."
    ),
    asks.DESERTER: "your Mercenaries of the nation that Fate named.",  # WK-472
    asks.SACRIFICE: "troops with which what is missing can be made up exactly as the rules ask.",  # WK-485
    asks.WHO_FIRST: "your beaten Nobles whose fate is still open.",
    asks.KEEP_OR_RAZE: "to keep the city or to raze it; only right after it was taken.",  # WK-422
    asks.GIVE_CITY: "cities that you control.",  # WK-462
    asks.DRAWER: "any Baron, at the price that the colour on the card's back asks of you.",  # WK-170 to WK-172
    asks.CANCEL: "yes only if you have all the Faith that it takes.",  # WK-178
    asks.PLEDGE: "from nothing up to the Faith that you have and that is still missing.",  # WK-180
    asks.INSTEAD: "what the card offers and you can pay or do.",
    asks.EXCHANGE: "as many as you can pay for.",
    asks.CITY: "the cities that the card means, or your cities that are still to be tested for revolt.",  # WK-166
    asks.NOBLE: "your Nobles whom the card can mean.",
    asks.VOYAGE: "expeditions that are not under way, or those in which you have a share, as the card says.",  # WK-188
    asks.INVEST: "0 to 5 crowns, not more than you have.",  # WK-190
    asks.BLESS: "yes only if you have the Faith.",  # WK-192
    asks.UPGRADE: "one of: to repair a city of yours or your stronghold, to fortify a city of yours, or to pass.",
    asks.REPAIR_MORE: "yes only while a breach is left and you can pay for it.",  # WK-208
    asks.MUSTER: "your armies with casualty tokens, if you can pay.",  # WK-217
    asks.MUSTER_MORE: "yes only while a token is left and you can pay for it.",  # WK-217
    asks.COMPLY: "to obey, or to refuse, which bans you from the Assembly if you are not banned yet.",  # WK-286
    asks.PAY_TROOP: "Mercenaries that are due and that you can pay in full.",  # WK-232
    asks.REVOLT: "the Faith or the crowns, if you have them, or to lose the city.",  # WK-164
    asks.DEPUTY: "Barons who attend the Assembly.",  # WK-243
    asks.NEXT_AGENDA: "current Agendas that have no place in the order yet.",  # WK-246
    asks.VOTES: "up to the Votes that you have.",  # WK-248
    asks.SIDE: "yes or no; nobody abstains.",  # WK-250
    asks.FOR_BARON: "the Barons in the game.",  # WK-250
    asks.TIE: "the results that are tied.",  # WK-253
    asks.ACCEPT: (  # WK-283, WK-291
        "to accept or to refuse, now or never; a refusal bans you from the Assembly if you are not banned yet."
    ),
    asks.OFFICE_NOBLE: (  # WK-267, WK-268
        "every Noble of yours still in the game, on the board or off it; an office that he holds already is discarded."
    ),
    asks.DROP_CARD: "the older charges or offices, not the new one.",  # WK-266
    asks.PROPOSE: "a ban to lift, a card in force to discard, the Assembly to postpone, an Agenda from the discards.",
    asks.HIRE: (  # WK-296, WK-301
        "cards on offer that you can pay; several of one nationality at once only at your first marker, for a marker"
        " each, unless the table plays otherwise."
    ),
    asks.PLACE_TROOP: (  # WK-304, WK-305
        "your stronghold, and your Nobles who are off the board or stand at a city or stronghold of yours that is not"
        " besieged."
    ),
    asks.TRANSFER: "two of your armies that stand together and are not cut off.",  # WK-159, WK-161
    asks.HAND: "troop cards of the one who gives.",  # WK-159
    asks.RETURN_AREA: "the area of your stronghold, and of each city of yours that is not besieged.",  # WK-514
    asks.DESERTING: "your armies that have a card of the nation.",
    asks.BARGAIN: "the other Barons in the game.",  # WK-522
    asks.BARGAIN_HEIR: "heirs that one of the two of you holds.",  # WK-540
    asks.BARGAIN_SUM: "as many crowns as the giver has, up to the largest sum of the setting.",  # WK-522
    asks.BARGAIN_FAVOUR: "the promises that the game knows: passage, a vote, peace until Upkeep, Faith.",  # WK-522
    asks.BARGAIN_REPLY: "yes, no, or another sum.",  # WK-522
    asks.BARGAIN_COUNTER: "as many crowns as the giver has, up to the largest sum of the setting.",  # WK-522
    asks.BARGAIN_LAST: "yes or no.",  # WK-522
    asks.KILL_HEIR: "heirs of others that you hold.",  # WK-541
    asks.GIVE_HEIR: "heirs of dead Nobles that you hold: to give back, to kill or to withhold.",  # WK-541, WK-542
    asks.MIRACLE: "lasting Events that can be cancelled for a price that you can pay.",  # WK-585
}


def why_not(ask: int) -> str:
    """What may be chosen at a question, for somebody who misses an option."""
    return f"Possible here: {CONDITIONS[ask]}"
