// A seat that somebody has taken and does not use: the table's opener gives it to somebody else, or closes the table; and who never comes
// loses it after a while.
#include <algorithm>

#include "server/table/tables.hpp"

namespace nemeton {

namespace {

// Whoever takes a seat says hello within that time.
constexpr std::chrono::minutes kArrival{5};

Refusal has_played_refusal(Seat seat) {
  return {409, "has_played", "seat " + std::to_string(seat) + " has played, and stays until it leaves"};
}

}  // namespace

SeatSet Table::first_to_come() const {
  std::optional<WallTime> earliest;
  SeatSet first;
  for (Seat seat = 0; seat < seats(); ++seat) {
    const StoredSeat& each = log_.seat(seat);
    if (each.key_hash.empty() || (earliest && each.taken > *earliest)) continue;
    if (!earliest || each.taken < *earliest) first = SeatSet();
    earliest = each.taken;
    first.add(seat);
  }
  return first;
}

std::optional<Seat> Table::opener() const {
  const SeatSet first = first_to_come();
  return first.size() == 1 ? std::optional(first.first()) : std::nullopt;
}

std::optional<Refusal> Table::refuse_as_opener(const SeatHolder& holder) const {
  const auto seat = seat_of(holder);
  if (!seat) return bad_key();
  if (seat == opener()) return std::nullopt;
  return Refusal{403, "not_opener", "only who has opened the table may do that"};
}

Task<std::expected<void, Refusal>> Table::free_seat(std::string key, Seat seat,
                                                    std::optional<std::string> opener_origin) {
  const auto self = shared_from_this();
  const auto holder = co_await holder_of(std::move(key));
  if (!holder) co_return std::unexpected(holder.error());
  const AsyncMutex::Lock lock = co_await mutex_.lock();
  log_.mark_stale();
  while (co_await up_to_date()) {
    if (auto refused = refuse_as_opener(*holder)) co_return std::unexpected(*std::move(refused));
    if (seat < 0 || seat >= seats() || log_.seat(seat).key_hash.empty() || seat == opener()) {
      co_return std::unexpected(bad_request("seat is " + std::to_string(seat) + ", expected that of another person"));
    }
    if (has_played(seat)) co_return std::unexpected(has_played_refusal(seat));
    std::optional<LeaveSeat::SentAway> sent_away;
    if (opener_origin) sent_away = {.player = log_.seat(seat).player, .opener_origin = *opener_origin};
    const CommitResult result = co_await release_by_opener(seat, std::move(sent_away));
    if (result == CommitResult::failed) break;
    if (result == CommitResult::done) co_return std::expected<void, Refusal>{};
  }
  co_return std::unexpected(lost());
}

Task<CommitResult> Table::release_by_opener(Seat seat, std::optional<LeaveSeat::SentAway> away) {
  freed_ = {seat, away ? sent_away() : Refusal{403, "seat_freed", "the host has freed your seat"}};
  const CommitResult result = co_await release(seat, std::move(away));
  freed_.reset();
  co_return result;
}

Task<std::expected<void, Refusal>> Table::close(std::string key) {
  const auto self = shared_from_this();
  const auto holder = co_await holder_of(std::move(key));
  if (!holder) co_return std::unexpected(holder.error());
  const AsyncMutex::Lock lock = co_await mutex_.lock();
  log_.mark_stale();
  while (co_await up_to_date()) {
    if (auto refused = refuse_as_opener(*holder)) co_return std::unexpected(*std::move(refused));
    // The opener leaves last: with the last person the table is deleted.
    Seat next = *opener();
    if (has_begun()) {
      const CommitResult result = co_await leave_seat(next);
      if (result == CommitResult::failed) break;
      if (result == CommitResult::done) co_return std::expected<void, Refusal>{};
      continue;
    }
    for (Seat seat = 0; seat < seats(); ++seat) {
      if (log_.seat(seat).key_hash.empty() || seat == opener()) continue;
      if (has_played(seat)) co_return std::unexpected(has_played_refusal(seat));
      next = seat;
    }
    const bool last = next == opener();
    const CommitResult result = co_await (last ? release(next) : release_by_opener(next));
    if (result == CommitResult::failed) break;
    if (result == CommitResult::done && last) co_return std::expected<void, Refusal>{};
  }
  co_return std::unexpected(lost());
}

void Table::await_arrivals() {
  for (Seat seat = 0; seat < seats(); ++seat) {
    if (!has_come(seat)) await_arrival(seat);
  }
}

void Table::await_arrival(Seat seat) {
  auto give_back = [](std::shared_ptr<Table> self, Seat left, std::string holder) -> Task<void> {
    const AsyncMutex::Lock lock = co_await self->mutex_.lock();
    while (co_await self->up_to_date()) {
      if (self->log_.seat(left).key_hash != holder || self->has_come(left) || self->stored().over) co_return;
      // A rated or tournament game that has begun is lost, and the seat stays.
      const auto result = co_await (self->has_begun() ? self->resign(left) : self->release(left));
      if (result != CommitResult::conflict) co_return;
    }
  };
  const auto gone = std::max(milliseconds(0), tables_.time().wall() - log_.seat(seat).taken);
  tables_.time().ring_at(tables_.time().now() + kArrival - gone,
                         [weak = weak_from_this(), give_back, seat, holder = log_.seat(seat).key_hash] {
                           if (const auto table = weak.lock()) spawn(table->strand_, give_back(table, seat, holder));
                         });
}

// Whoever has said hello has given a client seed, or said that there is none.
bool Table::has_come(Seat seat) const {
  const StoredSeat& each = log_.seat(seat);
  const auto acts = [seat](const Entry& entry) { return entry.seat == seat; };
  return each.key_hash.empty() || each.client_seed || audience_.is_present(seat) || first_to_come().has(seat) ||
         std::ranges::any_of(stored().log, acts);
}

}  // namespace nemeton
