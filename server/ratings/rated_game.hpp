// How a rated game changes the ratings of its players.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "server/base/time_source.hpp"
#include "server/ratings/rating.hpp"

namespace nemeton {

// How a player has done at a game up to now.
struct Career {
  PlayerRating rating = {};
  WallTime at = {};  // of the last rated game
  int games = 0;     // won, tied or lost
  int won = 0;
  int tied = 0;
  int streak = 0;   // games won since the last that was not
  int longest = 0;  // of the streaks

  bool operator==(const Career&) const = default;
};

// A seat when the game was over.
struct RatedSeat {
  int place;                                    // the lower the better; of a tie the same
  int side;                                     // partners have the same
  std::optional<PlayerRating> bot_rating = {};  // stays as it is; none for a player
  Career before = {};                           // of a player
};

enum class Outcome : std::int8_t { lost = -1, tied, won };
inline constexpr std::array<const char*, 3> kOutcomeNames = {"lost", "tied", "won"};
inline const char* name_of(Outcome outcome) {
  return kOutcomeNames[static_cast<std::size_t>(static_cast<int>(outcome) + 1)];
}

// How it ended for each: the first place is won by one side, or tied.
std::vector<Outcome> outcomes_of(std::span<const RatedSeat> seats);

// The career of each seat after the game; a bot's is left out of account.
std::vector<Career> careers_after(std::span<const RatedSeat> seats, WallTime at);

}  // namespace nemeton
