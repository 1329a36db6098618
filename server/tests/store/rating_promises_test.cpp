// What every store promises of ratings. Compiled into a program for each kind of store.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "server/ratings/bot_ratings.hpp"
#include "server/tests/support/store_fixture.hpp"

namespace nemeton {
namespace {

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;
using testing::ElementsAre;
using testing::IsEmpty;

class RatingPromises : public StorePromises {
 protected:
  void come(const std::string& name) { ASSERT_EQ(make(player(name)), CommitResult::done); }
  // A table that is over, with these places; a name that begins with "bot" is a bot's.
  CommitResult play(const std::string& id, std::vector<std::pair<std::string, int>> places,
                    const std::string& game = "tug", WallTime at = WallTime(hours(1)), std::vector<int> sides = {}) {
    StoredTable table = some_table(id);
    table.game = game;
    table.rated = true;
    table.seats.clear();
    Append end{.table = id, .first = 1, .entries = {{.seat = 0, .token = {}, .id = "", .at = at}}, .over = true};
    end.game = game;
    end.rated = true;
    for (std::size_t i = 0; i < places.size(); ++i) {
      const auto& [name, place] = places[i];
      SeatResult result{.seat = {.place = place, .side = sides.empty() ? static_cast<int>(i) : sides[i]}};
      if (name.starts_with("bot")) {
        result.bot = Level::strong;
        result.seat.bot_rating = bot_rating("tug", Level::strong);
        table.seats.push_back({Level::strong, ""});
      } else {
        result.player = name + "-id";
        table.seats.push_back({.bot = {}, .key_hash = name + id, .player = name + "-id"});
      }
      end.results.push_back(result);
    }
    EXPECT_EQ(make(OpenTable{table, ""}), CommitResult::done);
    return make(end);
  }
  Profile profile(const std::string& name, bool names_all = false) {
    return wait_for(store->profile(name + "-id", names_all)).value().value();
  }
  Career career(const std::string& name, const std::string& game = "tug") {
    for (const Profile::OfGame& each : profile(name).games) {
      if (each.game == game) return each.career;
    }
    return {};
  }
  std::vector<std::string> leaders(const std::string& game = "tug", int most = 10) {
    std::vector<std::string> names;
    for (const Leader& each : wait_for(store->leaders(game, most)).value()) names.push_back(each.name);
    return names;
  }
  // "name 2-1-0", or "- …" of somebody who is not named.
  std::vector<std::string> against(const std::string& name, bool names_all = false) {
    std::vector<std::string> all;
    for (const Profile::Against& each : profile(name, names_all).against) {
      const std::string who = each.bot ? "bot" : each.name.empty() ? "-" : each.name;
      all.push_back(who + " " + std::to_string(each.won) + "-" + std::to_string(each.tied) + "-" +
                    std::to_string(each.lost));
    }
    return all;
  }
};

TEST_F(RatingPromises, StreaksAndTiesAreCounted) {
  come("Anu");
  come("Bran");
  int table = 0;
  for (const int place : {1, 1, 2, 1, 1, 1, 0, 1}) {
    const int other = place == 1 ? 2 : 1;
    ++table;
    ASSERT_EQ(play("t" + std::to_string(table), {{"Anu", place == 0 ? 1 : place}, {"Bran", other}}, "tug",
                   WallTime(hours(5 * table))),
              CommitResult::done);
  }
  const Career anu = career("Anu");
  EXPECT_EQ((std::vector{anu.games, anu.won, anu.tied, anu.streak, anu.longest}), (std::vector{8, 6, 1, 1, 3}));
  EXPECT_THAT(against("Anu"), ElementsAre("Bran 6-1-1"));
  std::vector<double> means;
  for (const auto& point : profile("Anu").games.at(0).past) means.push_back(point.mean);
  ASSERT_EQ(means.size(), 8u);
  EXPECT_GT(means[1], means[0]);
  EXPECT_LT(means[2], means[1]);
}

TEST_F(RatingPromises, PartnersRiseTogetherAndAreNotEachOthersOpponents) {
  for (const char* name : {"Anu", "Bran", "Ceri", "Dewi"}) come(name);
  play("t1", {{"Anu", 1}, {"Bran", 3}, {"Ceri", 1}, {"Dewi", 3}}, "sigily", WallTime(hours(1)), {0, 1, 0, 1});
  EXPECT_GT(career("Anu", "sigily").rating.mean, 1500);
  EXPECT_DOUBLE_EQ(career("Anu", "sigily").rating.mean, career("Ceri", "sigily").rating.mean);
  EXPECT_LT(career("Bran", "sigily").rating.mean, 1500);
  EXPECT_EQ(career("Anu", "sigily").won, 1);
  EXPECT_THAT(against("Anu"), ElementsAre("Bran 1-0-0", "Dewi 1-0-0"));
}

TEST_F(RatingPromises, PlayersOfOneNetworkAreKnownForADay) {
  for (const char* name : {"Anu", "Bran", "Ceri"}) come(name);
  const auto shares = [&](const char* other) {
    return wait_for(store->shares_network("Anu-id", {"nobody", other})).value();
  };
  const WallTime noon(hours(12));
  for (const char* player : {"Anu-id", "Bran-id", "nobody"})
    EXPECT_EQ(make(RecordNetwork{player, "home", noon}), CommitResult::done);
  EXPECT_EQ(make(RecordNetwork{"Ceri-id", "away", noon}), CommitResult::done);
  EXPECT_TRUE(shares("Bran-id"));
  EXPECT_FALSE(shares("Ceri-id"));
  EXPECT_EQ(make(RecordNetwork{"Anu-id", "home", noon + hours(1)}), CommitResult::done);
  EXPECT_EQ(make(DeleteExpired{noon + kNetworkLife - minutes(1)}), CommitResult::done);
  EXPECT_TRUE(shares("Bran-id"));
  EXPECT_EQ(make(DeleteExpired{noon + kNetworkLife}), CommitResult::done);
  EXPECT_FALSE(shares("Bran-id"));
}

TEST_F(RatingPromises, WhoIsDeletedLeavesNoRatingAndIsSomeoneToOthers) {
  come("Anu");
  come("Bran");
  play("t1", {{"Anu", 1}, {"Bran", 2}});
  ASSERT_EQ(make(DeletePlayer{"Bran-id", {}}), CommitResult::done);
  EXPECT_FALSE(wait_for(store->profile("Bran-id", true)).value());
  EXPECT_THAT(against("Anu"), ElementsAre("- 1-0-0"));
  EXPECT_EQ(career("Anu").won, 1);
}

TEST_F(RatingPromises, RatingsStayWhenTheirTablesAreDeleted) {
  come("Anu");
  come("Bran");
  play("t1", {{"Anu", 1}, {"Bran", 2}});
  ASSERT_EQ(make(Expire{"t1"}), CommitResult::done);
  EXPECT_EQ(career("Anu").won, 1);
  EXPECT_THAT(against("Anu"), ElementsAre("Bran 1-0-0"));
}

TEST_F(RatingPromises, LeadersAreThoseWhoAreKnownWellAndWantToBeSeen) {
  for (const char* name : {"Anu", "Bran", "Ceri"}) come(name);
  int table = 0;
  const auto round = [&] {
    ++table;
    const std::string id = std::to_string(table);
    play("a" + id, {{"Anu", 1 + table % 2}, {"Bran", 2 - table % 2}}, "tug", WallTime(hours(5 * table)));
    play("b" + id, {{"Bran", 1}, {"Ceri", table % 3 == 0 ? 1 : 2}}, "tug", WallTime(hours(5 * table)));
  };
  round();
  EXPECT_THAT(leaders(), IsEmpty());
  while (table < 40) round();
  ASSERT_FALSE(career("Ceri").rating.is_provisional());
  EXPECT_THAT(leaders("tug", 2).size(), 2u);
  EXPECT_EQ(leaders().back(), "Ceri");
  EXPECT_EQ(leaders().size(), 3u);
  EXPECT_THAT(leaders("duel"), IsEmpty());
  ASSERT_EQ(make(SetPrivacy{"Ceri-id", true}), CommitResult::done);
  EXPECT_EQ(leaders().size(), 2u);
  EXPECT_TRUE(profile("Ceri").is_private);
  // To others who were met, too; but not to oneself.
  EXPECT_THAT(against("Bran"), testing::Contains(testing::StartsWith("- ")));
  EXPECT_THAT(against("Bran", true), testing::Contains(testing::StartsWith("Ceri ")));
  ASSERT_EQ(make(SetPrivacy{"Ceri-id", false}), CommitResult::done);
  EXPECT_EQ(leaders().size(), 3u);
  EXPECT_EQ(make(SetPrivacy{"nobody", true}), CommitResult::conflict);
}

class SeatSearchPromises : public RatingPromises {
 protected:
  // The tables of Anu that are found, the last first.
  std::vector<std::string> found(SeatSearch search, std::optional<SeatPlace> before = {}, int most = 10) {
    std::vector<std::string> ids;
    for (const PlayerSeat& each : wait_for(store->seats_of("Anu-id", std::move(search), before, most)).value())
      ids.push_back(each.place.table);
    return ids;
  }
  // A table at which Anu and the others sit, taken in that second.
  void sit(const std::string& id, int second, const std::string& game, std::vector<StoredSeat> others,
           bool rated = false) {
    StoredTable table = some_table(id);
    table.game = game;
    table.rated = rated;
    table.seats = {{.bot = {}, .key_hash = "Anu" + id, .taken = WallTime(seconds(second)), .player = "Anu-id"}};
    table.seats.insert(table.seats.end(), others.begin(), others.end());
    ASSERT_EQ(make(OpenTable{table, ""}), CommitResult::done);
  }
  void end(const std::string& id, int place, int other) {
    Append change{.table = id,
                  .first = 1,
                  .entries = {{.seat = 0, .token = {}, .id = "", .at = WallTime(hours(9))}},
                  .over = true};
    change.results = {{.seat = {.place = place, .side = 0}}, {.seat = {.place = other, .side = 1}}};
    change.game = "tug";
    ASSERT_EQ(make(change), CommitResult::done);
  }
};

TEST_F(SeatSearchPromises, TablesAreFoundByAllThatIsSaid) {
  come("Anu");
  come("Bran");
  const StoredSeat bran{.bot = {}, .key_hash = "b", .player = "Bran-id"};
  const StoredSeat guest{.bot = {}, .key_hash = "g", .name = "Somebody"};
  sit("a", 1, "tug", {bran}, true);
  sit("b", 2, "duel", {{Level::strong, ""}});
  sit("c", 3, "tug", {guest});
  sit("d", 4, "tug", {bran});
  end("a", 1, 2);
  end("b", 2, 1);
  end("c", 1, 1);
  EXPECT_THAT(found({}), ElementsAre("d", "c", "b", "a"));
  EXPECT_THAT(found({.over = true}), ElementsAre("c", "b", "a"));
  EXPECT_THAT(found({.over = false}), ElementsAre("d"));
  EXPECT_THAT(found({.game = "tug"}), ElementsAre("d", "c", "a"));
  EXPECT_THAT(found({.opponent = "Bran-id"}), ElementsAre("d", "a"));
  EXPECT_THAT(found({.opponent = "Anu-id"}), IsEmpty());
  EXPECT_THAT(found({.bot = Level::strong}), ElementsAre("b"));
  EXPECT_THAT(found({.bot = Level::best}), IsEmpty());
  EXPECT_THAT(found({.outcome = Outcome::won}), ElementsAre("a"));
  EXPECT_THAT(found({.outcome = Outcome::tied}), ElementsAre("c"));
  EXPECT_THAT(found({.outcome = Outcome::lost}), ElementsAre("b"));
  EXPECT_THAT(found({.rated = true}), ElementsAre("a"));
  EXPECT_THAT(found({.rated = false}), ElementsAre("d", "c", "b"));
  EXPECT_THAT(found({.from = WallTime(seconds(2)), .until = WallTime(seconds(3))}), ElementsAre("c", "b"));
  EXPECT_THAT(found({.over = true, .game = "tug", .opponent = "Bran-id", .outcome = Outcome::won}), ElementsAre("a"));
  EXPECT_THAT(found({.game = "tug"}, SeatPlace{WallTime(seconds(3)), "c"}), ElementsAre("a"));
  EXPECT_THAT(found({.game = "tug"}, {}, 2), ElementsAre("d", "c"));
}

}  // namespace
}  // namespace nemeton
