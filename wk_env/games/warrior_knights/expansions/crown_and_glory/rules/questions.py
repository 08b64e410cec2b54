"""The rows of the questions of For Glory; their numbers stand with all others."""

from typing import Final

from wk_env.games.warrior_knights.rules.asks import (
    BUY_ADVANCEMENT,
    CHANGE_ROW,
    DROP_ADVANCEMENT,
    FUND_MORE,
    HIRE_GARRISON,
    KEEP_RESEARCH,
    LEVY_NOBLE,
    PAY_GARRISON,
    RECRUIT,
    REFRESH,
    RESEARCH_PAID,
    RIOT,
    USE_ADVANCEMENT,
    WITHDRAW_OR_STAND,
)
from wk_env.games.warrior_knights.rules.question_row import (
    ANY_ADVANCEMENT,
    ANY_CITY,
    NO_OR_YES,
    NONE_OF_THEM,
    NUMBER,
    OF_HOLD,
    OF_SEAT,
    OWN_NOBLE,
    Choices,
    Question,
)

QUESTIONS: Final[list[Question]] = [
    Question(REFRESH, "refresh", [OWN_NOBLE, NONE_OF_THEM], NUMBER),  # the crowns that it costs
    Question(BUY_ADVANCEMENT, "buy_advancement", [ANY_ADVANCEMENT, NONE_OF_THEM]),
    Question(DROP_ADVANCEMENT, "drop_advancement", [ANY_ADVANCEMENT]),
    Question(RESEARCH_PAID, "research_paid", [NO_OR_YES], NUMBER),  # the crowns that it costs
    Question(KEEP_RESEARCH, "keep_research", [NO_OR_YES], NUMBER, NUMBER),  # the card; the Knowledge that it costs
    Question(CHANGE_ROW, "change_row", [ANY_ADVANCEMENT, NONE_OF_THEM]),
    # when: IN_BATTLE, ON_MARCH or AT_SEA; the hold that is attacked, or NONE
    Question(USE_ADVANCEMENT, "use_advancement", [ANY_ADVANCEMENT, NONE_OF_THEM], NUMBER, OF_HOLD),
    Question(PAY_GARRISON, "pay_garrison", [NO_OR_YES], NUMBER),  # city
    Question(HIRE_GARRISON, "hire_garrison", [ANY_CITY, NONE_OF_THEM], NUMBER),  # the crowns that it costs
    Question(RECRUIT, "recruit", [ANY_CITY, NONE_OF_THEM], NUMBER),  # the crowns that it costs
    Question(LEVY_NOBLE, "levy_noble", [OWN_NOBLE], NUMBER),  # city
    Question(RIOT, "riot", [Choices("answer", 3)], NUMBER, NUMBER),  # city; crowns that calm it
    Question(WITHDRAW_OR_STAND, "withdraw_or_stand", [NO_OR_YES], OF_SEAT, OF_HOLD),  # who attacks; hold, or NONE
    Question(FUND_MORE, "fund_more", [NO_OR_YES], NUMBER, NUMBER),  # expedition; crowns that it costs
]
