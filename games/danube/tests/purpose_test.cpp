// The bot gets on where it gives up little for it, and only while there are many boats.
#include "games/danube/bot/purpose.hpp"

#include "games/danube/bot/bot.hpp"
#include "games/danube/bot/evaluator.hpp"
#include "games/danube/bot/learnt.hpp"
#include "games/danube/tests/positions.hpp"
#include "search/tests/levels.hpp"

namespace nemeton::danube {
namespace {

using List = std::vector<Afterstate<Danube>>;

// Four boats of each side, or three; seat 0 has done better by twelve pips in the second of each.
const Danube::State kBehind = position({10, 12, 14, 16}, {20, 22, 24, 26}),
                    kAhead = position({22, 12, 14, 16}, {20, 22, 24, 26});
const Danube::State kFewBehind = position({12, 14, 16}, {22, 24, 26}), kFewAhead = position({12, 14, 28}, {22, 24, 26});

// How many pips seat 0 is ahead in what comes first of the list.
int race_of_first(List list, Seat seat = 0) {
  put_first_what_gets_on(list, seat);
  return race(list[0].state, 0);
}

TEST(DanubePurpose, CountsPipsAndBoatsThatAreHome) {
  EXPECT_EQ(race(kBehind, 0), 52 - 92);
  EXPECT_EQ(race(kBehind, 1), 92 - 52);
  EXPECT_EQ(race(position({10}, {20, 22}), 0), 10 + 36 - 42);
}

TEST(DanubePurpose, TakesWhatGetsOnOfWhatIsWorthNearlyTheSame) {
  EXPECT_EQ(race_of_first({{kBehind, {}, 0.02, 0}, {kAhead, {}, 0, 1}}), race(kAhead, 0));
  EXPECT_EQ(race_of_first({{kAhead, {}, 0.02, 0}, {kBehind, {}, 0, 1}}), race(kAhead, 0));
  // For the other seat lower values are better, and so is what is behind for this one.
  EXPECT_EQ(race_of_first({{kAhead, {}, -0.02, 0}, {kBehind, {}, 0, 1}}, 1), race(kBehind, 0));
}

// Twelve pips are worth 0.023.
TEST(DanubePurpose, LeavesWhatIsWorthMoreThanThePips) {
  EXPECT_EQ(race_of_first({{kBehind, {}, 0.03, 0}, {kAhead, {}, 0, 1}}), race(kBehind, 0));
  EXPECT_EQ(race_of_first({{kAhead, {}, -0.03, 0}, {kBehind, {}, 0, 1}}, 1), race(kAhead, 0));
  // Near the end of a game that is as good as won they are worth less.
  EXPECT_EQ(race_of_first({{kBehind, {}, 0.52, 0}, {kAhead, {}, 0.5, 1}}), race(kBehind, 0));
}

TEST(DanubePurpose, GivesUpOnlySoMuch) {
  const auto far_ahead = position({23, 31, 33, 35}, {20, 22, 24, 26});
  EXPECT_EQ(race_of_first({{kBehind, {}, 0.049, 0}, {far_ahead, {}, 0, 1}}), race(far_ahead, 0));
  EXPECT_EQ(race_of_first({{kBehind, {}, 0.051, 0}, {far_ahead, {}, 0, 1}}), race(kBehind, 0));
}

TEST(DanubePurpose, ComparesWhatHasBeenLookedIntoAlike) {
  EXPECT_EQ(race_of_first({{kBehind, {}, 0.02, 0, 2}, {kAhead, {}, 0, 1, 1}}), race(kBehind, 0));
}

TEST(DanubePurpose, GivesUpNothingWithFewBoats) {
  EXPECT_EQ(race_of_first({{kFewBehind, {}, 0.001, 0}, {kFewAhead, {}, 0, 1}}), race(kFewBehind, 0));
}

class DanubePurposeOfTheBot : public testing::Test {
 protected:
  DanubePurposeOfTheBot() { learn_from_network<Danube>(); }

  // Decisions of a game of five boats.
  static std::vector<Danube::State> decisions() {
    Random random(4);
    std::vector<Danube::State> found;
    auto state = opening();
    while (Danube::node(state).kind != NodeKind::terminal) {
      if (Danube::node(state).kind == NodeKind::chance) {
        Danube::apply(state, kChance, Danube::random_outcome(state, random));
        continue;
      }
      found.push_back(state);
      Danube::apply(state, state.turn, think(History<Danube>(state), state.turn, Level::expert, {}, 1).action);
    }
    return found;
  }
};

// What is told as a chance is what is believed, whatever it is that the bot chooses by.
TEST_F(DanubePurposeOfTheBot, IsInNoChanceThatIsTold) {
  const PositionEvaluator evaluator(learnt_network());
  const auto states = decisions();
  for (std::size_t i = 0; i < states.size(); i += 10) {
    const Seat seat = states[i].turn;
    const auto analysis = analyze(History<Danube>(states[i]), seat, {});
    Expectimax<Danube, PositionEvaluator> search(evaluator);
    for (const auto& candidate : analysis.candidates) {
      auto next = states[i];
      Danube::apply(next, seat, candidate.action);
      for (const auto action : candidate.line) Danube::apply(next, seat, action);
      List after = {{next, {}, 0, 0}};
      search.deepen(after, seat, 1);
      EXPECT_NEAR(candidate.win_probabilities[0], (1 + after[0].value) / 2, 1e-9) << Danube::text(next, 0);
    }
  }
}

// By it the bot's choice loses half as much as what a look back on the game calls an inaccuracy, and no more.
TEST_F(DanubePurposeOfTheBot, CostsNothingThatIsTold) {
  const auto states = decisions();
  for (std::size_t i = 0; i < states.size(); i += 10) {
    const Seat seat = states[i].turn;
    const auto action = think(History<Danube>(states[i]), seat, Level::master, {}, 1).action;
    const auto analysis =
        analyze(History<Danube>(states[i]), seat, {.budget = {}, .seed = 0, .asked = action, .on_progress = {}});
    const auto chosen = std::ranges::find(analysis.candidates, action, &Candidate<Danube::Action>::action);
    ASSERT_NE(chosen, analysis.candidates.end());
    const auto own = static_cast<std::size_t>(seat);
    EXPECT_GT(chosen->win_probabilities[own], analysis.candidates[0].win_probabilities[own] - 0.025)
        << Danube::text(states[i], 0);
  }
}

}  // namespace
}  // namespace nemeton::danube
