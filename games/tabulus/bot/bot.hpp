// The bot that plays Tabulus is that of games/races.
#pragma once

#include "games/races/bot/bot.hpp"
#include "games/tabulus/rules/rules.hpp"
