"""What agents choose in fixed games: `python -m tests.golden.choices` writes it down anew."""

import tomllib
from pathlib import Path
from typing import Final

from wk_agents.roster import agent

from tests.support.observed_games import begun
from tests.support.sitting import played

PATH: Final = Path(__file__).parent / "choices.toml"
SEATS: Final = (2, 4, 6)
DECISIONS: Final = {"search(sims=25)": 120, "greedy(worlds=4)": 60, "steward": 200, "steward(level=2)": 100}
SEED: Final = 3


def chosen(text: str, seats: int) -> list[int]:
    """What agents of one kind choose among themselves."""
    return played(begun(seats, SEED), [agent(text, seat) for seat in range(seats)], DECISIONS[text])


def recorded(text: str, seats: int) -> list[int]:
    """What they chose when it was written down."""
    numbers = tomllib.loads(PATH.read_text(encoding="utf-8"))[f"{text}, {seats} seats"]
    return [int(number) for number in numbers]


def main() -> None:
    """Write all of them down."""
    rows = (f'"{text}, {seats} seats" = {chosen(text, seats)}\n' for text in DECISIONS for seats in SEATS)
    PATH.write_text("".join(["# Flat actions, one after another.\n", *rows]), encoding="utf-8")


if __name__ == "__main__":
    main()
