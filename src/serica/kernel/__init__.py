"""What every game is made of. Knows no game, and needs nothing but the standard library."""
