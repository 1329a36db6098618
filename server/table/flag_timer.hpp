// The flags at one table: ends the game when the time of a seat is up, tells everyone how the clocks stand, and keeps the table in memory as
// long as live clocks run. Does nothing at a table without clocks.
#pragma once

#include "server/table/table_core.hpp"

namespace nemeton {

class FlagTimer {
 public:
  explicit FlagTimer(TableCore& core) : core_(core) {}

  // An action from its arrival to the answer: no flag falls meanwhile.
  class PendingAction {
   public:
    explicit PendingAction(FlagTimer& timer) : timer_(timer) { ++timer_.pending_actions_; }
    PendingAction(const PendingAction&) = delete;
    PendingAction& operator=(const PendingAction&) = delete;
    ~PendingAction() {
      --timer_.pending_actions_;
      timer_.set_alarm();
    }

   private:
    FlagTimer& timer_;
  };

  // Starts the clocks of the seats on move: the game begins, or goes on after a pause.
  void start_clocks();
  // Starts them again after a change that could not be written: the time until then costs nobody anything.
  void restart_live_clocks();
  // Tells everyone how the clocks stand, and sets the alarm for the next flag.
  void tell_clocks();
  // Sets the alarm for the next flag, but not before `earliest`.
  void set_alarm(Instant earliest = Instant::min());
  // Ends the game if the time of a seat is up, and otherwise tells how the clocks stand. Takes the lock.
  Task<void> check();

  // For a caller that holds the lock.
  bool is_out_of_time(Seat seat, Instant at) const;
  Task<CommitResult> fall_flag(Seat seat);

 private:
  Task<void> ring(Instant when);

  TableCore& core_;
  int pending_actions_ = 0;
};

}  // namespace nemeton
