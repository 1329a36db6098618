#include "server/table/state/clocks.hpp"

namespace nemeton {

void Clocks::spend(Seat seat, milliseconds used) {
  if (control_.kind == TimeControl::Kind::game) left_[index(seat)] -= used;
}

void Clocks::earn(Seat seat) {
  if (control_.kind == TimeControl::Kind::game) left_[index(seat)] += control_.increment;
  else left_[index(seat)] = control_.time;
}

void Clocks::wait_for(SeatSet seats, Seat moved, Instant from) {
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (seats.has(seat) && (seat == moved || !running_.has(seat))) start(seat, from);
  }
  running_ = seats;
}

milliseconds Clocks::elapsed(Seat seat, Instant now) const {
  return std::max(milliseconds(0), std::chrono::floor<milliseconds>(now - since(seat)));
}

milliseconds Clocks::left(Seat seat, Instant now) const {
  const milliseconds left = left_[index(seat)];
  return running_.has(seat) ? std::max(milliseconds(0), left - elapsed(seat, now)) : left;
}

milliseconds Clocks::used(Seat seat, Instant now) const {
  return std::clamp(elapsed(seat, now) - kNetworkAllowance, milliseconds(0), left_[index(seat)]);
}

}  // namespace nemeton
