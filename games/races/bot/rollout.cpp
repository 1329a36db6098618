#include "games/races/bot/rollout.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "games/races/bot/heuristic.hpp"
#include "search/portable_math.hpp"

namespace nemeton::races {

namespace {

// The noise of all seats.
constexpr double kVariety = 4;

}  // namespace

State rollout_hand(const Board& board, const State& state, Seat seat, Action first, Random& random,
                   std::uint64_t& nodes) {
  State played = state;
  apply(board, played, seat, first);
  for (; played.hand == state.hand && played.stage != Stage::over && played.stage != Stage::cut_off; ++nodes) {
    if (is_choice(played.stage)) {
      apply(board, played, played.seat, rollout_action(board, played, kVariety, random));
    } else {
      apply(board, played, kChance, random_outcome(played, random));
    }
  }
  return played;
}

WinProbabilities win_probabilities_after_hand(const State& state) {
  if (state.stage == Stage::over || state.stage == Stage::cut_off) return won(returns_of(state), state.setup.seats);
  const auto begin = state.points.begin(), end = begin + state.sides();
  const double hands_left = std::max(1.0, (state.setup.target - *std::max_element(begin, end)) / kPointsOfHand);
  const double scale = kPointsOfHand * std::sqrt(hands_left);
  WinProbabilities probabilities{};
  for (std::size_t seat = 0; seat < state.setup.seats; ++seat) {
    const int own = state.points[seat];
    const double all = std::accumulate(
        begin, end, 0.0, [&](double sum, int points) { return sum + portable_exp((points - own) / scale); });
    probabilities[seat] = 1 / all / (state.setup.partners ? 2 : 1);
  }
  return probabilities;
}

double win_after_hand(const State& state, Seat seat) {
  return win_probabilities_after_hand(state)[static_cast<std::size_t>(seat)] * (state.setup.partners ? 2 : 1);
}

}  // namespace nemeton::races
