// Positions of Down the Danube for its tests.
#pragma once

#include "games/danube/rules/rules.hpp"
#include "search/tests/token_table.hpp"

namespace nemeton::danube {

inline Danube::State opening() { return Danube::start(OptionValues(Danube::info.options), 2); }

inline Squares squares(std::initializer_list<int> list) {
  Squares set = 0;
  for (const int s : list) set |= square(s);
  return set;
}

// A position in mid-game in which the throw of `turn` is awaited; the boats that are not named are home.
inline Danube::State position(std::initializer_list<int> own, std::initializer_list<int> enemy, Seat turn = 0) {
  auto state = opening();
  state.boats[static_cast<std::size_t>(turn)] = squares(own);
  state.boats[static_cast<std::size_t>(1 - turn)] = squares(enemy);
  state.stage = Danube::Stage::under_way;
  state.thrown = state.left = state.usable = 0;
  state.turn = static_cast<std::int8_t>(turn);
  return state;
}

inline Danube::State after_throw(Danube::State state, int n) {
  EXPECT_EQ(Danube::node(state), Node::chance());
  Danube::apply(state, kChance, static_cast<Danube::Action>(n));
  return state;
}

struct Table : TokenTable<Table, Danube> {};

}  // namespace nemeton::danube
