#include "lab/live_games.hpp"

#include "lab/game/game_result.hpp"
#include "lab/tally.hpp"
#include "protocol/game_json.hpp"
#include "protocol/json_text.hpp"

namespace nemeton::lab {

namespace {

using nlohmann::json;

// The games that a request asks for.
struct Games {
  const GameEntry* game;
  int seats;
  OptionValues options;
  std::uint64_t seed;
  std::int64_t first;
  std::int64_t count;
};

std::expected<std::int64_t, Error> read_count(const json& request, const char* name, std::int64_t least,
                                              std::int64_t most) {
  const json* value = member(request, name);
  const auto number = value == nullptr ? std::nullopt : integer_of(*value);
  if (number && *number >= least && *number <= most) return *number;
  return std::unexpected(Error{ErrorCode::bad_request, std::string(name) + " is " +
                                                           (value == nullptr ? "missing" : shown(*value)) +
                                                           ", expected a whole number from " + std::to_string(least) +
                                                           " to " + std::to_string(most)});
}

std::expected<Games, Error> read_games(std::span<const GameEntry> games, std::string_view text) {
  const auto request = parse_json(text);
  if (!request) return std::unexpected(request.error());
  if (!request->is_object())
    return std::unexpected(Error{ErrorCode::bad_request, "the request is " + shown(*request) + ", expected an object"});
  const auto game = read_game(games, member(*request, "game"));
  if (!game) return std::unexpected(game.error());
  const GameInfo& info = *(*game)->info;
  const auto seats = read_seats(info, member(*request, "seats"));
  if (!seats) return std::unexpected(seats.error());
  const auto options = read_options(info, *seats, member(*request, "options"));
  if (!options) return std::unexpected(options.error());
  constexpr std::int64_t kMostWhole = std::int64_t{1} << 52;
  const auto seed = read_count(*request, "seed", 0, kMostWhole);
  if (!seed) return std::unexpected(seed.error());
  const auto first = read_count(*request, "first", 0, kMostWhole);
  if (!first) return std::unexpected(first.error());
  const auto count = read_count(*request, "count", 1, kMostLive);
  if (!count) return std::unexpected(count.error());
  return Games{*game, *seats, *options, static_cast<std::uint64_t>(*seed), *first, *count};
}

void play_on(Match& match, std::uint64_t seed, std::vector<ActionId>& actions) {
  Random random(seed);
  for (;;) {
    const Node node = match.node();
    if (node.kind == NodeKind::terminal) return;
    if (node.kind == NodeKind::chance) {
      (void)match.draw(seed);
      continue;
    }
    const Seat seat = node.to_act.first();
    match.legal_actions(seat, actions);
    (void)match.apply_action(seat, actions[below(random, static_cast<std::uint32_t>(actions.size()))]);
  }
}

}  // namespace

std::string play_live(std::span<const GameEntry> games, std::string_view request) {
  std::string text;
  JsonWriter out(text);
  const auto asked = read_games(games, request);
  if (!asked) {
    out.begin_object().field("ok", false).key("error").begin_object();
    out.field("code", to_string(asked.error().code)).field("message", std::string_view(asked.error().message));
    out.end_object().end_object();
    return text;
  }
  const Sides sides(*asked->game->info, asked->options, asked->seats);
  const auto match = asked->game->start(asked->options, asked->seats);
  std::array<std::int64_t, kMaxSeats> wins{};
  std::int64_t ties = 0;
  std::int64_t cut_off = 0;
  std::int64_t plies = 0;
  std::array<std::int64_t, kBins> lengths{};
  std::vector<ActionId> actions;
  for (std::int64_t game = asked->first; game < asked->first + asked->count; ++game) {
    const auto each = match->clone();
    play_on(*each, DrawBits(asked->seed, static_cast<std::uint64_t>(game))(), actions);
    GameQuantities played{};
    set_result(played, sides, each->returns(), each->ply(), 0);
    for (int seat = 0; seat < asked->seats; ++seat)
      wins[static_cast<std::size_t>(seat)] += of(played, Quantity::won0, seat);
    ties += of(played, Quantity::tied);
    cut_off += of(played, Quantity::cut_off);
    plies += of(played, Quantity::plies);
    ++lengths[bin_of(of(played, Quantity::plies))];
  }
  out.begin_object().field("ok", true).field("games", asked->count).key("sides").begin_array();
  for (int seat = 0; seat < asked->seats; ++seat) out.number(sides.of_seat[static_cast<std::size_t>(seat)]);
  out.end_array().key("wins").begin_array();
  for (int seat = 0; seat < asked->seats; ++seat) out.number(wins[static_cast<std::size_t>(seat)]);
  out.end_array().field("ties", ties).field("cut_off", cut_off).field("plies", plies).key("lengths").begin_array();
  for (std::size_t bin = 0; bin < kBins; ++bin) {
    if (lengths[bin] == 0) continue;
    out.begin_array().number(start_of(bin)).number(lengths[bin]).end_array();
  }
  out.end_array().end_object();
  return text;
}

}  // namespace nemeton::lab
