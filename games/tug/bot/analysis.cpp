// What actions are worth: expectimax over what has been learnt of positions, which is in returns.
#include "games/tug/bot/bot.hpp"
#include "games/tug/bot/model.hpp"
#include "search/weigh_ends.hpp"

namespace nemeton {

using namespace tug;

Analysis<Tug::Action> analyze(const History<Tug>& history, Seat seat, const Effort& effort,
                              std::optional<Tug::Action> asked) {
  return weigh_ends<Tug>(Model{kLearnt}, history.state(), seat, /*depth=*/1, effort, asked);
}

}  // namespace nemeton
