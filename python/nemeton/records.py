"""Records: games as JSON, which the page and the command `nemeton` write and read too, and what proves that one is in order.

Written from docs/dice.md and docs/protocol.md; what `nemeton verify` finds is found here.
"""

import hashlib
import hmac
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from . import _nemeton
from ._nemeton import Error, Game, OptionError, RecordError, RequestError, State, UnknownGameError


def to_record(state: State) -> dict[str, Any]:
    """A state as a record: a dict for `json.dumps`, with all steps, choices in secret too."""
    game = state.game
    return {
        "nemeton": 1,
        "game": game.id,
        "seats": game.seats,
        "options": game.options,
        "steps": _nemeton.record_steps(state),
    }


def _game_of(record: Mapping[str, Any]) -> Game:
    if record.get("nemeton") != 1:
        raise RecordError(f"nemeton is {record.get('nemeton')!r:.80}, expected the version of the record's format, 1")
    name, seats, options = record.get("game"), record.get("seats"), record.get("options", {})
    if not isinstance(name, str):
        raise RecordError(f"game is {name!r:.80}, expected the id of one")
    if not isinstance(seats, int) or isinstance(seats, bool) or abs(seats) >= 2**31:
        raise RecordError(f"seats is {seats!r:.80}, expected a number")
    if not isinstance(options, Mapping):
        raise RecordError(f"options is {options!r:.80}, expected an object")
    try:
        return _nemeton.load(name, seats, dict(options), "listed")
    except (UnknownGameError, OptionError, RequestError) as error:
        raise RecordError(str(error)) from None


def _steps_of(record: Mapping[str, Any]) -> list[str]:
    steps = record.get("steps")
    if not isinstance(steps, list):
        raise RecordError(f"steps is {steps!r:.80}, expected an array of tokens")
    for number, step in enumerate(steps, 1):
        if not isinstance(step, str):
            raise RecordError(f"step {number} is {step!r:.80}, expected a token in quotes")
    return steps


def _parsed(record: Mapping[str, Any] | str | bytes) -> Mapping[str, Any]:
    parsed: Any = record
    if isinstance(record, str | bytes):
        try:
            parsed = json.loads(record)
        except (ValueError, RecursionError) as error:
            raise RecordError(f"the record is no JSON: {error}") from None
    if not isinstance(parsed, Mapping):
        raise RecordError(f"the record is {str(parsed):.80}, expected an object")
    return parsed


def from_record(record: Mapping[str, Any] | str | bytes) -> State:
    """The last state of a record, a dict or its JSON. Raises RecordError, which names the step that cannot be played."""
    read = _parsed(record)
    replay = _nemeton.Replay(_game_of(read))
    for step in _steps_of(read):
        replay.apply(step)
    return replay.state()


@dataclass(frozen=True)
class Verified:
    """What `verify` has found in order."""

    game: str
    steps: int
    draws: int
    """Outcomes that were computed again."""
    told: int
    """Outcomes that a person said, as the rules allow."""
    commitment: str | None
    """The server's; None where the draws come from a seed."""
    client_seeds: tuple[int, ...]
    """Seats that gave one."""
    withheld: tuple[int, ...]
    """Seats that committed to one and did not give it."""
    signer: str | None
    """The public key, where the record is signed."""


def _digits(value: Any, name: str, count: int = 64) -> str:
    if not isinstance(value, str) or not re.fullmatch(f"[0-9a-f]{{{count}}}", value):
        raise RecordError(f"{name} is {value!r:.80}, expected {count} hexadecimal digits")
    return value


def _index(value: Any, name: str, end: int, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < end:
        raise RecordError(f"{name} {value!r:.80}, expected {what}")
    return value


def _commitment_to(seed: str) -> str:
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


class _Dice:
    """What a record says of its dice."""

    def __init__(self, dice: Any, seats: int, steps: int) -> None:
        if not isinstance(dice, Mapping):
            raise RecordError(f"dice is {dice!r:.80}, expected an object")
        self.version = _index(dice.get("version", 1), "dice.version is", 3, "a number from 1 to 2")
        if self.version == 0:
            raise RecordError("dice.version is 0, expected a number from 1 to 2")
        table = dice.get("table")
        if not isinstance(table, str):
            raise RecordError(f"dice.table is {table!r:.80}, expected the name of the table")
        self.table = table
        self.commitment = _digits(dice.get("commitment"), "dice.commitment")
        self.secret = _digits(dice.get("secret"), "dice.secret")
        if _commitment_to(self.secret) != self.commitment:
            raise RecordError("dice.secret is not what the server committed to in dice.commitment")
        self.seeds: dict[int, tuple[str | None, int]] = {}
        for each in self._list(dice, "numbers"):
            self._add_seed(each, seats, steps)
        self.told = {_index(each, "dice.told has", steps, "the number of a step") for each in self._list(dice, "told")}

    @staticmethod
    def _list(dice: Mapping[str, Any], name: str) -> list[Any]:
        value = dice.get(name, [])
        if not isinstance(value, list):
            raise RecordError(f"dice.{name} is {value!r:.80}, expected an array")
        return value

    def _add_seed(self, value: Any, seats: int, steps: int) -> None:
        if not isinstance(value, Mapping):
            raise RecordError(f"dice.numbers has {value!r:.80}, expected an object")
        seat = _index(value.get("seat"), "dice.numbers has seat", seats, "a seat of the game")
        if seat in self.seeds:
            raise RecordError(f"dice.numbers has seat {seat} twice, expected one number a seat")
        number = value.get("number", "")
        if self.version == 1:
            first = _index(value.get("from"), "dice.numbers has from", steps + 1, "the number of a step")
            self.seeds[seat] = (_digits(number, "dice.number"), first)
            return
        commitment = _digits(value.get("commitment"), "dice.commitment")
        if number is not None and _commitment_to(_digits(number, "dice.number")) != commitment:
            raise RecordError(f"dice.numbers has a number of seat {seat} that it did not commit to")
        self.seeds[seat] = (number, 0)

    def words(self, step: int, seats: int, blocks: int) -> bytes:
        lines = [f"nemeton dice {self.version}", self.table, str(step)]
        for seat in range(seats):
            seed, first = self.seeds.get(seat, (None, 0))
            lines.append(seed if seed is not None and first <= step else "-")
        message = "".join(line + "\n" for line in lines).encode()
        key = bytes.fromhex(self.secret)
        return b"".join(hmac.digest(key, message + str(block).encode(), "sha256") for block in range(blocks))

    def draw(self, replay: _nemeton.Replay, step: int, seats: int) -> str:
        blocks = 16
        while (token := replay.draw(self.words(step, seats, blocks))) is None:
            blocks *= 2
        return token


def _check_signature(record: Mapping[str, Any]) -> str:
    signer = _digits(record.get("signer"), "signer")
    signature = _digits(record["signature"], "signature", 128)
    try:
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    except ImportError:
        raise Error("the record is signed, expected the package cryptography: pip install 'cryptography>=41'") from None
    said = {name: value for name, value in record.items() if name != "signature"}
    text = json.dumps(said, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(signer)).verify(bytes.fromhex(signature), text.encode())
    except InvalidSignature:
        raise RecordError("the signature does not fit: the record was changed after the server signed it") from None
    return signer


def verify(record: Mapping[str, Any] | str | bytes) -> Verified:
    """Checks a record with nothing but itself: that it can be played, that every draw follows from what was committed to before the game
    (docs/dice.md), and that nothing was changed after the server signed it. For a signature it needs `pip install '.[verify]'`.

    Raises RecordError for the first thing that is wrong.
    """
    read = _parsed(record)
    game = _game_of(read)
    steps = _steps_of(read)
    dice = _Dice(read["dice"], game.seats, len(steps)) if "dice" in read else None
    seed = read.get("seed")
    if seed is not None:
        _index(seed, "seed is", 2**53, "an integer from 0 to 9007199254740991")
    replay = _nemeton.Replay(game)
    draws = told = 0
    for number, step in enumerate(steps):
        is_told = dice is not None and number in dice.told
        if not replay.is_chance():
            if is_told:
                raise RecordError(f"step {number + 1} is said to be told, but is an action")
        elif is_told:
            if not replay.is_asked():
                raise RecordError(f"step {number + 1} is said to be told, but is drawn by the rules")
            told += 1
        else:
            if dice is not None:
                drawn = dice.draw(replay, number, game.seats)
            elif seed is not None:
                drawn = replay.draw_seeded(seed)
            else:
                raise RecordError("dice and seed are missing: what the draws follow from is not known")
            if drawn != step:
                raise RecordError(f"step {number + 1} is {step!r:.80}, but the dice gave {drawn!r}")
            draws += 1
        replay.apply(step)
    seeds = dice.seeds if dice is not None else {}
    return Verified(
        game=game.id,
        steps=len(steps),
        draws=draws,
        told=told,
        commitment=dice.commitment if dice is not None else None,
        client_seeds=tuple(seat for seat, (given, _) in seeds.items() if given is not None),
        withheld=tuple(seat for seat, (given, _) in seeds.items() if given is None),
        signer=_check_signature(read) if "signature" in read else None,
    )
