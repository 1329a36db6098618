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

// How well a bot plays. Each level has a fixed budget in nodes or samples; only `best` uses the time that it is given. All levels below `master` answer
// within 50 ms.
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

// Returns the names of the levels, for errors: "beginner, novice, …, master or best".
inline std::string level_list() {
  std::string list = kLevelNames.front();
  for (std::size_t i = 1; i < kLevelNames.size(); ++i) {
    list.append(i + 1 < kLevelNames.size() ? ", " : " or ").append(kLevelNames[i]);
  }
  return list;
}

// The answer of a bot.
template <class G>
struct Thought {
  typename G::Action action;
  double value = 0;                    // the expected return of the acting seat
  std::vector<typename G::Action> pv;  // the expected line, `action` first, up to the next chance node
  std::uint64_t nodes = 0;             // states visited
  int depth = 0;                       // plies searched, or 0 if that has no meaning
};

// Returns the input of a bot of `seat`: the history of the game, or, if the game hides information, the seat's observation.
template <Rules G>
decltype(auto) bot_input(const History<G>& history, [[maybe_unused]] Seat seat) {
  if constexpr (HidesInformation<G>) return G::observation(history.state(), seat);
  else return (history);
}
template <Rules G>
using BotInput = std::remove_cvref_t<decltype(bot_input<G>(std::declval<const History<G>&>(), Seat{}))>;

// A game with a bot, which is a function beside the rules. `seat` must be to act. The bot answers within the time of the budget and takes all random numbers
// from the seed. If the game hides information, the expected line is the action alone.
template <class G>
concept HasBot = requires(const BotInput<G>& known, Seat seat, Level level, const Budget& budget, std::uint64_t seed) {
  { think(known, seat, level, budget, seed) } -> std::same_as<Thought<G>>;
};

// A game whose bot evaluates with a trained network (docs/learning.md). The program passes it the bytes of ID.net once, before the first request; after that
// any number of threads may use it. `name` names the file in an error, which is one line. Without a valid network the bot uses its built-in evaluation.
template <class G>
concept HasNetwork = requires(std::string_view name, std::string_view bytes) {
  { set_network(std::type_identity<G>{}, name, bytes) } -> std::same_as<std::expected<void, std::string>>;
};

// A game of perfect information whose bot at level `best` keeps its transposition table until its thread's next request. `ponder` searches the position
// during other seats' turns, for the time of the budget.
template <class G>
concept HasPondering = requires(const History<G>& history, const Budget& budget) {
  { ponder(history, budget) } -> std::same_as<void>;
};

// A table of solved positions, in a file that the program passes to the bot once, like a network. `bytes` must stay valid as long as the program runs.
struct SolvedTable {
  std::string_view file;
  std::expected<void, std::string> (*set)(std::string_view name, std::string_view bytes);
};

// A game whose bot uses tables of solved positions, any of which may be missing.
template <class G>
concept HasTables = requires {
  { solved_tables(std::type_identity<G>{}) } -> std::same_as<std::span<const SolvedTable>>;
};

}  // namespace nemeton
