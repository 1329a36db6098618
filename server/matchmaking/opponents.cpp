#include "server/matchmaking/opponents.hpp"

#include <algorithm>
#include <cmath>
#include <deque>
#include <limits>
#include <map>
#include <unordered_map>
#include <unordered_set>

namespace nemeton {

namespace {

// In points: at first, and the growth with every second. After a minute anyone is in range.
constexpr double kRatingRange = 200;
constexpr double kRangeGrowth = 30;
constexpr std::chrono::minutes kAnyOpponent{1};

// Whether the two may be paired.
bool may_play(const WaitingSeek& one, const WaitingSeek& other, std::int64_t now, bool rated) {
  const auto has = [](const std::vector<std::string>& players, const WaitingSeek& whom) {
    return std::ranges::find(players, whom.player) != players.end();
  };
  if (!one.player.empty() && one.player == other.player) return false;
  if (has(one.blocked, other) || has(other.blocked, one)) return false;
  if (!rated) return true;
  if (!one.origin.empty() && one.origin == other.origin) return false;
  if (has(one.neighbours, other) || has(other.neighbours, one)) return false;
  const std::chrono::microseconds wait(now - std::min(one.since, other.since));
  return std::abs(one.rating - other.rating) <= rating_range_after(wait);
}

}  // namespace

double rating_range_after(std::chrono::microseconds wait) {
  if (wait >= kAnyOpponent) return std::numeric_limits<double>::infinity();
  return kRatingRange + kRangeGrowth * std::max(0.0, std::chrono::duration<double>(wait).count());
}

std::vector<Party> match(std::span<const WaitingSeek> waiting, const std::function<int(const std::string& game)>& seats,
                         std::int64_t now, bool rated) {
  // The seeks of each game, by age, and the places of each seek. The place of a seek in `waiting` is its age.
  std::map<std::string, std::deque<std::size_t>> lines;
  std::unordered_map<std::string, std::vector<std::size_t>> places;
  for (std::size_t age = 0; age < waiting.size(); ++age) {
    lines[waiting[age].game].push_back(age);
    places[waiting[age].key_hash].push_back(age);
  }

  std::unordered_set<std::string> taken;
  // The first seeks in a game's line that fit to `seek`, as many as the game needs besides it, or fewer if there are not enough.
  const auto others = [&](const WaitingSeek& seek) {
    const auto wanted = static_cast<std::size_t>(seats(seek.game) - 1);
    std::deque<std::size_t>& line = lines[seek.game];
    while (!line.empty() && taken.contains(waiting[line.front()].key_hash)) line.pop_front();
    std::vector<std::size_t> found;
    for (const std::size_t age : line) {
      if (found.size() == wanted) break;
      const WaitingSeek& other = waiting[age];
      if (other.key_hash == seek.key_hash || taken.contains(other.key_hash)) continue;
      const auto fits = [&](std::size_t each) { return may_play(waiting[each], other, now, rated); };
      if (may_play(seek, other, now, rated) && std::ranges::all_of(found, fits)) found.push_back(age);
    }
    return found;
  };

  std::vector<Party> parties;
  for (const WaitingSeek& first : waiting) {
    if (taken.contains(first.key_hash)) continue;
    Party party;
    std::vector<std::size_t> best;
    for (const std::size_t place : places[first.key_hash]) {
      auto found = others(waiting[place]);
      if (static_cast<int>(found.size()) < seats(waiting[place].game) - 1 ||
          (!best.empty() && best.front() <= found.front()))
        continue;
      party.game = waiting[place].game;
      best = std::move(found);
    }
    if (best.empty()) continue;
    party.members.push_back(first);
    for (const std::size_t age : best) party.members.push_back(waiting[age]);
    for (const WaitingSeek& each : party.members) taken.insert(each.key_hash);
    parties.push_back(std::move(party));
  }
  return parties;
}

}  // namespace nemeton
