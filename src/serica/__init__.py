"""Serica: a digital table for five eurogames of the Silk Road and the imperial courts."""

__version__ = "0.1.0"
