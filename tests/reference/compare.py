#!/usr/bin/env python3
"""Plays random games on `nemeton engine` and on a plain reference of the same rules, and stops where they differ.

    compare.py build/release/nemeton danube --games 1000 --seed 1

At every node the two must agree on its kind, who is to act, the actions, the outcomes and their probabilities, the
ply, the returns and the view. Half of the play leans towards the rules that came up least. So do the starts, lines
that lead to rare situations: the first games follow one each, most later ones follow one for a while. How often each
rule was touched is printed. With `--cover` it is a failure too if a rule that a start is named after does not come up, or fewer
rules in all than `RULES` of the reference.
"""

import argparse
import importlib
import json
import os
import random
import subprocess
import sys
import time
from collections import Counter, defaultdict
from pathlib import Path


STATE_KEYS = ["ok", "game", "ply", "node", "to_act", "actions", "outcomes", "returns"]
RARE = 1000  # a rule that came up less often is worth starting from again
MOST_STARTS = 20  # for one rule
SHORT = 12  # nodes that a game goes on after its lead
MOST_LOOKED_AT = 16  # actions that are tried before one is chosen
LETTERS = "0123456789aAbcxX+-:/>~. "  # that wrong tokens are made with
WRONG_OPTIONS = [{"ply_limit": wrong} for wrong in (0, 100001, -1, "7", 1.5, True)] + [{"no_such_option": 1}]  # in every game


class Difference(Exception):
    """The engine and the reference do not agree."""


class Engine:
    """A running `nemeton engine`."""

    def __init__(self, program):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([program, "engine"], stdin=pipe, stdout=pipe, text=True, encoding="utf-8")

    def ask(self, request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise Difference(f"the engine ended, with status {self.process.wait()}, at {json.dumps(request)}")
        try:
            return json.loads(line)
        except ValueError:
            raise Difference(f"the engine answered what is no JSON, {line[:200]!r}, at {json.dumps(request)}")

    def quit(self):
        self.ask({"cmd": "quit"})
        return self.process.wait()


def expected_state(rules, state):
    """What the engine must answer, as the protocol says."""
    kind, to_act = rules.node(state)
    expected = {"ok": True, "game": rules.GAME, "ply": state.ply, "node": kind}
    if kind in ("decision", "simultaneous"):
        expected["to_act"] = sorted(to_act)
        expected["actions"] = {str(seat): sorted(rules.actions(state, seat)) for seat in to_act}
    elif kind == "chance":
        outcomes = rules.outcomes(state)
        expected["outcomes"] = outcomes if isinstance(outcomes, str) else {token: float(p) for token, p in outcomes.items()}
    else:
        expected["returns"] = rules.returns(state)
    return expected


def notes_of(rules, state):
    """Which rules a state and the step that led to it have touched."""
    return rules.notes(state) if hasattr(rules, "notes") else state.notes


def same(expected, answer):
    """Equal, numbers up to rounding."""
    if isinstance(expected, dict) and isinstance(answer, dict):
        return expected.keys() == answer.keys() and all(same(value, answer[key]) for key, value in expected.items())
    if isinstance(expected, list) and isinstance(answer, list):
        return len(expected) == len(answer) and all(map(same, expected, answer))
    numbers = (int, float)
    if isinstance(expected, numbers) and isinstance(answer, numbers) and bool not in (type(expected), type(answer)):
        return abs(expected - answer) <= 1e-12
    return type(expected) is type(answer) and expected == answer


class Game:
    """One game, played on both sides at once."""

    def __init__(self, engine, rules, seed, coverage, lead=None):
        self.engine, self.rules, self.coverage = engine, rules, coverage
        self.seed = seed
        self.rng = random.Random(seed)
        self.lead = lead  # a record to start from, of which the last steps are played; or None
        self.seats = lead["seats"] if lead else self.rng.choice(rules.SEATS)
        self.options = lead["options"] if lead else self.any_options()
        self.line = []  # (seat or None, token)
        self.states = []  # the reference after each of them, the start first
        self.nodes = 0
        self.reached = {}  # rule touched -> the record that first did

    def any_options(self):
        """Each left out sometimes; those that go together with the number of seats."""
        options = {name: self.rng.choice(values) for name, values in self.rules.OPTIONS.items() if self.rng.random() < 0.6}
        if self.rng.random() < 0.4:
            options["ply_limit"] = self.rng.choice([self.rng.randint(1, 20), self.rng.randint(10, 300), 100000])
        return self.rules.fit(options, self.seats) if hasattr(self.rules, "fit") else options

    # Talking

    def check(self, request):
        """Sends a request whose answer must be the state."""
        answer = self.engine.ask(request)
        expected = expected_state(self.rules, self.states[-1])
        if not same(expected, {key: value for key, value in answer.items() if key in STATE_KEYS}):
            raise Difference(f"at {json.dumps(request)}\nexpected: {json.dumps(expected)}\nanswered: {json.dumps(answer)}")

    def refused(self, request, codes):
        """Sends a request that must be refused with one of the codes and change nothing."""
        answer = self.engine.ask(request)
        error = answer.get("error") or {}
        if answer.get("ok") is not False or error.get("code") not in codes or not error.get("message"):
            raise Difference(f"at {json.dumps(request)}\nexpected: the error {' or '.join(codes)}\nanswered: {json.dumps(answer)}")
        self.coverage[f"refused: {error['code']}"] += 1
        self.check({"cmd": "state"})

    # Playing

    def play(self, stray):
        """Plays until the end or long enough. `stray` is the chance, at each step, to leave the steps of the lead."""
        rarest = self.rng.random() < 0.5  # to where rules are touched that came up least
        willing_dice = self.rng.random() < 0.5  # the dice go there too
        noise = self.rng.choice([0.02, 0.1, 0.3])
        ahead = self.begin()
        for _ in range(self.rules.LENGTH if self.lead is None else len(ahead) + SHORT):
            if self.rng.random() < 0.03:
                self.try_wrong_things()
            if not ahead and self.rng.random() < 0.02:
                self.take_back(self.rng.randint(1, 6))
            kind, to_act = self.rules.node(self.states[-1])
            if self.rng.random() < stray:
                ahead = []
            if kind == "terminal":
                break
            if ahead:
                self.step(*self.seat_and_token(self.states[-1], ahead.pop(0)))
            elif kind == "chance":
                self.chance(rarest and willing_dice, noise)
            else:
                seat = self.rng.choice(to_act)
                self.step(seat, self.choose(seat, self.rules.actions(self.states[-1], seat), rarest, noise))
        self.try_wrong_things()
        if self.rng.random() < 0.1:
            self.take_back(len(self.line))
            self.refused({"cmd": "undo"}, ["nothing_to_undo"])

    def begin(self):
        """Starts a game, or loads most of the lead; returns the steps of the lead that are left."""
        self.states = [self.rules.start(self.options, self.seats)]
        if self.lead is None:
            request = {"cmd": "new", "game": self.rules.GAME, "seats": self.seats, "options": self.options, "seed": self.seed}
            if len(self.rules.SEATS) == 1 and self.rng.random() < 0.5:
                del request["seats"]
            self.check(request)
            self.arrived()
            return []
        steps = list(self.lead["steps"])
        for _ in range(max(0, len(steps) - self.rng.randint(3, 12))):
            self.line.append(self.seat_and_token(self.states[-1], steps.pop(0)))
            self.states.append(self.rules.apply(self.states[-1], *self.line[-1]))
            if self.rules.node(self.states[-1])[0] == "terminal":
                steps.clear()
                break
        self.check({"cmd": "load", "record": self.record()})
        self.arrived()
        return steps

    def seat_and_token(self, state, step):
        """A step as records write it: the token, with the seat before it where several seats choose in secret."""
        kind, to_act = self.rules.node(state)
        seat, token = (to_act[0] if kind == "decision" else None), step
        if kind == "simultaneous":
            seat, token = int(step.split(":", 1)[0]), step.split(":", 1)[1]
        possible = self.rules.outcomes(state) if kind == "chance" else self.rules.actions(state, seat)
        if token not in possible and possible != "deal":
            raise Difference(f"the start for \"{self.lead['reaches']}\" cannot be played on the reference any more, at {step}")
        return seat, token

    def record(self):
        steps = []
        for state, (seat, token) in zip(self.states, self.line):
            steps.append(f"{seat}:{token}" if self.rules.node(state)[0] == "simultaneous" else token)
        return {"nemeton": 1, "game": self.rules.GAME, "seats": self.seats, "options": self.options, "seed": self.seed, "steps": steps}

    def arrived(self):
        """Counts what the newest node shows, and compares the views, or the part that the reference has."""
        state = self.states[-1]
        self.nodes += 1
        for note in set(notes_of(self.rules, state)):
            self.coverage[note] += 1
            if note not in self.reached:
                self.reached[note] = self.record()
        viewer = self.rng.choice([None] + list(range(self.seats)))
        answer = self.engine.ask({"cmd": "view", "seat": viewer})
        expected = self.rules.view(state, viewer)
        view = answer.get("view")
        if hasattr(self.rules, "VIEW_KEYS") and isinstance(view, dict):
            view = {key: view.get(key) for key in self.rules.VIEW_KEYS}
        if not same(expected, view):
            raise Difference(f"in the view of {viewer}\nexpected: {json.dumps(expected)}\nanswered: {json.dumps(answer)}")

    def chance(self, rarest, noise):
        outcomes = self.rules.outcomes(self.states[-1])
        if isinstance(outcomes, str) and self.rng.random() < 0.5:
            self.coverage["dealt by the reference"] += 1
            self.step(None, self.rules.deal(self.states[-1], self.rng))
        elif isinstance(outcomes, str) or self.rng.random() < 0.2:
            answer = self.engine.ask({"cmd": "draw"})
            token = answer.get("drawn")
            if not isinstance(outcomes, str) and token not in outcomes:
                raise Difference(f"drew what cannot be drawn: {json.dumps(answer)}")
            self.coverage["drawn"] += 1
            self.forward(None, token, {"cmd": "state"})
        elif rarest:
            self.step(None, self.choose(None, list(outcomes), True, noise))
        else:
            self.step(None, self.rng.choices(list(outcomes), [float(p) for p in outcomes.values()])[0])

    def step(self, seat, token):
        request = {"cmd": "apply", "action": token}
        if seat is not None and (len(self.rules.node(self.states[-1])[1]) > 1 or self.rng.random() < 0.5):
            request["seat"] = seat
        self.forward(seat, token, request)

    def forward(self, seat, token, request):
        """Plays a step on the reference; `request` does it on the engine, or asks it for the state after it."""
        self.line.append((seat, token))
        self.states.append(self.rules.apply(self.states[-1], seat, token))
        self.check(request)
        self.arrived()

    def choose(self, seat, tokens, rarest, noise):
        """A token: any, or the one after which the rarest rules are touched, ties and noise by lot."""
        if not rarest or self.rng.random() < noise or len(tokens) == 1:
            return self.rng.choice(tokens)
        if len(tokens) > MOST_LOOKED_AT:
            tokens = self.rng.sample(tokens, MOST_LOOKED_AT)
        return max(tokens, key=lambda token: (self.rarity(self.rules.apply(self.states[-1], seat, token)), self.rng.random()))

    def rarity(self, state):
        return max((1 / (1 + self.coverage[note]) for note in notes_of(self.rules, state)), default=0)

    def take_back(self, steps):
        for _ in range(min(steps, len(self.line))):
            self.line.pop()
            self.states.pop()
            self.check({"cmd": "undo"})
            self.coverage["undo"] += 1

    def try_wrong_things(self):
        """Requests that the protocol refuses, from the point of view of this node."""
        state = self.states[-1]
        kind, to_act = self.rules.node(state)
        if kind == "terminal":
            self.refused({"cmd": "apply", "action": self.line[-1][1], "seat": 0}, ["illegal_action", "not_your_turn"])
            self.refused({"cmd": "apply", "action": self.line[-1][1]}, ["illegal_action", "not_your_turn"])
            self.refused({"cmd": "draw"}, ["not_chance"])
            return
        if kind == "chance":
            outcomes = self.rules.outcomes(state)
            if isinstance(outcomes, str):
                deal = self.rules.deal(state, self.rng)
                wrong = ["", "deal", deal[1:], deal[:-1], deal[::-1], deal + ".", deal.replace(".", ","), deal + deal[-3:]]
            else:
                wrong = [token for token in self.wrong_tokens(list(outcomes)) if token not in outcomes]
            for token in wrong:
                self.refused({"cmd": "apply", "action": token}, ["illegal_action"])
            return
        seat = self.rng.choice(to_act)
        legal = self.rules.actions(state, seat)
        for token in self.wrong_tokens(legal):
            if token not in legal:
                self.refused({"cmd": "apply", "action": token, "seat": seat}, ["illegal_action"])
                if len(to_act) == 1:
                    self.refused({"cmd": "apply", "action": token}, ["illegal_action"])
        for other in range(self.seats):
            if other not in to_act:
                self.refused({"cmd": "apply", "action": legal[0], "seat": other}, ["not_your_turn"])
        self.refused({"cmd": "draw"}, ["not_chance"])
        fit = getattr(self.rules, "fit", lambda options, seats: options)
        rng = random.Random(self.seed)
        drawn = [{name: rng.choice(values) for name, values in self.rules.OPTIONS.items()} for _ in range(20)]
        unfit = [options for options in drawn if fit(options, self.seats) != options]
        for options in self.rules.WRONG_OPTIONS + WRONG_OPTIONS + unfit:
            request = {"cmd": "new", "game": self.rules.GAME, "seats": self.seats, "options": options}
            self.refused(request, ["bad_option"])
        for seats in (min(self.rules.SEATS) - 1, max(self.rules.SEATS) + 1):
            self.refused({"cmd": "new", "game": self.rules.GAME, "seats": seats}, ["bad_option"])

    def wrong_tokens(self, right):
        """Tokens that came up elsewhere, garbage, and tokens with a letter added, left out or changed; some may be right."""
        heard = [token for _, token in self.line] + right
        garbage = ["", " ", "x", "-", "+", "0", "99999999999999999999", "\u0000", "1" * 300, "é"]
        wrong = self.rng.sample(garbage, 2) + [self.rng.choice(heard), right[0] + " ", right[0] + "x", right[0].swapcase()]
        for _ in range(5):
            token = self.rng.choice(heard + right * 5)
            at = self.rng.randint(0, len(token))
            letter = self.rng.choice(["", *LETTERS, *self.rng.choice(right)])
            wrong.append(token[:at] + letter + token[at + self.rng.randint(0, 1) :])
        return wrong


def report(game, seed, difference):
    print(f"DIFFERENCE in {game.rules.GAME}, seed {seed}, seats {game.seats}, options {json.dumps(game.options)}")
    print("line:", " ".join(token if seat is not None else f"({token})" for seat, token in game.line))
    print(difference)


def starts_file(arguments):
    return Path(arguments.at) / "starts" / f"{arguments.game}.jsonl"


def read_starts(arguments):
    """By rule, the records that lead to it."""
    starts = defaultdict(list)
    if starts_file(arguments).exists():
        for line in starts_file(arguments).read_text().splitlines():
            record = json.loads(line)
            starts[record["reaches"]].append(record)
    return starts


def read_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("engine", help="the program `nemeton`")
    parser.add_argument("game", help="the game, such as danube")
    parser.add_argument("--at", default=Path(__file__).parent, help="the folder of its reference, if that is not this one")
    parser.add_argument("--games", type=int, default=100, help="how many games to play (default 100), TEST_GAMES times")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game; the following count up (default 1)")
    parser.add_argument("--cover", action="store_true", help="fail if rules that must come up did not")
    parser.add_argument("--collect", type=int, metavar="N", help="keep a start for every rule that came up less than N times")
    arguments = parser.parse_args()
    arguments.games *= int(os.environ.get("TEST_GAMES", 1))
    return arguments


def main():
    arguments = read_arguments()
    sys.path.insert(0, str(arguments.at))
    rules = importlib.import_module(arguments.game)
    starts = read_starts(arguments)
    rare = list(starts)
    first_leads = [record for records in starts.values() for record in records]
    engine = Engine(arguments.engine)
    coverage, nodes, began = Counter(), 0, time.monotonic()
    for number in range(arguments.games):
        seed = arguments.seed + number
        rng = random.Random(-1 - seed)
        first, lead = number < len(first_leads), None
        if first:
            lead = first_leads[number]
        elif starts and rng.random() < 0.9:  # most of all where a rule is rare; these games are short
            some = rng.sample(sorted(starts), min(5, len(starts)))
            lead = rng.choice(starts[min(some, key=lambda rule: coverage[rule])])
            if rng.random() < 0.2:  # end by the limit just where the rare situation is
                limit = max(1, len(lead["steps"]) - rng.randint(0, 3 + len(lead["steps"]) // 2))
                lead = {**lead, "options": {**lead["options"], "ply_limit": limit}}
        game = Game(engine, rules, seed, coverage, lead)
        try:
            game.play(0 if first else 0.1)
        except Difference as difference:
            report(game, seed, difference)
            return 1
        nodes += game.nodes
        for rule, record in game.reached.items():
            if coverage[rule] < RARE and len(starts[rule]) < MOST_STARTS:
                starts[rule].append({"reaches": rule, **record})
    if engine.quit() != 0:
        print("the engine did not end with status 0 after quit")
        return 1

    for name in sorted(coverage):
        print(f"{coverage[name]:9d}  {name}")
    missing = [name for name in rare if coverage[name] == 0]
    print(f"{rules.GAME}: {arguments.games} games, {nodes} nodes, {time.monotonic() - began:.1f} s, no difference")
    for name in missing:
        print(f"never came up: {name}")
    if len(coverage) < rules.RULES:
        print(f"only {len(coverage)} rules came up, expected {rules.RULES}")
    if arguments.collect:
        starts_file(arguments).parent.mkdir(exist_ok=True)
        kept = [starts[rule] for rule in sorted(starts) if coverage[rule] < arguments.collect]
        shortest = [min(records, key=lambda record: len(record["steps"])) for records in kept]
        starts_file(arguments).write_text("".join(json.dumps(record) + "\n" for record in shortest))
    return 1 if arguments.cover and (missing or len(coverage) < rules.RULES) else 0


if __name__ == "__main__":
    sys.exit(main())
