// Positions of Tug of War for tests, and what can be seen of them in tokens.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/tug/rules/rules.hpp"

namespace nemeton::tug {

using Tokens = std::vector<std::string>;

inline Tug::State opening(int matches = 2, int ply_limit = 3000) {
  OptionValues options(Tug::info.options);
  EXPECT_TRUE(options.set_integer("matches", matches));
  EXPECT_TRUE(options.set_integer("ply_limit", ply_limit));
  return Tug::start(options, 2);
}

inline Tokens actions(const Tug::State& state) {
  Tokens tokens;
  if (Tug::node(state).kind != NodeKind::decision) return tokens;
  ActionList<Tug> list;
  Tug::actions(state, state.turn, list);
  for (const auto action : list) tokens.push_back(Tug::token(state, state.turn, action));
  return tokens;
}

// The acts (elim, finish, swap, weaken) with these two dice.
inline Tokens acts(const Tug::State& state, int r, int c) {
  const std::string pair = std::to_string(r) + "/" + std::to_string(c) + ":";
  Tokens found;
  for (const std::string& token : actions(state)) {
    if (token.starts_with(pair)) found.push_back(token.substr(pair.size()));
  }
  return found;
}

// Plays outcomes and actions by their tokens.
inline Tug::State played(Tug::State state, const Tokens& tokens) {
  for (const std::string& token : tokens) {
    const Node node = Tug::node(state);
    bool found = false;
    if (node.kind == NodeKind::chance) {
      OutcomeList<Tug> list;
      Tug::outcomes(state, list);
      for (const auto& [outcome, weight] : list) {
        if (found || Tug::token(state, kChance, outcome) != token) continue;
        Tug::apply(state, kChance, outcome);
        found = true;
      }
    } else if (node.kind == NodeKind::decision) {
      const Seat seat = node.to_act.first();
      ActionList<Tug> list;
      Tug::actions(state, seat, list);
      for (const auto action : list) {
        if (found || Tug::token(state, seat, action) != token) continue;
        Tug::apply(state, seat, action);
        found = true;
      }
    }
    if (!found) {
      ADD_FAILURE() << token << " cannot be played\n" << Tug::text(state, 0);
      break;
    }
  }
  return state;
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

inline void PrintTo(const Tug::Side& side, std::ostream* out) {
  *out << "standing " << int{side.standing} << ", weakened " << int{side.weakened} << ", reserve " << int{side.reserve}
       << ", column";
  side.column.each([out](int value) { *out << " " << value; });
}

inline std::string view(const Tug::State& state, Seat viewer = kSpectator) {
  std::string text;
  JsonWriter json(text);
  Tug::view(state, viewer, json);
  return text;
}

}  // namespace nemeton::tug
