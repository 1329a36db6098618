// How tables are opened and joined over HTTP, and what cannot be opened.
#include <set>

#include "server/tests/support/table_helpers.hpp"

namespace nemeton {
namespace {

using testing::ElementsAre;

using OpeningTest = TablesTest;

TEST_F(OpeningTest, SidesDrawnByLotComeOutBothWays) {
  std::set<int> seats;
  for (int i = 0; i < 64 && seats.size() < 2; ++i) {
    const Opened opened =
        open_table(server.port(), {{"game", "brandubh"}, {"seats", {"you", "bot:novice"}}, {"shuffle_seats", true}});
    seats.insert(opened.seat.get<int>());
    const Person person(server.port(), opened.table, opened.key);
    EXPECT_EQ(person.seat(), opened.seat);
    EXPECT_EQ(person.welcome["seats"][static_cast<std::size_t>(1 - person.seat())]["kind"], "bot");
  }
  EXPECT_THAT(seats, ElementsAre(0, 1));
}

TEST_F(OpeningTest, AnInvalidOpeningIsRefused) {
  EXPECT_EQ(post("/api/v1/tables", "").error(), "bad_json");
  EXPECT_EQ(post("/api/v1/tables", "[]").error(), "bad_request");
  EXPECT_EQ(open_error({{"seats", {"you", "open"}}}), "bad_request");
  EXPECT_EQ(open_error({{"game", "brandubh"}}), "bad_request");
  EXPECT_EQ(open_error({{"game", "brandubh"}, {"seats", {"you"}}}), "bad_request");
  EXPECT_EQ(open_error({{"game", "brandubh"}, {"seats", {"you", "open", "open"}}}), "bad_request");
  EXPECT_EQ(open_error({{"game", "brandubh"}, {"seats", {"you", "you"}}}), "bad_request");
  EXPECT_EQ(open_error({{"game", "brandubh"}, {"seats", {"you", "bot:genius"}}}), "bad_request");
  EXPECT_EQ(open_error({{"game", "brandubh"}, {"seats", {"you", 1}}}), "bad_request");
  EXPECT_EQ(open_error({{"game", "brandubh"}, {"seats", "you"}}), "bad_request");
  for (const char* name : {"shuffle_seats", "lobby", "public"})
    EXPECT_EQ(open_error({{"game", "brandubh"}, {"seats", {"you", "open"}}, {name, 1}}), "bad_request") << name;
  EXPECT_EQ(open_error({{"game", "brandubh"}, {"seats", {"you", "open"}}, {"options", {{"size", 9}}}}), "bad_option");
}

TEST_F(OpeningTest, ASeatToJoinIsChosenOrTheFirstOpenOne) {
  const json request = {{"game", "brandubh"}, {"seats", {"open", "open"}}};
  const Opened chosen = open_table(server.port(), request);
  EXPECT_EQ(post("/api/v1/tables/" + chosen.table + "/join", R"({"seat":1})").parsed()["seat"], 1);
  EXPECT_EQ(post("/api/v1/tables/" + chosen.table + "/join", "{}").parsed()["seat"], 0);
  const Opened wrong = open_table(server.port(), request);
  for (const char* body :
       {R"({"seat":2})", R"({"seat":-1})", R"({"seat":"0"})", R"({"seat":0.5})", R"({"chair":0})", "[]"}) {
    EXPECT_EQ(post("/api/v1/tables/" + wrong.table + "/join", body).error(), "bad_request") << body;
  }
}

TEST_F(OpeningTest, OfManyPlayersWhoJoinAtOnceOneGetsTheSeat) {
  const Opened opened = open_table(server.port(), kTwoPeople);
  std::atomic<int> taken = 0;
  std::vector<std::jthread> all;
  for (int i = 0; i < 8; ++i) {
    all.emplace_back([&] {
      if (post("/api/v1/tables/" + opened.table + "/join", "{}").status == 200) ++taken;
    });
  }
  all.clear();
  EXPECT_EQ(taken, 1);
}

TEST_F(OpeningTest, APathThatBelongsToNoOperationIsNotFound) {
  for (const char* path : {"/api/v1/", "/api/v1/nothing", "/api/v1/tables/", "/api/v1/tables/a/b"}) {
    EXPECT_EQ(get(path).status, 404) << path;
    EXPECT_EQ(get(path).error(), "not_found") << path;
  }
  for (const char* path : {"/api", "/api/", "/api/games", "/api/v2/games", "/api/v1", "/api/v10/games"}) {
    EXPECT_EQ(get(path).status, 404) << path;
    EXPECT_EQ(get(path).error(), "unknown_version") << path;
  }
}

}  // namespace
}  // namespace nemeton
