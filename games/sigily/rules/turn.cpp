#include "games/sigily/rules/turn.hpp"

#include "games/sigily/rules/fight.hpp"
#include "games/sigily/rules/moves.hpp"
#include "games/sigily/rules/spells.hpp"
#include "games/sigily/rules/stacks.hpp"
#include "games/sigily/rules/sticks.hpp"

namespace nemeton::sigily {

namespace {

bool side_is_home(const State& state, Seat seat) {
  for (Seat other = 0; other < state.setup.seats; ++other) {
    if (are_friends(state, other, seat) && !all_home(state, other)) return false;
  }
  return true;
}

// Whether at most one side still has chariots that are not home.
bool is_decided(const State& state) {
  Seat still_out = -1;
  for (Seat seat = 0; seat < state.setup.seats; ++seat) {
    if (all_home(state, seat)) continue;
    if (still_out >= 0 && !are_friends(state, seat, still_out)) return false;
    still_out = seat;
  }
  return true;
}

// Whether there is anything to choose beside going on: what most turns have not is seen at a glance.
bool may_cast_before(const State& state) {
  if (state.setup.spells == 0) return false;
  Actions spells;
  spells_before(state, spells);
  return !spells.empty();
}

bool may_cast_after(const State& state) {
  if (state.setup.spells == 0) return false;
  Actions spells;
  spells_after(state, spells);
  return !spells.empty();
}

bool may_declare(const State& state) {
  if (!state.setup.home && state.turn.waiting == decltype(Turn::waiting){}) return false;
  Actions list;
  declarations(state, list);
  return !list.empty();
}

void end_turn(State& state) {
  state.turn.seat = static_cast<std::uint8_t>((state.turn.seat + 1) % state.setup.seats);
  begin_turn(state);
}

// Whether the turn that has come is lost to frost; a frost that was coming is used up.
bool is_lost(State& state) {
  const std::size_t seat = state.turn.seat;
  const bool frozen = state.frozen[seat];
  state.frozen[seat] = false;
  state.lost[seat] = frozen ? static_cast<std::uint8_t>(state.lost[seat] + 1) : std::uint8_t{0};
  return frozen;
}

// The spell after the moves.
void await_last_spell(State& state) {
  if (!may_cast_after(state)) return end_turn(state);
  state.turn.stage = Stage::last_spell;
}

// The first throw of a turn, or a free one: is there something to declare?
void begin_throw(State& state) {
  Turn& turn = state.turn;
  if (!can_move(state, turn.seat)) return await_last_spell(state);
  turn.thrown = 0;
  turn.intent = Intent::plain;
  turn.stage = may_declare(state) ? Stage::declare : Stage::throw_sticks;
}

// The darts, from a sigil on.
void await_darts(State& state, int from) {
  int next = kSigils;
  each_stack(state, state.turn.seat, [&](Chariot top) {
    const int sigil = stack_of(state, top).place;
    if (sigil >= from && sigil < next) next = sigil;
  });
  if (next == kSigils) return begin_throw(state);
  state.turn.dart_sigil = static_cast<std::uint8_t>(next);
  state.turn.stage = Stage::darts;
}

void darts(State& state, int thrown) {
  const int sigil = state.turn.dart_sigil;
  if (thrown == 1) {
    const Chariot top = state.top_at[static_cast<std::size_t>(sigil)];
    forfeit(state, top);
    go_back(state, top);
  }
  await_darts(state, sigil + 1);
}

// After a move and all that it brought: whether another throw is due.
void end_throw(State& state, bool due) {
  Turn& turn = state.turn;
  due |= turn.free_turn;
  turn.free_turn = false;
  if (!due || turn.free_throws == kFreeThrows) return await_last_spell(state);
  ++turn.free_throws;
  begin_throw(state);
}

// The stack that moved is alive: whether it has earned a free throw. `sigil` is where it ended its move, or kNowhere.
void survive(State& state, int sigil) {
  const Turn& turn = state.turn;
  bool due = turn.thrown >= 4 && turn.intent != Intent::refused;
  if (sigil != kNowhere && is_solar(sigil)) {
    if (state.cards > 0) {
      state.turn.stage = Stage::card;
      return;
    }
    due |= state.setup.cards || sigil != dead_sun(state.setup.start[turn.seat]);
  }
  end_throw(state, due);
}

// The stack comes upon friends; it is on top, but in the territory of one of the two who lead, that one's is.
void join(State& state, Chariot arriving, Chariot standing, int sigil) {
  const bool above =
      !state.setup.home || owner_of(arriving) == owner_of(standing) || lord_of(sigil) != owner_of(standing);
  fuse(state, above ? arriving : standing, above ? standing : arriving, stack_of(state, arriving), sigil);
}

// The stack that moved is on the sigil, alone or fused, and takes what lies there.
void settle(State& state, int sigil) {
  const auto s = static_cast<std::size_t>(sigil);
  Stack& stack = stack_of(state, state.top_at[s]);
  stack.coins = static_cast<std::uint8_t>(stack.coins + state.lying[s]);
  state.lying[s] = 0;
  survive(state, sigil);
}

void after_fight(State& state, Fight fight) {
  switch (fight) {
    case Fight::goes_on: state.turn.stage = Stage::attack; return;
    case Fight::attacker_lost: return end_throw(state, false);
    case Fight::attacker_won: {
      const int sigil = state.turn.battlefield;
      return is_deep(sigil) ? survive(state, kNowhere) : settle(state, sigil);
    }
  }
}

// The stack has come home, and with it perhaps the race to its end.
void finish(State& state, Chariot top) {
  bring_home(state, top);
  // Whoever leads the stack that completes a pair has finished just now, so last of the two.
  const Seat leader = owner_of(top);
  if (state.race_winner < 0 && side_is_home(state, leader)) state.race_winner = static_cast<std::int8_t>(leader);
  if (is_decided(state)) state.turn.stage = Stage::over;
  else survive(state, kNowhere);
}

// What the stack meets on the sigil.
void land(State& state, Chariot top, int sigil) {
  if (stack_of(state, top).progress >= kRing) return finish(state, top);
  if (is_ring(sigil) && (state.cursed & ring_bit(sigil)) != 0) {
    forfeit(state, top);
    send_to_hand(state, top);
    return end_throw(state, false);
  }
  const Chariot other = state.top_at[static_cast<std::size_t>(sigil)];
  if (other != kNobody && !are_friends(state, owner_of(other), owner_of(top))) {
    return after_fight(state, begin_fight(state, top, sigil));
  }
  if (other == kNobody) put(state, top, sigil);
  else join(state, top, other, sigil);
  settle(state, sigil);
}

void move(State& state, Action action) {
  const Course course = set_out(state, action);
  if (course.sigil == kNowhere) survive(state, kNowhere);
  else land(state, course.top, course.sigil);
}

void answer(State& state, Deed deed) {
  const std::size_t seat = state.turn.asked;
  if (deed == Deed::pay) pay(state, state.turn.asked, kThawCost);
  else state.frozen[seat] = true;
  await_darts(state, kRing);
}

void spell(State& state, Action action) {
  const Deed deed = deed_of(action);
  if (deed != Deed::nospell) cast(state, action);
  if (deed == Deed::fireball) {
    state.turn.stage = Stage::fireball;
  } else if (deed == Deed::freeze) {
    if (can_pay(state, state.turn.asked, kThawCost)) state.turn.stage = Stage::answer;
    else answer(state, Deed::freeze_me);
  } else {
    await_darts(state, kRing);
  }
}

void declare(State& state, Action action) {
  Turn& turn = state.turn;
  turn.stage = Stage::throw_sticks;
  if (deed_of(action) == Deed::plain) return;
  turn.declared = static_cast<std::uint8_t>(first_of(action));
  if (deed_of(action) == Deed::enter) {
    turn.intent = Intent::enter;
    turn.stage = Stage::entry;
  } else {
    turn.intent = Intent::back;
    --stack_of(state, state.top_at[turn.declared]).coins;
    to_jackpot(state, 1);
  }
}

void knock(State& state, int thrown) {
  state.turn.stage = Stage::throw_sticks;
  if (thrown <= 2) return;
  state.turn.intent = Intent::refused;
  state.turn.refused = true;
}

void turn_card(State& state, Action outcome) {
  if (outcome == kWrong) {
    state.turn.free_turn = false;
    return await_last_spell(state);
  }
  --state.cards;
  end_throw(state, true);
}

}  // namespace

void begin_turn(State& state) {
  Turn& turn = state.turn;
  const std::size_t seat = turn.seat;
  state.speed[seat] >>= 1;
  state.sloth[seat] >>= 1;
  if (is_lost(state)) return end_turn(state);
  turn.thrown = 0;
  turn.intent = Intent::plain;
  turn.refused = turn.free_turn = false;
  turn.free_throws = 0;
  turn.waiting = {};
  each_stack(state, turn.seat, [&](Chariot top) {
    const int sigil = stack_of(state, top).place;
    if (is_gate(sigil)) turn.waiting[static_cast<std::size_t>(quarter_of(sigil))] = members(state, top);
  });
  if (may_cast_before(state)) turn.stage = Stage::spell;
  else await_darts(state, kRing);
}

void go_on(State& state, Action action) {
  Turn& turn = state.turn;
  switch (turn.stage) {
    case Stage::spell: return spell(state, action);
    case Stage::answer: return answer(state, deed_of(action));
    case Stage::fireball:
      if (!burn(state, action)) await_darts(state, kRing);
      return;
    case Stage::darts: return darts(state, action);
    case Stage::declare: return declare(state, action);
    case Stage::entry: return knock(state, action);
    case Stage::throw_sticks:
      turn.thrown = static_cast<std::uint8_t>(action);
      turn.stage = Stage::move;
      return;
    case Stage::move: return move(state, action);
    case Stage::attack:
      turn.attack = action;
      turn.stage = Stage::defence;
      return;
    case Stage::defence: return after_fight(state, compare_throws(state, turn.attack, action));
    case Stage::card: return turn_card(state, action);
    case Stage::last_spell:
      if (deed_of(action) != Deed::nospell) cast(state, action);
      return end_turn(state);
    case Stage::over:
    case Stage::cut_off: return;
  }
}

}  // namespace nemeton::sigily
