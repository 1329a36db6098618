"""The tables of the attack before, after a restart: the server may no longer know their hosts."""
RESTART = True


async def attack(port, games):
    pass
