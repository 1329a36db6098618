// Programs play, and those that give up, crash, hang or play what they may not lose their game and nothing else.
#include "match/engine_player.hpp"

#include <gmock/gmock.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "games/games.hpp"
#include "match/contest.hpp"

namespace nemeton {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

// A program that answers `best` with what a shell command does, and notes what it was told.
class FakeEngine {
 public:
  explicit FakeEngine(const std::string& best, const std::string& game = "brandubh") {
    path_ = testing::TempDir() + "engine-" + std::to_string(getpid()) + "-" + std::to_string(++count_);
    std::ofstream(path_) << "while read -r line; do\n"
                            "  printf '%s\\n' \"$line\" >>'" +
                                path_ +
                                ".told'\n"
                                "  case $line in\n"
                                "    *'\"games\"'*) echo '{\"ok\":true,\"games\":[{\"id\":\"" +
                                game +
                                "\"}]}' ;;\n"
                                "    *'\"best\"'*) " +
                                best +
                                " ;;\n"
                                "    *) echo '{\"ok\":true}' ;;\n"
                                "  esac\n"
                                "done\n";
  }
  ~FakeEngine() {
    std::filesystem::remove(path_);
    std::filesystem::remove(path_ + ".told");
  }
  FakeEngine(const FakeEngine&) = delete;
  FakeEngine& operator=(const FakeEngine&) = delete;

  Contestant player(const char* game = "brandubh", std::chrono::milliseconds timeout = std::chrono::minutes(1)) const {
    return engine_player(*find_game(game)->info,
                         {.command = "sh '" + path_ + "'", .time = std::chrono::milliseconds(1), .timeout = timeout});
  }
  std::string told() const {
    std::ifstream file(path_ + ".told");
    return {std::istreambuf_iterator<char>(file), {}};
  }

 private:
  static inline int count_ = 0;
  std::string path_;
};

// Plays one round of Brandubh against a novice.
std::vector<RoundResult> play(const Contestant& contestant) {
  const GameEntry& game = *find_game("brandubh");
  const Contest contest{{&game, 2, OptionValues(game.info->options)},
                        {contestant, level_player(Level::novice, {})},
                        {{0, 1, 1}, {0, 1, 2}}};
  std::vector<RoundResult> results;
  const auto played = play_contest(contest, [&](const Round&, const RoundResult& result) {
    results.push_back(result);
    return true;
  });
  EXPECT_TRUE(played) << played.error();
  return results;
}

// Both games of both rounds are lost, each by that fault.
void expect_lost(const Contestant& contestant, const std::string& what) {
  for (const RoundResult& each : play(contestant)) {
    EXPECT_THAT(each.shares, testing::ElementsAre(0, 0));
    ASSERT_EQ(each.faults.size(), 2U);
    for (const Fault& fault : each.faults) {
      EXPECT_EQ(fault.contestant, 0U);
      EXPECT_THAT(fault.what, HasSubstr(what));
    }
  }
}

TEST(EnginePlayer, APlayerThatResignsLoses) {
  const FakeEngine engine(R"(echo '{"ok":false,"error":{"code":"no_game","message":"I resign"}}')");
  expect_lost(engine.player(), "answers with an error: \"I resign\"");
}

TEST(EnginePlayer, APlayerThatCrashesLosesAndIsRestarted) {
  expect_lost(FakeEngine("exit 3").player(), "has ended with status 3");
  expect_lost(FakeEngine("kill -SEGV $$").player(), "was ended by a signal: Segmentation fault");
}

TEST(EnginePlayer, APlayerThatHangsLoses) {
  expect_lost(FakeEngine("sleep 1000").player("brandubh", std::chrono::milliseconds(200)),
              "does not answer within 201 ms");
}

TEST(EnginePlayer, APlayerThatPlaysAnIllegalActionLoses) {
  expect_lost(FakeEngine(R"(echo '{"ok":true,"action":"a1-a9"}')").player(), "plays what it may not: \"a1-a9\"");
  expect_lost(FakeEngine(R"(echo '{"ok":true,"action":7}')").player(), "answers without an action");
  expect_lost(FakeEngine("echo hello").player(), "answers with \"hello\"");
}

TEST(EnginePlayer, ReceivesTheGameAndItsTime) {
  const FakeEngine engine("exit 1");
  play(engine.player());
  EXPECT_THAT(engine.told(), AllOf(HasSubstr(R"({"cmd":"load","record":{"nemeton":1,"game":"brandubh","seats":2,)"),
                                   HasSubstr(R"({"cmd":"best","level":"best","ms":1,"seat":)")));
}

TEST(EnginePlayer, AProgramThatCannotPlayTheGameIsRefused) {
  EXPECT_EQ(FakeEngine("exit 1", "chess").player().make().error(), "does not play brandubh");
  const auto none = engine_player(*find_game("brandubh")->info, {.command = "/no/such/program", .time = {}}).make();
  EXPECT_EQ(none.error(), "has ended with status 127");
}

TEST(EnginePlayer, ReceivesNoSecretChoices) {
  const FakeEngine engine("exit 1", "duel");
  const GameEntry& game = *find_game("duel");
  const auto match = game.start(OptionValues(game.info->options, 2), 2);
  while (match->node().kind == NodeKind::chance) ASSERT_TRUE(match->draw(1));
  const auto steps = match->step_count();
  ASSERT_TRUE(match->apply(0, match->actions(0).front()));
  ASSERT_EQ(match->node().kind, NodeKind::simultaneous) << "seat 1 has still to choose";
  EXPECT_FALSE((*engine.player("duel").make())->choose(*match, 1, 0));
  const auto told = engine.told();
  const auto dealt = match->steps();
  for (std::size_t i = 0; i < steps; ++i) EXPECT_THAT(told, HasSubstr(dealt[i].token));
  EXPECT_THAT(told, AllOf(HasSubstr(R"("seat":1})"), Not(HasSubstr("\"0:"))));
}

}  // namespace
}  // namespace nemeton
