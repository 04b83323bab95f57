"""Play in the terminal: a table drawn in text, for people and bots around one screen."""
