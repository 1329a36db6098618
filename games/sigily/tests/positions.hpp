// A table on which tests set up positions of Sigily and play tokens.
#pragma once

#include <gtest/gtest.h>

#include <numeric>
#include <string>
#include <vector>

#include "games/sigily/rules/rules.hpp"
#include "games/sigily/rules/stacks.hpp"
#include "games/sigily/rules/tokens.hpp"
#include "games/sigily/rules/turn.hpp"
#include "search/tests/token_table.hpp"

namespace nemeton::sigily {

inline int sigil_named(const std::string& name) {
  for (int sigil = 0; sigil < kSigils; ++sigil) {
    if (sigil_name(sigil) == name) return sigil;
  }
  ADD_FAILURE() << "no sigil " << name;
  return 0;
}

struct Extra {
  int coins = 0;
  int entry = 0;        // a gate
  int progress = 1000;  // by default that of the sigil, from the top's start; in the deep that of the gate
  bool stone_skin = false;
};

struct Table : TokenTable<Table, Sigily> {
  explicit Table(int seats, Settings settings = {}) {
    state = Sigily::start(options_of<Sigily>(seats, settings), seats);
  }

  // An empty board: no coins, all chariots in hand.
  static Table cleared(int seats, Settings settings = {}) {
    Table table(seats, settings);
    table.state.lying.fill(0);
    return table;
  }

  // The chariots, the top first, on a sigil.
  Table& stack(const std::string& at, std::initializer_list<Chariot> chariots, Extra extra = {}) {
    const int sigil = sigil_named(at);
    const Chariot top = *chariots.begin();
    Chariot above = kNobody;
    for (const Chariot c : chariots) {
      if (above != kNobody) state.riders[above].below = c;
      stack_of(state, c) = Stack{.place = kUnder};
      above = c;
    }
    const Seat seat = owner_of(top);
    const int start = state.setup.start[static_cast<std::size_t>(seat)];
    const int progress =
        extra.progress != 1000 ? extra.progress : sunwise(start, is_ring(sigil) ? sigil : extra.entry) % kRing;
    stack_of(state, top) = Stack{.coins = static_cast<std::uint8_t>(extra.coins),
                                 .entry = static_cast<std::uint8_t>(extra.entry / kQuarter),
                                 .origin = static_cast<std::uint8_t>(seat),
                                 .stone_skin = extra.stone_skin,
                                 .progress = static_cast<std::int16_t>(progress)};
    put(state, top, sigil);
    return *this;
  }

  // Chariots that have finished.
  Table& home(std::initializer_list<Chariot> chariots) {
    for (const Chariot c : chariots) stack_of(state, c).place = kHome;
    return *this;
  }

  Table& lie(const std::string& at, int coins) {
    state.lying[static_cast<std::size_t>(sigil_named(at))] = static_cast<std::uint8_t>(coins);
    return *this;
  }

  // The order comes to a seat.
  Table& turn(Seat seat) {
    state.turn.seat = static_cast<std::uint8_t>(seat);
    begin_turn(state);
    return *this;
  }

  Stage stage() const { return state.turn.stage; }
  Seat seat() const { return state.turn.seat; }
  int lying(const std::string& at) const { return state.lying[static_cast<std::size_t>(sigil_named(at))]; }
  int coins(const std::string& at) const { return on(at).coins; }
  Chariot top(const std::string& at) const { return state.top_at[static_cast<std::size_t>(sigil_named(at))]; }
  const Stack& on(const std::string& at) const {
    static const Stack nothing;
    return top(at) == kNobody ? nothing : stack_of(state, top(at));
  }
  // From the top.
  std::vector<Chariot> chariots(const std::string& at) const {
    std::vector<Chariot> list;
    for (Chariot c = top(at); c != kNobody; c = state.riders[c].below) list.push_back(c);
    return list;
  }
  bool is_home(Chariot c) const { return stack_of(state, c).place == kHome; }
  int treasure(Seat seat) const { return state.treasure[static_cast<std::size_t>(seat)]; }
};

// Chariots by their province.
inline constexpr Chariot C0 = chariot(0, 0), C1 = chariot(0, 1), C2 = chariot(0, 2), C3 = chariot(0, 3);
inline constexpr Chariot U0 = chariot(1, 0), U1 = chariot(1, 1), U2 = chariot(1, 2), U3 = chariot(1, 3);
inline constexpr Chariot L0 = chariot(2, 0), L1 = chariot(2, 1), L2 = chariot(2, 2), L3 = chariot(2, 3);
inline constexpr Chariot M0 = chariot(3, 0), M1 = chariot(3, 1), M2 = chariot(3, 2), M3 = chariot(3, 3);

}  // namespace nemeton::sigily
