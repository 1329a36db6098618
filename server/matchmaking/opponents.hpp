// Chooses which seeks are paired.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "server/store/store.hpp"

namespace nemeton {

// Seeks that are paired for one game, the oldest first.
struct Party {
  std::string game;
  std::vector<WaitingSeek> members;
};

// How far apart the ratings of two seeks may be after the older one has waited for this time.
double rating_range_after(std::chrono::microseconds wait);

// Pairs seeks. `waiting`: by age, each seek once for every game that it waits for; `seats`: of a game. The oldest seek comes first, at the game of
// its oldest possible partner. Each seek is paired once, and never with a player whom one of the two has blocked. For rated games all ratings must
// be in range, and all players from different addresses. `now`: as `since`.
std::vector<Party> match(std::span<const WaitingSeek> waiting, const std::function<int(const std::string& game)>& seats,
                         std::int64_t now, bool rated);

}  // namespace nemeton
