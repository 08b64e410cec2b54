"""Expansions of Warrior Knights, a folder each: Crown and Glory for now.

An expansion has the layers of the game again, as many as it needs, each compiled or not as that layer of the game is:

    <name>/rules/      its frames, procedures and optional rules, its numbers of questions, the places of its facts
    <name>/encoding/   what its questions and facts look like as numbers: behind those of the game
    <name>/knowledge/  who may know what of its facts
    <name>/advice/     what agents of the house make of it
    <name>/content/    its tables, their columns and checks
    <name>/facts/ words/ story/ picture/   its things for people

A layer of an expansion may import that layer of the game and those below it. Of the game only the tables and lists that
gather (`GATHERING` in tests/house/import_law.py names them) import it, and the spec. Expansions do not import each
other.

What an expansion remembers stands at places of its own in one column, `Table.annex`, which is empty in games without
it and shared by copies: whoever changes it lays a new one (`put`). What is printed for it stands in `Content.annex`.
Its troop cards follow those of the game in the same columns, and are there only in games with it.
"""
