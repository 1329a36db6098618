// The bot: tries each action in games played on in its mind, in which all seats move by what a move brings at once, and otherwise at
// random.
#include "games/sigily/bot.hpp"

#include <algorithm>
#include <limits>
#include <optional>
#include <span>

#include "games/sigily/moves.hpp"
#include "search/playout.hpp"
#include "search/playouts.hpp"

namespace nemeton {

using namespace sigily;

namespace {

// How many games a level plays in its mind.
constexpr std::array<int, kLevelNames.size()> kGames = {4, 40, 400, std::numeric_limits<int>::max()};
// How many coins a game more or less speaks for an action that was tried seldom.
constexpr double kSpread = 5;

// What a stack is worth to its side, in eighths of a coin: what it carries, and the way that it would have to go again.
int worth(const Stack& stack) { return 8 * stack.coins + 2 * stack.progress; }

// What a move brings at once, in eighths of a coin.
int appeal(const State& state, Action move) {
  const Course course = course_of(state, move);
  if (course.sigil == kNowhere) return 0;
  const Stack& own = stack_of(state, course.top);
  const int way = 2 * (course.progress - own.progress);
  if (course.progress >= kRing) return 24 + 2 * own.coins;
  if (is_ring(course.sigil) && (state.cursed & ring_bit(course.sigil)) != 0) return -worth(own);
  const Chariot other = state.top_at[static_cast<std::size_t>(course.sigil)];
  const int lying = 8 * state.lying[static_cast<std::size_t>(course.sigil)];
  const int sun = is_solar(course.sigil) ? 8 : 0;
  if (other == kNobody || are_friends(state, owner_of(other), state.turn.seat)) return way + lying + sun;
  const Stack& enemy = stack_of(state, other);
  if (enemy.stone_skin) return -worth(own);
  // The attacker wins about two fights of three.
  const int spoils = is_fairy_ground(course.sigil) ? -8 * own.coins : lying + sun + 8 * enemy.coins;
  return (2 * (worth(enemy) + spoils) - worth(own)) / 3;
}

// By how much a move may be liked better than it deserves.
constexpr std::uint32_t kWhim = 16;

Action likely_move(const State& state, Random& random) {
  ActionList<Sigily> list;
  moves(state, list);
  Action best = list[0];
  int most = std::numeric_limits<int>::min();
  if (list.size() == 1) return best;
  for (const Action move : list) {
    const int value = appeal(state, move) + static_cast<int>(below(random, kWhim));
    if (value > most) {
      most = value;
      best = move;
    }
  }
  return best;
}

void likely_step(Line<Sigily>& line, Random& random) {
  if (line.state().turn.stage != Stage::move) return random_step(line, random);
  line.apply(line.state().turn.seat, likely_move(line.state(), random));
}

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

Thought<Sigily> think(const Line<Sigily>& line, Seat seat, const Limits& limits) {
  const auto deadline = std::chrono::steady_clock::now() + limits.time * 8 / 10;
  ActionList<Sigily> actions;
  Sigily::actions(line.state(), seat, actions);
  if (const auto won = win_in_one(line.state(), seat, actions)) return *won;

  std::array<Arm<Action>, Sigily::kMaxActions> arms;
  for (std::size_t i = 0; i < actions.size(); ++i) arms[i].action = actions[i];
  Random random(limits.seed);
  std::uint64_t nodes = 0;
  const auto out_of_time = [&] {
    return std::chrono::steady_clock::now() >= deadline || (limits.stop != nullptr && limits.stop->load());
  };
  const auto play = [&](Action first) {
    Line<Sigily> played = line;
    played.apply(seat, first);
    for (; Sigily::node(played.state()).kind != NodeKind::terminal; ++nodes) likely_step(played, random);
    return Sigily::returns(played.state())[static_cast<std::size_t>(seat)];
  };
  const int games = actions.size() == 1 ? 1 : kGames[static_cast<std::size_t>(limits.level)];
  const auto best = best_by_playouts(std::span(arms.data(), actions.size()), kSpread, games, out_of_time, play);
  return {best.action, best.mean(), {best.action}, nodes, 0};
}

}  // namespace nemeton
