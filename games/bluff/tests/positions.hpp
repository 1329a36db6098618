// Positions of Bricriu's Bluff & Bluster for its tests.
#pragma once

#include <string>
#include <vector>

#include "games/bluff/rules/rules.hpp"
#include "search/tests/token_table.hpp"

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
  const OptionValues options = nemeton::options_of<Bluff>(seats, {{"dice", setup.dice},
                                                                  {"loss", setup.loss},
                                                                  {"exact", setup.exact},
                                                                  {"show", setup.show},
                                                                  {"ply_limit", setup.ply_limit}});
  return Bluff::start(options, seats);
}

struct Table : TokenTable<Table, Bluff> {};

// The seat whose action is awaited, or kChance.
inline Seat actor(const Bluff::State& state) { return Table{{state}}.actor(); }

// After one action or outcome more.
inline Bluff::State step(const Bluff::State& state, const std::string& token) {
  return Table{{state}}.play(token).state;
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
