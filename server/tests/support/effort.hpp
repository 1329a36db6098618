// How much a test does: less under a sanitizer, and more where somebody wants the long form.
#pragma once

#include <cstdlib>
#include <string>

namespace nemeton {

// A program under a sanitizer is several times slower, and memory that was given back is kept from use.
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

// The number that the variable of the environment says, such as TEST_KILLS=100; `usual` where it says none.
inline int effort(const char* variable, int usual) {
  const char* number = std::getenv(variable);
  return number == nullptr ? usual : std::stoi(number);
}

}  // namespace nemeton
