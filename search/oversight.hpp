// How people overlook: of all that they could do only some comes to their mind.
#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>

#include "core/random.hpp"

namespace nemeton {

inline constexpr std::size_t kOverlooksNothing = std::numeric_limits<std::size_t>::max();

// Moves to the front what is worth most of `count` elements that are drawn from a list, each as likely as any other. Where all are looked at nothing is drawn,
// and of equals the first is taken.
template <class List, class Worth>
void put_first_of_some(List& list, std::size_t count, Random& random, const Worth& worth) {
  const std::size_t seen = std::min(count, list.size());
  std::size_t best = 0;
  for (std::size_t i = 0; i < seen; ++i) {
    if (seen < list.size()) {
      std::swap(list[i], list[i + below(random, static_cast<std::uint32_t>(list.size() - i))]);
    }
    if (worth(list[i]) > worth(list[best])) best = i;
  }
  std::swap(list[0], list[best]);
}

}  // namespace nemeton
