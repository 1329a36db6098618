// The bot: best plays on in its mind to the end of the hand, where all seats move by what a move brings at once; the other levels
// move like that themselves, with whims.
#include "games/races/bot.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "games/races/appeal.hpp"
#include "search/playouts.hpp"

namespace nemeton::races {

namespace {

// By how many steps a level may like a move better than it deserves. There is little between the levels but these: against random
// play the best choice by appeal wins 86 of 100 games of Tabulus, so much is luck.
constexpr std::array<double, kLevelNames.size()> kWhims = {500, 110, 45, 0};
// The whim of all seats where `best` plays on in its mind.
constexpr double kVariety = 4;
// So many actions, those with the most appeal, are tried.
constexpr std::size_t kCandidates = 6;
// How much speaks for an action that was tried seldom, as a part of what a hand is worth.
constexpr double kSpread = 0.08;
// How many points a hand brings to who goes out first, roughly.
constexpr double kPointsOfHand = 4;

// What the seat may expect of the game where a hand has just ended: its return if that was the last, else its chance as the
// points stand, which say the more the nearer the target is.
double worth(const State& state, Seat seat) {
  if (state.stage == Stage::over || state.stage == Stage::cut_off) {
    return returns_of(state)[static_cast<std::size_t>(seat)];
  }
  const auto begin = state.points.begin(), end = begin + state.sides();
  const double hands_left = std::max(1.0, (state.setup.target - *std::max_element(begin, end)) / kPointsOfHand);
  const double scale = kPointsOfHand * std::sqrt(hands_left);
  const int own = state.points[static_cast<std::size_t>(state.side(seat))];
  const double all =
      std::accumulate(begin, end, 0.0, [&](double sum, int points) { return sum + std::exp((points - own) / scale); });
  return (state.sides() / all - 1) / (state.sides() - 1);
}

// The same after `first` and a hand played out by likely actions.
double play_out(const Board& board, const State& state, Seat seat, Action first, Random& random, std::uint64_t& nodes) {
  State played = state;
  apply(board, played, seat, first);
  for (; played.hand == state.hand && played.stage != Stage::over && played.stage != Stage::cut_off; ++nodes) {
    if (is_choice(played.stage)) {
      apply(board, played, played.seat, likely_action(board, played, kVariety, random));
    } else {
      apply(board, played, kChance, random_outcome(played, random));
    }
  }
  return worth(played, seat);
}

}  // namespace

Chosen choose(const Board& board, const State& state, Seat seat, const Limits& limits) {
  const auto deadline = std::chrono::steady_clock::now() + limits.time * 8 / 10;
  Random random(limits.seed);
  std::uint64_t nodes = 0;
  const auto play = [&](Action first) { return play_out(board, state, seat, first, random, nodes); };
  if (limits.level != Level::best) {
    const double whim = kWhims[static_cast<std::size_t>(limits.level)];
    const Action action = likely_action(board, state, whim, random);
    return {action, play(action), nodes};
  }

  Actions list;
  rank_actions(board, state, list);
  std::array<Arm<Action>, kCandidates> arms;
  const std::size_t size = std::min(list.size(), kCandidates);
  for (std::size_t i = 0; i < size; ++i) arms[i].action = list[i];
  const auto out_of_time = [&] {
    return std::chrono::steady_clock::now() >= deadline || (limits.stop != nullptr && limits.stop->load());
  };
  const int games = size == 1 ? 1 : std::numeric_limits<int>::max();
  const double spread = kSpread * (state.setup.target == 0 ? kPointsOfHand : 1);
  const auto best = best_by_playouts(std::span(arms.data(), size), spread, games, out_of_time, play);
  return {best.action, best.mean(), nodes};
}

}  // namespace nemeton::races
