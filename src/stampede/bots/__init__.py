"""Bots that play any registered game from what their seat may know."""
