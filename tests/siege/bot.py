"""A bot account that accepts every request, and makes no move."""
import asyncio, json
from wire import ask, done, head_of, sign_up


class Bot:
    def __init__(self, port, address, name):
        self.port, self.address, self.name = port, address, name
        self.games = set()  # those that it has accepted
        self.listens = asyncio.Event()

    async def begin(self):
        session = await sign_up(self.port, self.address, self.name + "owner")
        made = await done(self.port, self.address, "/api/v1/bots", {"key": session, "name": self.name})
        self.token = made["token"]
        self.task = asyncio.create_task(self.listen())
        await self.listens.wait()
        return self

    async def listen(self):
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0), limit=1 << 24)
        writer.write(head_of("GET", "/api/v1/bot/events", self.token))
        await reader.readuntil(b"\r\n\r\n")
        # The lines of JSON stand between the sizes of the chunks.
        while line := await reader.readline():
            self.listens.set()
            if line.startswith(b'{"type":"invitation",'):
                await self.accept(json.loads(line)["table"])

    async def accept(self, table):
        status, _ = await ask(self.port, self.address, f"/api/v1/bot/tables/{table}/accept", {}, self.token)
        if status == 200:
            self.games.add(table)
