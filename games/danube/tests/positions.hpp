// Positions of Down the Danube for its tests.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <vector>

#include "games/danube/rules/rules.hpp"

namespace nemeton::danube {

using Tokens = std::vector<std::string>;

inline Danube::State opening(int ply_limit = 2000) {
  OptionValues options(Danube::info.options);
  EXPECT_TRUE(options.set_integer("ply_limit", ply_limit));
  return Danube::start(options, 2);
}

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

inline Tokens actions(const Danube::State& state) {
  Tokens tokens;
  if (Danube::node(state).kind != NodeKind::decision) return tokens;
  ActionList<Danube> list;
  Danube::actions(state, state.turn, list);
  for (const auto action : list) tokens.push_back(Danube::token(state, state.turn, action));
  return tokens;
}

inline Danube::State after(Danube::State state, const std::string& token) {
  ActionList<Danube> list;
  Danube::actions(state, state.turn, list);
  for (const auto action : list) {
    if (Danube::token(state, state.turn, action) != token) continue;
    Danube::apply(state, state.turn, action);
    return state;
  }
  ADD_FAILURE() << token << " is not legal\n" << Danube::text(state, 0);
  return state;
}

inline Danube::State played(Danube::State state, int n, std::initializer_list<const char*> tokens) {
  state = after_throw(state, n);
  for (const char* token : tokens) state = after(state, token);
  return state;
}

}  // namespace nemeton::danube
