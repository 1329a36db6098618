#include "server/pairing/match.hpp"

#include <deque>
#include <map>
#include <unordered_map>
#include <unordered_set>

namespace nemeton {

std::vector<Party> match(std::span<const Waiting> waiting, const std::function<int(const std::string& game)>& seats) {
  // Of each game those who wait, by age; of each seek its games. The place of a seek in `waiting` is its age.
  std::map<std::string, std::deque<std::size_t>> lines;
  std::unordered_map<std::string, std::vector<std::string>> games;
  for (std::size_t age = 0; age < waiting.size(); ++age) {
    lines[waiting[age].game].push_back(age);
    games[waiting[age].key_hash].push_back(waiting[age].game);
  }

  std::unordered_set<std::string> taken;
  // The first of a game's line beside that seek, as many as the game takes with it; fewer where there are not as many.
  const auto others = [&](const std::string& game, const std::string& seek) {
    const auto wanted = static_cast<std::size_t>(seats(game) - 1);
    std::deque<std::size_t>& line = lines[game];
    while (!line.empty() && taken.contains(waiting[line.front()].key_hash)) line.pop_front();
    std::vector<std::size_t> found;
    for (const std::size_t age : line) {
      if (found.size() == wanted) break;
      const std::string& other = waiting[age].key_hash;
      if (other != seek && !taken.contains(other)) found.push_back(age);
    }
    return found;
  };

  std::vector<Party> parties;
  for (const Waiting& first : waiting) {
    if (taken.contains(first.key_hash)) continue;
    Party party;
    std::vector<std::size_t> best;
    for (const std::string& game : games[first.key_hash]) {
      auto found = others(game, first.key_hash);
      if (static_cast<int>(found.size()) < seats(game) - 1 || (!best.empty() && best.front() <= found.front()))
        continue;
      party.game = game;
      best = std::move(found);
    }
    if (best.empty()) continue;
    party.key_hashes.push_back(first.key_hash);
    for (const std::size_t age : best) party.key_hashes.push_back(waiting[age].key_hash);
    taken.insert(party.key_hashes.begin(), party.key_hashes.end());
    parties.push_back(std::move(party));
  }
  return parties;
}

}  // namespace nemeton
