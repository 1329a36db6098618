// Druidica as learn/ wants it.
#pragma once

#include "games/druidica/rules/rules.hpp"
#include "games/races/bot/learner.hpp"

namespace nemeton::druidica {

using Learner = races::Learner<Druidica>;

}  // namespace nemeton::druidica
