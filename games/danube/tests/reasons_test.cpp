// Why a step is worth taking: each kind where it holds and where it does not.
#include <gmock/gmock.h>

#include "games/danube/bot/bot.hpp"
#include "games/danube/tests/positions.hpp"

namespace nemeton::danube {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

static_assert(HasReasons<Danube>);

std::string reasons_of(const Danube::State& state, Danube::Action action,
                       std::optional<Danube::Action> instead = std::nullopt) {
  std::string text;
  JsonWriter json(text);
  write_reasons(History<Danube>(state), state.turn, action, instead, json);
  return text;
}

// After a throw of seat 0.
std::string reasons_of(int n, std::initializer_list<int> own, std::initializer_list<int> enemy, Danube::Action action,
                       std::optional<Danube::Action> instead = std::nullopt) {
  return reasons_of(after_throw(position(own, enemy), n), action, instead);
}

TEST(DanubeReasons, TheLastBoatWinsAndOthersComeHome) {
  EXPECT_EQ(reasons_of(3, {33}, {12}, Danube::step(33, 3)), R"([{"kind":"wins"}])");
  EXPECT_THAT(reasons_of(3, {25, 33}, {12}, Danube::step(33, 3), Danube::step(25, 3)),
              StartsWith(R"([{"kind":"comes_home","left":1})"));
  EXPECT_THAT(reasons_of(3, {25, 33}, {12}, Danube::step(25, 3), Danube::step(33, 3)), Not(HasSubstr("comes_home")));
}

TEST(DanubeReasons, ABoatIsSwitchedBackAndFurtherIsBetter) {
  EXPECT_THAT(reasons_of(4, {12, 20}, {16, 22}, Danube::step(12, 4)),
              StartsWith(R"([{"kind":"switches_back","from":16,"to":12})"));
  EXPECT_THAT(reasons_of(4, {12, 20}, {16, 22}, Danube::step(20, 2), Danube::step(12, 4)),
              Not(HasSubstr("switches_back")))
      << "the other step sends one back further";
  EXPECT_THAT(reasons_of(3, {12}, {20}, Danube::step(12, 3)), Not(HasSubstr("switches_back")));
  EXPECT_THAT(reasons_of(2, {20}, {18, 21, 22, 23}, Danube::step_back(20, 2)), Not(HasSubstr("switches_back")))
      << "it comes forward";
}

TEST(DanubeReasons, ABlockHoldsUpWhoIsAboveIt) {
  EXPECT_THAT(reasons_of(2, {13, 14, 10}, {4, 5, 20}, Danube::step(10, 2)),
              StartsWith(R"([{"kind":"blocks","boats":2,"squares":[12,13,14]})"));
  EXPECT_THAT(reasons_of(2, {13, 14, 15, 10}, {4, 5, 20}, Danube::step(10, 2)),
              StartsWith(R"([{"kind":"blocks","boats":2,"squares":[12,13,14,15]})"));
  EXPECT_THAT(reasons_of(2, {13, 14, 10}, {20, 22}, Danube::step(10, 2)), Not(HasSubstr("blocks")))
      << "nobody is above it";
}

TEST(DanubeReasons, AThrowIsLostToThoseWhoCannotPass) {
  EXPECT_THAT(reasons_of(4, {3, 5, 6}, {4}, Danube::step(3, 4)), HasSubstr(R"({"kind":"costs_throw","chance":1})"));
  EXPECT_THAT(reasons_of(4, {3, 5, 6}, {20}, Danube::step(3, 4)), Not(HasSubstr("costs_throw")));
}

TEST(DanubeReasons, TheRapidsArePassedAndAvoided) {
  EXPECT_THAT(reasons_of(3, {12, 28}, {4}, Danube::step(28, 3), Danube::step(12, 3)),
              StartsWith(R"([{"kind":"passes_rapids","left":1})"));
  EXPECT_THAT(reasons_of(2, {12, 28}, {4}, Danube::step(12, 2), Danube::step(28, 2)),
              HasSubstr(R"({"kind":"avoids_rapids"})"));
  EXPECT_THAT(reasons_of(2, {12, 28}, {4}, Danube::step(12, 2)), Not(HasSubstr("avoids_rapids")));
  EXPECT_THAT(reasons_of(2, {12, 28}, {4}, Danube::step(28, 2)), Not(HasSubstr("passes_rapids")));
  EXPECT_THAT(reasons_of(6, {24, 28}, {4}, Danube::step(28, 2), Danube::step(24, 6)), Not(HasSubstr("avoids_rapids")));
}

TEST(DanubeReasons, BoatsAreCoveredByStandingTogether) {
  EXPECT_EQ(reasons_of(2, {12, 14}, {10}, Danube::step(12, 1)), R"([{"kind":"covers","boats":0,"before":2}])");
  EXPECT_THAT(reasons_of(2, {12, 14}, {10}, Danube::step(12, 1), Danube::step(14, 2)), Not(HasSubstr("exposes_less")));
  EXPECT_THAT(reasons_of(2, {12, 14}, {10}, Danube::step(14, 2), Danube::step(12, 1)), Not(HasSubstr("covers")));
}

TEST(DanubeReasons, AStepExposesLessThanTheOther) {
  EXPECT_EQ(reasons_of(1, {12, 13, 14, 22}, {10}, Danube::step(22, 1), Danube::step(14, 1)),
            R"([{"kind":"exposes_less","boats":0,"otherwise":1}])");
  EXPECT_EQ(reasons_of(1, {12, 13, 14, 22}, {10}, Danube::step(22, 1)), "[]");
}

TEST(DanubeReasons, AMooringIsReachedAndTheSpringsAreLeft) {
  EXPECT_EQ(reasons_of(3, {26}, {35}, Danube::step(26, 3)), R"([{"kind":"reaches_mooring","square":29}])");
  EXPECT_EQ(reasons_of(2, {26}, {35}, Danube::step(26, 2)), "[]");
  EXPECT_EQ(reasons_of(3, {8, 20}, {35}, Danube::step(8, 3)), R"([{"kind":"leaves_springs"}])");
  EXPECT_EQ(reasons_of(3, {7, 20}, {35}, Danube::step(7, 3)), "[]");
}

}  // namespace
}  // namespace nemeton::danube
