// What actions are worth: expectimax over the network, whose values are returns.
#include "games/danube/bot/bot.hpp"
#include "games/danube/bot/model.hpp"
#include "search/weigh_ends.hpp"

namespace nemeton {

using namespace danube;

Analysis<Danube::Action> analyze(const History<Danube>& history, Seat seat, const Effort& effort,
                                 std::optional<Danube::Action> asked) {
  return weigh_ends<Danube>(Model{Net::learnt()}, history.state(), seat, /*depth=*/1, effort, asked);
}

}  // namespace nemeton
