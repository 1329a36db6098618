// Ways, found by the tables of landing places.
#include "games/races/rules/way.hpp"

namespace nemeton::races {

std::vector<Place> way_of(const Board& board, int seat, Action move) {
  std::vector<Place> way{from_of(move)};
  const Plan& plan = board.plan;
  const Route& route = board.route(seat);
  const auto lands = [&](Places places) { return (places & bit(to_of(move))) != 0; };
  bool by_way = !takes_gate(move);  // from here on
  for (int gone = 0; gone < steps_of(move); ++gone) {
    const Place here = way.back();
    const int left = steps_of(move) - gone - 1;
    const auto landing = [&](Place next) { return route.landing[next][static_cast<std::size_t>(left)]; };
    if (!by_way && gone < factor_of(move)) {
      const Gate& gate = plan.gates[gate_of(move)];
      if (board.position[here] == gate.position && lands(landing(gate.exit))) {
        way.push_back(gate.exit);
        by_way = true;
        continue;
      }
    }
    const auto leads = [&](Place next) {
      if (by_way) return lands(landing(next));
      const int ahead = factor_of(move) - gone - 1;
      return ahead > 0 && lands(board.landing_by_gate(route, next, left, ahead, gate_of(move)));
    };
    if (here == kStart) {
      way.push_back(plan.goals[static_cast<std::size_t>(seat)].entry);
      continue;
    }
    for (const Place next : plan.ways[here]) {
      if (!leads(next)) continue;
      way.push_back(next);
      break;
    }
  }
  return way;
}

}  // namespace nemeton::races
