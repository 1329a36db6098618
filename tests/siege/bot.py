"""A bot account that accepts every request, and makes no move."""
import asyncio, base64, hashlib, json, secrets
from wire import ask, done, head_of


def written(data):
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def new_passkey(challenge):
    """Returns the answer of an authenticator that makes a passkey (EdDSA)."""
    id = secrets.token_bytes(32)
    client = {"type": "webauthn.create", "challenge": challenge, "origin": "http://localhost", "crossOrigin": False}
    key = bytes.fromhex("a4010103272006215820") + secrets.token_bytes(32)
    data = hashlib.sha256(b"localhost").digest() + b"\x41" + bytes(4 + 16) + len(id).to_bytes(2, "big") + id + key
    return {"id": written(id), "client_data": written(json.dumps(client).encode()), "authenticator_data": written(data)}


async def sign_up(port, address, name):
    """Returns the key of the session of a new player."""
    challenge = (await done(port, address, "/api/v1/names/challenge", {"name": name}))["challenge"]
    return (await done(port, address, "/api/v1/names", {"name": name, "passkey": new_passkey(challenge)}))["key"]


class Bot:
    def __init__(self, port, address, name):
        self.port, self.address, self.name = port, address, name
        self.games = set()  # those that it has accepted
        self.listens = asyncio.Event()

    async def begin(self):
        session = await sign_up(self.port, self.address, self.name + "owner")
        made = await done(self.port, self.address, "/api/v1/bots", {"session": session, "name": self.name})
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
            if line.startswith(b'{"type":"challenge",'):
                await self.accept(json.loads(line)["table"])

    async def accept(self, table):
        status, _ = await ask(self.port, self.address, f"/api/v1/bot/tables/{table}/accept", {}, self.token)
        if status == 200:
            self.games.add(table)
