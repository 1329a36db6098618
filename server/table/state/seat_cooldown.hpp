// Lets each seat do something, such as saying a phrase, only once in a few seconds.
#pragma once

#include <array>
#include <optional>

#include "core/game.hpp"
#include "server/base/refusal.hpp"
#include "server/base/time_source.hpp"

namespace nemeton {

inline constexpr std::chrono::seconds kSeatCooldown{3};

class SeatCooldown {
 public:
  // Notes that the seat does it now. Returns a refusal with the message `rule` if the seat did it less than kSeatCooldown ago.
  std::optional<Refusal> start(Seat seat, Instant now, const char* rule) {
    std::optional<Instant>& last = last_[static_cast<std::size_t>(seat)];
    if (last && now - *last < kSeatCooldown) {
      const auto wait = std::chrono::ceil<std::chrono::seconds>(*last + kSeatCooldown - now);
      return Refusal{429, "too_fast", rule, static_cast<int>(wait.count())};
    }
    last = now;
    return std::nullopt;
  }

 private:
  std::array<std::optional<Instant>, kMaxSeats> last_;
};

}  // namespace nemeton
