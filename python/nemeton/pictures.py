"""Pictures of positions: the boards of the games' page, which a JavaScript engine within this process draws without a browser.

`npm run boards` makes `boards.js` from the page's sources. A package that was built without it draws no pictures.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.util import find_spec

Draw = Callable[[str, str, int, str], str]


_boards = files(__package__).joinpath("boards.js")


def can_draw() -> bool:
    """Whether this package has the boards, and the engine is installed."""
    try:
        return _boards.is_file() and find_spec("quickjs") is not None
    except ValueError:
        # The module was imported as None.
        return False


@cache
def _artist() -> ThreadPoolExecutor:
    # The engine has to be used from one thread only.
    return ThreadPoolExecutor(1, "nemeton-pictures")


@cache
def _load() -> Draw:
    try:
        import quickjs
    except ModuleNotFoundError as error:
        raise ImportError("pictures need a JavaScript engine: pip install 'python-quickjs-ng>=0.15'") from error
    if not _boards.is_file():
        raise ImportError("this package was built without boards: run npm ci && npm run boards in the source, and install it again")
    context = quickjs.Context()
    context.module(_boards.read_text("utf-8"))
    while context.execute_pending_job():
        pass
    draw: Draw = context.get("draw")
    return draw


def _forget() -> None:
    _artist.cache_clear()
    _load.cache_clear()


# A forked process does not have the engine's thread.
os.register_at_fork(after_in_child=_forget)


def draw(game: str, view: str, viewer: int) -> str:
    """Returns the SVG of a view, which is JSON, as its viewer sees it. A spectator sees the board from the first seat."""
    # Several pictures can be in one document, so their ids and styles must differ.
    name = "n" + sha256(f"{game} {viewer} {view}".encode()).hexdigest()[:12]
    return _artist().submit(lambda: _load()(game, view, max(viewer, 0), name)).result()
