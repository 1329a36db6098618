#include "server/table/bot_places.hpp"

#include "server/table/tables.hpp"

namespace nemeton {

namespace {

// Within this time, the store lists a table that is being opened.
constexpr std::chrono::seconds kOpening{10};
}  // namespace

std::string bot_places(const std::string& bot) { return "games of " + bot; }

Task<std::expected<void, Refusal>> take_bot_place(Tables& tables, std::string bot, std::string table,
                                                  std::vector<std::string> askers, BotPlace place) {
  const auto games = co_await tables.store().seats_of(bot, {.over = false}, std::nullopt, kMostBotGames);
  const auto asked = co_await tables.store().seats_asked(bot, tables.time().wall(), kMostBotAsks);
  if (!games || !asked) co_return std::unexpected(unavailable());
  const bool has_asks = place == BotPlace::asked && asked->size() >= kMostBotAsks;
  if (games->size() >= kMostBotGames || has_asks) co_return std::unexpected(bot_busy());
  std::vector<Shares::Holding> known;
  for (const AskedSeat& each : *asked) known.push_back({each.table, {}});
  for (const PlayerSeat& each : *games) {
    known.push_back({each.place.table, {}});
    for (const PlayerSeat::Other& other : each.others) {
      if (!other.player.empty()) known.back().holders.push_back(other.player);
    }
  }
  const Instant now = tables.time().now();
  if (!tables.rate_limiter().shares().hold(bot_places(bot), kBotShare, {std::move(table), std::move(askers)},
                                           now + kOpening, now, &known)) {
    co_return std::unexpected(Refusal{409, "too_many_games",
                                      "one player or address can have at most " + std::to_string(kBotShare) +
                                          " games and requests with the bot account at once"});
  }
  co_return std::expected<void, Refusal>{};
}

}  // namespace nemeton
