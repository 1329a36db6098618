// Positions for tests, drawn with the letters of `Brandubh::text`, the seventh rank first.
#pragma once

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>

#include "core/history.hpp"
#include "games/brandubh/rules/rules.hpp"
#include "search/rollout.hpp"

namespace nemeton::brandubh {

inline constexpr Seat kA = Brandubh::kAttackers;
inline constexpr Seat kD = Brandubh::kDefenders;

inline OptionValues options(const char* rules, int ply_limit = 500) {
  OptionValues values(Brandubh::kOptions);
  EXPECT_TRUE(values.set_word("rules", rules));
  EXPECT_TRUE(values.set_integer("ply_limit", ply_limit));
  return values;
}

inline Brandubh::State drawn(std::string_view picture, Seat turn, const char* rules = "basic", int ply_limit = 500) {
  Brandubh::State state = Brandubh::start(options(rules, ply_limit), 2);
  state.attackers = state.defenders = state.king = 0;
  state.turn = static_cast<std::uint8_t>(turn);
  int count = 0;
  for (const char sign : picture) {
    if (sign == ' ' || sign == '\n') continue;
    const Bits here = bit(8 * (6 - count / 7) + count % 7);
    if (sign == 'A') state.attackers |= here;
    if (sign == 'D') state.defenders |= here;
    if (sign == 'K') state.king |= here;
    ++count;
  }
  EXPECT_EQ(count, 49) << "a drawing has 49 signs";
  return state;
}

inline Bits set_of(std::initializer_list<const char*> names) {
  Bits squares = 0;
  for (const char* name : names) squares |= bit(square(name));
  return squares;
}

inline std::set<std::string> tokens(const Brandubh::State& state) {
  ActionList<Brandubh> list;
  Brandubh::actions(state, state.turn, list);
  std::set<std::string> all;
  for (const auto action : list) EXPECT_TRUE(all.insert(Brandubh::token(state, state.turn, action)).second);
  return all;
}

inline Brandubh::Action action(std::string_view token) {
  return Brandubh::action(square(token.data()), square(token.data() + 3));
}

// The state after `token`, which has to be legal.
inline Brandubh::State after(Brandubh::State state, std::string_view token) {
  EXPECT_TRUE(tokens(state).contains(std::string(token))) << token << " is not legal in\n" << Brandubh::text(state, 0);
  Brandubh::apply(state, state.turn, action(token));
  return state;
}

inline bool over(const Brandubh::State& state) { return Brandubh::node(state).kind == NodeKind::terminal; }

// Calls visit(history) with lines of random length, of both rule sets and limits near and far, that are not over.
inline void random_lines(int count, const auto& visit) {
  for (int i = 0; i < count; ++i) {
    Random random(static_cast<std::uint64_t>(i));
    const char* rules = Brandubh::kRules[static_cast<std::size_t>(i % 2)];
    History<Brandubh> history(Brandubh::start(options(rules, i % 5 == 0 ? 40 : 500), 2));
    History<Brandubh> next = history;
    for (auto plies = below(random, 50); plies > 0; --plies) {
      random_step(next, random);
      if (over(next.state())) break;
      history = next;
    }
    visit(history);
  }
}

}  // namespace nemeton::brandubh
