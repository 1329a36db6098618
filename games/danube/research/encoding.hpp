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

 private:
  static constexpr int kPips = 6;
  static constexpr int kForward = (danube::kSea - 1) * kPips;
  static constexpr std::array<Action, 5> kThrows = {1, 2, 3, 4, 6};
};

}  // namespace nemeton::research
