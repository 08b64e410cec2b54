"""What For Glory adds to the phases and procedures of the game: Advancements, and the token of the Scholar."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.advancement_deck import (
    bury_advancement,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.advancements import (
    add_knowledge,
    end_uses,
    fill_row,
    give_up,
    is_at_work,
    is_ready,
    knowledge_of,
    owned_by,
    owner_of,
    refresh_advancements,
    scholar_of,
    titles_on_offer,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    ADVANCEMENTS,
    AT_SEA,
    CARD_EXHAUSTED,
    DECK,
    DECK_COUNT,
    FIRST_ADVANCEMENT,
    IN_BATTLE,
    ON_MARCH,
    SCHOLAR,
    SIEGE_ENGINE,
    TITLE,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.using import Declare, ask_for_use, gain_of, ready_for
from wk_env.games.warrior_knights.rules.asks import CHANGE_ROW, NO_ADVANCEMENT
from wk_env.games.warrior_knights.rules.content_columns import BEND_WIDTH
from wk_env.games.warrior_knights.rules.fate_deck import turn_fate_for_seat
from wk_env.games.warrior_knights.rules.measures import ONLY_ASSAULT
from wk_env.games.warrior_knights.rules.numbers import BIT, MOST_SEATS, NONE, SYMBOLS
from wk_env.games.warrior_knights.rules.procedures.learning import Learning
from wk_env.games.warrior_knights.rules.procedures.turns import all_seats, seat_with_most
from wk_env.games.warrior_knights.rules.sets import first_in, offer_each, rest_of
from wk_env.games.warrior_knights.rules.state import Play, Table, put
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.columns import filled, rising
from wk_env.kernel.core import Frame

TWO_PLAYERS: Final[i64] = 2


class LearningForGlory(Learning):
    """Advancements are bought for Knowledge and used; one Baron is the Scholar."""

    __slots__ = ()

    def begin(self, game: Play) -> None:
        """The deck is shuffled, three lie open, and Fate names the Scholar, unless only two play.

        Rules: CG-012, CG-013, CG-014, CG-015, CG-016
        """
        table = game.state
        cards = rising(ADVANCEMENTS)
        game.rng.shuffle(cards, 0, ADVANCEMENTS)
        annex = table.annex[:]
        for place in range(ADVANCEMENTS):
            annex[DECK + place] = cards[place]
        annex[DECK_COUNT] = ADVANCEMENTS
        table.annex = annex
        fill_row(table)
        if table.seats > TWO_PLAYERS:
            others: i64 = all_seats(table) & ~BIT[table.chairman] & ~BIT[table.head]
            table.annex = put(table.annex, SCHOLAR, turn_fate_for_seat(table, others) + 1)

    def refresh(self, table: Table) -> None:
        """All exhausted Advancements are turned up.

        Rules: CG-060
        """
        refresh_advancements(table)

    def leave(self, table: Table, seat: i64) -> None:
        """An eliminated Baron's Knowledge is gone, his Advancements go under the deck; somebody else is Scholar.

        Rules: VR-095, VR-096
        """
        add_knowledge(table, seat, -knowledge_of(table, seat))
        mine: i64 = owned_by(table, seat)
        while mine != 0:
            give_up(table, first_in(mine))
            mine = rest_of(mine)
        if scholar_of(table) == seat:
            heads = filled(MOST_SEATS, 0)
            for rival in range(table.seats):
                heads[rival] = knowledge_of(table, rival)
            table.annex = put(table.annex, SCHOLAR, seat_with_most(table, heads, all_seats(table)) + 1)

    def look_again(self, game: Play) -> None:
        """The Scholar may exchange an Advancement of the row.

        Rules: CG-068, CG-089
        """
        if scholar_of(game.state) != NONE:
            game.call(ChangeRow())

    def declare(self, game: Play, nobles: vec[i64], hold: i64) -> None:
        """Each side may declare an Advancement, the attacker first.

        Rules: CG-062, CG-064, CG-065
        """
        game.call(Declare(nobles[0], nobles[1], hold))

    def end_battle(self, table: Table) -> None:
        """Declared Advancements are exhausted if they say so, else ready for the next battle.

        Rules: CG-059, CG-064
        """
        end_uses(table, NONE, IN_BATTLE, IN_BATTLE)

    def bend_unled(self, table: Table, side: i64, what: i64, count: i64, walls: i64) -> i64:
        """Without a commander only what is declared bends the measures of a battle.

        Rules: CG-064, CG-066
        """
        seat: i64 = table.fate_side[side]
        if seat < 0:
            return count
        for number in range(ADVANCEMENTS):
            row: i64 = (FIRST_ADVANCEMENT + number) * BEND_WIDTH
            if table.content.bends[row] != what or owner_of(table, number) != seat or not is_at_work(table, number):
                continue
            if table.content.bends[row + 1] != ONLY_ASSAULT or walls != NONE:
                count += table.content.bends[row + 3]
        return max(0, count)

    def farther(self, table: Table, seat: i64) -> i64:
        """The most that an Advancement which is ready adds to a march.

        Rules: CG-058, CG-061
        """
        most: i64 = 0
        for number in range(ADVANCEMENTS):
            if is_ready(table, number, seat, ON_MARCH):
                most = max(most, gain_of(table, number))
        return most

    def sail(self, game: Play, noble: i64, port: i64) -> None:
        """A Baron may let his Noble go ashore at once.

        Rules: CG-058, CG-061
        """
        ask_for_use(game, ready_for(game.state, noble // SYMBOLS, AT_SEA), AT_SEA, noble, port)

    def cards_for_siege(self, table: Table, seat: i64) -> i64:
        """A card more for whoever owns a Siege Engine that is not exhausted. It is not exhausted by this.

        Rules: VR-037
        """
        title: i64 = table.content.annex[SIEGE_ENGINE] - 1
        for number in range(ADVANCEMENTS):
            if table.content.annex[TITLE + number] == title and owner_of(table, number) == seat:
                return i64(1) if table.card_place[FIRST_ADVANCEMENT + number] == CARD_EXHAUSTED else i64(2)
        return 1

    def end_way(self, table: Table, seat: i64) -> None:
        """What was used on the way is exhausted.

        Rules: CG-059
        """
        end_uses(table, seat, ON_MARCH, AT_SEA)


class ChangeRow(Frame[Table]):
    """The Scholar may put one of the row under the deck; the top one takes its place.

    Rules: CG-089
    """

    __slots__ = ()

    def resume(self, game: Play) -> None:
        """Ask the Scholar."""
        decision = ask_about(game, scholar_of(game.state), CHANGE_ROW, NONE, NONE)
        offer_each(decision, titles_on_offer(game.state), 0)
        decision.offer(NO_ADVANCEMENT)

    def answer(self, game: Play, choice: i64) -> None:
        """One goes, another comes."""
        table = game.state
        if choice != NO_ADVANCEMENT:
            bury_advancement(table, choice, NONE)
            fill_row(table)
        game.end()

    def copy(self) -> "ChangeRow":
        """An independent copy."""
        return ChangeRow()
