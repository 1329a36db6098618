// A seat that goes to another device by a pass, as docs/api.md says: once, soon, and to whoever knows its id alone.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <fstream>

#include "server/tests/support/people.hpp"

namespace nemeton {
namespace {

using testing::HasSubstr;

class PassesTest : public testing::Test {
 protected:
  HttpAnswer post(const std::string& path, const json& body) { return http(server.port(), "POST", path, body.dump()); }
  HttpAnswer leave(const Opened& at, const json& name, const json& box = "sealed") {
    return post("/api/v1/tables/" + at.table + "/pass", {{"key", at.key}, {"id", name}, {"box", box}});
  }
  HttpAnswer use(const json& name) { return post("/api/v1/pass", {{"id", name}}); }
  // Those that were left are so much older: their time is the store's.
  void age(std::chrono::seconds time) {
    sqlite3* db = nullptr;
    sqlite3_open((server.folder() / "data" / "nemeton.sqlite").c_str(), &db);
    sqlite3_busy_timeout(db, 60'000);
    const std::string sql = "update passes set until = until - " + std::to_string(time.count());
    EXPECT_EQ(sqlite3_exec(db, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(db);
    EXPECT_EQ(sqlite3_changes(db), 1);
    sqlite3_close(db);
  }

  TestServer server;
  Opened opened = open_table(server.port(), kTwoPeople);
  std::string id = std::string(43, 'w');
};

TEST_F(PassesTest, OneIsLeftWithAKeyAndGivenOutOnce) {
  const HttpAnswer left = leave(opened, id);
  EXPECT_EQ(left.status, 201);
  EXPECT_EQ(left.parsed(), json({{"seconds", 600}}));
  server.restart();
  const HttpAnswer used = use(id);
  EXPECT_EQ(used.status, 200);
  EXPECT_EQ(used.parsed(), json({{"table", opened.table}, {"box", "sealed"}}));
  EXPECT_EQ(use(id).error(), "no_pass");
  server.restart();
  EXPECT_EQ(use(id).error(), "no_pass");
}

TEST_F(PassesTest, AfterTenMinutesItIsWorthNothing) {
  leave(opened, id);
  age(std::chrono::minutes(10));
  const HttpAnswer late = use(id);
  EXPECT_EQ(late.status, 404);
  EXPECT_EQ(late.error(), "no_pass");
  leave(opened, id);
  age(std::chrono::minutes(9));
  EXPECT_EQ(use(id).status, 200);
}

TEST_F(PassesTest, AWrongIdGetsNothingAndTakesNothing) {
  leave(opened, id);
  std::string almost = id;
  almost.back() = 'x';
  for (const std::string& wrong : {almost, id.substr(1), id + "w", std::string(), opened.table, opened.key, "%" + id,
                                   std::string(43, 'W'), id + std::string(1, '\0'), std::string(60'000, 'w')}) {
    EXPECT_EQ(use(wrong).error(), "no_pass") << wrong.substr(0, 50);
  }
  for (const json& wrong : {json(7), json(), json::array({id}), json({{"id", id}})}) {
    EXPECT_EQ(use(wrong).error(), "bad_request") << wrong;
  }
  EXPECT_EQ(post("/api/v1/pass", json::object()).error(), "bad_request");
  EXPECT_EQ(use(id).status, 200);
}

TEST_F(PassesTest, ANewerOneTakesItsPlaceAtItsTableAlone) {
  const Opened other = open_table(server.port(), kTwoPeople);
  const std::string newer(43, 'n');
  const std::string others(43, 'o');
  leave(opened, id);
  leave(other, others);
  leave(opened, newer, "newer");
  EXPECT_EQ(use(id).error(), "no_pass");
  EXPECT_EQ(use(newer).parsed(), json({{"table", opened.table}, {"box", "newer"}}));
  EXPECT_EQ(use(others).parsed(), json({{"table", other.table}, {"box", "sealed"}}));
}

TEST_F(PassesTest, OfManyWhoUseOneAtOnceOneGetsIt) {
  leave(opened, id);
  std::atomic<int> got = 0;
  std::vector<std::jthread> all;
  for (int i = 0; i < 8; ++i) {
    all.emplace_back([&] {
      if (use(id).status == 200) ++got;
    });
  }
  all.clear();
  EXPECT_EQ(got, 1);
}

TEST_F(PassesTest, WhatIsNoneIsNotLeft) {
  EXPECT_EQ(leave({.table = opened.table, .seat = {}, .key = "other"}, id).error(), "bad_key");
  EXPECT_EQ(leave(opened, "short").error(), "bad_request");
  for (const json& box : {json(""), json(std::string(513, 'b')), json("<b>"), json()}) {
    EXPECT_EQ(leave(opened, id, box).error(), "bad_request") << box;
  }
  EXPECT_EQ(use(id).error(), "no_pass");
}

TEST_F(PassesTest, NothingOfAKeyOrAnIdIsStoredInClear) {
  id = "the-id-of-this-pass-is-as-long-as-they-are-";
  EXPECT_EQ(leave(opened, id).status, 201);
  server.stop();
  std::string kept;
  for (const auto& entry : std::filesystem::directory_iterator(server.folder() / "data")) {
    std::ifstream file(entry.path(), std::ios::binary);
    kept.append(std::istreambuf_iterator<char>(file), {});
  }
  EXPECT_THAT(kept, HasSubstr("sealed"));
  EXPECT_EQ(kept.find(opened.key), std::string::npos);
  EXPECT_EQ(kept.find(id), std::string::npos);
}

}  // namespace
}  // namespace nemeton
