// The races with the networks that they have learnt, and positions to try them on.
#pragma once

#include <gtest/gtest.h>

#include <vector>

#include "games/druidica/bot/bot.hpp"
#include "games/tabulus/bot/bot.hpp"
#include "games/triangulus/bot/bot.hpp"
#include "search/tests/levels.hpp"

namespace nemeton::races {

template <class G>
class LearntRace : public testing::Test {
 protected:
  LearntRace() { learn_from_network<G>(); }

  // Decisions with a choice, met in a hand at random.
  static std::vector<State> decisions(State state, std::uint64_t seed, std::size_t most = 40) {
    Random random(seed);
    std::vector<State> found;
    for (Actions list; G::node(state).kind != NodeKind::terminal && found.size() < most;) {
      if (G::node(state).kind == NodeKind::chance) {
        G::apply(state, kChance, random_outcome(state, random));
        continue;
      }
      list.clear();
      actions(G::board(), state, list);
      if (list.size() > 1) found.push_back(state);
      G::apply(state, state.seat, list[below(random, static_cast<std::uint32_t>(list.size()))]);
    }
    return found;
  }
};
using Learners = testing::Types<Tabulus, Triangulus, Druidica>;

}  // namespace nemeton::races
