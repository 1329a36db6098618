// What actions are worth: games played on in the mind, to their end. Who is richest then has won.
#include "games/sigily/bot/bot.hpp"
#include "games/sigily/bot/rollout_policy.hpp"
#include "search/sequential_halving.hpp"

namespace nemeton {

using namespace sigily;

Analysis<Sigily::Action> analyze(const History<Sigily>& history, Seat seat,
                                 const AnalysisRequest<Sigily::Action>& request) {
  constexpr std::uint64_t kGames = 1500;
  ActionList<Sigily> list;
  Sigily::actions(history.state(), seat, list);
  const std::vector<Sigily::Action> actions(list.begin(), list.end());
  History<Sigily> played = history;
  return sequential_halving(actions, seat, kGames, request, [&](Action first, Random& random) {
    played = history;
    played.apply(seat, first);
    while (Sigily::node(played.state()).kind != NodeKind::terminal) rollout_step(played, random);
    return won(Sigily::returns(played.state()), played.state().setup.seats);
  });
}

}  // namespace nemeton
