// What may happen to the disk, the folder and the file under a running server: it says so, confirms nothing, and goes on when that is
// over, with nothing lost or doubled.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>
#include <sqlite3.h>
#include <sys/resource.h>

#include <csignal>
#include <fstream>
#include <sstream>

#include "server/dice/keys.hpp"
#include "server/store/sqlite/sqlite.hpp"
#include "server/tests/support/authenticator.hpp"
#include "server/tests/support/faulty_disk.hpp"
#include "server/tests/support/program.hpp"
#include "server/tests/support/siege.hpp"
#include "server/tests/support/store_fixture.hpp"
#include "server/tests/support/troubled_game.hpp"

namespace nemeton {
namespace {

using testing::HasSubstr;

class DiskTest : public testing::Test {
 protected:
  std::filesystem::path data() const { return folder.path() / "data"; }
  std::filesystem::path file() const { return data() / "nemeton.sqlite"; }
  std::unique_ptr<Program> start() {
    auto program =
        std::make_unique<Program>(std::vector<std::string>{"--port", "0", "--limits", "off", "--data", data()});
    EXPECT_NE(program->port(), 0);
    return program;
  }
  // Ends the server and gives its log.
  static std::string log_of(Program& program) {
    EXPECT_EQ(program.end(SIGTERM), 0);
    return program.complaint();
  }

  // With so much that what is written later touches little of it, and that no server reads before it is asked to.
  static void fill(Store& store) {
    for (int i = 0; i < 300; ++i) {
      StoredTable table = some_table(random_table_id());
      table.over = true;
      table.log.assign(20, {0, std::string(60, 'x'), ""});
      EXPECT_EQ(commit(store, OpenTable{std::move(table), ""}), CommitResult::done);
    }
  }

  TemporaryFolder folder;
};

// Not only when the server stops.
TEST(DeletionTest, WhatWasDeletedIsSoonInNoFile) {
  const TestServer server;
  const auto post = [&](const std::string& path, const json& body) {
    const HttpAnswer answer = call_api(server.port(), path, body);
    EXPECT_LT(answer.status, 300) << answer.body;
    return answer.parsed();
  };
  const auto is_anywhere = [&](const std::string& bytes) {
    for (const auto& each : std::filesystem::directory_iterator(server.folder() / "data")) {
      std::ifstream in(each.path(), std::ios::binary);
      if (std::string(std::istreambuf_iterator<char>(in), {}).contains(bytes)) return true;
    }
    return false;
  };
  std::vector<std::string> gone;
  for (int i = 0; i < 10; ++i) {
    const std::string number = std::to_string(100 + i);
    const Authenticator phone;
    const Authenticator desk;
    const json in = sign_up(server.port(), "Ceridwen " + number, phone);
    const std::string challenge = post("accounts/challenges", {{"key", in["key"]}})["challenge"];
    post("accounts/me/passkeys", {{"key", in["key"]}, {"passkey", Authenticator::written(desk.create(challenge))}});
    const std::string guest = "Rhiannon " + number;
    const Opened opened = open_table(server.port(), kTwoPeople);
    Person person(server.port(), opened.table, opened.key);
    person.say({{"type", "name"}, {"name", guest}});
    person.hear_seats([&](const json& seats) { return seats[0].value("name", "") == guest; });
    for (const std::string& each : {"Ceridwen " + number, guest, phone.id(), desk.id()}) EXPECT_TRUE(is_anywhere(each));
    // Half of them go one by one.
    post("DELETE accounts/me/passkeys/" + base64url(desk.id()), {{"key", in["key"]}});
    gone.push_back(desk.id());
    EXPECT_EQ(call_api(server.port(), "tables/" + opened.table + "/leave", {{"key", opened.key}}).status, 200);
    gone.push_back(guest);
    post("PUT accounts/me/name", {{"key", in["key"]}, {"name", "Gwion " + number}});
    gone.push_back("Ceridwen " + number);
    if (i % 2 == 0) continue;
    post("DELETE accounts/me", {{"key", in["key"]}});
    gone.insert(gone.end(), {phone.id(), "Gwion " + number});
  }
  const auto end = std::chrono::steady_clock::now() + kTimeout;
  while (std::ranges::any_of(gone, is_anywhere) && std::chrono::steady_clock::now() < end) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  EXPECT_EQ(std::ranges::count_if(gone, is_anywhere), 0);
}

// The server of a test with a faulty disk, in the test's own process.
class FaultyDiskTest : public testing::Test {
 protected:
  FaultyDiskTest() {
    spdlog::set_default_logger(
        std::make_shared<spdlog::logger>("test", std::make_shared<spdlog::sinks::ostream_sink_mt>(log)));
  }
  ~FaultyDiskTest() override {
    server.stop();
    spdlog::set_default_logger(usual);
  }

  std::shared_ptr<spdlog::logger> usual = spdlog::default_logger();
  std::ostringstream log;
  FaultyDisk disk;
  TestServer server;
};

TEST_F(FaultyDiskTest, ADiskThatDoesNotAnswerIsNotWaitedForForEver) {
  TroubledGame game(server.port());
  disk.hang();
  game.is_refused();
  // It is known by now.
  expect_nothing_opens(server.port());
  game.is_refused();
  disk.heal();
  game.goes_on();
  game.goes_on();
  server.restart();
  game.is_whole(server.port());
  EXPECT_THAT(log.str(), HasSubstr("the disk of the database does not answer; until it does, nothing is confirmed"));
  EXPECT_THAT(log.str(), HasSubstr("the disk of the database answers again"));
}

TEST_F(FaultyDiskTest, WhatTheDiceWaitForIsSaidOnceAndWrittenWhenThereIsRoom) {
  const Opened opened = open_table(server.port(), {{"game", "danube"}, {"seats", {"you", "open"}}});
  const std::string key = join(server.port(), opened.table);
  Person first(server.port(), opened.table, opened.key);
  first.hear_dice();
  disk.fill();
  Person second(server.port(), opened.table, key, random_server_seed());
  EXPECT_EQ(second.socket.receive("error")["code"], "unavailable");
  disk.heal();
  EXPECT_TRUE(second.hear_dice()["commitments"][1].is_string());
  disk.fill();
  second.give_number();
  EXPECT_EQ(second.socket.receive("error")["code"], "unavailable");
  disk.heal();
  EXPECT_TRUE(second.hear_dice()["client_seeds"][1].is_string());
}

// What the system says when a file may not grow; the limit is the program's own, and comes and goes while it runs.
TEST_F(DiskTest, NothingIsLostOrDoubledWhenTheFilesMayNotGrow) {
  auto program = start();
  Place place;
  place.port = program->port();
  Siege siege(place, 10);
  for (int i = 0; i < 3; ++i) {
    siege.expect_all_go_on();
    const rlimit little{32 * 1024, RLIM_INFINITY};
    ASSERT_EQ(prlimit(program->process(), RLIMIT_FSIZE, &little, nullptr), 0);
    const auto end = std::chrono::steady_clock::now() + kTimeout;
    HttpAnswer answer;
    do {
      answer = call_api(program->port(), "tables", kTwoPeople);
    } while (answer.status == 201 && std::chrono::steady_clock::now() < end);
    EXPECT_EQ(answer.error(), "unavailable");
    siege.expect_kept(program->port());
    const rlimit all{RLIM_INFINITY, RLIM_INFINITY};
    ASSERT_EQ(prlimit(program->process(), RLIMIT_FSIZE, &all, nullptr), 0);
  }
  siege.expect_all_go_on();
  const std::string log = log_of(*program);
  siege.end();
  EXPECT_THAT(log, HasSubstr("reason=\"disk I/O error (File too large)\""));
  EXPECT_THAT(log, HasSubstr("the database can be used again"));
  program = start();
  siege.expect_all_kept(program->port());
}

TEST_F(DiskTest, ADatabaseThatAnotherProcessHoldsConfirmsNothingUntilItIsFree) {
  auto program = start();
  TroubledGame game(program->port());
  sqlite3* other = nullptr;
  ASSERT_EQ(sqlite3_open(file().c_str(), &other), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(other, "begin immediate", nullptr, nullptr, nullptr), SQLITE_OK);
  game.is_refused();
  game.is_whole(program->port());
  sqlite3_close(other);
  game.goes_on();
  game.goes_on();
  EXPECT_THAT(log_of(*program), HasSubstr("reason=\"database is locked\""));
  program = start();
  game.is_whole(program->port());
}

TEST_F(DiskTest, AFileThatIsMovedAwayIsNotWrittenAndTablesGoOnWhenItIsBack) {
  auto program = start();
  TroubledGame game(program->port());
  std::filesystem::rename(data(), folder.path() / "away");
  game.is_refused();
  EXPECT_EQ(http(program->port(), "GET", "/api/v1/tables/unknown").status, 503);
  std::filesystem::rename(folder.path() / "away", data());
  game.goes_on();
  std::filesystem::remove(file());
  game.is_refused();
  EXPECT_THAT(log_of(*program), HasSubstr("the file is not where it was opened, but moved, deleted or replaced"));
}

TEST_F(DiskTest, ADamagedFileIsSaidAndDoesNotEndTheServer) {
  const auto read_all = [this] {
    std::ifstream in(file(), std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(in), {});
  };
  std::vector<std::unique_ptr<TroubledGame>> games;
  auto program = start();
  for (int i = 0; i < 40; ++i) games.push_back(std::make_unique<TroubledGame>(program->port()));
  // All is in the file itself then, and nothing in memory.
  EXPECT_EQ(program->end(SIGTERM), 0);
  fill(*open_sqlite(data()).value());
  const std::string whole = read_all();
  const auto damage = [&](bool truncated) {
    if (truncated) {
      std::filesystem::resize_file(file(), 2 * 4096);
    } else {
      std::fstream out(file(), std::ios::in | std::ios::out | std::ios::binary);
      out.seekp(2 * 4096);
      out << std::string(whole.size() - 2 * 4096, '\x5a');
    }
  };
  for (const bool truncated : {false, true}) {
    program = start();
    damage(truncated);
    int unavailable = 0;
    for (const auto& game : games) {
      const HttpAnswer answer = http(program->port(), "GET", "/api/v1/tables/" + game->table());
      EXPECT_TRUE(answer.status == 200 || answer.error() == "unavailable") << answer.status << " " << answer.body;
      unavailable += answer.status == 503 ? 1 : 0;
    }
    EXPECT_GT(unavailable, 0);
    EXPECT_NE(http(program->port(), "GET", "/health").status, 0);
    const HttpAnswer opened = call_api(program->port(), "tables", kTwoPeople);
    EXPECT_TRUE(opened.status == 201 || opened.error() == "unavailable") << opened.body;
    EXPECT_THAT(log_of(*program), HasSubstr("database disk image is malformed"));

    // A server does not start on it.
    damage(truncated);
    Program refused({"--port", "0", "--limits", "off", "--data", data()});
    EXPECT_EQ(refused.port(), 0);
    EXPECT_EQ(refused.wait(), 2);
    EXPECT_THAT(refused.complaint(), HasSubstr("database " + file().string() + " cannot be used: "));
    std::ofstream(file(), std::ios::binary) << whole;
    program = start();
    for (const auto& game : games) game->is_whole(program->port());
    EXPECT_EQ(program->end(SIGTERM), 0);
  }
}

}  // namespace
}  // namespace nemeton
