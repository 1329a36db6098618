// Bots at a table: they think on a copy, and their answers are judged as anybody's. Where several processes serve a table, the one that has
// appended the last entry sets its bots thinking; another does so when nothing has come for a while, or somebody comes to it. Then
// both may think of the same: one answer is played, and the process that came too late leaves the game to the other.
#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <ranges>

#include "server/host/log.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

namespace {

using std::chrono::seconds;

// Longer than a bot thinks.
constexpr seconds kElsewhere{3};
// When it is tried again to play what could not be written.
constexpr seconds kAgain{1};

}  // namespace

void Table::wake_bots() {
  if (stored_.over || gone_) return;
  const Node node = match_->node();
  for (Seat seat = 0; seat < seats(); ++seat) {
    if (!seat_at(seat).bot || !node.to_act.has(seat) || thinking_.has(seat)) continue;
    thinking_.add(seat);
    spawn(strand_, bot_turn(seat));
  }
}

Task<void> Table::bot_turn(Seat seat) {
  const auto self = shared_from_this();
  const int thought_of = last();
  const std::string token = co_await tables_.bots().best(match_->clone(), seat, *seat_at(seat).bot);
  if (tables_.bots().stopped()) co_return;
  const auto played = co_await act(nullptr, seat, "", token, thought_of);
  const bool overtaken = !played && has_acted(seat, thought_of);
  if (!played && !overtaken && !stored_.over && !gone_) {
    // The store has said that it cannot be written.
    if (played.error().code != unavailable().code) {
      log_error("a bot cannot play", {{"table", id()}, {"seat", seat}, {"code", played.error().code}});
    }
    asio::steady_timer pause(strand_, kAgain);
    co_await pause.async_wait(asio::as_tuple(asio::use_awaitable));
  }
  thinking_.remove(seat);
  if (!overtaken || !written_elsewhere_) wake_bots();
}

bool Table::has_acted(Seat seat, int number) const {
  return std::ranges::count(stored_.log | std::views::drop(number), seat, &Entry::seat) > 0;
}

void Table::resume_later() {
  tables_.time().ring_at(tables_.time().now() + kElsewhere, [weak = weak_from_this(), at = last()] {
    const auto table = weak.lock();
    if (!table) return;
    asio::post(table->strand_, [table, at] {
      if (table->last() == at) table->resume();
    });
  });
}

}  // namespace nemeton
