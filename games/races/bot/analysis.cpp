// What actions are worth: hands played on in the mind.
#include "games/races/bot/bot.hpp"
#include "games/races/bot/heuristic.hpp"
#include "games/races/bot/rollout.hpp"
#include "search/sequential_halving.hpp"

namespace nemeton::races {

Analysis<Action> analyze(const Board& board, const State& state, Seat seat, const Budget& budget, std::uint64_t seed,
                         std::optional<Action> asked) {
  constexpr std::size_t kCandidates = 6;  // those that the heuristic likes best
  constexpr std::uint64_t kHands = 4000;
  Actions list;
  rank_actions(board, state, list);
  std::vector<Action> actions(list.begin(), list.begin() + std::min(list.size(), kCandidates));
  if (asked && std::ranges::find(actions, *asked) == actions.end()) actions.push_back(*asked);
  std::uint64_t nodes = 0;
  return sequential_halving(actions, seat, kHands, budget, seed, asked, [&](Action first, Random& random) {
    return win_probabilities_after_hand(rollout_hand(board, state, seat, first, random, nodes));
  });
}

}  // namespace nemeton::races
