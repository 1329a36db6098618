#include <cmath>

#include "games/games.hpp"
#include "protocol/json_text.hpp"
#include "server/net/api/handlers.hpp"
#include "server/ratings/bot_ratings.hpp"

namespace nemeton {

namespace {

constexpr int kMostLeaders = 100;

void write_game(const Profile::OfGame& each, JsonWriter& json) {
  const Career& career = each.career;
  json.begin_object().field("game", each.game);
  write_rating(career.rating, json);
  json.field("last_game_at", milliseconds_of(career.at)).field("won", career.won).field("tied", career.tied);
  json.field("lost", career.games - career.won - career.tied)
      .field("streak", career.streak)
      .field("longest_streak", career.longest);
  json.key("history").begin_array();
  for (const Profile::Point& point : each.past) {
    json.begin_array().number(milliseconds_of(point.at)).number(std::int64_t{std::lround(point.mean)}).end_array();
  }
  json.end_array().end_object();
}

std::string written(const Profile& profile) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("player", profile.player.id).field("name", profile.player.name);
  if (profile.player.is_bot()) json.field("bot_account", true);
  json.field("created_at", milliseconds_of(profile.player.since)).field("private", profile.is_private);
  json.key("games").begin_array();
  for (const Profile::OfGame& each : profile.games) write_game(each, json);
  json.end_array().key("head_to_head").begin_array();
  for (const Profile::Against& each : profile.against) {
    json.begin_object();
    if (!each.player.empty()) json.field("player", each.player).field("name", each.name);
    if (each.is_bot_account) json.field("bot_account", true);
    if (each.bot) json.field("bot", kLevelNames[static_cast<std::size_t>(*each.bot)]);
    json.field("won", each.won).field("tied", each.tied).field("lost", each.lost).end_object();
  }
  json.end_array().end_object();
  return text;
}

}  // namespace

void write_rating(const PlayerRating& rating, JsonWriter& json) {
  json.field("rating", std::int64_t{std::lround(rating.mean)});
  json.field("deviation", std::int64_t{std::lround(rating.deviation)});
  json.field("provisional", rating.is_provisional());
}

Task<Response> get_player(const Api& api, const Request& request) {
  const auto profile = co_await api.tables.store().profile(request.part, false);
  if (!profile) co_return refused(unavailable());
  // Whether there is such a player is not told either.
  if (!*profile || (*profile)->is_private) {
    co_return refused({404, "no_player", "there is no player with that id who may be seen"});
  }
  co_return json_response(200, written(**profile));
}

Task<Response> get_own_profile(const Api& api, const Request& request) {
  const auto player = co_await api.accounts.owner(request.key);
  if (!player) co_return refused(player.error());
  const auto profile = co_await api.tables.store().profile(player->id, true);
  if (!profile || !*profile) co_return refused(unavailable());
  co_return json_response(200, written(**profile));
}

Task<Response> set_privacy(const Api& api, const Request& request) {
  const auto player = co_await api.accounts.player(request.key);
  if (!player) co_return refused(player.error());
  SetPrivacy change{player->id, request.flag("private")};
  if (co_await api.tables.store().make(std::move(change)) != CommitResult::done) co_return refused(unavailable());
  co_return json_response(200, "{}");
}

Task<Response> get_table_ratings(const Api& api, const Request& request) {
  const auto table = co_await api.tables.find_by_name(request.part, request.client);
  if (!table) co_return refused(table.error());
  const auto player = co_await read_session(api, request);
  if (!player) co_return refused(player.error());
  const std::string asking = *player ? (*player)->id : "";
  const auto seats = co_await api.tables.store().seat_ratings((*table)->id(), asking);
  if (!seats) co_return refused(unavailable());
  const auto changes = co_await api.tables.store().rating_changes((*table)->id(), asking);
  if (!changes) co_return refused(unavailable());
  co_return object_response(200, [&](JsonWriter& json) {
    json.key("seats").begin_array();
    for (const SeatRating& each : *seats) {
      const auto rating = each.bot ? bot_rating((*table)->game(), *each.bot) : each.rating;
      if (!rating) continue;
      json.begin_object().field("seat", each.seat);
      write_rating(*rating, json);
      json.end_object();
    }
    json.end_array().key("changes").begin_array();
    for (const RatingChange& each : *changes) {
      json.begin_object().field("seat", each.seat);
      json.field("before", std::int64_t{std::lround(each.before.value_or(PlayerRating().mean))});
      json.field("after", std::int64_t{std::lround(each.after)}).field("provisional", each.is_provisional);
      json.end_object();
    }
    json.end_array();
  });
}

Task<Response> get_leaderboard(const Api& api, const Request& request) {
  const std::string& game = request.part;
  if (find_game(game) == nullptr) co_return refused({404, "unknown_game", "there is no game with that id"});
  const auto leaders = co_await api.tables.store().leaders(game, kMostLeaders);
  if (!leaders) co_return refused(unavailable());
  co_return object_response(200, [&](JsonWriter& json) {
    json.field("game", game).key("leaders").begin_array();
    for (const Leader& each : *leaders) {
      json.begin_object().field("player", each.player).field("name", each.name);
      if (each.is_bot_account) json.field("bot_account", true);
      write_rating(each.rating, json);
      json.field("games", each.games).end_object();
    }
    json.end_array();
  });
}

}  // namespace nemeton
