#include "games/sigily/rules/stacks.hpp"

#include <utility>

namespace nemeton::sigily {

using Kind = Effect::Kind;

namespace {

constexpr int kJackpot = 7;

// Where the jackpot flows over to, the ring after it.
constexpr std::array<std::uint8_t, 8> kOverflow = {inner_of(0), inner_of(1), inner_of(2), inner_of(3),
                                                   outer_of(0), outer_of(1), outer_of(2), outer_of(3)};

// The first sigil on which no coin lies, or kNowhere.
int first_empty(const State& state) {
  for (const std::uint8_t sigil : kOverflow) {
    if (state.lying[sigil] == 0) return sigil;
  }
  const int start = state.setup.territorial ? 0 : state.setup.start[0];
  for (int i = 0; i < kRing; ++i) {
    const int sigil = on_ring(start + i);
    if (state.lying[static_cast<std::size_t>(sigil)] == 0) return sigil;
  }
  return kNowhere;
}

Chariot bottom_of(const State& state, Chariot top) {
  while (state.riders[top].below != kNobody) top = state.riders[top].below;
  return top;
}

}  // namespace

ShownStack shown(const State& state, Chariot top) {
  ShownStack shown{.stack = stack_of(state, top), .start = state.setup.start[stack_of(state, top).origin]};
  shown.chariots.fill(kNobody);
  std::size_t n = 0;
  for (Chariot c = top; c != kNobody; c = state.riders[c].below) shown.chariots[n++] = c;
  return shown;
}

std::uint16_t members(const State& state, Chariot top) {
  unsigned set = 0;
  for (Chariot c = top; c != kNobody; c = state.riders[c].below) set |= 1u << c;
  return static_cast<std::uint16_t>(set);
}

unsigned barred(const State& state, Chariot top) {
  unsigned gates = 0;
  for (Chariot c = top; c != kNobody; c = state.riders[c].below) gates |= state.riders[c].barred;
  return gates;
}

void fuse(State& state, Chariot over, Chariot under, const Stack& kept, int sigil) {
  Stack stack = kept;
  stack.coins = static_cast<std::uint8_t>(stack_of(state, over).coins + stack_of(state, under).coins);
  stack.stone_skin = false;
  state.riders[bottom_of(state, over)].below = under;
  stack_of(state, under) = Stack{.place = kUnder};
  stack_of(state, over) = stack;
  put(state, over, sigil);
}

void send_to_hand(State& state, Chariot top) {
  for (Chariot c = top; c != kNobody; c = std::exchange(state.riders[c].below, kNobody)) stack_of(state, c) = Stack{};
}

Chariot lose_top(State& state, Chariot top) {
  const Chariot next = std::exchange(state.riders[top].below, kNobody);
  stack_of(state, next) = std::exchange(stack_of(state, top), Stack{});
  return next;
}

template <class Sink>
void go_back(State& state, Chariot top, Sink& sink) {
  const Seat seat = owner_of(top);
  const int from = stack_of(state, top).place;
  lift(state, top);
  const int quarter = stack_of(state, top).entry;
  const int gate = gate_of(quarter);
  for (Chariot c = top; c != kNobody; c = state.riders[c].below) {
    state.riders[c].barred = static_cast<std::uint8_t>(state.riders[c].barred | 1 << quarter);
  }
  tell_stack(sink, effect(Kind::went_back, seat, {.at = from}), state, top, gate);
  const Chariot other = state.top_at[static_cast<std::size_t>(gate)];
  if (other == kNobody) {
    put(state, top, gate);
  } else if (are_friends(state, owner_of(other), seat)) {
    fuse(state, other, top, stack_of(state, other), gate);
    tell_stack(sink, effect(Kind::fused, seat, {.other = owner_of(other)}), state, other, gate);
  } else {
    tell_stack(sink, effect(Kind::back_to_hand, seat, {.at = gate}), state, top, gate);
    send_to_hand(state, top);
  }
}

std::array<std::uint8_t, kSeats> shares(const State& state, Chariot top) {
  std::array<std::uint8_t, kSeats> shares{};
  const int coins = stack_of(state, top).coins;
  const Seat leader = owner_of(top);
  Seat other = leader;
  for (Chariot c = top; c != kNobody; c = state.riders[c].below) {
    if (owner_of(c) != leader) other = owner_of(c);
  }
  const int half = other == leader ? 0 : coins / 2;
  shares[static_cast<std::size_t>(other)] = static_cast<std::uint8_t>(half);
  shares[static_cast<std::size_t>(leader)] = static_cast<std::uint8_t>(coins - half);
  return shares;
}

template <class Sink>
void bring_home(State& state, Chariot top, Sink& sink) {
  const auto shared = shares(state, top);
  const int start = state.setup.start[stack_of(state, top).origin];
  tell_stack(sink, effect(Kind::came_home, owner_of(top), {.at = start}), state, top, start);
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    if (shared[seat] == 0) continue;
    state.treasure[seat] = static_cast<std::uint8_t>(state.treasure[seat] + shared[seat]);
    sink(effect(Kind::brought_home, static_cast<Seat>(seat), {.at = start, .number = shared[seat]}));
  }
  for (Chariot c = top; c != kNobody; c = std::exchange(state.riders[c].below, kNobody)) {
    stack_of(state, c) = Stack{.place = kHome};
  }
}

template <class Sink>
void to_jackpot(State& state, int coins, Sink& sink) {
  if (coins == 0) return;
  sink(effect(Kind::jackpot, kChance, {.number = coins}));
  std::uint8_t& jackpot = state.lying[kCentre];
  jackpot = static_cast<std::uint8_t>(jackpot + coins);
  while (jackpot > kJackpot) {
    const int sigil = first_empty(state);
    if (sigil == kNowhere) return;
    --jackpot;
    state.lying[static_cast<std::size_t>(sigil)] = 1;
    sink(effect(Kind::overflowed, kChance, {.at = sigil}));
  }
}

template <class Sink>
void forfeit(State& state, Chariot top, Sink& sink) {
  const int coins = std::exchange(stack_of(state, top).coins, std::uint8_t{0});
  if (coins == 0) return;
  const int sigil = stack_of(state, top).place;
  tell_stack(sink, effect(Kind::forfeited, owner_of(top), {.at = sigil, .number = coins}), state, top, sigil);
  to_jackpot(state, coins, sink);
}

template void go_back(State&, Chariot, const NoEffects&);
template void go_back(State&, Chariot, EffectList<Effect>&);
template void bring_home(State&, Chariot, const NoEffects&);
template void bring_home(State&, Chariot, EffectList<Effect>&);
template void to_jackpot(State&, int, const NoEffects&);
template void to_jackpot(State&, int, EffectList<Effect>&);
template void forfeit(State&, Chariot, const NoEffects&);
template void forfeit(State&, Chariot, EffectList<Effect>&);

}  // namespace nemeton::sigily
