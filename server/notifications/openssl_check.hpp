// The check of the results of OpenSSL.
#pragma once

#include <new>

namespace nemeton {

// Throws if a function has failed that fails only without memory.
inline void done(int result) {
  if (result <= 0) throw std::bad_alloc();
}

}  // namespace nemeton
