// Positions of Tug of War for tests.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/tug/rules/rules.hpp"
#include "search/tests/token_table.hpp"

namespace nemeton::tug {

using Tokens = std::vector<std::string>;

inline Tug::State opening(int matches = 2, int ply_limit = 3000) {
  return Tug::start(options_of<Tug>(2, {{"matches", matches}, {"ply_limit", ply_limit}}), 2);
}

struct Table : TokenTable<Table, Tug> {};

// Plays outcomes and actions by their tokens.
inline Tug::State played(const Tug::State& state, const Tokens& tokens) {
  Table table{{state}};
  for (const std::string& token : tokens) table.play(token);
  return table.state;
}

inline Tug::Side side(int column, int standing, int weakened) {
  return {three_dice(column), static_cast<std::uint8_t>(standing), static_cast<std::uint8_t>(weakened),
          static_cast<std::uint8_t>(18 - standing - weakened)};
}

// The one match of a game, before the roll of `turn`.
inline Tug::State position(const Tug::Side& mine, const Tug::Side& theirs, Seat turn = 0) {
  Tug::State state = opening(1);
  state.sides[static_cast<std::size_t>(turn)] = mine;
  state.sides[static_cast<std::size_t>(1 - turn)] = theirs;
  state.turn = static_cast<std::int8_t>(turn);
  state.stage = Tug::Stage::roll;
  return state;
}

// Seat 0 has rolled `dice` beside its column; nobody is on the verge of anything unless it is said.
inline Tug::State rolled(int column, const std::string& dice, const Tug::Side& theirs = side(333, 9, 3)) {
  return played(position(side(column, 8, 2), theirs), {dice});
}

inline std::string view(const Tug::State& state, Seat viewer = kSpectator) {
  std::string text;
  JsonWriter json(text);
  Tug::view(state, viewer, json);
  return text;
}

}  // namespace nemeton::tug
