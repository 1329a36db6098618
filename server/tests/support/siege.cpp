#include "server/tests/support/siege.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <iostream>
#include <set>

#include "server/tests/support/program.hpp"

namespace nemeton {

namespace {

// How long a client thinks: what there is to compare then does not grow with the speed of the machine, nor with what else it does.
constexpr std::chrono::milliseconds kPace{kSanitized ? 50 : 5};

}  // namespace

Besieged::Besieged(Place& place, std::string table, std::string key, std::uint64_t seed)
    : place_(place), random_(seed) {
  seen_.push_back({std::move(table), std::move(key), {}});
}

void Besieged::run() {
  while (!place_.closing) {
    if (visit()) continue;
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
}

std::vector<SeenTable> Besieged::seen() const {
  const std::lock_guard lock(mutex_);
  return seen_;
}

SeenTable Besieged::seen_last() const {
  const std::lock_guard lock(mutex_);
  return seen_.back();
}

std::vector<Place::Clock::duration> Besieged::gaps() const {
  const std::lock_guard lock(mutex_);
  return gaps_;
}

bool Besieged::visit() {
  const SeenTable& at = seen_.back();  // only this thread changes it
  WebSocketClient socket;
  const int port = place_.port;
  if (port == 0 || socket.open(port, at.table) != 101) return false;
  json hello = {{"type", "hello"}, {"after", static_cast<int>(at.events.size()) - 1}};
  if (!at.key.empty()) hello["key"] = at.key;
  socket.send(hello);
  const json welcome = json::parse(socket.receive_text().value_or("{}"));
  if (welcome.value("type", "") != "welcome") return false;
  const int last = welcome["last"];
  const std::string seat = welcome["seat"].is_null() ? "-" : std::to_string(welcome["seat"].get<int>());
  if (last == static_cast<int>(at.events.size()) - 1) act_next(socket, seat, /*again=*/true);
  while (const auto text = socket.receive_text()) {
    const json message = json::parse(*text);
    if (message["type"] == "event") {
      const int n = message["n"];
      if (message.value("id", "") == pending_id_) pending_id_.clear();
      if (n < static_cast<int>(at.events.size())) {
        // The answer to an action said again, which was on its way already.
        EXPECT_EQ(*text, at.events[static_cast<std::size_t>(n)]);
        continue;
      }
      if (n != static_cast<int>(at.events.size())) {
        ADD_FAILURE() << at.table << ": event " << n << " came after " << at.events.size() - 1;
      }
      ++told_;
      now_ = message["state"];
      over_ = now_["node"] == "terminal" && at.key.empty();
      {
        const std::lock_guard lock(mutex_);
        seen_.back().events.push_back(*text);
        if (cut_by_ != survived_) gaps_.push_back(Place::Clock::now() - cut_by_);
        survived_ = cut_by_;
      }
      if (n >= last) act_next(socket, seat, /*again=*/n == last);
    } else if (message["type"] == "next") {
      const std::string key = message["key"].is_null() ? "" : message["key"].get<std::string>();
      const std::lock_guard lock(mutex_);
      seen_.push_back({message["table"], key, {}});
      return true;
    } else if (message["type"] == "error" && message["code"] == "unavailable") {
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      act_next(socket, seat, /*again=*/true);
    } else if (message["type"] == "error") {
      ADD_FAILURE() << at.table << ": " << *text;
    }
  }
  cut_by_ = place_.killed;
  return false;
}

void Besieged::act_next(WebSocketClient& socket, const std::string& seat, bool again) {
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
  std::this_thread::sleep_for(kPace);
  socket.send({{"type", "act"}, {"id", pending_id_}, {"action", pending_action_}});
}

int kills(int usual) { return effort("TEST_KILLS", usual); }

namespace {

// Compares what a client was told with what is on the server now, byte for byte.
void compare(int port, const SeenTable& seen) {
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

}  // namespace

Siege::Siege(Place& place, int tables) : place_(place) {
  if (kSanitized) tables = std::min(tables, 10);
  for (int i = 0; i < tables; ++i) {
    const int port = place.port;
    const char* game = i % 2 == 0 ? "brandubh" : "danube";
    if (i % 10 == 8) {
      const Opened bot = open_table(port, {{"game", game}, {"seats", {"you", "bot:novice"}}, {"shuffle_seats", true}});
      add(bot.table, bot.key);
    } else if (i % 10 == 9) {
      add(open_table(port, {{"game", game}, {"seats", {"bot:novice", "bot:novice"}}}).table, "");
    } else {
      const Opened people = open_table(port, {{"game", game}, {"seats", {"you", "open"}}});
      add(people.table, people.key);
      add(people.table, join(port, people.table));
    }
  }
  for (auto& client : clients_) threads_.emplace_back([&client] { client->run(); });
}

void Siege::add(const std::string& table, const std::string& key) {
  clients_.push_back(std::make_unique<Besieged>(place_, table, key, clients_.size()));
}

std::vector<std::string> Siege::stand_still(const std::vector<int>& before) const {
  std::vector<std::string> found;
  for (std::size_t i = 0; i < clients_.size(); ++i) {
    if (clients_[i]->over() || clients_[i]->told() >= before[i] + 2) continue;
    const SeenTable last = clients_[i]->seen_last();
    found.push_back("client " + std::to_string(i) + " at table " + last.table + ", last told " +
                    (last.events.empty() ? "nothing" : last.events.back()));
  }
  return found;
}

void Siege::expect_all_go_on() {
  std::vector<int> before;
  for (const auto& client : clients_) before.push_back(client->told());
  const auto end = std::chrono::steady_clock::now() + kTimeout;
  while (!stand_still(before).empty() && std::chrono::steady_clock::now() < end) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  EXPECT_THAT(stand_still(before), testing::IsEmpty());
}

void Siege::expect_kept(int port) const {
  for (const auto& client : clients_) compare(port, client->seen_last());
}

void Siege::expect_kept_up_to_a_moment(int port) const {
  std::size_t events = 0;
  for (const auto& client : clients_) {
    for (const SeenTable& seen : client->seen()) {
      if (http(port, "GET", "/api/v1/tables/" + seen.table).error() == "no_table") continue;
      const Person there(port, seen.table, seen.key);
      // Bots have gone on where the copy was made.
      if (std::ranges::any_of(there.welcome["seats"], [](const json& seat) { return seat["kind"] == "bot"; })) continue;
      ASSERT_LE(there.events.size(), seen.events.size()) << seen.table;
      for (std::size_t n = 0; n < there.events.size(); ++n) EXPECT_EQ(there.events[n], json::parse(seen.events[n]));
      events += there.events.size();
    }
  }
  EXPECT_GT(events, clients_.size());
}

void Siege::report_gaps() const {
  std::vector<double> all;
  for (const auto& client : clients_) {
    for (const auto gap : client->gaps()) all.push_back(std::chrono::duration<double, std::milli>(gap).count());
  }
  ASSERT_FALSE(all.empty());
  std::ranges::sort(all);
  const auto part = [&](double share) {
    return all[static_cast<std::size_t>(share * static_cast<double>(all.size() - 1))];
  };
  std::cout << all.size()
            << " times a client went on at another server; ms from the kill to its first event there: half "
            << part(0.5) << ", 99 % " << part(0.99) << ", all " << part(1) << "\n";
}

void Siege::end() {
  place_.closing = true;
  threads_.clear();
}

void Siege::expect_all_kept(int port) const {
  std::size_t tables = 0;
  int told = 0;
  int again = 0;
  for (const auto& client : clients_) {
    for (const SeenTable& seen : client->seen()) compare(port, seen);
    tables += client->seen().size();
    told += client->told();
    again += client->sent_again();
  }
  EXPECT_GT(told, 10 * static_cast<int>(clients_.size()));
  std::cout << told << " events told to " << clients_.size() << " clients in " << tables << " visits to tables, "
            << again << " actions sent again\n";
}

}  // namespace nemeton
