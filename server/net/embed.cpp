#include "server/net/embed.hpp"

#include <algorithm>

#include "protocol/json_text.hpp"
#include "server/net/api/query.hpp"

namespace nemeton {

namespace {

constexpr std::string_view kEmbed = "/embed";

bool is_embedded(std::string_view path) { return path == kEmbed || path.starts_with("/embed/"); }

bool is_name(std::string_view text) { return !text.empty() && is_base64url(text); }

// The page of a table with the address at which oEmbed is asked of it.
void add_discovery(Response& response, const std::string& table) {
  const std::size_t end = response.body->find("</head>");
  if (end == std::string::npos) return;
  std::string html = *response.body;
  html.insert(end, R"(<link rel="alternate" type="application/json+oembed" href="/oembed?url=)" +
                       percent_encoded(table) + "\">\n");
  response.body = std::make_shared<const std::string>(std::move(html));
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
      request.path.starts_with(kTablePage) && is_name(std::string_view(request.path).substr(kTablePage.size()));
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

}  // namespace nemeton
