#pragma once

#include <string>

#include "core/json.hpp"
#include "core/match.hpp"

namespace nemeton {

// A match as `viewer` sees it, in JSON.
inline std::string view(const Match& match, Seat viewer) {
  std::string text;
  JsonWriter json(text);
  match.view(viewer, json);
  return text;
}

}  // namespace nemeton
