#include "server/ratings/bot_ratings.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace nemeton {

namespace {

struct BotRatings {
  std::string_view game;
  std::array<double, kLevelNames.size()> means;  // by level
};

// The approximate standard deviation of the measurement.
constexpr double kDeviation = 50;

}  // namespace

std::optional<PlayerRating> bot_rating(std::string_view game, Level level) {
  static const std::vector<BotRatings> all = {NEMETON_BOT_RATINGS};
  const auto found = std::ranges::find(all, game, &BotRatings::game);
  if (found == all.end()) return std::nullopt;
  return PlayerRating{.mean = found->means[static_cast<std::size_t>(level)], .deviation = kDeviation};
}

}  // namespace nemeton
