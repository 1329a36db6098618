// The clocks of the seats at one table: how much time each has left, whose clock runs, and when the time is up. The caller passes the current time.
// The time that moves have used is in the table's log, so that the log gives the same clocks again.
#pragma once

#include <algorithm>
#include <array>

#include "core/game.hpp"
#include "server/table/state/time_control.hpp"

namespace nemeton {

// Of the time for each move this much is the network's, and not counted.
inline constexpr milliseconds kNetworkAllowance{500};

class Clocks {
 public:
  // No clock is up before `grace`.
  explicit Clocks(const TimeControl& control, Instant grace = Instant::min()) : control_(control), grace_(grace) {
    left_.fill(control.time);
  }

  const TimeControl& control() const { return control_; }
  SeatSet running() const { return running_; }

  // Takes time from the seat.
  void spend(Seat seat, milliseconds used);
  // It has moved, and has the increment for it, or the time for another move.
  void earn(Seat seat);
  // Another has given it time, for this move where each has its own.
  void give(Seat seat, milliseconds time) { left_[index(seat)] += time; }
  // The seat's time was up.
  void run_out(Seat seat) { left_[index(seat)] = {}; }

  // From `from` on, which may lie ahead, the game waits for these seats. A clock that ran before goes on, unless that seat has moved.
  void wait_for(SeatSet seats, Seat moved, Instant from);
  // The seat's clock, which runs, runs from `from` on.
  void start(Seat seat, Instant from) { since_[index(seat)] = from; }
  // Since when it runs.
  Instant since(Seat seat) const { return since_[index(seat)]; }

  // The time that a seat has left at that instant, or had when its clock was stopped.
  milliseconds left(Seat seat, Instant now) const;
  // How much of the seat's time a move at that instant uses; its clock runs.
  milliseconds used(Seat seat, Instant now) const;
  // The last instant at which the seat may move; its clock runs.
  Instant flag(Seat seat) const { return std::max(grace_, since(seat) + left_[index(seat)] + kNetworkAllowance); }

 private:
  static std::size_t index(Seat seat) { return static_cast<std::size_t>(seat); }
  milliseconds elapsed(Seat seat, Instant now) const;

  TimeControl control_;
  Instant grace_;
  std::array<milliseconds, kMaxSeats> left_;
  std::array<Instant, kMaxSeats> since_{};
  SeatSet running_;
};

}  // namespace nemeton
