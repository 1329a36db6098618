// What a client is told when it cannot have what it asks for.
#pragma once

#include <string>

#include "core/error.hpp"

namespace nemeton {

struct Refusal {
  int status;        // of HTTP
  std::string code;  // for programs
  std::string message;
};

inline Refusal refusal(const Error& error) { return {400, to_string(error.code), error.message}; }
inline Refusal bad_request(std::string message) { return {400, "bad_request", std::move(message)}; }
inline Refusal unavailable() {
  return {503, "unavailable", "the server cannot write or read its tables now; try again"};
}

}  // namespace nemeton
