"""A mail server that keeps the mails to each mailbox, for servers under siege."""
import asyncio, collections, email, json, pathlib, re

WORDS = {"codeSubject": "code", "code": "{code}", "news": "{news} {link} {stop}", "turn": "turn", "over": "over", "rematch": "rematch", "round": "round"}
received = collections.defaultdict(asyncio.Queue)  # texts, by mailbox


async def begin(page):
    """Starts it. Returns the options of a server that sends its mails here, and whose page is in that folder."""
    server = await asyncio.start_server(converse, "127.0.0.1", 0)
    (pathlib.Path(page) / "mail.json").write_text(json.dumps({"languages": {"en": WORDS}, "games": {}}))
    url = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    return ["--smtp", url, "--mail-from", "siege@example.org", "--page", page]


async def converse(reader, writer):
    mailbox = None
    writer.write(b"220 siege\r\n")
    while line := (await reader.readline()).decode().strip():
        if line.upper().startswith("RCPT TO:"):
            mailbox = re.search("<(.*)>", line)[1]
        elif line.upper() == "DATA":
            writer.write(b"354 go on\r\n")
            mail = email.message_from_bytes(await reader.readuntil(b"\r\n.\r\n"))
            received[mailbox].put_nowait(mail.get_payload(decode=True).decode())
        writer.write(b"250 done\r\n")
    writer.close()
