// `nemeton serve` as a host sees it: starts that succeed or fail, readiness, metrics, the log, systemd, and stops.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <regex>
#include <set>

#include "server/tests/support/program.hpp"
#include "server/tests/support/table_helpers.hpp"

namespace nemeton {
namespace {

using testing::HasSubstr;
using testing::Not;

// While it lives nothing can be written to the database; the server waits for two seconds before it says so.
class LockedDatabase {
 public:
  explicit LockedDatabase(const std::string& data) {
    EXPECT_EQ(sqlite3_open((data + "/nemeton.sqlite").c_str(), &db_), SQLITE_OK);
    sqlite3_busy_timeout(db_, 60'000);
    EXPECT_EQ(sqlite3_exec(db_, "begin immediate", nullptr, nullptr, nullptr), SQLITE_OK);
  }
  ~LockedDatabase() { sqlite3_close(db_); }
  LockedDatabase(const LockedDatabase&) = delete;
  LockedDatabase& operator=(const LockedDatabase&) = delete;

 private:
  sqlite3* db_ = nullptr;
};

// Waits until `done`; false if that takes too long.
bool await(const std::function<bool()>& done) {
  const auto latest = std::chrono::steady_clock::now() + kTimeout;
  while (!done()) {
    if (std::chrono::steady_clock::now() > latest) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  return true;
}

bool await_log(const Program& program, const std::string& words) {
  return await([&] { return program.complaint().contains(words); });
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::string content(const std::string& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}

class HostingTest : public testing::Test {
 protected:
  std::vector<std::string> arguments(std::vector<std::string> more = {}) const {
    more.insert(more.end(), {"--port", "0", "--metrics", "127.0.0.1:0", "--data", data});
    return more;
  }

  TemporaryFolder folder;
  std::string data = folder.path() / "data";
};

// After the answer to this the client has no request under way.
void say_nonsense(Person& person) {
  person.act("nonsense", "nonsense");
  EXPECT_FALSE(person.socket.receive("error").is_null());
}

TEST_F(HostingTest, ItIsReadyUntilItsStoreCannotBeWrittenAndAliveAllTheTime) {
  Program program(arguments());
  expect_ready(program.port());
  EXPECT_EQ(http(program.port(), "GET", "/health/live").body, R"({"ok":true})");
  {
    const LockedDatabase lock(data);
    EXPECT_EQ(call_api(program.port(), "tables", kTwoPeople).error(), "unavailable");
    const HttpAnswer health = http(program.port(), "GET", "/health");
    EXPECT_EQ(health.status, 503);
    EXPECT_THAT(health.body, HasSubstr(R"({"ok":false,"reason":"the store )"));
    EXPECT_EQ(http(program.port(), "GET", "/health/live").status, 200);
  }
  EXPECT_EQ(call_api(program.port(), "tables", kTwoPeople).status, 201);
  expect_ready(program.port());
}

// Also if no client has tried to write.
TEST_F(HostingTest, ItIsNotReadyWhileNothingCanBeWritten) {
  Program program(arguments());
  const LockedDatabase lock(data);
  // Before the server gives up on the database.
  const HttpAnswer health = http(program.port(), "GET", "/health");
  EXPECT_EQ(health.status, 503);
  EXPECT_EQ(health.body, R"({"ok":false,"reason":"the store does not answer"})");
  EXPECT_EQ(http(program.port(), "GET", "/health/live").status, 200);
}

TEST_F(HostingTest, AStartThatFailsIsSaidInTheLogWhereThatIsJson) {
  std::ofstream(data) << "no folder";
  Program program(arguments({"--log", "json"}));
  EXPECT_EQ(program.wait(), 2);
  const auto lines = lines_of(program.complaint());
  ASSERT_EQ(lines.size(), 1u) << program.complaint();
  const json line = json::parse(lines[0], nullptr, false);
  ASSERT_TRUE(line.is_object()) << lines[0];
  EXPECT_THAT(line["reason"].get<std::string>(), HasSubstr("data folder " + data + " cannot be made"));
}

TEST_F(HostingTest, MetricsCountEventsWithoutSecrets) {
  Program program(arguments());
  const Opened opened = open_table(program.port(), {{"game", "brandubh"}, {"seats", {"you", "bot:novice"}}});
  Person person(program.port(), opened.table, opened.key);
  person.act("one", person.actions().front());
  ASSERT_TRUE(person.hear());
  ASSERT_TRUE(person.hear());
  say_nonsense(person);
  EXPECT_EQ(http(program.port(), "GET", "/api/v1/tables/nowhere").status, 404);

  const std::string text = program.metrics();
  const std::regex line(R"(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? [-+.0-9eInf]+)");
  for (const std::string& each : lines_of(text)) EXPECT_TRUE(std::regex_match(each, line)) << each;
  const auto has = [&](const std::string& each) { EXPECT_THAT(text, HasSubstr("\n" + each + "\n")); };
  has(R"(nemeton_moves_total{by="person",game="brandubh"} 1)");
  has(R"(nemeton_moves_total{by="bot",game="brandubh"} 1)");
  has(R"(nemeton_tables_opened_total{game="brandubh"} 1)");
  has("nemeton_tables_loaded 1");
  has("nemeton_websockets 1");
  has("nemeton_action_seconds_count 1");
  has("nemeton_store_queue 0");
  has("nemeton_bots_waiting 0");
  has("nemeton_seeks_waiting 0");
  has("nemeton_pairings_total 0");
  has(R"(nemeton_bot_thinking_seconds_count{level="novice"} 1)");
  has(R"(nemeton_refusals_total{code="no_table"} 1)");
  EXPECT_THAT(text, HasSubstr("nemeton_refusals_total{code=\"illegal_action\"} 1"));
  has(R"(nemeton_http_responses_total{status="201"} 1)");
  EXPECT_TRUE(std::regex_search(text, std::regex("\nnemeton_store_commit_changes_sum [1-9]")));
  EXPECT_TRUE(await([&] { return program.metrics().contains("\nnemeton_websocket_queue_bytes 0\n"); }));
  EXPECT_TRUE(std::regex_search(text, std::regex("\nprocess_resident_memory_bytes [1-9]")));
  EXPECT_TRUE(std::regex_search(text, std::regex("\nprocess_open_fds [1-9]")));
  EXPECT_THAT(text, Not(HasSubstr(opened.key)));
  EXPECT_THAT(text, Not(HasSubstr(opened.table)));
  EXPECT_THAT(text, Not(HasSubstr("nonsense")));

  // Where the tables are, there are no metrics.
  EXPECT_EQ(http(program.port(), "GET", "/metrics").status, 404);
  EXPECT_EQ(http(program.metrics_port(), "GET", "/health").status, 404);
}

TEST_F(HostingTest, TheMetricsAreThoseThatTheDocumentAndTheAlertsName) {
  Program program(arguments());
  // Counters with labels are there once they count.
  const Opened opened = open_table(program.port(), kTwoPeople);
  Person person(program.port(), opened.table, opened.key);
  person.say({{"type", "resign"}, {"id", "one"}});
  ASSERT_TRUE(await([&] { return program.metrics().contains("nemeton_tables_finished_total{"); }));
  http(program.port(), "GET", "/api/v1/tables/nowhere");
  const std::string text = program.metrics();
  const std::string words = content(NEMETON_ROOT "/deploy/alerts.yml") + content(NEMETON_ROOT "/docs/hosting.md");
  const std::regex metric(R"(\b(nemeton|process)_[a-z_]+\b)");
  std::set<std::string> named;
  for (std::sregex_iterator each(words.begin(), words.end(), metric), end; each != end; ++each)
    named.insert(each->str());
  for (const std::string& name : named) EXPECT_THAT(text, HasSubstr("\n" + name)) << name;
  // And the document names every one that there is.
  for (const std::string& line : lines_of(text)) {
    std::istringstream words_of_line(line);
    std::string mark, kind, name;
    words_of_line >> mark >> kind >> name;
    if (kind == "TYPE") EXPECT_TRUE(named.contains(name)) << name;
  }
}

TEST_F(HostingTest, ALogInJsonHasOneObjectALineAndNoSecret) {
  Program program(arguments({"--log", "json", "--log-level", "debug", "--log-requests", "true"}));
  const json first = json::parse(program.first_line(), nullptr, false);
  EXPECT_EQ(first["event"], "ready") << program.first_line();
  EXPECT_EQ(first["address"], "http://127.0.0.1:" + std::to_string(program.port()));
  const Opened opened = open_table(program.port(), kTwoPeople);
  const std::string key = join(program.port(), opened.table);
  Person person(program.port(), opened.table, opened.key);
  person.resign();
  http(program.port(), "GET", "/t/%22?key=" + key);
  person.socket.cut();
  EXPECT_EQ(program.end(SIGTERM), 0);

  std::set<std::string> events;
  bool names_table = false;
  const std::string log = program.complaint();
  for (const std::string& line : lines_of(log)) {
    const json object = json::parse(line, nullptr, false);
    ASSERT_TRUE(object.is_object()) << line;
    EXPECT_TRUE(
        std::regex_match(object["time"].get<std::string>(), std::regex(R"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)")));
    EXPECT_TRUE(object["level"].is_string());
    events.insert(object["event"].get<std::string>());
    names_table = names_table || object.value("table", "") == opened.table;
  }
  EXPECT_THAT(events, testing::IsSupersetOf({"table opened", "game over", "request", "stopping"}));
  EXPECT_TRUE(names_table);
  EXPECT_THAT(log, Not(HasSubstr(opened.key)));
  EXPECT_THAT(log, Not(HasSubstr(key)));
}

TEST_F(HostingTest, ALogInTextHasFieldsAfterTheEvent) {
  Program program(arguments());
  const Opened opened = open_table(program.port(), kTwoPeople);
  EXPECT_EQ(program.end(SIGTERM), 0);
  const std::regex line("[-0-9T:.]+Z info table opened table=" + opened.table + " game=brandubh");
  EXPECT_TRUE(std::ranges::any_of(lines_of(program.complaint()), [&](const std::string& each) {
    return std::regex_match(each, line);
  })) << program.complaint();
}

TEST_F(HostingTest, TheConfigurationOfThePackageIsOne) {
  // The package has a page, which is not there.
  Program program(arguments({"--config", NEMETON_ROOT "/deploy/nemeton.toml", "--page", folder.path().string()}));
  expect_ready(program.port());
}

TEST_F(HostingTest, SystemdHearsThatItIsReadyAndThatItStops) {
  const std::string path = folder.path() / "notify";
  for (const bool in_files : {true, false}) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    path.copy(address.sun_path + (in_files ? 0 : 1), path.size());
    const int socket = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    const auto size = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + path.size() + (in_files ? 0 : 1));
    ASSERT_EQ(bind(socket, reinterpret_cast<const sockaddr*>(&address), size), 0);
    const timeval timeout{.tv_sec = kTimeout.count(), .tv_usec = 0};
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &timeout, sizeof timeout);
    const auto hear = [socket] {
      std::array<char, 256> text{};
      const ssize_t length = recv(socket, text.data(), text.size(), 0);
      return std::string(text.data(), static_cast<std::size_t>(std::max<ssize_t>(length, 0)));
    };

    Program program(arguments(), {"NOTIFY_SOCKET=" + std::string(in_files ? "" : "@") + path});
    EXPECT_EQ(hear(), "READY=1");
    EXPECT_EQ(program.end(SIGTERM), 0);
    EXPECT_EQ(hear(), "STOPPING=1");
    close(socket);
  }
}

TEST_F(HostingTest, AHangUpChangesNothing) {
  Program program(arguments());
  program.signal(SIGHUP);
  EXPECT_TRUE(await_log(program, "SIGHUP changes nothing"));
  expect_ready(program.port());
  EXPECT_EQ(program.end(SIGTERM), 0);
}

TEST_F(HostingTest, ATakenPortIsOneLine) {
  const Program first(arguments());
  ASSERT_NE(first.port(), 0);
  const std::string port = std::to_string(first.port());
  Program second({"--port", port, "--data", folder.path() / "other"});
  EXPECT_EQ(second.port(), 0);
  EXPECT_NE(second.wait(), 0);
  EXPECT_EQ(second.complaint(), "nemeton: 127.0.0.1 port " + port + " is taken by another program\n");
}

TEST_F(HostingTest, TheEnvironmentIsEnough) {
  Program program({}, {"NEMETON_PORT=0", "NEMETON_DATA=" + data});
  ASSERT_NE(program.port(), 0);
  expect_ready(program.port());
  EXPECT_EQ(program.end(SIGTERM), 0);
}

TEST_F(HostingTest, APasswordIsNeverSaid) {
  Program program({"--port", "0"}, {"NEMETON_LOG_LEVEL=debug", "NEMETON_STORE=postgres://eve:secret@127.0.0.1:1/none"});
  EXPECT_EQ(program.wait(), 2);
  EXPECT_THAT(program.complaint(), testing::MatchesRegex("nemeton: the PostgreSQL database cannot be used: [^\n]*\n"));
  EXPECT_THAT(program.complaint(), Not(HasSubstr("secret")));
}

TEST_F(HostingTest, AMissingPageIsSaidAndTablesAreServed) {
  Program program(arguments({"--page", folder.path()}));
  EXPECT_EQ(http(program.port(), "GET", "/").status, 404);
  expect_ready(program.port());
  EXPECT_EQ(program.end(SIGTERM), 0);
  EXPECT_THAT(program.complaint(), HasSubstr("folder=" + folder.path().string()));
}

TEST_F(HostingTest, ASignalStopsItWithAGoodbye) {
  for (const int signal : {SIGTERM, SIGINT}) {
    Program program(arguments());
    const Opened opened = open_table(program.port(), kTwoPeople);
    Person person(program.port(), opened.table, opened.key);
    std::jthread listening([&] {
      EXPECT_FALSE(person.hear());
      EXPECT_EQ(person.socket.close_code(), 1012);
    });
    EXPECT_EQ(program.end(signal), 0);
  }
}

// A server that stops during a request.
class StopTest : public HostingTest {
 protected:
  void act_and_stop() {
    json request = kTwoPeople;
    request["time_control"] = {{"kind", "move"}, {"seconds", 60}};
    const Opened opened = open_table(program.port(), request);
    join(program.port(), opened.table);
    person.emplace(program.port(), opened.table, opened.key);
    say_nonsense(*person);
    lock.emplace(data);
    person->act("one", person->actions().front());
    ASSERT_TRUE(await([&] { return program.metrics().contains("nemeton_store_queue 1"); }));
    program.signal(SIGTERM);
    ASSERT_TRUE(await_log(program, "stopping"));
  }

  Program program{arguments()};
  std::optional<Person> person;
  std::optional<LockedDatabase> lock;
};

TEST_F(StopTest, ActionsInFlightAreConfirmedBeforeTheGoodbye) {
  act_and_stop();
  lock.reset();
  ASSERT_TRUE(person->hear());
  EXPECT_EQ(person->event()["id"], "one");
  EXPECT_FALSE(person->hear());
  EXPECT_EQ(person->socket.close_code(), 1012);
  EXPECT_EQ(program.wait(), 0);
}

TEST_F(StopTest, ASecondSignalEndsItAtOnce) {
  act_and_stop();
  EXPECT_EQ(program.end(SIGTERM), 128 + SIGTERM);
  EXPECT_THAT(program.complaint(), HasSubstr("stopped at once"));
}

TEST_F(StopTest, ABotsActionMeanwhileIsDropped) {
  open_table(program.port(), {{"game", "danube"},
                              {"seats", {"bot:novice", "bot:novice"}},
                              {"time_control", {{"kind", "move"}, {"seconds", 60}}}});
  lock.emplace(data);
  ASSERT_TRUE(await([&] { return program.metrics().contains("nemeton_store_queue 1"); }));
  EXPECT_EQ(program.end(SIGTERM), 0) << program.complaint();
}

}  // namespace
}  // namespace nemeton
