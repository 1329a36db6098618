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

  template <class Sink>
  static void write_planes(const State& state, const SeatsFrom& seats, Sink& sink) {
    const auto dice = [](float* plane, tug::Dice shown) {
      for (int value = 1; value <= kFaces; ++value) plane[value - 1] = static_cast<float>(shown.count(value)) / 3;
    };
    const auto of_each = [&](const char* name, auto number, const char* meaning) {
      float* const plane = sink.plane(name, {2}, meaning);
      for (int place = 0; place < 2; ++place) {
        plane[place] = static_cast<float>(number(state.sides[static_cast<std::size_t>(seats[place])])) / Tug::kAthletes;
      }
    };
    float* const columns = sink.plane("columns", {2, kFaces}, "dice of each value in each seat's column, of 3");
    for (int place = 0; place < 2; ++place) {
      dice(columns + place * kFaces, state.sides[static_cast<std::size_t>(seats[place])].column);
    }
    of_each("standing", [](const auto& side) { return side.standing; }, "athletes of each seat, of 18");
    of_each("weakened", [](const auto& side) { return side.weakened; }, "athletes of each seat, of 18");
    of_each("reserve", [](const auto& side) { return side.reserve; }, "athletes of each seat, of 18");
    dice(sink.plane("dice", {kFaces}, "rolled and not used yet, by value, of 3"), state.dice);
    dice(sink.plane("again", {kFaces}, "rolled again before the first act, by value, of 3"), state.again);
    dice(sink.plane("open", {kFaces}, "of the column and not used yet in this turn, by value, of 3"), state.open);
    write_number(sink, "rerolls", state.rerolls / 3.0, "dice that may still be rolled again, of 3");
    write_one_of(sink, "stage", 6, static_cast<int>(state.stage), "column, roll, reroll, again, act, over");
    write_one_of(sink, "turn", 2, state.stage == Tug::Stage::over ? -1 : seats.place(state.turn),
                 "whose dice or choice is awaited");
    write_one_of(sink, "match", 2, state.match - 1, "the first or the second");
    write_one_of(sink, "first_match", 2, seats.place(state.first_match), "who has won it");
    write_one_of(sink, "winner", 2, seats.place(state.winner), "of the game");
  }

 private:
  static constexpr int kFaces = tug::kFaces;
  static constexpr int kStand = 4 * kFaces * kFaces;
  static constexpr int kReroll = kStand + 1;
  static constexpr int kBerserk = kReroll + kFaces;
  static constexpr Action kNone = 0xffff;
};

}  // namespace nemeton::research
