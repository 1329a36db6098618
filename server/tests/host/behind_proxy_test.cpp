// Two servers on one PostgreSQL behind a real proxy with our example as its configuration: clients know the proxy's address alone, and go
// on when a server is killed.
#include <csignal>
#include <iostream>

#include "server/tests/support/balancer.hpp"
#include "server/tests/support/program.hpp"
#include "server/tests/support/siege.hpp"

namespace nemeton {
namespace {

class BehindProxyTest : public NodesFixture, public testing::WithParamInterface<Balancer::Kind> {
 protected:
  // Whether they have that number of WebSockets.
  bool have(double first, double second) const {
    return servers[0]->metric("nemeton_websockets") == first && servers[1]->metric("nemeton_websockets") == second;
  }
  bool have_both() const {
    return servers[0]->metric("nemeton_websockets") + servers[1]->metric("nemeton_websockets") == 2;
  }

  std::array<std::unique_ptr<Program>, 2> servers = {start_measured(), start_measured()};
  Balancer proxy{GetParam(), {servers[0]->port(), servers[1]->port()}};
};

INSTANTIATE_TEST_SUITE_P(, BehindProxyTest, testing::Values(Balancer::Kind::nginx, Balancer::Kind::caddy),
                         [](const auto& kind) { return std::string(Balancer::name(kind.param)); });

TEST_P(BehindProxyTest, TwoAtDifferentServersGoOnWhenOneIsKilledInMidGame) {
  const Opened opened = open_table(proxy.port(), kTwoPeople);
  Person first(proxy.port(), opened.table, opened.key);
  Person second(proxy.port(), opened.table, join(proxy.port(), opened.table));
  // The proxy chooses the server.
  for (int i = 0; i < 100 && !have(1, 1); ++i) {
    second.come(proxy.port());
    while (!have_both()) std::this_thread::yield();
  }
  ASSERT_TRUE(have(1, 1));
  const auto play = [&](int number) {
    Person& actor = number % 2 == 0 ? second : first;
    actor.act(std::to_string(number), actor.actions().front());
    ASSERT_TRUE(first.hear());
    ASSERT_TRUE(second.hear());
  };
  for (int number = 1; number < 5; ++number) play(number);

  const auto killed = std::chrono::steady_clock::now();
  EXPECT_EQ(servers[0]->end(SIGKILL), 128 + SIGKILL);
  // A client finds the connection broken, comes back to the same address, and sends unconfirmed actions again.
  const std::string action = first.actions().front();
  first.act("5", action);
  int broken = 0;
  for (Person* each : {&first, &second}) {
    if (each->hear()) continue;
    ++broken;
    each->come(proxy.port());
    if (each->last() == 5) continue;
    first.act("5", action);
    ASSERT_TRUE(each->hear());
  }
  const std::chrono::duration<double, std::milli> gap = std::chrono::steady_clock::now() - killed;
  EXPECT_EQ(broken, 1);
  EXPECT_LT(gap.count(), 20'000) << "on a machine that does nothing else it is some milliseconds";
  std::cout << "from the kill to the next move, at both: " << gap.count() << " ms\n";
  for (int number = 6; number < 10; ++number) play(number);

  // Nothing is lost, and nothing doubled.
  const Person watching(servers[1]->port(), opened.table, "");
  ASSERT_EQ(watching.last(), 9);
  for (int n = 1; n < 10; ++n) {
    const auto at = static_cast<std::size_t>(n);
    for (const Person* each : std::initializer_list<const Person*>{&first, &second, &watching}) {
      EXPECT_EQ(each->events[at]["n"], n);
      EXPECT_EQ(each->events[at]["token"], first.events[at]["token"]);
    }
    EXPECT_EQ((n % 2 == 0 ? second : first).events[at]["id"], std::to_string(n));
  }
}

TEST_P(BehindProxyTest, NothingIsLostOrDoubledWhenServersAreKilled) {
  Place place;
  for (auto& port : place.ports) port = proxy.port();
  Siege siege(place, 10);
  siege.expect_all_go_on();
  for (const auto& each : servers) EXPECT_GT(each->metric("nemeton_websockets"), 0);
  for (int kill = 0; kill < kills(2); ++kill) {
    auto& server = servers[static_cast<std::size_t>(kill % 2)];
    const int port = server->port();
    siege.expect_all_go_on();
    place.killed = Place::Clock::now();
    EXPECT_EQ(server->end(SIGKILL), 128 + SIGKILL);
    siege.expect_all_go_on();
    siege.expect_kept(proxy.port());
    server = start(port);
    ASSERT_NE(server->port(), 0);
  }
  siege.expect_all_go_on();
  for (auto& server : servers) EXPECT_EQ(server->end(SIGTERM), 0);
  siege.end();
  siege.report_gaps();
  servers[0] = start();
  siege.expect_all_kept(servers[0]->port());
}

}  // namespace
}  // namespace nemeton
