// Clients that are slow on purpose: their connections are closed, and no other client waits for them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/tests/support/raw_socket.hpp"
#include "server/tests/support/table_helpers.hpp"

namespace nemeton {
namespace {

using std::chrono::milliseconds;
using testing::HasSubstr;

// The times are as short as a client that is to be served can keep on a machine that is busy: seconds, where it has to be in time.

// Sends one byte after the other as long as the server takes them; whether it ended the connection.
bool trickle_to_the_end(RawSocket& socket, char byte) {
  const auto end = std::chrono::steady_clock::now() + kTimeout;
  while (socket.is_open() && std::chrono::steady_clock::now() < end) {
    if (!socket.write(std::string_view(&byte, 1))) return true;
    socket.take(milliseconds(20));
  }
  return !socket.is_open();
}

// A client that has said hello, with bytes of its own choice from here on.
RawSocket come(const TestServer& server, const Opened& opened, int room = 0) {
  RawSocket socket(server.port(), room);
  const json hello = {{"type", "hello"}, {"key", opened.key}, {"after", -1}};
  EXPECT_TRUE(shake_hands(socket, opened.table));
  socket.write(Frame{}(hello.dump()));
  EXPECT_TRUE(socket.await(R"("type":"event","n":0)"));
  return socket;
}

TEST(SecuritySlowTest, AHeaderThatComesByteByByteEndsTheConnection) {
  const TestServer server({.request_seconds = 2});
  RawSocket slow(server.port());
  slow.write("GET /health/live HTTP/1.1\r\nX-Slow: ");
  EXPECT_EQ(http(server.port(), "GET", "/health/live").status, 200);
  EXPECT_TRUE(trickle_to_the_end(slow, 'x'));
  EXPECT_EQ(slow.got(), "");
}

TEST(SecuritySlowTest, ABodyThatComesByteByByteEndsTheConnection) {
  const TestServer server({.request_seconds = 1});
  RawSocket slow(server.port());
  slow.write("POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n");
  EXPECT_TRUE(trickle_to_the_end(slow, ' '));
  EXPECT_EQ(slow.got(), "");
}

TEST(SecuritySlowTest, ASilentConnectionIsClosed) {
  const TestServer server({.request_seconds = 2});
  RawSocket silent(server.port());
  EXPECT_TRUE(silent.await_end());
  // One that stays after its answer is no different.
  RawSocket idle(server.port());
  idle.write("GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_TRUE(idle.await("200 OK"));
  EXPECT_TRUE(idle.await_end());
}

TEST(SecuritySlowTest, AConnectionWithoutHelloIsClosed) {
  const TestServer server({.hello_seconds = 1});
  const Opened opened = open_table(server.port(), kTwoPeople);
  WebSocketClient silent;
  ASSERT_EQ(silent.open(server.port(), opened.table), 101);
  EXPECT_EQ(silent.receive_text(), std::nullopt);
  EXPECT_EQ(silent.close_code(), 1008);
}

TEST(SecuritySlowTest, OtherMessagesAreNoHello) {
  const TestServer server({.hello_seconds = 1});
  const Opened opened = open_table(server.port(), kTwoPeople);
  WebSocketClient guesser;
  ASSERT_EQ(guesser.open(server.port(), opened.table), 101);
  do {
    guesser.send({{"type", "hello"}, {"key", "a guess"}});
  } while (guesser.receive_text());
  EXPECT_EQ(guesser.close_code(), 1008);
}

TEST(SecuritySlowTest, AMessageThatComesByteByByteEndsTheConnection) {
  const TestServer server({.hello_seconds = 3});
  const Opened opened = open_table(server.port(), kTwoPeople);
  RawSocket slow = come(server, opened);
  slow.write(Frame{}.header(60000));
  EXPECT_TRUE(trickle_to_the_end(slow, ' '));
  EXPECT_THAT(slow.got(), HasSubstr("the message came too slowly"));
}

TEST(SecuritySlowTest, AClientMayBeSilentWhileItAnswersPings) {
  const TestServer server({.hello_seconds = 3, .idle_seconds = 4});
  const Opened opened = open_table(server.port(), kTwoPeople);
  Person first(server.port(), opened.table, opened.key);
  RawSocket dead = come(server, opened);
  const auto end = std::chrono::steady_clock::now() + kTimeout;
  while (dead.is_open() && std::chrono::steady_clock::now() < end) {
    first.socket.receive_text(milliseconds(20));  // answers pings meanwhile
    dead.take(milliseconds(1));
  }
  EXPECT_FALSE(dead.is_open());
  first.act("x", first.actions().front());
  EXPECT_TRUE(first.hear());
}

TEST(SecuritySlowTest, AClientThatDoesNotReadIsLetGoAndTheOthersPlayOn) {
  const TestServer server;
  const Opened opened = open_table(server.port(), kTwoPeople);
  Person second(server.port(), opened.table, join(server.port(), opened.table));
  RawSocket deaf = come(server, opened, 4096);
  const std::string wrong = Frame{}(R"({"type":"act","id":"x","action":"nonsense"})");
  std::string many;
  for (int i = 0; i < 100; ++i) many += wrong;
  bool let_go = false;
  for (int i = 0; i < 2000 && !let_go; ++i) let_go = !deaf.write(many);
  const auto end = std::chrono::steady_clock::now() + kTimeout;
  while (!let_go && std::chrono::steady_clock::now() < end) {
    std::this_thread::sleep_for(milliseconds(20));
    let_go = !deaf.write(wrong);
  }
  EXPECT_TRUE(let_go);
  Person again(server.port(), opened.table, opened.key);
  again.act("x", again.actions().front());
  EXPECT_TRUE(second.hear());
}

TEST(SecuritySlowTest, AnAnswerThatIsNotReadIsDropped) {
  const TestServer server({.counted = false, .request_seconds = 1});
  RawSocket deaf(server.port(), 4096);
  // Requests one after the other, whose answers fill what the system keeps.
  std::string many;
  for (int i = 0; i < 100; ++i) many += "GET /api/v1/games HTTP/1.1\r\nHost: x\r\n\r\n";
  for (int i = 0; i < 1000 && deaf.write(many); ++i) continue;
  // It is not that nothing could be written for long: the other side has ended the connection.
  EXPECT_FALSE(deaf.is_open());
  EXPECT_EQ(http(server.port(), "GET", "/health/live").status, 200);
}

TEST(SecuritySlowTest, AClientThatPingsWithoutEndIsClosed) {
  const TestServer server;
  const Opened opened = open_table(server.port(), kTwoPeople);
  RawSocket busy = come(server, opened);
  std::string pings;
  for (int i = 0; i < 100; ++i) pings += Frame{.opcode = 9}("x");
  while (busy.write(pings) && busy.take()) continue;
  EXPECT_TRUE(busy.await_end());
  EXPECT_THAT(busy.got(), HasSubstr("too many control frames"));
}

}  // namespace
}  // namespace nemeton
