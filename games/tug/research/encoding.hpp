// The choices of Tug of War as dense numbers: a rolled die beside one of the column in four ways, then the others.
#pragma once

#include "games/tug/rules/rules.hpp"
#include "research/encoding/encoding.hpp"

namespace nemeton::research {

template <>
class Encoding<Tug> {
 public:
  using State = Tug::State;
  using Action = Tug::Action;

  Encoding(const OptionValues&, int) {}

  static int actions() { return kBerserk + 5; }
  // A roll of three dice, then a die that is rolled again.
  static int outcomes() { return tug::kRolls + kFaces; }

  static int index(const State&, Seat, Action action) {
    const int value = Tug::value(action);
    switch (Tug::kind(action)) {
      case Tug::Kind::use:
        return (static_cast<int>(Tug::act(action)) * kFaces + Tug::rolled(action) - 1) * kFaces + value - 1;
      case Tug::Kind::stand: return kStand;
      case Tug::Kind::reroll: return kReroll + value - 1;
      case Tug::Kind::berserk: break;
    }
    return kBerserk + value;
  }
  static Action action(const State&, Seat, int index) {
    if (index >= kBerserk) return Tug::other(Tug::Kind::berserk, index - kBerserk);
    if (index >= kReroll) return Tug::other(Tug::Kind::reroll, index - kReroll + 1);
    if (index == kStand) return Tug::other(Tug::Kind::stand, 0);
    const auto act = static_cast<Tug::Act>(index / (kFaces * kFaces));
    return Tug::use(index / kFaces % kFaces + 1, index % kFaces + 1, act);
  }
  static int outcome_index(const State& state, Action outcome) {
    return state.stage == Tug::Stage::again ? tug::kRolls + outcome - 1 : outcome;
  }
  static Action outcome(const State& state, int index) {
    const bool again = state.stage == Tug::Stage::again;
    if (again != (index >= tug::kRolls)) return kNone;
    return static_cast<Action>(again ? index - tug::kRolls + 1 : index);
  }

 private:
  static constexpr int kFaces = tug::kFaces;
  static constexpr int kStand = 4 * kFaces * kFaces;
  static constexpr int kReroll = kStand + 1;
  static constexpr int kBerserk = kReroll + kFaces;
  static constexpr Action kNone = 0xffff;
};

}  // namespace nemeton::research
