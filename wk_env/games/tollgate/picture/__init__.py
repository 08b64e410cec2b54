"""A fair drawn: the cart at the gate, and what every carter has."""
