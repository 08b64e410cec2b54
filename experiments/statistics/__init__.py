"""What follows from results: intervals, ratings, tests of significance. Arrays and numbers only: no game in here."""
