"""Migrations: how the tables of the database came to their present form, and back."""
