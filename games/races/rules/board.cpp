// Makes the tables of a board from its plan.
#include "games/races/rules/board.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
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

// In how many ways a marker on `place` can play `steps`, all bumps aside, with any gate still open.
int count_moves(const Board& board, const Route& route, Place place, int steps, std::initializer_list<int> factors) {
  int count = std::popcount(route.landing[place][static_cast<std::size_t>(steps)]);
  for (std::size_t gate = 0; gate < board.plan.gates.size(); ++gate) {
    for (const int factor : factors) count += std::popcount(board.landing_by_gate(route, place, steps, factor, gate));
  }
  return count;
}

// The lists that the rules fill have room for `kMaxActions`: for each marker the total and both factors, and at each
// place whether to bump one of three opponents.
std::expected<void, std::string> check_room(const Board& board) {
  constexpr int kRoom = static_cast<int>(kMaxActions) / (kMarkers * kSeats);
  for (int seat = 0; seat < kSeats; ++seat) {
    if (!board.plan.plays(seat)) continue;
    for (Place place = 0; place < board.plan.places(); ++place) {
      for (int x = 1; x <= kMaxFactor; ++x) {
        for (int y = 1; y < x; ++y) {
          const Route& route = board.route(seat);
          const int moves = count_moves(board, route, place, x + y, {x, y}) + count_moves(board, route, place, x, {x}) +
                            count_moves(board, route, place, y, {y});
          if (moves <= kRoom) continue;
          return std::unexpected("position " + board.plan.name(place) + ": " + std::to_string(moves) +
                                 " ways to play " + std::to_string(x) + " and " + std::to_string(y) + ", expected " +
                                 std::to_string(kRoom) + " at most");
        }
      }
    }
  }
  return {};
}

}  // namespace

std::expected<Board, std::string> read_board(std::string_view text) {
  auto plan = read_plan(text);
  if (!plan) return std::unexpected(plan.error());
  Board board{.plan = *std::move(plan), .position = {}, .alike = {}, .routes = {}, .route_of = {}};
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
  if (auto room = check_room(board); !room) return std::unexpected(room.error());
  return board;
}

Board built_in_board(const char* name, std::string_view text) {
  auto board = read_board(text);
  if (board) return *std::move(board);
  std::fprintf(stderr, "the board of %s: %s\n", name, board.error().c_str());
  std::abort();
}

}  // namespace nemeton::races
