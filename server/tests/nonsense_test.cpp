// What no client should send: it is answered or cut off, and everybody else plays on.
#include "core/random.hpp"
#include "server/tests/tables_house.hpp"

namespace nemeton {
namespace {

using testing::HasSubstr;

using NonsenseTest = TablesTest;

TEST_F(NonsenseTest, NonsenseIsAnsweredAndTheTableGoesOn) {
  auto [opened, key, first, second] = two_people();
  EXPECT_EQ(error(first, std::string("{"))["code"], "bad_json");
  EXPECT_EQ(error(first, std::string(""))["code"], "bad_json");
  EXPECT_EQ(error(first, std::string(30000, '['))["code"], "bad_json");
  for (const char* text :
       {"7", "[]", "null", "{}", R"({"type":7})", R"({"type":"dance"})", R"({"type":"act","id":"x"})",
        R"({"type":"act","id":"x","action":7})", R"({"type":"resign"})"}) {
    EXPECT_EQ(error(first, std::string(text))["code"], "bad_request") << text;
  }
  const json action = error(first, R"({"type":"act","id":"x","action":")" + std::string(60000, 'a') + "\"}");
  EXPECT_EQ(action["code"], "illegal_action");
  EXPECT_LT(action["message"].get<std::string>().size(), 1000u);
  first.act("fine", first.actions().front());
  EXPECT_TRUE(first.hear());
}

TEST_F(NonsenseTest, AMessageOverItsLimitEndsTheConnection) {
  auto [opened, key, first, second] = two_people();
  first.socket.send_text(std::string(65 * 1024, ' '));
  EXPECT_FALSE(first.hear());
  EXPECT_EQ(first.socket.close_code(), 1009);
  second.come(server.port());
}

TEST_F(NonsenseTest, AClientThatDoesNotReadIsLetGo) {
  auto [opened, key, first, second] = two_people();
  const std::string wrong = R"({"type":"act","id":"x","action":"nonsense"})";
  bool let_go = false;
  for (int i = 0; i < 1'000'000 && !let_go; ++i) let_go = !first.socket.send_text(wrong);
  EXPECT_TRUE(let_go);
  // The others play on.
  Person again(server.port(), opened.table, opened.key);
  again.act("x", again.actions().front());
  EXPECT_TRUE(second.hear());
}

TEST_F(NonsenseTest, BrokenFramesEndTheConnectionAndNothingElse) {
  const Opened opened = open_table(server.port(), kTwoPeople);
  const std::string handshake = "GET /api/v1/tables/" + opened.table +
                                "/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";
  Random random(5);
  for (int i = 0; i < 20; ++i) {
    std::string noise(1 + below(random, 200), '\0');
    for (char& c : noise) c = static_cast<char>(below(random, 256));
    EXPECT_THAT(raw(server.port(), handshake + noise), HasSubstr("101 Switching Protocols"));
  }
  // An unmasked text frame, and a masked one that is no UTF-8.
  raw(server.port(), handshake + std::string("\x81\x02hi", 4));
  raw(server.port(), handshake + std::string("\x81\x82\0\0\0\0\xff\xfe", 8));
  EXPECT_EQ(get("/health").status, 200);
}

TEST_F(NonsenseTest, BrokenHttpIsAnsweredAndNothingElse) {
  EXPECT_THAT(raw(server.port(), "nonsense\r\n\r\n"), HasSubstr("400 Bad Request"));
  EXPECT_THAT(raw(server.port(), "GET / HTTP/9.9\r\n\r\n"), HasSubstr("400 Bad Request"));
  EXPECT_THAT(raw(server.port(), "GET / HTTP/1.1\r\nX: " + std::string(20000, 'x') + "\r\n\r\n"),
              HasSubstr("400 Bad Request"));
  EXPECT_THAT(raw(server.port(), "POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 70000\r\n\r\n"),
              HasSubstr("413 Payload Too Large"));
  EXPECT_EQ(post("/api/v1/tables", std::string(70000, ' ')).error(), "too_large");
  Random random(6);
  for (int i = 0; i < 20; ++i) {
    std::string noise(1 + below(random, 200), '\0');
    for (char& c : noise) c = static_cast<char>(below(random, 256));
    raw(server.port(), noise + "\r\n\r\n");
  }
  EXPECT_EQ(get("/health").status, 200);
}

TEST_F(NonsenseTest, PagesOfOtherServersPlayNothing) {
  const Opened opened = open_table(server.port(), kTwoPeople);
  const std::string own = "127.0.0.1:" + std::to_string(server.port());
  WebSocketClient socket;
  for (const std::string& origin : {std::string("http://evil.example"), "http://evil.example/" + own,
                                    std::string("null"), std::string("http://127.0.0.1:1")}) {
    EXPECT_EQ(socket.open(server.port(), opened.table, {{"Origin", origin}}), 403) << origin;
    EXPECT_EQ(http(server.port(), "POST", "/api/v1/tables", kTwoPeople.dump(), {{"Origin", origin}}).error(),
              "bad_origin");
  }
  EXPECT_EQ(socket.open(server.port(), opened.table, {{"Origin", "http://" + own}}), 101);
  EXPECT_EQ(http(server.port(), "POST", "/api/v1/tables", kTwoPeople.dump(), {{"Origin", "http://" + own}}).status,
            201);
}

}  // namespace
}  // namespace nemeton
