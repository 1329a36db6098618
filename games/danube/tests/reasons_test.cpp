// Why a step is worth taking: each kind where it holds and where it does not, and in random games that all that is said is so.
#include <gmock/gmock.h>

#include <map>
#include <set>

#include "games/danube/bot/bot.hpp"
#include "games/danube/tests/positions.hpp"
#include "search/rollout.hpp"

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
}

TEST(DanubeReasons, ABlockHoldsUpWhoIsAboveIt) {
  EXPECT_THAT(reasons_of(2, {13, 14, 10}, {4, 5, 20}, Danube::step(10, 2)),
              StartsWith(R"([{"kind":"blocks","boats":2,"squares":[12,13,14]})"));
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
}

TEST(DanubeReasons, BoatsAreCoveredByStandingTogether) {
  EXPECT_EQ(reasons_of(2, {12, 14}, {10}, Danube::step(12, 1)), R"([{"kind":"covers","boats":0,"before":2}])");
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

// By the rules' own throws and steps: the boats of `seat` that a first step of the enemy's next throw switches with, and of 16 throws those
// with which none of its boats goes forward.
std::pair<std::set<int>, int> next_throw(Danube::State state, Seat seat) {
  std::set<int> boats;
  int lost = 0;
  const std::map<int, int> weights = {{1, 4}, {2, 6}, {3, 4}, {4, 1}, {6, 1}};
  for (const auto& [n, weight] : weights) {
    state.turn = static_cast<std::int8_t>(1 - seat);
    state.stage = Danube::Stage::under_way;
    state.held = 0;
    state.thrown = state.left = state.usable = 0;
    const auto thrown = after_throw(state, n);
    bool forward = false;
    for (const auto& token : thrown.turn == seat ? Tokens() : actions(thrown)) {
      forward |= token.contains('+');
      const auto next = after(thrown, token);
      for (Squares gone = state.boats[static_cast<std::size_t>(seat)] & ~next.boats[static_cast<std::size_t>(seat)];
           gone != 0; gone &= gone - 1) {
        boats.insert(lowest(gone));
      }
    }
    if (!forward) lost += weight;
  }
  return {boats, lost};
}

TEST(DanubeReasons, AreTrueInRandomGames) {
  std::set<Reason::Kind> met;
  for (std::uint64_t game = 0; game < 60; ++game) {
    Random random(game);
    History<Danube> history(opening());
    while (Danube::node(history.state()).kind != NodeKind::terminal) {
      const Danube::State state = history.state();
      if (Danube::node(state).kind == NodeKind::chance) {
        history.apply(kChance, Danube::random_outcome(state, random));
        continue;
      }
      const Seat seat = state.turn;
      const auto own = static_cast<std::size_t>(seat), enemy = 1 - own;
      const auto one = Danube::random_action(state, seat, random), two = Danube::random_action(state, seat, random);
      auto next = state, other = state;
      Danube::apply(next, seat, one);
      Danube::apply(other, seat, two);
      const auto told = reasons(history, seat, one, two);
      ASSERT_LE(told.size(), kMaxReasons);
      EXPECT_TRUE(one != two || told.empty()) << "nothing tells an action from itself";
      for (const Reason& reason : told) {
        SCOPED_TRACE(Danube::text(state, 0) + Danube::token(state, seat, one) + " " + Danube::token(state, seat, two));
        met.insert(reason.kind);
        const Squares boats = next.boats[own];
        const int from = Danube::from(one);
        switch (reason.kind) {
          case Reason::Kind::wins: EXPECT_EQ(boats, 0u); break;
          case Reason::Kind::comes_home:
            EXPECT_EQ(std::popcount(boats), reason.number);
            EXPECT_EQ(std::popcount(state.boats[own]), reason.number + 1);
            break;
          case Reason::Kind::switches_back:
            EXPECT_LT(reason.to, reason.from);
            EXPECT_EQ(state.boats[enemy] ^ next.boats[enemy], square(reason.from) | square(reason.to));
            break;
          case Reason::Kind::blocks: {
            EXPECT_EQ(reason.squares & boats, reason.squares);
            EXPECT_NE(reason.squares & ~blocks_of(state.boats[own]).squares, 0u) << "nothing is new";
            EXPECT_GE(std::popcount(reason.squares), lowest(reason.squares) > 24 ? 2 : 3);
            int above = 0;
            for (int s = 1; s < lowest(reason.squares); ++s) above += (next.boats[enemy] & square(s)) != 0 ? 1 : 0;
            EXPECT_EQ(above, reason.number);
            EXPECT_GT(above, 0);
            break;
          }
          case Reason::Kind::costs_throw:
            EXPECT_EQ(next_throw(next, seat).second, reason.number);
            EXPECT_LT(next_throw(state, seat).second, reason.number);
            break;
          case Reason::Kind::passes_rapids: {
            EXPECT_LT(from, kRapids);
            int above = 0;
            for (int s = 1; s < kRapids; ++s) above += (boats & square(s)) != 0 ? 1 : 0;
            EXPECT_EQ(above, reason.number);
            EXPECT_EQ(std::popcount(boats & from_to(kRapids + 1, kSea)),
                      std::popcount(state.boats[own] & from_to(kRapids + 1, kSea)) + 1);
            break;
          }
          case Reason::Kind::avoids_rapids:
            EXPECT_LT(std::popcount(other.boats[own] & from_to(20, kSea)),
                      std::popcount(state.boats[own] & from_to(20, kSea)) + 1);
            EXPECT_EQ(Danube::from(two) + (Danube::is_back(two) ? -1 : 1) * Danube::pips(two), kRapids);
            break;
          case Reason::Kind::covers:
            EXPECT_EQ(next_throw(next, seat).first.size(), static_cast<std::size_t>(reason.number));
            EXPECT_EQ(next_throw(state, seat).first.size(), static_cast<std::size_t>(reason.from));
            EXPECT_LT(reason.number, reason.from);
            break;
          case Reason::Kind::exposes_less:
            EXPECT_EQ(next_throw(next, seat).first.size(), static_cast<std::size_t>(reason.number));
            EXPECT_EQ(next_throw(other, seat).first.size(), static_cast<std::size_t>(reason.from));
            EXPECT_LT(reason.number, reason.from);
            break;
          case Reason::Kind::reaches_mooring:
            EXPECT_NE(boats & kSafe & square(reason.to) & ~state.boats[own], 0u);
            break;
          case Reason::Kind::leaves_springs: EXPECT_EQ(boats & kSprings, 0u); break;
        }
      }
      history.apply(seat, one);
    }
  }
  EXPECT_EQ(met.size(), 11u) << "a kind that is never met is not tested";
}

}  // namespace
}  // namespace nemeton::danube
