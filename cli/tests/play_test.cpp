// A game in the terminal, read from and written to strings.
#include "cli/play.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

namespace nemeton {
namespace {

using testing::HasSubstr;
using testing::Not;

struct Terminal : testing::Test {
  PlayOptions options;
  Terminal() {
    options.game = "brandubh";
    options.level = Level::novice;
    options.seed = 3;
  }

  std::string played(const std::string& typed) {
    std::istringstream in(typed);
    std::ostringstream out;
    const auto done = play(options, in, out);
    EXPECT_TRUE(done) << done.error().message;
    return out.str();
  }

  std::string error() {
    std::istringstream in("quit\n");
    std::ostringstream out;
    const auto done = play(options, in, out);
    EXPECT_EQ(out.str(), "");
    return done ? "no error" : done.error().message;
  }
};

// How often `part` stands in `text`.
int times(const std::string& text, const std::string& part) {
  int count = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

TEST_F(Terminal, SaysWhoSitsWhereAndShowsTheBoard) {
  const std::string said = played("quit\n");
  EXPECT_THAT(said, HasSubstr("Brandubh. You have seat 0, the others are bots (novice)."));
  EXPECT_THAT(said, HasSubstr("4  A A D K D A A  4"));
  EXPECT_THAT(said, HasSubstr("Goodbye."));
}

TEST_F(Terminal, SitsAsManyAsAreAskedForWithTheOptionsThatNeedThem) {
  options.game = "duel";
  options.seats = 4;
  options.seat = 3;
  options.options = {"chameleon=true"};
  EXPECT_THAT(played("quit\n"), HasSubstr("You have seat 3, the others are bots (novice)."));
  options.seats = 5;
  EXPECT_EQ(error(), "seats is 5, expected 2 to 4 for duel");
  options.seats = 3;
  EXPECT_EQ(error(), "seat is 3, expected 0 to 2");
  options.seat = -1;
  EXPECT_EQ(error(), "seat is -1, expected 0 to 2");
}

TEST_F(Terminal, TakesAMoveAndAnswersIt) {
  const std::string said = played("d2-e2\nquit\n");
  EXPECT_THAT(said, HasSubstr("2  . . . . A . .  2"));
  EXPECT_EQ(times(said, "Seat 1 plays "), 1);
}

TEST_F(Terminal, LetsBotsBeginWhereThePersonHasAnotherSeat) {
  options.seat = 1;
  EXPECT_EQ(times(played("quit\n"), "Seat 0 plays "), 1);
}

TEST_F(Terminal, ListsTheMoves) { EXPECT_THAT(played("moves\nquit\n"), HasSubstr(" d2-e2 ")); }

TEST_F(Terminal, HelpNamesEveryWord) {
  const std::string said = played("help\nquit\n");
  for (const char* word : {"moves", "hint", "undo", "board", "help", "quit"}) {
    EXPECT_THAT(said, HasSubstr("\n  " + std::string(word)));
  }
}

TEST_F(Terminal, AnswersAnythingElseInAFriendlyLine) {
  const std::string said = played("d2-d9\nMOVES\n\n  \t\nquit\n");
  EXPECT_THAT(said, HasSubstr("\"d2-d9\" is no move here."));
  EXPECT_THAT(said, HasSubstr("\"MOVES\" is no move here."));
  EXPECT_EQ(times(said, "is no move"), 2);
}

TEST_F(Terminal, IgnoresSpaceAroundAMove) { EXPECT_EQ(times(played("  d2-e2\t\r\nquit\n"), "Seat 1 plays "), 1); }

TEST_F(Terminal, HintNamesALegalMove) {
  const std::string said = played("hint\nmoves\nquit\n");
  const auto at = said.find("I would play ");
  ASSERT_NE(at, std::string::npos);
  const std::string move = said.substr(at + 13, 5);
  EXPECT_THAT(said.substr(said.find("\n", at)), HasSubstr(move));
}

TEST_F(Terminal, UndoGoesBackToTheLastDecisionOfThePerson) {
  const std::string start = played("quit\n");
  const auto from = start.find("\n\n") + 2;
  const std::string board = start.substr(from, start.find("\n> ") - from);
  EXPECT_EQ(times(played("d2-e2\nquit\n"), board), 1);
  EXPECT_EQ(times(played("d2-e2\nundo\nquit\n"), board), 2);
  EXPECT_EQ(times(played("d2-e2\nundo\nd2-e2\nundo\nquit\n"), board), 3);
  EXPECT_THAT(played("undo\nquit\n"), HasSubstr("You have not moved yet."));
}

TEST_F(Terminal, UndoBringsTheSameLuckAgain) {
  options.game = "danube";
  const std::string said = played("10+1\nundo\n10+1\nquit\n");
  const auto first = said.find("Chance brings ");
  const auto second = said.rfind("Chance brings ");
  ASSERT_NE(first, second);
  EXPECT_EQ(said.substr(first, 15), said.substr(second, 15));
}

TEST_F(Terminal, TellsADealToItsSeatAndChoicesWhenAllAreIn) {
  options.game = "duel";
  for (options.seat = 0; options.seat < 2; ++options.seat) {
    const std::string said = played("J\nundo\nJ\nquit\n");
    EXPECT_EQ(times(said, "Chance brings "), 1) << "one hand of two";
    const std::string other = std::to_string(1 - options.seat);
    EXPECT_GT(said.find("Seat " + other + " plays "), said.find("\n> ")) << "not before the person has chosen";
    EXPECT_EQ(times(said, "Seat " + other + " plays "), 2);
  }
}

TEST_F(Terminal, TheSameSeedMakesTheSameGame) {
  options.game = "danube";
  EXPECT_EQ(played("10+1\nquit\n"), played("10+1\nquit\n"));
}

TEST_F(Terminal, EndsWithTheInput) { EXPECT_TRUE(played("d2-e2\n").ends_with("\n> \n")); }

TEST_F(Terminal, EchoesPipedInput) {
  options.echo = true;
  EXPECT_THAT(played("moves\nquit\n"), HasSubstr("> moves\n"));
}

TEST_F(Terminal, AWholeGameEndsWithItsResult) {
  options.game = "danube";
  options.options = {"ply_limit=400"};
  // Every step there is, again and again: those that are not legal are refused.
  std::string typed;
  for (int i = 0; i < 60; ++i) {
    for (int from = 36; from > 0; --from) {
      for (int pips = 6; pips > 0; --pips) {
        for (const char* sign : {"+", "-"}) typed += std::to_string(from) + sign + std::to_string(pips) + "\n";
      }
    }
  }
  const std::string said = played(typed);
  EXPECT_TRUE(said.ends_with("You have won.\n") || said.ends_with("You have lost.\n") ||
              said.ends_with("It is a tie.\n"))
      << said.substr(said.size() - 300);
  EXPECT_THAT(said, Not(HasSubstr("Seat 0 plays")));
}

TEST_F(Terminal, TakesTheOptionsOfTheGame) {
  options.options = {"ply_limit=1", "rules=challenge"};
  EXPECT_TRUE(played("d2-e2\n").ends_with("It is a tie.\n"));
}

TEST_F(Terminal, RefusesOptionsThatTheGameDoesNotTake) {
  options.options = {"ply_limit=0"};
  EXPECT_EQ(error(), "option ply_limit is 0, expected an integer from 1 to 100000");
  options.options = {"rules=hard"};
  EXPECT_EQ(error(), "option rules is \"hard\", expected one of basic, challenge");
  options.options = {"rules"};
  EXPECT_EQ(error(), "option is \"rules\", expected name=value");
}

}  // namespace
}  // namespace nemeton
