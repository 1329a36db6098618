#include "server/commits.hpp"

namespace nemeton {

Task<Outcome> Commits::make(Change change) {
  auto start = [this, &change](std::move_only_function<void(Outcome)> done) {
    const std::lock_guard lock(mutex_);
    changes_.push_back(std::move(change));
    waiting_.push_back(std::move(done));
    if (changes_.size() == 1) asio::post(thread_, [this] { write(); });
  };
  co_return co_await promised<Outcome>(std::move(start));
}

void Commits::write() {
  std::vector<Change> changes;
  std::vector<std::move_only_function<void(Outcome)>> waiting;
  {
    const std::lock_guard lock(mutex_);
    changes.swap(changes_);
    waiting.swap(waiting_);
  }
  const std::vector<Outcome> outcomes = store_.commit(changes);
  for (std::size_t i = 0; i < waiting.size(); ++i) waiting[i](outcomes[i]);
}

}  // namespace nemeton
