// The promise of the log: after a kill, everything that was confirmed is there once, and every table goes on.
#include <gtest/gtest.h>

#include <csignal>
#include <set>

#include "server/tests/support/program.hpp"
#include "server/tests/support/siege.hpp"

namespace nemeton {
namespace {

TEST(KillTest, ConfirmedActionsSurviveEveryKillAndTablesGoOn) {
  TemporaryFolder folder;
  const std::vector<std::string> arguments = {
      "--port", "0", "--limits", "off", "--data", folder.path() / "data", "--log-level", "error"};
  auto program = std::make_unique<Program>(arguments);
  ASSERT_NE(program->port(), 0);
  Place place;
  place.port = program->port();
  Siege siege(place, 50);
  Random random(7);
  for (int kill = 0; kill < kills(kSanitized ? 2 : 10); ++kill) {
    siege.expect_all_go_on();
    std::this_thread::sleep_for(std::chrono::microseconds(below(random, 100'000)));
    EXPECT_EQ(program->end(SIGKILL), 128 + SIGKILL);
    place.port = 0;
    program = std::make_unique<Program>(arguments);
    ASSERT_NE(program->port(), 0);
    place.port = program->port();
    siege.expect_kept(place.port);
  }
  siege.expect_all_go_on();
  EXPECT_EQ(program->end(SIGTERM), 0);
  siege.end();

  // Everything once more, without players.
  program = std::make_unique<Program>(arguments);
  ASSERT_NE(program->port(), 0);
  siege.expect_all_kept(program->port());
}

// That member of each item of a list for moderators.
std::set<std::string> all_of(int port, const std::string& key, const std::string& list, const std::string& member,
                             const std::string& before_each = "") {
  std::set<std::string> all;
  json body = {{"key", key}};
  for (std::size_t known = 1; known != all.size();) {
    known = all.size();
    for (const json& each : call_api(port, "GET moderation/" + list, body).parsed()[list]) {
      all.insert(before_each + each[member].get<std::string>());
      // Others of the same instant may follow.
      body["before"] = each["created_at"].get<std::int64_t>() + 1;
    }
  }
  return all;
}

TEST(KillTest, TheModerationLogHasEveryBanInForceAndNoOtherAfterEveryKill) {
  constexpr int kModerators = 4;
  const std::string key(24, 'k');
  const auto until = std::chrono::system_clock::now() + std::chrono::hours(1);
  json ban = {{"key", key}, {"until", std::chrono::floor<milliseconds>(until).time_since_epoch().count()}};
  TemporaryFolder folder;
  const std::vector<std::string> arguments = {
      "--port", "0", "--limits", "off", "--data", folder.path() / "data", "--moderator-keys", "anna:" + key};
  Random random(7);
  std::atomic<int> asked = 0;
  std::size_t in_force = 0;
  const int last = kills(kSanitized ? 2 : 10);
  for (int kill = 0; kill <= last; ++kill) {
    Program program(arguments);
    ASSERT_NE(program.port(), 0);
    const auto bans = all_of(program.port(), key, "bans", "target", "network ");
    EXPECT_EQ(all_of(program.port(), key, "log", "target"), bans);
    in_force = bans.size();
    if (kill == last) break;
    std::vector<std::jthread> moderators;
    for (int i = 0; i < kModerators; ++i) {
      moderators.emplace_back([&, ban](const std::stop_token& end) mutable {
        while (!end.stop_requested()) {
          const int number = ++asked;
          ban["network"] = "10.0." + std::to_string(number / 256) + "." + std::to_string(number % 256);
          call_api(program.port(), "moderation/bans", ban);
        }
      });
    }
    std::this_thread::sleep_for(std::chrono::microseconds(below(random, 100'000)));
    EXPECT_EQ(program.end(SIGKILL), 128 + SIGKILL);
  }
  EXPECT_GT(in_force, 0u);
}

}  // namespace
}  // namespace nemeton
