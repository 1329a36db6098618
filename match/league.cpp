#include "match/league.hpp"

#include "match/rating.hpp"
#include "match/report.hpp"
#include "match/score.hpp"
#include "match/text_table.hpp"

namespace nemeton {

namespace {

// With more than two sides, one against several is another game than several against one, so both are played.
std::vector<Round> round_robin(std::size_t players, int sides, const LeagueOptions& options) {
  const int ways = sides == 2 ? 1 : 2;
  const int rounds_of_pair = (options.games + sides * ways - 1) / (sides * ways);
  std::vector<Round> rounds;
  Random random(options.seed);
  for (int i = 0; i < rounds_of_pair; ++i) {
    for (std::size_t first = 0; first < players; ++first) {
      for (std::size_t second = 0; second < players; ++second) {
        if (ways == 2 ? first != second : first < second) rounds.push_back({first, second, random()});
      }
    }
  }
  return rounds;
}

struct Row {
  int games = 0;
  std::vector<Rating> ratings;
};

std::expected<Row, std::string> play(const League& league, const LeagueOptions& options, FaultList& faults,
                                     Progress& progress) {
  const int sides = sides_of(league.setting);
  const Contest contest{.setting = league.setting,
                        .contestants = league.players,
                        .rounds = round_robin(league.players.size(), sides, options),
                        .threads = options.threads};
  std::vector<RatedGames> results;
  Row row;
  const auto begun = std::chrono::steady_clock::now();
  const auto played = play_contest(contest, [&](const Round& round, const RoundResult& result) {
    double won = 0;
    for (const double share : result.shares) won += share;
    results.push_back({round.first, round.second, sides, static_cast<double>(sides), won});
    row.games += sides;
    faults.add(league.players, result.faults);
    progress.show(std::string(league.setting.game->info->id) + ": " + std::to_string(row.games) + " of " +
                  std::to_string(contest.rounds.size() * result.shares.size()) + " games");
    return !options.time || std::chrono::steady_clock::now() - begun < *options.time;
  });
  if (!played) return std::unexpected(played.error());
  row.ratings = rate(league.players.size(), results, league.anchor);
  return row;
}

}  // namespace

std::expected<void, std::string> play_leagues(const std::vector<League>& leagues, const LeagueOptions& options,
                                              std::ostream& out, std::ostream* terminal) {
  TableLines lines = {{"game", "seats", "games"}};
  for (const Contestant& player : leagues.front().players) lines.front().push_back(player.name);
  FaultList faults;
  for (const League& league : leagues) {
    Progress progress(terminal);
    const auto row = play(league, options, faults, progress);
    if (!row) return std::unexpected(row.error());
    auto& cells = lines.emplace_back();
    cells = {league.setting.game->info->id, std::to_string(league.setting.seats), std::to_string(row->games)};
    for (std::size_t i = 0; i < row->ratings.size(); ++i) {
      const auto [elo, error] = row->ratings[i];
      cells.push_back(i == league.anchor ? fixed(elo, 0) : fixed(elo, 0) + " ± " + fixed(kNormal95 * error, 0));
    }
  }
  if (options.markdown) write_markdown(lines, out);
  else write_table(lines, out);
  faults.write(out);
  return {};
}

}  // namespace nemeton
