// A study has the same results however it is cut up, and its measures are those of games that can be worked out by hand.
#include "lab/runner.hpp"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "lab/results_export.hpp"
#include "lab/tests/support.hpp"

namespace nemeton::lab {
namespace {

// What a study comes to, as text, with the rows of all games.
std::string summary(const Study& study, const ResultsFile& results) {
  std::ostringstream out;
  const auto sums = totals(study, results);
  EXPECT_TRUE(sums) << sums.error();
  write_csv(study, *sums, out);
  write_json(study, *sums, compare(study, *sums), out);
  return out.str();
}

std::string games_in(const std::filesystem::path& file) {
  sqlite3* db = nullptr;
  sqlite3_open(file.c_str(), &db);
  std::string rows;
  sqlite3_exec(
      db, "select * from games order by cell, game",
      [](void* to, int count, char** values, char**) {
        for (int i = 0; i < count; ++i) *static_cast<std::string*>(to) += std::string(values[i]) + ",";
        *static_cast<std::string*>(to) += "\n";
        return 0;
      },
      &rows, nullptr);
  sqlite3_close(db);
  return rows;
}

// The estimates of a measure of the only cell.
std::map<std::string, Estimate> measured(const Study& study, const std::string& name) {
  const Folder folder;
  const auto results = run(study, folder / "x.sqlite");
  const auto sums = totals(study, *results);
  std::map<std::string, Estimate> found;
  for (const Measure& measure : measures())
    if (measure.words.name == name)
      for (const Measured& each : measure.measure_in(study, *sums, 0)) found[each.of] = each.estimate;
  return found;
}

double value(const Study& study, const std::string& name) { return measured(study, name).at("").value; }

constexpr const char* kTwoCells =
    "games = 60\nbatch = 7\nwatch = [\"actions\", \"effects\"]\n"
    "[[setting]]\ngame = \"bluff\"\nseats = [2, 3]\nplayers = [\"random\", [\"novice\", "
    "\"random\"]]\n[setting.options]\nply_limit = 60\n";

TEST(Runner, GivesTheSameOnAnyNumberOfThreads) {
  const Folder folder;
  const Study study = study_of(kTwoCells);
  const auto one = run(study, folder / "one.sqlite");
  const auto four = run(study, folder / "four.sqlite", 4);
  EXPECT_EQ(summary(study, *one), summary(study, *four));
  EXPECT_EQ(games_in(folder / "one.sqlite"), games_in(folder / "four.sqlite"));
}

TEST(Runner, GivesTheSameInShardsThatAreMerged) {
  const Folder folder;
  const Study study = study_of(kTwoCells);
  const auto whole = run(study, folder / "whole.sqlite");
  auto merged = ResultsFile::open(folder / "merged.sqlite", study);
  ASSERT_TRUE(merged);
  for (const std::int64_t index : {2, 0, 1}) {
    const auto file = folder / (std::to_string(index) + ".sqlite");
    (void)run(study, file, 2, {index, 3});
    const auto sums = totals(study, **merged);
    ASSERT_FALSE(sums);
    EXPECT_THAT(sums.error(), testing::HasSubstr("is not played yet, expected all"));
    ASSERT_TRUE((*merged)->take(file));
    // A second time changes nothing.
    ASSERT_TRUE((*merged)->take(file));
  }
  EXPECT_EQ(summary(study, **merged), summary(study, *whole));
  EXPECT_EQ(games_in(folder / "merged.sqlite"), games_in(folder / "whole.sqlite"));
}

TEST(Runner, GoesOnWhereItWasStopped) {
  const Folder folder;
  const Study study = study_of(kTwoCells);
  const auto whole = run(study, folder / "whole.sqlite");
  {
    auto results = ResultsFile::open(folder / "part.sqlite", study);
    for (const BatchKey key : {BatchKey{0, 3}, BatchKey{1, 0}, BatchKey{3, 8}})
      ASSERT_TRUE((*results)->store(key, play_batch(study, key)));
    const std::atomic<bool> stop = true;
    const auto ended = run_study(study, **results, {}, 1, stop, nullptr);
    ASSERT_TRUE(ended);
    EXPECT_FALSE(*ended);
  }
  EXPECT_EQ(summary(study, *run(study, folder / "part.sqlite")), summary(study, *whole));
  EXPECT_EQ(games_in(folder / "part.sqlite"), games_in(folder / "whole.sqlite"));
}

TEST(Runner, EndsByTheIntervalAtTheSameBatchOnAnyNumberOfThreads) {
  const Folder folder;
  const Study study = study_of(
      "games = 100000\nbatch = 10\ninterval = 0.05\n"
      "[[setting]]\ngame = [\"brandubh\", \"bluff\"]\nplayers = \"random\"\n");
  const auto one = run(study, folder / "one.sqlite");
  const auto three = run(study, folder / "three.sqlite", 3);
  EXPECT_EQ(summary(study, *one), summary(study, *three));
  EXPECT_EQ(games_in(folder / "one.sqlite"), games_in(folder / "three.sqlite"));
  const auto sums = totals(study, *one);
  for (const Tally& sum : *sums) {
    EXPECT_GT(sum.games(), 100);
    EXPECT_LT(sum.games(), 2000);
  }
}

TEST(Runner, KeepsSumsAloneWhereNoRowsAreWanted) {
  const Folder folder;
  const Study study = study_of("games = 50\nrows = false\n[[setting]]\ngame = \"danube\"\nplayers = \"random\"\n");
  const auto results = run(study, folder / "x.sqlite");
  EXPECT_EQ(games_in(folder / "x.sqlite"), "");
  EXPECT_EQ(totals(study, *results)->at(0).games(), 50);
}

std::string with_cells(const std::string& head, const std::string& cells) { return head + "batch = 7\n" + cells; }

TEST(Results, GoOnWhenTheStudyIsLongerOrWrittenOtherwise) {
  const std::string danube = "[[setting]]\ngame = \"danube\"\nplayers = \"novice\"\n";
  const std::string bluff = "[[setting]]\ngame = \"bluff\"\nplayers = \"random\"\n";
  const Study before = study_of(with_cells("games = 16\nwatch = [\"actions\", \"effects\"]\n", danube + bluff));
  const Study after = study_of(with_cells("# longer\nseed = 1\nwatch = [\"effects\", \"actions\"]\ngames = 30\n",
                                          bluff + "[setting.options]\ndice = 5\n" + danube));
  const Folder folder;
  (void)run(before, folder / "x.sqlite");
  {
    const auto so_far = ResultsFile::open(folder / "x.sqlite", after);
    ASSERT_TRUE(so_far) << so_far.error();
    // The last batch of 16 games had only two, so it is played again.
    EXPECT_EQ((*so_far)->keys().value_or(std::set<BatchKey>{}), (std::set<BatchKey>{{0, 0}, {0, 1}, {1, 0}, {1, 1}}));
  }
  const auto longer = run(after, folder / "x.sqlite");
  const auto at_once = run(after, folder / "y.sqlite");
  EXPECT_EQ(summary(after, *longer), summary(after, *at_once));
  EXPECT_EQ(games_in(folder / "x.sqlite"), games_in(folder / "y.sqlite"));
  EXPECT_EQ(ResultsFile::study_in(folder / "x.sqlite")->text, after.text);
}

TEST(Results, GoOnWhenTheIntervalIsNarrower) {
  const std::string cells = "[[setting]]\ngame = \"danube\"\nplayers = \"random\"\n";
  const Folder folder;
  (void)run(study_of(with_cells("games = 700\ninterval = 0.2\n", cells)), folder / "x.sqlite");
  const Study narrow = study_of(with_cells("games = 700\ninterval = 0.1\n", cells));
  EXPECT_EQ(summary(narrow, *run(narrow, folder / "x.sqlite")), summary(narrow, *run(narrow, folder / "y.sqlite")));
  const Study none = study_of(with_cells("games = 700\n", cells));
  EXPECT_EQ(summary(none, *run(none, folder / "x.sqlite")), summary(none, *run(none, folder / "z.sqlite")));
}

TEST(Results, AreNotThoseOfAnotherStudy) {
  const Folder folder;
  const std::string cell = "[[setting]]\ngame = \"danube\"\nplayers = \"best\"\n";
  const std::string head = "games = 5\ninterval = 0.5\n";
  const Study study = study_of(with_cells(head, cell));
  ASSERT_TRUE(ResultsFile::open(folder / "x.sqlite", study));
  for (const std::string& other :
       {head + "seed = 2\nbatch = 7\n" + cell, head + "batch = 6\n" + cell, head + "rows = false\nbatch = 7\n" + cell,
        with_cells(head + "best_nodes = 700\n", cell), with_cells(head + "watch = \"effects\"\n", cell),
        with_cells(head + "seconds = { choice = 3 }\n", cell),
        with_cells(head, cell + "seats = 2\n[setting.options]\nply_limit = 9\n"),
        with_cells(head, cell + "[[setting]]\ngame = \"tug\"\nplayers = \"best\"\n")}) {
    const auto opened = ResultsFile::open(folder / "x.sqlite", study_of(other));
    ASSERT_FALSE(opened) << other;
    EXPECT_THAT(opened.error(), testing::EndsWith("x.sqlite has the results of another study, expected those of Test"));
  }
  const auto error = [&](const std::string& other) {
    return ResultsFile::open(folder / "x.sqlite", study_of(with_cells(other, cell))).error();
  };
  EXPECT_THAT(error("games = 4\ninterval = 0.5\n"),
              testing::EndsWith("has the results of 5 games, expected a study with at least as many"));
  ASSERT_TRUE(ResultsFile::open(folder / "x.sqlite", study_of(with_cells("games = 5\ninterval = 0.4\n", cell))));
  EXPECT_THAT(error(head),
              testing::EndsWith("has the results of a longer study, expected an interval that is not wider"));
}

TEST(Results, OfAStudyThatWasInterruptedAreMarkedIncomplete) {
  const Folder folder;
  const Study study = study_of(kTwoCells);
  const auto results = ResultsFile::open(folder / "x.sqlite", study);
  ASSERT_TRUE(results);
  // One setting lacks its first batch, and all other settings lack every batch.
  ASSERT_TRUE((*results)->store({0, 1}, play_batch(study, {0, 1})));
  const auto so_far = totals_so_far(study, **results);
  ASSERT_TRUE(so_far) << so_far.error();
  EXPECT_EQ(so_far->sums[0].games(), 7);
  EXPECT_EQ(so_far->sums[1].games(), 0);
  EXPECT_FALSE(so_far->is_complete[0]);
  EXPECT_THAT(so_far->missing, testing::StartsWith("batch 0 of bluff, 2 seats"));
  std::ostringstream csv, text;
  write_csv(study, so_far->sums, csv, so_far->is_complete);
  EXPECT_THAT(csv.str(), testing::ContainsRegex("0,bluff,2,\"random\",[^\r]*,7,length,[^\r]*,no\r\n"));
  EXPECT_THAT(csv.str(), testing::Not(testing::HasSubstr("yes\r\n")));
  write_json(study, so_far->sums, {}, text, so_far->is_complete);
  const auto json = nlohmann::json::parse(text.str());
  EXPECT_EQ(json["incomplete"], true);
  EXPECT_EQ(json["settings"][0]["incomplete"], true);
  EXPECT_EQ(json["settings"][1]["results"], nlohmann::json::array());
  const auto whole = run(study, folder / "x.sqlite");
  EXPECT_THAT(summary(study, *whole), testing::Not(testing::HasSubstr("incomplete")));
}

TEST(Results, AreDistinguishedFromOtherFiles) {
  const Folder folder;
  std::ofstream(folder / "x.sqlite") << "this is no database, and as long as the header of one at least";
  const Study study = study_of("games = 5\n[[setting]]\ngame = \"danube\"\nplayers = \"random\"\n");
  const auto opened = ResultsFile::open(folder / "x.sqlite", study);
  ASSERT_FALSE(opened);
  EXPECT_THAT(opened.error(), testing::HasSubstr("x.sqlite cannot be used: file is not a database"));
  EXPECT_THAT(ResultsFile::study_in(folder / "none.sqlite").error(),
              testing::HasSubstr("none.sqlite cannot be opened"));
  EXPECT_THAT(ResultsFile::open("/dev/full", study).error(),
              testing::StartsWith("/dev/full is not a regular file, expected"));
  sqlite3* db = nullptr;
  sqlite3_open((folder / "other.sqlite").c_str(), &db);
  sqlite3_exec(db, "create table players (name text)", nullptr, nullptr, nullptr);
  sqlite3_close(db);
  EXPECT_THAT(ResultsFile::open(folder / "other.sqlite", study).error(),
              testing::HasSubstr("other.sqlite has other data, expected a file that nemeton lab run has written"));
}

TEST(Results, OfTwoFilesThatDifferAreNotMerged) {
  const Folder folder;
  const Study study = study_of("games = 5\n[[setting]]\ngame = \"danube\"\nplayers = \"random\"\n");
  const auto one = run(study, folder / "one.sqlite");
  {
    auto other = ResultsFile::open(folder / "other.sqlite", study);
    ASSERT_TRUE((*other)->store({0, 0}, Batch{}));
  }
  const auto taken = one->take(folder / "other.sqlite");
  ASSERT_FALSE(taken);
  EXPECT_THAT(
      taken.error(),
      testing::EndsWith("other.sqlite: batch 0 of setting 0 differs from that of the others, expected the same games"));
}

// Brandubh that ends after its first move: 40 moves to choose from, no winner, nobody captures at once.
TEST(Measures, OfOneMoveAreKnown) {
  const Study study = study_of(
      "games = 30\nwatch = [\"actions\", \"effects\"]\nseconds = { choice = 30 }\n"
      "[[setting]]\ngame = \"brandubh\"\nplayers = \"random\"\n[setting.options]\nply_limit = 1\n");
  EXPECT_EQ(value(study, "ties"), 1);
  EXPECT_EQ(value(study, "completion"), 0);
  EXPECT_EQ(value(study, "length"), 1);
  EXPECT_EQ(value(study, "decisions"), 1);
  EXPECT_EQ(value(study, "forced"), 0);
  EXPECT_EQ(value(study, "branching"), 40);
  EXPECT_EQ(value(study, "minutes"), 0.5);
  EXPECT_EQ(measured(study, "advantage").at("seat 0").value, 0) << "of two who tie each has a half";
  const auto shares = measured(study, "seat_share");
  EXPECT_EQ(shares.at("seat 0").value, 0.5);
  EXPECT_EQ(shares.at("seat 1").value, 0.5);
  EXPECT_LT(shares.at("seat 1").low, 0.4) << "30 games that end alike do not prove it";
  const auto wins = measured(study, "seat_wins");
  EXPECT_EQ(wins.at("seat 0").value, 0);
  EXPECT_NEAR(wins.at("seat 0").high, 0.1135, 0.0001) << "Wilson: z² / (n + z²)";
  EXPECT_TRUE(measured(study, "symmetry").empty()) << "nobody has won";
  const auto usage = measured(study, "usage");
  EXPECT_EQ(usage.at("moved attacker").value, 0.5) << "of the two seats one moves";
  EXPECT_EQ(usage.count("ended ply_limit"), 0u);
  EXPECT_EQ(measured(study, "endings").at("ply_limit").value, 1);
}

// The same first move, chosen from the list and drawn at once, is as likely: the two ways of playing agree.
TEST(Measures, OfPlainGamesAreThoseOfWatchedOnes) {
  const std::string settings = "[[setting]]\ngame = [\"tabulus\", \"bluff\"]\nplayers = \"random\"\n";
  const Study plain = study_of("games = 400\n" + settings);
  const Study watched = study_of("games = 400\nwatch = \"effects\"\n" + settings);
  const Folder folder;
  const auto plain_sums = totals(plain, *run(plain, folder / "plain.sqlite"));
  const auto watched_sums = totals(watched, *run(watched, folder / "watched.sqlite"));
  for (std::size_t cell = 0; cell < 2; ++cell) {
    for (const Quantity quantity : {Quantity::share0, Quantity::plies})
      EXPECT_GT(difference_of((*plain_sums)[cell], (*watched_sums)[cell], quantity).p, 0.001);
  }
}

// A game decided by dice alone has much luck, and a game without dice has none.
TEST(Measures, TellLuckFromChoice) {
  const auto luck = [](const char* game, const char* options) {
    return value(study_of("games = 6\nwatch = \"estimates\"\nestimate_nodes = 300\n[[setting]]\ngame = \"" +
                          std::string(game) + "\"\nplayers = \"casual\"\n[setting.options]\n" + options),
                 "luck");
  };
  EXPECT_EQ(luck("brandubh", "ply_limit = 20"), 0);
  EXPECT_GT(luck("danube", "boats = 3"), 0.5);
}

}  // namespace
}  // namespace nemeton::lab
