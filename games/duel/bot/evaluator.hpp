// The value of two hands that both seats know, by a small network learnt from self-play (learner.hpp).
//
// Only + − × ÷ and √ are used, and no two of them are made one, so that the answer is the same on every machine.
#pragma once

#include "games/duel/rules/rules.hpp"

namespace nemeton::duel {

// A number for each pair of forms, of seat 0 and of seat 1.
inline constexpr std::size_t kFormPairs = kForms * kForms;
using ByForms = std::array<double, kFormPairs>;
constexpr std::size_t pair_of(int first, int second) { return static_cast<std::size_t>(first * kForms + second); }

// How a hand stands against another: how many cards there are, and how many of the other's each can succeed beside, in each form.
inline constexpr std::size_t kFeatures = 23;
using Features = std::array<float, kFeatures>;
Features features_of(Cards own, Cards other);

struct Network {
  static constexpr std::size_t kHidden = 16;
  // The weights of a hidden unit, of a hand and of the other hand seen from the first.
  std::array<std::array<float, 2 * kFeatures>, kHidden> inputs;
  std::array<float, kHidden> bias;
  // By the forms that are drained, the own and the other's.
  std::array<std::array<float, kHidden>, kFormPairs> outputs;
};
extern const Network kLearnt;

// The return that seat 0 may expect before a turn, by the forms that are drained; both hold cards. It is the same for either seat with the same
// hand.
ByForms evaluate(const Network& network, Cards first, Cards second);

// The errors of a weaker player: the most by which the value of hands is off, either way. The same seed errs in the same way.
struct Misjudging {
  double most = 0;
  std::uint64_t seed = 0;
};
ByForms misjudged(ByForms values, Cards first, Cards second, const Misjudging& misjudging);

}  // namespace nemeton::duel
