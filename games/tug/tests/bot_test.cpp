// What is promised of the bot: legal, in time, no win missed.
#include "games/tug/bot/bot.hpp"

#include <map>

#include "games/tug/bot/model.hpp"
#include "games/tug/tests/positions.hpp"
#include "search/playout.hpp"

namespace nemeton::tug {
namespace {

constexpr Level kLevels[] = {Level::novice, Level::casual, Level::strong, Level::best};

Limits limits(Level level, int milliseconds, std::uint64_t seed = 1) {
  return {level, std::chrono::milliseconds(milliseconds), seed, nullptr};
}

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

TEST(TugBot, AnswersWithALegalLineAndAReturnAtEveryLevel) {
  const auto states = decisions(1);
  for (const Level level : kLevels) {
    for (std::size_t i = 0; i < states.size(); i += 7) {
      auto state = states[i];
      const auto thought = think(History<Tug>(state), state.turn, limits(level, 2));
      EXPECT_GE(thought.value, -1);
      EXPECT_LE(thought.value, 1);
      ASSERT_FALSE(thought.pv.empty());
      EXPECT_EQ(thought.pv[0], thought.action);
      for (const auto action : thought.pv) {
        ASSERT_EQ(Tug::node(state), Node::decision(states[i].turn));
        ActionList<Tug> actions;
        Tug::actions(state, state.turn, actions);
        ASSERT_NE(std::ranges::find(actions, action), actions.end()) << Tug::text(state, 0);
        Tug::apply(state, state.turn, action);
      }
    }
  }
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
        EXPECT_TRUE(wins_with(think(History<Tug>(state), state.turn, limits(level, 5, seed)).action));
      }
    }
  }
  EXPECT_GT(wins, 20);
}

TEST(TugBot, FindsAWinInSeveralActs) {
  auto state = played(position(side(111, 5, 0), side(111, 2, 1)), {"123"});
  const auto thought = think(History<Tug>(state), 0, limits(Level::best, 100));
  EXPECT_EQ(thought.value, 1);
  for (const auto action : thought.pv) Tug::apply(state, 0, action);
  EXPECT_EQ(state.winner, 0);
}

TEST(TugBot, GoesBerserkRatherThanMissAWin) {
  const auto state = played(position(side(166, 5, 0), side(333, 4, 0)), {"222", "stand"});
  EXPECT_EQ(Tug::token(state, 0, think(History<Tug>(state), 0, limits(Level::novice, 5)).action), "berserk:4");
}

TEST(TugBot, StopsWhenItIsTold) {
  const std::atomic<bool> stop = true;
  const auto state = rolled(345, "136");
  for (const Level level : kLevels) {
    Limits forever = limits(level, 0);
    forever.time = std::chrono::hours(24);
    forever.stop = &stop;
    EXPECT_EQ(think(History<Tug>(state), 0, forever).depth, 0);
  }
}

TEST(TugBot, AnswersWithoutAnyTimeAtAll) {
  for (const Level level : kLevels) {
    EXPECT_EQ(think(History<Tug>(rolled(345, "136")), 0, limits(level, 0)).depth, 0);
  }
}

TEST(TugBot, DrawsTheSameFromTheSameSeed) {
  const auto states = decisions(3);
  for (std::size_t i = 0; i < states.size(); i += 5) {
    const History<Tug> history(states[i]);
    for (const Level level : {Level::novice, Level::casual}) {
      const Limits same = limits(level, 10000, 5);
      EXPECT_EQ(think(history, states[i].turn, same).action, think(history, states[i].turn, same).action);
    }
  }
}

TEST(TugModel, IsTheSameSeenFromTheOtherSide) {
  const Model model{kLearnt};
  for (const Tug::State& state : decisions(4, 1)) {
    auto other = state;
    std::swap(other.sides[0], other.sides[1]);
    other.turn ^= 1;
    EXPECT_NEAR(model.evaluate(state), -model.evaluate(other), 1e-12);
  }
}

TEST(TugModel, TellsPositionsApartByTheirKey) {
  std::map<std::uint64_t, std::string> met;
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    for (const Tug::State& state : decisions(seed)) {
      const auto [place, added] = met.try_emplace(Model::key(state), view(state));
      EXPECT_EQ(place->second, view(state));
    }
  }
}

}  // namespace
}  // namespace nemeton::tug
