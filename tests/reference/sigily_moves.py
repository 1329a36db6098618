"""Where a throw leads in Sigily: step 5 of a turn."""

from sigily_board import DEEP, GATES, Stack, gate_of, in_deep, territory_of
from sigily_landing import free_throw, landing


def moves(state):
    seat, v = state.turn, state.throw
    if state.declared:
        kind, where = state.declared
        if kind == "enter" and v > 3:
            return [f"{where}>{arm}" for arm in GATES if arm != where]
        return [str(where)]
    tokens = ["in"] if state.hand[seat] else []
    for p in state.own(seat):
        if not in_deep(p) or v <= inwards(state, p):
            tokens.append(str(p))
        elif p == "c" or gate_of(p) == state.stacks[p].entry:
            tokens += [f"{p}>{arm}" for arm in GATES if arm != state.stacks[p].entry]
        else:
            tokens.append(p)
    return tokens


def inwards(state, p):
    """How many sigils the stack on p has still to go to c; 0 where it goes outwards or stands on c."""
    if p == "c" or gate_of(p) != state.stacks[p].entry:
        return 0
    return 2 if p[-1] == "a" else 1


def way_in(gate):
    return [f"{gate}a", f"{gate}b", "c"]


def way_out(arm):
    return [f"{arm}b", f"{arm}a"]


def move(state, token):
    seat, v = state.turn, state.throw
    state.moves_done += 1
    kind = state.declared[0] if state.declared else None
    if token == "in":
        stack = Stack([(seat, state.hand[seat].pop(0))], v, state.start_of(seat))
        state.todo.append((landing, stack, (stack.origin + v) % 24))
        return
    p, _, arm = token.partition(">")
    p = p if p in DEEP else int(p)
    stack = state.stacks[p]
    if in_deep(p) or kind == "enter":
        del state.stacks[p]
        stack.skin = False
        walk_in_the_deep(state, stack, p, v, arm)
        return
    # Along the ring.
    speed = len([caster for _, caster, _ in state.blowing("speed") if state.friends(caster, seat)])
    if kind == "back":
        sloth = len(state.blowing("sloth"))
        if sloth:
            state.note("done: back with winds of sloth")
        distance = -(v + sloth)
        if stack.progress + distance <= 0:
            state.note("done: back to 0 or below")
        if territory_of(p) != territory_of((p + distance) % 24):
            state.note("done: back out of the territory")
    else:
        sloth = len([caster for _, caster, _ in state.blowing("sloth") if not state.friends(caster, seat)])
        at_home = state.options["home"] and territory_of(p) == seat
        distance = max(0, v + at_home + speed - sloth)
        if speed:
            state.note("done: a move with winds of speed")
            if any(caster != seat for _, caster, _ in state.blowing("speed") if state.friends(caster, seat)):
                state.note("done: a move with the partner's wind of speed")
        if sloth:
            state.note("done: a move with winds of sloth")
        if v + at_home + speed - sloth < 0:
            state.note("done: a move that would be below 0")
        if at_home:
            state.note("done: a move in the own territory")
        if kind == "failed" and speed + sloth:
            state.note("done: after a failed entry with winds")
    if distance == 0:
        state.note("done: a move by 0")
        if v > 3:
            state.note("done: a move by 0 with a free throw")
        state.todo.append((free_throw, v > 3 and kind != "failed", False))
        return
    del state.stacks[p]
    stack.skin = False
    stack.progress += distance
    state.todo.append((landing, stack, (p + distance) % 24))


def walk_in_the_deep(state, stack, p, v, arm):
    out = int(arm) if arm else None  # the gate by which it will go out, where that is known
    if not in_deep(p):
        stack.entry = p
        path = way_in(p)
    elif p == "c":
        path = []
    elif gate_of(p) == stack.entry:
        path = way_in(stack.entry)[way_in(stack.entry).index(p) + 1:]
    else:
        out = gate_of(p)
        path = way_out(out)[way_out(out).index(p) + 1:]
    if arm:
        path = path + way_out(out)
    if out is not None:
        path = path + [(out + further) % 24 for further in range(24)]
    sigil = path[v - 1]
    if not in_deep(sigil):
        # The progress of the gate, and what it went on from there.
        gone = (out - stack.origin) % 24
        stack.progress = (gone if gone else 24) + (sigil - out) % 24
        stack.entry = None
        if sigil != out:
            state.note("done: goes out of the deep and on along the ring")
        if stack.progress >= 24:
            state.note("done: goes out of the deep and is home")
        state.note("done: goes out of the deep" + (" at the own start" if gone == 0 else ""))
    state.todo.append((landing, stack, sigil))
