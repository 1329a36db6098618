// The bot that plays Druidica is that of games/races.
#pragma once

#include "games/druidica/rules/rules.hpp"
#include "games/races/bot/bot.hpp"
