#include "server/table/bot_invitations.hpp"

#include "server/table/departures.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

namespace {

// Within this time, the store lists a table that is being opened.
constexpr std::chrono::seconds kOpening{10};

Refusal seat_not_free(std::string message) { return {409, "seat_taken", std::move(message)}; }

}  // namespace

std::string bot_places(const std::string& bot) { return "games of " + bot; }

Answer<void> take_bot_place(Tables& tables, std::string bot, std::string table, std::vector<std::string> askers,
                            BotPlace place) {
  const auto games = co_await tables.store().seats_of(bot, {.over = false}, std::nullopt, kMostBotGames);
  const auto invitations = co_await tables.store().seats_asked(bot, tables.time().wall(), kMostBotAsks);
  if (!games || !invitations) co_return std::unexpected(unavailable());
  const bool is_full = place == BotPlace::invitation && invitations->size() >= kMostBotAsks;
  if (games->size() >= kMostBotGames || is_full) co_return std::unexpected(bot_busy());
  std::vector<Shares::Holding> known;
  for (const AskedSeat& each : *invitations) known.push_back({each.table, {}});
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

Task<std::optional<Refusal>> BotInvitations::refuse_invitation(SeatHolder holder, Seat seat, Player bot) const {
  if (auto refused = refuse_unless_host(core_, holders_, holder)) co_return refused;
  if (seat < 0 || seat >= core_.seats()) co_return no_such_seat(seat, core_.seats());
  if (!core_.is_free(seat)) co_return seat_not_free("seat " + std::to_string(seat) + " is taken");
  if (holders_.seat_invited(bot)) co_return seat_not_free("the bot account is asked to take another seat here");
  if (auto refused = co_await holders_.refuse_player(std::move(bot), "")) co_return refused;
  if (core_.clocks()) co_return std::nullopt;
  co_return Refusal{409, "time_control_required", "a game with a bot account needs clocks, and this table has none"};
}

Answer<void> BotInvitations::invite(std::string key, Seat seat, Player bot) {
  const auto self = core_.owner();
  const auto holder = co_await holders_.holder_of(std::move(key));
  if (!holder) co_return std::unexpected(holder.error());
  const TableCore::Lock lock = co_await core_.lock();
  bool was_conflict = false;
  while (co_await core_.up_to_date()) {
    if (auto refused = co_await refuse_invitation(*holder, seat, bot)) co_return std::unexpected(*std::move(refused));
    AskBot change{core_.id(), seat, {.bot = bot.id, .name = bot.name, .until = core_.wall() + kAnswer}};
    const CommitResult result = co_await core_.commit(std::move(change));
    if (result == CommitResult::failed) break;
    if (result == CommitResult::done) {
      core_.tell_seats();
      await_answer(seat);
      co_return std::expected<void, Refusal>{};
    }
    // Another client was faster, which the next look tells; or the bot account has too many invitations, or was deleted.
    if (std::exchange(was_conflict, true)) co_return std::unexpected(bot_busy());
  }
  co_return std::unexpected(core_.lost());
}

Answer<void> BotInvitations::decline(Player bot, std::string reason) {
  const TableCore::Lock lock = co_await core_.lock();
  core_.log().mark_stale();
  auto plan = [&]() -> std::expected<std::optional<Change>, Refusal> {
    const auto seat = holders_.seat_invited(bot);
    if (!seat) return std::unexpected(not_invited());
    return DeclineSeat{core_.id(), *seat, bot.id, reason};
  };
  const auto changed = co_await core_.change(std::move(plan));
  if (!changed) co_return std::unexpected(changed.error());
  core_.tell_seats();
  co_return std::expected<void, Refusal>{};
}

void BotInvitations::await_answers() {
  for (Seat seat = 0; seat < core_.seats(); ++seat) await_answer(seat);
}

void BotInvitations::await_answer(Seat seat) {
  if (!core_.log().is_open(seat) || !core_.is_invited(seat)) return;
  const auto left = std::max(milliseconds(0), core_.log().seat(seat).asked->until - core_.wall());
  core_.call_at(core_.now() + left, [this, seat] {
    if (core_.log().is_open(seat)) core_.tell_seats();
  });
}

}  // namespace nemeton
