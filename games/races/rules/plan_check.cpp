// Checks that the plan of a board makes sense: that there is a way to everywhere, and from everywhere to the End.
#include <algorithm>

#include "games/races/rules/plan.hpp"

namespace nemeton::races {

namespace {

std::unexpected<std::string> broken(std::string what) { return std::unexpected(std::move(what)); }

bool is_end(const Plan& plan, Place place) {
  return std::ranges::any_of(plan.goals, [&](const Goal& goal) { return goal.end == place; });
}

// The places of which some seat's marker comes to stand on or pass over, all ways and shortcuts taken.
std::vector<bool> places_come_to(const Plan& plan) {
  std::vector<bool> come_to(static_cast<std::size_t>(plan.places()));
  std::vector<Place> left;
  const auto come = [&](Place place) {
    if (!come_to[place]) left.push_back(place);
    come_to[place] = true;
  };
  for (const Goal& goal : plan.goals) {
    if (goal.end != 0) come(goal.entry);
  }
  while (!left.empty()) {
    const Place place = left.back();
    left.pop_back();
    for (const Place next : plan.ways[place]) come(next);
    for (const Gate& gate : plan.gates) {
      if (gate.position == plan.position(place)) come(gate.exit);
    }
  }
  return come_to;
}

// The places from which a way without gates leads to `end`, itself included.
std::vector<bool> places_before(const Plan& plan, Place end) {
  std::vector<bool> before(static_cast<std::size_t>(plan.places()));
  before[end] = true;
  for (bool more = true; more;) {
    more = false;
    for (Place place = 1; place < plan.places(); ++place) {
      if (before[place] || !std::ranges::any_of(plan.ways[place], [&](Place next) { return before[next]; })) continue;
      before[place] = more = true;
    }
  }
  return before;
}

std::expected<void, std::string> check_ways(const Plan& plan) {
  const std::vector<bool> come_to = places_come_to(plan);
  bool shared = true;  // one End for all
  for (const Goal& goal : plan.goals) shared = shared && (goal.end == 0 || goal.end == plan.goals[0].end);
  for (Place place = 1; place < plan.places(); ++place) {
    const std::string what = "position " + plan.name(place) + ": ";
    if (!come_to[place]) return broken(what + "no way and no shortcut leads there");
    if (plan.ways[place].empty() && !is_end(plan, place)) return broken(what + "no way leads on, and it is no End");
    if (shared && is_end(plan, place) && !plan.ways[place].empty()) {
      return broken(what + "a way leads on to " + plan.name(plan.ways[place].front()) + ", but it is the End");
    }
  }
  for (const Gate& gate : plan.gates) {
    if (is_end(plan, gate.position)) return broken("gate " + plan.name(gate.position) + ": an End cannot be a gate");
  }
  for (int seat = 0; seat < kSeats; ++seat) {
    if (!plan.plays(seat)) continue;
    const Place end = plan.goals[static_cast<std::size_t>(seat)].end;
    const std::vector<bool> before = places_before(plan, end);
    for (Place place = 1; place < plan.places(); ++place) {
      if (before[place]) continue;
      return broken("position " + plan.name(place) + ": no way without gates leads to the End of seat " +
                    std::to_string(seat) + ", " + plan.name(end));
    }
  }
  return {};
}

std::expected<void, std::string> check_picture(const Plan& plan) {
  std::vector<int> times(kMaxPositions + 1);
  for (const auto& row : plan.picture) {
    for (const Place position : row) ++times[position];
  }
  for (int position = 1; position <= kMaxPositions; ++position) {
    const int expected = position <= plan.positions ? 1 : 0;
    const int found = times[static_cast<std::size_t>(position)];
    if (found == expected) continue;
    return broken("position " + std::to_string(position) + ": stands " + std::to_string(found) +
                  " times in the picture, expected " + std::to_string(expected));
  }
  return {};
}

}  // namespace

std::expected<void, std::string> check_plan(const Plan& plan) {
  if (!std::ranges::any_of(plan.goals, [](const Goal& goal) { return goal.end != 0; })) {
    return broken("no seats, expected a line such as \"seat all enters 1 ends 46\"");
  }
  if (auto checked = check_ways(plan); !checked) return checked;
  return check_picture(plan);
}

}  // namespace nemeton::races
