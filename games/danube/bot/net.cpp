// The learnt weights, from the whole numbers of weights.inc.
#include "games/danube/bot/net.hpp"

#include <cstdint>

namespace nemeton::danube {

namespace {

constexpr std::int16_t kWeights[] = {
#include "games/danube/bot/weights.inc"
};
static_assert(std::size(kWeights) == (kInputs + 2) * kHidden + 1);

constexpr Net kLearnt = [] {
  Net net{};
  const std::int16_t* next = kWeights;
  const auto take = [&next] { return static_cast<float>(*next++) / kWeightUnit; };
  for (auto& layer : net.weights) {
    for (float& weight : layer) weight = take();
  }
  for (float& weight : net.bias) weight = take();
  for (float& weight : net.output) weight = take();
  net.output_bias = take();
  return net;
}();

}  // namespace

const Net& Net::learnt() { return kLearnt; }

}  // namespace nemeton::danube
