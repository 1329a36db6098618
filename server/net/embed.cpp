#include "server/net/embed.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <charconv>

#include "games/games.hpp"
#include "protocol/json_text.hpp"
#include "server/net/query.hpp"

namespace nemeton {

namespace {

constexpr std::string_view kEmbed = "/embed";
constexpr std::string_view kTable = "/t/";
constexpr std::string_view kRecord = "/record#game=";
constexpr std::string_view kEmbeddedRecord = "/embed#game=";
// Pixels. They have room for every board, the things beside it, and the moves below it (tests/e2e/watching.test.ts; web/share/share.tsx has the same).
constexpr int kWidth = 400;
constexpr int kHeight = 900;

bool is_embedded(std::string_view path) { return path == kEmbed || path.starts_with("/embed/"); }

bool is_name(std::string_view text) { return !text.empty() && is_base64url(text); }

// What a page may say that it is called, with its port: nothing that ends an attribute of HTML.
bool is_host(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](unsigned char c) {
    return std::isalnum(c) != 0 || std::string_view(".-:[]").contains(static_cast<char>(c));
  });
}

// The page of a table with the address at which oEmbed is asked of it.
void add_discovery(Response& response, const std::string& table) {
  const std::size_t end = response.body->find("</head>");
  if (end == std::string::npos) return;
  std::string html = *response.body;
  html.insert(end, R"(<link rel="alternate" type="application/json+oembed" href="/oembed?url=)" +
                       percent_encoded(table) + "\">\n");
  response.body = std::make_shared<const std::string>(std::move(html));
}

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

// The size that fits: at most what is asked for. Error: that is no number.
std::expected<int, Refusal> read_size(const std::string& query, const char* name, int usual) {
  const auto text = query_member(query, name);
  if (!text) return usual;
  int size = 0;
  const char* end = text->data() + text->size();
  const auto [stop, error] = std::from_chars(text->data(), end, size);
  if (error == std::errc() && stop == end && size > 0) return std::min(size, usual);
  return std::unexpected(
      bad_request(std::string(name) + " is " + shown(nlohmann::json(*text)) + ", expected a number of pixels"));
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
  co_return Frame{std::string(kEmbed) + "/" + *shown, find_game((*table)->game())->info->name};
}

Task<std::expected<Frame, Refusal>> frame_at(const Api& api, const Request& request, const std::string& address) {
  const std::string_view at = address;
  for (const std::string_view before : {kTable, std::string_view("/embed/")}) {
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

Response answer_page(Files& page, const Embedding& embedding, const Request& request) {
  if (is_embedded(request.path)) {
    Response response = page.answer(request, "embed.html");
    response.headers.emplace_back(
        "Content-Security-Policy",
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors " +
            embedding.ancestors);
    response.headers.emplace_back("X-Frame-Options", "");
    return response;
  }
  const bool is_table =
      request.path.starts_with(kTable) && is_name(std::string_view(request.path).substr(kTable.size()));
  if (!is_table || (embedding.page_url.empty() && !is_host(request.host))) return page.answer(request);
  // It is another page for each table: as a whole, and not as it is packed for all.
  Request whole = request;
  whole.accept_encoding.clear();
  whole.if_none_match.clear();
  Response response = page.answer(whole);
  if (response.status != 200) return response;
  std::erase_if(response.headers, [](const auto& header) { return header.first == "ETag"; });
  add_discovery(response, (embedding.page_url.empty() ? "http://" + request.host : embedding.page_url) + request.path);
  return response;
}

Task<Response> tell_embedding(const Api& api, const Request& request, const std::string&) {
  if (query_member(request.query, "format").value_or("json") != "json") {
    co_return refused({501, "not_implemented", "the format is not known, expected json"});
  }
  const auto url = query_member(request.query, "url");
  if (!url) co_return refused(bad_request("url is missing, expected that of a table or a game of this page"));
  const auto width = read_size(request.query, "maxwidth", kWidth);
  if (!width) co_return refused(width.error());
  const auto height = read_size(request.query, "maxheight", kHeight);
  if (!height) co_return refused(height.error());
  const auto asked = is_host(request.host) ? read_url(*url, request.host) : std::nullopt;
  if (!asked) co_return refused({404, "not_found", "the url is not of this page"});
  const auto frame = co_await frame_at(api, request, asked->rest);
  if (!frame) co_return refused(frame.error());
  // Nothing in it can end an attribute: hosts and names are letters and digits, and titles are those of games.
  const std::string html = "<iframe src=\"" + asked->origin + frame->path + "\" width=\"" + std::to_string(*width) +
                           "\" height=\"" + std::to_string(*height) + "\" title=\"" + frame->title +
                           "\" sandbox=\"allow-scripts allow-popups allow-popups-to-escape-sandbox\" loading=\"lazy\" "
                           "style=\"border:0\"></iframe>";
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("version", "1.0").field("type", "rich").field("title", frame->title);
  json.field("provider_name", "Nemeton").field("provider_url", asked->origin + "/").field("html", html);
  json.field("width", *width).field("height", *height).end_object();
  Response response = json_response(200, std::move(text));
  allow_everywhere(response);
  co_return response;
}

}  // namespace nemeton
