// What the bot does with a solved match.
#include "games/tug/bot/bot.hpp"
#include "games/tug/bot/turn_search.hpp"
#include "games/tug/solve/files.hpp"
#include "games/tug/tests/solved_positions.hpp"
#include "search/tests/levels.hpp"

namespace nemeton::tug {
namespace {

TEST(TugSolvedBot, PlaysATurnAsWellAsTheTableKnows) {
  constexpr int kAthletes = 4;
  const auto path = std::filesystem::path(testing::TempDir()) / "tug_bot_table";
  Random random(1);
  Match match({kAthletes, kAthletes}, 0);
  for (std::size_t place = 0; place < match.size(); ++place) match.set(place, below(random, 65536) / kTableUnit);
  ASSERT_TRUE(write_table(path, match, 0, 0));
  const std::string bytes = file_bytes(path);
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

// Hands the bot a file under its name.
std::expected<void, std::string> hand(std::string_view file, std::string_view bytes) {
  for (const SolvedTable& table : solved_tables(std::type_identity<Tug>{})) {
    if (table.file == file) return table.set(file, bytes);
  }
  return std::unexpected("no such table");
}

// The state before the last act of a turn, in which seat 0 owns so many.
Tug::State before_last_act(int athletes) {
  Tug::State start = position(side(334, 8, 2), side(333, 9, 3));
  start.sides[0].reserve = static_cast<std::uint8_t>(athletes - start.sides[0].on_rope());
  return played(start, {"124", "4/3:elim", "2/3:weaken"});
}
Tug::Action last_action(const Tug::State& state) {
  ActionList<Tug> actions;
  Tug::actions(state, 0, actions);
  return actions[actions.size() - 1];
}
Tug::Action chosen(const Tug::State& state) {
  return think(History<Tug>(state), 0, Level::best, {.time = std::chrono::milliseconds(100)}, 1).action;
}

// A table in which every position is lost to the other, but where it is won: after all last acts but the one that is last in the list.
std::string table_for_last_action(Owned owned) {
  std::string bytes(kTableHeader + 2 * owned.tables() * owned.positions(), 0);
  const Tug::State state = before_last_act(owned.mover);
  ActionList<Tug> actions;
  Tug::actions(state, 0, actions);
  for (const Tug::Action action : actions) {
    if (action == last_action(state)) continue;
    Tug::State next = state;
    Tug::apply(next, 0, action);
    const Position after = position_of(next);
    const std::size_t ropes = after.rope * rope_count(after.owned.other) + after.others_rope;
    const std::size_t place =
        (owned.tables() - 1) * owned.positions() + (ropes * kColumns + after.others_column) * kColumns + after.column;
    bytes[kTableHeader + 2 * place] = bytes[kTableHeader + 2 * place + 1] = static_cast<char>(255);
  }
  const std::string_view values = std::string_view(bytes).substr(kTableHeader);
  std::ranges::copy(table_header(kTableFormat, {variant_of(owned), {}, table_checksum(values)}), bytes.begin());
  return bytes;
}

// The bot keeps its tables for as long as the program runs, so that each of these is a program of its own.
TEST(TugSolvedBotDeathTest, AtItsBestPlaysByTheTableOfTheMatchUnderWay) {
  const auto plays_by_table = [](std::string_view file, Owned owned) {
    const std::string bytes = table_for_last_action(owned);
    if (!hand(file, bytes)) return false;
    const Tug::State held = before_last_act(owned.mover), other = before_last_act(37 - owned.mover);
    const auto analyzed = [](const Tug::State& state) {
      return analyze(History<Tug>(state), 0, {{.time = std::chrono::milliseconds(100)}, 1, {}, {}});
    };
    const auto best = analyzed(held).candidates[0];
    return chosen(held) == last_action(held) && best.action == last_action(held) && best.win_probabilities[0] == 1 &&
           chosen(other) != last_action(other) && analyzed(other).candidates[0].win_probabilities[0] < 1;
  };
  EXPECT_EXIT(std::exit(plays_by_table("tug.table", {18, 18}) ? 0 : 1), testing::ExitedWithCode(0), "");
  EXPECT_EXIT(std::exit(plays_by_table("tug19.table", {19, 18}) ? 0 : 1), testing::ExitedWithCode(0), "");
}

TEST(TugSolvedBot, IsHandedNoTableOfAnotherGame) {
  const auto path = std::filesystem::path(testing::TempDir()) / "tug_small_table";
  Match match({1, 1}, 0.5);
  ASSERT_TRUE(write_table(path, match, 0, 0));
  const std::string bytes = file_bytes(path);
  const auto error = [&](std::string_view name) {
    const auto handed = hand(name, bytes);
    return handed ? "nothing" : handed.error();
  };
  EXPECT_EQ(error("tug.table"), "tug.table: a match of 1 athletes a seat, expected 18 athletes a seat");
  EXPECT_EQ(error("tug19.table"), "tug19.table: a match of 1 athletes a seat, expected 19 athletes against 18");
}

}  // namespace
}  // namespace nemeton::tug
