// Addresses as tests write them.
#pragma once

#include "server/base/address.hpp"

namespace nemeton {

inline Address address(std::string_view text) { return Address::parse(text).value(); }

}  // namespace nemeton
