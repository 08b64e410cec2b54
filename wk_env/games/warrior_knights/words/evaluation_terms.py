"""The terms of the evaluation in words: what each is, its unit, why it counts, and what is said of more and of less.

A row a term, at its place in a row of features. What moves with a number of the evaluation has its words here alone.
"""

from typing import Final, NamedTuple

from wk_env.games.warrior_knights.advice.evaluation import features as of


class TermWords(NamedTuple):
    """One term in words."""

    place: int
    name: str
    unit: str
    why: str  # it counts
    better: str  # what there is after the better of two options
    worse: str


TERMS: Final = (
    TermWords(
        of.INFLUENCE, "influence", "tokens", "it wins when the pool is empty", "more Influence", "less Influence"
    ),
    TermWords(
        of.PROMISE,
        "promise",
        "hundredths of a token",
        "what today's cities give until the pool is empty",
        "more Influence to come",
        "less Influence to come",
    ),
    TermWords(
        of.KINGDOM,
        "cities of the Kingdom",
        "cities",
        "they give Influence, crowns and Votes, and break ties",
        "more cities of the Kingdom",
        "fewer cities of the Kingdom",
    ),
    TermWords(
        of.OVERSEAS,
        "cities overseas",
        "cities",
        "they give Influence and crowns, and break ties",
        "more cities overseas",
        "fewer cities overseas",
    ),
    TermWords(
        of.MAJORITY,
        "majority",
        "per cent, squared",
        "more than half of the Kingdom wins at once",
        "more of a majority of the Kingdom",
        "less of a majority of the Kingdom",
    ),
    TermWords(
        of.CROWN,
        "crown in reach",
        "0 or 1",
        "the majority is there and need only be held until Upkeep",
        "the majority more often in hand",
        "the majority less often in hand",
    ),
    TermWords(of.INCOME, "income", "crowns a Taxation", "it pays for armies", "more income", "less income"),
    TermWords(
        of.PURSE,
        "purse",
        "quarters of a crown, the first 12 in full",
        "it pays wages, fees and revolts",
        "more crowns",
        "fewer crowns",
    ),
    TermWords(of.WAGES, "wages", "crowns", "they come again and again", "lower wages", "higher wages"),
    TermWords(of.DEBT, "debt", "crowns", "who cannot pay loses Mercenaries", "less debt", "more debt"),
    TermWords(
        of.HOST,
        "host",
        "50 troops",
        "troops that are led can take cities",
        "more troops in the field",
        "fewer troops in the field",
    ),
    TermWords(
        of.RESERVE,
        "reserve",
        "50 troops",
        "troops that nobody leads can still be given a Noble",
        "more troops in reserve",
        "fewer troops in reserve",
    ),
    TermWords(
        of.SPEAR,
        "spearhead",
        "50 troops",
        "walls yield to one strong army rather than to many weak ones",
        "a stronger first army",
        "a weaker first army",
    ),
    TermWords(
        of.NOBLES,
        "Nobles",
        "on the board",
        "each can be elsewhere",
        "more Nobles on the board",
        "fewer Nobles on the board",
    ),
    TermWords(
        of.FRESH,
        "fresh Nobles",
        "in an area",
        "they can still act in this round",
        "more fresh Nobles",
        "fewer fresh Nobles",
    ),
    TermWords(
        of.TOKENS,
        "casualties",
        "tokens",
        "they weaken armies and cost Mercenaries",
        "fewer casualties",
        "more casualties",
    ),
    TermWords(
        of.PREY_HERE,
        "targets at hand",
        "per cent, summed over holds",
        "cities that armies could take where they stand",
        "more to take at hand",
        "less to take at hand",
    ),
    TermWords(
        of.PREY_NEAR,
        "targets near",
        "per cent",
        "cities one march away",
        "more to take a march away",
        "less to take a march away",
    ),
    TermWords(
        of.PREY_FAR,
        "targets beyond",
        "per cent",
        "cities two marches away",
        "more to take two marches away",
        "less to take two marches away",
    ),
    TermWords(
        of.CITY_DANGER,
        "cities in danger",
        "per cent",
        "what the strongest rival could take with one march",
        "safer cities",
        "cities in more danger",
    ),
    TermWords(
        of.HOME_DANGER,
        "stronghold in danger",
        "per cent",
        "its fall costs Influence, crowns and a city",
        "a safer stronghold",
        "a stronghold in more danger",
    ),
    TermWords(
        of.HOME,
        "stronghold",
        "0 or 1",
        "without it cities give no Influence",
        "the stronghold more often standing",
        "the stronghold less often standing",
    ),
    TermWords(
        of.SIEGES_LAID,
        "sieges laid",
        "1, or 2 when ripe",
        "the next siege of a later round takes the hold",
        "more sieges under way",
        "fewer sieges under way",
    ),
    TermWords(
        of.SIEGES_BORNE,
        "sieges borne",
        "holds",
        "a besieged city gives nothing",
        "fewer sieges to bear",
        "more sieges to bear",
    ),
    TermWords(
        of.VOTES,
        "votes",
        "quarters of a Vote, the first 6 in full",
        "they decide who gets offices and charges",
        "more Votes",
        "fewer Votes",
    ),
    TermWords(
        of.FAITH,
        "faith",
        "quarters of a Faith, the first 4 in full",
        "it cancels Events and turns them on others",
        "more Faith",
        "less Faith",
    ),
    TermWords(
        of.CHAIR,
        "chair",
        "0 or 1",
        "its holder orders Agendas and breaks ties",
        "the chair of the Assembly more often",
        "the chair of the Assembly less often",
    ),
    TermWords(
        of.CHURCH,
        "Head of the Church",
        "0 or 1",
        "he turns Events and blesses expeditions",
        "the lead of the Church more often",
        "the lead of the Church less often",
    ),
    TermWords(
        of.CHARGES,
        "charges",
        "good less bad, 3 for Influence",
        "what Agendas laid on him",
        "better charges",
        "worse charges",
    ),
    TermWords(
        of.OFFICES, "offices", "Nobles", "they maintain troops and help in battle", "more offices", "fewer offices"
    ),
    TermWords(of.BAN, "ban", "0 or 1", "he has no say in the Assembly", "a ban less often", "a ban more often"),
    TermWords(
        of.MARCHES,
        "marches left",
        "cards",
        "Mobilize Forces and Versatile Strategy that may still come",
        "more marches left",
        "fewer marches left",
    ),
    TermWords(
        of.CARDS_LEFT,
        "cards left",
        "cards",
        "other Action cards that may still come",
        "more other cards left",
        "fewer other cards left",
    ),
    TermWords(
        of.SHARES,
        "expeditions",
        "tenths of a crown",
        "what shares bring on the average",
        "more from expeditions",
        "less from expeditions",
    ),
    TermWords(
        of.MARKERS,
        "markers",
        "points, 10 for the first spot",
        "they choose Mercenaries at the Draft",
        "better spots on the Mercenary Track",
        "worse spots on the Mercenary Track",
    ),
    TermWords(
        of.WALLS,
        "walls",
        "100 strength over the printed, and 1 a city",
        "they slow rivals down",
        "stronger walls",
        "weaker walls",
    ),
)
TERM_NAMES: Final = tuple(term.name for term in TERMS)
