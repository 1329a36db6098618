#include "cli/game_options.hpp"

#include "protocol/game_json.hpp"
#include "protocol/json_text.hpp"

namespace nemeton {

std::expected<int, Error> parse_seats(const GameInfo& info, std::optional<int> seats) {
  const nlohmann::json number = seats.value_or(info.min_seats);
  return read_seats(info, &number);
}

std::expected<OptionValues, Error> parse_game_options(const GameInfo& info, int seats,
                                                      const std::vector<std::string>& words) {
  nlohmann::json object = nlohmann::json::object();
  for (const std::string& word : words) {
    const auto equals = word.find('=');
    if (equals == std::string::npos) {
      return std::unexpected(Error{ErrorCode::bad_option, "option is " + in_quotes(word) + ", expected name=value"});
    }
    const std::string value = word.substr(equals + 1);
    object[word.substr(0, equals)] = parse_json(value).value_or(value);
  }
  return read_options(info, seats, &object);
}

}  // namespace nemeton
