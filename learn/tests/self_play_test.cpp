// What is learnt from a game of self-play, and that a pair of games is fair.
#include "learn/self_play.hpp"

#include <gtest/gtest.h>

#include "games/danube/bot/learner.hpp"
#include "games/tabulus/bot/learner.hpp"
#include "learn/game_pair.hpp"

namespace nemeton {
namespace {

// One that learns from every position.
struct Learner : danube::Learner {
  static constexpr int kOneOf = 1;
};

// A race of players without a whim.
struct EvenRace : tabulus::Learner {
  struct Player : tabulus::Learner::Player {
    using tabulus::Learner::Player::Player;
    Tabulus::State decide(Tabulus::State state, int) {
      Random random(1);
      Tabulus::apply(state, state.seat, races::rollout_action(Tabulus::board(), state, /*noise=*/0, random));
      return state;
    }
  };
};
// The same.
struct EveryRace : tabulus::Learner {
  static constexpr int kOneOf = 1;
};

std::vector<int> targets(const std::string& rows) {
  constexpr std::size_t kBytes = lesson_bytes(Learner::kInputs);
  EXPECT_EQ(rows.size() % kBytes, 0u);
  std::vector<int> targets;
  for (std::size_t at = kBytes; at <= rows.size(); at += kBytes) {
    const auto low = static_cast<std::uint8_t>(rows[at - 2]), high = static_cast<std::uint8_t>(rows[at - 1]);
    targets.push_back(static_cast<std::int16_t>(high << 8 | low));
  }
  return targets;
}

TEST(SelfPlay, WritesInputsAsBitsAndTheReturnBehindThem) {
  InputSet<2> on;
  for (const std::size_t input : std::initializer_list<std::size_t>{0, 9, 64, 69}) on.add(input);
  std::string rows;
  append_lesson(rows, on, 70, -1);
  const std::string expected("\x01\x02\0\0\0\0\0\0\x21\x01\x80", 11);
  EXPECT_EQ(rows, expected);
  EXPECT_EQ(rows.size(), lesson_bytes(70));
}

TEST(SelfPlay, IsTheSameFromTheSameSeed) {
  EXPECT_EQ(play_lessons<Learner>(nullptr, 5), play_lessons<Learner>(nullptr, 5));
  EXPECT_NE(play_lessons<Learner>(nullptr, 5), play_lessons<Learner>(nullptr, 6));
}

TEST(SelfPlay, TeachesTheReturnWhereThereIsNoNetwork) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    int won = 0;
    for (const int target : targets(play_lessons<Learner>(nullptr, seed))) {
      ASSERT_EQ(std::abs(target), 32767);
      won += target > 0;
    }
    EXPECT_GT(won, 0);  // whoever won has been on throw
  }
}

// Equal players get two points of four each: the luck is the same, and each plays either side once.
TEST(Pair, OfTheSamePlayersIsEven) {
  for (std::uint64_t seed = 0; seed < 3; ++seed) EXPECT_EQ(play_pair<Learner>(nullptr, nullptr, seed), 2u);
}

// With three at a table a network sits twice in one game and once in the other.
TEST(Pair, OfTheSamePlayersIsEvenAtTablesOfAnySize) {
  for (std::uint64_t seed = 0; seed < 12; ++seed) EXPECT_EQ(play_pair<EvenRace>(nullptr, nullptr, seed), 2u);
}

TEST(SelfPlay, LearnsFromOneViewOfOnePositionOfMany) {
  std::size_t all = 0, some = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    all += play_lessons<EveryRace>(nullptr, seed).size();
    some += play_lessons<tabulus::Learner>(nullptr, seed).size();
  }
  // Each position of a race has a view at least.
  EXPECT_GT(some, 0u);
  EXPECT_LT(some * tabulus::Learner::kOneOf / 2, all);
  EXPECT_GT(some * tabulus::Learner::kOneOf * 2, all);
}

}  // namespace
}  // namespace nemeton
