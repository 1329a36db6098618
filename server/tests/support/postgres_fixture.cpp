#include "server/dice/keys.hpp"
#include "server/store/postgres/postgres.hpp"
#include "server/tests/support/postgres_server.hpp"
#include "server/tests/support/store_fixture.hpp"

namespace nemeton {

namespace {

class PostgresFixture final : public StoreFixture {
 public:
  std::unique_ptr<Store> open() override {
    start_keys();
    auto store = open_postgres(url_);
    EXPECT_TRUE(store) << store.error();
    return std::move(*store);
  }
  std::unique_ptr<Store> open_beside() override { return open(); }
  std::unique_ptr<TestServer> serve(TimeSource* time) override {
    return std::make_unique<TestServer>(time, std::chrono::hours(1), url_);
  }
  void run(const std::string& sql) override { PostgresServer::run(url_, sql); }

 private:
  std::string url_ = PostgresServer::shared().new_database();
};

}  // namespace

std::unique_ptr<StoreFixture> new_store_fixture() { return std::make_unique<PostgresFixture>(); }

}  // namespace nemeton
