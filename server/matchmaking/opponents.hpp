// Who of those who wait plays with whom.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "server/store/store.hpp"

namespace nemeton {

// Those who play one game together, who has waited longest first.
struct Party {
  std::string game;
  std::vector<WaitingSeek> members;
};

// How far apart the ratings of two may be, the one of whom that waits longer has waited so long.
double reach_after(std::chrono::microseconds wait);

// `waiting`: by age, each seek once for every game that it waits for; `seats`: how many a game takes. Who has waited longest is served first, at
// the game where the one who has waited longest beside him is; nobody plays twice, and no two of whom one has blocked the other play together.
// Where games are rated, each is within reach of the others, and none of them comes from the same address. `now`: as `since`.
std::vector<Party> match(std::span<const WaitingSeek> waiting, const std::function<int(const std::string& game)>& seats,
                         std::int64_t now, bool rated);

}  // namespace nemeton
