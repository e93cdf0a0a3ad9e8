"""Games on paper: every component of a box, its boards and its rules, as one PDF."""
