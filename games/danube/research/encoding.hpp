// The steps of Down the Danube as dense numbers: from each square short of the sea by one to six pips, forward, then back.
#pragma once

#include "games/danube/rules/rules.hpp"
#include "research/encoding/encoding.hpp"

namespace nemeton::research {

template <>
class Encoding<Danube> {
 public:
  using State = Danube::State;
  using Action = Danube::Action;

  Encoding(const OptionValues&, int) {}

  static int actions() { return 2 * kForward; }
  static int outcomes() { return static_cast<int>(kThrows.size()); }

  static int index(const State&, Seat, Action action) {
    return (Danube::is_back(action) ? kForward : 0) + (Danube::from(action) - 1) * kPips + Danube::pips(action) - 1;
  }
  static Action action(const State&, Seat, int index) {
    const int from = index % kForward / kPips + 1, pips = index % kPips + 1;
    return index < kForward ? Danube::step(from, pips) : Danube::step_back(from, pips);
  }
  static int outcome_index(const State&, Action thrown) { return thrown == 6 ? 4 : thrown - 1; }
  static Action outcome(const State&, int index) { return kThrows[static_cast<std::size_t>(index)]; }

  // That the start is still to be played, and what of a throw can be used.
  static void write_unseen(const State& state, std::string& text) {
    text += " stage " + std::to_string(static_cast<int>(state.stage)) + " usable " + std::to_string(state.usable);
  }

  template <class Sink>
  static void write_planes(const State& state, const SeatsFrom& seats, Sink& sink) {
    const auto squares = [](float* plane, danube::Squares set) {
      for (; set != 0; set &= set - 1) plane[danube::lowest(set) - 1] = 1;
    };
    const bool over = state.stage == Danube::Stage::over;
    float* const boats = sink.plane("boats", {2, kSquares}, "of each seat, by square from 1");
    for (int place = 0; place < 2; ++place) {
      squares(boats + place * kSquares, state.boats[static_cast<std::size_t>(seats[place])]);
    }
    squares(sink.plane("held", {kSquares}, "boats that move no more in this throw"), state.held);
    write_one_of(sink, "turn", 2, over ? -1 : seats.place(state.turn), "whose throw or steps are awaited");
    write_one_of(sink, "throw", 5, state.thrown == 0 ? -1 : outcome_index(state, state.thrown), "1, 2, 3, 4 or 6");
    write_number(sink, "left", state.left / 6.0, "pips of the throw, of 6");
    write_number(sink, "usable", state.usable / 6.0, "the most of them that can be used, of 6");
    write_one_of(sink, "stage", 5, static_cast<int>(state.stage),
                 "first step, second seat waits, second step, under way, over");
  }

 private:
  static constexpr int kPips = 6;
  static constexpr int kSquares = danube::kSea - 1;
  static constexpr int kForward = kSquares * kPips;
  static constexpr std::array<Action, 5> kThrows = {1, 2, 3, 4, 6};
};

}  // namespace nemeton::research
