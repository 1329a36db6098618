// What every store promises of tournaments. Compiled into a program for each kind of store.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/tests/support/concurrent_changes.hpp"

namespace nemeton {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class TournamentPromises : public StorePromises {
 protected:
  TournamentPromises() {
    for (const char* name : {"Ceridwen", "Gwion"}) make(player(name));
  }

  CommitResult add(const std::string& id, const std::string& join_code) {
    return make(AddTournament{{.id = id,
                               .join_code = join_code,
                               .host = "Ceridwen-id",
                               .settings = R"({"name":"Club night"})",
                               .entrants = {{.player = "Ceridwen-id"}, {.player = {}, .bot = Level::skilled}},
                               .events = {R"({"n":1})", R"({"n":2})"},
                               .due = seconds_in(100)}});
  }
  std::optional<StoredTournament> read(const std::string& id) { return wait_for(store->tournament(id)).value(); }
  std::vector<std::string> due(int second) { return wait_for(store->due_tournaments(seconds_in(second), 10)).value(); }
  // Of two persons, by their names.
  static StoredTable round_table(const std::string& id) {
    StoredTable laid = some_table(id);
    laid.seats = {{.bot = {}, .key_hash = "one", .taken = seconds_in(5), .player = "Ceridwen-id"},
                  {.bot = {}, .key_hash = "two", .taken = seconds_in(5), .player = "Gwion-id"}};
    return laid;
  }
  AdvanceTournament step(int before, std::vector<std::string> events) {
    return {.tournament = "a", .before = before, .events = std::move(events)};
  }
};

TEST_F(TournamentPromises, WhoKnowsNotAllThatHasHappenedChangesNothing) {
  add("a", "K7QM4XPA");
  auto round = step(2, {R"({"n":3})"});
  round.tables = {round_table("t1"), round_table("t2")};
  EXPECT_EQ(make(round), CommitResult::done);
  auto late = step(2, {R"({"n":"late"})"});
  late.tables = {round_table("t3")};
  late.entrants = {{.player = "Gwion-id"}};
  late.first_entrant = 2;
  late.counted = {"t1"};
  late.due = seconds_in(1);
  EXPECT_EQ(make(late), CommitResult::conflict);
  const auto found = read("a");
  EXPECT_THAT(found->events, ElementsAre(R"({"n":1})", R"({"n":2})", R"({"n":3})"));
  EXPECT_EQ(found->entrants.size(), 2u);
  EXPECT_EQ(found->due, std::nullopt);
  EXPECT_FALSE(*wait_for(store->load("t3", 0)));
}

TEST_F(TournamentPromises, OfManyWhoOpenARoundAtOnceOneDoes) {
  add("a", "K7QM4XPA");
  const auto open_round = [this](int i) {
    auto round = step(2, {R"({"n":3})"});
    round.tables = {round_table("t" + std::to_string(i))};
    return round;
  };
  EXPECT_EQ(AtOnce(*fixture, *store).made(8, open_round), 1);
  int tables = 0;
  for (int i = 0; i < 8; ++i) tables += wait_for(store->load("t" + std::to_string(i), 0)).value() ? 1 : 0;
  EXPECT_EQ(tables, 1);
}

TEST_F(TournamentPromises, ItIsDueByItsTimeAndWhenATableIsOverOrGoneUntilThatIsCounted) {
  add("a", "K7QM4XPA");
  EXPECT_THAT(due(99), IsEmpty());
  EXPECT_THAT(due(100), ElementsAre("a"));
  auto round = step(2, {"{}"});
  round.tables = {round_table("t1"), round_table("t2")};
  make(round);
  EXPECT_THAT(due(1000), IsEmpty());
  make(Append{.table = "t1", .first = 1, .entries = {{0, std::nullopt, ""}}, .over = true});
  EXPECT_THAT(due(1000), ElementsAre("a"));
  auto result = step(3, {"{}"});
  result.counted = {"t1"};
  make(result);
  EXPECT_THAT(due(1000), IsEmpty());
  make(LeaveSeat{"t2", 0, "one"});
  EXPECT_THAT(due(1000), IsEmpty());
  make(LeaveSeat{"t2", 1, "two"});
  EXPECT_THAT(due(1000), ElementsAre("a"));
  auto gone = step(4, {});
  gone.counted = {"t2"};
  gone.due = seconds_in(2000);
  make(gone);
  EXPECT_THAT(due(1999), IsEmpty());
}

TEST_F(TournamentPromises, APlayerWhoIsDeletedIsNobodyAndTheTournamentIsLookedAt) {
  add("a", "K7QM4XPA");
  make(step(2, {"{}"}));
  EXPECT_THAT(due(1000), IsEmpty());
  EXPECT_EQ(make(DeletePlayer{"Ceridwen-id"}), CommitResult::done);
  const auto found = read("a");
  EXPECT_EQ(found->host, "");
  EXPECT_EQ(found->host_name, "");
  EXPECT_EQ(found->entrants[0].player, "");
  EXPECT_EQ(found->entrants[0].name, "");
  EXPECT_EQ(found->entrants[1].bot, Level::skilled);
  EXPECT_THAT(due(1000), ElementsAre("a"));
}

TEST_F(TournamentPromises, APlayerFindsThoseThatGoOnAndThenTheLastThatHaveEnded) {
  const auto put = [this](const std::string& id, const std::string& host, std::vector<StoredEntrant> entrants,
                          std::vector<std::string> events) {
    ASSERT_EQ(make(AddTournament{{.id = id,
                                  .join_code = "code of " + id,
                                  .host = host,
                                  .settings = "{\"name\":\"" + id + "\"}",
                                  .entrants = std::move(entrants),
                                  .events = std::move(events)}}),
              CommitResult::done);
  };
  const std::string one = "Ceridwen-id";
  const std::string other = "Gwion-id";
  const auto event = [](const std::string& type, int at) {
    return R"({"at":)" + std::to_string(at) + R"(,"type":")" + type + R"("})";
  };
  put("a", one, {}, {event("made", 10)});
  put("b", one, {{.player = one}}, {event("made", 20), event("join", 20), event("start", 90)});
  put("c", other, {{.player = other}, {.player = one}}, {event("made", 5), event("start", 6), event("end", 300)});
  put("d", one, {{.player = other}}, {event("made", 7), event("end", 200)});
  put("e", other, {{.player = {}, .bot = Level::casual}}, {event("made", 30)});
  put("f", other, {{.player = one}}, {event("made", 20)});

  const auto told = [this](const std::string& player, std::optional<TournamentPlace> after = {}, int most = 10) {
    return wait_for(store->tournaments_of(player, std::move(after), most)).value();
  };
  const auto ids = [](const std::vector<PlayerTournament>& all) {
    std::vector<std::string> found;
    for (const PlayerTournament& each : all) found.push_back(each.place.tournament);
    return found;
  };
  const auto all = told(one);
  ASSERT_THAT(ids(all), ElementsAre("f", "b", "a", "c", "d"));
  EXPECT_EQ(all[0].settings, R"({"name":"f"})");
  EXPECT_THAT((std::vector{all[0].is_host, all[1].is_host, all[2].is_host, all[3].is_host}),
              ElementsAre(false, true, true, false));
  EXPECT_THAT((std::vector{all[0].has_begun, all[1].has_begun, all[3].has_begun, all[4].has_begun}),
              ElementsAre(false, true, true, false));
  EXPECT_THAT((std::vector{all[2].place.over, all[3].place.over}), ElementsAre(false, true));
  EXPECT_EQ(all[1].place.at, WallTime(milliseconds(20)));
  EXPECT_EQ(all[3].place.at, WallTime(milliseconds(300)));
  EXPECT_THAT(ids(told(other)), ElementsAre("e", "f", "c", "d"));
  EXPECT_THAT(told("nobody"), IsEmpty());
  // A part at a time they are the same.
  std::vector<std::string> parts;
  for (auto part = told(one, {}, 2); !part.empty(); part = told(one, part.back().place, 2)) {
    EXPECT_LE(part.size(), 2u);
    for (const std::string& each : ids(part)) parts.push_back(each);
  }
  EXPECT_EQ(parts, ids(all));
  // What goes on is found where it has ended, and a player who is deleted finds nothing.
  ASSERT_EQ(make(AdvanceTournament{.tournament = "b", .before = 3, .events = {event("end", 400)}}), CommitResult::done);
  EXPECT_THAT(ids(told(one)), ElementsAre("f", "a", "b", "c", "d"));
  ASSERT_EQ(make(DeletePlayer{one}), CommitResult::done);
  EXPECT_THAT(told(one), IsEmpty());
  EXPECT_THAT(ids(told(other)), ElementsAre("e", "f", "c", "d"));
}

TEST_F(TournamentPromises, DroppedWithAllThatIsKeptButItsTables) {
  add("a", "K7QM4XPA");
  auto round = step(2, {"{}"});
  round.tables = {round_table("t1")};
  make(round);
  EXPECT_EQ(make(DropTournament{"a"}), CommitResult::done);
  EXPECT_FALSE(read("a"));
  EXPECT_TRUE(wait_for(store->load("t1", 0)).value());
  EXPECT_EQ(add("a", "K7QM4XPA"), CommitResult::done);
}

}  // namespace
}  // namespace nemeton
