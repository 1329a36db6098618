// A position before a roll as numbers: it can be changed and told apart at little cost.
#pragma once

#include "games/tug/bot/positions.hpp"
#include "games/tug/rules/rules.hpp"

namespace nemeton::tug {

// What a seat has.
struct Team {
  Rope rope;
  std::size_t column;  // its place in kAllRolls
  int athletes;        // on the rope and in the reserve
};

// That of the seat whose roll is awaited, and the other one.
struct Teams {
  Team mover;
  Team other;
};

constexpr Teams teams_of(const Tug::State& state) {
  const auto team = [&](int seat) -> Team {
    const auto& [column, standing, weakened, reserve] = state.sides[static_cast<std::size_t>(seat)];
    return {{standing, weakened}, column_number(column), standing + weakened + reserve};
  };
  return {team(state.turn), team(1 - state.turn)};
}

}  // namespace nemeton::tug
