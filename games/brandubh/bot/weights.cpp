#include "games/brandubh/bot/evaluation.hpp"

namespace nemeton::brandubh {

constinit const std::array<Weights, 2> kWeights = std::bit_cast<std::array<Weights, 2>>(std::to_array<std::int16_t>({
#include "games/brandubh/bot/weights.inc"
}));

constinit const KingNetwork kKingNetwork = std::bit_cast<KingNetwork>(std::to_array<std::int16_t>({
#include "games/brandubh/bot/king_network.inc"
}));

}  // namespace nemeton::brandubh
