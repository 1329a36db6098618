// Bots at tables.
#include "server/tests/support/tables_fixture.hpp"

namespace nemeton {
namespace {

using BotsTest = TablesTest;

TEST_F(BotsTest, BotsPlayEachOtherToTheEnd) {
  for (const char* game : {"brandubh", "danube"}) {
    const Opened opened = open_table(
        server.port(), {{"game", game}, {"seats", {"bot:novice", "bot:novice"}}, {"options", {{"ply_limit", 60}}}});
    Person spectator(server.port(), opened.table, "");
    while (!spectator.over()) ASSERT_TRUE(spectator.hear());
    EXPECT_EQ(get("/api/v1/tables/" + opened.table).parsed()["over"], true);
    EXPECT_EQ(get("/api/v1/tables/" + opened.table + "/record").status, 200);
    for (int i = 0; i <= spectator.last(); ++i) EXPECT_EQ(spectator.events[static_cast<std::size_t>(i)]["n"], i);
  }
}

TEST_F(BotsTest, APersonPlaysABotToTheEnd) {
  const Opened opened = open_table(
      server.port(), {{"game", "danube"}, {"seats", {"you", "bot:novice"}}, {"options", {{"ply_limit", 40}}}});
  Person person(server.port(), opened.table, opened.key);
  for (int acted = -1; !person.over();) {
    if (acted != person.last() && !person.actions().empty()) {
      acted = person.last();
      person.act("id" + std::to_string(acted), person.actions().front());
    }
    ASSERT_TRUE(person.hear());
  }
}

TEST_F(BotsTest, BotsGoOnAfterARestart) {
  const Opened opened = open_table(server.port(), {{"game", "brandubh"}, {"seats", {"bot:casual", "bot:casual"}}});
  Person spectator(server.port(), opened.table, "");
  while (spectator.last() < 3) ASSERT_TRUE(spectator.hear());
  server.restart();
  spectator.come(server.port());
  const int before = spectator.last();
  while (spectator.last() < before + 3 && !spectator.over()) ASSERT_TRUE(spectator.hear());
}

TEST_F(BotsTest, BotsAgreeToARematch) {
  const Opened opened = open_table(server.port(), {{"game", "brandubh"}, {"seats", {"you", "bot:novice"}}});
  Person person(server.port(), opened.table, opened.key);
  person.say({{"type", "resign"}, {"id", "x"}});
  ASSERT_TRUE(person.hear());
  person.say({{"type", "rematch"}});
  const json next = person.socket.receive("next");
  EXPECT_EQ(next["seat"], 1);
  // The bot begins.
  Person again(server.port(), next["table"], next["key"]);
  while (again.last() < 1) ASSERT_TRUE(again.hear());
  EXPECT_EQ(again.events[1]["seat"], 0);
}

}  // namespace
}  // namespace nemeton
