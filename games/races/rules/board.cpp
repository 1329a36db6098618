// Makes the tables of a board from its plan.
#include "games/races/rules/board.hpp"

#include <algorithm>
#include <tuple>

namespace nemeton::races {

namespace {

// The next places on one seat's way: Start leads to its entry, its End nowhere.
const std::vector<Place>& next_places(const Plan& plan, const Goal& goal, const std::vector<Place>& entry,
                                      Place place) {
  static const std::vector<Place> nowhere;
  if (place == kStart) return entry;
  return place == goal.end ? nowhere : plan.ways[place];
}

void fill_steps(const Plan& plan, const Goal& goal, const std::vector<Place>& entry, Route& route) {
  std::array<int, kMaxPlaces> steps;
  steps.fill(kMaxPlaces);
  steps[goal.end] = 0;
  for (bool more = true; more;) {
    more = false;
    for (Place place = 0; place < plan.places(); ++place) {
      for (const Place next : next_places(plan, goal, entry, place)) {
        if (steps[next] + 1 >= steps[place]) continue;
        steps[place] = steps[next] + 1;
        more = true;
      }
    }
  }
  std::vector<Place> backmost_first;
  for (Place place = 0; place < plan.places(); ++place) {
    route.steps[place] = static_cast<std::uint8_t>(steps[place]);
    backmost_first.push_back(place);
  }
  std::ranges::sort(backmost_first, {}, [&](Place place) {
    return std::tuple(-steps[place], plan.position(place), place > plan.positions);
  });
  for (std::size_t i = 0; i < backmost_first.size(); ++i) route.rank[backmost_first[i]] = static_cast<std::uint8_t>(i);
}

Route make_route(const Plan& plan, const Goal& goal) {
  Route route;
  route.end = goal.end;
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    if (plan.goals[seat].end == goal.end) route.sharers = static_cast<std::uint8_t>(route.sharers | 1u << seat);
  }
  const std::vector<Place> entry = {goal.entry};
  const auto places = static_cast<std::size_t>(plan.places());
  for (std::size_t place = 0; place < places; ++place) route.landing[place][0] = bit(static_cast<int>(place));
  for (std::size_t n = 1; n <= kMaxSteps; ++n) {
    for (Place place = 0; place < places; ++place) {
      for (const Place next : next_places(plan, goal, entry, place)) {
        route.landing[place][n] |= route.landing[next][n - 1];
      }
      if (route.landing[place][n] != 0) route.can_go[n] |= bit(place);
      route.reach[place] |= route.landing[place][n];
      if (n <= kMaxFactor) route.near[place] |= route.landing[place][n];
    }
  }
  for (Place place = 0; place < places; ++place) {
    for (std::size_t gate = 0; gate < plan.gates.size(); ++gate) {
      for (int d = 0; d < kMaxFactor; ++d) {
        for (Places on = route.landing[place][static_cast<std::size_t>(d)]; on != 0; on &= on - 1) {
          if (plan.position(static_cast<Place>(std::countr_zero(on))) != plan.gates[gate].position) continue;
          route.ahead[place][gate] = static_cast<std::uint8_t>(route.ahead[place][gate] | 1u << d);
          for (auto factor = static_cast<std::size_t>(d) + 1; factor <= kMaxFactor; ++factor) {
            route.gate_within[factor] |= bit(place);
          }
        }
      }
    }
  }
  fill_steps(plan, goal, entry, route);
  return route;
}

}  // namespace

Board read_board(std::string_view text) {
  Board board{.plan = read_plan(text), .position = {}, .alike = {}, .routes = {}, .route_of = {}};
  for (Place place = 1; place < board.plan.places(); ++place) {
    board.position[place] = board.plan.position(place);
    for (Place other = 1; other < board.plan.places(); ++other) {
      if (board.plan.position(other) == board.position[place]) board.alike[place] |= bit(other);
    }
  }
  const auto& goals = board.plan.goals;
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    const auto same = static_cast<std::size_t>(std::ranges::find(goals, goals[seat]) - goals.begin());
    board.route_of[seat] = static_cast<std::uint8_t>(same);
    if (same == seat && goals[seat].end != 0) board.routes[seat] = make_route(board.plan, goals[seat]);
  }
  return board;
}

}  // namespace nemeton::races
