// Clients who come to a stored game, hear what has happened there, move, and leave: each visit has the server read a table and play it
// again.
#pragma once

#include <utility>

#include "bench/arrivals.hpp"
#include "bench/stored_games.hpp"
#include "match/histogram.hpp"
#include "server/base/task.hpp"

namespace nemeton {

// What visitors have seen since the last time one asked, in µs.
struct Visited {
  Histogram coming;  // from the moment meant for a visit until all that has happened was parsed
  Histogram moving;  // from sending the action until its confirmation was parsed

  void add(const Visited& more) {
    coming.add(more.coming);
    moving.add(more.moving);
  }
};

class Visitors {
 public:
  // Where as many are present as come in so many seconds, the server does not keep up.
  static constexpr int kMostSeconds = 10;

  Visitors(World& world, std::vector<StoredGame> games)
      : world_(world), games_(std::move(games)), arrivals_(world, [this](Clock::time_point meant) { arrive(meant); }) {}

  // From now on so many a second arrive, each at a game where nobody is.
  void begin(double per_second) {
    most_ = static_cast<std::uint64_t>(std::ceil(per_second * kMostSeconds));
    arrivals_.begin(per_second);
  }
  void end() { arrivals_.end(); }
  // Who has come and not left.
  std::uint64_t present() const { return present_; }
  // What was seen since the last time.
  Visited take() { return std::exchange(visited_, {}); }

 private:
  void arrive(Clock::time_point meant);
  // Gives the game as it stands when the visitor leaves; none where it is over.
  Task<std::optional<StoredGame>> visit(StoredGame game, Clock::time_point meant);

  World& world_;
  std::vector<StoredGame> games_;  // where nobody is
  Arrivals arrivals_;
  std::uint64_t present_ = 0;
  std::uint64_t most_ = 0;  // who may be present
  Visited visited_;
};

}  // namespace nemeton
