#include "server/tests/support/old_tables.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>

#include "server/dice/keys.hpp"
#include "server/dice/verify.hpp"
#include "server/table/state/replay.hpp"
#include "server/tests/support/store_fixture.hpp"
#include "server/tests/support/table_helpers.hpp"

namespace nemeton {

namespace {

std::string key_of(const std::string& table, std::size_t seat) {
  return "key of " + table + ", seat " + std::to_string(seat);
}

constexpr std::array kTables = {"again", "bluff", "duel", "ended", "given-up", "late", "open", "post"};

// Everybody who has a seat, those of open seats too.
std::vector<std::unique_ptr<Person>> come(int port, const std::string& table) {
  std::vector<std::unique_ptr<Person>> people;
  const json seats = http(port, "GET", "/api/v1/tables/" + table).parsed()["seats"];
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    if (seats[seat]["kind"] == "bot") continue;
    const std::string key = seats[seat]["taken"] == true ? key_of(table, seat) : join(port, table);
    people.push_back(std::make_unique<Person>(port, table, key));
    EXPECT_EQ(people.back()->seat(), static_cast<int>(seat)) << table;
  }
  return people;
}

// Everybody hears what any of them has heard, and so much more.
void hear_all(const std::vector<std::unique_ptr<Person>>& people, int more) {
  int number = 0;
  for (const auto& each : people) number = std::max(number, each->last() + more);
  for (const auto& each : people) {
    while (each->last() < number) ASSERT_TRUE(each->hear());
  }
}

// Whoever is to act acts, and bots and dice go on, until so much more has happened or it is over.
void play(const std::vector<std::unique_ptr<Person>>& people, int more) {
  hear_all(people, 0);
  for (int i = 0; i < more && !people[0]->over() && !testing::Test::HasFatalFailure(); ++i) {
    const auto actor = std::ranges::find_if(people, [](const auto& each) { return !each->actions().empty(); });
    if (actor != people.end()) (*actor)->act("new" + std::to_string(i), (*actor)->actions().back());
    hear_all(people, 1);
  }
}

}  // namespace

std::string old_database(const std::string& name) {
  std::ifstream file(NEMETON_ROOT "/server/tests/schemas/" + name + ".sql");
  EXPECT_TRUE(file) << name;
  return {std::istreambuf_iterator<char>(file), {}};
}

void expect_replayed(Store& store) {
  for (const std::string id : kTables) {
    const StoredTable table = load(store, id);
    const auto replayed = replay(table);
    EXPECT_TRUE(replayed) << replayed.error();
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
      const std::string& hash = table.seats[seat].key_hash;
      const bool held = !table.seats[seat].bot && (id != "open" || seat == 0);
      EXPECT_EQ(opens(key_of(id, seat), hash), held) << id << ", seat " << seat;
      EXPECT_FALSE(opens(key_of(id, seat + 1), hash)) << id << ", seat " << seat;
    }
  }
}

void expect_played_on(TestServer& server) {
  const auto get = [&](const std::string& path) { return http(server.port(), "GET", path).parsed(); };
  for (const std::string id : kTables) {
    const auto people = come(server.port(), id);
    ASSERT_FALSE(people.empty()) << id;
    const bool over = id == "ended" || id == "given-up" || id == "late";
    EXPECT_EQ(people[0]->over(), over) << id;
    const int before = people[0]->last();
    EXPECT_GT(before, 0) << id;
    play(people, 12);
    if (!over) EXPECT_GT(people[0]->last(), before) << id;
  }

  // A request for a rematch outlives the migration.
  {
    const auto people = come(server.port(), "ended");
    people[1]->say({{"type", "rematch"}});
    const json next = people[0]->socket.receive("next");
    EXPECT_EQ(Person(server.port(), next["table"], key_of("ended", 0)).seat(), 1);
  }
  EXPECT_EQ(come(server.port(), "given-up")[0]->socket.receive("next")["table"], "again");
  EXPECT_EQ(get("/api/v1/tables/given-up/record")["resigned"], 0);

  // What proves the dice is still there.
  const json record = get("/api/v1/tables/ended/record");
  EXPECT_EQ(record["steps"].size(), 8u);
  const auto verified = verify_record(record);
  ASSERT_TRUE(verified) << verified.error();
  EXPECT_EQ(verified->client_seeds, std::vector<Seat>{0});
  std::string seed;
  for (char byte = 0; byte < 32; ++byte) seed += byte;
  EXPECT_EQ(get("/api/v1/signer")["signer"], signer_of(seed));
  EXPECT_EQ(get("/api/v1/tables/late/record")["timed_out"], 0);
  EXPECT_EQ(get("/api/v1/tables/late/record")["used"], json({4000, 4001}));
  EXPECT_EQ(get("/api/v1/tables/post")["time_control"], json({{"kind", "correspondence"}, {"days", 3}}));
  EXPECT_TRUE(get("/api/v1/tables/open").contains("lobby"));
  EXPECT_EQ(get("/api/v1/tables/duel")["seats"][0]["name"], "Ceridwen");

  // It is all there for the next server.
  const auto before = come(server.port(), "duel");
  server.restart();
  EXPECT_EQ(come(server.port(), "duel")[0]->events, before[0]->events);
}

}  // namespace nemeton
