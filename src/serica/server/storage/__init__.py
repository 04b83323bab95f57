"""Storage: what the server keeps, in a database that one URL chooses."""
