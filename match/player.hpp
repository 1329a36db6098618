// Players: levels of this program's bots, other programs, or players that a study makes.
#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <string>

#include "core/match.hpp"

namespace nemeton {

struct Answer {
  std::string action;             // its token
  std::chrono::nanoseconds took;  // to think of it
};

// One game at a time, in one thread.
class MatchPlayer {
 public:
  virtual ~MatchPlayer() = default;

  // Returns the action of `seat`, which is to act. The match is complete: a player must itself ignore what the seat may not know.
  // Error: the player has none, and why, as in "has crashed".
  virtual std::expected<Answer, std::string> choose(const Match& match, Seat seat, std::uint64_t seed) = 0;
};

// A player that can sit down at several games at once.
struct Contestant {
  std::string name;
  std::chrono::nanoseconds time;  // for an answer
  // Error: why it cannot play.
  std::function<std::expected<std::unique_ptr<MatchPlayer>, std::string>()> make;
};

// A level of this program's bots.
Contestant level_player(Level level, const Budget& budget);

}  // namespace nemeton
