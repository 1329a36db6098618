// Brandubh as search/alpha_beta.hpp wants it: how a position stands, and which actions to try first.
#pragma once

#include <cstdint>

#include "games/brandubh/rules/rules.hpp"
#include "search/alpha_beta.hpp"

namespace nemeton::brandubh {

struct BrandubhEvaluator {
  int noise = 0;           // how far a judgement may be off, either way: what makes a weaker player
  std::uint64_t seed = 0;  // the same seed is off in the same way

  std::uint64_t key(const Brandubh::State& state) const {
    const auto [attackers, king_side] = Brandubh::position_key(state);
    return mix(attackers * 0x9E3779B97F4A7C15 ^ mix(king_side + 0x2545F4914F6CDD1D));
  }

  // Of seat 0, which attacks: men and the king's ways home. The weights were chosen by games of the bot against itself.
  int evaluate(const Brandubh::State& state) const {
    const Bits taken = state.attackers | state.defenders | state.king;
    const bool kings_turn = state.turn == Brandubh::kDefenders;
    const Bits reach = slides(square_of(state.king), taken);
    const int home_in_one = __builtin_popcountll(reach & kCorners);
    if (home_in_one > 0 && kings_turn) return -kHomeNext;
    Bits next = 0;
    for (Bits stops = reach; stops != 0; stops &= stops - 1) next |= slides(square_of(stops), taken & ~state.king);
    const int home_in_two = __builtin_popcountll(next & kCorners);

    int value = 200 * (__builtin_popcountll(state.defenders) - __builtin_popcountll(state.attackers) + 4);
    value += 4 * __builtin_popcountll(reach) + 150 * home_in_two;
    // One way can be closed or the king caught; two at once hardly.
    if (home_in_one > 0) value += home_in_one > 1 ? 1000 : 100;
    if (noise > 0) value += static_cast<int>(mix(key(state) ^ seed) % static_cast<unsigned>(2 * noise + 1)) - noise;
    return -value;
  }

 private:
  static constexpr int kHomeNext = 20000;

  static constexpr std::uint64_t mix(std::uint64_t x) {
    x = (x ^ x >> 32) * 0xD6E8FEB86659FD93;
    return x ^ x >> 32;
  }
};

struct BrandubhMoveOrderer {
  // Home, captures, then the king's other moves. The throne's part in captures is left to the search.
  static int priority(const Brandubh::State& state, Brandubh::Action action) {
    const Bits stop = bit(Brandubh::to(action));
    if ((stop & kCorners) != 0) return 3;
    if (state.turn == Brandubh::kAttackers) {
      const Bits captured = between(stop, state.attackers | kCorners) & (state.defenders | state.king);
      return (captured & state.king) != 0 ? 3 : captured != 0 ? 2 : 0;
    }
    const Bits captured = between(stop, state.defenders | state.king | kCorners) & state.attackers;
    return captured != 0 ? 2 : bit(Brandubh::from(action)) == state.king ? 1 : 0;
  }
};

// The return that a score of the search promises: five men are worth about two wins of three.
constexpr double return_of(int score) {
  const int size = score < 0 ? -score : score;
  return size > kEvalLimit ? (score > 0 ? 1.0 : -1.0) : score / (600.0 + size);
}

}  // namespace nemeton::brandubh
