#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <random>

#include "server/ratings/bot_ratings.hpp"
#include "server/ratings/glicko2.hpp"
#include "server/ratings/rated_game.hpp"
#include "server/ratings/weng_lin.hpp"

namespace nemeton {
namespace {

TEST(Glicko2, GivesTheExampleOfItsPaper) {
  const GlickoGame games[] = {{{1400, 30}, 1}, {{1550, 100}, 0}, {{1700, 300}, 0}};
  const PlayerRating after = after_glicko2({1500, 200, 0.06}, games);
  EXPECT_NEAR(after.mean, 1464.06, 0.01);
  EXPECT_NEAR(after.deviation, 151.52, 0.01);
  EXPECT_NEAR(after.volatility, 0.05999, 0.00001);
}

TEST(Glicko2, ATieOfEqualsChangesNoRating) {
  const GlickoGame tie[] = {{{1500, 80}, 0.5}};
  const PlayerRating after = after_glicko2({1500, 80, 0.06}, tie);
  EXPECT_DOUBLE_EQ(after.mean, 1500);
  EXPECT_LT(after.deviation, 80);
}

TEST(Glicko2, AWonderRaisesTheVolatility) {
  const GlickoGame wonder[] = {{{2600, 30}, 1}, {{2600, 30}, 1}, {{2600, 30}, 1}};
  // As a bisection of the same function has it, too.
  EXPECT_NEAR(after_glicko2({1500, 60, 0.06}, wonder).volatility, 0.0601203, 1e-7);
}

std::vector<RatedSide> in_openskill_units(const std::vector<RatedSide>& sides) {
  return after_weng_lin(sides, 25.0 / 6);
}

constexpr PlayerRating kNew{25, 25.0 / 3};

void expect_player(const PlayerRating& player, double mean, double deviation) {
  EXPECT_NEAR(player.mean, mean, 1e-8);
  EXPECT_NEAR(player.deviation, deviation, 1e-8);
}

// The results of PlackettLuce(tau=0) of OpenSkill for Python, version 6.2.0.
TEST(WengLin, AgreesWithOpenSkill) {
  const auto two = in_openskill_units({{{kNew}, 1}, {{kNew}, 2}});
  expect_player(two[0].players[0], 27.635231383, 8.065506316);
  expect_player(two[1].players[0], 22.364768617, 8.065506316);

  const auto four = in_openskill_units({{{kNew}, 1}, {{kNew}, 2}, {{kNew}, 3}, {{kNew}, 4}});
  expect_player(four[0].players[0], 27.795084972, 8.263160758);
  expect_player(four[1].players[0], 26.552824984, 8.179213705);
  expect_player(four[2].players[0], 24.689435003, 8.083731307);
  expect_player(four[3].players[0], 20.962655041, 8.083731307);
}

TEST(WengLin, AgreesWithOpenSkillOnTies) {
  const auto tied =
      in_openskill_units({{{{29.182, 4.782}}, 2}, {{{27.174, 4.922}}, 1}, {{{16.672, 6.217}}, 1}, {{{25, 8.3}}, 3}});
  expect_player(tied[0].players[0], 29.341282783, 4.745613557);
  expect_player(tied[1].players[0], 27.521349314, 4.904126235);
  expect_player(tied[2].players[0], 17.597683631, 6.189891237);
  expect_player(tied[3].players[0], 21.882519162, 7.989230332);
}

TEST(WengLin, AgreesWithOpenSkillOnPartners) {
  const auto partners =
      in_openskill_units({{{{29.182, 4.782}, {27.174, 4.922}}, 1}, {{{16.672, 6.217}, {25, 8.3}}, 2}});
  expect_player(partners[0].players[0], 29.607346818, 4.754497505);
  expect_player(partners[0].players[1], 27.624616680, 4.892005416);
  expect_player(partners[1].players[0], 15.953071369, 6.125260218);
  expect_player(partners[1].players[1], 23.718613248, 8.080407962);
}

TEST(WengLin, IsOnTheScaleOfTheOther) {
  // Two who are well known move by the same, to a point: Glicko's factor is the deviation's square times the surprise.
  const PlayerRating stronger{1600, 40}, weaker{1500, 40};
  const GlickoGame lost[] = {{weaker, 0}};
  const auto sides = after_weng_lin(std::vector<RatedSide>{{{stronger}, 2}, {{weaker}, 1}});
  EXPECT_NEAR(sides[0].players[0].mean, after_glicko2(stronger, lost).mean, 1);
}

TEST(PlayerRating, RestMakesItLessCertainButNeverLessThanANewcomers) {
  EXPECT_DOUBLE_EQ(after_rest({1700, 60}, 0).deviation, 60);
  EXPECT_NEAR(after_rest({1700, 60}, 52).deviation, 96.173, 0.001);
  EXPECT_DOUBLE_EQ(after_rest({1700, 60}, 1e6).deviation, 350);
  EXPECT_DOUBLE_EQ(after_rest({1700, 60}, 52).mean, 1700);
  EXPECT_TRUE(PlayerRating{}.is_provisional());
  EXPECT_FALSE((PlayerRating{1700, 60}.is_provisional()));
}

Career career_of(double mean, double deviation) {
  return {.rating = {mean, deviation}, .games = 9, .won = 4, .longest = 2};
}

TEST(RatedGame, OfTwoIsGlickos) {
  const Career strong = career_of(1600, 60);
  const Career weak = career_of(1500, 80);
  const auto after = careers_after(std::vector<RatedSeat>{{2, 0, {}, strong}, {1, 1, {}, weak}}, WallTime());
  const GlickoGame lost[] = {{weak.rating, 0}};
  EXPECT_EQ(after[0].rating, after_glicko2(strong.rating, lost));
  EXPECT_EQ(after[0].streak, 0);
  EXPECT_EQ(after[1].streak, 1);
  EXPECT_EQ(after[1].longest, 2);
  EXPECT_EQ(after[1].won, 5);
}

TEST(RatedGame, OfMoreIsWengLins) {
  const std::vector<RatedSeat> seats = {
      {1, 0, {}, career_of(1500, 60)}, {2, 1, {}, career_of(1500, 60)}, {2, 2, {}, career_of(1700, 60)}};
  const auto after = careers_after(seats, WallTime());
  const PlayerRating rested = after_rest({1500, 60}, 1);
  const auto sides =
      after_weng_lin(std::vector<RatedSide>{{{rested}, 1}, {{rested}, 2}, {{after_rest({1700, 60}, 1)}, 2}});
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(after[i].rating, sides[i].players[0]);
  // A side that shares the second place has neither won nor tied.
  EXPECT_EQ(after[1].won, 4);
  EXPECT_EQ(after[1].tied, 0);
}

TEST(RatedGame, AfterManyGamesOfThreeARatingStillMoves) {
  std::vector<RatedSeat> seats = {{1, 0, {}, {}}, {2, 1, {}, {}}, {2, 2, {}, {}}};
  for (int game = 0; game < 2000; ++game) {
    const auto after = careers_after(seats, WallTime());
    for (std::size_t i = 0; i < 3; ++i) {
      seats[i].before = after[i];
      seats[i].place = 1 + static_cast<int>((i + static_cast<std::size_t>(game)) % 3);
    }
  }
  for (const RatedSeat& each : seats) {
    EXPECT_GT(each.before.rating.deviation, 30);
    EXPECT_LT(each.before.rating.deviation, 110);
  }
}

TEST(RatedGame, RestsBetweenGamesAreWeeks) {
  const auto at = WallTime(std::chrono::weeks(10));
  Career rested = career_of(1500, 60);
  rested.at = WallTime(std::chrono::weeks(4));
  const auto after = careers_after(std::vector<RatedSeat>{{1, 0, {}, rested}, {1, 1, PlayerRating{1500, 50}, {}}}, at);
  const GlickoGame tie[] = {{{1500, 50}, 0.5}};
  EXPECT_EQ(after[0].rating, after_glicko2(after_rest({1500, 60}, 6), tie));
  EXPECT_EQ(after[0].at, at);
}

// A loss against the same opponent costs an established player about as much after ten thousand certain wins as before.
TEST(RatedGame, BeatingMuchWeakerPlayersChangesNothing) {
  Career strong = career_of(2300, 60);
  const Career before = strong;
  for (int game = 0; game < 10'000; ++game)
    strong =
        careers_after(std::vector<RatedSeat>{{1, 0, {}, strong}, {2, 1, PlayerRating{1100, 50}, {}}}, WallTime())[0];
  EXPECT_EQ(strong.rating, before.rating);
  EXPECT_EQ(strong.won, before.won + 10'000);
  const auto lost =
      careers_after(std::vector<RatedSeat>{{2, 0, {}, strong}, {1, 1, {}, career_of(2300, 60)}}, WallTime());
  EXPECT_NEAR(lost[0].rating.mean, 2300, 15);

  const std::vector<RatedSeat> three = {
      {1, 0, {}, career_of(4000, 60)}, {2, 1, {}, career_of(2500, 60)}, {3, 2, {}, career_of(1000, 60)}};
  const auto after = careers_after(three, WallTime());
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(after[i].rating, three[i].before.rating);
}

// Games that are played again and again, each by the same players.
struct Pattern {
  const char* name;
  std::size_t seats;
  std::function<int(int seat, int game, unsigned lot)> place;
  double bot = 0;              // the rating of the bot in the last seat; 0 for none
  std::chrono::weeks rest{0};  // before every hundredth game
  bool has_partners = false;
};

int in_order(int seat, int, unsigned) { return seat; }
int in_turn(int seat, int game, unsigned) { return (seat + game) % 2; }
int by_lot(int seat, int, unsigned lot) { return static_cast<int>(lot % static_cast<unsigned>(seat + 2)); }
int tied(int, int, unsigned) { return 1; }
int reversed(int seat, int, unsigned) { return -seat; }
int pairs_in_order(int seat, int, unsigned) { return seat % 2; }
// Once in a thousand games, the weaker players win.
int with_wonders(int seat, int game, unsigned) { return game % 1000 == 999 ? -seat : seat; }

TEST(RatedGame, AMillionGamesOfAnyPatternLeaveEveryRatingFinite) {
  constexpr std::chrono::weeks kLong(600);
  const std::vector<Pattern> patterns = {{"the same always wins", 2, in_order},
                                         {"in turn", 2, in_turn},
                                         {"always tied", 2, tied},
                                         {"always tied with a bot that is far above", 2, tied, 6000},
                                         {"always beaten by a bot that is far above", 2, reversed, 1e5},
                                         {"always beats a bot that is far above", 2, in_order, 1e5},
                                         {"farms a bot", 2, in_order, 600},
                                         {"farms a bot, with long absences", 2, in_order, 600, kLong},
                                         {"wonders", 2, with_wonders},
                                         {"by lot", 2, by_lot, 0, std::chrono::weeks(3)},
                                         {"six in order", 6, in_order},
                                         {"six by lot", 6, by_lot, 0, kLong},
                                         {"six tied", 6, tied},
                                         {"four with wonders", 4, with_wonders},
                                         {"three, one of them a bot that is far below", 3, in_order, -1e5},
                                         {"three, the best of them a bot that is far below", 3, reversed, -1e5},
                                         {"partners in order", 4, pairs_in_order, 0, kLong, true},
                                         {"partners in turn", 4, in_turn, 0, {}, true}};
  const int games = 1'000'000 / static_cast<int>(patterns.size());
  for (const Pattern& pattern : patterns) {
    SCOPED_TRACE(pattern.name);
    std::mt19937 random(1);
    std::vector<Career> careers(pattern.seats);
    WallTime at;
    for (int game = 0; game < games && !testing::Test::HasFailure(); ++game) {
      at += game % 100 == 99 ? pattern.rest : std::chrono::weeks(0);
      std::vector<RatedSeat> seats;
      for (std::size_t i = 0; i < pattern.seats; ++i) {
        const auto seat = static_cast<int>(i);
        seats.push_back({pattern.place(seat, game, static_cast<unsigned>(random())),
                         pattern.has_partners ? seat % 2 : seat,
                         {},
                         careers[i]});
      }
      if (pattern.bot != 0) seats.back().bot_rating = PlayerRating{pattern.bot, 50};
      const std::vector<Career> after = careers_after(seats, at);
      for (std::size_t i = 0; i < pattern.seats; ++i) {
        if (seats[i].bot_rating) continue;
        const double weeks = game % 100 == 99 ? static_cast<double>(pattern.rest.count()) : 0;
        const PlayerRating rested = after_rest(careers[i].rating, weeks);
        const PlayerRating& rating = after[i].rating;
        ASSERT_TRUE(std::isfinite(rating.mean)) << game;
        ASSERT_GT(rating.deviation, 20) << game;
        ASSERT_LE(rating.deviation, std::fmax(rested.deviation, kMostAfterGame)) << game;
        ASSERT_GT(rating.volatility, 0) << game;
        ASSERT_LE(rating.volatility, kMostVolatility) << game;
        // A game changes a well-known rating by less than it does a newcomer's.
        ASSERT_LE(std::abs(rating.mean - rested.mean), rested.is_provisional() ? 1000 : 100) << game;
        careers[i] = after[i];
      }
    }
  }
}

TEST(BotRatings, RiseFromLevelToLevelAndAreThereForEveryGameOfTheTree) {
  for (const char* game :
       {"brandubh", "danube", "sigily", "bluff", "tabulus", "triangulus", "druidica", "tug", "duel"}) {
    double below = 0;
    for (std::size_t level = 0; level < kLevelNames.size(); ++level) {
      const auto rating = bot_rating(game, static_cast<Level>(level));
      ASSERT_TRUE(rating) << game;
      EXPECT_GT(rating->mean, below) << game << " " << kLevelNames[level];
      EXPECT_FALSE(rating->is_provisional());
      below = rating->mean;
    }
    EXPECT_EQ(bot_rating(game, Level::casual)->mean, 1500) << game;
  }
  EXPECT_FALSE(bot_rating("nothing", Level::casual));
}

}  // namespace
}  // namespace nemeton
