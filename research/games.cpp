#include "research/games.hpp"

#include <algorithm>
#include <array>

#include "research/list.hpp"

namespace nemeton::research {

std::span<const GameEntry> games() {
  static const std::array list = list_of_games();
  return list;
}

std::expected<std::unique_ptr<const Game>, Error> load(std::string_view id, int seats,
                                                       const std::optional<OptionValues>& options, Deals deals) {
  const auto error = [](ErrorCode code, std::string message) {
    return std::unexpected(Error{code, std::move(message)});
  };
  const auto entry = std::ranges::find_if(games(), [&](const GameEntry& each) { return id == each.info->id; });
  if (entry == games().end()) {
    std::string known;
    for (const GameEntry& each : games()) known += (known.empty() ? "" : ", ") + std::string(each.info->id);
    return error(ErrorCode::unknown_game, "unknown game " + in_quotes(id) + ", expected one of " + known);
  }
  const GameInfo& info = *entry->info;
  if (seats < info.min_seats || seats > info.max_seats) {
    return error(ErrorCode::bad_request, std::to_string(seats) + " seats, expected " + std::to_string(info.min_seats) +
                                             " to " + std::to_string(info.max_seats));
  }
  if (options && options->specs().data() != info.options.data()) {
    return error(ErrorCode::bad_option, "options of another game, expected those of " + std::string(id));
  }
  const OptionValues values = options ? *options : OptionValues(info.options, seats);
  if (info.conflict != nullptr) {
    if (std::string conflict = info.conflict(values, seats); !conflict.empty()) {
      return error(ErrorCode::bad_option, std::move(conflict));
    }
  }
  return entry->make(values, seats, deals);
}

}  // namespace nemeton::research
