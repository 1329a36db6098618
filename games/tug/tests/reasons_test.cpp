// Why an act or a roll is worth it: each kind where it holds and where it does not, and in random games that all that is said is so.
#include <map>
#include <numeric>
#include <set>

#include "games/tug/bot/bot.hpp"
#include "games/tug/tests/positions.hpp"
#include "games/tug/tests/turn_reference.hpp"

namespace nemeton::tug {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

static_assert(HasReasons<Tug>);

Tug::Action action_of(const Tug::State& state, const std::string& token) {
  const auto action = Tug::parse_token(state, state.turn, token);
  EXPECT_THAT(actions(state), testing::Contains(token));
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
  EXPECT_THAT(reasons_of(state, "reroll:1", "stand"), StartsWith(R"([{"kind":"may_win","chance":)"));
  const auto more = rolled(456, "146", side(333, 9, 0));
  EXPECT_EQ(reasons_of(more, "reroll:1", "stand"), R"([{"kind":"improves","out":2,"better":2,"worse":0}])");
  EXPECT_EQ(reasons_of(more, "stand", "reroll:6"), R"([{"kind":"keeps","out":2,"better":0,"worse":2}])");
}

// What an act makes of a position, reckoned from its token.
TurnReference acted(const Tug::State& state, Tug::Action action) {
  const auto before = TurnReference::of(state, state.turn);
  const std::string token = Tug::token(state, state.turn, action);
  if (token.starts_with("berserk:")) return before.berserk(token.back() - '0');
  return before.used(token[0] - '0', token[2] - '0', token.substr(4));
}

void expect_true_of_act(const Reason& reason, const Tug::State& state, Tug::Action one, Tug::Action two) {
  const auto before = TurnReference::of(state, state.turn), next = acted(state, one), other = acted(state, two);
  const auto theirs = TurnReference::list_of(state.sides[static_cast<std::size_t>(1 - state.turn)].column);
  const auto out = [&](const TurnReference& after) { return before.theirs.pulling() - after.theirs.pulling(); };
  const auto sixes = [](const TurnReference& after) { return std::ranges::count(after.column, 6); };
  const auto pips = [](const TurnReference& after) {
    return std::accumulate(after.column.begin(), after.column.end(), 0);
  };
  std::map<std::pair<int, int>, double> known;
  switch (reason.kind) {
    case Reason::Kind::wins: EXPECT_EQ(next.theirs.pulling(), 0); break;
    case Reason::Kind::clears:
      EXPECT_TRUE(next.can_clear());
      EXPECT_FALSE(other.can_clear());
      break;
    case Reason::Kind::guards:
      EXPECT_NEAR(reason.chance, least_risk(next, theirs, known), 1e-9);
      EXPECT_NEAR(reason.otherwise, least_risk(other, theirs, known), 1e-9);
      EXPECT_LT(reason.chance, reason.otherwise);
      break;
    case Reason::Kind::berserk:
      EXPECT_EQ(reason.number, out(next));
      EXPECT_EQ(reason.other, before.most_out(false));
      EXPECT_LT(reason.other, reason.number);
      break;
    case Reason::Kind::puts_out:
      EXPECT_EQ(reason.number, out(next));
      EXPECT_EQ(reason.other, next.theirs.pulling());
      EXPECT_GT(reason.number, out(other));
      break;
    case Reason::Kind::leaves_more:
      EXPECT_EQ(reason.number, out(next) + next.most_out());
      EXPECT_EQ(reason.other, out(other) + other.most_out());
      EXPECT_LT(reason.other, reason.number);
      break;
    case Reason::Kind::gains:
      EXPECT_EQ(reason.number, next.mine.pulling() - before.mine.pulling());
      EXPECT_EQ(reason.other, next.mine.pulling());
      EXPECT_GT(next.mine.pulling(), std::max(before.mine.pulling(), other.mine.pulling()));
      break;
    case Reason::Kind::adds_six:
      EXPECT_EQ(reason.number, sixes(next));
      EXPECT_GT(sixes(next), std::max(sixes(before), sixes(other)));
      break;
    case Reason::Kind::lowers_column:
      EXPECT_EQ(reason.other - reason.number, pips(before) - pips(next));
      EXPECT_LT(pips(next), std::min(pips(before), pips(other)));
      break;
    case Reason::Kind::lays_down:
      EXPECT_EQ(reason.number, next.theirs.weakened);
      EXPECT_GT(next.theirs.weakened, std::max(before.theirs.weakened, other.theirs.weakened));
      break;
    default: ADD_FAILURE() << "not of an act: " << int(reason.kind);
  }
}

// The dice after a choice in which one may be rolled again: how many of them are fresh, and the chance to clear the rope with them.
double chance_of(const Tug::State& state, Tug::Action action) {
  const auto fresh = TurnReference::list_of(state.dice), again = TurnReference::list_of(state.again);
  auto turn = TurnReference::of(state, state.turn);
  TurnReference::Known known;
  if (Tug::kind(action) == Tug::Kind::stand) return turn.chance(0, 0, known);
  double sum = 0;
  for (int value = 1; value <= kFaces; ++value) {
    turn.dice = fresh;
    TurnReference::take(turn.dice, Tug::value(action));
    turn.dice.push_back(value);
    turn.dice.insert(turn.dice.end(), again.begin(), again.end());
    sum += turn.chance(fresh.size() - 1, state.rerolls - 1, known) / kFaces;
  }
  return sum;
}

// Of the six throws of a die, how many let more be put out, and how many fewer.
std::pair<int, int> throws_of(const Tug::State& state, Tug::Action action) {
  auto turn = TurnReference::of(state, state.turn);
  const int now = turn.most_out();
  TurnReference::take(turn.dice, Tug::value(action));
  std::pair<int, int> counts;
  for (int value = 1; value <= kFaces; ++value) {
    TurnReference next = turn;
    next.dice.push_back(value);
    const int then = next.most_out();
    counts.first += then > now ? 1 : 0;
    counts.second += then < now ? 1 : 0;
  }
  return counts;
}

void expect_true_of_roll(const Reason& reason, const Tug::State& state, Tug::Action one, Tug::Action two) {
  switch (reason.kind) {
    case Reason::Kind::clears:
      EXPECT_NEAR(chance_of(state, one), 1, 1e-9);
      EXPECT_LT(chance_of(state, two), 1);
      break;
    case Reason::Kind::may_win:
      EXPECT_NEAR(chance_of(state, one), reason.chance, 1e-9);
      EXPECT_NEAR(chance_of(state, two), reason.otherwise, 1e-9);
      EXPECT_LT(reason.otherwise, reason.chance);
      break;
    case Reason::Kind::improves:
      EXPECT_EQ(throws_of(state, one), std::pair(reason.better, reason.worse));
      EXPECT_EQ(TurnReference::of(state, state.turn).most_out(), reason.number);
      EXPECT_GT(reason.better, reason.worse);
      break;
    case Reason::Kind::keeps:
      EXPECT_EQ(throws_of(state, two), std::pair(reason.better, reason.worse));
      EXPECT_EQ(TurnReference::of(state, state.turn).most_out(), reason.number);
      EXPECT_LT(reason.better, reason.worse);
      break;
    default: ADD_FAILURE() << "not of a roll: " << int(reason.kind);
  }
}

TEST(TugReasons, AreTrueInRandomGames) {
  std::set<Reason::Kind> met;
  for (std::uint64_t game = 0; game < 24; ++game) {
    Random random(game);
    History<Tug> history(opening());
    while (Tug::node(history.state()).kind != NodeKind::terminal) {
      const Tug::State state = history.state();
      if (Tug::node(state).kind == NodeKind::chance) {
        history.apply(kChance, Tug::random_outcome(state, random));
        continue;
      }
      const Seat seat = state.turn;
      const auto one = Tug::random_action(state, seat, random), two = Tug::random_action(state, seat, random);
      const auto told = reasons(history, seat, one, two);
      EXPECT_LE(told.size(), kMaxReasons);
      for (const Reason& reason : told) {
        SCOPED_TRACE(Tug::text(state, seat) + Tug::token(state, seat, one) + ", not " + Tug::token(state, seat, two));
        met.insert(reason.kind);
        (state.stage == Stage::reroll ? expect_true_of_roll : expect_true_of_act)(reason, state, one, two);
      }
      history.apply(seat, one);
    }
  }
  EXPECT_EQ(met.size(), 13u) << "a kind that is never met is not tested";
}

}  // namespace
}  // namespace nemeton::tug
