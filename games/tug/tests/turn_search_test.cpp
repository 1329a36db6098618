// How far a search looks, against every action and outcome of the rules.
#include "games/tug/bot/turn_search.hpp"

#include <map>

#include "games/tug/tests/solved_positions.hpp"

namespace nemeton::tug {
namespace {

// The chance of the seat whose turn it is, of so many turns, this one among them.
class PlainSearch {
 public:
  explicit PlainSearch(const Tug::State& root) : match_(root.match) {}

  double of(const Tug::State& state, int turns) {
    if (turns == 0) return chances_.of(state);
    const auto [place, added] = known_.try_emplace({LearntEvaluator::key(state), turns});
    if (added) place->second = Tug::node(state).kind == NodeKind::chance ? average(state, turns) : best(state, turns);
    return known_[{LearntEvaluator::key(state), turns}];
  }

 private:
  double after(Tug::State state, Seat actor, Tug::Action action, int turns) {
    const Seat seat = state.turn;
    Tug::apply(state, actor, action);
    if (state.stage == Tug::Stage::over) return state.winner == seat ? 1 : 0;
    if (state.match != match_) return state.first_match == seat ? 1 : 0;
    return state.turn == seat ? of(state, turns) : 1 - of(state, turns - 1);
  }
  double best(const Tug::State& state, int turns) {
    ActionList<Tug> actions;
    Tug::actions(state, state.turn, actions);
    double most = 0, by_fewer = turns > 1 ? of(state, turns - 1) : 0;
    for (const Tug::Action action : actions) {
      const bool doubted =
          turns == 1 || TurnSearch::may_be_best(after(state, state.turn, action, turns - 1), by_fewer, turns - 1);
      if (doubted) most = std::max(most, after(state, state.turn, action, turns));
    }
    return most;
  }
  double average(const Tug::State& state, int turns) {
    OutcomeList<Tug> outcomes;
    Tug::outcomes(state, outcomes);
    double sum = 0, ways = 0;
    for (const auto& [outcome, weight] : outcomes) {
      sum += weight * after(state, kChance, outcome, turns);
      ways += weight;
    }
    return sum / ways;
  }

  int match_;
  Chances chances_{nullptr};
  std::map<std::pair<std::uint64_t, int>, double> known_;
};

double searched(const Tug::State& state, int turns) {
  Chances chances(nullptr);
  return TurnSearch(chances, state, state.turn).chance(state, turns);
}

TEST(TugWholeTurn, IsWorthWhatTheRulesMakeOfIt) {
  Random random(1);
  Chances chances(nullptr);
  WholeTurn turn(chances);
  for (int i = 0; i < 40; ++i) {
    const Owned owned = i % 4 == 0   ? Owned{3, 2}
                        : i % 4 == 1 ? Owned{19, 18}
                        : i % 4 == 2 ? Owned{18, 19}
                                     : Owned{18, 18};
    Position position = any_position(owned, random);
    if (i % 7 == 0) position.column = kColumns - 1;
    const Tug::State state = before_roll(position);
    EXPECT_NEAR(turn.chance(teams_of(state)), reckoned(state, [&](const Tug::State& end) { return chances.of(end); }),
                1e-12);
  }
}

TEST(TugTurnSearch, GoesThroughTheOthersTurnAsTheRulesDo) {
  Random random(2);
  for (int i = 0; i < 8; ++i) {
    Position position = any_position(i % 2 == 0 ? Owned{3, 3} : Owned{18, 18}, random);
    Tug::State state = before_roll(position);
    Tug::apply(state, kChance, Tug::random_outcome(state, random));
    while (state.stage == Tug::Stage::again || (state.stage == Tug::Stage::reroll && i % 4 != 0)) {
      if (Tug::node(state).kind == NodeKind::chance) Tug::apply(state, kChance, Tug::random_outcome(state, random));
      else Tug::apply(state, 0, Tug::random_action(state, 0, random));
    }
    EXPECT_NEAR(searched(state, 2), PlainSearch(state).of(state, 2), 1e-12);
  }
}

// A look further goes through positions of both seats; these are near the end, where there are few.
TEST(TugTurnSearch, GoesThroughThreeTurnsAsTheRulesDo) {
  for (const int roll : {113, 124}) {
    const auto state = played(position(side(122, 1, 1), side(123, 1, 2)), {std::to_string(roll)});
    EXPECT_NEAR(searched(state, 3), PlainSearch(state).of(state, 3), 1e-12);
  }
}

TEST(TugTurnSearch, WinsTheFirstOfTwoMatchesAsItWinsTheOnlyOne) {
  Tug::State state = played(position(side(111, 5, 0), side(111, 2, 1)), {"123"});
  EXPECT_EQ(searched(state, 2), 1);
  state.matches = 2;
  EXPECT_EQ(searched(state, 2), 1);
}

}  // namespace
}  // namespace nemeton::tug
