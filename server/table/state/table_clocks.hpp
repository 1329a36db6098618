// The clocks at one table by its log and the persons who are present: whose clock runs, how much time an action has used, when a flag falls, and
// when to check for that. All of it is in the log, so that every process has the same clocks: each action with the time that it used, measured by
// the process that received it, and the end of a seat's time as an event.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "server/store/store.hpp"
#include "server/table/state/clocks.hpp"

namespace nemeton {

class TableClocks {
 public:
  // Reads the time control of a table; nullopt if it has no clocks. `started`: when this process has. Error: why the time control cannot be read.
  static std::expected<std::optional<TableClocks>, std::string> read(const StoredTable& table, Instant started);

  const TimeControl& control() const { return clocks_.control(); }
  // Whether the clocks stop while the table is in no memory; correspondence clocks do not.
  bool is_live() const { return control().kind != TimeControl::Kind::correspondence; }
  bool any_runs() const { return !clocks_.running().empty(); }

  // From that instant on the game waits for these seats. `moved`: the seat that has just acted, or kChance.
  void wait_for(SeatSet seats, Seat moved, Instant from) { clocks_.wait_for(seats, moved, from); }
  // An entry was played at that instant, and now the game waits for `on_move`.
  void count(const Entry& entry, SeatSet on_move, Instant at);
  milliseconds left(Seat seat, Instant now) const { return clocks_.left(seat, now); }
  // How much of its time the seat has used for an action that arrived then; nullopt if its clock does not run.
  std::optional<milliseconds> used(Seat seat, Instant arrived) const;
  // Starts live clocks when the game begins or goes on after a pause; the clocks of absent seats start a while later.
  void start(SeatSet on_move, SeatSet present, Instant now);
  // The seat has come to the table. Whether its clock, which was to wait for that, runs from now on.
  bool sit_down(Seat seat, Instant now);

  // Whether the seat's time is up. A process at which it is not present leaves that a little longer to the one at which it may be.
  bool is_out_of_time(Seat seat, bool present, Instant at) const;
  // The entry that says so; `when` it happened is not in it.
  Entry flag_fall(Seat seat) const;

  // Returns when to check the clocks next, and sets the alarm for it, not before `earliest`. Returns nullopt if there is nothing to check, or an
  // earlier alarm is set already.
  std::optional<Instant> set_alarm(SeatSet present, Instant now, Instant earliest);
  // The alarm of that instant rings. False where another was set since, which rings earlier.
  bool alarm_rings(Instant when);

  // Members "left" and "running" of a message.
  void write(const StoredTable& table, Instant now, JsonWriter& json) const;

 private:
  TableClocks(const TimeControl& control, Instant grace) : clocks_(control, grace) {}
  Instant flag(Seat seat, bool present) const;

  Clocks clocks_;
  Instant alarm_ = Instant::max();
};

}  // namespace nemeton
