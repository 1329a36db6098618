// The bot misses no win, and goes as far as its budget.
#include "games/tug/bot/bot.hpp"

#include <map>

#include "games/tug/bot/evaluator.hpp"
#include "games/tug/bot/turn_search.hpp"
#include "games/tug/tests/positions.hpp"
#include "search/rollout.hpp"

namespace nemeton::tug {
namespace {

Budget within(int milliseconds) { return {.time = std::chrono::milliseconds(milliseconds)}; }

// The decisions of a random game.
std::vector<Tug::State> decisions(std::uint64_t seed, int matches = 2) {
  Random random(seed);
  std::vector<Tug::State> found;
  for (History<Tug> history(opening(matches)); Tug::node(history.state()).kind != NodeKind::terminal;
       random_step(history, random)) {
    if (Tug::node(history.state()).kind == NodeKind::decision) found.push_back(history.state());
  }
  return found;
}

TEST(TugBot, TakesAWinInOneAtEveryLevel) {
  int wins = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    for (const Tug::State& state : decisions(seed, 1)) {
      ActionList<Tug> actions;
      Tug::actions(state, state.turn, actions);
      const auto wins_with = [&](Tug::Action action) {
        auto next = state;
        Tug::apply(next, next.turn, action);
        return next.winner == state.turn;
      };
      if (std::ranges::none_of(actions, wins_with)) continue;
      ++wins;
      for (const Level level : kLevels) {
        EXPECT_TRUE(wins_with(think(History<Tug>(state), state.turn, level, within(5), seed).action));
      }
    }
  }
  EXPECT_GT(wins, 20);
}

TEST(TugBot, FindsAWinInSeveralActs) {
  auto state = played(position(side(111, 5, 0), side(111, 2, 1)), {"123"});
  const auto thought = think(History<Tug>(state), 0, Level::best, within(100), 1);
  EXPECT_EQ(thought.value, 1);
  for (const auto action : thought.pv) Tug::apply(state, 0, action);
  EXPECT_EQ(state.winner, 0);
}

TEST(TugBot, GoesBerserkRatherThanMissAWin) {
  const auto state = played(position(side(166, 5, 0), side(333, 4, 0)), {"222", "stand"});
  EXPECT_EQ(Tug::token(state, 0, think(History<Tug>(state), 0, Level::novice, within(5), 1).action), "berserk:4");
}

TEST(TugBot, GoesNoFurtherThroughItsTurnThanItsBudget) {
  // Three sixes: each of the dice may be rolled again.
  const auto state = rolled(666, "136");
  const auto nodes_of = [&](std::uint64_t most) {
    return think(History<Tug>(state), 0, Level::best, {.nodes = most}, 1).nodes;
  };
  for (const std::uint64_t most : {1U, 100U, 1000U, 100000U}) EXPECT_LE(nodes_of(most), most + 20);
  EXPECT_GT(nodes_of(100000), 90000u);
}

TEST(TugBot, PlaysByTheTurnAloneWhereThereIsNoTimeForTheOthersTurn) {
  const auto state = rolled(345, "136");
  const auto thought_with = [&](std::uint64_t most) {
    return think(History<Tug>(state), 0, Level::best, {.nodes = most}, 1);
  };
  Chances chances(nullptr);
  TurnSearch search(chances, state, 0);
  const double chance = search.chance(state);
  const auto shallow = thought_with(search.nodes() + 200);
  EXPECT_EQ(shallow.depth, 1);
  EXPECT_DOUBLE_EQ(shallow.value, 2 * chance - 1);
  EXPECT_EQ(shallow.action, search.best_line(state)[0]);
  EXPECT_GT(thought_with(Budget::kUnbounded).depth, 1);
}

TEST(TugEvaluator, TellsPositionsApartByTheirKey) {
  std::map<std::uint64_t, std::string> met;
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    for (const Tug::State& state : decisions(seed)) {
      const auto [place, added] = met.try_emplace(LearntEvaluator::key(state), view(state));
      EXPECT_EQ(place->second, view(state));
    }
  }
}

}  // namespace
}  // namespace nemeton::tug
