"""Expansions of Warrior Knights, a folder each; there is none yet.

An expansion has the layers of the game again, as many as it needs, each compiled or not as that layer of the game is:

    <name>/rules/      its frames, cards and optional rules, its numbers of questions, its Annex with its columns
    <name>/encoding/   what its questions and columns look like as numbers: in the room kept free for them
    <name>/knowledge/  who may know what of its columns
    <name>/advice/     what agents of the house make of it
    <name>/content/    its tables, their columns and checks
    <name>/facts/ words/ story/ picture/   its things for people

A layer of an expansion may import that layer of the game and those below it. Of the game only the tables that gather
(frames, questions and optional rules, and questions in words) import it, and the spec. Expansions do not import each
other. What an expansion remembers stands in the columns of its own Annex, which lies in `Table.annex`.
"""
