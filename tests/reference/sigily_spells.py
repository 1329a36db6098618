"""The spells of Sigily: steps 1 and 7 of a turn."""

from sigily_board import GATES, TO_MOVE, in_deep, pay_collectively, territory_of, to_hand, to_jackpot, wealth

SPELLS = ["curse", "fireball", "freeturn", "stoneskin", "remove", "speed", "sloth", "freeze"]
COST = {"curse": 2, "fireball": 2, "freeturn": 4, "stoneskin": 2, "remove": 2, "speed": 3, "sloth": 3, "freeze": 3}
PARDON = 5


def specific_payers(state, seat, price):
    """The own stacks that can cast: not in the deep."""
    return [p for p in state.own(seat) if not in_deep(p) and state.stacks[p].coins >= price]


def curses_possible(state, seat):
    if "curse" not in state.options["spells"]:
        return []
    tokens = []
    for p in specific_payers(state, seat, COST["curse"]):
        if p in GATES:
            continue
        if any(territory_of(curse) == territory_of(p) for curse in state.curses):
            state.note("a curse lies in that territory")
            continue
        tokens.append(f"curse:{p}")
    return tokens


def spells_before(state, seat):
    allowed = state.options["spells"]
    tokens = curses_possible(state, seat)
    if "fireball" in allowed:
        for p in specific_payers(state, seat, COST["fireball"]):
            for away in (-2, -1, 1, 2):
                q = (p + away) % 24
                if q in state.stacks and not state.friends(state.stacks[q].top(), seat):
                    if state.stacks[q].skin:
                        state.note("a stone-skinned stack is no target")
                    else:
                        tokens.append(f"fireball:{p}-{q}")
    if "freeturn" in allowed:
        tokens += [f"freeturn:{p}" for p in specific_payers(state, seat, COST["freeturn"])]
    if "remove" in allowed and wealth(state, seat) >= COST["remove"]:
        tokens += [f"remove:{p}" for p in sorted(state.curses)]
    for wind in ("speed", "sloth"):
        if wind in allowed and wealth(state, seat) >= COST[wind]:
            tokens.append(wind)
    if "freeze" in allowed and wealth(state, seat) >= COST["freeze"]:
        for enemy in range(state.seats):
            if state.friends(seat, enemy):
                continue
            if state.freeze_coming[enemy]:
                state.note("no second freeze while one is coming")
            elif state.lost_in_a_row[enemy] >= 2:
                state.note("no freeze after two lost turns")
            else:
                tokens.append(f"freeze:{enemy}")
    return tokens


def spell_after(state):
    seat = state.turn
    tokens = curses_possible(state, seat)
    if "stoneskin" in state.options["spells"]:
        for p in specific_payers(state, seat, COST["stoneskin"]):
            if state.stacks[p].skin:
                state.note("no second stone skin")
            else:
                tokens.append(f"stoneskin:{p}")
    if tokens:
        state.decide(seat, ["nospell"] + tokens, cast_after)


def cast_after(state, token):
    if token.startswith("curse"):
        state.note("done: a curse after the move")
    cast(state, token)


def cast(state, token):
    seat = state.turn
    if token == "nospell":
        return
    name, _, target = token.partition(":")
    state.note(f"done: {name}")
    if state.all_home(seat):
        state.note(f"done: {name} by a finished seat")
    if name in ("curse", "fireball", "freeturn", "stoneskin"):
        p = int(target.split("-")[0])
        state.stacks[p].coins -= COST[name]
        to_jackpot(state, COST[name])
    else:
        pay_collectively(state, seat, COST[name])
    if name == "curse":
        state.curses |= {p}
    elif name == "fireball":
        if abs(p - int(target.split("-")[1])) > 2:
            state.note("done: fireball across 0")
        state.todo.append((burn, int(target.split("-")[1]), p))
    elif name == "freeturn":
        state.free_turn_cast = True
    elif name == "stoneskin":
        state.stacks[p].skin = True
    elif name == "remove":
        state.curses -= {int(target)}
    elif name in ("speed", "sloth"):
        if any(kind == name for kind, _, _ in state.winds):
            state.note(f"a second wind of {name}")
        state.winds.append((name, seat, 3))
    elif name == "freeze":
        if state.all_home(int(target)):
            state.note("done: freeze of a finished seat")
        if wealth(state, int(target)) >= PARDON:
            state.decide(int(target), ["pay", "freeze"], answer_freeze, int(target))
        else:
            state.freeze_coming[int(target)] = True


def answer_freeze(state, token, seat):
    state.note(f"a freeze is answered with {token}")
    if token == "pay":
        pay_collectively(state, seat, PARDON)
    else:
        state.freeze_coming[seat] = True


def burn(state, target, other):
    """The fireball is on its way to `target`; where it turns round it goes to `other`."""
    if state.stacks[target].skin:
        state.note("a fireball ends on a stone-skinned caster")
        return
    state.draw(TO_MOVE, burnt, target, other)


def burnt(state, token, target, other):
    if token in ("1", "2"):
        stack = state.stacks.pop(target)
        to_hand(state, stack.chariots)
        state.lying[target] += stack.coins
        state.note("a fireball kills " + ("its caster" if stack.top() == state.turn else "its target"))
        if stack.coins:
            state.note("a fireball leaves coins lying")
    elif token == "3":
        state.note("a fireball goes out")
    else:
        state.note("a fireball turns round")
        state.todo.append((burn, other, target))
