#include "games/sigily/rules/spells.hpp"

#include <algorithm>
#include <bit>

#include "games/sigily/rules/stacks.hpp"

namespace nemeton::sigily {

using Kind = Effect::Kind;

namespace {

constexpr int cost_of(Spell spell) { return kCost[static_cast<std::size_t>(spell)]; }
constexpr Spell spell_of(ActionKind kind) { return static_cast<Spell>(static_cast<int>(kind) - 1); }
constexpr std::uint8_t kThreeTurns = 1 << 2;
constexpr int kFireballRange = 2;
constexpr int kLostAtMost = 2;  // turns in a row

bool may_curse(const State& state, const Stack& stack) {
  return allows(state.setup, Spell::curse) && stack.coins >= cost_of(Spell::curse) && !is_gate(stack.place) &&
         (state.cursed & territory(quarter_of(stack.place))) == 0;
}

bool may_burn(const State& state, int sigil) {
  const Chariot top = state.top_at[static_cast<std::size_t>(sigil)];
  return top != kNobody && !are_friends(state, owner_of(top), state.turn.seat) && !stack_of(state, top).stone_skin;
}

bool may_freeze(const State& state, Seat seat) {
  const auto s = static_cast<std::size_t>(seat);
  return !are_friends(state, seat, state.turn.seat) && !state.frozen[s] && state.lost[s] < kLostAtMost;
}

int funds(const State& state, Seat seat) {
  int coins = state.treasure[static_cast<std::size_t>(seat)];
  each_stack(state, seat, [&](Chariot top) { coins += stack_of(state, top).coins; });
  return coins;
}

void specific_before(const State& state, const Stack& stack, Actions& list) {
  if (may_curse(state, stack)) list.push(make(ActionKind::curse, stack.place));
  if (allows(state.setup, Spell::fireball) && stack.coins >= cost_of(Spell::fireball)) {
    for (int away = -kFireballRange; away <= kFireballRange; ++away) {
      const int sigil = on_ring(stack.place + away);
      if (may_burn(state, sigil)) list.push(make(ActionKind::fireball, stack.place, sigil));
    }
  }
  if (allows(state.setup, Spell::freeturn) && stack.coins >= cost_of(Spell::freeturn)) {
    list.push(make(ActionKind::freeturn, stack.place));
  }
}

void collective(const State& state, Actions& list) {
  const int coins = funds(state, state.turn.seat);
  const auto may = [&](Spell spell) { return allows(state.setup, spell) && coins >= cost_of(spell); };
  if (may(Spell::remove)) {
    for (RingSet rest = state.cursed; rest != 0; rest &= rest - 1)
      list.push(make(ActionKind::remove, std::countr_zero(rest)));
  }
  if (may(Spell::speed)) list.push(make(ActionKind::speed));
  if (may(Spell::sloth)) list.push(make(ActionKind::sloth));
  if (may(Spell::freeze)) {
    for (Seat seat = 0; seat < state.setup.seats; ++seat) {
      if (may_freeze(state, seat)) list.push(make(ActionKind::freeze, seat));
    }
  }
}

constexpr bool is_specific(Spell spell) { return spell <= Spell::stoneskin; }

// What a spell is cast on: a sigil, two of them with the enemy on the second, an enemy, or nothing.
About target_of(const State& state, Action action) {
  const int a = first_of(action);
  switch (kind_of(action)) {
    case ActionKind::fireball: {
      const int b = second_of(action);
      return {.at = a, .other = owner_of(state.top_at[static_cast<std::size_t>(b)]), .to = b};
    }
    case ActionKind::freeze: return {.other = a};
    case ActionKind::speed:
    case ActionKind::sloth: return {};
    default: return {.at = a};
  }
}

// Whether a stack gives its coins before another one.
bool gives_before(const Stack& a, const Stack& b) { return a.coins != b.coins ? a.coins > b.coins : a.place < b.place; }

}  // namespace

void spells_before(const State& state, Actions& list) {
  each_stack(state, state.turn.seat, [&](Chariot top) {
    if (is_ring(stack_of(state, top).place)) specific_before(state, stack_of(state, top), list);
  });
  collective(state, list);
}

void spells_after(const State& state, Actions& list) {
  each_stack(state, state.turn.seat, [&](Chariot top) {
    const Stack& stack = stack_of(state, top);
    if (is_deep(stack.place)) return;
    if (may_curse(state, stack)) list.push(make(ActionKind::curse, stack.place));
    if (allows(state.setup, Spell::stoneskin) && stack.coins >= cost_of(Spell::stoneskin) && !stack.stone_skin) {
      list.push(make(ActionKind::stoneskin, stack.place));
    }
  });
}

bool can_pay(const State& state, Seat seat, int cost) { return funds(state, seat) >= cost; }

template <class Sink>
void pay(State& state, Seat seat, int cost, Sink& sink) {
  int rest = cost;
  const auto give = [&](std::uint8_t& coins, int sigil) {
    const int given = std::min<int>(coins, rest);
    if (given == 0) return;
    coins = static_cast<std::uint8_t>(coins - given);
    rest -= given;
    sink(effect(Kind::paid, seat, {.at = sigil, .number = given}));
  };
  give(state.treasure[static_cast<std::size_t>(seat)], kNowhere);
  while (rest > 0) {
    Chariot richest = kNobody;
    each_stack(state, seat, [&](Chariot top) {
      if (richest == kNobody || gives_before(stack_of(state, top), stack_of(state, richest))) richest = top;
    });
    give(stack_of(state, richest).coins, stack_of(state, richest).place);
  }
  to_jackpot(state, cost, sink);
}

template <class Sink>
void cast(State& state, Action action, Sink& sink) {
  const Spell spell = spell_of(kind_of(action));
  const int a = first_of(action);
  const auto own = static_cast<std::size_t>(state.turn.seat);
  if constexpr (tells<Sink>) {
    About about = target_of(state, action);
    about.number = static_cast<int>(kind_of(action));
    sink(effect(Kind::cast, state.turn.seat, about));
  }
  if (is_specific(spell)) {
    Stack& stack = stack_of(state, state.top_at[static_cast<std::size_t>(a)]);
    stack.coins = static_cast<std::uint8_t>(stack.coins - cost_of(spell));
    if (spell == Spell::stoneskin) stack.stone_skin = true;
    sink(effect(Kind::paid, state.turn.seat, {.at = a, .number = cost_of(spell)}));
    to_jackpot(state, cost_of(spell), sink);
  } else {
    pay(state, state.turn.seat, cost_of(spell), sink);
  }
  switch (spell) {
    case Spell::curse: state.cursed |= ring_bit(a); break;
    case Spell::fireball:
      state.turn.caster = static_cast<std::uint8_t>(a);
      state.turn.target = static_cast<std::uint8_t>(second_of(action));
      state.turn.reversed = false;
      break;
    case Spell::freeturn: state.turn.free_turn = true; break;
    case Spell::stoneskin: break;
    case Spell::remove: state.cursed &= ~ring_bit(a); break;
    case Spell::speed: state.speed[own] |= kThreeTurns; break;
    case Spell::sloth: state.sloth[own] |= kThreeTurns; break;
    case Spell::freeze: state.turn.asked = static_cast<std::uint8_t>(a); break;
  }
  if (spell == Spell::speed || spell == Spell::sloth) tell_winds(state, state.turn.seat, sink);
}

template <class Sink>
bool burn(State& state, int thrown, Sink& sink) {
  Turn& turn = state.turn;
  const int sigil = under_fire(turn);
  const Chariot top = state.top_at[static_cast<std::size_t>(sigil)];
  const Seat seat = owner_of(top);
  if (thrown <= 2) {
    const int coins = stack_of(state, top).coins;
    if (coins > 0) sink(effect(Kind::dropped, seat, {.at = sigil, .number = coins}));
    tell_stack(sink, effect(Kind::died, seat, {.at = sigil, .number = Effect::by_fireball}), state, top, sigil);
    std::uint8_t& lying = state.lying[static_cast<std::size_t>(sigil)];
    lying = static_cast<std::uint8_t>(lying + coins);
    lift(state, top);
    send_to_hand(state, top);
    return false;
  }
  if (thrown == 3) {
    sink(effect(Kind::unharmed, seat, {.at = sigil}));
    return false;
  }
  turn.reversed = !turn.reversed;
  const int back = under_fire(turn);
  const Chariot other = state.top_at[static_cast<std::size_t>(back)];
  sink(effect(Kind::turned_round, owner_of(other), {.at = back}));
  if (!stack_of(state, other).stone_skin) return true;
  sink(effect(Kind::stone_held, owner_of(other), {.at = back}));
  return false;
}

int tailwind(const State& state, Seat seat) {
  int wind = 0;
  for (Seat from = 0; from < state.setup.seats; ++from) {
    const auto s = static_cast<std::size_t>(from);
    wind += are_friends(state, from, seat) ? std::popcount(state.speed[s]) : -std::popcount(state.sloth[s]);
  }
  return wind;
}

int winds_of_sloth(const State& state) {
  int winds = 0;
  for (const std::uint8_t sloth : state.sloth) winds += std::popcount(sloth);
  return winds;
}

bool speed_blows(const State& state) { return state.speed != decltype(state.speed){}; }

template void cast(State&, Action, const NoEffects&);
template void cast(State&, Action, EffectList<Effect>&);
template void pay(State&, Seat, int, const NoEffects&);
template void pay(State&, Seat, int, EffectList<Effect>&);
template bool burn(State&, int, const NoEffects&);
template bool burn(State&, int, EffectList<Effect>&);

}  // namespace nemeton::sigily
