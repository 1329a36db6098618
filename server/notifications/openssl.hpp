// Owners of the objects that functions of OpenSSL return.
#pragma once

#include <new>

namespace nemeton {

// Of one that cannot fail but for want of memory.
inline void done(int result) {
  if (result <= 0) throw std::bad_alloc();
}

}  // namespace nemeton
