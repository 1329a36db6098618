// Tabulus as learn/ wants it.
#pragma once

#include "games/races/bot/learner.hpp"
#include "games/tabulus/rules/rules.hpp"

namespace nemeton::tabulus {

using Learner = races::Learner<Tabulus>;

}  // namespace nemeton::tabulus
