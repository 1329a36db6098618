// The network that the bot plays by.
#pragma once

#include "search/network.hpp"

namespace nemeton::danube {

// Null until `set_network` has read one; then the bot counts pips.
const Network* learnt_network();

}  // namespace nemeton::danube
