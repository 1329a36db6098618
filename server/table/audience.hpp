// The clients at a table: players and spectators, and the messages that they get. Each gets every event as its seat may know it, and a client that
// comes late gets the events that it has missed.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/base/address.hpp"
#include "server/base/refusal.hpp"
#include "server/base/task.hpp"
#include "server/bot_scheduler/fair_queue.hpp"
#include "server/store/store.hpp"
#include "table/course.hpp"

namespace nemeton {

using Message = std::shared_ptr<const std::string>;

// A client at a table, from the table's side. Its functions are called on the table's strand.
class TableClient {
 public:
  virtual ~TableClient() = default;
  // Queues the message and does not wait.
  virtual void send(Message message) = 0;
  // The address for which work for the client counts.
  virtual const Address& address() const = 0;
  // Waits until little is left in the queue, and the client may have more; false if it is gone.
  virtual Task<bool> drained() = 0;

  void send(std::string message) { send(std::make_shared<const std::string>(std::move(message))); }
};

// The message of the last event of `course`, which is that entry of the log (none at the beginning). With `changes` it says these in place
// of the view.
std::string event_message(const Course& course, const Entry* entry, Seat viewer, const Sight& sight,
                          std::string_view changes = {});

// How a client gets the view of its seat.
enum class Views : std::uint8_t { whole, changes };

// How a client holds a seat: with the key of the seat, or with that of a session, as a player. Both are empty for a spectator.
struct SeatHolder {
  std::string key;
  std::string player = {};
};

// The name of the table by which a client has come: the table's own, or the watch link.
enum class Door : std::uint8_t { table, watch };

class Audience {
 public:
  struct Member {
    std::weak_ptr<TableClient> client;
    const TableClient* name;  // of the same; tells members apart
    Address address;
    Seat seat;
    SeatHolder holder;
    int next;  // the number of the event it gets next
    Views views;
    Door door;
    bool has_view = false;  // that of the event before, of its seat, since it came
  };

  // Lets a client listen; the first event that it gets is that of number `next`.
  void add(const std::shared_ptr<TableClient>& client, Seat seat, SeatHolder holder, int next, Views views,
           Door door = Door::table);
  // Removes a client. Returns its seat, or nullopt if it was not there.
  std::optional<Seat> remove(const TableClient& client);
  void clear() { members_.clear(); }
  // Sends a last message to all who have come by that door, and removes them.
  void dismiss(Door door, std::string message);

  const Member* find(const TableClient& client) const;
  bool has(const TableClient& client, Seat seat) const;
  // Whether a client is at that seat.
  bool is_present(Seat seat) const;
  SeatSet present() const;
  // Returns the address of a client that listens from one of these seats, or nullopt if none does.
  std::optional<Address> address_at(SeatSet seats) const;
  bool is_empty() const { return members_.empty(); }
  // How many look on without a seat.
  int spectators() const;
  // Returns one of the clients, a player if there is one, or nullopt if the audience is empty.
  std::optional<Requester> requester(const std::string& table) const;

  // Makes spectators of members who do not hold their seats any more, and sends them `why(seat)`, a Refusal.
  template <class Holds, class Why>
  void unseat(Holds holds, Why why) {
    for (Member& each : members_) {
      if (each.seat != kSpectator && !holds(each.holder, each.seat)) lose_seat(each, why(each.seat));
    }
  }

  void tell_all(std::string message, const TableClient* except = nullptr) const;
  // Sends `message(member)` to every member who has come by that door.
  template <class Write>
  void tell_each(Door door, Write message) const {
    for (const Member& each : members_) {
      const auto client = each.door == door ? each.client.lock() : nullptr;
      if (client) client->send(message(each));
    }
  }
  // Sends the last event to all members who have had those before. `entry`: of the log.
  void publish(const Course& course, const Entry& entry);
  // Sends a member the events that it has missed, and those that are added to `entries` meanwhile.
  Task<void> catch_up(std::shared_ptr<TableClient> client, const Course& course, const std::vector<Entry>& entries);

 private:
  // The view of an event that was sent to a seat.
  struct SentView {
    int number = -1;
    std::string view;
  };

  static void lose_seat(Member& member, const Refusal& why);

  std::vector<Member> members_;
  // The last, by seat, spectators first; for all at the first place in a game that hides nothing. Empty where all members get whole views.
  std::array<SentView, kMaxSeats + 1> sent_;
};

}  // namespace nemeton
