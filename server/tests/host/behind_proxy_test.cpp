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
  std::array<std::unique_ptr<Program>, 2> servers = {start_measured(), start_measured()};
  Balancer proxy{GetParam(), {servers[0]->port(), servers[1]->port()}};
};

INSTANTIATE_TEST_SUITE_P(, BehindProxyTest, testing::Values(Balancer::Kind::nginx, Balancer::Kind::caddy),
                         [](const auto& kind) { return std::string(Balancer::name(kind.param)); });

TEST_P(BehindProxyTest, NothingIsLostOrDoubledWhenServersAreKilled) {
  Place place;
  place.port = proxy.port();
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
