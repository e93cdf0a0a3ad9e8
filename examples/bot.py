"""A bot in plain Python, without Stampede. In this folder: stampede join LINK --bot "python3 bot.py"

It reads one JSON object on each line, and answers every `decide` with a line of its own: docs/programs.md.
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "welcome":
        print(f"playing {message['game']} in seat {message['seat'] + 1}", file=sys.stderr)
    if message["type"] == "refusal":
        print(f"refused: {message['detail']}", file=sys.stderr)
    if message["type"] == "decide":
        # Anything rather than doing nothing.
        lively = [action for action in message["legal"] if action["verb"] not in ("stop", "pass", "done")]
        action = random.choice(lively or message["legal"])
        print(json.dumps({"id": message["id"], "action": action["notation"]}), flush=True)
