"""The tables of the attack before, in a server that has begun again: it may not know any more who has opened them."""
RESTART = True


async def attack(port, games):
    pass
