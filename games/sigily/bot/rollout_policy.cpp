#include "games/sigily/bot/rollout_policy.hpp"

#include <limits>

#include "games/sigily/rules/moves.hpp"
#include "search/rollout.hpp"

namespace nemeton::sigily {

namespace {

// What a stack is worth to its side, in eighths of a coin: what it carries, and the way that it would have to go again.
int worth(const Stack& stack) { return 8 * stack.coins + 2 * stack.progress; }

// What a move brings at once, in eighths of a coin.
int heuristic(const State& state, Action move) {
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

constexpr std::uint32_t kNoise = 16;

}  // namespace

Action greedy_move(const State& state, std::uint32_t noise, Random& random) {
  ActionList<Sigily> list;
  moves(state, list);
  Action best = list[0];
  int most = std::numeric_limits<int>::min();
  if (list.size() == 1) return best;
  for (const Action move : list) {
    const int value = heuristic(state, move) + static_cast<int>(below(random, noise));
    if (value > most) {
      most = value;
      best = move;
    }
  }
  return best;
}

void rollout_step(History<Sigily>& history, Random& random) {
  if (history.state().turn.stage != Stage::move) return random_step(history, random);
  history.apply(history.state().turn.seat, greedy_move(history.state(), kNoise, random));
}

}  // namespace nemeton::sigily
