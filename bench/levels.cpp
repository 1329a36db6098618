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
  const char* game;
  const char* higher;
  const char* lower;
  MatchScore score;

  double longest_ms() const { return std::chrono::duration<double, std::milli>(score.longest).count(); }
};

template <Game G>
void compare(const LevelsOptions& options, std::vector<Comparison>& all) {
  Limits limits;
  limits.time = options.time;
  limits.seed = 1;
  for (std::size_t level = 1; level < kLevelNames.size(); ++level) {
    const MatchScore score = play_games<G>(OptionValues(G::info.options, 2), static_cast<Level>(level),
                                           static_cast<Level>(level - 1), options.count, kOpening, limits);
    all.push_back({G::info.id, kLevelNames[level], kLevelNames[level - 1], score});
  }
}

void write_table(const std::vector<Comparison>& all, std::ostream& out) {
  out << std::left << std::setw(12) << "game" << std::setw(10) << "level" << std::setw(10) << "against" << std::right
      << std::setw(6) << "wins" << std::setw(6) << "ties" << std::setw(8) << "losses" << std::setw(14) << "longest ms"
      << "\n";
  for (const Comparison& each : all) {
    out << std::left << std::setw(12) << each.game << std::setw(10) << each.higher << std::setw(10) << each.lower
        << std::right << std::setw(6) << each.score.wins << std::setw(6) << each.score.ties << std::setw(8)
        << each.score.losses << std::setw(14) << std::fixed << std::setprecision(1) << each.longest_ms() << "\n";
  }
}

void write_json(const std::vector<Comparison>& all, std::ostream& out) {
  std::string text;
  JsonWriter json(text);
  json.begin_array();
  for (const Comparison& each : all) {
    json.begin_object().field("game", each.game).field("level", each.higher).field("against", each.lower);
    json.field("wins", each.score.wins).field("ties", each.score.ties).field("losses", each.score.losses);
    json.field("longest_ms", each.longest_ms()).end_object();
  }
  json.end_array();
  out << text << "\n";
}

}  // namespace

void compare_levels(const LevelsOptions& options, std::ostream& out) {
  std::vector<Comparison> all;
  AllGames::each([&]<Game G>() {
    if (options.games.empty() || std::ranges::count(options.games, G::info.id) > 0) compare<G>(options, all);
  });
  if (options.json) write_json(all, out);
  else write_table(all, out);
}

}  // namespace nemeton
