// Who listens at a table, from which seat, and what each of them is told: everything that everybody hears, each event as that seat may
// know it, and to a client that comes late the events that it has missed.
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
class Listener {
 public:
  virtual ~Listener() = default;
  // Queues the message and does not wait.
  virtual void send(Message message) = 0;
  // Whom what is done for it is counted for.
  virtual const Address& client() const = 0;
  // Waits until little is left in the queue, and the client may have more; false if it is gone.
  virtual Task<bool> drained() = 0;

  void send(std::string message) { send(std::make_shared<const std::string>(std::move(message))); }
};

// The message of the last event of `course`, which is that entry of the log (none at the beginning). With `changes` it says these in place
// of the view.
std::string event_message(const Course& course, const Entry* entry, Seat viewer, const Sight& sight,
                          std::string_view changes = {});

// How a client is told what its seat sees.
enum class Views : std::uint8_t { whole, changes };

// Who comes to a table: with the key of a seat, or with that of a session, as a player. Both are empty for a spectator.
struct SeatHolder {
  std::string key;
  std::string player = {};
};

// By which of its names somebody has come to a table: its own, or the one that opens watching alone.
enum class Door : std::uint8_t { table, watch };

class Audience {
 public:
  struct Member {
    std::weak_ptr<Listener> listener;
    const Listener* name;  // of the same; tells members apart
    Address client;
    Seat seat;
    SeatHolder holder;
    int next;  // the number of the event it gets next
    Views views;
    Door door;
    bool has_view = false;  // that of the event before, of its seat, since it came
  };

  // Lets a client listen; the first event that it gets is that of number `next`.
  void add(const std::shared_ptr<Listener>& listener, Seat seat, SeatHolder holder, int next, Views views,
           Door door = Door::table);
  // The seat that a client has left; none where it did not listen.
  std::optional<Seat> remove(const Listener& listener);
  void clear() { members_.clear(); }
  // Tells those who have come by that door a last message; they listen no more.
  void dismiss(Door door, std::string message);

  const Member* find(const Listener& listener) const;
  bool has(const Listener& listener, Seat seat) const;
  // Whether somebody listens from that seat.
  bool is_present(Seat seat) const;
  SeatSet present() const;
  // Returns the address of a client that listens from one of these seats, or nullopt if none does.
  std::optional<Address> client_at(SeatSet seats) const;
  bool is_empty() const { return members_.empty(); }
  // How many look on without a seat.
  int spectators() const;
  // Who looks, of whose address; none where nobody does.
  std::optional<Claim> claim(const std::string& table) const;

  // Makes spectators of members who hold their seats no more, and tells them `why(seat)`, a Refusal.
  template <class Holds, class Why>
  void unseat(Holds holds, Why why) {
    for (Member& each : members_) {
      if (each.seat != kSpectator && !holds(each.holder, each.seat)) lose_seat(each, why(each.seat));
    }
  }

  void tell_all(std::string message, const Listener* except = nullptr) const;
  // `message(member)` to every member who has come by that door.
  template <class Write>
  void tell_each(Door door, Write message) const {
    for (const Member& each : members_) {
      const auto listener = each.door == door ? each.listener.lock() : nullptr;
      if (listener) listener->send(message(each));
    }
  }
  // Sends the last event to all who have had those before it. `entry`: its entry of the log.
  void publish(const Course& course, const Entry& entry);
  // Sends a member the events before it came, which are those of `entries`, and what is added to them meanwhile.
  Task<void> catch_up(std::shared_ptr<Listener> listener, const Course& course, const std::vector<Entry>& entries);

 private:
  // The view of an event that was sent to those at one seat.
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
