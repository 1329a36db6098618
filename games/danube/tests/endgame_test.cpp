// The exact values of the last boats, against the rules.
#include "games/danube/bot/endgame.hpp"

#include "games/danube/tests/positions.hpp"

namespace nemeton::danube {
namespace {

// The return for seat 0, every step of every throw tried, where the values before a throw are those of the table.
double reckoned(const Danube::State& state) {
  const Node node = Danube::node(state);
  if (node.kind == NodeKind::terminal) return Danube::returns(state)[0];
  if (node.kind == NodeKind::chance) return (state.turn == 0 ? 1 : -1) * endgame().value(state);
  ActionList<Danube> actions;
  Danube::actions(state, state.turn, actions);
  double best = state.turn == 0 ? -1 : 1;
  for (const auto action : actions) {
    auto next = state;
    Danube::apply(next, state.turn, action);
    best = state.turn == 0 ? std::max(best, reckoned(next)) : std::min(best, reckoned(next));
  }
  return best;
}

std::vector<Danube::State> all_positions() {
  std::vector<Danube::State> all;
  for (const Seat turn : {0, 1}) {
    for (int own = 1; own < kSea; ++own) {
      for (int other = 1; other < kSea; ++other) {
        if (own != other && own != kRapids && other != kRapids) all.push_back(position({own}, {other}, turn));
      }
    }
  }
  return all;
}

TEST(DanubeEndgame, AreWorthWhatTheirThrowsLeadTo) {
  for (const Danube::State& state : all_positions()) {
    ASSERT_TRUE(Endgame::holds(state));
    double sum = 0;
    OutcomeList<Danube> outcomes;
    Danube::outcomes(state, outcomes);
    for (const auto& [outcome, weight] : outcomes) {
      auto next = state;
      Danube::apply(next, kChance, outcome);
      sum += weight * reckoned(next);
    }
    ASSERT_NEAR(sum / 16, (state.turn == 0 ? 1 : -1) * endgame().value(state), 1e-10) << Danube::text(state, 0);
  }
}

TEST(DanubeEndgame, HoldOneBoatOfEachSideAndNoMore) {
  EXPECT_FALSE(Endgame::holds(position({20, 22}, {26})));
  EXPECT_FALSE(Endgame::holds(position({20}, {26, 35})));
}

}  // namespace
}  // namespace nemeton::danube
