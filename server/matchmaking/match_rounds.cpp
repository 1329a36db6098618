#include "server/matchmaking/match_rounds.hpp"

#include <atomic>

#include "games/games.hpp"
#include "server/dice/keys.hpp"

namespace nemeton {

namespace {

using std::chrono::seconds;
using std::chrono::steady_clock;

// Of each game in one round.
constexpr int kMostWaiting = 500;
// A seek that has been silent for kLately is woken, and then has kAnswerTime to be heard again.
constexpr seconds kLately{3};
constexpr seconds kAnswerTime{2};
// Two servers that were after the same seeks do not try again in the same instant.
constexpr int kShortestPause = 5;  // milliseconds
constexpr int kLongerPauses = 25;

int seats_of(const std::string& game) {
  const GameEntry* entry = find_game(game);
  return entry == nullptr ? 2 : entry->info->min_seats;
}

}  // namespace

void MatchRounds::request(const Pace& pace, const std::vector<std::string>& games) {
  requested_[pace.name].insert(games.begin(), games.end());
  if (!std::exchange(is_running_, true)) spawn(tables_.loops().main(), run());
}

Task<void> MatchRounds::run() {
  while (!requested_.empty() && !tables_.stopping()) {
    const Requests requests = std::exchange(requested_, {});
    int contested = 0;
    for (const auto& [pace, games] : requests) {
      const Round round = co_await play_round(*find_pace(pace), games);
      contested += round.contested;
      // There may be more than one round could take in.
      if (round.opened + round.contested > 0) requested_[pace].insert(games.begin(), games.end());
    }
    if (contested == 0) continue;
    asio::steady_timer pause(tables_.loops().main(),
                             milliseconds(kShortestPause + static_cast<int>(random_below(kLongerPauses))));
    co_await pause.async_wait(kAwait);
  }
  is_running_ = false;
}

Task<void> MatchRounds::run_later() {
  asio::steady_timer answers(tables_.loops().main(), kAnswerTime);
  co_await answers.async_wait(kAwait);
  waits_ = false;
  for (const auto& [pace, games] : std::exchange(later_, {})) request(*find_pace(pace), {games.begin(), games.end()});
}

std::vector<WaitingSeek> MatchRounds::without_silent(std::vector<WaitingSeek> waiting) {
  const auto now = steady_clock::now();
  std::erase_if(woken_, [&](const auto& each) { return now - each.second > kSeekLife; });
  std::erase_if(waiting, [&](const WaitingSeek& each) {
    const auto woken = woken_.find(each.key_hash);
    if (woken == woken_.end()) return false;
    // A store counts in whole seconds.
    const bool is_heard = each.silent < kLately || each.silent + seconds(1) < now - woken->second;
    if (is_heard) woken_.erase(woken);
    return !is_heard && now - woken->second >= kAnswerTime;
  });
  return waiting;
}

Task<bool> MatchRounds::are_present(const Party& party) {
  bool all = true;
  for (const WaitingSeek& each : party.members) {
    if (each.silent < kLately) continue;
    all = false;
    if (!woken_.emplace(each.key_hash, steady_clock::now()).second) continue;
    wake_(each.key_hash);
    WakeSeek change{each.key_hash};
    co_await tables_.store().make(std::move(change));
  }
  co_return all;
}

Task<MatchRounds::Round> MatchRounds::play_round(const Pace& pace, const std::set<std::string>& games) {
  Round round;
  auto waiting = co_await tables_.store().waiting(std::string(pace.name),
                                                  std::vector<std::string>(games.begin(), games.end()), kMostWaiting);
  if (!waiting) co_return round;
  const auto now =
      std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::system_clock::now().time_since_epoch());
  std::vector<Party> parties;
  for (Party& each : match(without_silent(*std::move(waiting)), seats_of, now.count(), pace.rated)) {
    if (co_await are_present(each)) {
      parties.push_back(std::move(each));
    } else {
      later_[pace.name].insert(each.game);
      if (!std::exchange(waits_, true)) spawn(tables_.loops().main(), run_later());
    }
  }
  const std::vector<CommitResult> results = co_await open_all(pace, parties);
  for (std::size_t i = 0; i < parties.size(); ++i) {
    if (results[i] == CommitResult::conflict) ++round.contested;
    if (results[i] != CommitResult::done) continue;
    ++round.opened;
    metrics().pairings.Increment();
    for (const WaitingSeek& each : parties[i].members) wake_(each.key_hash);
  }
  co_return round;
}

Task<std::vector<CommitResult>> MatchRounds::open_all(const Pace& pace, const std::vector<Party>& parties) {
  if (parties.empty()) co_return std::vector<CommitResult>();
  std::vector<CommitResult> results(parties.size(), CommitResult::failed);
  std::atomic<std::size_t> left = parties.size();
  auto start = [&](std::move_only_function<void(int)> done) {
    const auto all_done = std::make_shared<std::move_only_function<void(int)>>(std::move(done));
    for (std::size_t i = 0; i < parties.size(); ++i) {
      auto one = [](MatchRounds& self, const Pace& at, Party party, CommitResult& result,
                    std::atomic<std::size_t>& others,
                    std::shared_ptr<std::move_only_function<void(int)>> tell) -> Task<void> {
        result = co_await self.open(at, std::move(party));
        if (--others == 0) (*tell)(0);
      };
      // A table runs on any of the loops; they share the work.
      spawn(tables_.loops().next(), one(*this, pace, parties[i], results[i], left, all_done));
    }
  };
  co_await promised<int>(std::move(start));
  co_return results;
}

Task<CommitResult> MatchRounds::open(const Pace& pace, Party party) {
  const GameEntry* game = find_game(party.game);
  // It waits for a game that another server knows.
  if (game == nullptr) co_return CommitResult::failed;
  const auto seats = static_cast<int>(party.members.size());
  Opening opening{.game = game,
                  .options = OptionValues(game->info->options, seats),
                  .time_control = pace.time,
                  .seats = {},
                  .rematch_of = {},
                  .pairs = {},
                  .client = {},
                  .rated = pace.rated};
  for (const WaitingSeek& each : party.members) opening.pairs.push_back(each.key_hash);
  // The sides are drawn by lot.
  for (int i = seats; i > 0; --i) {
    std::swap(party.members[random_below(static_cast<std::uint32_t>(i))],
              party.members[static_cast<std::size_t>(i - 1)]);
    const WaitingSeek& each = party.members[static_cast<std::size_t>(i - 1)];
    opening.seats.push_back(
        {.bot = {}, .key_hash = each.key_hash, .name = each.name, .player = each.player, .origin = each.origin});
  }
  const auto table = co_await tables_.open(std::move(opening));
  co_return table ? CommitResult::done : table.error();
}

}  // namespace nemeton
