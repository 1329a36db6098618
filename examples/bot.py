#!/usr/bin/env python3
"""A bot account for Nemeton that plays legal actions at random, until it is stopped. It needs Python alone; docs/bots.md says where the token
comes from.

    NEMETON_TOKEN=… bot.py https://nemeton.example [GAME…]    plays those games, or all
"""
import http.client, json, os, queue, random, sys, threading, time, urllib.error, urllib.request


PATIENCE = 600  # seconds that it waits at a table where a seat is open


class Refused(Exception):
    """The server has refused something; `code` says what."""

    def __init__(self, problem):
        super().__init__("{code}: {detail}".format(**problem))
        self.status, self.code, self.wait = problem["status"], problem["code"], problem.get("retry_after", 1)


class Server:
    """What a bot account asks of the server."""

    def __init__(self, address, token):
        self.address, self.token = address.rstrip("/"), token
        self.api = self.address + "/api/v1"

    def open(self, path, body=None, timeout=30):
        """The answer as a file. Waits and asks again while the server says that it is too early, or cannot."""
        request = urllib.request.Request(self.api + path, headers={"Authorization": "Bearer " + self.token})
        if body is not None:
            request.data = json.dumps(body).encode()
        while True:
            try:
                return urllib.request.urlopen(request, timeout=timeout)
            except urllib.error.HTTPError as refused:
                refusal = Refused(json.load(refused))
                if refusal.status not in (429, 503):
                    raise refusal from None
                time.sleep(refusal.wait)

    def ask(self, path, body=None):
        with self.open(path, body) as answer:
            return json.load(answer)

    def at(self, table, what, body=None):
        """What the bot account does at a table, said again until it is confirmed: the server does it once."""
        while True:
            try:
                return self.ask(f"/bot/tables/{table}/{what}", body or {})
            except (OSError, http.client.HTTPException):
                time.sleep(1)

    def events(self):
        """All that happens, one event after the other. When the stream breaks it begins anew, and tells how things stand."""
        listens = False
        while True:
            try:
                # Something comes every ten seconds, if only an empty line.
                with self.open("/bot/events", timeout=30) as stream:
                    for line in stream:
                        # With the first line, an empty one where nothing is to be told, the bot account can be asked.
                        if not listens:
                            print("listens at", self.address, flush=True)
                        listens = True
                        if not line.strip():
                            continue
                        event = json.loads(line)
                        yield event
                        if event["type"] == "closed" and event["code"] in ("another_stream", "bad_key", "banned"):
                            return
            except (OSError, http.client.HTTPException, json.JSONDecodeError):
                pass
            time.sleep(1)


class Bot:
    """Plays at random. Another one says in `choose` what it plays, and in `refuses` what it does not."""

    def __init__(self, server, games=()):
        self.server, self.games = server, games
        self.heard = {}  # of each game under way what its thread has still to hear
        self.wished = set()  # tables where it wants another game

    def refuses(self, details):
        """Why it does not play at such a table (docs/bots.md has the reasons), or None."""
        return "game" if self.games and details["game"] not in self.games else None

    def choose(self, table, seat, event, actions):
        """One of the actions that it may play at that table after that event, or None."""
        return random.choice(actions)

    def ended(self, table):
        """The game there is over."""

    def run(self):
        for event in self.server.events():
            table, kind, message = event.get("table"), event["type"], event.get("message")
            if kind == "invitation":
                self.attempt(table, "decline" if (reason := self.refuses(event["details"])) else "accept", reason=reason)
            elif kind == "game_started":
                # Each game has its own thread, so that a long thought keeps nobody else waiting.
                self.leave(table)
                self.heard[table] = queue.Queue()
                threading.Thread(target=self.play, args=(table, self.heard[table]), daemon=True).start()
            elif kind == "game_ended":
                self.leave(table)
            elif kind == "closed":
                print(message, file=sys.stderr)
            elif kind == "table" and message["type"] == "rematch" and table not in self.wished:
                self.wished.add(table)
                self.attempt(table, "rematch")
            elif kind == "table" and table in self.heard:
                self.heard[table].put(message)

    def leave(self, table):
        if table in self.heard:
            self.heard.pop(table).put(None)

    def attempt(self, table, what, **words):
        """Does it, if the server lets it: what was asked may be withdrawn, and the game may have gone on. Whether it did."""
        try:
            self.server.at(table, what, {name: word for name, word in words.items() if word is not None})
            return True
        except Refused as refused:
            print(f"{what} at {table}: {refused}", file=sys.stderr)
            return False

    def play(self, table, heard):
        seat = event = None
        seats, waits_for = [], []
        has_acted = False  # and the event of that has not come: those before it do not know of it
        while (message := self.next(heard, table, seats)) is not None:
            if message["type"] in ("welcome", "seats"):
                seat, seats = message.get("seat", seat), message["seats"]
            elif message["type"] == "event":
                event, waits_for = message, message["state"].get("to_act", [])
                has_acted = has_acted and (message["seat"] != seat or message["token"] is None)
            if event and heard.empty() and not has_acted:
                has_acted = self.answer(table, seat, event)
                event = None
            # A player who has been gone for long has lost if the bot account claims it.
            if message["type"] in ("seats", "event") and "proposal" not in message and heard.empty():
                for other in waits_for:
                    if seats[other].get("away"):
                        self.attempt(table, "claim", seat=other)
        self.ended(table)

    def next(self, heard, table, seats):
        """The next message. While nothing comes, and a seat is open so that no clock runs, it leaves the table in the end."""
        while True:
            try:
                return heard.get(timeout=PATIENCE)
            except queue.Empty:
                if any(each["kind"] == "person" and not each["taken"] for each in seats):
                    self.attempt(table, "leave")

    def answer(self, table, seat, event):
        """What that event asks of it. Whether it has acted."""
        proposal = event.get("proposal", {})
        if seat in proposal.get("awaiting", ()):
            # A tie gives something away, and a pause might never end.
            self.attempt(table, "answer", proposal=proposal["n"], accept=proposal["kind"] not in ("tie", "pause"))
        actions = event["state"].get("actions", {}).get(str(seat))
        action = self.choose(table, seat, event, actions) if actions else None
        return bool(action) and self.attempt(table, "act", action=action, id=f"after {event['n']}")


if __name__ == "__main__":
    if len(sys.argv) < 2 or "NEMETON_TOKEN" not in os.environ:
        sys.exit(__doc__)
    Bot(Server(sys.argv[1], os.environ["NEMETON_TOKEN"]), sys.argv[2:]).run()
