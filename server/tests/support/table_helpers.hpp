// Tables and people at them, for tests.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <span>

#include "server/dice/dice.hpp"
#include "server/table/audience.hpp"
#include "server/tests/support/client.hpp"
#include "server/tests/support/server_fixture.hpp"
#include "table/tests/changed.hpp"

namespace nemeton {

// A table, and the seat and key of its host.
struct Opened {
  std::string table;
  json seat;
  std::string key;
};

inline Opened open_table(int port, const json& request) {
  const HttpAnswer answer = call_api(port, "tables", request);
  EXPECT_EQ(answer.status, 201) << answer.body;
  const json body = answer.parsed();
  return {body.value("table", ""), body.value("seat", json()),
          body["key"].is_string() ? body["key"].get<std::string>() : ""};
}

inline std::string join(int port, const std::string& table, const json& request = json::object()) {
  const HttpAnswer answer = call_api(port, "tables/" + table + "/join", request);
  EXPECT_EQ(answer.status, 200) << answer.body;
  return answer.parsed().value("key", "");
}

// Waits until a server is ready. It is not while its store does not answer within a second.
inline void expect_ready(int port) {
  const auto end = std::chrono::steady_clock::now() + kTimeout;
  HttpAnswer answer;
  do answer = http(port, "GET", "/health");
  while (answer.status != 200 && std::chrono::steady_clock::now() < end);
  EXPECT_EQ(answer.status, 200) << answer.body;
}

// A player, or a spectator, at a table: keeps its events.
class Person {
 public:
  // Comes to the table and hears everything that happened up to now. It commits to `client_seed`, or to none.
  Person(int port, std::string table, std::string key, std::string client_seed = "", Views views = Views::whole)
      : table_(std::move(table)), key_(std::move(key)), client_seed_(std::move(client_seed)), views_(views) {
    come(port);
  }

  // Enters the table (again), and asks for the events that it has not received.
  void come(int port) {
    ASSERT_EQ(socket.open(port, table_), 101);
    json hello = {{"type", "hello"}, {"after", last()}};
    if (!key_.empty()) hello["key"] = key_;
    if (!client_seed_.empty()) hello["commitment"] = commitment_to(client_seed_);
    if (views_ == Views::changes) hello["changes"] = true;
    socket.send(hello);
    welcome = socket.receive("welcome");
    ASSERT_TRUE(welcome.is_object());
    while (last() < welcome["last"].get<int>()) ASSERT_TRUE(hear());
  }

  // Waits for the next event; false if the connection ended.
  bool hear() {
    json event = socket.receive("event");
    if (event.is_null()) return false;
    if (event.contains("changes")) {
      EXPECT_EQ(views_, Views::changes);
      event["view"] = changed(events.at(static_cast<std::size_t>(event["n"]) - 1)["view"], event["changes"]);
      event.erase("changes");
      ++changes;
    }
    events.push_back(std::move(event));
    return true;
  }
  // Waits for the next message about the dice.
  json hear_dice() { return socket.receive("dice")["dice"]; }
  // Opens the client seed that it has committed to.
  void give_number() { say({{"type", "reveal"}, {"client_seed", client_seed_}}); }
  // Waits until nothing is to be drawn any more.
  void hear_draws() {
    while (state()["node"] == "chance" && !state().contains("asked")) ASSERT_TRUE(hear());
  }
  int last() const { return static_cast<int>(events.size()) - 1; }
  const json& event() const { return events.back(); }
  const json& state() const { return event()["state"]; }
  bool over() const { return state()["node"] == "terminal"; }
  int seat() const { return welcome["seat"].is_null() ? -1 : welcome["seat"].get<int>(); }
  // The actions that it may play now.
  std::vector<std::string> actions() const {
    const json& all = state().value("actions", json::object());
    return all.value(std::to_string(seat()), std::vector<std::string>());
  }

  void act(const std::string& id, const std::string& action) {
    socket.send({{"type", "act"}, {"id", id}, {"action", action}});
  }
  // Plays one of its actions, and waits for the event.
  void play(std::size_t which = 0) {
    const int before = last();
    ASSERT_GT(actions().size(), which);
    act("move " + std::to_string(before), actions()[which]);
    while (last() == before) ASSERT_TRUE(hear());
  }
  // Waits for the end of the game too.
  void resign() {
    say({{"type", "resign"}, {"id", "resign"}});
    while (!over()) ASSERT_TRUE(hear());
  }
  // Waits for seats that fit, and returns them.
  template <class Fits>
  json hear_seats(Fits fits) {
    json message;
    do message = socket.receive("seats");
    while (message.is_object() && !fits(message["seats"]));
    EXPECT_TRUE(message.is_object()) << "such seats never come";
    return message.is_object() ? message["seats"] : json();
  }
  // Waits until the player of that seat is absent.
  void hear_absence(std::size_t seat) {
    hear_seats([seat](const json& seats) { return !seats[seat].value("present", true); });
  }
  // Waits until the bot account that is invited to the second seat has declined. Returns the invitation, with the reason.
  json hear_decline() {
    const auto is_declined = [](const json& seats) {
      return seats[1].value("invited", json::object()).contains("declined");
    };
    return (is_declined(welcome["seats"]) ? welcome["seats"] : hear_seats(is_declined))[1]["invited"];
  }
  // Waits until the clock of that seat is the only one that runs, or none does (-1). Returns the times that are left.
  json hear_clock(int seat) {
    const json running = seat < 0 ? json::array() : json::array({seat});
    json clock;
    do clock = socket.receive("clock");
    while (!clock.is_null() && clock["running"] != running);
    return clock["left"];
  }
  void say(const json& message) { socket.send(message); }

  WebSocketClient socket;
  json welcome;
  std::vector<json> events;  // by number, with whole views
  int changes = 0;           // events that came without

 private:
  std::string table_;
  std::string key_;
  std::string client_seed_;
  Views views_;
};

// The second of two players comes, plays and goes again; the other hears of it.
inline void play_and_leave(int port, const std::string& table, const std::string& key, Person& other) {
  Person(port, table, key).play();
  ASSERT_TRUE(other.hear());
  other.hear_absence(1);
}

// Waits until the server has closed the connection, since the key opens nothing any more.
inline void expect_closed(Person& person) {
  EXPECT_EQ(person.socket.receive("error")["code"], "bad_key");
  while (person.socket.receive_text()) continue;
  EXPECT_EQ(person.socket.close_code(), 1008);
}

inline const json kTwoPeople = {{"game", "brandubh"}, {"seats", {"you", "open"}}};
// Rated games need one.
inline const json kClock = {{"kind", "game"}, {"seconds", 600}, {"increment", 5}};

// A table with two people, both present.
struct TwoPeople {
  Opened opened;
  std::string other_key;
  Person first;
  Person second;
};

// The second may be at another server.
inline TwoPeople seat_two_people(int port, const json& request = kTwoPeople, int other_port = 0) {
  if (other_port == 0) other_port = port;
  const Opened opened = open_table(port, request);
  const std::string key = join(other_port, opened.table);
  return {opened, key, {port, opened.table, opened.key}, {other_port, opened.table, key}};
}

// A fixture with a server with tables.
class TablesTest : public testing::Test {
 protected:
  HttpAnswer get(const std::string& path) { return http(server.port(), "GET", path); }
  HttpAnswer post(const std::string& path, const std::string& body) { return http(server.port(), "POST", path, body); }
  std::string open_error(const json& request) { return post("/api/v1/tables", request.dump()).error(); }

  TwoPeople two_people(const json& request = kTwoPeople) { return seat_two_people(server.port(), request); }

  // The answer to a message that is refused.
  static json error(Person& person, const std::string& text) {
    person.socket.send_text(text);
    return person.socket.receive("error");
  }
  static json error(Person& person, const json& message) { return error(person, message.dump()); }

  TestServer server;
};

// Opens so many tables of Druid's Duel with four seats each, lets every seat choose its form in the same instant, each on a connection
// of its own, spread over the servers of these ports, and expects that every choice is taken as it was made and that nobody is
// shown one before the last of its table is in.
void expect_choices_taken(std::span<const int> ports, int tables);

}  // namespace nemeton
