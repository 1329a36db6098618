// What a bot is asked and what it answers.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/game.hpp"

namespace nemeton {

// How well a bot plays. A level is a strength, not a waiting time: each has a fixed budget of thinking, and only `best` thinks
// as long as it is given.
enum class Level : std::uint8_t { novice, casual, strong, best };
inline constexpr std::array<const char*, 4> kLevelNames = {"novice", "casual", "strong", "best"};

constexpr std::optional<Level> level_named(std::string_view name) {
  for (std::size_t i = 0; i < kLevelNames.size(); ++i) {
    if (name == kLevelNames[i]) return static_cast<Level>(i);
  }
  return std::nullopt;
}

struct Limits {
  Level level = Level::best;
  std::chrono::milliseconds time{1000};     // an answer is given within it, at every level
  std::uint64_t seed = 0;                   // of whatever the bot draws at random
  const std::atomic<bool>* stop = nullptr;  // when it becomes true, the bot answers with what it has
};

// An action and what led to it.
template <class G>
struct Thought {
  typename G::Action action;
  double value = 0;                    // the return that the acting seat may expect
  std::vector<typename G::Action> pv;  // the line expected, `action` first, as far as it needs no chance
  std::uint64_t nodes = 0;             // states looked at
  int depth = 0;                       // plies looked ahead, or 0 where that has no meaning
};

}  // namespace nemeton
