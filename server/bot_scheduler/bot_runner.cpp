#include "server/bot_scheduler/bot_runner.hpp"

#include <boost/asio/steady_timer.hpp>

namespace nemeton {

void BotRunner::wake(const std::shared_ptr<const void>& owner) {
  const SeatSet to_act = table_.bots_to_act();
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (!to_act.has(seat) || thinking_.has(seat)) continue;
    thinking_.add(seat);
    spawn(strand_, act(seat, owner));
  }
}

Task<void> BotRunner::act(Seat seat, std::shared_ptr<const void> owner) {
  const int thought_of = table_.last();
  std::string token =
      co_await scheduler_.choose_action(table_.copy_match(), seat, table_.bot_level(seat), table_.requester());
  if (scheduler_.stopped()) co_return;
  const BotAction done = co_await table_.play_for_bot(seat, std::move(token), thought_of);
  if (done == BotAction::refused) {
    asio::steady_timer pause(strand_, pause_);
    co_await pause.async_wait(kAwait);
  }
  thinking_.remove(seat);
  if (done != BotAction::overtaken) wake(owner);
}

}  // namespace nemeton
