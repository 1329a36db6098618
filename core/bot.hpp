// The request to a bot, and its answer.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/budget.hpp"
#include "core/history.hpp"

namespace nemeton {

// How well a bot plays. A level is a strength, not a waiting time: each has a budget of its own in nodes or samples, and only `best` thinks as
// long as it is given. All below `master` answer within 50 ms.
enum class Level : std::uint8_t { beginner, novice, casual, skilled, strong, expert, master, best };
inline constexpr std::array<const char*, 8> kLevelNames = {"beginner", "novice", "casual", "skilled",
                                                           "strong",   "expert", "master", "best"};
template <class T>
using ByLevel = std::array<T, kLevelNames.size()>;
inline constexpr ByLevel<Level> kLevels = {Level::beginner, Level::novice, Level::casual, Level::skilled,
                                           Level::strong,   Level::expert, Level::master, Level::best};

constexpr std::optional<Level> level_named(std::string_view name) {
  for (std::size_t i = 0; i < kLevelNames.size(); ++i) {
    if (name == kLevelNames[i]) return static_cast<Level>(i);
  }
  return std::nullopt;
}

// The names of the levels, for errors: "beginner, novice, …, master or best".
inline std::string level_list() {
  std::string list = kLevelNames.front();
  for (std::size_t i = 1; i < kLevelNames.size(); ++i) {
    list.append(i + 1 < kLevelNames.size() ? ", " : " or ").append(kLevelNames[i]);
  }
  return list;
}

// An action and what led to it.
template <class G>
struct Thought {
  typename G::Action action;
  double value = 0;                    // the return that the acting seat may expect
  std::vector<typename G::Action> pv;  // the line expected, `action` first, as far as it needs no chance
  std::uint64_t nodes = 0;             // states looked at
  int depth = 0;                       // plies looked ahead, or 0 where that has no meaning
};

// The input of a bot of `seat`, which contains no more than the seat may know: the history of the game, or its observation where the game hides
// information.
template <Rules G>
decltype(auto) bot_input(const History<G>& history, [[maybe_unused]] Seat seat) {
  if constexpr (HidesInformation<G>) return G::observation(history.state(), seat);
  else return (history);
}
template <Rules G>
using BotInput = std::remove_cvref_t<decltype(bot_input<G>(std::declval<const History<G>&>(), Seat{}))>;

// A game with a bot, which is a function beside the rules: `seat` is to act, an answer is given within the time of the budget, and whatever the
// bot draws at random comes from the seed. Where information is hidden, the expected line is the action alone.
template <class G>
concept HasBot = requires(const BotInput<G>& known, Seat seat, Level level, const Budget& budget, std::uint64_t seed) {
  { think(known, seat, level, budget, seed) } -> std::same_as<Thought<G>>;
};

// A game whose bot plays by what it has learnt (docs/learning.md), from a file ID.net that the program hands it once, before the first
// question and never after: from then on any number of threads think with it. `name` is what an error, one line, calls the file. Until then, and
// where a file is not what was expected, the bot plays by what it knows without one.
template <class G>
concept HasNetwork = requires(std::string_view name, std::string_view bytes) {
  { set_network(std::type_identity<G>{}, name, bytes) } -> std::same_as<std::expected<void, std::string>>;
};

// A game without secrets whose bot at its best remembers, until the next question of its thread, what it has looked at: while somebody else
// chooses, `ponder` looks at the position as long as the budget lasts.
template <class G>
concept HasPondering = requires(const History<G>& history, const Budget& budget) {
  { ponder(history, budget) } -> std::same_as<void>;
};

// A table of what positions are worth, in a file that the program hands the bot once, as it does with a network. `bytes` stay where they are for as
// long as the program runs.
struct SolvedTable {
  std::string_view file;
  std::expected<void, std::string> (*set)(std::string_view name, std::string_view bytes);
};

// A game whose bot can look up what positions are worth: its tables, any of which may be missing.
template <class G>
concept HasTables = requires {
  { solved_tables(std::type_identity<G>{}) } -> std::same_as<std::span<const SolvedTable>>;
};

}  // namespace nemeton
