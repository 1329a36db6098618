#include "server/tests/support/table_helpers.hpp"

#include <atomic>
#include <barrier>
#include <memory>
#include <set>
#include <thread>
#include <vector>

namespace nemeton {

namespace {

constexpr int kSeats = 4;
const json kFour = {{"game", "duel"}, {"seats", {"you", "open", "open", "open"}}};
const json kNoForms = {nullptr, nullptr, nullptr, nullptr};

// Four players and a spectator, after the deal.
struct Four {
  Four(std::span<const int> ports, int number) {
    const Opened opened = open_table(ports[0], kFour);
    std::vector<std::string> keys = {opened.key};
    while (keys.size() < kSeats) keys.push_back(join(ports[0], opened.table));
    keys.emplace_back();
    for (const std::string& key : keys) {
      const int port = ports[(people.size() + static_cast<std::size_t>(number)) % ports.size()];
      people.push_back(std::make_unique<Person>(port, opened.table, key));
    }
    for (const auto& each : people) each->hear_draws();
  }

  std::vector<std::unique_ptr<Person>> people;  // by seat, and the spectator
};

// The messages of a client while all choose, and then all choices.
void expect_hidden_until_all_are_in(Person& person, const std::vector<std::string>& choices,
                                    std::atomic<int>& confirmed) {
  const int seat = person.seat();
  std::set<int> heard;
  for (int choice = 1; choice <= kSeats; ++choice) {
    ASSERT_TRUE(person.hear()) << "seat " << seat << " hears of " << choice - 1 << " choices";
    const json& event = person.event();
    const int actor = event["seat"];
    heard.insert(actor);
    if (actor == seat) {
      EXPECT_EQ(event["id"], "choice");
      EXPECT_EQ(event["token"], choices[static_cast<std::size_t>(seat)]);
      ++confirmed;
    }
    if (choice == kSeats) break;
    if (actor != seat) EXPECT_TRUE(event["token"].is_null() && !event.contains("id")) << event;
    EXPECT_EQ(event["view"]["forms"], kNoForms) << event;
    EXPECT_EQ(event["view"]["shapes"], kNoForms) << event;
    const bool own = heard.contains(seat);
    EXPECT_EQ(event["view"]["chosen"], own ? json(choices[static_cast<std::size_t>(seat)]) : json()) << event;
  }
  EXPECT_EQ(heard.size(), kSeats);
  EXPECT_EQ(person.event()["view"]["forms"], json(choices)) << "each as it was chosen";
}

}  // namespace

void expect_choices_taken(std::span<const int> ports, int tables) {
  std::vector<std::unique_ptr<Four>> all;
  for (int i = 0; i < tables; ++i) all.push_back(std::make_unique<Four>(ports, i));
  std::atomic<int> confirmed = 0;
  std::barrier instant(tables * kSeats);
  {
    std::vector<std::jthread> threads;
    for (int i = 0; i < tables; ++i) {
      std::vector<std::string> choices;
      for (int seat = 0; seat < kSeats; ++seat) choices.emplace_back(1, "JKQ"[(i + seat) % 3]);
      for (const auto& person : all[static_cast<std::size_t>(i)]->people) {
        threads.emplace_back([&instant, &confirmed, &person = *person, choices] {
          if (person.seat() >= 0) {
            instant.arrive_and_wait();
            person.act("choice", choices[static_cast<std::size_t>(person.seat())]);
          }
          expect_hidden_until_all_are_in(person, choices, confirmed);
        });
      }
    }
  }
  EXPECT_EQ(confirmed, tables * kSeats);
}

}  // namespace nemeton
