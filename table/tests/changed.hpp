// Changes applied (table/changes.hpp), as a client does it.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace nemeton {

using nlohmann::json;

inline json changed(const json& before, const json& change) {
  if (change.is_array()) return change.at(0);
  json after = before;
  for (const auto& [name, each] : change.items()) {
    json& part = before.is_array() ? after.at(std::stoul(name)) : after.at(name);
    part = changed(json(part), each);
  }
  return after;
}

}  // namespace nemeton
