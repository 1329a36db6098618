// Persons who are not at the table: when others may claim the win, and how the absent are notified.
#pragma once

#include "server/base/answer.hpp"
#include "server/table/flag_timer.hpp"
#include "server/table/state/notification_reason.hpp"
#include "server/table/table_core.hpp"

namespace nemeton {

class Absences {
 public:
  Absences(TableCore& core, FlagTimer& flags) : core_(core), flags_(flags) {}

  // Tells everyone when the person of a seat counts as away.
  void await_return(Seat seat);
  void await_returns();
  // Queues notifications for absent persons: of their turn, the end, and a rematch.
  void notify_absent();
  // Drops what was queued for a person who is here now.
  void drop_notifications(Seat seat);
  // Returns the news for the person of the seat, or nullopt if nothing that was queued is still true. Error: unavailable.
  Answer<std::optional<NotificationReason>> notification_reason(Seat seat);

 private:
  TableCore& core_;
  FlagTimer& flags_;
  SeatSet awaited_;  // the seats for which a timer runs
};

}  // namespace nemeton
