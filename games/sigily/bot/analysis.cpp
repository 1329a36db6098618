// What actions are worth: games played on in the mind, to their end. Who is richest then has won.
#include "games/sigily/bot/bot.hpp"
#include "games/sigily/bot/likely.hpp"
#include "search/compare.hpp"

namespace nemeton {

using namespace sigily;

Analysis<Sigily::Action> analyze(const History<Sigily>& history, Seat seat, const Effort& effort,
                                 std::optional<Sigily::Action> asked) {
  constexpr int kGames = 1500;
  ActionList<Sigily> list;
  Sigily::actions(history.state(), seat, list);
  const std::vector<Sigily::Action> actions(list.begin(), list.end());
  History<Sigily> played = history;
  return compare_by_playouts(actions, seat, effort.times(kGames), effort, asked, [&](Action first, Random& random) {
    played = history;
    played.apply(seat, first);
    while (Sigily::node(played.state()).kind != NodeKind::terminal) likely_step(played, random);
    return won(Sigily::returns(played.state()), played.state().setup.seats);
  });
}

}  // namespace nemeton
