#include "server/table/public_tables.hpp"

namespace nemeton {

Task<PublicTables::Found> PublicTables::list(std::string game) {
  if (auto text = fresh(game)) co_return text;
  auto start = [&](std::move_only_function<void(Found)> done) {
    {
      const std::lock_guard lock(mutex_);
      auto& waiting = lists_[game].waiting;
      waiting.push_back(std::move(done));
      // Of the requests that come at once, one reads and the others get its result.
      if (waiting.size() > 1) return;
    }
    spawn(tables_.loops().next(), read(game));
  };
  co_return co_await promised<Found>(std::move(start));
}

void PublicTables::release_all() {
  const std::lock_guard lock(mutex_);
  lists_.clear();
}

std::shared_ptr<const std::string> PublicTables::fresh(const std::string& game) {
  const std::lock_guard lock(mutex_);
  const List& list = lists_[game];
  return std::chrono::steady_clock::now() - list.read < kFresh ? list.text : nullptr;
}

Task<void> PublicTables::read(std::string game) {
  const auto tables = co_await tables_.store().public_tables(game, kMost);
  Found found = std::unexpected(tables ? std::string() : tables.error());
  if (tables) found = std::make_shared<const std::string>(write_(*tables));
  std::vector<std::move_only_function<void(Found)>> waiting;
  {
    const std::lock_guard lock(mutex_);
    List& list = lists_[game];
    if (found) list.text = *found;
    if (found) list.read = std::chrono::steady_clock::now();
    waiting.swap(list.waiting);
  }
  for (auto& each : waiting) each(found);
}

}  // namespace nemeton
