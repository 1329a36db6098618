#include "server/store/text_lists.hpp"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <sstream>

namespace nemeton {

std::vector<PlayerSeat::Other> read_others(const std::string& text) {
  const auto text_or_empty = [](const nlohmann::json& value) {
    return value.is_null() ? std::string() : value.get<std::string>();
  };
  std::vector<PlayerSeat::Other> others;
  for (const nlohmann::json& row : nlohmann::json::parse(text)) {
    others.push_back({.seat = row[0],
                      .bot = row[1].is_null() ? std::nullopt : level_named(row[1].get<std::string>()),
                      .name = text_or_empty(row[2]),
                      .player = text_or_empty(row[3]),
                      .is_bot_account = row[4].is_boolean() ? row[4].get<bool>() : row[4] != 0});
  }
  std::ranges::sort(others, {}, &PlayerSeat::Other::seat);
  return others;
}

std::vector<std::string> read_ids(const std::string& text) {
  std::istringstream words(text);
  return {std::istream_iterator<std::string>(words), {}};
}

}  // namespace nemeton
