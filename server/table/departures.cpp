#include "server/table/departures.hpp"

#include <algorithm>

#include "server/table/tables.hpp"

namespace nemeton {

namespace {

// The holder of a seat comes to it within this time.
constexpr std::chrono::minutes kArrivalTime{5};

Refusal has_played_refusal(Seat seat) {
  return {409, "has_played", "seat " + std::to_string(seat) + " has played, and stays until it leaves"};
}

}  // namespace

std::optional<Refusal> refuse_unless_host(const TableCore& core, const SeatHolders& holders, const SeatHolder& holder) {
  const auto seat = holders.seat_of(holder);
  if (!seat) return bad_key();
  if (seat == core.log().host()) return std::nullopt;
  return Refusal{403, "not_host", "only who has opened the table may do that"};
}

// Leaving.

bool Departures::has_played(Seat seat) const {
  const auto plays = [seat](const Entry& entry) { return entry.seat == seat || entry.client_seeds.has(seat); };
  return has_begun() || std::ranges::any_of(core_.log().entries(), plays);
}

bool Departures::has_begun() const {
  const bool is_serious = core_.stored().rated || core_.stored().in_tournament;
  return is_serious && !core_.log().has_open_seat() && core_.course().match().step_count() > 0;
}

Task<CommitResult> Departures::resign(Seat seat) {
  const Instant now = core_.now();
  if (flags_.is_out_of_time(seat, now)) co_return co_await flags_.fall_flag(seat);
  auto change = core_.plan_action(seat, "", std::nullopt);
  if (!change) co_return CommitResult::conflict;
  core_.stamp(change->entries, now);
  co_return co_await core_.append(*std::move(change));
}

Task<CommitResult> Departures::leave_seat(Seat seat) {
  // A seat that has done nothing yet is free for another person; one that has played would leave the others waiting forever.
  const bool resigns = has_begun() || (has_played(seat) && core_.log().persons() > 1);
  if (!core_.stored().over && resigns) {
    const CommitResult resigned = co_await resign(seat);
    if (resigned != CommitResult::done) co_return resigned;
  }
  co_return co_await release(seat);
}

Task<CommitResult> Departures::release(Seat seat, std::optional<LeaveSeat::SentAway> away) {
  LeaveSeat change{core_.id(), seat, core_.log().seat(seat).key_hash, std::move(away), core_.last()};
  const CommitResult result = co_await core_.commit(std::move(change));
  if (result != CommitResult::done) co_return result;
  // Only the store knows whether others are still there: a person may come or leave in the same instant at another server.
  core_.log().mark_stale();
  co_await core_.up_to_date();
  // The dice wait for the person who sits down next.
  co_await dice_.on_change();
  co_return result;
}

Answer<void> Departures::forget(std::string key) {
  const auto self = core_.owner();
  const auto holder = co_await holders_.holder_of(std::move(key));
  if (!holder) co_return std::unexpected(holder.error());
  const TableCore::Lock lock = co_await core_.lock();
  while (co_await core_.up_to_date()) {
    const auto seat = holders_.seat_of(*holder);
    if (!seat) co_return std::unexpected(bad_key());
    const CommitResult result = co_await leave_seat(*seat);
    if (result == CommitResult::failed) break;
    if (result == CommitResult::done) co_return std::expected<void, Refusal>{};
  }
  co_return std::unexpected(core_.lost());
}

Answer<void> Departures::resign_for(std::string player) {
  const TableCore::Lock lock = co_await core_.lock();
  core_.log().mark_stale();
  while (co_await core_.up_to_date()) {
    const auto seat = holders_.seat_of({.key = {}, .player = player});
    if (!seat || core_.stored().over || !has_begun()) co_return std::expected<void, Refusal>{};
    if (co_await resign(*seat) == CommitResult::failed) break;
  }
  if (core_.is_deleted()) co_return std::expected<void, Refusal>{};
  co_return std::unexpected(core_.lost());
}

// The host.

Answer<void> Departures::free_seat(std::string key, Seat seat, std::optional<std::string> host_origin) {
  const auto self = core_.owner();
  const auto holder = co_await holders_.holder_of(std::move(key));
  if (!holder) co_return std::unexpected(holder.error());
  const TableCore::Lock lock = co_await core_.lock();
  core_.log().mark_stale();
  while (co_await core_.up_to_date()) {
    if (auto refused = refuse_unless_host(core_, holders_, *holder)) co_return std::unexpected(*std::move(refused));
    if (seat < 0 || seat >= core_.seats() || !core_.log().is_taken(seat) || seat == core_.log().host()) {
      co_return std::unexpected(bad_request("seat is " + std::to_string(seat) + ", expected that of another person"));
    }
    if (has_played(seat)) co_return std::unexpected(has_played_refusal(seat));
    std::optional<LeaveSeat::SentAway> away;
    if (host_origin) away = {.player = core_.log().seat(seat).player, .opener_origin = *host_origin};
    const CommitResult result = co_await release_for_host(seat, std::move(away));
    if (result == CommitResult::failed) break;
    if (result == CommitResult::done) co_return std::expected<void, Refusal>{};
  }
  co_return std::unexpected(core_.lost());
}

Task<CommitResult> Departures::release_for_host(Seat seat, std::optional<LeaveSeat::SentAway> away) {
  freed_ = {seat, away ? removed_by_host() : Refusal{403, "seat_freed", "the host has freed your seat"}};
  const CommitResult result = co_await release(seat, std::move(away));
  freed_.reset();
  co_return result;
}

std::expected<Seat, Refusal> Departures::next_to_free(Seat host) const {
  // The host leaves last: with the last person the table is deleted.
  Seat next = host;
  for (Seat seat = 0; seat < core_.seats(); ++seat) {
    if (!core_.log().is_taken(seat) || seat == host) continue;
    if (has_played(seat)) return std::unexpected(has_played_refusal(seat));
    next = seat;
  }
  return next;
}

Answer<void> Departures::close(std::string key) {
  const auto self = core_.owner();
  const auto holder = co_await holders_.holder_of(std::move(key));
  if (!holder) co_return std::unexpected(holder.error());
  const TableCore::Lock lock = co_await core_.lock();
  core_.log().mark_stale();
  while (co_await core_.up_to_date()) {
    if (auto refused = refuse_unless_host(core_, holders_, *holder)) co_return std::unexpected(*std::move(refused));
    const Seat host = *core_.log().host();
    const std::expected<Seat, Refusal> next = has_begun() ? host : next_to_free(host);
    if (!next) co_return std::unexpected(next.error());
    const bool is_last = *next == host;
    const CommitResult result = co_await (has_begun() ? leave_seat(host)
                                          : is_last   ? release(host)
                                                      : release_for_host(*next));
    if (result == CommitResult::failed) break;
    if (result == CommitResult::done && is_last) co_return std::expected<void, Refusal>{};
  }
  co_return std::unexpected(core_.lost());
}

// Arrivals.

void Departures::await_arrivals() {
  for (Seat seat = 0; seat < core_.seats(); ++seat) {
    if (!has_come(seat)) await_arrival(seat);
  }
}

void Departures::await_arrival(Seat seat) {
  const StoredSeat& each = core_.log().seat(seat);
  const auto gone = std::max(milliseconds(0), core_.wall() - each.taken);
  core_.run_at(core_.now() + kArrivalTime - gone,
               [this, seat, key_hash = each.key_hash] { return release_absent(seat, key_hash); });
}

Task<void> Departures::release_absent(Seat seat, std::string key_hash) {
  const TableCore::Lock lock = co_await core_.lock();
  while (co_await core_.up_to_date()) {
    if (core_.log().seat(seat).key_hash != key_hash || has_come(seat) || core_.stored().over) co_return;
    // A rated or tournament game that has begun is lost, and the seat stays.
    const auto result = co_await (has_begun() ? resign(seat) : release(seat));
    if (result != CommitResult::conflict) co_return;
  }
}

bool Departures::has_come(Seat seat) const {
  // A client that was at the table has given a client seed, or said that there is none.
  const StoredSeat& each = core_.log().seat(seat);
  const auto acts = [seat](const Entry& entry) { return entry.seat == seat; };
  return each.key_hash.empty() || each.client_seed || core_.audience().is_present(seat) ||
         core_.log().first_seats().has(seat) || std::ranges::any_of(core_.log().entries(), acts);
}

}  // namespace nemeton
