// The network that the bot plays by.
#pragma once

#include "search/network.hpp"

namespace nemeton::sigily {

// Null until `set_network` has read one; then the bot plays games on in its mind.
const Network* learnt_network();

}  // namespace nemeton::sigily
