// The actions of Tabulus as dense numbers are those of the races.
#pragma once

#include "games/races/research/encoding.hpp"
#include "games/tabulus/rules/rules.hpp"
