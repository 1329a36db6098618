#include "server/table/state/presence.hpp"

namespace nemeton {

void Presence::begin(std::shared_ptr<const void> owner) {
  if (state_ == State::announced || !is_there_()) return;
  state_ = State::announced;
  spawn(strand_, announce(std::move(owner)));
}

Task<void> Presence::announce(std::shared_ptr<const void> owner) {
  while (is_there_()) {
    if (auto change = say_(true)) co_await store_.make(*std::move(change));
    // Three times before the list takes the table for left.
    again_.expires_after(kWait / 3);
    if (is_there_()) co_await again_.async_wait(kAwait);
    // A client may have come back meanwhile.
    if (is_there_()) continue;
    if (auto change = say_(false)) co_await store_.make(*std::move(change));
  }
  state_ = State::absent;
  owner.reset();
}

}  // namespace nemeton
