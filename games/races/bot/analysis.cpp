// What actions are worth: hands played on in the mind.
#include "games/races/bot/appeal.hpp"
#include "games/races/bot/bot.hpp"
#include "games/races/bot/hand.hpp"
#include "search/compare.hpp"

namespace nemeton::races {

Analysis<Action> analyze(const Board& board, const State& state, Seat seat, const Effort& effort,
                         std::optional<Action> asked) {
  constexpr std::size_t kCandidates = 6;  // those with the most appeal
  constexpr int kHands = 4000;
  Actions list;
  rank_actions(board, state, list);
  std::vector<Action> actions(list.begin(), list.begin() + std::min(list.size(), kCandidates));
  if (asked && std::ranges::find(actions, *asked) == actions.end()) actions.push_back(*asked);
  std::uint64_t nodes = 0;
  return compare_by_playouts(actions, seat, effort.times(kHands), effort, asked, [&](Action first, Random& random) {
    return chances_after_hand(play_hand(board, state, seat, first, random, nodes));
  });
}

}  // namespace nemeton::races
