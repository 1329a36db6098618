// The bot: tries each action in games played on in its mind, in which all seats move by what a move brings at once, and otherwise at
// random.
#include "games/sigily/bot/bot.hpp"

#include <algorithm>
#include <limits>
#include <optional>
#include <span>

#include "games/sigily/bot/likely.hpp"
#include "search/playouts.hpp"

namespace nemeton {

using namespace sigily;

namespace {

// How many games a level plays in its mind.
constexpr std::array<int, kLevelNames.size()> kGames = {4, 40, 400, std::numeric_limits<int>::max()};
// How many coins a game more or less speaks for an action that was tried seldom.
constexpr double kSpread = 5;

// The best of the actions that end the game at once and win it.
std::optional<Thought<Sigily>> win_in_one(const State& state, Seat seat, const Actions& actions) {
  std::optional<Thought<Sigily>> best;
  for (const Action action : actions) {
    State next = state;
    Sigily::apply(next, seat, action);
    if (Sigily::node(next).kind != NodeKind::terminal) continue;
    const double won = Sigily::returns(next)[static_cast<std::size_t>(seat)];
    if (won > (best ? best->value : 0)) best = {action, won, {action}, actions.size(), 1};
  }
  return best;
}

}  // namespace

Thought<Sigily> think(const History<Sigily>& history, Seat seat, const Limits& limits) {
  const auto deadline = std::chrono::steady_clock::now() + limits.time * 8 / 10;
  ActionList<Sigily> actions;
  Sigily::actions(history.state(), seat, actions);
  if (const auto won = win_in_one(history.state(), seat, actions)) return *won;

  std::array<Arm<Action>, Sigily::kMaxActions> arms;
  for (std::size_t i = 0; i < actions.size(); ++i) arms[i].action = actions[i];
  Random random(limits.seed);
  std::uint64_t nodes = 0;
  const auto out_of_time = [&] {
    return std::chrono::steady_clock::now() >= deadline || (limits.stop != nullptr && limits.stop->load());
  };
  const auto play = [&](Action first) {
    History<Sigily> played = history;
    played.apply(seat, first);
    for (; Sigily::node(played.state()).kind != NodeKind::terminal; ++nodes) likely_step(played, random);
    return Sigily::returns(played.state())[static_cast<std::size_t>(seat)];
  };
  const int games = actions.size() == 1 ? 1 : kGames[static_cast<std::size_t>(limits.level)];
  const auto best = best_by_playouts(std::span(arms.data(), actions.size()), kSpread, games, out_of_time, play);
  return {best.action, best.mean(), {best.action}, nodes, 0};
}

}  // namespace nemeton
