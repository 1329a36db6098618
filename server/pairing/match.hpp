// Who of those who wait plays with whom.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "server/store/store.hpp"

namespace nemeton {

// Those who play one game together, who has waited longest first.
struct Party {
  std::string game;
  std::vector<std::string> key_hashes;
};

// `waiting`: by age, each seek once for every game that it waits for; `seats`: how many a game takes. Who has waited longest is served first, at
// the game where the one who has waited longest beside him is; nobody plays twice.
std::vector<Party> match(std::span<const Waiting> waiting, const std::function<int(const std::string& game)>& seats);

}  // namespace nemeton
