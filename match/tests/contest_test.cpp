// Contests are fair, the stronger player wins them, and the same seed gives the same games.
#include "match/contest.hpp"

#include <gmock/gmock.h>

#include <numeric>
#include <set>

#include "games/games.hpp"
#include "match/head_to_head.hpp"
#include "match/league.hpp"

namespace nemeton {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

Setting with(const char* game, int seats, std::optional<int> ply_limit = {}, bool partners = false) {
  const GameEntry& entry = *find_game(game);
  Setting setting{&entry, seats, OptionValues(entry.info->options, seats)};
  if (ply_limit) {
    EXPECT_TRUE(setting.options.set_integer("ply_limit", *ply_limit));
  }
  if (partners) {
    EXPECT_TRUE(setting.options.set_boolean("partners", true));
  }
  return setting;
}

// Without a bound on time the levels' own budgets end their thinking, so that every run is the same.
Contestant level(Level each) { return level_player(each, {}); }

struct Played {
  std::vector<RoundResult> rounds;
  std::vector<Thinking> thinking;

  double share() const {
    double won = 0;
    double games = 0;
    for (const RoundResult& each : rounds) {
      won += std::accumulate(each.shares.begin(), each.shares.end(), 0.0);
      games += static_cast<double>(each.shares.size());
    }
    return won / games;
  }
};

Played play(Contest contest, int rounds, std::size_t stop_after = 1000) {
  for (int i = 0; i < rounds; ++i) contest.rounds.push_back({0, 1, static_cast<std::uint64_t>(100 + i)});
  Played played;
  auto thinking = play_contest(contest, [&](const Round&, const RoundResult& result) {
    played.rounds.push_back(result);
    return played.rounds.size() < stop_after;
  });
  EXPECT_TRUE(thinking) << thinking.error();
  played.thinking = std::move(*thinking);
  return played;
}

TEST(Contest, TheStrongerLevelWinsWhicheverIsFirst) {
  const Setting setting = with("brandubh", 2);
  EXPECT_GT(play({setting, {level(Level::strong), level(Level::novice)}, {}}, 10).share(), 0.65);
  EXPECT_LT(play({setting, {level(Level::novice), level(Level::strong)}, {}}, 10).share(), 0.35);
}

TEST(Contest, OneOfThreeGoesRoundAndWinsAThirdAmongEquals) {
  // Nobody discards so soon: every game is a tie of all.
  const auto played = play({with("duel", 3, 1), {level(Level::novice), level(Level::novice)}, {}}, 2);
  ASSERT_EQ(played.rounds.size(), 2U);
  for (const RoundResult& each : played.rounds) EXPECT_THAT(each.shares, ElementsAre(1.0 / 3, 1.0 / 3, 1.0 / 3));
}

TEST(Contest, PartnersAreOneSide) {
  EXPECT_EQ(sides_of(with("sigily", 4, 60, true)), 2);
  EXPECT_EQ(sides_of(with("sigily", 4, 60)), 4);
  const auto played = play({with("sigily", 4, 60, true), {level(Level::novice), level(Level::novice)}, {}}, 2);
  for (const RoundResult& each : played.rounds) EXPECT_EQ(each.shares.size(), 2U);
}

TEST(Contest, EveryGameOfTheListIsPlayedToItsEnd) {
  for (const GameEntry& game : games()) {
    const auto played =
        play({with(game.info->id, game.info->max_seats), {level(Level::novice), level(Level::casual)}, {}}, 1);
    ASSERT_EQ(played.rounds.size(), 1U) << game.info->id;
    EXPECT_TRUE(played.rounds[0].faults.empty()) << game.info->id;
    EXPECT_GT(played.thinking[0].decisions, 0U) << game.info->id;
  }
}

TEST(Contest, TheSameSeedGivesTheSameGamesHoweverManyThreads) {
  const auto shares = [](int threads) {
    std::vector<std::vector<double>> all;
    Contest contest{with("danube", 2), {level(Level::casual), level(Level::novice)}, {}, threads};
    for (const RoundResult& each : play(std::move(contest), 6).rounds) all.push_back(each.shares);
    return all;
  };
  EXPECT_EQ(shares(1), shares(3));
}

// Notes where it is asked first, and plays the first legal action.
class Witness final : public MatchPlayer {
 public:
  explicit Witness(std::vector<std::vector<std::string>>& asked) : asked_(asked) {}

  std::expected<Answer, std::string> choose(const Match& match, Seat seat, std::uint64_t) override {
    std::vector<std::string> tokens;
    for (const Step& each : match.steps()) tokens.push_back(each.token);
    asked_.push_back(tokens);
    return Answer{match.actions(seat).front(), {}};
  }

 private:
  std::vector<std::vector<std::string>>& asked_;
};

TEST(Contest, GamesOfARoundHaveTheSameOpeningAndOthersHaveNot) {
  std::vector<std::vector<std::string>> asked;
  const Contestant witness{"witness", {}, [&] { return std::make_unique<Witness>(asked); }};
  play({with("brandubh", 2, 5), {witness, witness}, {}}, 8);
  // A ply is left after the opening, so each game asks once.
  ASSERT_EQ(asked.size(), 16U);
  std::set<std::vector<std::string>> openings;
  for (std::size_t i = 0; i < asked.size(); i += 2) {
    EXPECT_EQ(asked[i], asked[i + 1]);
    EXPECT_EQ(asked[i].size(), 4U);
    openings.insert(asked[i]);
  }
  EXPECT_GT(openings.size(), 6U);
}

TEST(Contest, NothingIsPlayedAtRandomWhereChanceMakesRoundsDiffer) {
  std::vector<std::vector<std::string>> asked;
  const Contestant witness{"witness", {}, [&] { return std::make_unique<Witness>(asked); }};
  play({with("bluff", 2, 2), {witness, witness}, {}}, 8);
  std::set<std::vector<std::string>> beginnings;
  for (std::size_t i = 0; i < asked.size(); ++i) {
    // Both roll, and then somebody chooses.
    if (asked[i].size() == 2) beginnings.insert(asked[i]);
    else EXPECT_EQ(asked[i].size(), 3U);
  }
  EXPECT_GT(beginnings.size(), 6U);
}

TEST(Contest, AnOpeningIsPlayedWhereAChoiceComesBeforeChance) {
  EXPECT_EQ(opening_steps(with("brandubh", 2)), 4);
  EXPECT_EQ(opening_steps(with("danube", 2)), 0) << "what comes before the first throw is no choice";
  for (const char* game : {"sigily", "bluff", "tabulus", "triangulus", "druidica", "tug", "duel"}) {
    EXPECT_EQ(opening_steps(with(game, find_game(game)->info->min_seats)), 0) << game;
  }
}

TEST(Contest, GamesOfARoundHaveTheSameDiceAndOthersHaveNot) {
  std::vector<std::vector<std::string>> asked;
  const Contestant witness{"witness", {}, [&] { return std::make_unique<Witness>(asked); }};
  play({with("tug", 2, 12), {witness, witness}, {}}, 1);
  // Both games were played alike, so nothing but the dice could make them differ.
  ASSERT_GT(asked.size(), 6U);
  const auto half = asked.begin() + static_cast<std::ptrdiff_t>(asked.size() / 2);
  EXPECT_EQ(std::vector(asked.begin(), half), std::vector(half, asked.end()));
  const auto last = asked.back();
  asked.clear();
  play({with("tug", 2, 12), {witness, witness}, {}}, 2);
  EXPECT_NE(asked.back(), last);
}

TEST(Contest, EndsWhenAsked) {
  const auto played = play({with("danube", 2), {level(Level::novice), level(Level::novice)}, {}, 2}, 50, 3);
  EXPECT_EQ(played.rounds.size(), 3U);
}

TEST(Contest, RecordsOvershoot) {
  Thinking thinking;
  for (int i = 1; i <= 100; ++i) thinking.record(std::chrono::milliseconds(95 + i), std::chrono::milliseconds(100));
  EXPECT_EQ(thinking.overshoot.quantile(0.05), 0U);
  EXPECT_NEAR(static_cast<double>(thinking.overshoot.quantile(0.5)), 45'000, 400);
  EXPECT_EQ(thinking.longest, std::chrono::milliseconds(195));
  EXPECT_NEAR(thinking.per_second(), 100 / 14.55, 0.01);
}

TEST(HeadToHead, ASequentialTestEndsLongBeforeTheLastGame) {
  const HeadToHeadOptions options{.setting = with("brandubh", 2),
                                  .players = {level(Level::strong), level(Level::novice)},
                                  .games = 400,
                                  .seed = 1,
                                  .threads = 1,
                                  .sprt = SprtBounds{.elo0 = 0, .elo1 = 200},
                                  .json = false};
  std::ostringstream out;
  ASSERT_TRUE(head_to_head(options, out, nullptr));
  EXPECT_THAT(out.str(), HasSubstr("as strong as the higher"));
  EXPECT_THAT(out.str(), Not(HasSubstr("games   400")));
}

TEST(HeadToHead, TheReportNamesFaults) {
  struct Sleeper final : MatchPlayer {
    std::expected<Answer, std::string> choose(const Match&, Seat, std::uint64_t) override {
      return std::unexpected("is asleep");
    }
  };
  const Contestant sleeper{"dormouse", {}, [] { return std::make_unique<Sleeper>(); }};
  for (const bool json : {false, true}) {
    const HeadToHeadOptions options{.setting = with("brandubh", 2),
                                    .players = {level(Level::novice), sleeper},
                                    .games = 3,
                                    .seed = 1,
                                    .threads = 1,
                                    .sprt = {},
                                    .json = json};
    std::ostringstream out;
    ASSERT_TRUE(head_to_head(options, out, nullptr));
    EXPECT_THAT(out.str(), HasSubstr(json ? R"("wins":4,"ties":0,"losses":0,"share":1,)" : "games   4: 4 won"));
    EXPECT_THAT(out.str(), HasSubstr(json ? R"("faults":[{"what":"dormouse is asleep","games":4}])"
                                          : "lost by a fault, 4 times: dormouse is asleep"));
  }
}

TEST(League, RatesItsPlayersFromTheAnchor) {
  const League league{with("brandubh", 2), {level(Level::novice), level(Level::casual), level(Level::strong)}, 1};
  std::ostringstream out;
  ASSERT_TRUE(play_leagues({league}, {.games = 8, .time = {}, .markdown = true}, out, nullptr));
  EXPECT_THAT(out.str(), testing::MatchesRegex(
                             "\\| game \\| seats \\| games \\| novice \\| casual \\| strong \\|\n"
                             "\\|---\\|---:\\|---:\\|---:\\|---:\\|---:\\|\n"
                             "\\| brandubh \\| 2 \\| 24 \\| [0-9]+ ± [0-9]+ \\| 1000 \\| 1[0-9]+ ± [0-9]+ \\|\n"));
}

}  // namespace
}  // namespace nemeton
