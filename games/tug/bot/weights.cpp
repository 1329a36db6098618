// Learnt by self-play: the result of 6 rounds of 3000 games, from weights chosen by hand, against which these won 100 of 100 matches. Nineteen on the rope are too rare to learn from: that weight goes on as those before it.
#include "games/tug/bot/evaluator.hpp"

namespace nemeton::tug {

const Weights kLearnt = {
    .rope = {-1.569, -1.561, -1.344, -1.097, -0.860, -0.669, -0.490, -0.309, -0.144, 0.000,
             0.186,  0.354,  0.502,  0.660,  0.786,  0.937,  1.105,  1.285,  1.461,  1.640},
    .weakened = 0.000,
    .column = {0, 0.000, -0.166, -0.313, -0.473, -0.631, -0.782},
    .turn = 0.244,
    .first_match = 0.065,
};

}  // namespace nemeton::tug
