// Quick chat at one table: a few fixed phrases, sent by name, which each client shows in its own language. They go to the clients that listen
// now, and are not stored.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "server/base/answer.hpp"
#include "server/table/state/seat_cooldown.hpp"
#include "server/table/table_core.hpp"

namespace nemeton {

inline constexpr std::array<std::string_view, 8> kPhrases = {
    "hello", "good_luck", "nice_move", "sorry", "one_moment", "thank_you", "well_played", "good_game",
};

class Chat {
 public:
  explicit Chat(TableCore& core) : core_(core) {}

  // Sends a phrase to everyone, at all servers. Errors: bad_request, too_fast.
  Answer<void> say(Seat seat, std::string phrase);
  // Sends a phrase to the clients that listen here.
  void tell(Seat seat, std::string_view phrase);

 private:
  TableCore& core_;
  SeatCooldown cooldown_;
};

}  // namespace nemeton
