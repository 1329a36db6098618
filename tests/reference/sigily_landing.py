"""What happens where a stack of Sigily lands: step 6 of a turn."""

from fractions import Fraction

from sigily_board import SOLAR, fairy_ground, goes_back, home_seat, in_deep, shares, to_hand, to_jackpot

TO_FIGHT = {
    token: Fraction(sixteenths, 16)
    for token, sixteenths in [
        ("1d", 1), ("1e", 1), ("1c", 1), ("1h", 1), ("2e", 1), ("2c", 2), ("2h", 3), ("3c", 1), ("3h", 3), ("4h", 1), ("5", 1),
    ]
}
ANIMALS = ["", "d", "e", "c", "h"]  # none, dog, deer, cow, horse


def landing(state, stack, sigil):
    if stack.progress >= 24:
        comes_home(state, stack)
        return
    if sigil in state.curses:
        state.note("6b: dies by a curse" + (", a stack stands there" if sigil in state.stacks else ""))
        to_hand(state, stack.chariots)
        to_jackpot(state, stack.coins)
        if state.throw > 3:
            state.note("6b: dies by a curse, and with it a free throw")
        if stack.progress == state.throw:
            state.note("6b: a chariot that came in dies by a curse")
        state.todo.append((free_throw, False, False))
        return
    there = state.stacks.get(sigil)
    if there is None:
        state.stacks[sigil] = stack
        state.todo.append((landed, sigil))
    elif state.friends(there.top(), stack.top()):
        fuse(state, stack, there, sigil)
        state.todo.append((landed, sigil))
    else:
        state.mover = (stack, sigil)
        attack(state)


def comes_home(state, stack):
    for seat, coins in shares(stack).items():
        state.home_coins[seat] += coins
    if len(shares(stack)) > 1:
        state.note("6a: shared between partners" + (", one left over" if stack.coins % 2 else ""))
    for seat, _ in stack.chariots:
        state.home[seat] += 1
    # The pair's last to finish stands last; where both do at once, the one that leads.
    for seat in sorted(range(state.seats), key=lambda seat: seat == stack.top()):
        if state.all_home(seat) and seat not in state.finished:
            state.finished.append(seat)
    racing = [seat for seat in range(state.seats) if not state.all_home(seat)]
    if all(state.friends(one, other) for one in racing for other in racing):
        state.end = "home"
        state.note("the game ends, all home")
        if state.finished[0] not in (seat for seat, _ in stack.chariots):
            state.note("the game ends, the race winner was home before")
        if state.stacks:
            state.note("the game ends, stacks are left")
        return
    state.note("6a: home, and the game goes on")
    state.todo.append((free_throw, state.throw > 3 and not failed(state), False))


def fuse(state, stack, there, sigil):
    own_on_top = home_seat(state, sigil, stack.top(), there.top())
    if stack.top() != there.top():
        state.note("6c: fuses with the partner's")
    else:
        state.note("6c: fuses")
    if in_deep(sigil) and there.entry != stack.entry:
        state.note("6c: fuses in the deep and is turned round or keeps another gate")
    if there.skin:
        state.note("6c: stone skin ends")
    if own_on_top == there.top() and stack.top() != there.top():
        state.note("6c: the one that stood there is on top, its territory")
        stack.chariots = there.chariots + stack.chariots
    else:
        stack.chariots = stack.chariots + there.chariots
    stack.coins += there.coins
    stack.skin = False
    state.stacks[sigil] = stack


def attack(state):
    stack, sigil = state.mover
    there = state.stacks[sigil]
    if fairy_ground(sigil):
        coins = stack.coins + there.coins
        stack.coins = there.coins = 0
        to_jackpot(state, coins)
        state.note("fight: " + ("in the deep" if in_deep(sigil) else "on a gate"))
    else:
        state.note("fight: on a plain or solar sigil")
    if there.skin:
        state.note("fight: stone skin wins" + (" on a gate" if fairy_ground(sigil) else ""))
        to_hand(state, stack.chariots)
        stack.chariots = ()
        fight_over(state)
        return
    state.todo.append((fight_throw,))


def fight_throw(state):
    state.draw(TO_FIGHT, fight_first)


def fight_first(state, token):
    state.draw(TO_FIGHT, fight_second, token)


def fight_second(state, token, first):
    stack, sigil = state.mover
    there = state.stacks[sigil]
    at_home = home_seat(state, sigil, stack.top(), there.top())
    if at_home is not None:
        state.note("fight: in the territory of the " + ("attacker" if at_home == stack.top() else "defender"))
    attacker = int(first[0]) + (at_home in (None, stack.top()))
    defender = int(token[0]) + (at_home == there.top())
    by_sum = (attacker > defender) - (attacker < defender)
    by_animal = (ANIMALS.index(first[1:]) > ANIMALS.index(token[1:])) - (ANIMALS.index(first[1:]) < ANIMALS.index(token[1:]))
    outcome = by_sum or by_animal
    if outcome == 0:
        state.note("fight: equal, both throw again")
        state.todo.append((fight_throw,))
        return
    state.note("fight: by " + ("the sum" if by_sum else "the animal") + (", the attacker" if outcome > 0 else ", the defender"))
    loser = there if outcome > 0 else stack
    falling = loser.chariots[:1] if state.options["stacks"] else loser.chariots
    to_hand(state, falling)
    loser.chariots = loser.chariots[len(falling):]
    if loser.chariots:
        state.note("fight: chariot by chariot")
        if loser.chariots[0][0] != falling[0][0]:
            state.note("fight: the next chariot is the partner's")
        state.todo.append((fight_throw,))
        return
    fight_over(state)


def fight_over(state):
    """One side has no chariots left."""
    stack, sigil = state.mover
    there = state.stacks[sigil]
    state.mover = None
    won = bool(stack.chariots)
    winner, loser = (stack, there) if won else (there, stack)
    winner.coins += loser.coins  # on fairy ground there are none left
    if loser.coins:
        state.note("fight: the loser's coins go to the winner")
    del state.stacks[sigil]
    if in_deep(sigil):
        goes_back(state, winner)
        if won:
            state.note("fight: the attacker goes back")
    else:
        state.stacks[sigil] = winner
    if not won:
        if state.throw > 3 or (state.free_turn_cast and state.moves_done == 1):
            state.note("6f: a loser has no free throw of its own")
        state.todo.append((free_throw, False, False))
    elif in_deep(sigil):
        state.todo.append((free_throw, state.throw > 3 and not failed(state), False))
    else:
        state.todo.append((landed, sigil))


def failed(state):
    return state.declared is not None and state.declared[0] == "failed"


def landed(state, sigil):
    """6e and 6f for a stack that stands where it arrived."""
    stack = state.stacks[sigil]
    stack.coins += state.lying[sigil]
    if sigil == "c" and state.lying[sigil]:
        state.note("6e: takes the jackpot")
    state.lying[sigil] = 0
    due = state.throw > 3 and not failed(state)
    if state.throw > 3 and failed(state):
        state.note("6f: no free throw after a failed entry")
    if sigil not in SOLAR:
        state.todo.append((free_throw, due, False))
    elif state.options["questions"] == 0:
        sun = sigil != dead_sun(state, state.turn)
        state.note("6f: a " + ("live" if sun else "dead") + " sun")
        if sun != (sigil != dead_sun(state, stack.top())):
            state.note("6f: a sun is dead for one of mover and top only")
        if sun != (sigil != dead_sun_after(stack.origin)):
            state.note("6f: a sun is dead for one of mover and the stack's start only")
        if sun and due:
            state.note("6f: both together give one")
        state.todo.append((free_throw, due or sun, False))
    elif state.cards == 0:
        state.note("6f: no card left")
        state.todo.append((free_throw, True, False))
    else:
        knowledge = state.options["knowledge"]
        state.draw({"right": knowledge, "wrong": 1 - knowledge}, answered, due)


def dead_sun(state, seat):
    return dead_sun_after(state.start_of(seat))


def dead_sun_after(start_sigil):
    """The first solar sigil sunwise after the start, the start itself not counted."""
    further = 1
    while (start_sigil + further) % 24 not in SOLAR:
        further += 1
    return (start_sigil + further) % 24


def answered(state, token, due):
    state.note(f"6f: answered {token}")
    if token == "right":
        state.cards -= 1
        state.todo.append((free_throw, True, False))
        return
    if due:
        state.note("6f: a wrong answer takes a free throw")
    state.todo.append((free_throw, due, True))


def free_throw(state, due, wrong):
    """What comes after a move: a free throw, or step 7."""
    from_spell = state.free_turn_cast and state.moves_done == 1
    if wrong:
        if from_spell:
            state.note("6f: a wrong answer takes the spell's free throw")
        return
    if from_spell and not due:
        state.note("6f: the free throw of the spell")
    if from_spell and due:
        state.note("6f: the free throw of the spell, no second one")
    if not (due or from_spell):
        return
    if state.free_throws == 3:
        state.note("6f: no fourth free throw")
        return
    state.free_throws += 1
    state.note(f"6f: free throw {state.free_throws}")
    state.throw_due = True
