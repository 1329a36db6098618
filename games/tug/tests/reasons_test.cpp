// Why an act or a roll is worth it: each kind where it holds and where it does not.
#include "games/tug/bot/bot.hpp"
#include "games/tug/tests/positions.hpp"

namespace nemeton::tug {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

static_assert(HasReasons<Tug>);

Tug::Action action_of(const Tug::State& state, const std::string& token) {
  const auto action = Tug::parse_token(state, state.turn, token);
  EXPECT_TRUE(Table{{state}}.can(token)) << token;
  return action.value_or(0);
}

std::string reasons_of(const Tug::State& state, const std::string& token, const std::string& instead = "") {
  std::string text;
  JsonWriter json(text);
  const auto other = instead.empty() ? std::nullopt : std::optional(action_of(state, instead));
  write_reasons(History<Tug>(state), state.turn, action_of(state, token), other, json);
  return text;
}

TEST(TugReasons, TheLastAthleteOutWins) {
  EXPECT_EQ(reasons_of(rolled(123, "456", side(666, 1, 0)), "4/1:elim", "4/1:swap"), R"([{"kind":"wins"}])");
  EXPECT_THAT(reasons_of(rolled(123, "456", side(666, 2, 0)), "4/1:elim"), Not(HasSubstr("wins")));
  auto of_two = rolled(123, "456", side(666, 1, 0));
  of_two.matches = 2;
  EXPECT_EQ(reasons_of(of_two, "4/1:elim", "4/1:swap"), R"([{"kind":"wins"}])") << "the first match";
}

TEST(TugReasons, TheDiceThatAreLeftClearTheRope) {
  const auto state = rolled(144, "115", side(444, 2, 0));
  EXPECT_EQ(reasons_of(state, "5/4:elim", "5/1:elim"), R"([{"kind":"clears"}])")
      << "a 1 beside the 1 puts out the other; beside a 4 it does not";
  EXPECT_THAT(reasons_of(state, "5/4:elim", "1/1:elim"), Not(HasSubstr("clears"))) << "so does this";
  EXPECT_THAT(reasons_of(rolled(144, "115", side(444, 5, 0)), "5/4:elim", "5/1:elim"), Not(HasSubstr("clears")));
}

TEST(TugReasons, WhereFewPullTheyAreGuarded) {
  const auto last = played(position(side(235, 3, 0), side(456, 9, 0)), {"116", "1/2:weaken", "1/3:weaken"});
  EXPECT_THAT(reasons_of(last, "6/5:swap", "6/5:elim"), StartsWith(R"([{"kind":"guards","chance":0,)"))
      << "five are too many even for berserk";
  // With a column of ones three dice put out three, and four go by berserk alone: six rolls of 216.
  const auto three = played(position(side(235, 3, 0), side(111, 9, 0)), {"235", "2/2:weaken"});
  EXPECT_THAT(reasons_of(three, "3/3:swap", "3/3:elim"),
              StartsWith(R"([{"kind":"guards","chance":0,"otherwise":0.027777777777777776)"))
      << "the die that is left brings one more to the rope";
  EXPECT_THAT(reasons_of(played(three, {"3/3:weaken"}), "5/5:swap", "5/5:elim"),
              StartsWith(R"([{"kind":"guards","chance":0.027777777777777776,"otherwise":1})"));
  // Who stands is put out by a three at the least, unless there is a die to lay it down.
  const auto lying = played(position(side(236, 1, 2), side(333, 9, 0)), {"234", "stand", "2/2:weaken", "3/3:weaken"});
  EXPECT_THAT(reasons_of(lying, "4/6:weaken", "4/6:swap"), StartsWith(R"([{"kind":"guards","chance":0.96296296)"));
  const auto many = played(position(side(235, 8, 0), side(456, 9, 0)), {"116", "1/2:weaken", "1/3:weaken"});
  EXPECT_THAT(reasons_of(many, "6/5:swap", "6/5:elim"), Not(HasSubstr("guards")));
}

TEST(TugReasons, BerserkPutsOutMoreThanTheDiceOneByOne) {
  EXPECT_EQ(reasons_of(rolled(355, "333", side(444, 9, 0)), "berserk:4", "3/3:elim"),
            R"([{"kind":"berserk","out":4,"one_by_one":2}])")
      << "one by one: one stands beside the 3, and one is laid down and finished beside the fives";
  EXPECT_THAT(reasons_of(rolled(355, "333", side(444, 2, 0)), "berserk:2", "3/3:elim"),
              StartsWith(R"([{"kind":"wins"}])"));
}

TEST(TugReasons, AthletesArePutOutAndMoreCanBe) {
  EXPECT_EQ(reasons_of(rolled(144, "115", side(444, 9, 0)), "5/4:elim", "5/1:elim"),
            R"([{"kind":"leaves_more","out":2,"otherwise":1}])");
  EXPECT_EQ(reasons_of(rolled(144, "115", side(444, 9, 0)), "5/4:elim", "5/4:weaken"),
            R"([{"kind":"puts_out","out":1,"left":8},{"kind":"leaves_more","out":2,"otherwise":1}])");
}

TEST(TugReasons, ASwapGainsAndChangesTheColumn) {
  const auto state = rolled(235, "166");
  EXPECT_EQ(reasons_of(state, "6/2:swap", "6/5:elim"),
            R"([{"kind":"gains","athletes":5,"pulling":15},{"kind":"adds_six","sixes":1}])");
  EXPECT_THAT(reasons_of(state, "6/2:swap", "6/3:swap"), Not(HasSubstr("adds_six")));
  EXPECT_THAT(reasons_of(state, "1/5:swap", "1/5:weaken"),
              testing::EndsWith(
                  R"({"kind":"lowers_column","rolled":1,"beside":5,"chance":1,"otherwise":0.3333333333333333}])"));
}

TEST(TugReasons, AnAthleteIsLaidDown) {
  EXPECT_EQ(reasons_of(rolled(555, "111", side(333, 9, 3)), "1/5:weaken", "1/5:weaken"), "[]");
  EXPECT_EQ(reasons_of(rolled(555, "111", side(333, 9, 3)), "1/5:weaken"), R"([{"kind":"lays_down","lying":4}])");
}

TEST(TugReasons, ADieIsRolledAgainForMoreOrForTheWin) {
  const auto state = rolled(456, "146", side(333, 3, 0));
  EXPECT_THAT(reasons_of(state, "reroll:1", "stand"),
              StartsWith(R"([{"kind":"may_win","chance":0.3333333333333333,"otherwise":0})"));
  EXPECT_THAT(reasons_of(rolled(466, "126", side(333, 3, 0)), "reroll:1", "stand"),
              StartsWith(R"([{"kind":"may_win","chance":0.1388888888)"));
  const auto more = rolled(456, "146", side(333, 9, 0));
  EXPECT_EQ(reasons_of(more, "reroll:1", "stand"), R"([{"kind":"improves","out":2,"better":2,"worse":0}])");
  EXPECT_EQ(reasons_of(more, "stand", "reroll:6"), R"([{"kind":"keeps","out":2,"better":0,"worse":2}])");
}

}  // namespace
}  // namespace nemeton::tug
