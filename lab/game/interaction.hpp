// How much an action changes the actions that other seats may take next.
#pragma once

#include <string>
#include <vector>

#include "core/match.hpp"
#include "lab/game/game_result.hpp"

namespace nemeton::lab {

// The actions of a seat as text, sorted, each once.
using Choices = std::vector<std::string>;

// Returns the Jaccard distance: 0 for equal or empty lists, 1 for disjoint ones.
double distance(const Choices& one, const Choices& other);

// Returns how much `action` of `seat`, one of at least two, changes the next choices of the other side, compared with a random other action. Each action
// is played out twice, with random chance and own actions up to then, and the distance between the two playouts is subtracted. So the mean is 0 if the
// action makes no difference, and single values may be negative.
double influence(const Match& match, const Sides& sides, Seat seat, ActionId action, Random& random);

}  // namespace nemeton::lab
