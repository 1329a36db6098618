#include "games/sigily/rules/turn.hpp"

#include <utility>

#include "games/sigily/rules/fight.hpp"
#include "games/sigily/rules/moves.hpp"
#include "games/sigily/rules/spells.hpp"
#include "games/sigily/rules/stacks.hpp"
#include "games/sigily/rules/sticks.hpp"

namespace nemeton::sigily {

using Kind = Effect::Kind;

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

template <class Sink>
void end_turn(State& state, Sink& sink) {
  state.turn.seat = static_cast<std::uint8_t>((state.turn.seat + 1) % state.setup.seats);
  sink(effect(Kind::turn_passed, state.turn.seat));
  begin_turn(state, sink);
}

// Whether the turn that has come is lost to frost; a frost that was coming is used up.
template <class Sink>
bool is_lost(State& state, Sink& sink) {
  const std::size_t seat = state.turn.seat;
  const bool frozen = state.frozen[seat];
  state.frozen[seat] = false;
  state.lost[seat] = frozen ? static_cast<std::uint8_t>(state.lost[seat] + 1) : std::uint8_t{0};
  if (frozen) sink(effect(Kind::turn_lost, state.turn.seat, {.number = state.lost[seat]}));
  return frozen;
}

// A round is over for the winds that the seat has raised.
template <class Sink>
void wane_winds(State& state, Sink& sink) {
  std::uint8_t& speed = state.speed[state.turn.seat];
  std::uint8_t& sloth = state.sloth[state.turn.seat];
  const bool blew = (speed | sloth) != 0;
  speed >>= 1;
  sloth >>= 1;
  if (blew) tell_winds(state, state.turn.seat, sink);
}

// The spell after the moves.
template <class Sink>
void await_last_spell(State& state, Sink& sink) {
  if (!may_cast_after(state)) return end_turn(state, sink);
  state.turn.stage = Stage::last_spell;
}

// The first throw of a turn, or a free one: is there something to declare?
template <class Sink>
void begin_throw(State& state, Sink& sink) {
  Turn& turn = state.turn;
  if (!can_move(state, turn.seat)) return await_last_spell(state, sink);
  turn.thrown = 0;
  turn.intent = Intent::plain;
  turn.stage = may_declare(state) ? Stage::declare : Stage::throw_sticks;
  sink(effect(Kind::throw_begun, turn.seat));
}

// The darts, from a sigil on.
template <class Sink>
void await_darts(State& state, int from, Sink& sink) {
  int next = kSigils;
  each_stack(state, state.turn.seat, [&](Chariot top) {
    const int sigil = stack_of(state, top).place;
    if (sigil >= from && sigil < next) next = sigil;
  });
  if (next == kSigils) return begin_throw(state, sink);
  state.turn.dart_sigil = static_cast<std::uint8_t>(next);
  state.turn.stage = Stage::darts;
}

template <class Sink>
void darts(State& state, int thrown, Sink& sink) {
  const int sigil = state.turn.dart_sigil;
  sink(effect(thrown == 1 ? Kind::struck : Kind::unharmed, state.turn.seat, {.at = sigil}));
  if (thrown == 1) {
    const Chariot top = state.top_at[static_cast<std::size_t>(sigil)];
    forfeit(state, top, sink);
    go_back(state, top, sink);
  }
  await_darts(state, sigil + 1, sink);
}

// After a move and all that it brought: whether another throw is due.
template <class Sink>
void end_throw(State& state, bool due, Sink& sink) {
  Turn& turn = state.turn;
  due |= turn.free_turn;
  turn.free_turn = false;
  if (!due || turn.free_throws == kFreeThrows) return await_last_spell(state, sink);
  ++turn.free_throws;
  sink(effect(Kind::free_throw, turn.seat, {.number = turn.free_throws}));
  begin_throw(state, sink);
}

// Whether the number thrown gives a free throw to the stack that moves by it.
bool earns_free_throw(const Turn& turn) { return turn.thrown >= 4 && turn.intent != Intent::refused; }

// The stack that moved is alive: whether it has earned a free throw. `sigil` is where it ended its move, or kNowhere.
template <class Sink>
void survive(State& state, int sigil, Sink& sink) {
  const Turn& turn = state.turn;
  bool due = earns_free_throw(turn);
  if (sigil != kNowhere && is_solar(sigil)) {
    if (state.cards > 0) {
      state.turn.stage = Stage::card;
      return sink(effect(Kind::drew_card, turn.seat));
    }
    due |= state.setup.cards || sigil != dead_sun(state.setup.start[turn.seat]);
  }
  end_throw(state, due, sink);
}

// The stack comes upon friends; it is on top, but in the territory of one of the two who lead, that one's is.
template <class Sink>
void join(State& state, Chariot arriving, Chariot standing, int sigil, Sink& sink) {
  const bool above =
      !state.setup.home || owner_of(arriving) == owner_of(standing) || lord_of(sigil) != owner_of(standing);
  const Chariot top = above ? arriving : standing;
  fuse(state, top, above ? standing : arriving, stack_of(state, arriving), sigil);
  tell_stack(sink, effect(Kind::fused, owner_of(arriving), {.other = owner_of(standing)}), state, top, sigil);
}

// The stack that moved is on the sigil, alone or fused, and takes what lies there.
template <class Sink>
void settle(State& state, int sigil, Sink& sink) {
  const auto s = static_cast<std::size_t>(sigil);
  const Chariot top = state.top_at[s];
  const int coins = std::exchange(state.lying[s], std::uint8_t{0});
  stack_of(state, top).coins = static_cast<std::uint8_t>(stack_of(state, top).coins + coins);
  if (coins > 0) sink(effect(Kind::took, owner_of(top), {.at = sigil, .number = coins}));
  survive(state, sigil, sink);
}

template <class Sink>
void after_fight(State& state, Fight fight, Sink& sink) {
  const int sigil = state.turn.battlefield;
  switch (fight) {
    case Fight::goes_on:
      state.turn.stage = Stage::attack;
      if constexpr (tells<Sink>) {
        sink(effect(Kind::bout, owner_of(state.turn.attacker), {.at = sigil, .other = favoured(state)}));
      }
      return;
    case Fight::attacker_lost: return end_throw(state, false, sink);
    case Fight::attacker_won: return is_deep(sigil) ? survive(state, kNowhere, sink) : settle(state, sigil, sink);
  }
}

// The stack has come home, and with it perhaps the race to its end.
template <class Sink>
void finish(State& state, Chariot top, Sink& sink) {
  bring_home(state, top, sink);
  // The leader of the stack that completes a pair has finished just now, so last of the two.
  const Seat leader = owner_of(top);
  if (state.race_winner < 0 && side_is_home(state, leader)) {
    state.race_winner = static_cast<std::int8_t>(leader);
    sink(effect(Kind::race_won, leader));
  }
  if (is_decided(state)) state.turn.stage = Stage::over;
  else survive(state, kNowhere, sink);
}

// What the stack meets on the sigil.
template <class Sink>
void land(State& state, Chariot top, int sigil, Sink& sink) {
  if (stack_of(state, top).progress >= kRing) return finish(state, top, sink);
  if (is_ring(sigil) && (state.cursed & ring_bit(sigil)) != 0) {
    stack_of(state, top).place = static_cast<std::uint8_t>(sigil);
    tell_stack(sink, effect(Kind::died, owner_of(top), {.at = sigil, .number = Effect::by_curse}), state, top, sigil);
    forfeit(state, top, sink);
    send_to_hand(state, top);
    return end_throw(state, false, sink);
  }
  const Chariot other = state.top_at[static_cast<std::size_t>(sigil)];
  if (other != kNobody && !are_friends(state, owner_of(other), owner_of(top))) {
    return after_fight(state, begin_fight(state, top, sigil, sink), sink);
  }
  if (other == kNobody) put(state, top, sigil);
  else join(state, top, other, sigil, sink);
  settle(state, sigil, sink);
}

template <class Sink>
void move(State& state, Action action, Sink& sink) {
  const Course course = set_out(state, action, sink);
  if (course.sigil == kNowhere) survive(state, kNowhere, sink);
  else land(state, course.top, course.sigil, sink);
}

template <class Sink>
void answer(State& state, ActionKind kind, Sink& sink) {
  const Seat seat = state.turn.asked;
  sink(effect(kind == ActionKind::pay ? Kind::paid_off : Kind::frozen, seat));
  if (kind == ActionKind::pay) pay(state, seat, kThawCost, sink);
  else state.frozen[static_cast<std::size_t>(seat)] = true;
  await_darts(state, kRing, sink);
}

template <class Sink>
void cast_or_pass(State& state, Action action, Sink& sink) {
  if (kind_of(action) == ActionKind::nospell) sink(effect(Kind::no_spell, state.turn.seat));
  else cast(state, action, sink);
}

template <class Sink>
void spell(State& state, Action action, Sink& sink) {
  const ActionKind kind = kind_of(action);
  cast_or_pass(state, action, sink);
  if (kind == ActionKind::fireball) {
    state.turn.stage = Stage::fireball;
  } else if (kind == ActionKind::freeze) {
    if (can_pay(state, state.turn.asked, kThawCost)) state.turn.stage = Stage::answer;
    else answer(state, ActionKind::freeze_me, sink);
  } else {
    await_darts(state, kRing, sink);
  }
}

template <class Sink>
void declare(State& state, Action action, Sink& sink) {
  Turn& turn = state.turn;
  turn.stage = Stage::throw_sticks;
  if (kind_of(action) == ActionKind::plain) return sink(effect(Kind::takes_sticks, turn.seat));
  const int sigil = first_of(action);
  turn.declared = static_cast<std::uint8_t>(sigil);
  turn.intent = kind_of(action) == ActionKind::enter ? Intent::enter : Intent::back;
  sink(effect(Kind::declared, turn.seat, {.at = sigil, .number = static_cast<int>(turn.intent)}));
  if (turn.intent == Intent::enter) {
    turn.stage = Stage::entry;
  } else {
    --stack_of(state, state.top_at[turn.declared]).coins;
    sink(effect(Kind::paid, turn.seat, {.at = sigil, .number = 1}));
    to_jackpot(state, 1, sink);
  }
}

template <class Sink>
void knock(State& state, int thrown, Sink& sink) {
  state.turn.stage = Stage::throw_sticks;
  sink(effect(thrown <= 2 ? Kind::let_in : Kind::refused, state.turn.seat, {.at = state.turn.declared}));
  if (thrown <= 2) return;
  state.turn.intent = Intent::refused;
  state.turn.refused = true;
}

template <class Sink>
void throw_to_move(State& state, int thrown, Sink& sink) {
  Turn& turn = state.turn;
  turn.thrown = static_cast<std::uint8_t>(thrown);
  turn.stage = Stage::move;
  if (earns_free_throw(turn) && turn.free_throws < kFreeThrows) sink(effect(Kind::free_throw_earned, turn.seat));
}

template <class Sink>
void turn_card(State& state, Action outcome, Sink& sink) {
  if (outcome == kWrong) {
    state.turn.free_turn = false;
    sink(effect(Kind::not_known, state.turn.seat));
    return await_last_spell(state, sink);
  }
  --state.cards;
  sink(effect(Kind::answered, state.turn.seat, {.number = state.cards}));
  end_throw(state, true, sink);
}

}  // namespace

Awaited awaited(const State& state) {
  const Turn& turn = state.turn;
  const auto owner_on = [&](int sigil) { return owner_of(state.top_at[static_cast<std::size_t>(sigil)]); };
  switch (turn.stage) {
    case Stage::answer: return {turn.asked, kNowhere};
    case Stage::fireball: return {owner_on(under_fire(turn)), under_fire(turn)};
    case Stage::darts: return {turn.seat, turn.dart_sigil};
    case Stage::entry: return {turn.seat, turn.declared};
    case Stage::attack: return {owner_of(turn.attacker), turn.battlefield};
    case Stage::defence: return {owner_of(defender(state)), turn.battlefield};
    default: return {turn.seat, kNowhere};
  }
}

template <class Sink>
void begin_turn(State& state, Sink& sink) {
  Turn& turn = state.turn;
  wane_winds(state, sink);
  if (is_lost(state, sink)) return end_turn(state, sink);
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
  else await_darts(state, kRing, sink);
}

template <class Sink>
void go_on(State& state, Action action, Sink& sink) {
  Turn& turn = state.turn;
  if constexpr (tells<Sink>) {
    if (is_throw(turn.stage)) {
      const auto [seat, sigil] = awaited(state);
      sink(effect(Kind::thrown, seat, {.at = sigil, .number = action, .other = static_cast<int>(turn.stage)}));
    }
  }
  switch (turn.stage) {
    case Stage::spell: return spell(state, action, sink);
    case Stage::answer: return answer(state, kind_of(action), sink);
    case Stage::fireball:
      if (!burn(state, action, sink)) await_darts(state, kRing, sink);
      return;
    case Stage::darts: return darts(state, action, sink);
    case Stage::declare: return declare(state, action, sink);
    case Stage::entry: return knock(state, action, sink);
    case Stage::throw_sticks: return throw_to_move(state, action, sink);
    case Stage::move: return move(state, action, sink);
    case Stage::attack:
      turn.attack = action;
      turn.stage = Stage::defence;
      return;
    case Stage::defence: return after_fight(state, compare_throws(state, turn.attack, action, sink), sink);
    case Stage::card: return turn_card(state, action, sink);
    case Stage::last_spell: cast_or_pass(state, action, sink); return end_turn(state, sink);
    case Stage::over:
    case Stage::cut_off: return;
  }
}

template void begin_turn(State&, const NoEffects&);
template void go_on(State&, Action, const NoEffects&);
template void go_on(State&, Action, EffectList<Effect>&);

}  // namespace nemeton::sigily
