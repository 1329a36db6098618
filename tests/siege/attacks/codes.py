"""A stranger who guesses join codes of tournaments and the codes in mails, a hundred times at once."""
import asyncio, secrets
import mails
from wire import ask, done, pester, sign_up, source

MINE, HONEST = source(110), source(16)
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
BURST, PATIENCE = 60, 30  # tries of an address at once; seconds until a missing mail is an error


def join_code():
    return {"join_code": "".join(secrets.choice(ALPHABET) for _ in range(8))}


async def ask_code(port, address, mail):
    """Has a code sent to a mailbox. Returns the challenge and the code."""
    asked = await done(port, address, "/api/v1/notifications/email-codes", {"email": mail, "language": "en"})
    text = await asyncio.wait_for(mails.received[mail].get(), PATIENCE)
    return asked["challenge"], text.replace(" ", "").strip()


async def setup(port):
    """Makes a tournament, and has a code sent to the mailbox of its host."""
    tournament = {"name": "Night", "game": "brandubh", "format": "swiss", "key": await sign_up(port, HONEST, "Ceridwen")}
    made = await done(port, HONEST, "/api/v1/tournaments", tournament)
    return made["join_code"], await ask_code(port, HONEST, "ana@example.org")


async def attack(port, games):
    asked = await done(port, MINE, "/api/v1/notifications/email-codes", {"email": "ben@example.org", "language": "en"})
    await pester(port, MINE, lambda: [find(join_code()), confirm(asked["challenge"], f"{secrets.randbelow(10**8):08}")])


def find(code):
    return "/api/v1/tournaments/find", code


def confirm(challenge, code):
    return "/api/v1/notifications/email-tokens", {"challenge": challenge, "code": code}


async def check(port, prepared):
    """An address has few tries, and then none with the right code; a mail has ten, whoever makes them; others get in."""
    right, (challenge, mailed) = prepared
    stranger = source(110, 2)
    tries = 0
    while (await ask(port, stranger, *find(join_code())))[0] == 404:
        tries += 1
        if tries > 2 * BURST:
            return f"an address has tried {tries} join codes, expected about {BURST}"
    for code in find({"join_code": right}), confirm(challenge, mailed):
        status, told = await ask(port, stranger, *code)
        if status != 429:
            return f"after {tries} wrong codes a right one is told {status} {told}"
    status, told = await ask(port, HONEST, *find({"join_code": right.lower().replace("-", " ")}))
    if status != 200:
        return f"others who have the join code are told {status} {told}"
    wrong = f"{(int(mailed) + 1) % 10**8:08}"
    for number in range(10):
        await ask(port, source(110, 10 + number), *confirm(challenge, wrong))
    status, told = await ask(port, HONEST, *confirm(challenge, mailed))
    if status != 403:
        return f"after ten wrong codes of ten addresses the right one is told {status} {told}"
    status, told = await ask(port, HONEST, *confirm(*await ask_code(port, HONEST, "ana@example.org")))
    return None if status == 201 else f"the code of another mail is told {status} {told}"
