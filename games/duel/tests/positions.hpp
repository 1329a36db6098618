// Positions of Druid's Duel for its tests.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/duel/rules/rules.hpp"

namespace nemeton::duel {

inline Cards cards(const std::string& hand) { return *parse_hand(hand); }
inline int card(const std::string& name) { return lowest_bit(cards(name)); }

// Before the deal.
inline Duel::State fresh(int seats, int ply_limit = 1000, bool chameleon = false) {
  OptionValues options(Duel::info.options, seats);
  EXPECT_TRUE(options.set_integer("ply_limit", ply_limit));
  EXPECT_TRUE(options.set_boolean("chameleon", chameleon));
  return Duel::start(options, seats);
}

// One step at random.
inline void step(Duel::State& state, Random& random) {
  if (Duel::is_sampled(state)) return Duel::apply(state, kChance, Duel::sample_outcome(state, random));
  const Seat seat = Duel::node(state).to_act.first();
  Duel::apply(state, seat, Duel::random_action(state, seat, random));
}

// Forms are chosen, and the seats hold these cards only.
inline Duel::State dealt(const std::vector<std::string>& hands, int ply_limit = 1000) {
  auto state = fresh(static_cast<int>(hands.size()), ply_limit);
  Random random(1);
  while (Duel::is_sampled(state)) step(state, random);
  for (std::size_t seat = 0; seat < hands.size(); ++seat) {
    state.hands[seat] = cards(hands[seat]);
    state.open.held[seat] = static_cast<std::int8_t>(count(state.hands[seat]));
  }
  return state;
}

// Three seats that play with chameleons and hold so many jokers.
inline Duel::State with_jokers(std::array<int, 3> jokers) {
  auto state = dealt({"AS.5S.9S", "2H.5H.9H", "2D.5D.6D"});
  state.open.with_chameleon = true;
  for (std::size_t seat = 0; seat < 3; ++seat) state.open.jokers[seat] = static_cast<std::int8_t>(jokers[seat]);
  return state;
}

inline Duel::State after(Duel::State state, Seat seat, const std::string& token) {
  ActionList<Duel> list;
  Duel::actions(state, seat, list);
  for (const auto action : list) {
    if (Duel::token(state, seat, action) != token) continue;
    Duel::apply(state, seat, action);
    return state;
  }
  ADD_FAILURE() << token << " is not legal for seat " << seat << "\n" << Duel::text(state, seat);
  return state;
}

// Each seat's form, or each seat's card.
inline Duel::State with_forms(Duel::State state, const std::vector<std::string>& tokens) {
  for (std::size_t seat = 0; seat < tokens.size(); ++seat) state = after(state, static_cast<Seat>(seat), tokens[seat]);
  return state;
}

// A turn without chameleons, such as {"J AS", "K TD"}.
inline Duel::State turn(const Duel::State& state, const std::vector<std::string>& played) {
  std::vector<std::string> forms;
  std::vector<std::string> cards;
  for (const std::string& each : played) {
    forms.push_back(each.substr(0, 1));
    cards.push_back(each.substr(2));
  }
  return with_forms(with_forms(state, forms), cards);
}

}  // namespace nemeton::duel
