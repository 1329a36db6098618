// Crowds: people play while thousands only hold a connection, each of which takes little memory.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <iostream>

#include "server/tests/support/program.hpp"
#include "server/tests/support/raw_socket.hpp"
#include "server/tests/support/table_helpers.hpp"

namespace nemeton {
namespace {

// Lets this process have as many files open as the system allows, which must be more than `least`.
rlimit allow_files(int least) {
  rlimit files{};
  EXPECT_EQ(getrlimit(RLIMIT_NOFILE, &files), 0);
  files.rlim_cur = files.rlim_max;
  EXPECT_EQ(setrlimit(RLIMIT_NOFILE, &files), 0);
  EXPECT_GT(files.rlim_cur, static_cast<rlim_t>(least)) << "the system allows too few open files";
  return files;
}

TEST(SecurityCrowdTest, ThousandsOfIdleConnectionsLeaveRoomForAGame) {
  const int crowd = effort("TEST_CROWD", 1000);  // 5000 is the long form
  const rlimit files = allow_files(2 * crowd);
  const TemporaryFolder folder;
  // It is started with a low limit of open files, and raises it itself.
  rlimit few = files;
  few.rlim_cur = 256;
  setrlimit(RLIMIT_NOFILE, &few);
  Program server({"--port", "0", "--data", folder.path() / "data", "--log-level", "error", "--limits", "off"});
  setrlimit(RLIMIT_NOFILE, &files);
  ASSERT_NE(server.port(), 0);
  const Opened watched = open_table(server.port(), kTwoPeople);
  auto [played, other_key, first, second] = seat_two_people(server.port());

  const double before = server.memory();
  std::vector<RawSocket> idle;
  const std::string hello = Frame{}(R"({"type":"hello","after":-1})");
  for (int i = 0; i < crowd; ++i) {
    idle.emplace_back(server.port());
    ASSERT_TRUE(shake_hands(idle.back(), watched.table)) << "connection " << i;
    ASSERT_TRUE(idle.back().write(hello));
    ASSERT_TRUE(idle.back().await(R"("type":"event","n":0)")) << "connection " << i;
    idle.back().forget();
  }
  const double each = (server.memory() - before) / crowd;
  std::cout << crowd << " idle connections: " << each << " KB each\n";
  if (!kSanitized) EXPECT_LT(each, 40);

  for (int turn = 0; turn < 20; ++turn) {
    Person& actor = turn % 2 == 0 ? first : second;
    actor.act("id" + std::to_string(turn), actor.actions().front());
    ASSERT_TRUE(first.hear());
    ASSERT_TRUE(second.hear());
  }
  idle.clear();
  EXPECT_EQ(http(server.port(), "GET", "/health/live").status, 200);
  EXPECT_EQ(server.end(SIGTERM), 0);
}

}  // namespace
}  // namespace nemeton
