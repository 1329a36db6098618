#include "games/brandubh/bot/evaluation.hpp"

namespace nemeton::brandubh {

constinit const std::array<Weights, 2> kWeights = std::bit_cast<std::array<Weights, 2>>(std::to_array<std::int16_t>({
#include "games/brandubh/bot/weights.inc"
}));

}  // namespace nemeton::brandubh
