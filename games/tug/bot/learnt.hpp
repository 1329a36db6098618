// The network that the bot plays by.
#pragma once

#include "search/network.hpp"

namespace nemeton::tug {

// Null until `set_network` has read one; then the bot plays by what each thing is worth.
const Network* learnt_network();

}  // namespace nemeton::tug
