// What the bot does with a solved match.
#include <fstream>

#include "games/tug/bot/bot.hpp"
#include "games/tug/bot/turn_search.hpp"
#include "games/tug/solve/files.hpp"
#include "games/tug/tests/solved_positions.hpp"

namespace nemeton::tug {
namespace {

TEST(TugSolvedBot, PlaysATurnAsWellAsTheTableKnows) {
  constexpr int kAthletes = 4;
  const auto path = std::filesystem::path(testing::TempDir()) / "tug_bot_table";
  Random random(1);
  Match match({kAthletes, kAthletes}, 0);
  for (std::size_t place = 0; place < match.size(); ++place) match.set(place, below(random, 65536) / kTableUnit);
  ASSERT_TRUE(write_table(path, match, 0, 0));
  std::ifstream file(path, std::ios::binary);
  const std::string bytes(std::istreambuf_iterator<char>(file), {});
  const auto table = MatchTable::parse(bytes, "tug.table", {kAthletes, kAthletes});
  ASSERT_TRUE(table) << table.error();
  PlainChance reckoning([&](const Tug::State& later) { return value_in(match.table(0), position_of(later)); });
  int rerolls = 0;
  for (int i = 0; i < 60; ++i) {
    Position position = any_position({kAthletes, kAthletes}, random);
    if (i % 6 == 0) position.column = kColumns - 1;
    Tug::State state = before_roll(position);
    Tug::apply(state, kChance, Tug::random_outcome(state, random));
    if (state.stage == Tug::Stage::reroll) ++rerolls;
    Chances chances(*table);
    TurnSearch search(chances, state, 0);
    EXPECT_NEAR(search.chance(state), reckoning.of(state), 1e-9);
    const auto line = search.best_line(state);
    ASSERT_FALSE(line.empty());
    const double best = reckoning.of(state);
    for (const Tug::Action action : line) {
      ASSERT_EQ(Tug::node(state), Node::decision(0));
      Tug::apply(state, 0, action);
    }
    EXPECT_NE(Tug::node(state), Node::decision(0));
    EXPECT_NEAR(reckoning.of(state), best, 1e-9);
  }
  EXPECT_GT(rerolls, 9);
}

// The bot keeps its table for as long as the program runs, so that this is a program of its own.
TEST(TugSolvedBotDeathTest, AtItsBestPlaysByTheTableThatItWasHanded) {
  const auto plays_by_table = [] {
    // To the other every position is lost, but where it is won; the state before the last act leads to both.
    const Tug::State state = played(position(side(334, 8, 2), side(333, 9, 3)), {"124", "4/3:elim", "2/3:weaken"});
    ActionList<Tug> actions;
    Tug::actions(state, 0, actions);
    const std::size_t ropes = rope_count(Tug::kAthletes);
    std::string bytes(kTableHeader + 2 * ropes * ropes * kColumns * kColumns, 0);
    const Tug::Action lost = actions[actions.size() - 1];
    for (const Tug::Action action : actions) {
      if (action == lost) continue;
      Tug::State next = state;
      Tug::apply(next, 0, action);
      const Position after = position_of(next);
      const std::size_t place =
          ((after.rope * ropes + after.others_rope) * kColumns + after.others_column) * kColumns + after.column;
      bytes[kTableHeader + 2 * place] = bytes[kTableHeader + 2 * place + 1] = static_cast<char>(255);
    }
    const std::string_view values = std::string_view(bytes).substr(kTableHeader);
    const std::string header = table_header(kTableFormat, {Tug::kAthletes, {}, table_checksum(values)});
    std::ranges::copy(header, bytes.begin());
    const auto handed = set_table(std::type_identity<Tug>{}, "tug.table", bytes);
    const auto chosen = [&](Level level) {
      return think(History<Tug>(state), 0, level, {.time = std::chrono::milliseconds(100)}, 1).action;
    };
    return handed && actions.size() > 1 && chosen(Level::best) == lost;
  };
  EXPECT_EXIT(std::exit(plays_by_table() ? 0 : 1), testing::ExitedWithCode(0), "");
}

TEST(TugSolvedBot, IsHandedNoTableOfAnotherGame) {
  const auto path = std::filesystem::path(testing::TempDir()) / "tug_small_table";
  Match match({1, 1}, 0.5);
  ASSERT_TRUE(write_table(path, match, 0, 0));
  std::ifstream file(path, std::ios::binary);
  const std::string bytes(std::istreambuf_iterator<char>(file), {});
  const auto handed = set_table(std::type_identity<Tug>{}, "tug.table", bytes);
  ASSERT_FALSE(handed);
  EXPECT_EQ(handed.error(), "tug.table: a match of 1 athletes a seat, expected 18 athletes a seat");
}

}  // namespace
}  // namespace nemeton::tug
