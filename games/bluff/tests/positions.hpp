// Positions of Bricriu's Bluff & Bluster for its tests.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/bluff/rules/rules.hpp"

namespace nemeton::bluff {

struct Setup {
  int dice = 5;
  const char* loss = "difference";
  const char* exact = "others";
  bool show = true;
  int ply_limit = 2000;
};

// Before the first roll.
inline Bluff::State fresh(int seats, const Setup& setup = {}) {
  OptionValues options(Bluff::info.options, seats);
  EXPECT_TRUE(options.set_integer("dice", setup.dice));
  EXPECT_TRUE(options.set_word("loss", setup.loss));
  EXPECT_TRUE(options.set_word("exact", setup.exact));
  EXPECT_TRUE(options.set_boolean("show", setup.show));
  EXPECT_TRUE(options.set_integer("ply_limit", setup.ply_limit));
  return Bluff::start(options, seats);
}

// The seat whose action is awaited, or kChance.
inline Seat actor(const Bluff::State& state) {
  const Node node = Bluff::node(state);
  return node.to_act.empty() ? kChance : node.to_act.first();
}

inline std::vector<std::string> actions(const Bluff::State& state) {
  ActionList<Bluff> list;
  Bluff::actions(state, actor(state), list);
  std::vector<std::string> tokens;
  for (const auto action : list) tokens.push_back(Bluff::token(state, actor(state), action));
  return tokens;
}

// After one action or outcome more.
inline Bluff::State step(Bluff::State state, const std::string& token) {
  const Seat seat = actor(state);
  const auto done = [&](Bluff::Action action) {
    if (Bluff::token(state, seat, action) != token) return false;
    Bluff::apply(state, seat, action);
    return true;
  };
  if (seat == kChance) {
    OutcomeList<Bluff> list;
    Bluff::outcomes(state, list);
    for (const auto& each : list) {
      if (done(each.outcome)) return state;
    }
  } else {
    ActionList<Bluff> list;
    Bluff::actions(state, seat, list);
    for (const auto action : list) {
      if (done(action)) return state;
    }
  }
  ADD_FAILURE() << token << " cannot be here\n" << Bluff::text(state, seat);
  return state;
}

inline Bluff::State after(Bluff::State state, const std::vector<std::string>& tokens) {
  for (const std::string& token : tokens) state = step(state, token);
  return state;
}

// Each seat has rolled these dice; a seat with none is out. Seat 0 has dice and is to bid.
inline Bluff::State rolled(const std::vector<std::string>& hands, const Setup& setup = {}) {
  auto state = fresh(static_cast<int>(hands.size()), setup);
  state.open.in_play = 0;
  for (std::size_t seat = 0; seat < hands.size(); ++seat) {
    state.open.held[seat] = static_cast<std::uint8_t>(hands[seat].size());
    state.open.in_play = static_cast<std::uint8_t>(state.open.in_play + hands[seat].size());
  }
  for (const std::string& hand : hands) {
    if (!hand.empty()) state = step(state, hand);
  }
  return state;
}

// One step at random.
inline void random_step(Bluff::State& state, Random& random) {
  const Seat seat = actor(state);
  Bluff::apply(state, seat,
               seat == kChance ? Bluff::random_outcome(state, random) : Bluff::random_action(state, seat, random));
}

}  // namespace nemeton::bluff
