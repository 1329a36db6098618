#include "server/bot_accounts/bot_accounts.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>

#include "server/bot_accounts/bot_stream.hpp"
#include "server/dice/keys.hpp"

namespace nemeton {

namespace {

constexpr int kMostListed = 100;

Refusal no_bot() { return {404, "no_bot", "there is no such bot account"}; }

}  // namespace

Task<CommitResult> BotAccounts::make(Change change) {
  const CommitResult result = co_await store().make(std::move(change));
  tables_.note_result(result);
  co_return result;
}

Answer<NewBot> BotAccounts::add(std::string session, std::string name, Address client) {
  const auto owner = co_await accounts_.player(std::move(session));
  if (!owner) co_return std::unexpected(owner.error());
  const auto kept = tables_.read_new_name(name);
  if (!kept) co_return std::unexpected(kept.error());
  if (const auto too_many = tables_.rate_limiter().count(kNewNames, client)) co_return std::unexpected(*too_many);
  NewBot made{
      .player = {.id = random_table_id(), .name = kept->text, .since = tables_.time().wall(), .owner = owner->id},
      .token = random_key()};
  AddBot change{made.player, kept->skeleton, key_hash(made.token)};
  const CommitResult result = co_await make(std::move(change));
  if (result == CommitResult::failed) co_return std::unexpected(unavailable());
  if (result == CommitResult::done) co_return made;
  const auto other = co_await store().player_called(kept->skeleton);
  if (!other) co_return std::unexpected(unavailable());
  if (*other) {
    co_return std::unexpected(
        Refusal{409, "name_taken", "another player is called \"" + kept->text + "\", or by a name that looks like it"});
  }
  co_return std::unexpected(Refusal{
      409, "too_many_bots", "the player has " + std::to_string(kMostBots) + " bot accounts, which is the most"});
}

Answer<std::vector<BotAccount>> BotAccounts::list(std::string session) {
  const auto owner = co_await accounts_.owner(std::move(session));
  if (!owner) co_return std::unexpected(owner.error());
  auto bots = co_await store().bots_of(owner->id);
  if (!bots) co_return std::unexpected(unavailable());
  co_return *std::move(bots);
}

Answer<Player> BotAccounts::owned_bot(std::string session, const std::string& bot) {
  const auto bots = co_await list(std::move(session));
  if (!bots) co_return std::unexpected(bots.error());
  const auto found = std::ranges::find(*bots, bot, [](const BotAccount& each) { return each.player.id; });
  if (found == bots->end()) co_return std::unexpected(no_bot());
  co_return found->player;
}

Answer<void> BotAccounts::set_token(const std::string& bot, const std::string& token) {
  SetToken change{bot, token.empty() ? "" : key_hash(token), tables_.time().wall()};
  const CommitResult result = co_await make(std::move(change));
  if (result == CommitResult::failed) co_return std::unexpected(unavailable());
  if (result == CommitResult::conflict) co_return std::unexpected(no_bot());
  tables_.end_sessions(bot);
  co_return std::expected<void, Refusal>{};
}

Answer<std::string> BotAccounts::renew_token(std::string session, std::string bot) {
  const auto mine = co_await owned_bot(std::move(session), bot);
  if (!mine) co_return std::unexpected(mine.error());
  std::string token = random_key();
  const auto done = co_await set_token(mine->id, token);
  if (!done) co_return std::unexpected(done.error());
  co_return token;
}

Answer<void> BotAccounts::withdraw_token(std::string session, std::string bot) {
  const auto mine = co_await owned_bot(std::move(session), bot);
  if (!mine) co_return std::unexpected(mine.error());
  co_return co_await set_token(mine->id, "");
}

Answer<void> BotAccounts::remove(std::string session, std::string bot) {
  const auto mine = co_await owned_bot(std::move(session), bot);
  if (!mine) co_return std::unexpected(mine.error());
  const auto tables = co_await accounts_.tables_of(mine->id);
  if (!tables) co_return std::unexpected(tables.error());
  if (const auto resigned = co_await accounts_.resign_all(mine->id); !resigned)
    co_return std::unexpected(resigned.error());
  DeletePlayer change{mine->id, *tables, {mine->id}};
  if (co_await make(std::move(change)) == CommitResult::failed) co_return std::unexpected(unavailable());
  for (const std::string& each : *tables) tables_.read_news(each);
  tables_.end_sessions(mine->id);
  co_return std::expected<void, Refusal>{};
}

Answer<std::vector<Player>> BotAccounts::online() {
  auto bots = co_await store().bots_online(tables_.time().wall(), kMostListed);
  if (!bots) co_return std::unexpected(unavailable());
  co_return *std::move(bots);
}

Answer<Player> BotAccounts::bot(std::string token) {
  auto known = co_await store().player_in(key_hash(token));
  if (!known) co_return std::unexpected(unavailable());
  if (!*known || !(*known)->is_bot()) {
    co_return std::unexpected(wrong_secret("bad_key", "the token belongs to no bot account", 401));
  }
  // A bot account goes with its owner.
  for (const std::string& each : {(*known)->id, (*known)->owner})
    if (auto refused = tables_.bans().refuse_player(each)) co_return std::unexpected(*std::move(refused));
  co_return **std::move(known);
}

Answer<Player> BotAccounts::find_available(std::string name, Address client) {
  if (const auto too_many = tables_.rate_limiter().count(kBotInvitations, client)) co_return std::unexpected(*too_many);
  // A text that is no name belongs to no bot account.
  const auto kept = tables_.read_new_name(name);
  if (!kept) co_return std::unexpected(no_bot());
  auto bot = co_await store().player_called(kept->skeleton);
  if (!bot) co_return std::unexpected(unavailable());
  if (!*bot || !(*bot)->is_bot()) co_return std::unexpected(no_bot());
  if ((*bot)->online <= tables_.time().wall())
    co_return std::unexpected(Refusal{409, "bot_offline", "the bot account does not listen now"});
  co_return **std::move(bot);
}

Answer<void> BotAccounts::take_place(std::string bot, Address client, std::string player, std::string table) {
  std::vector<std::string> askers = {holder_at(client)};
  if (!player.empty()) askers.push_back(std::move(player));
  return take_bot_place(tables_, std::move(bot), std::move(table), std::move(askers), BotPlace::invitation);
}

Answer<void> BotAccounts::invite(std::string id, std::string key, Seat seat, std::string name, Address client) {
  const auto table = co_await tables_.find(id, client);
  if (!table) co_return std::unexpected(table.error());
  const auto asker = co_await store().player_in(key_hash(key));
  if (!asker) co_return std::unexpected(unavailable());
  std::string player = *asker ? (*asker)->id : std::string();
  const auto bot = co_await find_available(std::move(name), client);
  if (!bot) co_return std::unexpected(bot.error());
  const auto place = co_await take_place(bot->id, client, std::move(player), id);
  if (!place) co_return std::unexpected(place.error());
  const auto asked =
      co_await asio::co_spawn((*table)->strand(), (*table)->invitations().invite(std::move(key), seat, *bot), kResult);
  tables_.rate_limiter().shares().settle(bot_places(bot->id), id);
  if (!asked) co_return std::unexpected(asked.error());
  wake(bot->id);
  co_return std::expected<void, Refusal>{};
}

Answer<Seat> BotAccounts::accept(std::string token, std::string id, Address client) {
  const auto player = co_await bot(std::move(token));
  if (!player) co_return std::unexpected(player.error());
  const auto games = co_await store().seats_of(player->id, {.over = false}, std::nullopt, kMostBotGames);
  if (!games) co_return std::unexpected(unavailable());
  if (games->size() >= kMostBotGames) co_return std::unexpected(too_many_games());
  const auto table = co_await tables_.find(std::move(id), client);
  if (!table) co_return std::unexpected(table.error());
  std::string origin;
  if ((*table)->is_rated()) {
    auto known = co_await tables_.origin_of(client);
    if (!known) co_return std::unexpected(unavailable());
    origin = *std::move(known);
  }
  // A program's address says nothing of the bot account: many may be at one.
  auto sit = (*table)->holders().join(std::nullopt, *player, std::move(origin), {.player = player->id});
  const auto held = co_await asio::co_spawn((*table)->strand(), std::move(sit), kResult);
  if (!held) co_return std::unexpected(held.error());
  wake(player->id);
  co_return held->seat;
}

Answer<void> BotAccounts::decline(std::string token, std::string id, std::string reason, Address client) {
  const auto player = co_await bot(std::move(token));
  if (!player) co_return std::unexpected(player.error());
  const auto table = co_await tables_.find(id, client);
  if (!table) co_return std::unexpected(table.error());
  auto declined =
      co_await asio::co_spawn((*table)->strand(), (*table)->invitations().decline(*player, std::move(reason)), kResult);
  if (declined) wake(player->id);
  co_return declined;
}

void BotAccounts::wake(const std::string& bot) {
  const std::lock_guard lock(mutex_);
  const auto [first, last] = bot.empty() ? std::pair(streams_.begin(), streams_.end()) : streams_.equal_range(bot);
  for (auto each = first; each != last; ++each) {
    if (const auto stream = each->second.lock()) stream->wake();
  }
}

void BotAccounts::open(const std::string& bot, std::weak_ptr<BotStream> stream) {
  const std::lock_guard lock(mutex_);
  std::erase_if(streams_, [](const auto& each) { return each.second.expired(); });
  streams_.emplace(bot, std::move(stream));
}

}  // namespace nemeton
