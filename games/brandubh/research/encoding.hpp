// The moves of Brandubh as dense numbers: from each of 49 squares to each of the twelve others on its lines.
#pragma once

#include "games/brandubh/rules/rules.hpp"
#include "research/encoding/encoding.hpp"

namespace nemeton::research {

template <>
class Encoding<Brandubh> {
 public:
  using State = Brandubh::State;
  using Action = Brandubh::Action;

  Encoding(const OptionValues&, int) {}

  static int actions() { return kSide * kSide * kTargets; }
  static int outcomes() { return 0; }
  static int max_chance_nodes() { return 0; }

  // Twelve numbers a square: the six other files of its rank ascending, then the six other ranks of its file.
  static int index(const State&, Seat, Action action) {
    const int from = Brandubh::from(action), to = Brandubh::to(action);
    const int square = (from >> 3) * kSide + (from & 7);
    const auto among_others = [](int there, int here) { return there < here ? there : there - 1; };
    const int target =
        from >> 3 == to >> 3 ? among_others(to & 7, from & 7) : kSide - 1 + among_others(to >> 3, from >> 3);
    return square * kTargets + target;
  }
  static Action action(const State&, Seat, int index) {
    const int target = index % kTargets, file = index / kTargets % kSide, rank = index / kTargets / kSide;
    const auto among_all = [](int other, int here) { return other < here ? other : other + 1; };
    const int from = 8 * rank + file;
    if (target < kSide - 1) return Brandubh::action(from, 8 * rank + among_all(target, file));
    return Brandubh::action(from, 8 * among_all(target - (kSide - 1), rank) + file);
  }
  static int outcome_index(const State&, Action) { return 0; }
  static Action outcome(const State&, int) { return 0; }

  template <class Sink>
  static void write_planes(const State& state, const SeatsFrom&, Sink& sink) {
    const auto board = [&](const char* name, brandubh::Bits pieces, const char* meaning) {
      float* const plane = sink.plane(name, {kSide, kSide}, meaning);
      for (; pieces != 0; pieces &= pieces - 1) {
        const int square = brandubh::square_of(pieces);
        plane[(square >> 3) * kSide + (square & 7)] = 1;
      }
    };
    board("attackers", state.attackers, "by rank from 1, then by file from a");
    board("defenders", state.defenders, "without the king");
    board("king", state.king, "none once he is captured");
    write_number(sink, "stood", state.repetition_count / 3.0, "how often the position has stood, of 3");
    write_one_of(sink, "end", 7, static_cast<int>(state.end),
                 "none, king home, king captured, no attackers, no move, repetition, limit of plies");
  }

 private:
  static constexpr int kSide = brandubh::kSide;
  static constexpr int kTargets = 2 * (kSide - 1);
};

}  // namespace nemeton::research
