// Pairs among people, the best that there are together.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace nemeton {

struct PossiblePair {
  int one;
  int other;
  std::int64_t cost;  // not negative
};

// The partner of each of so many, so that all have one and the costs add up to the least; none where that cannot be. `bound`: no such sum
// is larger.
std::optional<std::vector<int>> match_all(int count, const std::vector<PossiblePair>& pairs, std::int64_t bound);

}  // namespace nemeton
