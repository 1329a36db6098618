// The actions of Triangulus as dense numbers are those of the races.
#pragma once

#include "games/races/research/encoding.hpp"
#include "games/triangulus/rules/rules.hpp"
