// What the bot of the races promises.
#include "games/races/bot/bot.hpp"

#include "games/druidica/bot/bot.hpp"
#include "games/races/bot/heuristic.hpp"
#include "games/races/tests/positions.hpp"
#include "games/tabulus/bot/bot.hpp"
#include "games/triangulus/bot/bot.hpp"

namespace nemeton::races {
namespace {

constexpr std::array kLevels = {Level::novice, Level::casual, Level::strong, Level::best};

template <class G>
std::string played(const Table<G>& table, Level level) {
  const History<G> history(table.state);
  return G::token(table.state, table.actor(),
                  think(history, table.actor(), level, {.time = std::chrono::milliseconds(50)}, 3).action);
}

TEST(RaceBot, BringsTheLastMarkerHomeAtEveryLevel) {
  auto table = Table<Tabulus>(2).markers(0, "40 home home home").shows(45, 1, 1).play("51");
  for (const Level level : kLevels) EXPECT_EQ(played(table, level), "6:40-46");
  auto six_six = Table<Druidica>(2).markers(0, "12r home home home").play("66 61");
  for (const Level level : kLevels) EXPECT_EQ(played(six_six, level), "home:12r");
}

TEST(RaceBot, BumpsAMarkerThatIsNearlyHomeWhereNothingCanFail) {
  auto table = Table<Tabulus>(2).markers(0, "36 20").markers(1, "40").shows(39, 3, 4).play("31");
  for (const Level level : {Level::strong, Level::best}) EXPECT_EQ(played(table, level), "4:36-40x1");
}

TEST(RaceBot, AnswersAtOnceWhenItIsAskedToStop) {
  for (const auto& board : {&Tabulus::board, &Triangulus::board, &Druidica::board}) {
    State state = start(OptionValues(kOptions, 3), 3);
    apply(board(), state, kChance, static_cast<Action>(tile_number(4, 2)));
    ASSERT_TRUE(is_choice(state.stage));
    // A stop that was asked for already: one hand is played in its mind all the same.
    const std::atomic<bool> stop = true;
    const Chosen chosen = choose(board(), state, 0, Level::best, {.stop = &stop}, 0);
    EXPECT_GT(chosen.nodes, 0u);
  }
}

TEST(RaceBot, BelowBestGivesTheSameAnswerFromTheSameSeed) {
  auto table = Table<Triangulus>(3, {{"target", 7}}).play("62");
  const History<Triangulus> history(table.state);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto one = think(history, 0, Level::casual, {}, seed), two = think(history, 0, Level::casual, {}, seed);
    EXPECT_EQ(one.action, two.action);
    EXPECT_EQ(one.value, two.value);
  }
}

}  // namespace
}  // namespace nemeton::races
