// The reason why a client does not get what it asks for.
#pragma once

#include <string>
#include <utility>

#include "core/error.hpp"
#include "core/json.hpp"

namespace nemeton {

struct Refusal {
  int status;        // of HTTP
  std::string code;  // for programs
  std::string message;
  int retry_after = 0;  // seconds until it may be had; 0 where time changes nothing
  // Whether the client tried a secret that opens nothing, which counts against its address (RateLimiter::count_wrong_secret).
  bool is_wrong_secret = false;
};

// The refusal of a secret, made by the code that has checked it.
inline Refusal wrong_secret(std::string code, std::string message, int status = 403) {
  return {status, std::move(code), std::move(message), 0, true};
}

// As members of the object that is open.
inline void write_refusal(const Refusal& refusal, JsonWriter& json) {
  json.field("code", refusal.code).field("message", refusal.message);
  if (refusal.retry_after > 0) json.field("retry_after", refusal.retry_after);
}

// As a message of a WebSocket; `id`: of the action that is refused.
inline std::string error_message(const Refusal& refusal, const std::string* id = nullptr) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("type", "error");
  if (id != nullptr) json.field("id", *id);
  write_refusal(refusal, json);
  json.end_object();
  return text;
}

inline Refusal refusal(const Error& error) { return {400, to_string(error.code), error.message}; }
inline Refusal bad_request(std::string message) { return {400, "bad_request", std::move(message)}; }
inline Refusal bad_key() { return wrong_secret("bad_key", "the key holds no seat at this table"); }
inline Refusal unavailable() {
  return {503, "unavailable", "the server cannot write or read its tables now; try again"};
}

inline Refusal damaged() {
  return {503, "unavailable", "this table is damaged in the server's store; who runs the server can restore it"};
}

}  // namespace nemeton
