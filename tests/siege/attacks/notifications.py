"""A stranger who registers machines beside the server as devices, so that it sends them turn notifications. Others request
mails to people who want none, and guess codes, passes and the links in mails."""
import asyncio, socket
from wire import Seat, ask, open_table, source

MINE = source(107)
# The generator of the curve P-256.
POINT = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"


def listening():
    """Opens a port beside the server that nothing should connect to."""
    line = socket.create_server(("127.0.0.1", 0))
    line.setblocking(False)
    return line


INSIDE = listening()


async def attack(port, games):
    await asyncio.gather(*(be_told(port, number) for number in range(20)), guess(port))


async def be_told(port, number):
    inside = INSIDE.getsockname()[1]
    while True:
        try:
            table, key = await open_table(port, MINE, game="brandubh", options={}, seats=["you", "bot:beginner"])
            for host in ("127.0.0.1", "localhost", "[::1]", "0.0.0.0", "127.1"):
                device = {"key": key, "endpoint": f"https://{host}:{inside}/{number}", "p256dh": POINT}
                await ask(port, MINE, f"/api/v1/tables/{table}/subscriptions", {**device, "auth": "A" * 22, "language": "en"})
            seat = await Seat(port, MINE, table, key).come()
            await seat.hear()
            await seat.say(type="act", id="1", action=seat.actions()[0])
            await seat.line.close()
        except (OSError, RuntimeError, IndexError):
            await asyncio.sleep(0.5)


async def guess(port):
    guesses = [("email-codes", {"email": "ana@example.org", "language": "en"}), ("email-codes", {"email": "a@b\r\nRCPT TO:<c@d>", "language": "en"}),
               ("email-tokens", {"challenge": "A" * 60 + "." + "A" * 43, "code": "00000000"}), ("unsubscribe/" + "A" * 43 + "." + "A" * 43, {}),
               ("unsubscribe", {"email_token": "A" * 20 + "." + "A" * 43})]
    while True:
        for path, body in guesses:
            try:
                await ask(port, MINE, f"/api/v1/notifications/{path}", body)
            except (OSError, RuntimeError):
                await asyncio.sleep(0.05)


async def check(port, openers):
    """Nothing has connected to the machine beside the server."""
    try:
        INSIDE.accept()
    except BlockingIOError:
        return None
    return "a notice came to an address inside the network"
