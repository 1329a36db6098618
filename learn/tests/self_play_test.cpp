// What is learnt from a game of self-play, and that a pair of games is fair.
#include "learn/self_play.hpp"

#include <gtest/gtest.h>

#include "games/danube/bot/learner.hpp"
#include "learn/pair.hpp"

namespace nemeton {
namespace {

using danube::Learner;

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
  EXPECT_EQ(play_lessons<Learner>(nullptr, {}, 5), play_lessons<Learner>(nullptr, {}, 5));
  EXPECT_NE(play_lessons<Learner>(nullptr, {}, 5), play_lessons<Learner>(nullptr, {}, 6));
}

TEST(SelfPlay, TeachesTheReturnWhereThereIsNoNetwork) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    int won = 0;
    for (const int target : targets(play_lessons<Learner>(nullptr, {}, seed))) {
      ASSERT_EQ(std::abs(target), 32767);
      won += target > 0;
    }
    EXPECT_GT(won, 0);  // whoever won has been on throw
  }
}

// Who plays equally well gets two points of four: the luck is the same, and either side is played once.
TEST(Pair, OfTheSamePlayersIsEven) {
  for (std::uint64_t seed = 0; seed < 3; ++seed) EXPECT_EQ(play_pair<Learner>(nullptr, nullptr, seed), 2u);
}

}  // namespace
}  // namespace nemeton
