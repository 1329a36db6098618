// Crowds: people play while thousands only hold a connection, each of which takes little memory; and a thousand spectators of one table
// all hear every event soon.
#include <gtest/gtest.h>
#include <sys/epoll.h>
#include <sys/resource.h>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <sstream>

#include "server/base/rate.hpp"
#include "server/tests/support/program.hpp"
#include "server/tests/support/raw_socket.hpp"
#include "server/tests/support/table_helpers.hpp"

namespace nemeton {
namespace {

// Lets this process have as many files open as the system allows, which must be more than `least`.
rlimit allow_files(int least) {
  rlimit files{};
  EXPECT_EQ(getrlimit(RLIMIT_NOFILE, &files), 0);
  files.rlim_cur = files.rlim_max;
  EXPECT_EQ(setrlimit(RLIMIT_NOFILE, &files), 0);
  EXPECT_GT(files.rlim_cur, static_cast<rlim_t>(least)) << "the system allows too few open files";
  return files;
}

TEST(SecurityCrowdTest, ThousandsOfIdleConnectionsLeaveRoomForAGame) {
  const int crowd = effort("TEST_CROWD", 1000);  // 5000 is the long form
  const rlimit files = allow_files(2 * crowd);
  const TemporaryFolder folder;
  // It is started with a low limit of open files, and raises it itself.
  rlimit few = files;
  few.rlim_cur = 256;
  setrlimit(RLIMIT_NOFILE, &few);
  Program server({"--port", "0", "--data", folder.path() / "data", "--log-level", "error", "--limits", "off"});
  setrlimit(RLIMIT_NOFILE, &files);
  ASSERT_NE(server.port(), 0);
  const Opened watched = open_table(server.port(), kTwoPeople);
  const Opened played = open_table(server.port(), kTwoPeople);
  Person first(server.port(), played.table, played.key);
  Person second(server.port(), played.table, join(server.port(), played.table));

  const double before = server.memory();
  std::vector<RawSocket> idle;
  const std::string hello = Frame{}(R"({"type":"hello","after":-1})");
  for (int i = 0; i < crowd; ++i) {
    idle.emplace_back(server.port());
    ASSERT_TRUE(shake_hands(idle.back(), watched.table)) << "connection " << i;
    ASSERT_TRUE(idle.back().write(hello));
    ASSERT_TRUE(idle.back().await(R"("type":"event","n":0)")) << "connection " << i;
    idle.back().forget();
  }
  const double each = (server.memory() - before) / crowd;
  std::cout << crowd << " idle connections: " << each << " KB each\n";
  if (!kSanitized) EXPECT_LT(each, 40);

  for (int turn = 0; turn < 20; ++turn) {
    Person& actor = turn % 2 == 0 ? first : second;
    actor.act("id" + std::to_string(turn), actor.actions().front());
    ASSERT_TRUE(first.hear());
    ASSERT_TRUE(second.hear());
  }
  idle.clear();
  EXPECT_EQ(http(server.port(), "GET", "/health/live").status, 200);
  EXPECT_EQ(server.end(SIGTERM), 0);
}

// Reads from whichever has something, as a client that follows many tables does.
class Readers {
 public:
  ~Readers() { close(epoll_); }
  void add(RawSocket& socket) {
    epoll_event event{.events = EPOLLIN, .data = {.ptr = &socket}};
    epoll_ctl(epoll_, EPOLL_CTL_ADD, socket.file(), &event);
  }
  // Waits until so many have heard the text, and gives how long each took since then. Fewer where nothing came any more.
  std::vector<double> await(std::string_view text, std::size_t count, Clock::time_point since) const {
    std::vector<double> milliseconds;
    std::array<epoll_event, 256> ready;
    while (milliseconds.size() < count) {
      const int found = epoll_wait(epoll_, ready.data(), static_cast<int>(ready.size()), 1000 * kTimeout.count());
      if (found <= 0) break;
      for (int i = 0; i < found; ++i) {
        auto& socket = *static_cast<RawSocket*>(ready[static_cast<std::size_t>(i)].data.ptr);
        if (!socket.take()) return milliseconds;
        if (!socket.got().contains(text)) continue;
        socket.forget();
        milliseconds.push_back(std::chrono::duration<double, std::milli>(Clock::now() - since).count());
      }
    }
    return milliseconds;
  }

 private:
  int epoll_ = epoll_create1(EPOLL_CLOEXEC);
};

// The CPU time of the process, in milliseconds.
double processor(int process) {
  std::ifstream stat("/proc/" + std::to_string(process) + "/stat");
  const std::string text((std::istreambuf_iterator<char>(stat)), {});
  // Fields 14 and 15, counted from the state after the name in brackets, which is field 3.
  std::istringstream fields(text.substr(std::min(text.size(), text.rfind(')') + 1)));
  std::string skipped;
  for (int i = 3; i < 14; ++i) fields >> skipped;
  double user = 0;
  double system = 0;
  fields >> user >> system;
  return 1000 * (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

TEST(SpectatorsTest, EachHearsEveryMove) {
  const int crowd = effort("TEST_SPECTATORS", kSanitized ? 100 : 1000);
  const int moves = effort("TEST_MOVES", 40);  // 400 is the long form
  allow_files(2 * crowd);
  const TemporaryFolder folder;
  Program server({"--port", "0", "--data", folder.path() / "data", "--log-level", "error", "--limits", "off"});
  ASSERT_NE(server.port(), 0);
  const Opened opened = open_table(server.port(), {{"game", "brandubh"}, {"seats", {"you", "open"}}, {"public", true}});
  Person first(server.port(), opened.table, opened.key);
  Person second(server.port(), opened.table, join(server.port(), opened.table));
  json tables;
  const auto end = Clock::now() + kTimeout;
  while (tables.empty() && Clock::now() < end)
    tables = http(server.port(), "GET", "/api/v1/public-tables").parsed()["tables"];
  ASSERT_EQ(tables.size(), 1u);

  std::vector<std::unique_ptr<RawSocket>> spectators;
  Readers readers;
  const std::string hello = Frame{}(R"({"type":"hello","after":-1,"changes":true})");
  for (int i = 0; i < crowd; ++i) {
    spectators.push_back(std::make_unique<RawSocket>(server.port()));
    ASSERT_TRUE(shake_hands(*spectators.back(), tables[0]["table"])) << "spectator " << i;
    ASSERT_TRUE(spectators.back()->write(hello));
    ASSERT_TRUE(spectators.back()->await(R"("type":"event","n":0)")) << "spectator " << i;
    spectators.back()->forget();
  }
  for (auto& each : spectators) readers.add(*each);

  std::vector<double> all;
  const double before = processor(server.process());
  for (int n = 1; n <= moves && !first.over(); ++n) {
    Person& actor = first.actions().empty() ? second : first;
    const auto begin = Clock::now();
    actor.act("id" + std::to_string(n), actor.actions().front());
    const auto heard = readers.await(R"("type":"event","n":)" + std::to_string(n), spectators.size(), begin);
    ASSERT_EQ(heard.size(), spectators.size()) << "move " << n;
    all.insert(all.end(), heard.begin(), heard.end());
    ASSERT_TRUE(first.hear());
    ASSERT_TRUE(second.hear());
  }
  ASSERT_FALSE(all.empty());
  const double each = (processor(server.process()) - before) / static_cast<double>(first.last());
  std::ranges::sort(all);
  const auto part = [&](double of) { return all[static_cast<std::size_t>(of * static_cast<double>(all.size() - 1))]; };
  std::cout << crowd << " spectators, from a move to each: half within " << part(0.5) << " ms, 99 of 100 within "
            << part(0.99) << " ms, all within " << all.back() << " ms; the server's processor " << each
            << " ms a move\n";
}

}  // namespace
}  // namespace nemeton
