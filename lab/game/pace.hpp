// Estimates how long people take for a game.
#pragma once

#include "core/game.hpp"
#include "lab/game/quantities.hpp"

namespace nemeton::lab {

// Seconds for each kind of step.
struct Pace {
  double choice;  // the first choice of a turn, or after a throw
  double more;    // each further choice of the same seat
  double forced;  // an action without a choice
  double chance;  // throws, draws or deals in a row

  bool operator==(const Pace&) const = default;
};

// The pace at which a game is usually played. docs/lab.md has the sources.
Pace pace_of(const GameInfo& info);

// Adds up the steps of a game.
class Clock {
 public:
  explicit Clock(const Pace& pace) : pace_(pace) {}

  void draw() {
    if (!drawn_) seconds_ += pace_.chance;
    drawn_ = true;
    has_chosen_ = false;
    waiting_ = {};
  }

  void act(const Node& node, Seat seat, bool has_choice) {
    drawn_ = false;
    if (seat != actor_) has_chosen_ = false;
    actor_ = seat;
    // Seats that choose at the same time think at the same time.
    const bool is_simultaneous = node.kind == NodeKind::simultaneous && node.to_act == waiting_;
    waiting_ = node.kind == NodeKind::simultaneous ? node.to_act : SeatSet();
    waiting_.remove(seat);
    if (is_simultaneous) return;
    seconds_ += !has_choice ? pace_.forced : has_chosen_ ? pace_.more : pace_.choice;
    has_chosen_ |= has_choice;
  }

  std::int64_t units() const { return static_cast<std::int64_t>(seconds_ * kMinuteUnit / 60 + 0.5); }

 private:
  Pace pace_;
  double seconds_ = 0;
  bool drawn_ = false;
  Seat actor_ = kChance;
  bool has_chosen_ = false;  // in this turn, since the last throw
  SeatSet waiting_;          // at a simultaneous node, the seats that have not chosen yet
};

}  // namespace nemeton::lab
