#include "server/net/http_header.hpp"

#include <algorithm>
#include <boost/beast/core/string.hpp>

namespace nemeton {

namespace beast = boost::beast;
namespace http = beast::http;

std::string head_text(const HttpHead& head) {
  std::string text = "HTTP/1.1 " + std::to_string(head.result_int()) + ' ';
  text += std::string_view(head.reason().data(), head.reason().size());
  text += "\r\n";
  for (const auto& field : head) {
    text.append(field.name_string().data(), field.name_string().size()).append(": ");
    text.append(field.value().data(), field.value().size()).append("\r\n");
  }
  return text += "\r\n";
}

std::string header(const HttpRequest& message, http::field field) {
  const auto value = message[field];
  return {value.data(), value.size()};
}

std::string all_lines(const HttpRequest& message, const char* name) {
  std::string text;
  const auto [first, last] = message.equal_range(name);
  for (auto line = first; line != last; ++line) {
    if (!text.empty()) text += ',';
    text.append(line->value().data(), line->value().size());
  }
  return text;
}

bool is_foreign(const HttpRequest& message) {
  const std::string origin = header(message, http::field::origin);
  if (origin.empty()) return false;
  const std::size_t scheme = origin.find("://");
  return scheme == std::string::npos || origin.substr(scheme + 3) != header(message, http::field::host);
}

bool is_head(const HttpRequest& message) { return message.method() == http::verb::head; }
bool reads_only(const HttpRequest& message) { return is_head(message) || message.method() == http::verb::get; }

std::optional<Refusal> refuse_two_readings(const HttpRequest& message, bool has_folded_line) {
  if (has_folded_line) return bad_request("a line of the header goes on in the next, expected one line each");
  const auto hosts = message.count(http::field::host);
  if (hosts > 1 || (hosts == 0 && message.version() >= 11)) {
    return bad_request("the header has " + std::to_string(hosts) + " lines Host, expected one");
  }
  if (message.count(http::field::transfer_encoding) == 0) return std::nullopt;
  if (beast::iequals(all_lines(message, "Transfer-Encoding"), "chunked")) return std::nullopt;
  return Refusal{501, "not_implemented", "Transfer-Encoding is not known, expected chunked alone, or none"};
}

RequestLine request_line_of(const HttpRequest& message) {
  const auto method = message.method_string();
  const std::string_view target(message.target().data(), message.target().size());
  const std::size_t end = std::min(target.find('?'), target.size());
  return {std::string(method.data(), method.size()), std::string(target.substr(0, end)),
          std::string(target.substr(std::min(end + 1, target.size())))};
}

}  // namespace nemeton
