#include <algorithm>
#include <boost/asio/co_spawn.hpp>

#include "games/games.hpp"
#include "protocol/json_text.hpp"
#include "server/net/api/handlers.hpp"

namespace nemeton {

namespace {

constexpr std::string_view kFrame = "/embed/";
constexpr std::string_view kRecord = "/record#game=";
constexpr std::string_view kEmbeddedRecord = "/embed#game=";
// Pixels. They have room for every board, the things beside it, and the moves below it (tests/e2e/watching.test.ts; web/play/share/share.tsx has the same).
constexpr int kWidth = 400;
constexpr int kHeight = 900;

bool is_name(std::string_view text) { return !text.empty() && is_base64url(text); }

// A URL of this page, as oEmbed is asked of it.
struct OwnUrl {
  std::string origin;
  std::string rest;  // from the slash on
};

std::optional<OwnUrl> read_url(const std::string& url, const std::string& host) {
  for (const std::string_view scheme : {"https://", "http://"}) {
    const std::string origin = std::string(scheme) + host;
    if (url.starts_with(origin + "/")) return OwnUrl{origin, url.substr(origin.size())};
  }
  return std::nullopt;
}

// Where in the page the frame leads, and what is in it.
struct Frame {
  std::string path;
  std::string title;
};

// Of a table: by the name for watching as long as the game goes on.
Task<std::expected<Frame, Refusal>> frame_of(const Api& api, const Request& request, std::string name) {
  const auto table = co_await api.tables.find_by_name(name, request.client);
  if (!table) co_return std::unexpected(table.error());
  auto look = [](std::shared_ptr<Table> at, std::string by) -> Task<std::expected<std::string, Refusal>> {
    co_return at->name_to_embed(by);
  };
  const auto shown = co_await asio::co_spawn((*table)->strand(), look(*table, std::move(name)), kResult);
  if (!shown) co_return std::unexpected(shown.error());
  co_return Frame{std::string(kFrame) + *shown, find_game((*table)->game())->info->name};
}

Task<std::expected<Frame, Refusal>> frame_at(const Api& api, const Request& request, const std::string& address) {
  const std::string_view at = address;
  for (const std::string_view before : {kTablePage, kFrame}) {
    if (at.starts_with(before) && is_name(at.substr(before.size())))
      co_return co_await frame_of(api, request, std::string(at.substr(before.size())));
  }
  for (const std::string_view before : {kRecord, kEmbeddedRecord}) {
    if (at.starts_with(before) && is_name(at.substr(before.size())))
      co_return Frame{std::string(kEmbeddedRecord) + std::string(at.substr(before.size())), "Nemeton"};
  }
  co_return std::unexpected(Refusal{404, "not_found", "there is nothing to embed at that url"});
}

}  // namespace

Task<Response> get_embed(const Api& api, const Request& request) {
  if (request.text("format") != "json") {
    co_return refused({501, "not_implemented", "the format is not known, expected json"});
  }
  const auto width = std::min<std::int64_t>(request.number("maxwidth", kWidth), kWidth);
  const auto height = std::min<std::int64_t>(request.number("maxheight", kHeight), kHeight);
  const auto asked = is_host(request.host) ? read_url(request.text("url"), request.host) : std::nullopt;
  if (!asked) co_return refused({404, "not_found", "the url is not of this page"});
  const auto frame = co_await frame_at(api, request, asked->rest);
  if (!frame) co_return refused(frame.error());
  // Nothing in it can end an attribute: hosts and names are letters and digits, and titles are those of games.
  const std::string html = "<iframe src=\"" + asked->origin + frame->path + "\" width=\"" + std::to_string(width) +
                           "\" height=\"" + std::to_string(height) + "\" title=\"" + frame->title +
                           "\" sandbox=\"allow-scripts allow-popups allow-popups-to-escape-sandbox\" loading=\"lazy\" "
                           "style=\"border:0\"></iframe>";
  Response response = object_response(200, [&](JsonWriter& json) {
    json.field("version", "1.0").field("type", "rich").field("title", frame->title);
    json.field("provider_name", "Nemeton").field("provider_url", asked->origin + "/").field("html", html);
    json.field("width", width).field("height", height);
  });
  allow_everywhere(response);
  co_return response;
}

}  // namespace nemeton
