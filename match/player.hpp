// Who plays: a level of this program's bots, a program of its own, or whatever a laboratory makes.
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

  // A game begins. Draw n of chance in it is draw n of the seed `luck`, which no player looks at but one that is to show what knowing it is worth.
  virtual void begin([[maybe_unused]] std::uint64_t luck) {}

  // What `seat`, which is to act, does. The match is given whole: who looks only at what the seat may know has to see to that itself.
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
