"""The one door: the `stampede` command."""

from stampede.cli.app import main

__all__ = ["main"]
