// Changes that are asked for in the same instant, at several servers.
#pragma once

#include <atomic>
#include <barrier>
#include <functional>
#include <thread>

#include "server/tests/support/store_fixture.hpp"

namespace nemeton {

// A server on the store, and others beside it if the kind of store allows them.
class AtOnce {
 public:
  AtOnce(StoreFixture& fixture, Store& store) : servers_{&store} {
    constexpr std::size_t kServers = 4;
    while (servers_.size() < kServers) {
      auto other = fixture.open_beside();
      if (!other) break;
      servers_.push_back(other.get());
      others_.push_back(std::move(other));
    }
    // All are connected.
    for (Store* each : servers_) commit(*each, Probe{});
  }

  // Asks for that number of changes, by turns at each server, and returns the number of those that were made.
  int made(int count, const std::function<Change(int)>& change) {
    std::barrier instant(count);
    std::atomic<int> done = 0;
    {
      std::vector<std::jthread> threads;
      for (int i = 0; i < count; ++i) {
        Store& server = *servers_[static_cast<std::size_t>(i) % servers_.size()];
        threads.emplace_back([&instant, &done, &server, change = following(server, change(i))] {
          instant.arrive_and_wait();
          const CommitResult result = wait_for(server.make(change));
          EXPECT_NE(result, CommitResult::failed);
          if (result == CommitResult::done) ++done;
        });
      }
    }
    return done;
  }

 private:
  std::vector<std::unique_ptr<Store>> others_;
  std::vector<Store*> servers_;
};

}  // namespace nemeton
