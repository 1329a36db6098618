// The solved match: its turns are those of the rules, its values what the rules make of themselves, and how exact they are is proved.
#include "games/tug/solve/solve.hpp"

#include <cmath>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>

#include "core/random.hpp"
#include "games/tug/bot/inputs.hpp"
#include "games/tug/bot/turn_search.hpp"
#include "games/tug/solve/bounds.hpp"
#include "games/tug/solve/coarse.hpp"
#include "games/tug/solve/files.hpp"
#include "games/tug/solve/lessons.hpp"
#include "games/tug/solve/solver.hpp"
#include "games/tug/tests/solved_positions.hpp"
#include "search/lesson.hpp"
#include "search/tests/levels.hpp"

namespace nemeton::tug {
namespace {

// Values that follow from nothing, so that every way to play a turn is worth something else.
Match any_values(Owned owned, std::uint64_t seed) {
  Random random(seed);
  Match match(owned, 0);
  for (std::size_t place = 0; place < match.size(); ++place)
    match.set(place, static_cast<double>(random() >> 11) * 0x1p-53);
  return match;
}

Match solved(Owned owned) {
  Solver solver(owned, 1);
  while (solver.pass().residual > 1e-11) {
  }
  return std::move(solver).take();
}

std::vector<double> numbers(const Match& match) {
  std::vector<double> all(match.size());
  for (std::size_t place = 0; place < all.size(); ++place) all[place] = match.at(place);
  return all;
}

// Files of a test in a folder that is gone afterwards: a run goes on from what another has left.
class TugSolveFiles : public testing::Test {
 protected:
  TugSolveFiles() {
    std::string name = (std::filesystem::temp_directory_path() / "nemeton-tug-XXXXXX").string();
    folder = mkdtemp(name.data());
  }
  ~TugSolveFiles() override { std::filesystem::remove_all(folder); }

  std::filesystem::path folder;
};

TEST(TugSolve, ATurnIsWorthWhatTheRulesMakeOfIt) {
  Match next = any_values({5, 4}, 1);
  Match now({5, 4}, 0);
  Sweep({5, 4}, 2).run(next, [&](std::size_t place, double value) { now.set(place, value); });
  Random random(2);
  for (std::size_t i = 0; i < 60; ++i) {
    const std::size_t table = i % 2;
    auto position = any_position(now.table(table).owned(), random);
    if (i % 10 < 3) position.column = kColumns - 1 - below(random, 3);  // 666, 566 and 556: dice are rolled again
    const Tug::State state = before_roll(position);
    const MatchValues after = next.after(table);
    EXPECT_NEAR(value_in(now.table(table), position),
                reckoned(state, [&](const Tug::State& later) { return value_in(after, position_of(later)); }), 1e-12)
        << Tug::text(state, 0);
  }
}

TEST(TugSolve, SolvedValuesAreWhatTheRulesMakeOfThemselves) {
  Match match = solved({3, 2});
  Random random(3);
  for (std::size_t i = 0; i < 20; ++i) {
    const MatchValues table = match.table(i % 2), after = match.after(i % 2);
    const Position position = any_position(table.owned(), random);
    EXPECT_NEAR(
        value_in(table, position),
        reckoned(before_roll(position), [&](const Tug::State& later) { return value_in(after, position_of(later)); }),
        1e-9);
  }
}

// From a start that is near the truth there are fewer passes to the same values.
TEST(TugSolve, BeginsWithWhatRopesAreWorthWhoeverStandsOnThem) {
  for (const Owned owned : {Owned{3, 3}, Owned{3, 2}}) {
    Coarse coarse(owned, 1);
    while (coarse.pass() > 1e-6) {
    }
    Solver plain(owned, 1), near(std::move(coarse).take(), 0, 1);
    while (plain.pass().residual > 1e-11) {
    }
    while (near.pass().residual > 1e-11) {
    }
    EXPECT_LT(near.passes(), plain.passes());
    for (std::size_t place = 0; place < plain.match().size(); ++place)
      ASSERT_NEAR(near.match().at(place), plain.match().at(place), 1e-9);
  }
}

TEST(TugSolve, TheNumberOfThreadsChangesNothing) {
  Solver one(Owned{3, 3}, 1), three(Owned{3, 3}, 3);
  for (int i = 0; i < 7; ++i) EXPECT_EQ(one.pass().residual, three.pass().residual);
  EXPECT_EQ(numbers(one.match()), numbers(three.match()));
  Coarse coarse_one(Owned{3, 2}, 1), coarse_three(Owned{3, 2}, 3);
  for (int i = 0; i < 7; ++i) EXPECT_EQ(coarse_one.pass(), coarse_three.pass());
}

// Passes as far as a checkpoint is kept, reads it, and goes on with both; `values(iteration)` is what it iterates.
template <class Iteration, class Values, class Again>
void expect_to_go_on(const std::filesystem::path& path, Iteration through, const Values& values, const Again& again) {
  for (std::uint32_t i = 0; i < Iteration::kPassesBetweenRestarts; ++i) through.pass();
  ASSERT_TRUE(write_checkpoint(path, values(through), through.passes()));
  auto kept = read_checkpoint(path, {2, 2});
  ASSERT_TRUE(kept) << kept.error();
  Iteration other = again(std::move(*kept));
  for (int i = 0; i < 7; ++i) {
    through.pass();
    other.pass();
  }
  EXPECT_EQ(other.passes(), through.passes());
  EXPECT_EQ(numbers(values(other)), numbers(values(through)));
}

constexpr double kTax = 1e-7;

TEST_F(TugSolveFiles, GoOnFromACheckpointAsIfNothingHadHappened) {
  expect_to_go_on(
      folder / "values", Solver(Owned{2, 2}, 1), [](Solver& solver) -> Match& { return solver.match(); },
      [](Checkpoint kept) { return Solver(std::move(kept.match), kept.passes, 1); });
  expect_to_go_on(
      folder / "bounds", Bounds(Match({2, 2}, 0.5), 0, kTax, 1), [](Bounds& bounds) { return bounds.most(); },
      [](Checkpoint kept) { return Bounds(std::move(kept.match), kept.passes, kTax, 1); });
}

Bounds proved(const Match& from) {
  Bounds bounds(from, 0, kTax, 1);
  while (!bounds.pass()) {
  }
  return bounds;
}

TEST(TugSolve, BoundsAreProvedByASweepEach) {
  Match match = solved({2, 1});
  Bounds bounds(match, 0, kTax, 1);
  EXPECT_FALSE(bounds.pass()) << "as near as the values, they promise too much";
  EXPECT_GT(bounds.rise(), 1);
  const Bounds right = proved(match);
  EXPECT_GT(right.error_of(match), kTax / 2);
  EXPECT_LT(right.error_of(match), 1e-6);

  Match most = right.most(), least(most);
  const Sweep sweep(most.owned(), 1);
  sweep.run(most, [&](std::size_t place, double value) { least.set(place, std::max(0.0, value - kTax / 2)); });
  sweep.run(least, [&](std::size_t place, double value) {
    if (most.at(place) < 1) ASSERT_LT(value, most.at(place));
    ASSERT_LT(match.at(place), most.at(place) + 1e-10);
    ASSERT_GT(match.at(place), least.at(place) - 1e-10);
  });
}

// Whatever the tax is, and so from values that are far from the truth.
TEST(TugSolve, BoundsOfAGreatTaxHoldToo) {
  Solver rough(Owned{3, 2}, 1);
  while (rough.pass().residual > 1e-3) {
  }
  Match match = solved({3, 2});
  Bounds bounds(rough.match(), 0, 1e-2, 1);
  while (!bounds.pass()) {
  }
  for (std::size_t place = 0; place < match.size(); ++place)
    ASSERT_LT(match.at(place), bounds.most().at(place) + 1e-10);
  const double error = bounds.error_of(rough.match());
  EXPECT_GT(error, 1e-3);
  EXPECT_LT(error, 0.3);
  for (std::size_t place = 0; place < match.size(); ++place)
    ASSERT_NEAR(match.at(place), rough.match().at(place), error);
}

TEST(TugSolve, BoundsSayHowFarAValueIsFromTheTruth) {
  Match match = solved({2, 2});
  const std::size_t place = match.table(0).place(1, 20, 4, 30);
  match.set(place, match.at(place) - 1e-5);
  const double error = proved(match).error_of(match);
  EXPECT_GT(error, 1e-5);
  EXPECT_LT(error, 1.1e-5);
}

std::int16_t target_of(const std::string& row) {
  const auto low = static_cast<std::uint8_t>(row[row.size() - 2]), high = static_cast<std::uint8_t>(row.back());
  return static_cast<std::int16_t>(high << 8 | low);
}

TEST_F(TugSolveFiles, LessonsAreOfTheTablesPositionsAndTheSameFromTheSameSeed) {
  const auto path = folder / "lessons_table";
  Match match = solved({3, 3});
  ASSERT_TRUE(write_table(path, match, 0, 0));
  const std::string bytes = file_bytes(path);
  const auto table = MatchTable::parse(bytes, "tug.table", {3, 3});
  ASSERT_TRUE(table) << table.error();
  std::map<std::string, std::int16_t> targets;
  for (const Position& position : all_positions({3, 3})) {
    const Tug::State state = before_roll(position);
    std::string row;
    append_lesson(row, inputs_of(state), kInputs, 2 * table->chance(state) - 1);
    targets[row.substr(0, row.size() - 2)] = target_of(row);
  }
  const std::string rows = play_lessons(*table, 6, 1);
  constexpr std::size_t kRow = lesson_bytes(kInputs);
  ASSERT_EQ(rows.size() % kRow, 0u);
  ASSERT_GT(rows.size(), 20 * kRow);
  std::set<std::string> met;
  for (std::size_t at = 0; at < rows.size(); at += kRow) {
    const std::string row = rows.substr(at, kRow), inputs = row.substr(0, kRow - 2);
    ASSERT_TRUE(targets.contains(inputs));
    ASSERT_NEAR(target_of(row), targets[inputs], 1);
    met.insert(inputs);
  }
  EXPECT_GT(met.size(), 15u);
  EXPECT_EQ(play_lessons(*table, 6, 1), rows);
  EXPECT_NE(play_lessons(*table, 6, 2), rows);
}

// What is left of a file, a line of what is wrong with it.
std::string wrong_with(const std::filesystem::path& path, std::string bytes, Owned owned, auto read) {
  std::ofstream(path, std::ios::binary) << bytes;
  const auto found = read(path, owned);
  return found ? "nothing" : found.error().substr(path.string().size());
}

TEST_F(TugSolveFiles, SaysInOneLineWhatIsWrongWithACheckpoint) {
  const auto path = folder / "checkpoint";
  ASSERT_TRUE(write_checkpoint(path, any_values({2, 2}, 4), 20));
  const std::string bytes = file_bytes(path);
  const auto wrong = [&](const std::string& with, Owned owned = {2, 2}) {
    return wrong_with(path, with, owned, read_checkpoint);
  };
  EXPECT_EQ(wrong(bytes), "nothing");
  EXPECT_EQ(wrong(bytes, {3, 3}), ": a match of 2 athletes a seat, expected 3 athletes a seat");
  EXPECT_EQ(wrong(bytes.substr(0, bytes.size() - 1)), ": expected " + std::to_string(bytes.size()) + " bytes");
  EXPECT_EQ(wrong(bytes + "x"), ": expected " + std::to_string(bytes.size()) + " bytes");
  EXPECT_EQ(wrong("<html>"), ": expected a checkpoint, which begins with NTUGPASS");
  EXPECT_EQ(wrong(bytes, {3, 2}), ": a match of 2 athletes a seat, expected 3 athletes against 2");
  std::string damaged = bytes;
  damaged[bytes.size() / 2] ^= 1;
  EXPECT_EQ(wrong(damaged), ": damaged, its checksum is not that of what it holds");
}

// Both of a match in which seats own as many, and of one in which one owns more, whichever it is.
TEST_F(TugSolveFiles, ATableIsReadAsItWasWritten) {
  for (const Owned owned : {Owned{3, 3}, Owned{3, 2}}) {
    Match match = any_values(owned, 5);
    ASSERT_TRUE(write_table(folder / "table", match, 1e-9, 2e-7));
    const std::string bytes = file_bytes(folder / "table");
    const auto table = MatchTable::parse(bytes, "tug.table", owned);
    ASSERT_TRUE(table) << table.error();
    EXPECT_EQ(table->owned(), owned);
    EXPECT_EQ(table->residual(), 1e-9);
    EXPECT_EQ(table->error(), 2e-7);
    Random random(6);
    for (std::size_t i = 0; i < 1000; ++i) {
      const MatchValues values = match.table(i % 2 % match.tables());
      const Position position = any_position(values.owned(), random);
      const Tug::State state = before_roll(position);
      ASSERT_TRUE(table->holds(state));
      ASSERT_NEAR(table->chance(state), value_in(values, position), 0.5 / kTableUnit);
    }
    for (const Owned other : {Owned{2, 2}, Owned{4, 2}, Owned{4, 3}})
      EXPECT_FALSE(table->holds(before_roll(any_position(other, random))));
  }
}

TEST_F(TugSolveFiles, SaysInOneLineWhatIsWrongWithATable) {
  const auto bytes_of = [&](Owned owned) {
    Match match = any_values(owned, 7);
    EXPECT_TRUE(write_table(folder / "table", match, 1e-9, 2e-7));
    return file_bytes(folder / "table");
  };
  const std::string even = bytes_of({3, 3}), more = bytes_of({3, 2});
  const auto changed = [&](std::size_t at, char to) {
    std::string bytes = even;
    bytes[at] = to;
    return bytes;
  };
  struct Case {
    std::string bytes;
    Owned owned;
    std::string error;
  };
  for (const auto& [bytes, owned, error] : std::initializer_list<Case>{
           {even, {18, 18}, "a match of 3 athletes a seat, expected 18 athletes a seat"},
           {more, {2, 2}, "a match of 3 athletes against 2, expected 2 athletes a seat"},
           {more, {19, 18}, "a match of 3 athletes against 2, expected 19 athletes against 18"},
           {even.substr(0, even.size() - 2),
            {3, 3},
            std::to_string(even.size() - 2) + " bytes, expected " + std::to_string(even.size())},
           {even.substr(0, 20), {3, 3}, "20 bytes, expected at least 32"},
           {"<html>", {3, 3}, "expected a table of Tug of War, which begins with NTUG"},
           {changed(4, 2), {3, 3}, "version 2 of the format, expected 1"},
           {changed(even.size() - 5, static_cast<char>(even[even.size() - 5] ^ 1)),
            {3, 3},
            "damaged, its checksum is not that of what it holds"},
       })
    EXPECT_EQ(MatchTable::parse(bytes, "tug.table", owned).error(), "tug.table: " + error);
}

TEST_F(TugSolveFiles, LessExactValuesAreProvedLessExactly) {
  const auto path = folder / "rough.table";
  std::ostringstream progress;
  const auto done = solve({.out = path, .athletes = 3, .residual = 1e-4}, nullptr, progress);
  ASSERT_TRUE(done) << done.error();
  const std::string bytes = file_bytes(path);
  const auto table = MatchTable::parse(bytes, "tug.table", {3, 3});
  ASSERT_TRUE(table) << table.error();
  EXPECT_LT(table->residual(), 1e-4);
  EXPECT_GT(table->residual(), 1e-8);
  EXPECT_GT(table->error(), 5e-4);
  EXPECT_LT(table->error(), 0.01);
}

TEST_F(TugSolveFiles, GoesOnFromCheckpointsToATableAndLeavesNothingElse) {
  const auto path = folder / "solved.table";
  auto kept = path, kept_bounds = path;
  kept += ".checkpoint";
  kept_bounds += ".bounds";
  for (const Owned owned : {Owned{2, 2}, Owned{3, 2}}) {
    Solver begun(owned, 1);
    for (std::uint32_t i = 0; i < Solver::kPassesBetweenRestarts; ++i) begun.pass();
    ASSERT_TRUE(write_checkpoint(kept, begun.match(), begun.passes()));
    ASSERT_TRUE(write_checkpoint(kept_bounds, begun.match(), 40));
    const bool nineteenth = owned != owned.turned();
    std::ostringstream progress;
    const auto other = solve({.out = path, .athletes = 2, .nineteenth = !nineteenth}, nullptr, progress);
    ASSERT_FALSE(other);
    EXPECT_EQ(other.error(), kept.string() + ": a match of " + text(owned) + ", expected " +
                                 text(nineteenth ? Owned{2, 2} : Owned{3, 2}));
    const auto done = solve({.out = path, .athletes = 2, .nineteenth = nineteenth, .threads = 2}, nullptr, progress);
    ASSERT_TRUE(done) << done.error();
    EXPECT_THAT(progress.str(), testing::StartsWith("going on after pass 20\npass 21: residual "));
    EXPECT_THAT(progress.str(), testing::HasSubstr("going on after pass 40 of the bounds\nbounds, pass 41: rise "));
    EXPECT_THAT(progress.str(), testing::HasSubstr("proved: no value is wrong by more than "));
    EXPECT_FALSE(std::filesystem::exists(kept));
    EXPECT_FALSE(std::filesystem::exists(kept_bounds));
    const std::string bytes = file_bytes(path);
    const auto table = MatchTable::parse(bytes, "tug.table", owned);
    ASSERT_TRUE(table) << table.error();
    EXPECT_LT(table->error(), 1e-5);
    Match match = solved(owned);
    const double off = table->error() + 0.5 / kTableUnit;
    for (std::size_t i = 0; i < match.tables(); ++i) {
      for (const Position& position : all_positions(match.table(i).owned()))
        ASSERT_NEAR(table->chance(before_roll(position)), value_in(match.table(i), position), off);
    }
  }
}

}  // namespace
}  // namespace nemeton::tug
