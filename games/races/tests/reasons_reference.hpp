// What reasons of a race should know, worked out a second time: by the tokens of the protocol, and by the ways of the plan.
#pragma once

#include <functional>
#include <set>

#include "games/races/tests/positions.hpp"

namespace nemeton::races {

template <class G>
class Reference {
 public:
  explicit Reference(int seat) : seat_(seat) {}

  std::vector<std::pair<std::string, State>> actions(const State& state) const {
    ActionList<G> list;
    G::actions(state, state.seat, list);
    std::vector<std::pair<std::string, State>> all;
    for (const Action action : list) {
      State next = state;
      G::apply(next, state.seat, action);
      all.emplace_back(G::token(state, state.seat, action), next);
    }
    return all;
  }

  // Steps to the End by the ways of the plan, without gates.
  static int steps(int seat, Place from) {
    const auto& [entry, end] = G::board().plan.goals[static_cast<std::size_t>(seat)];
    if (from == kHome) return 0;
    std::set<Place> at = {from};
    for (int n = 0; n < 200; ++n) {
      std::set<Place> next;
      for (const Place place : at) {
        if (place == end) return n;
        if (place == kStart) next.insert(entry);
        else next.insert(G::board().plan.ways[place].begin(), G::board().plan.ways[place].end());
      }
      at = next;
    }
    ADD_FAILURE() << "no way home";
    return 0;
  }

  // How likely what waits for tiles ends so that `holds`.
  double chance(const State& state, const std::function<bool(const State&)>& holds) const {
    if (state.stage != Stage::turn) return holds(state) ? 1 : 0;
    OutcomeList<G> list;
    G::outcomes(state, list);
    double all = 0, met = 0;
    for (const auto& [outcome, weight] : list) {
      State next = state;
      G::apply(next, kChance, outcome);
      all += weight;
      met += weight * chance(next, holds);
    }
    return met / all;
  }

  // By tile: what `visit` says of the tokens that a seat could play by it.
  double share_of_tiles(State state, Seat seat, const std::function<bool(const std::string&)>& holds) const {
    return share_of_tiles(state, std::vector<Seat>{seat}, holds);
  }
  double share_of_tiles(State state, const std::vector<Seat>& seats,
                        const std::function<bool(const std::string&)>& holds) const {
    if (state.stock.size() == 0) state.stock = Stock();
    double met = 0, all = 0;
    state.stage = Stage::draw;
    state.doubles = 0;
    OutcomeList<G> tiles;
    G::outcomes(state, tiles);
    for (const auto& [tile, weight] : tiles) {
      bool any = false;
      for (const Seat seat : seats) {
        State drawn = state;
        drawn.seat = static_cast<std::int8_t>(seat);
        G::apply(drawn, kChance, tile);
        if (drawn.stage != Stage::move) continue;
        for (const auto& [token, next] : actions(drawn)) any |= holds(token);
      }
      all += weight;
      if (any) met += weight;
    }
    return met / all;
  }

  std::vector<Seat> opponents(const State& state) const {
    std::vector<Seat> all;
    for (Seat other = 0; other < state.setup.seats; ++other) {
      if (state.are_opponents(seat_, other) && !state.is_out(other)) all.push_back(other);
    }
    return all;
  }

  // The share of tiles by which somebody can bump the seat on a position.
  double exposure(const State& state, int position) const {
    const auto bump = "x" + std::to_string(seat_);
    return share_of_tiles(state, opponents(state), [&](const std::string& token) {
      if (!token.ends_with(bump)) return false;
      const auto to = token.substr(token.find('-') + 1);
      return std::stoi(to) == position;
    });
  }

  double share_to_end(const State& state) const {
    const auto end = G::board().plan.name(G::board().plan.goals[static_cast<std::size_t>(seat_)].end);
    return share_of_tiles(state, seat_, [&](const std::string& token) {
      const auto to = token.substr(token.find('-') + 1);
      const auto gate = token.find('~');
      return to == end || (to.starts_with(end + "~") && state.shown.at(std::stoi(token.substr(gate + 1))));
    });
  }

  // How the tile can be played to its end without turning one.
  std::vector<State> ends_of_tile(const State& state, const State& after) const {
    std::vector<State> all;
    if (after.stage == Stage::move && after.seat == seat_ && after.moved != kNoMarker && after.hand == state.hand) {
      for (const auto& [token, next] : actions(after)) {
        if (next.stage != Stage::turn && next.hand == state.hand) all.push_back(next);
      }
    }
    if (all.empty()) all.push_back(after);
    return all;
  }

  double stake(const State& state) const {
    double all = 0;
    for (const Place place : state.team(seat_)) {
      if (place == kStart || place == kHome) continue;
      all += exposure(state, G::board().position[place]) * (steps(seat_, kStart) - steps(seat_, place));
    }
    return all;
  }

 private:
  int seat_;
};

}  // namespace nemeton::races
