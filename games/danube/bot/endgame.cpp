#include "games/danube/bot/endgame.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace nemeton::danube {

namespace {

constexpr double kResidual = 1e-12;  // the most that the last pass changed a value by

// A result of a throw, in terms of the thrower: a win, or a position in which either seat throws.
struct Next {
  std::size_t number;
  double sign;
};
constexpr std::size_t kWon = std::numeric_limits<std::size_t>::max();

// A throw and how likely it is.
struct Throw {
  double chance;
  std::vector<Next> nexts;
};

struct Position {
  std::size_t number;
  std::vector<Throw> throws;
};

Danube::State before_throw(std::size_t turn, int own, int other) {
  Danube::State state = Danube::start(OptionValues(Danube::info.options), 2);
  state.ply_limit = std::numeric_limits<std::uint32_t>::max();
  state.boats[turn] = square(own);
  state.boats[1 - turn] = square(other);
  state.stage = Danube::Stage::under_way;
  state.thrown = state.left = state.usable = 0;
  state.turn = static_cast<std::int8_t>(turn);
  return state;
}

// Calls `visit(state)` for each state that the seat's steps of a throw can end in.
template <class Visit>
void each_end(const Danube::State& state, Seat seat, const Visit& visit) {
  if (Danube::node(state) != Node::decision(seat)) return visit(state);
  ActionList<Danube> actions;
  Danube::actions(state, seat, actions);
  for (const Danube::Action action : actions) {
    Danube::State next = state;
    Danube::apply(next, seat, action);
    each_end(next, seat, visit);
  }
}

}  // namespace

// Value iteration in place. Boats that change places again and again go round in circles, but ever less likely.
Endgame::Endgame() {
  std::vector<Position> positions;
  for (std::size_t turn = 0; turn < 2; ++turn) {
    for (int own = 1; own < kSea; ++own) {
      for (int other = 1; other < kSea; ++other) {
        if (own == other || own == kRapids || other == kRapids) continue;
        const Danube::State state = before_throw(turn, own, other);
        Position& position = positions.emplace_back(number(state), std::vector<Throw>{});
        OutcomeList<Danube> outcomes;
        Danube::outcomes(state, outcomes);
        for (const auto& [outcome, weight] : outcomes) {
          Throw& thrown = position.throws.emplace_back(weight / 16.0, std::vector<Next>{});
          Danube::State after = state;
          Danube::apply(after, kChance, outcome);
          each_end(after, state.turn, [&](const Danube::State& end) {
            const bool is_won = end.boats[turn] == 0;
            const std::size_t next = is_won ? kWon : number(end);
            if (std::ranges::find(thrown.nexts, next, &Next::number) == thrown.nexts.end())
              thrown.nexts.push_back({next, end.turn == state.turn ? 1.0 : -1.0});
          });
        }
      }
    }
  }
  for (double change = 1; change > kResidual;) {
    change = 0;
    for (const Position& position : positions) {
      double sum = 0;
      for (const auto& [chance, nexts] : position.throws) {
        double best = -1;
        for (const auto& [next, sign] : nexts) best = std::max(best, next == kWon ? 1 : sign * values_[next]);
        sum += chance * best;
      }
      change = std::max(change, std::abs(sum - values_[position.number]));
      values_[position.number] = sum;
    }
  }
}

const Endgame& endgame() {
  static const Endgame worked_out;
  return worked_out;
}

}  // namespace nemeton::danube
