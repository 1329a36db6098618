#include <bit>

#include "games/duel/bot/learner.hpp"
#include "search/float_array.hpp"

namespace nemeton::duel {

constexpr auto kNetworks = std::bit_cast<Networks>(floats({
#include "games/duel/bot/weights.inc"
}));
constinit const Network kLearnt = kNetworks.hands;
constinit const HandValueNetwork kLearntHandValues = kNetworks.hand_values;

}  // namespace nemeton::duel
