// Ladders of players, and what there is to learn on them.
#pragma once

#include <span>
#include <vector>

#include "lab/statistics.hpp"
#include "lab/study.hpp"

namespace nemeton::lab {

// The settings, from the lowest on, that make a ladder with the setting `top` as its last rung: games that differ by the players alone, of whom the
// second of each is the first of the rung below. Where a player is the second of several settings, or `top` is one himself, no ladder ends there: empty.
std::vector<std::size_t> ladder(const Study& study, std::size_t top);

// How much there is to learn where the first of the players gains so much against the second at each of at least two rungs, 0 for as much as he loses
// and 1 for all: y + (1 − y) · mean of max(gain, 0), where y is what a straight line through the gains, of which the first has the number 0, says of
// the number "rungs + 1", within 0 to 1. So Ludii has it (Evaluation/src/metrics/designer/SkillTrace.java); the ends of the interval are the
// traces of the gains that lie 95 % away in the direction in which the trace changes most.
Estimate skill_trace(std::span<const Estimate> gains);

}  // namespace nemeton::lab
