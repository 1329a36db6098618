#!/usr/bin/env python3
"""A bot account for Nemeton whose actions come from a program that speaks the engine protocol (docs/protocol.md). It needs Python and bot.py beside
it; docs/bots.md says where the token comes from.

    NEMETON_TOKEN=… engine_bot.py [--ms 1000] [--level best] https://nemeton.example COMMAND…    such as: nemeton engine

It plays the games that the program knows and that hide nothing: what is hidden the program could not be told.
"""
import argparse, json, os, subprocess, sys, threading
from bot import Bot, Refused, Server


class Engine:
    """The program: one question a line, one answer a line."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, cmd, **words):
        print(json.dumps({"cmd": cmd, **words}), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline() or '{"ok": false, "error": "the program has ended"}')
        if not answer["ok"]:
            raise ValueError(answer["error"])
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class EngineBot(Bot):
    def __init__(self, server, command, **best):
        super().__init__(server)
        self.command, self.best = command, best
        self.engines = {}  # by table
        self.lock = threading.Lock()
        engine = Engine(command)
        self.games = [game["id"] for game in engine.ask("games")["games"] if self.is_open(engine, game)]
        engine.close()

    @staticmethod
    def is_open(engine, game):
        """Whether the game hides nothing: it tells no probabilities with everything known then, for there is nothing else to know."""
        engine.ask("new", game=game["id"], seats=game["min_seats"])
        return engine.ask("full_information")["win_probabilities"] is None

    def choose(self, table, seat, event, actions):
        with self.lock:
            engine = self.engines.setdefault(table, None) or Engine(self.command)
            self.engines[table] = engine
        try:
            # All that was played, so that nothing hangs on what was heard before.
            state = engine.ask("load", record=self.server.ask(f"/bot/tables/{table}/record"))
            return engine.ask("best", seat=seat, **self.best)["action"] if seat in state.get("to_act", ()) else None
        except (Refused, ValueError) as problem:
            print(f"{table}: {problem}", file=sys.stderr)
            return super().choose(table, seat, event, actions)

    def ended(self, table):
        with self.lock:
            engine = self.engines.pop(table, None)
        if engine:
            engine.close()


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("server")
    words.add_argument("--ms", type=int, default=1000, help="the most that an action takes")
    words.add_argument("--level", default="best")
    words.add_argument("command", nargs=argparse.REMAINDER)
    asked = words.parse_args()
    if not asked.command or "NEMETON_TOKEN" not in os.environ:
        words.error("expected NEMETON_TOKEN in the environment and the command of a program")
    EngineBot(Server(asked.server, os.environ["NEMETON_TOKEN"]), asked.command, ms=asked.ms, level=asked.level).run()
