// Triangulus as learn/ wants it.
#pragma once

#include "games/races/bot/learner.hpp"
#include "games/triangulus/rules/rules.hpp"

namespace nemeton::triangulus {

using Learner = races::Learner<Triangulus>;

}  // namespace nemeton::triangulus
