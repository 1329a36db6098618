// The actions of Druidica as dense numbers are those of the races.
#pragma once

#include "games/druidica/rules/rules.hpp"
#include "games/races/research/encoding.hpp"
