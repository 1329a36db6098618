// Fits Brandubh's network to positions, to what searches have said of them, and to how their games ended.
#pragma once

#include "games/brandubh/bot/learner.hpp"

namespace nemeton::brandubh {

// Goes on from `from`, or where it is null from numbers at random.
KingNetwork fit(const KingNetwork* from, const std::vector<Learner::Lesson>& lessons, std::uint64_t seed,
                const std::function<void(const std::string&)>& report);

}  // namespace nemeton::brandubh
