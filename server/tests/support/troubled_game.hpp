// A game of two people at a server that has trouble with its store.
#pragma once

#include "server/tests/support/table_helpers.hpp"

namespace nemeton {

class TroubledGame {
 public:
  // With a move from each, so that there is something to lose.
  explicit TroubledGame(int port)
      : opened_(open_table(port, kTwoPeople)),
        first_(port, opened_.table, opened_.key),
        second_(port, opened_.table, join(port, opened_.table)) {
    goes_on();
    goes_on();
  }

  const std::string& table() const { return opened_.table; }

  // The player on move is told that the action cannot be written, and the event is sent to no client.
  void is_refused() {
    const auto [id, action] = next();
    actor().act(id, action);
    const json answer = answer_to(id);
    EXPECT_EQ(answer["code"], "unavailable") << answer;
  }

  // What was refused is said again until it is confirmed, to both.
  void goes_on() {
    const auto [id, action] = next();
    json answer;
    const auto end = std::chrono::steady_clock::now() + kTimeout;
    do {
      actor().act(id, action);
      answer = answer_to(id);
      if (answer["type"] == "error") std::this_thread::sleep_for(std::chrono::milliseconds(20));
    } while (answer["code"] == "unavailable" && std::chrono::steady_clock::now() < end);
    ASSERT_EQ(answer["type"], "event") << answer;
    EXPECT_EQ(answer["n"], moves_ + 1);
    EXPECT_EQ(answer["token"], action);
    Person& other = moves_ % 2 == 0 ? second_ : first_;
    // What it had said more than once it may have been answered more than once.
    json heard;
    do {
      heard = other.socket.receive("event");
      ASSERT_TRUE(heard.is_object());
    } while (heard["n"] <= moves_);
    EXPECT_EQ(heard["n"], moves_ + 1);
    EXPECT_EQ(heard["token"], action);
    other.events.push_back(std::move(heard));
    actor().events.push_back(std::move(answer));
    ++moves_;
  }

  // Somebody who comes now is told of the same game, move by move.
  void is_whole(int port) {
    const Person watching(port, opened_.table, "");
    ASSERT_EQ(watching.events.size(), first_.events.size());
    for (std::size_t i = 0; i < watching.events.size(); ++i) {
      EXPECT_EQ(watching.events[i]["token"], first_.events[i]["token"]);
      EXPECT_EQ(watching.events[i]["view"], first_.events[i]["view"]);
    }
  }

 private:
  struct Next {
    std::string id;
    std::string action;
  };

  // What whoever acts is told of the action of this id.
  json answer_to(const std::string& id) {
    while (const auto text = actor().socket.receive_text()) {
      json message = json::parse(*text);
      if (message.value("id", "") == id) return message;
    }
    return json::object();
  }
  Person& actor() { return moves_ % 2 == 0 ? first_ : second_; }
  Next next() { return {"move " + std::to_string(moves_ + 1), actor().actions().front()}; }

  Opened opened_;
  Person first_;
  Person second_;
  int moves_ = 0;
};

// A table cannot be opened.
inline void expect_nothing_opens(int port) {
  const HttpAnswer answer = call_api(port, "tables", kTwoPeople);
  EXPECT_EQ(answer.status, 503) << answer.body;
  EXPECT_EQ(answer.error(), "unavailable");
}

}  // namespace nemeton
