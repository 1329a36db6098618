// The moves of Brandubh as dense numbers: from each of 49 squares to each of the twelve others on its lines.
#pragma once

#include <array>

#include "games/brandubh/rules/rules.hpp"
#include "research/encoding/encoding.hpp"

namespace nemeton::brandubh {

// Twelve numbers a square, by rank and file: the six other files of its rank, then the six other ranks of its file.
struct MoveNumbers {
  static constexpr int kMoves = kSide * kSide * 2 * (kSide - 1);
  std::array<std::uint16_t, 64 * 64> of{};
  std::array<Brandubh::Action, kMoves> move{};

  constexpr MoveNumbers() {
    std::size_t next = 0;
    const auto add = [&](int from, int to) {
      if (from == to) return;
      move[next] = Brandubh::action(from, to);
      of[move[next]] = static_cast<std::uint16_t>(next);
      ++next;
    };
    for (int rank = 0; rank < kSide; ++rank) {
      for (int file = 0; file < kSide; ++file) {
        for (int to = 0; to < kSide; ++to) add(8 * rank + file, 8 * rank + to);
        for (int to = 0; to < kSide; ++to) add(8 * rank + file, 8 * to + file);
      }
    }
  }
};
inline constexpr MoveNumbers kMoveNumbers;

}  // namespace nemeton::brandubh

namespace nemeton::research {

template <>
class Encoding<Brandubh> {
 public:
  using State = Brandubh::State;
  using Action = Brandubh::Action;

  Encoding(const OptionValues&, int) {}

  static int actions() { return brandubh::MoveNumbers::kMoves; }
  static int outcomes() { return 0; }
  static int max_chance_nodes() { return 0; }

  static int index(const State&, Seat, Action action) { return brandubh::kMoveNumbers.of[action]; }
  static Action action(const State&, Seat, int index) {
    return brandubh::kMoveNumbers.move[static_cast<std::size_t>(index)];
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
};

}  // namespace nemeton::research
