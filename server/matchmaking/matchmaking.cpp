#include "server/matchmaking/matchmaking.hpp"

#include <boost/asio/co_spawn.hpp>

#include "server/dice/keys.hpp"

namespace nemeton {

namespace {

// The time between two rounds for a seek of a rated game.
constexpr std::chrono::seconds kRatedPause{2};
constexpr const char* kSeeks = "seeks";

}  // namespace

Matchmaking::Matchmaking(Tables& tables)
    : tables_(tables), rounds_(tables, [this](const std::string& key_hash) { pending_.wake(key_hash); }) {}

Answer<std::optional<FoundSeat>> Matchmaking::seek(std::string key, std::vector<std::string> games, const Pace& pace,
                                                   std::chrono::seconds wait, Address client,
                                                   std::optional<Player> player) {
  const std::string hash = key_hash(key);
  LongPolls::Sleeper sleeper(pending_, tables_.loops().main().get_executor(), hash);
  const auto end = std::chrono::steady_clock::now() + wait;
  for (bool is_stored = false, is_woken = false;;) {
    const auto status = co_await tables_.store().seek(hash);
    if (!status) co_return std::unexpected(unavailable());
    if (*status && (*status)->pairing) {
      const SeekStatus::Pairing& pairing = *(*status)->pairing;
      if (pairing.seat && !pairing.is_alone) {
        co_return FoundSeat{.table = pairing.table, .game = pairing.game, .seat = *pairing.seat};
      }
      if (co_await leave(hash, pairing) == CommitResult::failed) co_return std::unexpected(unavailable());
      is_stored = false;
      continue;
    }
    if (!is_stored) {
      if (!*status) {
        if (const auto too_many = tables_.rate_limiter().open_table(client)) co_return std::unexpected(*too_many);
      }
      Shares::Holding place{hash, {holder_at(client)}};
      if (player) place.holders.push_back(player->id);
      const Instant now = tables_.time().now();
      if (!tables_.rate_limiter().shares().hold(kSeeks, kSeekShare, place, now + kSeekLife, now)) {
        co_return std::unexpected(Refusal{
            429, "too_fast",
            "too many seeks are waiting from this address, expected at most " + std::to_string(kSeekShare) + " at once",
            static_cast<int>(kSeekLife.count())});
      }
      Seek change{hash, games, std::string(pace.name)};
      if (player) change.player = player->id;
      if (pace.rated) {
        const auto origin = co_await tables_.origin_of(client);
        if (!origin) co_return std::unexpected(unavailable());
        change.origin = *origin;
      }
      const CommitResult result = co_await tables_.store().make(std::move(change));
      tables_.note_result(result);
      if (result == CommitResult::failed) co_return std::unexpected(unavailable());
      if (result == CommitResult::conflict) continue;
      rounds_.request(pace, games);
      is_stored = true;
    } else if (!*status) {
      co_return std::unexpected(Refusal{409, "seek_ended", "the seek was ended"});
    } else if (is_woken || tables_.stopping() || std::chrono::steady_clock::now() >= end) {
      co_return std::nullopt;
    }
    if (!pace.rated) {
      is_woken = co_await sleeper.sleep_until(end);
      continue;
    }
    // Meanwhile players whose ratings are further away have come within range.
    is_woken = co_await sleeper.sleep_until(std::min(end, std::chrono::steady_clock::now() + kRatedPause));
    rounds_.request(pace, games);
  }
}

Task<CommitResult> Matchmaking::leave(const std::string& key_hash, const SeekStatus::Pairing& pairing) {
  if (!pairing.seat) {
    EndSeek change{key_hash, pairing.table};
    co_return co_await tables_.store().make(std::move(change));
  }
  SeekAgain change{key_hash, pairing.table};
  const CommitResult result = co_await tables_.store().make(std::move(change));
  // Clients that have the table open learn that it is gone.
  if (result == CommitResult::done) tables_.read_news(pairing.table);
  co_return result;
}

Answer<void> Matchmaking::end(std::string key) {
  const std::string hash = key_hash(key);
  while (true) {
    EndSeek waiting{hash, ""};
    const CommitResult ended = co_await tables_.store().make(std::move(waiting));
    if (ended == CommitResult::failed) co_return std::unexpected(unavailable());
    if (ended == CommitResult::done) break;
    const auto status = co_await tables_.store().seek(hash);
    if (!status) co_return std::unexpected(unavailable());
    // There is none, so nothing of another request that begins in this instant is touched.
    if (!*status) co_return std::expected<void, Refusal>{};
    if (!(*status)->pairing) continue;
    const SeekStatus::Pairing& pairing = *(*status)->pairing;
    if (pairing.seat && !pairing.has_come) {
      const auto table = co_await tables_.find(pairing.table);
      const auto left = table ? co_await asio::co_spawn((*table)->strand(), (*table)->departures().forget(key), kResult)
                              : std::unexpected(table.error());
      // A table that is gone needs no leaving, nor does a seat that has another holder.
      if (!left && left.error().code == "unavailable") co_return std::unexpected(left.error());
    }
    EndSeek paired{hash, pairing.table};
    if (co_await tables_.store().make(std::move(paired)) == CommitResult::failed)
      co_return std::unexpected(unavailable());
    break;
  }
  tables_.rate_limiter().shares().release(kSeeks, hash);
  pending_.wake(hash);
  co_return std::expected<void, Refusal>{};
}

void Matchmaking::wake(const std::string& key_hash) {
  asio::post(tables_.loops().main(),
             [this, key_hash] { key_hash.empty() ? pending_.wake_all() : pending_.wake(key_hash); });
}

}  // namespace nemeton
