// A table on which tests set up positions of a race and play tokens.
#pragma once

#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "games/druidica/rules/rules.hpp"
#include "games/races/rules/turn.hpp"
#include "games/tabulus/rules/rules.hpp"
#include "games/triangulus/rules/rules.hpp"
#include "search/tests/token_table.hpp"

namespace nemeton::races {

inline void go_on(const Board& board, State& state, Action action) { go_on(board, state, action, no_effects); }

inline Place place_named(const Board& board, const std::string& name) {
  if (name == "home") return kHome;
  for (Place place = 0; place < board.plan.places(); ++place) {
    if (board.plan.name(place) == name) return place;
  }
  ADD_FAILURE() << "no place " << name;
  return kStart;
}

template <class G>
struct Table : TokenTable<Table<G>, G> {
  using TokenTable<Table, G>::state;

  explicit Table(int seats, Settings settings = {}) { state = G::start(options_of<G>(seats, settings), seats); }

  // The markers of a seat, separated by blanks; those not named are at Start.
  Table& markers(int seat, const std::string& places) {
    std::istringstream words(places);
    std::size_t number = 0;
    for (std::string word; words >> word; ++number) state.team(seat)[number] = place_named(G::board(), word);
    return *this;
  }

  // The tile of a position lies face up.
  Table& shows(int position, int odd, int even) {
    state.shown.turn(G::board(), position, odd, even);
    state.unseen.see(odd, even);
    return *this;
  }

  Table& turn(int seat) {
    state.seat = static_cast<std::int8_t>(seat);
    return *this;
  }

  int seat() const { return state.seat; }
};

}  // namespace nemeton::races
