"""`python -m stampede`: the `stampede` command."""

from __future__ import annotations

import sys

from stampede.cli import main

if __name__ == "__main__":
    sys.exit(main())
