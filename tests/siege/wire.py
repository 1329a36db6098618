"""HTTP and WebSockets from different addresses: all of 127.0.0.0/8 is this machine, and each address is another client."""
import asyncio, base64, hashlib, json, secrets
import websockets


def source(group, number=1):
    """Returns the address of a client."""
    return f"127.0.{group}.{number}"


def head_of(method, path, token=None, length=0):
    """Returns the header of a request, with a key or the token of a bot account if there is one."""
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", "Connection: close", f"Content-Length: {length}"]
    if token:
        lines.append(f"Authorization: Bearer {token}")
    return "".join(line + "\r\n" for line in [*lines, ""]).encode()


async def ask(port, address, request, body=None, token=None):
    """Returns the status and the JSON of the answer. A request without a method is a GET, or a POST if there is a body, whose key goes into the header."""
    method, _, path = request.rpartition(" ")
    method = method or ("GET" if body is None else "POST")
    if body and "key" in body:
        body = {**body}
        token = body.pop("key")
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0), limit=1 << 24)
    try:
        content = json.dumps(body).encode() if body is not None and method in ("POST", "PUT") else b""
        writer.write(head_of(method, path, token, len(content)) + content)
        got = await reader.read()
    finally:
        writer.close()
    header, _, text = got.partition(b"\r\n\r\n")
    return int(header.split()[1]), json.loads(text) if text else None


async def done(port, address, path, body=None):
    """Returns the JSON of an answer, which must be a success."""
    status, told = await ask(port, address, path, body)
    if status >= 300:
        raise RuntimeError(f"{path}: {status} {told}")
    return told


async def pester(port, address, tries, strangers=100):
    """Sends a random one of tries(), which are pairs of a path and a body, again and again, with many strangers at once."""

    async def stranger():
        while True:
            try:
                status, _ = await ask(port, address, *secrets.choice(tries()))
            except (OSError, IndexError):
                status = 429
            if status == 429:
                await asyncio.sleep(0.02)

    await asyncio.gather(*(stranger() for _ in range(strangers)))


class Seat:
    """A seat at a table, or a spectator if there is no key."""

    def __init__(self, port, address, table, key=None):
        self.port, self.address, self.table, self.key = port, address, table, key
        self.last, self.state = -1, {}

    async def come(self, after=-1):
        url = f"ws://127.0.0.1:{self.port}/api/v1/tables/{self.table}/socket"
        self.line = await websockets.connect(
            url, local_addr=(self.address, 0), compression=None, max_size=None, max_queue=None, ping_interval=None
        )
        await self.say(type="hello", after=after, **({"key": self.key} if self.key else {}))
        return self

    async def say(self, **message):
        await self.line.send(json.dumps(message))

    async def hear(self, wanted="event"):
        """Returns the next message of that type, or the next error."""
        while True:
            message = json.loads(await self.line.recv())
            if message["type"] == "welcome":
                self.seat = str(message["seat"])
            if message["type"] == "event":
                self.last, self.state = message["n"], message["state"]
            if message["type"] in (wanted, "error"):
                return message

    def actions(self):
        return self.state.get("actions", {}).get(self.seat, [])

    def over(self):
        return self.state.get("node") == "terminal"


async def open_table(port, address, **request):
    opened = await done(port, address, "/api/v1/tables", request)
    return opened["table"], opened["key"]


async def join(port, address, table):
    return (await done(port, address, f"/api/v1/tables/{table}/join", {}))["key"]


def written(data):
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def new_passkey(challenge):
    """Returns the answer of an authenticator that makes a passkey (EdDSA). The server does not ask it to sign anything."""
    id = secrets.token_bytes(32)
    client = {"type": "webauthn.create", "challenge": challenge, "origin": "https://nemeton.example", "crossOrigin": False}
    key = bytes.fromhex("a4010103272006215820") + secrets.token_bytes(32)
    data = hashlib.sha256(b"nemeton.example").digest() + b"\x41" + bytes(4 + 16) + len(id).to_bytes(2, "big") + id + key
    return {"id": written(id), "client_data_json": written(json.dumps(client).encode()), "authenticator_data": written(data)}


async def sign_up(port, address, name):
    """Returns the key of the session of a new player."""
    challenge = (await done(port, address, "/api/v1/accounts/challenges", {"name": name}))["challenge"]
    return (await done(port, address, "/api/v1/accounts", {"name": name, "passkey": new_passkey(challenge)}))["key"]
