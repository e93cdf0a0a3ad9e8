"""What run.py does, once it knows that Python is new enough. Nothing but the standard library is there yet."""
