#include "puzzles/forced.hpp"

#include <gtest/gtest.h>

#include "games/brandubh/bot/bot.hpp"
#include "games/games.hpp"
#include "puzzles/prove.hpp"

namespace nemeton {
namespace {

std::unique_ptr<Match> brandubh(const std::vector<std::string>& tokens) {
  const GameEntry& game = *find_game("brandubh");
  auto match = game.start(OptionValues(game.info->options), 2);
  for (const std::string& token : tokens) match->apply(match->node().to_act.first(), token).value();
  return match;
}

History<Brandubh> history(const std::vector<std::string>& tokens) {
  History<Brandubh> history(Brandubh::start(OptionValues(Brandubh::info.options), 2));
  for (const std::string& token : tokens) {
    const Seat seat = Brandubh::node(history.state()).to_act.first();
    history.apply(seat, Brandubh::parse_token(history.state(), seat, token).value());
  }
  return history;
}

// The king can step between two corners: whatever is done then, he is home next.
const std::vector<std::string> kFork = {"b4-b6", "d5-b5", "a4-b4", "c4-c2", "b4-b1"};

TEST(ForcedWin, NeedsAsManyPliesAsTheWinTakes) {
  ForcedWin<Brandubh> search(history(kFork));
  EXPECT_FALSE(search.within(1, 1));
  EXPECT_FALSE(search.within(1, 2));
  EXPECT_TRUE(search.within(1, 3));
  EXPECT_FALSE(search.within(0, 3));
}

TEST(ForcedWin, IsSeenFromTheOtherSideToo) {
  auto fork = kFork;
  fork.emplace_back("d4-a4");
  ForcedWin<Brandubh> search(history(fork));
  EXPECT_TRUE(search.within(1, 2));
  EXPECT_FALSE(search.within(0, 4));
}

TEST(Prove, GivesTheLineOfAWin) {
  const auto solution = prove(*brandubh(kFork), 1, 1);
  ASSERT_TRUE(solution);
  EXPECT_EQ(solution->goal, Goal::win);
  EXPECT_EQ(solution->plies, 3);
  EXPECT_EQ(solution->moves[0].right, std::vector<std::string>{"d4-a4"});
  ASSERT_EQ(solution->moves.size(), 2u);
  EXPECT_EQ(solution->moves[0].then.size(), 1u);
}

TEST(Prove, FindsNoPuzzleWhereAllIsOpen) { EXPECT_FALSE(prove(*brandubh({}), 0, 1)); }

}  // namespace
}  // namespace nemeton
