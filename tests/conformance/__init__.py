"""The laws that every game keeps, whatever its rules."""
