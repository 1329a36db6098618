// The surface of HTTP itself: headers, methods, paths, origins, and requests with two readings.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "server/net/api/api.hpp"
#include "server/tests/support/raw_socket.hpp"
#include "server/tests/support/table_helpers.hpp"

namespace nemeton {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class SecurityHttpTest : public testing::Test {
 protected:
  SecurityHttpTest() {
    std::filesystem::create_directories(server.page() / "assets");
    std::ofstream(server.page() / "index.html") << "<!doctype html>";
    std::ofstream(server.page() / "assets/main.js") << "let x = 1;";
    std::ofstream(server.folder() / "secret.txt") << "secret";
  }
  HttpAnswer get(const std::string& path, const std::map<std::string, std::string>& headers = {}) {
    return http(server.port(), "GET", path, "", headers);
  }
  // All that is answered to these bytes.
  std::string answers(const std::string& bytes) {
    RawSocket socket(server.port());
    socket.write(bytes);
    socket.end_writing();
    EXPECT_TRUE(socket.await_end());
    return socket.got();
  }

  TestServer server;
};

TEST_F(SecurityHttpTest, EveryAnswerHasSecurityHeaders) {
  const Opened opened = open_table(server.port(), kTwoPeople);
  for (const std::string& path : {std::string("/"), std::string("/assets/main.js"), std::string("/gone.js"),
                                  std::string("/health"), std::string("/api/v1/games"), std::string("/api/nothing"),
                                  "/api/v1/tables/" + opened.table, "/t/" + opened.table}) {
    const HttpAnswer answer = get(path);
    const std::string policy = answer.headers.at("content-security-policy");
    EXPECT_THAT(policy, HasSubstr("default-src 'self';")) << path;
    EXPECT_THAT(policy, HasSubstr("script-src 'self' 'wasm-unsafe-eval';")) << path;
    EXPECT_THAT(policy, HasSubstr("style-src 'self';")) << path;
    EXPECT_THAT(policy, HasSubstr("object-src 'none';")) << path;
    EXPECT_THAT(policy, HasSubstr("base-uri 'none';")) << path;
    EXPECT_THAT(policy, HasSubstr("frame-ancestors 'none'")) << path;
    EXPECT_THAT(policy, Not(HasSubstr("unsafe-inline"))) << path;
    EXPECT_EQ(answer.headers.at("x-content-type-options"), "nosniff") << path;
    EXPECT_EQ(answer.headers.at("referrer-policy"), "no-referrer") << path;
    EXPECT_EQ(answer.headers.at("x-frame-options"), "DENY") << path;
    EXPECT_EQ(answer.headers.at("cross-origin-opener-policy"), "same-origin") << path;
    // A board in the frame of another page loads only the files of the page.
    const bool is_part = path == "/assets/main.js";
    EXPECT_EQ(answer.headers.at("cross-origin-resource-policy"), is_part ? "cross-origin" : "same-origin") << path;
    EXPECT_EQ(answer.headers.contains("access-control-allow-origin"), is_part) << path;
    EXPECT_THAT(answer.headers.at("permissions-policy"), HasSubstr("camera=()")) << path;
    EXPECT_FALSE(answer.headers.contains("set-cookie")) << path;
  }
  EXPECT_EQ(get("/api/v1/tables/" + opened.table).headers.at("cache-control"), "no-store");
}

TEST_F(SecurityHttpTest, NothingOutsideThePageIsGiven) {
  for (const char* path :
       {"/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/%2E%2E%2Fsecret.txt", "/..%2fsecret.txt",
        "/%252e%252e/secret.txt", "/..\\secret.txt", "/..%5csecret.txt", "//secret.txt", "/%2fetc/passwd.txt",
        "/.%00./secret.txt", "/assets/%2e%2e%2f%2e%2e%2fsecret.txt", "/assets/..%c0%af..%c0%afsecret.txt",
        "/data/nemeton.sqlite", "/../data/nemeton.sqlite", "/assets/../../data/nemeton.sqlite"}) {
    const std::string answer =
        answers("GET " + std::string(path) + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    EXPECT_THAT(answer, StartsWith("HTTP/1.1 404 ")) << path;
    EXPECT_THAT(answer, Not(HasSubstr("secret\r\n"))) << path;
    EXPECT_THAT(answer, Not(HasSubstr("SQLite"))) << path;
  }
}

TEST_F(SecurityHttpTest, PathsForOperatorsAreNotThePage) {
  for (const char* path : {"/metrics", "/metrics/", "/metrics/prometheus", "/health/", "/health/ready"}) {
    const HttpAnswer answer = get(path);
    EXPECT_EQ(answer.status, 404) << path;
    EXPECT_EQ(answer.error(), "not_found") << path;
    EXPECT_EQ(http(server.port(), "HEAD", path).status, 404) << path;
  }
  for (const char* path : {"/.env", "/.well-known/security.txt", "/favicon.ico", "/robots.txt", "/server-status.php"}) {
    EXPECT_EQ(get(path).status, 404) << path;
  }
  // A view of the page may begin with the same letters.
  for (const char* path : {"/metricsandmore", "/healthy", "/t/abc?x=/y.js"})
    EXPECT_EQ(get(path).body, "<!doctype html>") << path;
}

TEST_F(SecurityHttpTest, OnlyMethodsThatAreMeantAreAnswered) {
  for (const char* method : {"POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "get"}) {
    for (const char* path : {"/", "/assets/main.js", "/health/live", "/api/v1/games"}) {
      EXPECT_EQ(http(server.port(), method, path).status, 405) << method << ' ' << path;
    }
  }
  EXPECT_EQ(http(server.port(), "POST", "/api/v1/games").headers.at("allow"), "GET");
  EXPECT_EQ(get("/api/v1/tables").headers.at("allow"), "POST");
  const Opened opened = open_table(server.port(), kTwoPeople);
  const std::string table = "/api/v1/tables/" + opened.table;
  for (const char* method : {"PUT", "PATCH"}) EXPECT_EQ(http(server.port(), method, table).status, 405);
  EXPECT_EQ(http(server.port(), "DELETE", table).status, 401);
  for (const char* path : {"/health/live", "/api/v1/games", "/"}) {
    const HttpAnswer head = http(server.port(), "HEAD", path);
    EXPECT_EQ(head.status, 200) << path;
    EXPECT_EQ(head.body, "") << path;
    EXPECT_EQ(head.headers.at("content-length"), std::to_string(get(path).body.size())) << path;
  }
  // A HEAD takes no seat.
  EXPECT_EQ(http(server.port(), "HEAD", table + "/join").status, 405);
  EXPECT_EQ(http(server.port(), "GET", table + "/join").status, 405);
  EXPECT_EQ(get(table).parsed()["seats"][1]["taken"], false);
}

TEST_F(SecurityHttpTest, AnInvalidOrTooLargeRequestIsRefused) {
  EXPECT_THAT(answers("nonsense\r\n\r\n"), StartsWith("HTTP/1.1 400 "));
  EXPECT_THAT(answers("GET / HTTP/9.9\r\n\r\n"), StartsWith("HTTP/1.1 400 "));
  EXPECT_THAT(answers("GET / HTTP/1.1\r\nX: " + std::string(20'000, 'x') + "\r\n\r\n"), StartsWith("HTTP/1.1 400 "));
  // Before the body comes.
  EXPECT_THAT(answers("POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 70000\r\n\r\n"),
              StartsWith("HTTP/1.1 413 "));
}

// Also a client that reads nothing before it has sent everything.
TEST_F(SecurityHttpTest, ABodyThatIsTooLargeIsRefusedInWords) {
  const auto plain = [](std::size_t size) {
    return "Content-Length: " + std::to_string(size) + "\r\n\r\n" + std::string(size, 'x');
  };
  const auto chunked = [](std::size_t size) {
    std::string text = "Transfer-Encoding: chunked\r\n\r\n";
    for (std::size_t sent = 0; sent < size; sent += 0x1000) text += "1000\r\n" + std::string(0x1000, 'x') + "\r\n";
    return text + "0\r\n\r\n";
  };
  const auto expect_refused = [this](std::string_view path, const std::string& rest) {
    RawSocket socket(server.port());
    EXPECT_TRUE(socket.write("POST " + std::string(path) + " HTTP/1.1\r\nHost: x\r\n" + rest)) << path << rest.size();
    socket.end_writing();
    EXPECT_TRUE(socket.await_end());
    EXPECT_THAT(socket.got(), StartsWith("HTTP/1.1 413 ")) << path << rest.size();
    EXPECT_THAT(socket.got(), HasSubstr("too_large")) << path << rest.size();
  };
  for (const Route& route : routes()) expect_refused(route.path, plain(500'000));
  expect_refused("/assets/main.js", plain(500'000));
  for (const std::size_t size : {65'537u, 300'000u, 5'000'000u, 30'000'000u}) {
    expect_refused("/api/v1/tables", plain(size));
    expect_refused("/api/v1/tables", chunked(size));
    expect_refused("/api/v1/tables", "Expect: 100-continue\r\n" + plain(size));
  }
}

TEST_F(SecurityHttpTest, AClientThatExpectsContinueGetsIt) {
  RawSocket socket(server.port());
  const std::string head = "POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: ";
  socket.write(head + "2\r\n\r\n");
  ASSERT_TRUE(socket.await("\r\n\r\n"));
  EXPECT_EQ(socket.got(), "HTTP/1.1 100 Continue\r\n\r\n");
  socket.write("{}");
  EXPECT_TRUE(socket.await("bad_request"));
  socket.forget();
  socket.write(head + "70000\r\n\r\n");
  ASSERT_TRUE(socket.await("too_large"));
  EXPECT_THAT(socket.got(), StartsWith("HTTP/1.1 413 "));
}

TEST_F(SecurityHttpTest, ARequestWithTwoReadingsIsRefused) {
  const std::string post = "POST /api/v1/tables HTTP/1.1\r\nHost: x\r\n";
  const std::string smuggled = "0\r\n\r\nGET /health/live HTTP/1.1\r\nHost: x\r\n\r\n";
  for (const char* lengths :
       {"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n",
        "Content-Length: 5\r\nContent-Length: 6\r\n", "Content-Length: 5, 6\r\n", "Content-Length: +5\r\n",
        "Content-Length: 0x5\r\n", "Transfer-Encoding: chunked\r\nTransfer-Encoding: gzip\r\n",
        "Content-Length: 5\r\n Content-Length: 6\r\n"}) {
    const std::string answer = answers(post + lengths + "\r\n" + smuggled);
    EXPECT_THAT(answer, StartsWith("HTTP/1.1 400 ")) << lengths;
    EXPECT_EQ(answer.find("HTTP/1.1", 1), std::string::npos) << lengths;
  }
  // A body that ends elsewhere than a proxy thinks would be a request of its own.
  for (const char* coding : {"gzip", "chunked, gzip", "gzip, chunked", "chunked, chunked", "identity", "x", "",
                             "gzip\r\nTransfer-Encoding: chunked"}) {
    const std::string answer = answers(post + "Transfer-Encoding: " + coding + "\r\n\r\n" + smuggled);
    EXPECT_THAT(answer, StartsWith("HTTP/1.1 501 ")) << coding;
    EXPECT_EQ(answer.find("HTTP/1.1", 1), std::string::npos) << coding;
  }
  for (const char* coding : {"chunked", "Chunked", " chunked "}) {
    const std::string answer = answers(post + "Transfer-Encoding: " + coding + "\r\n\r\n2\r\n{}\r\n" + smuggled);
    EXPECT_THAT(answer, HasSubstr("bad_request")) << coding;
    EXPECT_THAT(answer, HasSubstr("{\"ok\":true}")) << coding << ": what comes after the body is a request";
  }
  for (const char* header : {"", "Host: x\r\nHost: y\r\n", "Host: x\r\nhost: x\r\n", "Host: x\r\nX: a\r\n b\r\n",
                             "Host: x\r\nX: a\r\n\tb\r\n", "Host: x\r\nX:\r\n \r\n"}) {
    const std::string answer = answers("GET /health HTTP/1.1\r\n" + std::string(header) + "\r\n");
    EXPECT_THAT(answer, StartsWith("HTTP/1.1 400 ")) << header;
    EXPECT_THAT(answer, HasSubstr("Connection: close")) << header;
  }
  EXPECT_THAT(answers("GET /health/live HTTP/1.0\r\n\r\n"), StartsWith("HTTP/1.1 200 ")) << "which had no Host";
  EXPECT_THAT(answers("GET /health\r\n\r\n"), StartsWith("HTTP/1.1 400 "));
  EXPECT_THAT(answers("GET /health HTTP/1.1\r\nHost : x\r\n\r\n"), StartsWith("HTTP/1.1 400 "));
  EXPECT_THAT(answers(std::string("GET /health HTTP/1.1\r\nX: a\0b\r\n\r\n", 32)), StartsWith("HTTP/1.1 400 "));
}

TEST_F(SecurityHttpTest, AClosedConnectionIsDroppedAtOnce) {
  EXPECT_THAT(answers("GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n"), StartsWith("HTTP/1.1 200 "));
  EXPECT_EQ(answers("GET /health HTTP/1.1\r\nHo"), "");
  EXPECT_EQ(answers(""), "");
}

TEST_F(SecurityHttpTest, AHeaderMayComeByteByByte) {
  RawSocket socket(server.port());
  for (const char byte : std::string("GET /health/live HTTP/1.1\r\nHost: x\r\nX: a  b\r\n\r\n"))
    socket.write({&byte, 1});
  EXPECT_TRUE(socket.await("{\"ok\":true}"));
}

TEST_F(SecurityHttpTest, PagesOfOtherServersDoNothing) {
  const Opened opened = open_table(server.port(), kTwoPeople);
  const std::string own = "127.0.0.1:" + std::to_string(server.port());
  const std::string join_path = "/api/v1/tables/" + opened.table + "/join";
  WebSocketClient socket;
  for (const std::string& origin :
       {std::string("http://evil.example"), "http://evil.example/" + own, "http://" + own + ".evil.example",
        "http://" + own + "@evil.example", std::string("null"), std::string("http://127.0.0.1:1"), own,
        std::string("file://")}) {
    const std::map<std::string, std::string> headers = {{"Origin", origin}};
    EXPECT_EQ(socket.open(server.port(), opened.table, headers), 403) << origin;
    EXPECT_EQ(call_api(server.port(), "tables", kTwoPeople, headers).error(), "bad_origin") << origin;
    EXPECT_EQ(http(server.port(), "POST", join_path, "{}", headers).error(), "bad_origin") << origin;
  }
  for (const Route& route : routes()) {
    std::string path(route.path);
    if (const std::size_t at = path.find('{'); at != std::string::npos) {
      path.replace(at, path.find('}') + 1 - at, opened.table);
    }
    const HttpAnswer answer =
        http(server.port(), std::string(route.method), path, "{}", {{"Origin", "http://evil.example"}});
    if (route.method == "POST") EXPECT_EQ(answer.error(), "bad_origin") << path;
    // What is read may be asked for, and not looked at.
    EXPECT_FALSE(answer.headers.contains("access-control-allow-origin")) << path;
  }
  EXPECT_EQ(get("/api/v1/tables/" + opened.table).parsed()["seats"][1]["taken"], false);
  const std::map<std::string, std::string> headers = {{"Origin", "http://" + own}};
  EXPECT_EQ(socket.open(server.port(), opened.table, headers), 101);
  EXPECT_EQ(http(server.port(), "POST", join_path, "{}", headers).status, 200);
}

TEST_F(SecurityHttpTest, ATablesNameIsNoNumberToCountUp) {
  const Opened opened = open_table(server.port(), kTwoPeople);
  EXPECT_EQ(opened.table.size(), 12u);  // 72 bits
  for (std::size_t i = 0; i < opened.table.size(); ++i) {
    std::string other = opened.table;
    other[i] = other[i] == 'A' ? 'B' : 'A';
    EXPECT_EQ(get("/api/v1/tables/" + other).error(), "no_table");
    EXPECT_EQ(http(server.port(), "POST", "/api/v1/tables/" + other + "/join", "{}").error(), "no_table");
  }
  for (const std::string& other : {std::string("%25"), std::string("*"), std::string("_"), std::string("'--"),
                                   opened.table + "%00", std::string(5000, 'A')}) {
    EXPECT_EQ(get("/api/v1/tables/" + other).error(), "no_table") << other;
  }
}

}  // namespace
}  // namespace nemeton
