// The purpose for which a database is opened.
#pragma once

#include <cstdint>

namespace nemeton {

enum class Access : std::uint8_t {
  serve,  // to be written: one of an older version becomes the newest
  look,   // nothing in it is changed: that its version is older is an error
};

}  // namespace nemeton
