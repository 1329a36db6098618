#include "server/table/lobby_presence.hpp"

namespace nemeton {

void LobbyPresence::begin(std::shared_ptr<const void> owner) {
  if (state_ == State::announced || !waits_()) return;
  state_ = State::announced;
  spawn(strand_, announce(std::move(owner)));
}

Task<void> LobbyPresence::announce(std::shared_ptr<const void> owner) {
  while (waits_()) {
    co_await say(true);
    // Three times before the lobby takes the table for left.
    again_.expires_after(kWait / 3);
    if (waits_()) co_await again_.async_wait(kAwait);
    // Whoever came back while this was being said waits again.
    if (!waits_()) co_await say(false);
  }
  state_ = State::absent;
  owner.reset();
}

}  // namespace nemeton
