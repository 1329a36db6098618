// The promise of the log: whatever a client was told is there after the server was killed, once, and every table goes on.
#include <gtest/gtest.h>

#include <csignal>

#include "server/tests/support/program.hpp"
#include "server/tests/support/siege.hpp"

namespace nemeton {
namespace {

TEST(KillTest, WhatWasConfirmedIsThereAfterEveryKillAndTablesGoOn) {
  TemporaryFolder folder;
  const std::vector<std::string> arguments = {
      "--port", "0", "--limits", "off", "--data", folder.path() / "data", "--log-level", "error"};
  auto program = std::make_unique<Program>(arguments);
  ASSERT_NE(program->port(), 0);
  Place place;
  place.ports[0] = program->port();
  Siege siege(place, 50);
  Random random(7);
  for (int kill = 0; kill < kills(kSanitized ? 2 : 10); ++kill) {
    siege.expect_all_go_on();
    std::this_thread::sleep_for(std::chrono::microseconds(below(random, 100'000)));
    EXPECT_EQ(program->end(SIGKILL), 128 + SIGKILL);
    place.ports[0] = 0;
    program = std::make_unique<Program>(arguments);
    ASSERT_NE(program->port(), 0);
    place.ports[0] = program->port();
    siege.expect_kept(place.ports[0]);
  }
  siege.expect_all_go_on();
  EXPECT_EQ(program->end(SIGTERM), 0);
  siege.end();

  // Everything, once more, with nobody playing.
  program = std::make_unique<Program>(arguments);
  ASSERT_NE(program->port(), 0);
  siege.expect_all_kept(program->port());
}

}  // namespace
}  // namespace nemeton
