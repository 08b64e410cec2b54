"""Tollgate, a game of ten minutes: the kernel's proof that it serves more than one game, and the smallest one to copy.

Two to four carters bid in secret for carts of goods. A duel settles ties; a rival may pay to turn a cart away.
"""
