#include "server/table/absences.hpp"

#include "server/table/tables.hpp"

namespace nemeton {

namespace {

// A person may look at the table, perhaps at another server, for this long before a notification is sent.
constexpr std::chrono::seconds kNotificationDelay{10};

}  // namespace

void Absences::await_returns() {
  for (Seat seat = 0; seat < core_.seats(); ++seat) await_return(seat);
}

void Absences::await_return(Seat seat) {
  const auto limit = core_.tables().away_seconds();
  const bool is_absent = core_.log().is_taken(seat) && !core_.audience().is_present(seat);
  if (!is_absent || core_.stored().over || core_.is_away(seat)) return;
  if (limit == std::chrono::seconds(0) || awaited_.has(seat)) return;
  awaited_.add(seat);
  core_.call_at(core_.absent_since(seat) + limit, [this, seat] {
    awaited_.remove(seat);
    if (core_.is_away(seat)) core_.tell_seats();
    else await_return(seat);
  });
}

void Absences::notify_absent() {
  const bool is_over = core_.stored().over;
  for (Seat seat = 0; seat < core_.seats(); ++seat) {
    const bool is_news = is_over || core_.on_move().has(seat);
    if (!is_news || !core_.log().seat(seat).has_subscription || core_.audience().is_present(seat)) continue;
    // No client waits for the result: if it is lost with the process, the person is not notified.
    auto queue = [](Store& store, MarkDue change) -> Task<void> { co_await store.make(std::move(change)); };
    spawn(core_.strand(),
          queue(core_.tables().store(), {core_.id(), seat, core_.wall() + kNotificationDelay, /*again=*/is_over}));
  }
}

void Absences::drop_notifications(Seat seat) {
  if (seat == kSpectator || !core_.log().seat(seat).has_subscription) return;
  auto note = [](Store& store, MarkSeen change) -> Task<void> { co_await store.make(std::move(change)); };
  spawn(core_.strand(), note(core_.tables().store(), {core_.id(), seat}));
}

Answer<std::optional<NotificationReason>> Absences::notification_reason(Seat seat) {
  const auto self = core_.owner();
  // The game may be over by now because time has run out.
  co_await flags_.check();
  const TableCore::Lock lock = co_await core_.lock();
  if (!co_await core_.up_to_date()) co_return std::unexpected(core_.lost());
  const StoredTable& stored = core_.stored();
  if (stored.over) {
    const bool is_asked =
        core_.log().rematch_offers() > 0 && !core_.log().seat(seat).wants_rematch && stored.next.empty();
    co_return is_asked ? NotificationReason::rematch : NotificationReason::over;
  }
  if (stored.in_tournament && !core_.log().has_acted(seat, 0)) co_return NotificationReason::round;
  if (core_.on_move().has(seat)) co_return NotificationReason::turn;
  // Makes the next news count as if the person had looked at the table.
  co_await core_.commit(MarkSeen{core_.id(), seat});
  co_return std::nullopt;
}

}  // namespace nemeton
