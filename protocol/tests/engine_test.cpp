// The engine protocol, request by request and error by error.
#include "protocol/engine.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/game_entry.hpp"
#include "core/tests/high_card.hpp"
#include "core/tests/pennies.hpp"

namespace nemeton {
namespace {

using nlohmann::json;
using testing::HasSubstr;

constexpr std::array<GameEntry, 2> kGames = {game_entry<Pennies>(), game_entry<HighCard>()};

const std::string kState = R"("state")";
const std::string kLow = R"("apply","action":"low")";
const std::string kHeads = R"("apply","action":"heads")";
const std::string kTailsOf0 = R"("apply","action":"tails","seat":0)";
const std::string kTailsOf1 = R"("apply","action":"tails","seat":1)";
const std::string kDraw = R"("draw")";
const std::string kUndo = R"("undo")";

struct Protocol : testing::Test {
  Engine engine{kGames};

  json ask(std::string_view line) {
    const std::string answer = engine.answer(line);
    EXPECT_EQ(answer.find('\n'), std::string::npos);
    json value = json::parse(answer, nullptr, false);
    EXPECT_TRUE(value.is_object() && value.contains("ok")) << answer;
    return value;
  }

  json good(std::string_view line) {
    json answer = ask(line);
    EXPECT_EQ(answer["ok"], true) << line << "\n" << answer;
    return answer;
  }

  json started(std::string_view options = "{}") {
    return good(R"({"cmd":"new","game":"pennies","seed":7,"options":)" + std::string(options) + "}");
  }

  void play(std::initializer_list<const char*> fields) {
    for (const std::string field : fields) good(R"({"cmd":"apply",)" + field + "}");
  }

  // Expects those members in the answer to the last of the requests, which lack what all begin with and follow a new game.
  void answered(const std::vector<std::string>& requests, std::string_view members, std::string_view options = "{}") {
    started(options);
    json before;
    json answer;
    for (const std::string& request : requests) {
      before = good(R"({"cmd":"state"})");
      answer = good(R"({"cmd":)" + request + "}");
    }
    for (const auto& [name, value] : json::parse(members).items()) EXPECT_EQ(answer.value(name, json()), value);
    if (!answer.contains("node")) EXPECT_EQ(good(R"({"cmd":"state"})"), before) << "it was a question";
  }

  // Expects the error, and that the state stays as it was.
  void refused(std::string_view line, const std::string& code, const std::string& message) {
    const std::string before = engine.answer(R"({"cmd":"state"})") + engine.answer(R"({"cmd":"record"})");
    const json answer = ask(line);
    EXPECT_EQ(answer["ok"], false) << line;
    EXPECT_EQ(answer["error"]["code"], code) << line << "\n" << answer;
    EXPECT_THAT(answer["error"]["message"].get<std::string>(), HasSubstr(message)) << line;
    EXPECT_EQ(engine.answer(R"({"cmd":"state"})") + engine.answer(R"({"cmd":"record"})"), before) << line;
  }
};

// The word of 16 hexadecimal digits that lies at that share of all words.
std::string word_at(double share) {
  std::string text(16, '0');
  for (int digit = 0; digit < 12; ++digit) {
    share *= 16;
    const int value = static_cast<int>(share);
    text[static_cast<std::size_t>(digit)] = "0123456789abcdef"[value];
    share -= value;
  }
  return text;
}

// ---- the requests

TEST_F(Protocol, AStateHasItsNodeAndWhatMayHappenThere) {
  answered({kState}, R"({"game":"pennies","ply":0,"node":"decision","to_act":[0],"actions":{"0":["high","low"]}})");
  answered({kState}, R"({"game":"pennies","ply":0,"node":"chance","outcomes":{"heads":0.75,"tails":0.25}})",
           R"({"stakes":false,"coin":"bent"})");
  answered({kLow, kHeads, kState}, R"({"ply":1,"node":"simultaneous","to_act":[0,1],
                                       "actions":{"0":["heads","tails"],"1":["heads","tails"]}})");
  answered({kLow, kHeads, kTailsOf1}, R"({"ply":2,"node":"simultaneous","to_act":[0],
                                          "actions":{"0":["heads","tails"]}})");
  answered({kLow, kState}, R"({"ply":1,"node":"terminal","returns":[0,0]})", R"({"ply_limit":1})");
  answered({kState}, R"({"node":"decision"})", R"({"stakes":true,"coin":"fair","ply_limit":30})");
}

TEST_F(Protocol, WhatIsLeftOutOrNullHasItsDefault) {
  answered({R"("new","game":"pennies","colour":"green","nested":{"a":[1]})"}, R"({"ply":0})");
  answered({R"("new","game":"pennies","seats":null,"options":null,"seed":null)"}, R"({"ply":0})");
  answered({R"("new","game":"pennies","seats":2.0,"options":{"ply_limit":1e1},"seed":7.0)", R"("record")"},
           R"({"record":{"nemeton":1,"game":"pennies","seats":2,"options":{"stakes":true,"coin":"fair","ply_limit":10},
               "seed":7,"steps":[]}})");
  answered({R"("load","record":{"nemeton":1,"game":"pennies","steps":["low"]})", R"("draw")"},
           R"({"node":"simultaneous"})");
}

TEST_F(Protocol, ASeatIsNamedWhereSeveralAreToAct) {
  answered({R"("apply","action":"low","seat":0)"}, R"({"node":"chance"})");
  answered({R"("apply","action":"low","seat":null)"}, R"({"node":"chance"})");
  answered({kLow, kHeads, kTailsOf0, R"("apply","action":"tails")"}, R"({"node":"decision"})");
  answered({kLow, R"("apply","action":"tails","seat":9)"}, R"({"node":"simultaneous"})");
  answered({kLow, R"("apply","action":"tails","seat":"?")"}, R"({"node":"simultaneous"})");
}

TEST_F(Protocol, ADrawIsNoPlyAndIsTakenBackLikeAnAction) {
  answered({kLow, kDraw}, R"({"node":"simultaneous","ply":1})");
  answered({kLow, kDraw, kUndo}, R"({"ply":1,"node":"chance"})");
  answered({kLow, kUndo}, R"({"ply":0,"node":"decision"})");
  answered({kLow, kHeads, kTailsOf0, kUndo}, R"({"to_act":[0,1]})");
}

TEST_F(Protocol, QuestionsAreAnsweredAndChangeNothing) {
  answered({R"("view","seat":0)"}, R"({"saw":false})");
  answered({kLow, R"("view","seat":null)"}, R"({"saw":true})");
  answered({kLow, kHeads, kTailsOf1, R"("view","seat":1)"}, R"({"saw":true})");
  answered({kLow, kHeads, kTailsOf1, R"("view","seat":0)"}, R"({"saw":false})");
  answered({R"("best","level":"novice","ms":500)"}, R"({"action":"low","value":0,"pv":["low"],"nodes":1})");
  answered({R"("best")"}, R"({"action":"high"})");
  answered({kLow, kHeads, R"("best","seat":1)"}, R"({"action":"tails"})");
  // Until version 0.3 under their old names too.
  answered({R"("analyze")"}, R"({"samples":0,"candidates":[
      {"action":"low","win_probabilities":[0.5,0.5],"chances":[0.5,0.5],"standard_error":0,"doubt":0,"depth":0},
      {"action":"high","win_probabilities":[0.5,0.5],"chances":[0.5,0.5],"standard_error":0,"doubt":0,"depth":0}]})");
  answered({R"("reasons","action":"high","instead":"low")"}, R"({"reasons":[]})");
  answered({R"("full_information")"}, R"({"win_probabilities":null,"chances":null})", R"({"ply_limit":1})");
  for (const char* name : {R"("full_information")", R"("foresee")"})
    answered({kLow, name}, R"({"win_probabilities":[0.5,0.5],"chances":[0.5,0.5]})", R"({"ply_limit":1})");
  answered({R"("sides")"}, R"({"sides":[[0],[1]]})");
}

TEST_F(Protocol, GamesListsEachGameWithItsOptions) {
  const json games = good(R"({"cmd":"games"})")["games"];
  ASSERT_EQ(games.size(), 2u);
  EXPECT_EQ(games[0]["id"], "pennies");
  EXPECT_EQ(games[0]["name"], "Matching Pennies");
  EXPECT_EQ(games[1]["min_seats"], 2);
  EXPECT_EQ(games[1]["max_seats"], 3);
  EXPECT_EQ(games[0]["options"], json::parse(R"([
      {"name":"stakes","type":"boolean","values":[false,true],"default":true,"help":"Seat 0 names the stake of each round."},
      {"name":"coin","type":"string","values":["bent","fair"],"default":"fair",
       "help":"A bent coin shows heads three times as often as tails."},
      {"name":"ply_limit","type":"integer","min":1,"max":1000,"default":30,"help":"The game ends after that many actions."}])"));
  EXPECT_EQ(games[1]["options"][1]["default"], json::parse(R"({"2":0,"3":5})")) << "one for each number of seats";
}

TEST_F(Protocol, ADealHasNoListOfOutcomesAndTakesAnyHandOrDrawsOne) {
  EXPECT_EQ(good(R"({"cmd":"new","game":"highcard","seats":2,"seed":7})"),
            json::parse(R"({"ok":true,"game":"highcard","ply":0,"node":"chance","outcomes":"deal"})"));
  refused(R"({"cmd":"apply","action":"31.7"})", "illegal_action", "\"31.7\" cannot be dealt here");
  good(R"({"cmd":"apply","action":"7.31"})");
  const json drawn = good(R"({"cmd":"draw"})");
  EXPECT_EQ(drawn["node"], "decision");
  EXPECT_EQ(good(R"({"cmd":"record"})")["record"]["steps"], json({"7.31", drawn["drawn"]}));
}

TEST_F(Protocol, TheSameSeedDrawsTheSame) {
  const auto draws = [&](const std::string& seed) {
    std::string all;
    good(R"({"cmd":"new","game":"pennies","seed":)" + seed + "}");
    for (int round = 0; round < 3; ++round) {
      play({R"("action":"low")"});
      all += good(R"({"cmd":"draw"})")["drawn"].get<std::string>() + " ";
      play({R"("action":"heads","seat":0)", R"("action":"heads","seat":1)"});
    }
    return all;
  };
  std::set<std::string> seen;
  for (int seed = 0; seed < 64; ++seed) seen.insert(draws(std::to_string(seed)));
  EXPECT_EQ(seen.size(), 8u);
  EXPECT_EQ(draws("9007199254740991"), draws("9007199254740991"));
}

TEST_F(Protocol, ASeedLeftOutComesFromTheSystem) {
  std::set<std::uint64_t> seeds;
  for (int i = 0; i < 4; ++i) {
    good(R"({"cmd":"new","game":"pennies"})");
    seeds.insert(good(R"({"cmd":"record"})")["record"]["seed"].get<std::uint64_t>());
  }
  EXPECT_EQ(seeds.size(), 4u);
  EXPECT_LT(*seeds.rbegin(), std::uint64_t{1} << 53);
}

TEST_F(Protocol, DrawsFromGivenWordsTheOutcomeInWhoseShareOfTheSortedWeightsTheyFall) {
  started(R"({"coin":"bent"})");
  play({R"("action":"low")"});
  const auto outcomes = good(R"({"cmd":"state"})")["outcomes"].get<std::map<std::string, double>>();
  double before = 0;
  for (const auto& [token, probability] : outcomes) {
    for (const double share : {before + 1e-6, before + probability - 1e-6}) {
      const auto word = json::array({word_at(share)}).dump();
      EXPECT_EQ(good(R"({"cmd":"draw","words":)" + word + "}")["drawn"], token) << word;
      good(R"({"cmd":"undo"})");
    }
    before += probability;
  }
}

TEST_F(Protocol, ViewIsWhatASeatMayKnow) {
  started();
  play({R"("action":"low")", R"("action":"heads")", R"("action":"tails","seat":1)"});
  EXPECT_EQ(good(R"({"cmd":"view","seat":1})")["view"]["chosen"], "tails");
  EXPECT_EQ(good(R"({"cmd":"view","seat":0})")["view"]["chosen"], nullptr);
  EXPECT_EQ(good(R"({"cmd":"view","seat":null})")["view"]["chosen"], nullptr);
}

TEST_F(Protocol, NoAnswerShowsASecretChoiceBeforeAllAreIn) {
  started();
  play({R"("action":"low")", R"("action":"heads")"});
  const auto everything = [&] {
    std::string all;
    for (const char* line : {R"({"cmd":"state"})", R"({"cmd":"record"})", R"({"cmd":"view","seat":0})",
                             R"({"cmd":"view","seat":null})", R"({"cmd":"best","seat":0})"}) {
      all += engine.answer(line);
    }
    return all;
  };
  play({R"("action":"heads","seat":1)"});
  const std::string heads = everything();
  good(R"({"cmd":"undo"})");
  play({R"("action":"tails","seat":1)"});
  EXPECT_EQ(everything(), heads);
  play({R"("action":"tails","seat":0)"});
  EXPECT_EQ(good(R"({"cmd":"record"})")["record"]["steps"], json({"low", "heads", "1:tails", "0:tails"}));
}

TEST_F(Protocol, AnalyzeTellsHowFarItIsWhereEventsAreAskedFor) {
  good(R"({"cmd":"new","game":"highcard","seed":7,"seats":2})");
  while (good(R"({"cmd":"state"})")["node"] == "chance") good(R"({"cmd":"draw"})");
  const auto events_of = [&](const char* line) {
    std::vector<json> events;
    engine.answer(line, [&](std::string_view text) { events.push_back(json::parse(text)); });
    return events;
  };
  EXPECT_THAT(events_of(R"({"cmd":"analyze"})"), testing::IsEmpty());
  EXPECT_THAT(events_of(R"({"cmd":"analyze","events":false})"), testing::IsEmpty());
  const auto events = events_of(R"({"cmd":"analyze","events":true,"id":[5]})");
  ASSERT_EQ(events.size(), 1u);
  EXPECT_EQ(events[0]["event"], "analysis");
  EXPECT_EQ(events[0]["id"], json({5}));
  EXPECT_EQ(events[0]["candidates"][0]["win_probabilities"], json({0.5, 0.5}));
  EXPECT_EQ(events[0]["candidates"][0]["depth"], 0);
  EXPECT_EQ(good(R"({"cmd":"analyze","events":true})")["candidates"][0]["depth"], 1) << "nobody hears the events";
}

TEST_F(Protocol, ARecordIsReadableAndGivesTheSameGame) {
  started(R"({"coin":"bent","ply_limit":20})");
  play({R"("action":"low")", R"("action":"heads")", R"("action":"heads","seat":1)", R"("action":"tails","seat":0)",
        R"("action":"high")"});
  const json record = good(R"({"cmd":"record"})")["record"];
  EXPECT_EQ(record, json::parse(R"({"nemeton":1,"game":"pennies","seats":2,
      "options":{"stakes":true,"coin":"bent","ply_limit":20},"seed":7,"steps":["low","heads","1:heads","0:tails","high"]})"));
  const json state = good(R"({"cmd":"state"})");
  const json drawn = good(R"({"cmd":"draw"})");

  Engine other(kGames);
  const json request = {{"cmd", "load"}, {"record", record}};
  EXPECT_EQ(json::parse(other.answer(request.dump())), state);
  EXPECT_EQ(json::parse(other.answer(R"({"cmd":"draw"})")), drawn) << "the draws go on as they would have";
}

TEST_F(Protocol, QuitIsAnsweredAndEndsTheEngine) {
  EXPECT_FALSE(engine.quit());
  EXPECT_EQ(engine.answer(R"({"cmd":"quit","id":3})"), R"({"ok":true,"id":3})");
  EXPECT_TRUE(engine.quit());
}

// ---- id

TEST_F(Protocol, EveryAnswerRepeatsTheIdAsItWasWritten) {
  for (const std::string id : {"7", "7.0", "-0", "123456789012345678901234567890", "null", "true", R"("x\u00e9é")",
                               R"({"b":[1,{}],"a":"}]\","})", R"("")", "[]"}) {
    EXPECT_THAT(engine.answer(R"({"cmd":"games","id":)" + id + "}"),
                testing::StartsWith(R"({"ok":true,"id":)" + id + ","));
    EXPECT_THAT(engine.answer(R"({"id": )" + id + R"( , "cmd":"state"})"),
                testing::StartsWith(R"({"ok":false,"id":)" + id + ","));
  }
  EXPECT_EQ(engine.answer("{\"cmd\":\"quit\",\"id\":[1,\t\"a b\" ,\r2]}"), R"({"ok":true,"id":[1,"a b",2]})");
  EXPECT_EQ(engine.answer(R"({"\u0069d":1,"cmd":"quit"})"), R"({"ok":true,"id":1})");
  EXPECT_EQ(engine.answer(R"({"cmd":"quit","x":{"id":1}})"), R"({"ok":true})");
}

// ---- the errors

TEST_F(Protocol, BadJsonIsTextThatIsNotJson) {
  started();
  for (const std::string& line :
       {std::string(), std::string(" "), std::string("{"), std::string("{\"cmd\":\"state\"} x"),
        std::string("{'cmd':'state'}"), std::string("{\"cmd\":\"state\",}"), std::string("{\"cmd\":NaN}"),
        std::string("{\"cmd\":\"\xff\"}"), std::string("\"\\ud800\""), std::string("{\"id\":1e999,\"cmd\":\"quit\"}"),
        std::string("// {}"), std::string("\x80"), std::string("{\"cmd\":\"a\nb\"}")}) {
    refused(line, "bad_json", "expected");
  }
  refused(std::string("{\"cmd\":\"state\"}\0", 16), "bad_json", "NUL");
  refused(R"({"cmd":"state","cmd":"undo"})", "bad_json", R"(member "cmd" twice)");
  refused(R"({"cmd":"new","options":{"a":[{"b":1,"\u0062":1}]}})", "bad_json", R"(member "b" twice)");
  refused(std::string("{\"cmd\":\"state\"}\0{", 17), "bad_json", "NUL");
}

TEST_F(Protocol, BadJsonIsDeepNesting) {
  started();
  const auto nested = [](std::size_t levels) {
    return R"({"cmd":"state","id":)" + std::string(levels - 1, '[') + std::string(levels - 1, ']') + "}";
  };
  good(nested(64));
  refused(nested(65), "bad_json", "nested too deep");
  refused(nested(500000), "bad_json", "nested too deep");
  refused(std::string(1000000, '['), "bad_json", "nested too deep");
  refused(std::string(1000000, ']'), "bad_json", "not JSON");
  good(R"({"cmd":"state","id":")" + std::string(1000, '[') + "\"}");
}

TEST_F(Protocol, OtherErrorsNameWhatWasGivenAndWhatWasExpected) {
  for (const char* cmd : {"apply", "draw", "undo", "state", "sides", "view", "best", "record"}) {
    refused(R"({"cmd":")" + std::string(cmd) + "\"}", "no_game", "expected new or load first");
  }
  const auto all_refused = [this](std::string_view code, std::initializer_list<std::array<std::string, 2>> requests) {
    for (const auto& [request, message] : requests) refused(R"({"cmd":)" + request + "}", std::string(code), message);
  };
  started();
  for (const std::string line : {"[]", "7", "\"state\"", "null"}) refused(line, "bad_request", "expected an object");
  refused("{}", "bad_request", "cmd is missing, expected one of games, new, apply");
  all_refused("bad_request",
              {{R"("State")", "cmd is \"State\", expected one of games"},
               {R"(["state"])", "cmd is an array"},
               {R"("new")", "game is missing, expected one of pennies, highcard"},
               {R"("new","game":5)", "game is 5"},
               {R"("new","game":"pennies","options":[])", "options is an array, expected an object"},
               {R"("apply")", "action is missing, expected a token"},
               {R"("apply","action":10)", "action is 10, expected a token"},
               {R"("apply","action":"low","seat":"0")", "seat is \"0\", expected seat 0"},
               {R"("view")", "seat is missing, expected a seat from 0 to 1 or null"},
               {R"("best","level":"genius")",
                "level is \"genius\", expected beginner, novice, casual, skilled, strong, expert, master or best"},
               {R"("best","level":1)", "level is 1"},
               {R"("analyze","action":3)", "expected a token in quotes"},
               {R"("analyze","events":1)", "events is 1, expected true or false"},
               {R"("reasons")", "action is missing"},
               {R"("reasons","action":"high","instead":3)", "instead is 3, expected a token"},
               {R"("load")", "record is missing"}});
  for (const std::string seed : {"-1", "9007199254740992", "1e30", "0.5", "\"7\"", "true", "[]"}) {
    refused(R"({"cmd":"new","game":"pennies","seed":)" + seed + "}", "bad_request",
            "expected an integer from 0 to 9007199254740991");
  }
  for (const std::string seat : {"2", "-1", "0.5", "\"0\"", "1e20"}) {
    refused(R"({"cmd":"view","seat":)" + seat + "}", "bad_request", "expected a seat from 0 to 1 or null");
  }
  for (const std::string ms : {"0", "-5", "600001", "1e300", "\"500\""}) {
    refused(R"({"cmd":"best","ms":)" + ms + "}", "bad_request", "expected milliseconds from 1 to 600000");
  }
  all_refused("unknown_game", {{R"("new","game":"chess")", "game is \"chess\", expected one of pennies, highcard"}});
  for (const std::string seats : {"1", "3", "0", "-2", "1e9", "\"2\"", "true"}) {
    refused(R"({"cmd":"new","game":"pennies","seats":)" + seats + "}", "bad_option", "expected 2 for pennies");
  }
  all_refused("bad_option", {{R"("new","game":"highcard")", "seats is missing, expected 2 to 3 for highcard"},
                             {R"("new","game":"highcard","seats":5)", "seats is 5, expected 2 to 3 for highcard"},
                             {R"("new","game":"highcard","seats":2,"options":{"low":true})",
                              "option low is true with 2 seats, expected 3 seats"}});
  const std::array<std::array<std::string, 2>, 11> options = {
      {{R"("limit":5)", "unknown option \"limit\", expected one of stakes, coin, ply_limit"},
       {R"("ply_limit":0)", "option ply_limit is 0, expected an integer from 1 to 1000"},
       {R"("ply_limit":10.5)", "option ply_limit is 10.5, expected an integer from 1 to 1000"},
       {R"("ply_limit":"10")", "option ply_limit is \"10\", expected an integer from 1 to 1000"},
       {R"("ply_limit":1e300)", "option ply_limit is 1e+300, expected an integer"},
       {R"("ply_limit":18446744073709551615)", "option ply_limit is 1.8446744073709552e+19, expected"},
       {R"("stakes":1)", "option stakes is 1, expected true or false"},
       {R"("stakes":null)", "option stakes is null, expected true or false"},
       {R"("coin":"gold")", "option coin is \"gold\", expected one of bent, fair"},
       {R"("coin":[])", "option coin is an array, expected one of bent, fair"},
       {R"("coin":"bent","ply_limit":-1)", "ply_limit"}}};
  for (const auto& [given, message] : options)
    refused(R"({"cmd":"new","game":"pennies","options":{)" + given + "}}", "bad_option", message);
  all_refused("illegal_action",
              {{R"("apply","action":"heads")", "\"heads\" is not legal for seat 0, expected one of high, low"},
               {R"("apply","action":"")", "\"\" is not legal"},
               {R"("apply","action":"low\u0000")", "is not legal"},
               {R"("apply","action":")" + std::string(100000, 'x') + "\"", "x…\" is not legal"},
               {R"("analyze","action":"tails")", "expected one of high, low"},
               {R"("reasons","action":"tails")", "expected one of high, low"},
               {R"("reasons","action":"high","instead":"tails")", "expected one of high, low"}});
  for (const std::string seat : {"1", "5", "-1", "9007199254740991"}) {
    const std::string message = "seat " + seat + " is not to act, expected seat 0";
    for (const char* request :
         {R"("apply","action":"low")", R"("best")", R"("analyze")", R"("reasons","action":"low")"})
      refused(R"({"cmd":)" + std::string(request) + R"(,"seat":)" + seat + "}", "not_your_turn", message);
  }
  all_refused("not_chance", {{R"("draw")", "expected a chance node"}});
  all_refused("nothing_to_undo", {{R"("undo")", "nothing has been played"}});
  play({R"("action":"low")"});
  all_refused("illegal_action",
              {{R"("apply","action":"edge")", "\"edge\" is not an outcome here, expected one of heads, tails"}});
  all_refused("bad_request",
              {{R"("best")", "chance is to be drawn"},
               {R"("draw","words":[])", "words has 0 words, which are too few for this draw"},
               {R"("draw","words":["12"])", "words has \"12\", expected an array of words of 16 hexadecimal digits"},
               {R"("draw","words":["000000000000000g"])", "expected an array of words"},
               {R"("draw","words":7)", "words is 7, expected an array of words"}});
  play({R"("action":"heads")"});
  all_refused("bad_request", {{R"("apply","action":"heads")", "seat is missing, expected seat 0 or 1"},
                              {R"("best")", "seat is missing, expected seat 0 or 1"}});
  play({R"("action":"tails","seat":1)"});
  all_refused("not_your_turn", {{R"("apply","action":"heads","seat":1)", "seat 1 is not to act, expected seat 0"}});
  started(R"({"ply_limit":1})");
  play({R"("action":"low")"});
  all_refused("illegal_action", {{R"("apply","action":"low")", "the game is over, \"low\" came too late"},
                                 {R"("apply","action":"low","seat":0)", "the game is over"}});
  all_refused("bad_request", {{R"("best","seat":0)", "the game is over"}});
}

TEST_F(Protocol, BadRecordSaysWhatIsWrongAndAtWhichStep) {
  started();
  play({R"("action":"high")"});
  const auto load = [&](const std::string& record, const std::string& message) {
    refused(R"({"cmd":"load","record":)" + record + "}", "bad_record", message);
  };
  load("7", "the record is 7, expected an object");
  load("[]", "the record is an array");
  load("{}", "nemeton is missing, expected the version of the record's format, 1");
  load(R"({"nemeton":2,"game":"pennies","steps":[]})", "nemeton is 2");
  load(R"({"nemeton":1,"steps":[]})", "game is missing");
  load(R"({"nemeton":1,"game":"chess","steps":[]})", "game is \"chess\"");
  load(R"({"nemeton":1,"game":"highcard","steps":[]})", "seats is missing, expected 2 to 3");
  load(R"({"nemeton":1,"game":"pennies","options":{"coin":1},"steps":[]})", "option coin is 1");
  load(R"({"nemeton":1,"game":"pennies","seed":-1,"steps":[]})", "seed is -1");
  load(R"({"nemeton":1,"game":"pennies"})", "steps is missing, expected an array of tokens");
  load(R"({"nemeton":1,"game":"pennies","steps":"low"})", "steps is \"low\"");
  load(R"({"nemeton":1,"game":"pennies","steps":["low",3]})", "step 2 is 3, expected a token in quotes");
  load(R"({"nemeton":1,"game":"pennies","steps":["low","edge"]})",
       "step 2: \"edge\" is not an outcome here, expected one of heads, tails");
  load(R"({"nemeton":1,"game":"pennies","steps":["low","heads","heads"]})",
       "step 3: \"heads\" names no seat, expected seat:action");
  load(R"({"nemeton":1,"game":"pennies","steps":["low","heads","0:"]})", "step 3: \"\" is not legal for seat 0");
  load(R"({"nemeton":1,"game":"pennies","steps":["low","heads","7:heads"]})", "step 3: seat 7 is not to act");
  load(R"({"nemeton":1,"game":"pennies","steps":["low","heads","99999999999:heads"]})", "step 3: ");
  load(R"({"nemeton":1,"game":"pennies","options":{"ply_limit":1},"steps":["low","heads"]})",
       "step 2: the game is over");
}

TEST_F(Protocol, LineTooLongIsMoreThanOneMebibyte) {
  started();
  const std::string state = R"({"cmd":"state"})";
  good(state + std::string(kMaxLine - state.size(), ' '));
  refused(state + std::string(kMaxLine - state.size() + 1, ' '), "line_too_long", "expected at most 1048576 bytes");
}

}  // namespace
}  // namespace nemeton
