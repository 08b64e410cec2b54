"""What the rules allow at each question, in a sentence: why something that a player looks for is not possible."""

from typing import Final

from wk_env.warrior_knights import asks

# Question: what may be chosen. The rows of the ledger stand behind each.
CONDITIONS: Final[dict[int, str]] = {
    asks.SETUP_TROOP: "any of the four Nobles or the stronghold; a card dealt out stays there.",  # WK-063
    asks.STRONGHOLD_AREA: "areas of the Kingdom without a city, a Noble or another stronghold, as the setup allows.",
    asks.FIRST_NOBLE: "Nobles who are not placed yet, have troops and for whom an area is left.",  # WK-073
    asks.FIRST_AREA: "areas with no city of others, where nobody else's Noble or stronghold stands.",  # WK-073
    asks.PLAN: "cards in hand, at most two in each stack, one stack after the other.",  # WK-087 to WK-091
    asks.ACT: "what is printed on the card and can be done now, or nothing.",  # WK-099
    asks.ALLOCATE: "the special areas that the card may go to after what was done with it.",  # WK-107, WK-110, WK-583
    asks.TRACK_SPOT: "spots without a marker whose fee, if there is one, he can pay.",  # WK-116, WK-135
    asks.MOBILIZE_AREA: "areas that a fresh Noble can reach, or in which a fresh Noble can start a battle.",  # WK-124
    asks.MOVER: "fresh Nobles who can get there by the rules of movement and have not moved yet.",  # WK-124, WK-132
    asks.ROUTE: (  # WK-320 to WK-338
        "areas next to him that no mountain, unbridged river, enemy or refusal closes, roads and ports as the rules of"
        " movement have it."
    ),
    asks.PERMIT: "yes or no: one refusal closes the passage to him for this action.",  # WK-320
    asks.DONOR: "his own Nobles and his stronghold in the same area that have troops to give.",  # WK-338
    asks.TAKE: "troop cards of the one who gives.",  # WK-338
    asks.TARGET: "Barons with a Noble, a city or a stronghold in the area, and a neutral city there.",  # WK-351
    asks.BATTLE_KIND: "an assault; a siege only if the besiegers are strong enough and none bars it.",  # WK-404
    asks.CONSENT: "yes or no: one refusal forbids the attack.",  # WK-403
    asks.ATTACKER: "fresh Nobles in the area who have not been named yet; at least one.",  # WK-353
    asks.COMMANDER: "his own Nobles in the battle.",  # WK-365, WK-366
    asks.DISCARD: "Fate cards in his hand above the last one named; at least two go, of two cards one.",  # WK-375
    asks.ABILITY: "yes or no.",  # WK-381
    asks.CASUALTY: "armies in the battle that can still take a token, and a breach where the city has strength left.",
    asks.RETREAT: "areas next to the battle without a city and without a Noble of another Baron.",  # WK-474
    asks.DESERTER: "his Mercenaries of the nation that Fate named.",  # WK-472
    asks.SACRIFICE: "troops with which what is missing can be made up exactly as the rules ask.",  # WK-485
    asks.WHO_FIRST: "his beaten Nobles whose fate is still open.",
    asks.KEEP_OR_RAZE: "to keep the city or to raze it; only right after it was taken.",  # WK-422
    asks.GIVE_CITY: "cities that he controls.",  # WK-462
    asks.DRAWER: "the Barons whom the colour of the card's back allows, at the price that it takes.",  # WK-170
    asks.CANCEL: "yes only if he has all the Faith that it takes.",  # WK-178
    asks.PLEDGE: "from nothing up to the Faith that he has and that is still missing.",  # WK-180
    asks.INSTEAD: "what the card offers and he can pay or do.",
    asks.EXCHANGE: "as many as he can pay for.",
    asks.CITY: "the cities that the card means.",
    asks.NOBLE: "his Nobles whom the card can mean.",
    asks.VOYAGE: "expeditions that are not under way, or those in which he has a share, as the card says.",  # WK-188
    asks.INVEST: "0 to 5 crowns, not more than he has.",  # WK-190
    asks.BLESS: "yes only for 1 Faith.",  # WK-192
    asks.UPGRADE: "one of: to repair a city or the stronghold, to fortify a city of his, or to pass; if he can pay.",
    asks.REPAIR_MORE: "yes only while a breach is left and he can pay for it.",  # WK-208
    asks.MUSTER: "his armies with casualty tokens, if he can pay.",  # WK-217
    asks.MUSTER_MORE: "yes only while a token is left and he can pay for it.",  # WK-217
    asks.COMPLY: "to obey, or to refuse and be banned.",  # WK-286
    asks.PAY_TROOP: "Mercenaries that are due and that he can pay in full.",  # WK-232
    asks.REVOLT: "1 Faith or the crowns, if he has them, or to lose the city.",  # WK-164
    asks.DEPUTY: "Barons who attend the Assembly.",  # WK-243
    asks.NEXT_AGENDA: "current Agendas that have no place in the order yet.",  # WK-246
    asks.VOTES: "up to the Votes that he has.",  # WK-248
    asks.SIDE: "yes or no; nobody abstains.",  # WK-250
    asks.FOR_BARON: "the Barons in the game.",  # WK-250
    asks.TIE: "the results that are tied.",  # WK-253
    asks.ACCEPT: "to accept or to refuse; only now.",  # WK-283, WK-291
    asks.OFFICE_NOBLE: "his Nobles still in the game who hold no office that bars it.",  # WK-267
    asks.DROP_CARD: "his older charges or offices, not the new one.",  # WK-266
    asks.PROPOSE: "a ban to lift, a card in force to discard, the Assembly to postpone, an Agenda from the discards.",
    asks.HIRE: "cards on offer that he can pay; several of one nation only at his first marker.",  # WK-296, WK-301
    asks.PLACE_TROOP: "Nobles off the board, or at his city or stronghold and not besieged, and the stronghold.",
    asks.TRANSFER: "two of his armies that stand together and are not cut off.",  # WK-159, WK-161
    asks.HAND: "troop cards of the one who gives.",  # WK-159
    asks.RETURN_AREA: "the area of his stronghold, and of each city of his that is not besieged.",  # WK-514
    asks.DESERTING: "his armies that have a card of the nation.",
    asks.BARGAIN: "the other Barons in the game.",  # WK-522
    asks.BARGAIN_HEIR: "heirs that one of the two holds.",  # WK-540
    asks.BARGAIN_SUM: "as many crowns as the giver has, up to the largest sum of the setting.",  # WK-522
    asks.BARGAIN_FAVOUR: "the promises that the setting knows.",  # WK-522
    asks.BARGAIN_REPLY: "yes, no, or another sum.",  # WK-522
    asks.BARGAIN_COUNTER: "as many crowns as the giver has, up to the largest sum of the setting.",  # WK-522
    asks.BARGAIN_LAST: "yes or no.",  # WK-522
    asks.KILL_HEIR: "heirs of others that he holds.",  # WK-541
    asks.GIVE_HEIR: "heirs of dead Nobles that he holds: to give back, to kill or to withhold.",  # WK-541, WK-542
    asks.MIRACLE: "lasting Events that can be cancelled for a price that he can pay.",  # WK-585
}


def why_not(ask: int) -> str:
    """What may be chosen at a question, for somebody who misses an option."""
    return f"Possible here: {CONDITIONS[ask]}"
