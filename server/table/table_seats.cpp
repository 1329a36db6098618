// Who may sit at a table and who does so no more, and how the lobby hears that somebody waits for others there.
#include <algorithm>
#include <boost/asio/as_tuple.hpp>

#include "server/dice/keys.hpp"
#include "server/table/table.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

Task<std::expected<Seat, Refusal>> Table::seat_with(std::string key) {
  const auto self = shared_from_this();
  std::optional<Seat> seat = seat_of(key);
  if (!seat) {
    // Another process may have given it away.
    const AsyncMutex::Lock lock = co_await mutex_.lock();
    stale_ = true;
    if (!co_await up_to_date()) co_return std::unexpected(lost());
    seat = seat_of(key);
  }
  if (!seat) co_return std::unexpected(bad_key());
  co_return *seat;
}

Task<std::expected<void, Refusal>> Table::forget(std::string key) {
  const auto self = shared_from_this();
  const auto seat = co_await seat_with(key);
  if (!seat) co_return std::unexpected(seat.error());
  const auto others = [&] {
    const auto held = [](const StoredSeat& each) { return !each.key_hash.empty(); };
    return std::ranges::count_if(stored_.seats, held) > 1;
  };
  const auto by_it = [&](const Entry& entry) { return entry.seat == *seat || entry.client_seeds.has(*seat); };
  const bool played = std::ranges::any_of(stored_.log, by_it);
  // A seat that has done nothing yet is free for somebody else; one that has played, or whose number is in the dice, would leave the
  // others waiting for ever.
  if (!stored_.over && played && others()) {
    const auto given_up = co_await act(nullptr, *seat, "", std::nullopt);
    if (!given_up && !stored_.over) co_return std::unexpected(given_up.error());
  }
  const AsyncMutex::Lock lock = co_await mutex_.lock();
  while (co_await up_to_date()) {
    if (!opens(key, seat_at(*seat).key_hash)) co_return std::unexpected(bad_key());
    LeaveSeat change{id(), *seat, key_hash(key)};
    const CommitResult result = co_await make(std::move(change));
    if (result == CommitResult::failed) break;
    if (result == CommitResult::conflict) continue;
    // Whether others are still there the store knows alone: somebody may come or leave in the same instant at another server.
    stale_ = true;
    co_await up_to_date();
    // The dice do not wait for it any more.
    co_await draw_due();
    co_return std::expected<void, Refusal>{};
  }
  co_return std::unexpected(lost());
}

Task<std::expected<void, Refusal>> Table::leave_pass(std::string key, std::string id_hash, std::string box) {
  const auto seat = co_await seat_with(std::move(key));
  if (!seat) co_return std::unexpected(seat.error());
  LeavePass change{std::move(id_hash), {id(), std::move(box)}};
  if (co_await tables_.store().make(std::move(change)) != CommitResult::done) co_return std::unexpected(unavailable());
  co_return std::expected<void, Refusal>{};
}

bool Table::holds(const Listener& listener, Seat seat) {
  const Member* here = member(listener);
  return here != nullptr && here->seat == seat;
}

Refusal Table::lost() const {
  return gone_ ? Refusal{404, "no_table", "there is no table with that name any more"} : unavailable();
}

void Table::be_deleted() {
  if (std::exchange(gone_, true)) return;
  tables_.drop(id());
  tables_.rate_limiter().over(id());
  if (std::exchange(held_, false)) tables_.let_go(id());
  lobby_timer_.cancel();
  tell_all(R"({"type":"error","code":"no_table","message":"the table was deleted"})");
  members_.clear();
}

void Table::release_lost_seats() {
  for (Member& each : members_) {
    if (each.seat == kSpectator || opens(each.key, seat_at(each.seat).key_hash)) continue;
    each.seat = kSpectator;
    if (const auto listener = each.listener.lock()) {
      listener->send(std::make_shared<const std::string>(
          R"({"type":"error","code":"bad_key","message":"the key holds no seat at this table any more"})"));
    }
  }
}

// The lobby.

bool Table::waits() const {
  const auto open = [](const StoredSeat& each) { return !each.bot && each.key_hash.empty(); };
  const auto here = [](const Member& each) { return each.seat != kSpectator; };
  return stored_.lobby && !stored_.over && !gone_ && std::ranges::any_of(stored_.seats, open) &&
         std::ranges::any_of(members_, here);
}

void Table::wait_in_lobby() {
  if (in_lobby_ || !waits()) return;
  in_lobby_ = true;
  spawn(strand_, stay_in_lobby());
}

Task<void> Table::stay_in_lobby() {
  const auto self = shared_from_this();
  const auto say = [this](bool waiting) { return tables_.store().make(Wait{id(), waiting}); };
  while (waits()) {
    co_await say(true);
    // Three times before the lobby takes it for left.
    lobby_timer_.expires_after(kWait / 3);
    if (waits()) co_await lobby_timer_.async_wait(asio::as_tuple(asio::use_awaitable));
    // Whoever came back while this was being said is there again.
    if (!waits()) co_await say(false);
  }
  in_lobby_ = false;
}

}  // namespace nemeton
