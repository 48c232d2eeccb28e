"""A commander in plain Python 3: sells what is expensive, buys what is cheap, and leaves the rest to the defaults.

Run it: ./marshall arena --field "cmd:python3 examples/python-bot/bot.py,recruit" --games 4
docs/bot-authors.md describes the lines that it reads and writes.
"""
import json
import sys

PRICES = [1, 5, 10, 25, 50, 50, 100, 100, 200, 200, 400, 400, 500, 600, 700, 800, 900, 1000]


def send(message):
    # Every line must go out at once: the referee is waiting for it.
    print(json.dumps(message), flush=True)


def read():
    line = sys.stdin.readline()
    if line == "":
        sys.exit(0)  # the referee has closed our input: all games are over
    return json.loads(line)


def options(moment, draft):
    """What can be chosen next for an unfinished command; None if the command can't be given."""
    send({"type": "options", "id": moment["id"], "draft": draft})
    offers = read()["offers"]
    return offers[0].get("next", {}).get("domain") if offers else None


def decide(moment):
    view = moment["view"]
    supplies = view["seats"][moment["seat"]]["supplies"]
    price = {resource: PRICES[spot] for resource, spot in view["market"].items()}
    offered = {offer["command"] for offer in moment["offers"]}

    if moment["question"] == "bid":
        return {"type": "bid", "cubes": 1 if view["stage"] in (3, 7) else 0}

    if moment["question"] == "sell" and "sell" in offered:
        stored = [resource for resource in price if supplies[resource] > 0]
        best = max(stored, key=lambda resource: price[resource], default=None)
        if best is not None and price[best] >= 300:
            return {"type": "sell", "resource": best, "units": supplies[best]}

    if moment["question"] == "buy" and "buy" in offered:
        resources = options(moment, {"type": "buy"})
        best = min(resources["values"], key=lambda resource: price[resource], default=None) if resources else None
        if best is not None and price[best] <= 100:
            units = options(moment, {"type": "buy", "resource": best})
            if units is not None:
                return {"type": "buy", "resource": best, "units": units["max"]}

    return moment["fallback"]


while True:
    message = read()
    if message["type"] == "hello":
        send({"type": "hello", "name": "greedy in Python"})
    elif message["type"] == "moment":
        send({"type": "decide", "id": message["id"], "command": decide(message)})
