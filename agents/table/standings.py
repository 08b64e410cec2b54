"""How things stand at a table, as lines: a row for each seat, and whether that is worth showing again."""

from wk_env.kernel.table_faces import Standing


def standing_lines(standing: Standing, seat: int | None) -> list[str]:
    """When it is, and what every seat has, a line each; one's own is marked. Nothing where there are no numbers."""
    if not standing.rows:
        return []
    width = max(len(row.name) for row in standing.rows)
    heads = "".join(f"{head:>{len(head) + 2}}" for head in standing.heads)
    lines = [standing.title, " " * (width + 2) + heads]
    for other, row in enumerate(standing.rows):
        cells = zip(row.numbers, standing.heads, strict=True)
        numbers = "".join(f"{number:>{len(head) + 2}}" for number, head in cells)
        lines.append(f"{'>' if other == seat else ' '} {row.name:{width}}{numbers}  {', '.join(row.notes)}".rstrip())
    return lines


def is_worth_showing(status: list[str], shown: list[str] | None) -> bool:
    """Whether a person wants to see the table of scores again: that person's row or the phase has changed."""
    return bool(status) and (
        shown is None
        or status[0] != shown[0]
        or [line for line in status if line.startswith(">")] != [line for line in shown if line.startswith(">")]
    )
