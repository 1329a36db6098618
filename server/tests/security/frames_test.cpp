// Ten thousand malformed frames, invalid messages and invalid requests: the server answers or closes the connection, and no other client notices.
#include <gtest/gtest.h>

#include <functional>
#include <optional>

#include "core/random.hpp"
#include "server/tests/support/program.hpp"
#include "server/tests/support/raw_socket.hpp"
#include "server/tests/support/table_helpers.hpp"

namespace nemeton {
namespace {

std::string noise(Random& random, std::uint32_t most) {
  std::string bytes(1 + below(random, most), '\0');
  for (char& c : bytes) c = static_cast<char>(below(random, 256));
  return bytes;
}

std::string repeated(int times, const std::string& text) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

using Bytes = std::function<std::string(Random&)>;

// Messages that are well formed as frames; each is answered with one error.
const std::vector<Bytes> kRefused = {
    [](Random& random) { return Frame{.opcode = 2}(noise(random, 300)); },
    [](Random& random) { return Frame{.opcode = 2}(noise(random, 60'000)); },
    [](Random&) { return Frame{}(""); },
    [](Random&) { return Frame{}("{\"type\":\"act\""); },
    [](Random& random) { return Frame{}(std::string(1 + below(random, 60'000), '[')); },
    [](Random& random) { return Frame{}(repeated(1 + static_cast<int>(below(random, 5'000)), "{\"a\":")); },
    [](Random&) { return Frame{}(repeated(5'000, "[") + repeated(5'000, "]")); },
    [](Random&) { return Frame{}(R"({"type":"act","id":"x","action":1e999})"); },
    [](Random&) { return Frame{}(R"({"type":"hello","after":123456789012345678901234567890})"); },
    [](Random&) { return Frame{}(R"({"type":"resign","id":-0})"); },
    [](Random&) { return Frame{}(R"({"type":["act"],"id":"x","action":"a4a3"})"); },
    [](Random&) { return Frame{}(R"({"type":null})"); },
    [](Random& random) { return Frame{}(R"({"type":"t)" + std::to_string(random()) + "\"}"); },
    [](Random&) { return Frame{}(R"({"type":"act","id":{},"action":{"type":"act"}})"); },
    [](Random&) { return Frame{}("{\"type\":\"act\",\"id\":\"\\u0000\",\"action\":\"a4a3\"}"); },
    [](Random&) { return Frame{}("{\"type\":\"act\",\"id\":\"\\ud800\",\"action\":\"a4a3\"}"); },
    [](Random&) { return Frame{}("{\"type\":\"act\",\"id\":\"x\",\"action\":\"a4a3\"}{}"); },
    [](Random&) { return Frame{}("\xEF\xBB\xBF{\"type\":\"nothing\"}"); },
    [](Random& random) {
      return Frame{}(R"({"type":"act","id":"x","action":")" + std::string(below(random, 60'000), 'a') + "\"}");
    },
    [](Random& random) {
      return Frame{}(R"({"type":"act","id":")" + std::string(65 + below(random, 9'000), 'i') + R"(","action":"a"})");
    },
    // In parts, with something between them.
    [](Random&) {
      return Frame{.last = false}("{\"type\":") + Frame{.opcode = 0, .last = false}("") + Frame{.opcode = 9}("?") +
             Frame{.opcode = 0}("7}");
    },
    [](Random&) {
      std::string parts = Frame{.last = false}("[");
      for (int i = 0; i < 200; ++i) parts += Frame{.opcode = 0, .last = false}("[");
      return parts + Frame{.opcode = 0}("[");
    },
};

// Malformed frames: the server ends the connection by itself, with a code that says why.
const std::vector<Bytes> kMalformed = {
    [](Random&) { return Frame{.masked = false}("{}"); },
    [](Random& random) { return Frame{.opcode = 3 + static_cast<int>(below(random, 5))}("x"); },
    [](Random& random) { return Frame{.opcode = 11 + static_cast<int>(below(random, 5))}("x"); },
    [](Random& random) { return Frame{.reserved = 1 + static_cast<int>(below(random, 7))}("{}"); },
    [](Random&) { return Frame{}("\xFF\xFE"); },
    [](Random&) { return Frame{}("{\"type\":\"\xC0\xAF\"}"); },
    [](Random&) { return Frame{}("\xED\xA0\x80"); },
    [](Random&) { return Frame{.last = false}("\xE2\x82") + Frame{.opcode = 0}("{"); },
    [](Random&) { return Frame{.opcode = 9}(std::string(126, 'p')); },
    [](Random&) { return Frame{.opcode = 9, .last = false}("p"); },
    [](Random&) { return Frame{.opcode = 0}("{}"); },
    [](Random&) { return Frame{.last = false}("{") + Frame{}("}"); },
    [](Random&) { return Frame{}.header(std::uint64_t{1} << 63); },
    [](Random&) { return Frame{}.header(~std::uint64_t{0}); },
    [](Random& random) { return Frame{}.header(65'537 + below(random, 1u << 30)) + std::string(1000, ' '); },
    [](Random&) { return std::string("\x81\xFE\x00\x02\0\0\0\0{}", 10); },  // two bytes for a size that needs none
    [](Random&) { return Frame{.opcode = 8}("x"); },
    [](Random&) { return Frame{.opcode = 8}("\x03\xED"); },  // 1005, which nobody may send
    [](Random&) { return Frame{.opcode = 8}("\x03\xE8\xFF"); },
};

// Bytes that may be the beginning of a frame: the client goes in the middle of it.
const std::vector<Bytes> kCutOff = {
    [](Random& random) { return noise(random, 2'000); },
    [](Random& random) { return Frame{}.header(100) + std::string(below(random, 100), ' '); },
    [](Random& random) { return Frame{}("{}").substr(0, 1 + below(random, 6)); },
};

// Invalid requests.
const std::vector<Bytes> kBrokenHttp = {
    [](Random& random) { return noise(random, 2'000) + "\r\n\r\n"; },
    [](Random&) { return std::string("GET\r\n\r\n"); },
    [](Random&) { return std::string("POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n"); },
    [](Random&) { return std::string("POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1e3\r\n\r\n"); },
    [](Random&) { return "GET /" + std::string(20'000, 'a') + " HTTP/1.1\r\n\r\n"; },
    [](Random&) { return "GET / HTTP/1.1\r\n" + repeated(2'000, "A: b\r\n") + "\r\n"; },
    [](Random&) {
      return std::string("POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n");
    },
    [](Random&) {
      return std::string(
          "POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n");
    },
};

class Witnesses {
 public:
  explicit Witnesses(int port) {
    const Opened opened = open_table(port, {{"game", "danube"}, {"seats", {"you", "open"}}});
    const std::string key = join(port, opened.table);
    people_.push_back(std::make_unique<Person>(port, opened.table, opened.key));
    people_.push_back(std::make_unique<Person>(port, opened.table, key));
  }
  // One more action, which both players get.
  void play() {
    Person& first = *people_[0];
    if (first.over()) return;
    const int before = first.last();
    while (first.state()["node"] == "chance") hear();
    if (!first.over()) {
      Person& actor = *people_[first.state()["to_act"][0].get<std::size_t>()];
      actor.act("id" + std::to_string(before), actor.actions().front());
      hear();
    }
    EXPECT_GT(first.last(), before);
  }

 private:
  void hear() {
    for (const auto& person : people_) ASSERT_TRUE(person->hear());
  }
  std::vector<std::unique_ptr<Person>> people_;
};

std::string any_of(const std::vector<Bytes>& kinds, Random& random) {
  return kinds[below(random, static_cast<std::uint32_t>(kinds.size()))](random);
}

// Sends some messages over one connection, and reads until the error of the last has come.
void send_refused(int port, const Opened& opened, Random& random, int messages) {
  RawSocket socket(port);
  const json hello = {{"type", "hello"}, {"key", opened.key}, {"after", 0}};
  ASSERT_TRUE(shake_hands(socket, opened.table));
  socket.write(Frame{}(hello.dump()));
  ASSERT_TRUE(socket.await("\"welcome\""));
  for (int i = 0; i < messages; ++i) {
    const std::string bytes = any_of(kRefused, random);
    socket.forget();
    ASSERT_TRUE(socket.write(bytes));
    ASSERT_TRUE(socket.await(R"("type":"error")")) << testing::PrintToString(bytes.substr(0, 200));
  }
}

// The code of the closing frame that these bytes of a server are; 0 if they are none.
int close_code(const std::string& bytes) {
  if (bytes.size() < 4 || bytes[0] != '\x88') return 0;
  return static_cast<unsigned char>(bytes[2]) << 8 | static_cast<unsigned char>(bytes[3]);
}

// Sends a malformed frame at that table, over a WebSocket that is open, and waits for the server to close it.
void send_malformed(int port, const std::string& table, const std::string& bytes) {
  RawSocket socket(port);
  ASSERT_TRUE(shake_hands(socket, table));
  socket.write(bytes);
  EXPECT_TRUE(socket.await_end()) << testing::PrintToString(bytes.substr(0, 200));
  const int code = close_code(socket.got());
  EXPECT_TRUE(code == 1002 || code == 1007 || code == 1009)
      << code << " to " << testing::PrintToString(bytes.substr(0, 200));
}

// Sends bytes, over a WebSocket at that table if there is one, goes, and waits for the server to do so too.
void send_and_go(int port, const std::string& table, const std::string& bytes) {
  RawSocket socket(port);
  if (!table.empty()) ASSERT_TRUE(shake_hands(socket, table));
  socket.write(bytes);
  socket.end_writing();
  EXPECT_TRUE(socket.await_end()) << testing::PrintToString(bytes.substr(0, 200));
}

TEST(SecurityFramesTest, TenThousandMalformedFramesChangeNothingForTheOthers) {
  const TemporaryFolder folder;
  // Sanitizers watch a server in this process, and then no program has to be built with them. Otherwise it is a process whose memory can be read.
  std::optional<TestServer> inside;
  std::optional<Program> server;
  if (kSanitized) inside.emplace();
  else
    server.emplace(std::vector<std::string>{"--port", "0", "--limits", "off", "--data", folder.path() / "data",
                                            "--log-level", "error"});
  const int port = inside ? inside->port() : server->port();
  ASSERT_NE(port, 0);
  Witnesses witnesses(port);
  const Opened opened = open_table(port, kTwoPeople);
  Random random(11);
  // 1000000 is the long form.
  const int rounds = std::max(2, effort("TEST_FRAMES", kSanitized ? 2'000 : 10'000) / 1000);
  double memory = 0;
  for (int round = 0; round < rounds && !testing::Test::HasFailure(); ++round) {
    for (int i = 0; i < 1000; ++i) send_malformed(port, opened.table, any_of(kMalformed, random));
    for (int i = 0; i < 50; ++i) send_and_go(port, opened.table, any_of(kCutOff, random));
    for (int i = 0; i < 20; ++i) send_and_go(port, "", any_of(kBrokenHttp, random));
    // Few enough over each connection that their pings stay below the limit.
    for (int i = 0; i < 2; ++i) send_refused(port, opened, random, 100);
    witnesses.play();
    // What has been needed once is kept for the next time.
    if (server && round == rounds / 2) memory = server->memory();
  }
  EXPECT_EQ(http(port, "GET", "/health/live").status, 200);
  const Person person(port, opened.table, opened.key);
  EXPECT_EQ(person.last(), 0);
  if (!server) return;
  EXPECT_LT(server->memory(), memory + 4000);
  EXPECT_EQ(server->end(SIGTERM), 0);
  EXPECT_EQ(server->complaint().find("error"), std::string::npos) << server->complaint();
}

}  // namespace
}  // namespace nemeton
