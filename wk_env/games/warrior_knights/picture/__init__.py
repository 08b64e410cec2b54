"""The board and what lies beside it, as shapes or in plain characters."""
