"""A stranger who registers hundreds of devices that never answer, and has it be the turn of all of them at once, so that other
people are notified late. Each device has its own host name, which costs nothing below a domain of one's own."""
import asyncio
from wire import Seat, done, join, open_table, source
from attacks.notifications import POINT

MINE, THEIRS, HONEST = source(117), source(118), source(119)
OPTIONS = ("--push-to-private-networks", "true")
TABLES, DEVICES = 60, 8  # as many tables as an address may open in a minute, and devices of each seat
WAIT = 12 + 2  # seconds: a turn is due after 10, the store is asked every 2, and 2 more


class PushService:
    """Never answers requests for /slow, and notes when it got all others."""

    def __init__(self):
        self.slow, self.came = 0, asyncio.Event()

    async def open(self):
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        return self.server.sockets[0].getsockname()[1]

    async def serve(self, reader, writer):
        path = (await reader.readuntil(b"\r\n\r\n")).split()[1]
        if path == b"/slow":
            self.slow += 1
            await reader.read()
        else:
            self.came.set()
            writer.write(b"HTTP/1.1 201 Told\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            await writer.drain()
        writer.close()


async def notify(port, address, endpoints):
    """It is the turn of a seat whose player is away, and those endpoints are to be notified."""
    table, key = await open_table(port, address, game="brandubh", options={}, seats=["you", "open"])
    other = await join(port, address, table)
    for endpoint in endpoints:
        device = {"endpoint": endpoint, "p256dh": POINT, "auth": "A" * 22, "language": "en"}
        await done(port, address, f"/api/v1/tables/{table}/subscriptions", {"key": other, **device})
    seat = await Seat(port, address, table, key).come()
    await seat.hear()
    await seat.say(type="act", id="1", action=seat.actions()[0])
    await seat.hear()
    await seat.line.close()


async def crowd(port, address, service_port):
    for table in range(TABLES):
        hosts = (f"h{table}-{device}.localhost:{service_port}" for device in range(DEVICES))
        await notify(port, address, [f"http://{host}/slow" for host in hosts])


async def attack(port, games):
    service = PushService()
    service_port = await service.open()
    while True:
        try:
            await crowd(port, MINE, service_port)
        except (OSError, RuntimeError):
            await asyncio.sleep(1)


async def check(port, prepared):
    """Somebody else is notified in time."""
    service = PushService()
    service_port = await service.open()
    await crowd(port, THEIRS, service_port)
    await asyncio.sleep(1)  # these are due before it
    await notify(port, HONEST, [f"http://127.0.0.1:{service_port}/honest"])
    try:
        await asyncio.wait_for(service.came.wait(), WAIT)
    except TimeoutError:
        return f"a notification did not come within {WAIT} s"
    if service.slow == 0:
        return "no slow device was notified"
