// The static evaluation of a position. The network has learnt it from games of the bot against itself (learner.hpp). Without a network, and at the
// levels below the best, the bot judges by a sum of weights of what is seen on the board, which is what the strength of those levels was measured with.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "games/brandubh/bot/features.hpp"
#include "games/brandubh/bot/king_network.hpp"
#include "games/brandubh/bot/position.hpp"

namespace nemeton::brandubh {

extern const std::array<Weights, 2> kWeights;  // by rule set; the attackers' good is above 0

struct Evaluator {
  int noise = 0;                         // how far a judgement may be off, either way: what makes a weaker player
  std::uint64_t seed = 0;                // the same seed is off in the same way
  const KingNetwork* network = nullptr;  // none: the weights alone

  // Of the seat to act; a man is worth about 200.
  int evaluate(const Position& position) const {
    int value = network != nullptr ? network->value(position) : weigh(position);
    value = std::clamp(value, -kMostPoints, kMostPoints);
    if (noise > 0) {
      value += static_cast<int>(mix(position.position() ^ seed) % static_cast<unsigned>(2 * noise + 1)) - noise;
    }
    return position.turn() == Brandubh::kAttackers ? value : -value;
  }

 private:
  static constexpr int kMostPoints = 20000;  // far from what ends the game, whatever numbers a file brings

  static int weigh(const Position& position) {
    const Weights& own = kWeights[position.challenge() ? 1 : 0];
    int value = 0;
    look_at(position, [&](int feature, int times) { value += own[static_cast<std::size_t>(feature)] * times; });
    return value;
  }

  static constexpr std::uint64_t mix(std::uint64_t x) {
    x = (x ^ x >> 32) * 0xD6E8FEB86659FD93;
    return x ^ x >> 32;
  }
};

// The return that a score of the search promises: five men are worth about two wins of three.
constexpr double return_of(int score) {
  const int size = score < 0 ? -score : score;
  return size > kEvalLimit ? (score > 0 ? 1.0 : -1.0) : score / (600.0 + size);
}

}  // namespace nemeton::brandubh
