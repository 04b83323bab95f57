"""Proof: checkers of the promises that the kernel makes for every game, and what runs them."""
