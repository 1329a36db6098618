// What must hold under the fuzzer.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace nemeton {

// Says what does not hold and with what, and stops the program, which is how the fuzzer learns of it.
inline void require(bool holds, const char* what, std::string_view given, std::string_view got) {
  if (holds) return;
  std::fprintf(stderr, "%s\n  given: %.*s\n  got:   %.*s\n", what, static_cast<int>(given.size()), given.data(),
               static_cast<int>(got.size()), got.data());
  std::abort();
}

}  // namespace nemeton
