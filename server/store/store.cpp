#include "server/store/store.hpp"

namespace nemeton {

Task<CommitResult> Store::make(Change change) {
  if (auto* append = change_as<Append>(change); append != nullptr && append->rated) {
    // The new ratings follow from the careers that are read here; if these have changed at the commit, it is a conflict.
    if (const auto filled = co_await fill_careers(*append); !filled) co_return CommitResult::failed;
  }
  co_return co_await commit(std::move(change));
}

Queries queries_for(const Change& change, const std::string& node) {
  return std::visit([&](const auto& subject) { return queries_for(subject, node); }, change);
}

}  // namespace nemeton
