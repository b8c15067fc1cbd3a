"""A bot for any game on a Tavern server, with nothing but Python's standard library.

    python3 bot.py http://127.0.0.1:3000 race            makes a room for two, prints its code, and waits for somebody
    python3 bot.py http://127.0.0.1:3000 race ABC234     joins that room

It takes any of the options that it is given: put something better into `choose`.
"""

import json
import random
import secrets
import sys
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

url = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:3000"
game = sys.argv[2] if len(sys.argv) > 2 else "race"
code = sys.argv[3] if len(sys.argv) > 3 else None
secret = None


class Refused(Exception):
    """The server understood, and said no."""


def ask(method, path, body=None):
    """Asks as often as it takes: a server that restarts is back in a moment. Answers have ids, so a repeat is harmless."""
    headers = {"content-type": "application/json"}
    if secret is not None:
        headers["authorization"] = f"Bearer {secret}"
    data = None if body is None else json.dumps(body).encode()
    while True:
        wait = 0.3
        try:
            with urlopen(Request(f"{url}/api/{path}", data, headers, method=method), timeout=60) as response:
                return json.load(response)
        except HTTPError as error:
            wait = float(error.headers.get("retry-after") or wait)
            if error.code < 500 and error.code != 429:
                raise Refused(error.read().decode()) from None
        except OSError:
            pass  # Nobody is there at the moment.
        time.sleep(wait)


def choose(question):
    """Your idea goes here."""
    return random.choice(question["options"])["option"]


def until_started():
    """In a room with everybody ready, until a match has started."""
    nonce = secrets.token_hex(16)
    if code is None:
        room = ask("POST", "rooms", {"game": game, "settings": {"seats": 2, "speed": "off", "pace": "brisk"}})["room"]
        print(f"room {room['code']}", flush=True)
        while not room["mayStart"]["ok"]:
            room = ask("GET", f"rooms/{room['code']}?since={room['version']}&wait=25")["inside"]
        return ask("POST", f"rooms/{room['code']}/acts", {"do": "start", "nonce": nonce})["room"]["match"]
    ask("POST", f"rooms/{code}/acts", {"do": "enter", "sit": True})
    room = ask("POST", f"rooms/{code}/acts", {"do": "ready", "nonce": nonce})["room"]
    while not room["playing"]:
        room = ask("GET", f"rooms/{code}?since={room['version']}&wait=25")["inside"]
    return room["match"]


def play(match):
    state = ask("GET", f"matches/{match}?since=-1")
    answered = -1
    while True:
        for frame in state["frames"]:
            for event in frame["events"]:
                if event["line"] is not None:
                    print(event["line"])
        if state["result"] is not None and state["next"] == state["frame"]:
            return state
        question = state["question"]
        if question is not None and state["frame"] != answered:
            answered = state["frame"]
            answer = {"id": secrets.token_hex(8), "question": question["id"], "option": choose(question)}
            try:
                ask("POST", f"matches/{match}/answers", answer)
            except Refused:
                pass  # Too late: the clock has answered, or somebody else for all.
        state = ask("GET", f"matches/{match}?since={state['next']}&wait=25")


secret = ask("POST", "guests", {"nickname": "Python"})["secret"]
started = until_started()
print(f"match {started}", flush=True)
print(f"over: {play(started)['result']}")
