// How much an action changes the actions that other seats may take next.
#pragma once

#include <string>
#include <vector>

#include "core/match.hpp"
#include "lab/game/game_result.hpp"

namespace nemeton::lab {

// The actions of a seat as text, sorted, each once.
using Choices = std::vector<std::string>;

// The part of what is in either that is not in both: 0 for the same and for two that are empty, 1 for those that have nothing in common.
double distance(const Choices& one, const Choices& other);

// `seat`, which is to act, plays `action`, one of at least two: how far what the next other side may do lies from what it may do after another action,
// which is drawn. Chance and what the seat's own side does until then are drawn too, twice for each of the two actions, and what these two differ by
// is taken off; so the mean is 0 where the action makes no difference, and one number may lie below.
double influence(const Match& match, const Sides& sides, Seat seat, ActionId action, Random& random);

}  // namespace nemeton::lab
