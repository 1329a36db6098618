// Weak levels overlook actions, as people do: they choose the best of a random sample of the candidates.
#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>

#include "core/random.hpp"

namespace nemeton {

inline constexpr std::size_t kConsidersAll = std::numeric_limits<std::size_t>::max();

// Samples `count` elements of a list without replacement and moves the one with the greatest `worth` to the front. If `count` covers the list, takes no
// random numbers, and the first of equals wins.
template <class List, class Worth>
void put_best_of_sample_first(List& list, std::size_t count, Random& random, const Worth& worth) {
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
