// The last boats: what is worked out is what the rules make of themselves.
#include "games/danube/bot/ends.hpp"

#include <cmath>
#include <map>

#include "core/random.hpp"
#include "games/danube/tests/positions.hpp"
#include "search/rollout.hpp"

namespace nemeton::danube {
namespace {

// The return for seat 0, every step of every throw tried, where the values before a throw are those of the table.
double reckoned(const Danube::State& state) {
  const Node node = Danube::node(state);
  if (node.kind == NodeKind::terminal) return Danube::returns(state)[0];
  if (node.kind == NodeKind::chance) return (state.turn == 0 ? 1 : -1) * ends().value(state);
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

TEST(DanubeEnds, AreWorthWhatTheirThrowsLeadTo) {
  for (const Danube::State& state : all_positions()) {
    ASSERT_TRUE(Ends::holds(state));
    double sum = 0;
    OutcomeList<Danube> outcomes;
    Danube::outcomes(state, outcomes);
    for (const auto& [outcome, weight] : outcomes) {
      auto next = state;
      Danube::apply(next, kChance, outcome);
      sum += weight * reckoned(next);
    }
    ASSERT_NEAR(sum / 16, (state.turn == 0 ? 1 : -1) * ends().value(state), 1e-10) << Danube::text(state, 0);
  }
}

// Whoever knows the values wins as often as they say.
TEST(DanubeEnds, AreWonAsOftenAsTheyAreWorth) {
  Random random(1);
  for (const auto& [own, other] : {std::pair{20, 26}, {33, 35}, {12, 19}, {28, 18}}) {
    const auto start = position({own}, {other});
    constexpr int kGames = 4000;
    double sum = 0;
    for (int game = 0; game < kGames; ++game) {
      auto state = start;
      while (Danube::node(state).kind != NodeKind::terminal) {
        if (Danube::node(state).kind == NodeKind::chance) {
          Danube::apply(state, kChance, Danube::random_outcome(state, random));
          continue;
        }
        const double value = reckoned(state);
        ActionList<Danube> actions;
        Danube::actions(state, state.turn, actions);
        const auto best = std::ranges::find_if(actions, [&](Danube::Action action) {
          auto next = state;
          Danube::apply(next, state.turn, action);
          return reckoned(next) == value;
        });
        Danube::apply(state, state.turn, *best);
      }
      sum += Danube::returns(state)[0];
    }
    const double value = ends().value(start);
    EXPECT_NEAR(sum / kGames, value, 4 * std::sqrt((1 - value * value) / kGames)) << own << " against " << other;
  }
}

TEST(DanubeEnds, HoldOneBoatOfEachSideAndNoMore) {
  EXPECT_FALSE(Ends::holds(position({20, 22}, {26})));
  EXPECT_FALSE(Ends::holds(position({20}, {26, 35})));
}

}  // namespace
}  // namespace nemeton::danube
