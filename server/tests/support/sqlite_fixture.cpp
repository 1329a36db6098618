#include "server/tests/support/sqlite_fixture.hpp"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include "server/store/sqlite/sqlite.hpp"
#include "server/tests/support/server_fixture.hpp"

namespace nemeton {

void execute(const std::filesystem::path& file, const std::string& sql) {
  sqlite3* db = nullptr;
  sqlite3_open(file.c_str(), &db);
  sqlite3_busy_timeout(db, 60'000);
  EXPECT_EQ(sqlite3_exec(db, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(db);
  sqlite3_close(db);
}

namespace {

class SqliteFixture final : public StoreFixture {
 public:
  std::unique_ptr<Store> open() override { return open_sqlite(folder_.path()).value(); }
  std::unique_ptr<TestServer> serve(TimeSource* time) override {
    auto server = std::make_unique<TestServer>(time);
    file_ = server->folder() / "data" / "nemeton.sqlite";
    return server;
  }
  void run(const std::string& sql) override { execute(file_, sql); }

 private:
  TemporaryFolder folder_;
  std::filesystem::path file_ = folder_.path() / "nemeton.sqlite";
};

}  // namespace

std::unique_ptr<StoreFixture> new_store_fixture() { return std::make_unique<SqliteFixture>(); }

}  // namespace nemeton
