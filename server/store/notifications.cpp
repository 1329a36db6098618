#include "server/store/notifications.hpp"

namespace nemeton {

namespace {

constexpr const char* kSubscribe =
    "insert into subscriptions (table_id, seat, target_id, target) select $1, $2, $3, $4 "
    "where exists (select 1 from seats where table_id = $1 and seat = $2 and key_hash is not null) "
    "and (select count(*) from subscriptions where table_id = $1 and seat = $2 and target_id <> $3) < $5 "
    "on conflict (table_id, seat, target_id) do update set target = excluded.target returning seat";
constexpr const char* kUnsubscribe = "delete from subscriptions where target_id = $1 and table_id = $2 and seat = $3";
constexpr const char* kUnsubscribeAll = "delete from subscriptions where target_id = $1";
constexpr const char* kNewsCame =
    "update subscriptions set due = $3 where table_id = $1 and seat = $2 and due is null and (not notified or $4)";
constexpr const char* kFollowPlayers =
    "insert into subscriptions (table_id, seat, target_id, target, due) "
    "select $1, seat, target_id, target, $2 from ("
    "  select own.seat, old.target_id, max(old.target) as target, "
    "    row_number() over (partition by own.seat order by old.target_id) as place "
    "  from seats as own join seats as other on other.player = own.player and other.table_id <> own.table_id "
    "  join subscriptions as old on old.table_id = other.table_id and old.seat = other.seat "
    "  where own.table_id = $1 group by own.seat, old.target_id) as known "
    "where place <= $3 on conflict (table_id, seat, target_id) do nothing";
constexpr const char* kSeen =
    "update subscriptions set due = null, notified = false, tries = 0 "
    "where table_id = $1 and seat = $2 and (due is not null or notified)";
constexpr const char* kTakeNotice =
    "update subscriptions set due = null, notified = true "
    "where table_id = $1 and seat = $2 and target_id = $3 and due is not null returning seat";
constexpr const char* kPutOffNotice =
    "update subscriptions set due = $4, notified = false, tries = tries + 1 "
    "where table_id = $1 and seat = $2 and target_id = $3 and notified";
constexpr const char* kDueNotices =
    "select table_id, seat, game, target_id, target, tries, due from subscriptions join tables on id = table_id "
    "where due <= $1 and (due, table_id, seat, target_id) > ($2, $3, $4, $5) "
    "order by due, table_id, seat, target_id limit $6";

Queries queries(const Subscribe& change) {
  return {decider(kSubscribe, {change.table, change.seat, Bytes(change.target_id), change.target, kMostTargets})};
}

Queries queries(const Unsubscribe& change) {
  if (change.table.empty()) return {{kUnsubscribeAll, {Bytes(change.target_id)}}};
  return {{kUnsubscribe, {Bytes(change.target_id), change.table, change.seat}}};
}

Queries queries(const MarkDue& change) { return {{kNewsCame, {change.table, change.seat, change.due, change.again}}}; }

Queries queries(const FollowPlayers& change) { return {{kFollowPlayers, {change.table, change.due, kMostTargets}}}; }

Queries queries(const MarkSeen& change) { return {{kSeen, {change.table, change.seat}}}; }

Queries queries(const ClaimNotification& change) {
  return {decider(kTakeNotice, {change.table, change.seat, Bytes(change.target_id)})};
}

Queries queries(const PostponeNotification& change) {
  return {{kPutOffNotice, {change.table, change.seat, Bytes(change.target_id), change.due}}};
}

Notification notification_of(const Row& row) {
  return {.table = row.text(0),
          .seat = row.number(1),
          .game = row.text(2),
          .target_id = row.text(3),
          .target = row.text(4),
          .tries = row.number(5),
          .due = row.time(6)};
}

}  // namespace

Queries queries_for(const NotificationChange& change, const std::string&) {
  return std::visit([](const auto& each) { return queries(each); }, change);
}

Task<std::expected<std::vector<Notification>, std::string>> NotificationStore::due_notifications(WallTime now,
                                                                                                 Notification after,
                                                                                                 int most) {
  return find_all({kDueNotices, {now, after.due, after.table, after.seat, Bytes(after.target_id), most}},
                  notification_of);
}

}  // namespace nemeton
