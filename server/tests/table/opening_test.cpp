// How tables are opened and joined over HTTP, and what cannot be opened.
#include <fstream>
#include <set>

#include "server/tests/support/tables_fixture.hpp"

namespace nemeton {
namespace {

using testing::ElementsAre;

using OpeningTest = TablesTest;

TEST_F(OpeningTest, GamesAreListedAsInTheProtocol) {
  const json games = get("/api/v1/games").parsed()["games"];
  std::set<std::string> ids;
  for (const json& game : games) {
    ids.insert(game["id"].get<std::string>());
    for (const char* member : {"name", "credit", "min_seats", "max_seats", "options"})
      EXPECT_TRUE(game.contains(member));
  }
  EXPECT_TRUE(ids.contains("brandubh"));
  EXPECT_TRUE(ids.contains("danube"));
}

TEST_F(OpeningTest, TheOneWhoOpensSitsWhereTheListSays) {
  EXPECT_EQ(open_table(server.port(), {{"game", "brandubh"}, {"seats", {"open", "you"}}}).seat, 1);
  EXPECT_EQ(open_table(server.port(), {{"game", "brandubh"}, {"seats", {"you", "open"}}}).seat, 0);
}

TEST_F(OpeningTest, SidesDrawnByLotComeOutBothWays) {
  std::set<int> seats;
  for (int i = 0; i < 64 && seats.size() < 2; ++i) {
    const Opened opened =
        open_table(server.port(), {{"game", "brandubh"}, {"seats", {"you", "bot:novice"}}, {"draw", true}});
    seats.insert(opened.seat.get<int>());
    const Person person(server.port(), opened.table, opened.key);
    EXPECT_EQ(person.seat(), opened.seat);
    EXPECT_EQ(person.welcome["seats"][static_cast<std::size_t>(1 - person.seat())]["kind"], "bot");
  }
  EXPECT_THAT(seats, ElementsAre(0, 1));
}

TEST_F(OpeningTest, WhatCannotBeOpenedIsNamed) {
  EXPECT_EQ(post("/api/v1/tables", "{").error(), "bad_json");
  EXPECT_EQ(post("/api/v1/tables", "").error(), "bad_json");
  EXPECT_EQ(post("/api/v1/tables", "[]").error(), "bad_request");
  EXPECT_EQ(open_error({{"game", "chess"}, {"seats", {"you", "open"}}}), "unknown_game");
  EXPECT_EQ(open_error({{"seats", {"you", "open"}}}), "bad_request");
  EXPECT_EQ(open_error({{"game", "brandubh"}}), "bad_request");
  EXPECT_EQ(open_error({{"game", "brandubh"}, {"seats", {"you"}}}), "bad_request");
  EXPECT_EQ(open_error({{"game", "brandubh"}, {"seats", {"you", "open", "open"}}}), "bad_request");
  EXPECT_EQ(open_error({{"game", "brandubh"}, {"seats", {"you", "you"}}}), "bad_request");
  EXPECT_EQ(open_error({{"game", "brandubh"}, {"seats", {"you", "bot:genius"}}}), "bad_request");
  EXPECT_EQ(open_error({{"game", "brandubh"}, {"seats", {"you", 1}}}), "bad_request");
  EXPECT_EQ(open_error({{"game", "brandubh"}, {"seats", "you"}}), "bad_request");
  EXPECT_EQ(open_error({{"game", "brandubh"}, {"seats", {"you", "open"}}, {"draw", 1}}), "bad_request");
  EXPECT_EQ(open_error({{"game", "brandubh"}, {"seats", {"you", "open"}}, {"sides", "drawn"}}), "bad_request");
  EXPECT_EQ(open_error({{"game", "brandubh"}, {"seats", {"you", "open"}}, {"options", {{"rules", "house"}}}}),
            "bad_option");
  EXPECT_EQ(open_error({{"game", "brandubh"}, {"seats", {"you", "open"}}, {"options", {{"size", 9}}}}), "bad_option");
}

TEST_F(OpeningTest, AnOpenSeatIsTakenOnce) {
  const Opened opened = open_table(server.port(), kTwoPeople);
  const std::string join_path = "/api/v1/tables/" + opened.table + "/join";
  const HttpAnswer joined = post(join_path, "{}");
  EXPECT_EQ(joined.status, 200);
  EXPECT_EQ(joined.parsed()["seat"], 1);
  for (const char* again : {"{}", R"({"seat":1})", R"({"seat":0})"}) {
    const HttpAnswer answer = post(join_path, again);
    EXPECT_EQ(answer.status, 409) << again;
    EXPECT_EQ(answer.error(), "seat_taken") << again;
  }
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
  EXPECT_EQ(post("/api/v1/tables/" + wrong.table + "/join", "{").error(), "bad_json");
}

TEST_F(OpeningTest, ManyWhoJoinAtOnceGetOneSeatBetweenThem) {
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

TEST_F(OpeningTest, UnknownTablesAndAddressesAreNotFound) {
  for (const char* path : {"/api/v1/tables/nobody", "/api/v1/tables/nobody/record", "/api/v1/tables/nobody/socket"}) {
    EXPECT_EQ(get(path).status, 404) << path;
    EXPECT_EQ(get(path).error(), "no_table") << path;
  }
  EXPECT_EQ(post("/api/v1/tables/nobody/join", "{}").error(), "no_table");
  for (const char* path : {"/api/v1/", "/api/v1/nothing", "/api/v1/tables/", "/api/v1/tables/a/b"}) {
    EXPECT_EQ(get(path).status, 404) << path;
    EXPECT_EQ(get(path).error(), "not_found") << path;
  }
  WebSocketClient socket;
  EXPECT_EQ(socket.open(server.port(), "nobody"), 404);
}

TEST_F(OpeningTest, AnotherVersionOfTheApiIsNamedAsSuch) {
  for (const char* path : {"/api", "/api/", "/api/games", "/api/v2/games", "/api/v1", "/api/v10/games"}) {
    EXPECT_EQ(get(path).status, 404) << path;
    EXPECT_EQ(get(path).error(), "unknown_version") << path;
  }
}

TEST_F(OpeningTest, AMethodThatAnAddressDoesNotHaveIsRefusedWithThoseThatItHas) {
  const HttpAnswer games = post("/api/v1/games", "{}");
  EXPECT_EQ(games.status, 405);
  EXPECT_EQ(games.error(), "bad_method");
  EXPECT_EQ(games.headers.at("allow"), "GET");
  EXPECT_EQ(get("/api/v1/tables").headers.at("allow"), "POST");
  EXPECT_EQ(http(server.port(), "HEAD", "/api/v1/games").status, 200);
}

TEST_F(OpeningTest, TheAddressOfASocketWantsAHandshake) {
  const Opened opened = open_table(server.port(), kTwoPeople);
  const HttpAnswer answer = get("/api/v1/tables/" + opened.table + "/socket");
  EXPECT_EQ(answer.status, 426);
  EXPECT_EQ(answer.error(), "upgrade_required");
  EXPECT_EQ(answer.headers.at("upgrade"), "websocket");
}

TEST_F(OpeningTest, ThePageIsServedBesideTheTables) {
  EXPECT_EQ(get("/").status, 404);
  std::filesystem::create_directories(server.page());
  std::ofstream(server.page() / "index.html") << "<!doctype html>";
  EXPECT_EQ(get("/t/abc?x=/y.js").body, "<!doctype html>");
  const HttpAnswer head = http(server.port(), "HEAD", "/");
  EXPECT_EQ(head.status, 200);
  EXPECT_EQ(head.body, "");
  EXPECT_EQ(head.headers.at("content-length"), "15");
}

}  // namespace
}  // namespace nemeton
