// Notifications: the devices and mailboxes that are notified when it is the turn of a seat.
#pragma once

#include "server/store/store_base.hpp"

namespace nemeton {

// That it is a seat's turn, for one device that wants to be notified.
struct Notification {
  std::string table;
  Seat seat;
  std::string game;
  std::string target_id;  // the device
  std::string target;     // its address: a JSON object (server/notifications/recipient.hpp)
  int tries;              // that have failed
  WallTime due;
};

// Devices that are notified of one seat.
inline constexpr int kMostTargets = 8;

// A device is notified from now on when it is the turn of that seat; a conflict if nobody sits there, or kMostTargets devices are notified already.
struct Subscribe {
  std::string table;
  Seat seat;
  std::string target_id;
  std::string target;
};
// The device is not notified any more: of that seat, or if no table is named of none.
struct Unsubscribe {
  std::string target_id;
  std::string table = {};
  Seat seat = 0;
};
// There is news for a seat that nobody watches from. Its devices are due for a notification at `due`. Devices that have had one since the seat was last
// seen get another only if `again`.
struct MarkDue {
  std::string table;
  Seat seat;
  WallTime due;
  bool again = false;
};
// The devices of the table's players at their other tables are notified of this one too, and due for a notification then.
struct FollowPlayers {
  std::string table;
  WallTime due;
};
// Somebody looks from that seat.
struct MarkSeen {
  std::string table;
  Seat seat;
};
// One process takes a notification that is due, to send it; a conflict if another has.
struct ClaimNotification {
  std::string table;
  Seat seat;
  std::string target_id;
};
// A notification could not be sent, and is due again then, unless the seat was seen.
struct PostponeNotification {
  std::string table;
  Seat seat;
  std::string target_id;
  WallTime due;
};
using NotificationChange =
    std::variant<Subscribe, Unsubscribe, MarkDue, FollowPlayers, MarkSeen, ClaimNotification, PostponeNotification>;
Queries queries_for(const NotificationChange& change, const std::string& node);

class NotificationStore : public virtual StoreBase {
 public:
  // The notifications that are due by then, the oldest first, not more than `most`; those after that one, or after none (Notification{}).
  Task<std::expected<std::vector<Notification>, std::string>> due_notifications(WallTime now, Notification after,
                                                                                int most);
};

}  // namespace nemeton
