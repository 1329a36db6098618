// The header of an HTTP request, and that of a response.
#pragma once

#include <array>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <optional>
#include <string>
#include <utility>

#include "server/base/refusal.hpp"

namespace nemeton {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;
using HttpHead = boost::beast::http::response<boost::beast::http::empty_body>;

// Sent with every response. A browser runs only scripts of this server and compiles only its WebAssembly. No other page can frame this one, or
// learns from which address its reader comes. Content types are not guessed.
inline constexpr std::array<std::pair<const char*, const char*>, 7> kShields = {{
    {"Content-Security-Policy",
     "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
     "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Permissions-Policy",
     "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), bluetooth=(), hid=(), midi=()"},
    {"Referrer-Policy", "no-referrer"},
    {"X-Content-Type-Options", "nosniff"},
    {"X-Frame-Options", "DENY"},
}};

// Returns the status line and the header, as they are sent. Beast's serializer would be instantiated for each kind of body, which takes long to compile.
std::string head_text(const HttpHead& head);

std::string header(const HttpRequest& message, boost::beast::http::field field);

// Joins the lines of that name, in their order, into one.
std::string all_lines(const HttpRequest& message, const char* name);

// Whether the request comes from a page of another server. A browser names the origin of its page; other clients need not.
bool is_foreign(const HttpRequest& message);

bool is_head(const HttpRequest& message);
bool reads_only(const HttpRequest& message);

// Returns why a request is refused that a proxy on the way may have read otherwise: as ending elsewhere, or meant for another host.
std::optional<Refusal> refuse_two_readings(const HttpRequest& message, bool has_folded_line);

struct RequestLine {
  std::string method;
  std::string path;
  std::string query;
};
RequestLine request_line_of(const HttpRequest& message);

}  // namespace nemeton
