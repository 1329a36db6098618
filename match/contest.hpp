// Lets players play each other in many games, fairly: each opening is played from every side.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "match/histogram.hpp"
#include "match/player.hpp"
#include "match/setting.hpp"

namespace nemeton {

// How many play against each other: the seats, or the sides where seats are partners.
int sides_of(const Setting& setting);

// How many steps at random a game begins with, so that no two rounds are alike: none where chance draws before anybody has a choice, since rounds then
// differ of themselves, and a first choice at random would cost one side much.
int opening_steps(const Setting& setting);

// As many games as there are sides, all with the same opening and the same luck: one side is the first contestant's, all others are the second's, and
// it moves on by one from game to game. Both are numbers in a list.
struct Round {
  std::size_t first;
  std::size_t second;
  std::uint64_t seed;  // all that is random in it comes from this, what players do with their time aside
};

// A player that had no legal answer: it has lost that game.
struct Fault {
  std::size_t contestant;
  std::string what;  // "has crashed"
};

struct RoundResult {
  std::vector<double> shares;  // of the first, by game: its part of the win
  std::vector<Fault> faults;
};

// The time that answers took. Players are not asked if there is only one action.
struct Thinking {
  std::uint64_t decisions = 0;
  std::chrono::nanoseconds total{0};
  std::chrono::nanoseconds longest{0};
  Histogram overshoot;  // in microseconds, what an answer took beyond its time

  void record(std::chrono::nanoseconds took, std::chrono::nanoseconds time);
  void add(const Thinking& more);
  double per_second() const;
};

struct Contest {
  Setting setting;
  std::vector<Contestant> contestants;
  std::vector<Round> rounds;
  int threads = 1;  // games at once
};

// Plays the rounds. `on_result` hears of each in their order, whichever ends first, and says whether to go on. What the contestants' answers took is
// given, by contestant. Error: one cannot play at all.
std::expected<std::vector<Thinking>, std::string> play_contest(
    const Contest& contest, const std::function<bool(const Round&, const RoundResult&)>& on_result);

}  // namespace nemeton
