// Pairs among people, the best that there are together.
#pragma once

#include <optional>
#include <vector>

namespace nemeton {

// Wide enough for the weights of many rules, one after the other.
__extension__ typedef __int128 PairCost;

struct PossiblePair {
  int one;
  int other;
  PairCost cost;  // not negative
};

// The partner of each of so many, so that all have one and the costs add up to the least; none where that cannot be. `bound`: no such sum
// is larger, and it is at most 2^100.
std::optional<std::vector<int>> match_all(int count, const std::vector<PossiblePair>& pairs, PairCost bound);

}  // namespace nemeton
