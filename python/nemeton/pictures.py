"""Pictures of positions: the boards of the games' page, which a JavaScript engine within this process draws without a browser.

`boards.js` is made of the page's own sources (tools/notebook).
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.util import find_spec

Draw = Callable[[str, str, int, str], str]


def can_draw() -> bool:
    """Whether the engine is there: `pip install '.[pictures]'`."""
    try:
        return find_spec("quickjs") is not None
    except ValueError:
        # What has been imported as nothing.
        return False


@cache
def _artist() -> ThreadPoolExecutor:
    # The engine runs in one thread for good, whoever asks.
    return ThreadPoolExecutor(1, "nemeton-pictures")


@cache
def _load() -> Draw:
    try:
        import quickjs
    except ModuleNotFoundError as error:
        raise ImportError("pictures need a JavaScript engine: pip install 'python-quickjs-ng>=0.15'") from error
    context = quickjs.Context()
    context.module(files(__package__).joinpath("boards.js").read_text("utf-8"))
    while context.execute_pending_job():
        pass
    draw: Draw = context.get("draw")
    return draw


def _forget() -> None:
    _artist.cache_clear()
    _load.cache_clear()


# A forked process has no thread but its own.
os.register_at_fork(after_in_child=_forget)


def draw(game: str, view: str, viewer: int) -> str:
    """A view of a game, as JSON, from the place of its viewer; a spectator looks on from the first seat's."""
    # Pictures stand beside each other in one document: none may mean another's parts by its names, nor have another's style.
    name = "n" + sha256(f"{game} {viewer} {view}".encode()).hexdigest()[:12]
    return _artist().submit(lambda: _load()(game, view, max(viewer, 0), name)).result()
