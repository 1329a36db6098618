"""How far something is, on a terminal."""

import sys
import time
from collections.abc import Callable

Progress = Callable[[int, int], None]
"""Is called with how many parts are done and how many there are."""


def line(title: str, parts: str) -> Progress:
    """Shows it in one line, with the time that is left; nothing where nobody looks."""
    began = time.monotonic()
    first: list[int] = []

    def show(done: int, of: int) -> None:
        first.append(done)
        if not sys.stderr.isatty():
            return
        text = f"{title}: {done} of {of} {parts}"
        if first[0] < done < of:
            text += f", {(time.monotonic() - began) / (done - first[0]) * (of - done):.0f} s left"
        print(f"\r\x1b[K{text}", end="\n" if done == of else "", file=sys.stderr, flush=True)

    return show
