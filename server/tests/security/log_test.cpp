// No secret stands in the log, however much is written to it and whatever clients do.
#include <gtest/gtest.h>

#include "server/tests/support/people.hpp"
#include "server/tests/support/program.hpp"
#include "server/tests/support/raw_socket.hpp"

namespace nemeton {
namespace {

TEST(SecurityLogTest, NoKeyIsWrittenInAWholeGame) {
  const TemporaryFolder folder;
  Program server({"--port", "0", "--data", folder.path() / "data", "--log-level", "debug"});
  const int port = server.port();
  ASSERT_NE(port, 0);
  const Opened opened =
      open_table(port, {{"game", "danube"}, {"seats", {"you", "open"}}, {"options", {{"ply_limit", 30}}}});
  const std::string other_key = join(port, opened.table);
  std::vector<std::string> keys = {opened.key, other_key, std::string(43, 'W')};

  // Wrong keys, and a client that puts a key where it does not belong.
  WebSocketClient guesser;
  ASSERT_EQ(guesser.open(port, opened.table), 101);
  guesser.send({{"type", "hello"}, {"key", keys[2]}});
  EXPECT_EQ(guesser.receive("error")["code"], "bad_key");
  guesser.send({{"type", opened.key}, {"id", opened.key}});
  EXPECT_TRUE(guesser.receive("error").is_object());
  http(port, "GET", "/t/" + opened.table + "?key=" + opened.key);
  http(port, "GET", "/api/v1/tables/" + opened.table + "?key=" + opened.key, "", {{"Authorization", opened.key}});
  http(port, "POST", "/api/v1/tables/" + opened.table + "/join", json{{"key", opened.key}}.dump());
  RawSocket(port).write("GET /" + opened.key);
  RawSocket broken(port);
  broken.write(opened.key + "\r\n\r\n");
  EXPECT_TRUE(broken.await_end());

  Person first(port, opened.table, opened.key);
  Person second(port, opened.table, other_key);
  for (int i = 0; !first.over(); ++i) {
    if (first.state()["node"] == "decision") {
      Person& actor = first.actions().empty() ? second : first;
      actor.act("id" + std::to_string(i), actor.actions().back());
    }
    ASSERT_TRUE(first.hear());
    ASSERT_TRUE(second.hear());
  }
  for (Person* each : {&first, &second}) each->say({{"type", "rematch"}});
  EXPECT_TRUE(first.socket.receive("next").is_object());

  EXPECT_EQ(server.end(SIGTERM), 0);
  const std::string& log = server.complaint();
  EXPECT_NE(log, "");
  for (const std::string& key : keys) {
    EXPECT_EQ(log.find(key), std::string::npos) << log;
    EXPECT_EQ(log.find(key.substr(0, 12)), std::string::npos) << log;
  }
}

}  // namespace
}  // namespace nemeton
