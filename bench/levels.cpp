#include "bench/levels.hpp"

#include <algorithm>
#include <iomanip>

#include "bench/match_play.hpp"
#include "games/all.hpp"

namespace nemeton {

namespace {

// Steps at random at the start of each game, so that no two are alike.
constexpr int kOpening = 4;

struct Comparison {
  const Setting* setting;
  const char* higher;
  const char* lower;
  MatchScore score;

  double longest_ms() const { return std::chrono::duration<double, std::milli>(score.longest).count(); }
};

template <Game G>
void compare(const LevelsOptions& options, const Setting& setting, std::vector<Comparison>& all) {
  for (std::size_t level = 1; level < kLevelNames.size(); ++level) {
    const MatchScore score = play_games<G>(setting, static_cast<Level>(level), static_cast<Level>(level - 1),
                                           options.count, kOpening, {.time = options.time}, /*seed=*/1);
    all.push_back({&setting, kLevelNames[level], kLevelNames[level - 1], score});
  }
}

void write_table(const std::vector<Comparison>& all, std::ostream& out) {
  out << std::left << std::setw(12) << "game" << std::setw(7) << "seats" << std::setw(10) << "level" << std::setw(10)
      << "against" << std::right << std::setw(6) << "wins" << std::setw(6) << "ties" << std::setw(8) << "losses"
      << std::setw(9) << "share" << std::setw(9) << "equals" << std::setw(14) << "longest ms"
      << "\n"
      << std::fixed;
  for (const Comparison& each : all) {
    out << std::left << std::setw(12) << each.setting->game->id << std::setw(7) << each.setting->seats << std::setw(10)
        << each.higher << std::setw(10) << each.lower << std::right << std::setw(6) << each.score.wins << std::setw(6)
        << each.score.ties << std::setw(8) << each.score.losses << std::setprecision(3) << std::setw(9)
        << each.score.share() << std::setw(9) << each.score.expected() << std::setprecision(1) << std::setw(14)
        << each.longest_ms() << "\n";
  }
}

void write_json(const std::vector<Comparison>& all, std::ostream& out) {
  std::string text;
  JsonWriter json(text);
  json.begin_array();
  for (const Comparison& each : all) {
    json.begin_object().field("game", each.setting->game->id).field("seats", each.setting->seats);
    json.field("level", each.higher).field("against", each.lower);
    json.field("wins", each.score.wins).field("ties", each.score.ties).field("losses", each.score.losses);
    json.field("share", each.score.share()).field("share_of_equals", each.score.expected());
    json.field("longest_ms", each.longest_ms()).end_object();
  }
  json.end_array();
  out << text << "\n";
}

}  // namespace

void compare_levels(const LevelsOptions& options, std::ostream& out) {
  std::vector<Comparison> all;
  for (const Setting& setting : options.settings) {
    AllGames::each([&]<Game G>() {
      if (setting.game == &G::info) compare<G>(options, setting, all);
    });
  }
  if (options.json) write_json(all, out);
  else write_table(all, out);
}

}  // namespace nemeton
