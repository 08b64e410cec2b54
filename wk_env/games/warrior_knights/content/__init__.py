"""What is printed on the board and the cards, as tables: ours in `house`, an owner's in a folder of the same shape."""
