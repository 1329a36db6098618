#include "server/table/public_tables.hpp"

#include "games/games.hpp"
#include "protocol/json_text.hpp"
#include "server/net/api/handlers.hpp"
#include "server/ratings/bot_ratings.hpp"

namespace nemeton {

namespace {

void write_seat(const PublicTable& table, const PublicTable::Seat& seat, JsonWriter& json) {
  json.begin_object().field("kind", seat.bot ? "bot" : "person");
  if (seat.bot) json.field("level", kLevelNames[static_cast<std::size_t>(*seat.bot)]);
  if (!seat.name.empty()) json.field("name", seat.name);
  if (!seat.player.empty()) json.field("player", seat.player);
  const auto rating = seat.bot && table.rated ? bot_rating(table.game, *seat.bot) : seat.rating;
  if (rating) write_rating(*rating, json);
  json.end_object();
}

}  // namespace

std::string written(const std::vector<PublicTable>& tables) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().key("tables").begin_array();
  for (const PublicTable& each : tables) {
    json.begin_object().field("table", each.watch).field("game", each.game).key("options").raw(each.options);
    json.key("time_control").raw(each.time_control.empty() ? "null" : each.time_control);
    json.key("seats").begin_array();
    for (const PublicTable::Seat& seat : each.seats) write_seat(each, seat, json);
    json.end_array().field("last", each.last).field("spectators", each.spectators).field("age", each.age);
    if (each.rated) json.field("rated", true);
    json.end_object();
  }
  json.end_array().end_object();
  return text;
}

Task<Response> list_public_tables(const Api& api, const Request& request) {
  const std::string game = request.text("game");
  if (!game.empty() && find_game(game) == nullptr) {
    co_return refused({404, "unknown_game", "there is no game with that id"});
  }
  const auto text = co_await api.public_tables.list(game);
  if (!text) co_return refused(unavailable());
  Response response = json_response(200, "");
  response.body = *text;
  co_return response;
}

Task<Response> make_table_private(Tables&, std::shared_ptr<Table> table, const Request& request) {
  co_return done_response(co_await table->withdraw(request.key));
}

}  // namespace nemeton
