// A place for tables that is gone after the test, of the kind that the test program is linked with.
#pragma once

#include <gtest/gtest.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_future.hpp>
#include <memory>

#include "server/store/log_chain.hpp"
#include "server/tests/support/server_fixture.hpp"

namespace nemeton {

class StoreFixture {
 public:
  virtual ~StoreFixture() = default;
  // May be opened again when the store before is gone.
  virtual std::unique_ptr<Store> open() = 0;
  // The store of another server, if there may be one.
  virtual std::unique_ptr<Store> open_beside() { return nullptr; }
  // A server on it, or on another of the kind, which is changed and aged from now on; it goes by that time, or by the system's.
  virtual std::unique_ptr<TestServer> serve(TimeSource* time = nullptr) = 0;
  // Changes what is there, as nobody should.
  virtual void run(const std::string& sql) = 0;
  // What is kept for some time only, by the clock of the store, becomes so much older.
  void age(std::chrono::seconds time) {
    const std::string seconds = std::to_string(time.count());
    run("update key_transfers set expires = expires - " + seconds + "; update tables set waited = waited - " + seconds +
        " where waited > 0; update seeks set expires = expires - " + seconds + ", paired = paired - " + seconds +
        "; update passkey_challenges set expires = expires - " + seconds + "; update table_presence set at = at - " +
        seconds);
  }
};

std::unique_ptr<StoreFixture> new_store_fixture();

// That number of seconds after the beginning of Unix time.
constexpr WallTime seconds_in(int seconds) { return WallTime(std::chrono::seconds(seconds)); }

// What a coroutine gives, to a test that waits for it.
template <class T>
T wait_for(Task<T> task) {
  asio::io_context io;
  auto result = asio::co_spawn(io, std::move(task), asio::use_future);
  io.run();
  return result.get();
}

// The change with the link that it follows, as who makes it knows it: of the entry before it, however long the log is by now.
inline Change following(Store& store, Change change) {
  auto* append = change_as<Append>(change);
  if (append == nullptr || !append->before.empty()) return change;
  const auto table = wait_for(store.load(append->table, 0));
  if (!table || !*table) return change;
  const auto known = std::min(static_cast<std::size_t>(append->first - 1), (*table)->log.size());
  append->before = last_link(opening_link(**table), std::span((*table)->log).first(known));
  return change;
}

inline CommitResult commit(Store& store, Change change) {
  return wait_for(store.make(following(store, std::move(change))));
}
inline StoredTable load(Store& store, const std::string& id) { return wait_for(store.load(id, 0)).value().value(); }

// A table of three seats: a person, a bot, and an open one.
inline StoredTable some_table(const std::string& id) {
  return {.id = id,
          .game = "danube",
          .options = R"({"ply_limit":7})",
          .server_seed = "0123456789abcdef",
          .seats = {{std::nullopt, std::string("ha\0sh", 5)}, {Level::casual, ""}, {std::nullopt, ""}},
          .log = {},
          .over = false,
          .next = {}};
}

// A store, and what its promises are tested with.
class StorePromises : public testing::Test {
 protected:
  void reopen() {
    store.reset();
    store = fixture->open();
  }
  CommitResult make(Change change) { return commit(*store, std::move(change)); }
  StoredTable table(const std::string& id) { return load(*store, id); }
  static Passkey passkey(const std::string& id) {
    return {.id = id, .algorithm = -8, .public_key = "key", .counter = 0, .added = seconds_in(1)};
  }
  // With the id NAME-id, and a passkey, a code and a session of that name.
  static AddPlayer player(const std::string& name) {
    return {.player = {.id = name + "-id", .name = name, .since = seconds_in(1)},
            .skeleton = name,
            .passkey = passkey(name),
            .code_hashes = {name + " code"},
            .session_hash = name};
  }

  std::unique_ptr<StoreFixture> fixture = new_store_fixture();
  std::unique_ptr<Store> store = fixture->open();
};

}  // namespace nemeton
