// The bot that plays Triangulus is that of games/races.
#pragma once

#include "games/races/bot/bot.hpp"
#include "games/triangulus/rules/rules.hpp"
