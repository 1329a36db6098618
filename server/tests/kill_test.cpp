// The promise of the log: whatever a client was told is there after the server was killed, once, and every table goes on.
#include <gtest/gtest.h>
#include <signal.h>

#include <atomic>
#include <iostream>
#include <mutex>
#include <set>

#include "core/random.hpp"
#include "server/tests/people.hpp"
#include "server/tests/program.hpp"

namespace nemeton {
namespace {

constexpr int kKills = 20;

// The server of the moment, for all clients.
struct Place {
  std::atomic<int> port = 0;  // 0 while it is down
  std::atomic<bool> closing = false;
};

// What a client has seen of one table, as it came.
struct Seen {
  std::string table;
  std::string key;  // empty for a spectator
  std::vector<std::string> events;
};

// A client that plays at random (or only watches), comes back whenever the connection breaks, sends an action that was not
// confirmed once more, and asks for a rematch when a game is over.
class Client {
 public:
  Client(Place& place, std::string table, std::string key, std::uint64_t seed) : place_(place), random_(seed) {
    seen_.push_back({std::move(table), std::move(key), {}});
  }

  void run() {
    while (!place_.closing) {
      if (!visit()) std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
  }

  std::vector<Seen> seen() const {
    const std::lock_guard lock(mutex_);
    return seen_;
  }
  int told() const { return told_; }
  int sent_again() const { return sent_again_; }

 private:
  // One connection, to its end.
  bool visit() {
    const Seen& at = seen_.back();  // only this thread changes it
    WebSocketClient socket;
    if (place_.port == 0 || socket.open(place_.port, at.table) != 101) return false;
    json hello = {{"type", "hello"}, {"after", static_cast<int>(at.events.size()) - 1}};
    if (!at.key.empty()) hello["key"] = at.key;
    socket.send(hello);
    const json welcome = socket.receive("welcome");
    if (welcome.is_null()) return false;
    const int last = welcome["last"];
    const std::string seat = welcome["seat"].is_null() ? "-" : std::to_string(welcome["seat"].get<int>());
    if (last == static_cast<int>(at.events.size()) - 1) go_on(socket, seat, /*again=*/true);
    while (const auto text = socket.receive_text()) {
      const json message = json::parse(*text);
      if (message["type"] == "event") {
        const int n = message["n"];
        if (n != static_cast<int>(at.events.size())) {
          ADD_FAILURE() << at.table << ": event " << n << " came after " << at.events.size() - 1;
        }
        ++told_;
        now_ = message["state"];
        if (message.value("id", "") == pending_id_) pending_id_.clear();
        {
          const std::lock_guard lock(mutex_);
          seen_.back().events.push_back(*text);
        }
        if (n >= last) go_on(socket, seat, /*again=*/n == last);
      } else if (message["type"] == "next") {
        const std::string key = message["key"].is_null() ? "" : message["key"].get<std::string>();
        const std::lock_guard lock(mutex_);
        seen_.push_back({message["table"], key, {}});
        return true;
      } else if (message["type"] == "error") {
        ADD_FAILURE() << at.table << ": " << *text;
      }
    }
    return false;
  }

  // Plays, or says again what was not confirmed before the connection broke.
  void go_on(WebSocketClient& socket, const std::string& seat, bool again) {
    if (now_["node"] == "terminal") {
      if (seat != "-") socket.send({{"type", "rematch"}});
      return;
    }
    const json& actions = now_["actions"].is_null() ? json() : now_["actions"].value(seat, json());
    if (pending_id_.empty() && !actions.empty()) {
      pending_id_ = "action " + std::to_string(++ids_);
      pending_action_ = actions[below(random_, static_cast<std::uint32_t>(actions.size()))];
    } else if (pending_id_.empty() || !again) {
      return;
    } else {
      ++sent_again_;
    }
    socket.send({{"type", "act"}, {"id", pending_id_}, {"action", pending_action_}});
  }

  Place& place_;
  Random random_;
  mutable std::mutex mutex_;  // of seen_
  std::vector<Seen> seen_;
  json now_;  // the state that the last event led to
  std::string pending_id_;
  std::string pending_action_;
  int ids_ = 0;
  std::atomic<int> told_ = 0;
  std::atomic<int> sent_again_ = 0;
};

// Compares what a client was told with what is on the server now, byte for byte.
void expect_kept(int port, const Seen& seen) {
  WebSocketClient socket;
  ASSERT_EQ(socket.open(port, seen.table), 101);
  json hello = {{"type", "hello"}, {"after", -1}};
  if (!seen.key.empty()) hello["key"] = seen.key;
  socket.send(hello);
  const json welcome = socket.receive("welcome");
  ASSERT_TRUE(welcome.is_object());
  const int last = welcome["last"];
  EXPECT_GT(last, static_cast<int>(seen.events.size()) - 2) << "events of " << seen.table << " are lost";
  std::set<std::string> ids;
  for (int n = 0; n <= last; ++n) {
    std::string text;
    json event;
    do {
      text = socket.receive_text().value_or("{}");
      event = json::parse(text);
    } while (event.contains("type") && event["type"] != "event");
    ASSERT_EQ(event.value("n", -1), n);
    if (static_cast<std::size_t>(n) < seen.events.size()) EXPECT_EQ(text, seen.events[static_cast<std::size_t>(n)]);
    if (event.contains("id")) EXPECT_TRUE(ids.insert(event["id"]).second) << text << " was played twice";
  }
}

TEST(KillTest, WhatWasConfirmedIsThereAfterEveryKillAndTablesGoOn) {
  TemporaryFolder folder;
  const std::vector<std::string> arguments = {"--port", "0", "--data", folder.path() / "data", "--log-level", "error"};
  auto program = std::make_unique<Program>(arguments);
  ASSERT_NE(program->port(), 0);
  Place place;
  place.port = program->port();

  std::vector<std::unique_ptr<Client>> clients;
  const auto add = [&](const std::string& table, const std::string& key) {
    clients.push_back(std::make_unique<Client>(place, table, key, clients.size()));
  };
  for (const char* game : {"brandubh", "danube", "brandubh", "danube"}) {
    const Opened people = open_table(place.port, {{"game", game}, {"seats", {"you", "open"}}});
    add(people.table, people.key);
    add(people.table, join(place.port, people.table));
    const Opened bot = open_table(place.port, {{"game", game}, {"seats", {"you", "bot:novice"}}, {"draw", true}});
    add(bot.table, bot.key);
    const Opened bots = open_table(place.port, {{"game", game}, {"seats", {"bot:casual", "bot:casual"}}});
    add(bots.table, "");
  }
  std::vector<std::jthread> threads;
  for (auto& client : clients) threads.emplace_back([&client] { client->run(); });

  const auto told = [&] {
    int sum = 0;
    for (const auto& client : clients) sum += client->told();
    return sum;
  };
  // A client goes on if it hears more; only a game between bots comes to an end for good.
  const auto all_go_on = [&](const std::vector<int>& before) {
    for (std::size_t i = 0; i < clients.size(); ++i) {
      const Seen at = clients[i]->seen().back();
      const bool over =
          at.key.empty() && !at.events.empty() && at.events.back().find(R"("terminal")") != std::string::npos;
      if (!over && clients[i]->told() < before[i] + 2) return false;
    }
    return true;
  };
  const auto wait_until_all_go_on = [&] {
    std::vector<int> before;
    for (const auto& client : clients) before.push_back(client->told());
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (!all_go_on(before) && std::chrono::steady_clock::now() < end) {
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    EXPECT_TRUE(all_go_on(before)) << "a table does not go on";
  };

  Random random(7);
  for (int kill = 0; kill < kKills; ++kill) {
    wait_until_all_go_on();
    std::this_thread::sleep_for(std::chrono::microseconds(below(random, 200'000)));
    EXPECT_EQ(program->end(SIGKILL), 128 + SIGKILL);
    place.port = 0;
    program = std::make_unique<Program>(arguments);
    ASSERT_NE(program->port(), 0);
    place.port = program->port();
    for (const auto& client : clients) expect_kept(place.port, client->seen().back());
  }
  wait_until_all_go_on();
  place.closing = true;
  EXPECT_EQ(program->end(SIGTERM), 0);
  threads.clear();

  // Everything, once more, with nobody playing.
  program = std::make_unique<Program>(arguments);
  ASSERT_NE(program->port(), 0);
  std::size_t tables = 0;
  int again = 0;
  for (const auto& client : clients) {
    for (const Seen& seen : client->seen()) expect_kept(program->port(), seen);
    tables += client->seen().size();
    again += client->sent_again();
  }
  EXPECT_GT(told(), kKills * static_cast<int>(clients.size()));
  std::cout << kKills << " kills, " << told() << " events told to " << clients.size() << " clients in " << tables
            << " visits to tables, " << again << " actions sent again\n";
}

}  // namespace
}  // namespace nemeton
