// A public table at several servers on one PostgreSQL.
#include <gtest/gtest.h>

#include "server/tests/support/nodes_fixture.hpp"

namespace nemeton {
namespace {

class PublicNodesTest : public NodesFixture {
 protected:
  template <class Fits>
  static json listed(int port, Fits fits) {
    json tables;
    const auto end = std::chrono::steady_clock::now() + kTimeout;
    do {
      tables = http(port, "GET", "/api/v1/watching").parsed().value("tables", json::array());
    } while (!fits(tables) && std::chrono::steady_clock::now() < end);
    return tables;
  }
};

TEST_F(PublicNodesTest, EachListsItWithAllWhoLookOnAndAWithdrawalReachesThemAll) {
  const auto one = start();
  const auto two = start();
  const Opened opened = open_table(one->port(), {{"game", "brandubh"}, {"seats", {"you", "open"}}, {"public", true}});
  const std::string key = join(two->port(), opened.table);
  Person first(one->port(), opened.table, opened.key);
  Person second(two->port(), opened.table, key);
  const auto is_there = [](const json& tables) { return tables.size() == 1; };
  const std::string watch = listed(two->port(), is_there).at(0)["table"];
  EXPECT_EQ(listed(one->port(), is_there).at(0)["table"], watch);

  Person here(one->port(), watch, "");
  Person there(two->port(), watch, "");
  const auto has_two = [](const json& tables) { return tables.size() == 1 && tables[0]["watching"] == 2; };
  EXPECT_EQ(listed(one->port(), has_two).at(0)["watching"], 2);
  EXPECT_EQ(listed(two->port(), has_two).at(0)["watching"], 2);
  first.act("x", first.actions().at(0));
  ASSERT_TRUE(here.hear());
  ASSERT_TRUE(there.hear());
  EXPECT_EQ(here.event()["view"], there.event()["view"]);

  const HttpAnswer withdrawn =
      http(one->port(), "POST", "/api/v1/tables/" + opened.table + "/withdraw", json({{"key", opened.key}}).dump());
  EXPECT_EQ(withdrawn.status, 200);
  EXPECT_EQ(here.socket.receive("error")["code"], "no_table");
  EXPECT_EQ(there.socket.receive("error")["code"], "no_table");
  EXPECT_EQ(second.socket.receive("public")["public"], false);
  EXPECT_TRUE(listed(two->port(), [](const json& tables) { return tables.empty(); }).empty());
}

}  // namespace
}  // namespace nemeton
