// The group commit: changes of all tables that arrive while one commit is on its way to disk go together in the next.
#pragma once

#include <functional>
#include <mutex>
#include <vector>

#include "server/store/store.hpp"
#include "server/task.hpp"

namespace nemeton {

class Commits {
 public:
  // The store is used by the one thread of this object alone.
  explicit Commits(Store& store) : store_(store) {}
  // Writes what was asked for so far.
  ~Commits() { thread_.join(); }

  // Gives the outcome when the change is on disk, or is not going to be.
  Task<Outcome> make(Change change);

  // Runs `read(store)` between commits and gives its result.
  template <class Read>
  auto read(Read read) -> Task<std::invoke_result_t<Read&, Store&>> {
    auto work = [this, &read] { return read(store_); };
    co_return co_await away(thread_, std::move(work));
  }

 private:
  void write();

  Store& store_;
  std::mutex mutex_;  // of the two below
  std::vector<Change> changes_;
  std::vector<std::move_only_function<void(Outcome)>> waiting_;
  asio::thread_pool thread_{1};
};

}  // namespace nemeton
