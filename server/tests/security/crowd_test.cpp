// Thousands who only hold a connection: a table is played beside them, and each takes little memory.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <iostream>

#include "server/tests/support/effort.hpp"
#include "server/tests/support/people.hpp"
#include "server/tests/support/program.hpp"
#include "server/tests/support/raw_socket.hpp"

namespace nemeton {
namespace {

TEST(SecurityCrowdTest, ThousandsOfIdleConnectionsLeaveRoomForAGame) {
  const int crowd = effort("TEST_CROWD", 1000);  // 5000 is the long form
  rlimit files{};
  ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &files), 0);
  files.rlim_cur = files.rlim_max;
  ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &files), 0);
  ASSERT_GT(files.rlim_cur, static_cast<rlim_t>(2 * crowd)) << "the system lets a process have too few files open";

  const TemporaryFolder folder;
  // It is started with few files, and takes what it may have by itself.
  rlimit few = files;
  few.rlim_cur = 256;
  setrlimit(RLIMIT_NOFILE, &few);
  Program server({"--port", "0", "--data", folder.path() / "data", "--log-level", "error", "--limits", "off"});
  setrlimit(RLIMIT_NOFILE, &files);
  ASSERT_NE(server.port(), 0);
  const Opened watched = open_table(server.port(), kTwoPeople);
  const Opened played = open_table(server.port(), kTwoPeople);
  Person first(server.port(), played.table, played.key);
  Person second(server.port(), played.table, join(server.port(), played.table));

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
  // They are all still there, and told what happens.
  Person player(server.port(), watched.table, watched.key);
  player.act("x", player.actions().front());
  for (RawSocket& socket : idle) ASSERT_TRUE(socket.await(R"("type":"event","n":1)"));
  idle.clear();
  EXPECT_EQ(http(server.port(), "GET", "/health").status, 200);
  EXPECT_EQ(server.end(SIGTERM), 0);
}

}  // namespace
}  // namespace nemeton
