"""One table without IO: its position, its log, its words."""
