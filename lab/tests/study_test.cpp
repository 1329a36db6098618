// How a study is read, and what is said of one that is wrong.
#include "lab/study.hpp"

#include <gmock/gmock.h>

#include <algorithm>

#include "games/games.hpp"

namespace nemeton::lab {
namespace {

using testing::ElementsAre;

constexpr const char* kHead = "title = \"Test\"\ngames = 100\n";

std::vector<std::string> labels(const std::string& settings) {
  const auto study = parse_study(kHead + settings, "test.toml");
  if (!study) return {study.error()};
  std::vector<std::string> found;
  for (const Cell& cell : study->cells) found.push_back(cell.label);
  return found;
}

std::string error_of(const std::string& text) {
  const auto study = parse_study(text, "test.toml");
  return study ? "none" : study.error();
}

std::string error_in(const std::string& settings) { return error_of(kHead + settings); }

TEST(Study, IsAGridOfGamesSeatsOptionsAndPlayers) {
  EXPECT_THAT(
      labels("[[setting]]\ngame = \"tabulus\"\nseats = [2, 3]\nplayers = [\"random\", [\"strong\", \"casual\"]]\n"
             "[setting.options]\ntarget = { from = 3, to = 7, step = 4 }\n"),
      ElementsAre("tabulus, 2 seats, target=3, random", "tabulus, 2 seats, target=3, strong against casual",
                  "tabulus, 2 seats, target=7, random", "tabulus, 2 seats, target=7, strong against casual",
                  "tabulus, 3 seats, target=3, random", "tabulus, 3 seats, target=3, strong against casual",
                  "tabulus, 3 seats, target=7, random", "tabulus, 3 seats, target=7, strong against casual"));
}

TEST(Study, TakesEveryNumberOfSeats) {
  EXPECT_THAT(labels("[[setting]]\ngame = \"sigily\"\nseats = \"all\"\nplayers = \"random\"\n"),
              ElementsAre("sigily, 2 seats, random", "sigily, 3 seats, random", "sigily, 4 seats, random"));
}

TEST(Study, HasTheBudgetsOfItsPlayers) {
  const auto study = parse_study(
      std::string(kHead) +
          "best_nodes = 700\n[[setting]]\ngame = \"brandubh\"\nplayers = [\"best\", \"best:90\", \"strong\"]\n",
      "test.toml");
  ASSERT_TRUE(study) << study.error();
  EXPECT_EQ(study->cells[0].players[0].nodes, 700u);
  EXPECT_EQ(study->cells[1].players[0].nodes, 90u);
  EXPECT_EQ(study->cells[2].players[0].nodes, 0u);
}

TEST(Study, NamesTheKeyThatIsWrongAndWhatWasExpected) {
  const std::string setting = "[[setting]]\ngame = \"brandubh\"\nplayers = \"random\"\n";
  EXPECT_EQ(error_of("games = 1"), "test.toml: title is missing, expected what the study is called");
  EXPECT_EQ(error_of("title = \"x\""),
            "test.toml: games is missing, expected how many games of each setting are played, at most");
  EXPECT_EQ(error_of("title = \"x\"\ngames = 0\n" + setting),
            "test.toml: games is 0, expected a whole number from 1 to 1000000000000");
  EXPECT_EQ(error_of("title = \"x\"\ngames = \"many\"\n" + setting),
            "test.toml: games is 'many', expected a whole number from 1 to 1000000000000");
  EXPECT_EQ(error_in(""), "test.toml: setting is missing, expected [[setting]] with game and players");
  EXPECT_EQ(error_in("[[setting]]\nplayers = \"random\"\n"),
            "test.toml: setting 1: game is missing, expected the id of a game, or a list of some");
  EXPECT_THAT(error_in("[[setting]]\ngame = \"chess\"\nplayers = \"random\"\n"),
              testing::StartsWith("test.toml: setting 1: game: game is \"chess\", expected one of brandubh"));
  EXPECT_THAT(error_in("[[setting]]\ngame = \"brandubh\"\nplayers = \"clever\"\n"),
              testing::StartsWith("test.toml: setting 1: players is 'clever', expected random, or beginner, novice"));
  EXPECT_THAT(error_in("[[setting]]\ngame = \"brandubh\"\nplayers = \"best:0\"\n"), testing::HasSubstr("best:0"));
  EXPECT_THAT(error_in("[[setting]]\ngame = \"brandubh\"\nplayers = [[\"best\", \"best\", \"best\"]]\n"),
              testing::EndsWith("expected one player, or two against each other"));
  EXPECT_THAT(error_in(setting + "[setting.options]\nply_limit = 0\n"),
              testing::StartsWith("test.toml: setting 1: options: option ply_limit is 0, expected an integer from 1"));
  EXPECT_THAT(error_in(setting + "[setting.options]\nboats = 3\n"), testing::HasSubstr("boats"));
  EXPECT_THAT(error_in(setting + "seets = 2\n"),
              "test.toml: setting 1: seets is no key of a study here, expected one of game, seats, players, options");
  EXPECT_THAT(error_of("title = \"x\"\ngames = 1\ngame = 2\n" + setting),
              testing::StartsWith("test.toml: game is no key of a study here"));
  EXPECT_THAT(error_of("title = \"x\"\ngames = 1\nwatch = [\"all\"]\n" + setting),
              "test.toml: watch is 'all', expected one of results, actions, effects, estimates, interaction");
  EXPECT_THAT(error_of("title = \"x\"\ngames = 1\nseconds = { choice = -1 }\n" + setting),
              "test.toml: seconds.choice is -1, expected a number from 0 to 3600");
  EXPECT_THAT(error_in(setting + setting), testing::HasSubstr("has brandubh, 2 seats, random twice"));
  EXPECT_THAT(error_of("title = "), testing::StartsWith("test.toml, line 1: "));
  EXPECT_THAT(read_study("/nowhere/x.toml").error(),
              testing::StartsWith("/nowhere/x.toml cannot be read, expected a study"));
  for (const char* number : {"nan", "-nan", "inf", "-inf"}) {
    const std::string text = "title = \"x\"\ngames = 1\n";
    EXPECT_THAT(error_of(text + "interval = " + number + "\n" + setting), testing::HasSubstr("from 0.0001 to 0.5"));
    EXPECT_THAT(error_of(text + "seconds = { chance = " + number + " }\n" + setting),
                testing::HasSubstr("from 0 to 3600"));
  }
}

TEST(Studies, OfTheProjectCanBeRead) {
  int count = 0;
  for (const auto& file : std::filesystem::directory_iterator(NEMETON_STUDIES)) {
    const auto study = read_study(file.path());
    ASSERT_TRUE(study) << study.error();
    EXPECT_FALSE(study->question.empty()) << file.path();
    ++count;
  }
  EXPECT_GE(count, 14);
}

TEST(NewStudy, OfEveryGameCanBeRead) {
  for (const GameEntry& game : games()) {
    const auto study = parse_study(new_study(*game.info), "new.toml");
    ASSERT_TRUE(study) << study.error();
    EXPECT_EQ(study->cells.size(), 2u);
  }
}

}  // namespace
}  // namespace nemeton::lab
